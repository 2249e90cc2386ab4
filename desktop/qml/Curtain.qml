// What is seen while the house is made ready: dusk and a moon. QtQuick alone, so that it is there at once.
import QtQuick

Rectangle {
    id: sky

    gradient: Gradient {
        GradientStop {
            position: 0
            color: "#131a2e"
        }
        GradientStop {
            position: 1
            color: "#2c3a57"
        }
    }

    Rectangle {
        anchors.centerIn: parent
        width: 96
        height: 96
        radius: 48
        color: "#f4ecd8"
    }
}
