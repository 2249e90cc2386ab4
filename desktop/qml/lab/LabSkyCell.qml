// A weather to choose: glyph over name.
import QtQuick
import QtQuick.Controls.Basic
import "../components"
import "../theme"

AbstractButton {
    id: cell

    property string glyph: ""

    implicitHeight: Math.max(Theme.px(52), words.implicitHeight + Theme.px(34))
    hoverEnabled: true
    checkable: true
    autoExclusive: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: cell.click()
    Keys.onReturnPressed: cell.click()
    Keys.onEnterPressed: cell.click()

    contentItem: Item {
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(5)
            glyph: cell.glyph
            px: Theme.px(20)
            color: cell.checked ? Theme.accent : Theme.muted
        }
        Ink {
            id: words

            y: Theme.px(28)
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            type: "small"
            strong: cell.checked
            text: cell.text
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.radiusCard
        color: cell.checked ? Theme.accentSoft : cell.hovered ? Theme.raised2 : Theme.raised
        border.width: cell.checked ? Theme.strong : Theme.hair
        border.color: cell.checked ? Theme.ring : Theme.line

        FocusRing {
            visible: cell.visualFocus
        }
    }
}
