// A line of the title's menu: glyph, words, and a note at the right where there is room for it.
import QtQuick
import QtQuick.Controls.Basic
import "../theme"

AbstractButton {
    id: entry

    property string glyph: ""
    property string note: ""
    property bool small: false

    implicitHeight: Math.max(Theme.px(small ? 46 : 54), Theme.hit)
    implicitWidth: words.x + words.implicitWidth + Theme.px(14)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: note
    Accessible.onPressAction: entry.click()
    Keys.onReturnPressed: entry.click()
    Keys.onEnterPressed: entry.click()

    contentItem: Item {
        Icon {
            id: mark

            x: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            glyph: entry.glyph
            px: Theme.px(entry.small ? 20 : 22)
            color: entry.small ? Theme.muted : Theme.accent
        }
        Ink {
            id: words

            anchors.left: mark.right
            anchors.leftMargin: entry.small ? 12 : 16
            anchors.verticalCenter: parent.verticalCenter
            type: entry.small ? "body" : "heading"
            font.pixelSize: Theme.px(entry.small ? 16 : 22)
            font.letterSpacing: entry.small ? 0 : Theme.px(22) * 0.06
            text: entry.text
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Ink {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            visible: words.x + words.implicitWidth + 16 + implicitWidth + anchors.rightMargin <= entry.width
            type: "small"
            color: Theme.muted
            text: entry.note
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.radiusCard
        color: entry.down || entry.hovered ? Theme.raised2 : "transparent"
        opacity: 0.8

        FocusRing {
            visible: entry.visualFocus
        }
    }
}
