// One of a few ways to go: glyph, name and a line about it. The chosen one has a ring, a tint and a tick.
import QtQuick
import QtQuick.Controls.Basic
import "../theme"

AbstractButton {
    id: card

    property string glyph: ""
    property string note: ""

    checkable: true
    autoExclusive: true
    implicitHeight: Math.max(Theme.px(57), words.height + Theme.px(14))
    implicitWidth: Theme.px(190)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.description: note
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: card.click()
    Keys.onReturnPressed: card.click()
    Keys.onEnterPressed: card.click()

    contentItem: Item {
        Icon {
            id: mark

            x: Theme.px(16)
            anchors.verticalCenter: parent.verticalCenter
            visible: card.glyph !== ""
            glyph: card.glyph
            px: Theme.px(30)
            color: card.checked ? Theme.accent : Theme.muted
        }
        Column {
            id: words

            anchors.left: parent.left
            anchors.leftMargin: mark.visible ? Theme.px(58) : Theme.px(16)
            anchors.right: parent.right
            anchors.rightMargin: card.checked ? Theme.px(44) : Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter

            Ink {
                width: parent.width
                type: "bodyStrong"
                font.pixelSize: Theme.px(16)
                text: card.text
                Accessible.ignored: true
            }
            Ink {
                width: parent.width
                type: "small"
                color: card.checked ? Theme.ink : Theme.muted
                text: card.note
                Accessible.ignored: true
            }
        }
        Rectangle {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            visible: card.checked
            width: Theme.px(24)
            height: width
            radius: width / 2
            color: Theme.accentFill

            Icon {
                anchors.centerIn: parent
                glyph: "check-mark"
                px: Theme.px(13)
                color: Theme.inkOnAccent
            }
        }
    }
    background: Rectangle {
        radius: Theme.radiusCard
        color: card.checked ? Theme.accentSoft : card.hovered ? Theme.raised : Theme.surface
        border.width: card.checked ? Theme.strong : Theme.stroke
        border.color: card.checked ? Theme.ring : Theme.line

        FocusRing {
            visible: card.visualFocus
        }
    }
}
