// A round face on its plate.
pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

Item {
    id: face

    required property string portrait
    property string mood: "neutral"
    property bool dead: false
    property bool tied: false
    property bool yours: false
    property int px: 34

    width: px
    height: px
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.plateTop }
            GradientStop { position: 1; color: Theme.plateBottom }
        }
        opacity: face.dead ? 0.4 : 1
    }
    Image {
        anchors.fill: parent
        source: face.portrait ? "image://round/" + (face.dead ? "grey/" : "") + face.portrait + "_" + face.mood : ""
        sourceSize: Qt.size(face.px * Screen.devicePixelRatio, face.px * Screen.devicePixelRatio)
        opacity: face.dead ? Theme.deadOpacity : 1
    }
    Rectangle {
        visible: face.tied || face.yours
        anchors.fill: parent
        anchors.margins: -3
        radius: width / 2
        color: "transparent"
        border.width: Theme.strong
        border.color: face.tied ? Theme.danger : Theme.ring
    }
}
