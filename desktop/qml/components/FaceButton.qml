// A face to press.
import QtQuick
import QtQuick.Controls.Basic
import "../theme"

AbstractButton {
    id: button

    required property string portrait
    property bool yours: false
    property bool dim: false
    property int px: Theme.px(40)

    implicitWidth: px
    implicitHeight: px
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: button.click()
    Keys.onReturnPressed: button.click()
    Keys.onEnterPressed: button.click()

    contentItem: Item {
        Face {
            portrait: button.portrait
            mood: button.hovered || button.visualFocus ? "smile" : "neutral"
            yours: button.yours
            dead: button.dim
            px: button.px
        }
    }
    background: Item {
        FocusRing {
            visible: button.visualFocus
            corner: button.px / 2
        }
    }
}
