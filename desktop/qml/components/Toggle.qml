// On or off, said in words beside the knob by its `text`.
import QtQuick
import QtQuick.Controls.Basic
import "../theme"

AbstractButton {
    id: toggle

    checkable: true
    implicitHeight: Math.max(Theme.hit, words.implicitHeight + 8)
    implicitWidth: track.width + (text ? 10 + words.implicitWidth : 0)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : Theme.disabledOpacity
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onToggleAction: toggle.click()
    Keys.onReturnPressed: toggle.click()
    Keys.onEnterPressed: toggle.click()

    contentItem: Item {
        Rectangle {
            id: track

            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(44)
            height: Theme.px(24)
            radius: height / 2
            color: toggle.checked ? Theme.accentSoft : Theme.sunk
            border.width: Theme.stroke
            border.color: toggle.checked ? Theme.ring : Theme.lineStrong

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(16)
                height: width
                radius: width / 2
                x: toggle.checked ? parent.width - width - Theme.px(4) : Theme.px(4)
                color: toggle.checked ? Theme.ring : Theme.lineStrong

                Behavior on x {
                    NumberAnimation {
                        duration: Theme.tap
                    }
                }
            }
            FocusRing {
                visible: toggle.visualFocus
                corner: parent.radius
            }
        }
        Ink {
            id: words

            anchors.left: track.right
            anchors.leftMargin: 10
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: toggle.text
            Accessible.ignored: true
        }
    }
}
