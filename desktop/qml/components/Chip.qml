// A small choice among several; `checked` fills it.
import QtQuick
import QtQuick.Controls.Basic
import "../theme"

AbstractButton {
    id: chip

    property string glyph: ""
    property bool soft: false
    readonly property color foreground: checked && !soft ? Theme.inkOnAccent : Theme.ink

    implicitHeight: Math.max(Theme.px(30), contentItem.implicitHeight + 4)
    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    leftPadding: Theme.px(10)
    rightPadding: leftPadding
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : Theme.disabledOpacity
    Accessible.role: checkable ? Accessible.RadioButton : Accessible.Button
    Accessible.name: text
    Accessible.checkable: checkable
    Accessible.checked: checked
    Accessible.onPressAction: chip.click()
    Keys.onReturnPressed: chip.click()
    Keys.onEnterPressed: chip.click()

    contentItem: Item {
        implicitWidth: line.implicitWidth
        implicitHeight: line.implicitHeight

        Row {
            id: line

            anchors.centerIn: parent
            spacing: 6

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: chip.glyph !== ""
                glyph: chip.glyph
                px: Theme.px(16)
                color: chip.foreground
            }
            Ink {
                anchors.verticalCenter: parent.verticalCenter
                text: chip.text
                type: "label"
                strong: chip.checked
                color: chip.foreground
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }

    background: Rectangle {
        radius: Theme.radiusChip
        color: chip.checked ? (chip.soft ? Theme.accentSoft : Theme.accentFill) : chip.hovered ? Theme.raised2 : Theme.raised
        border.width: chip.checked && chip.soft ? Theme.strong : Theme.hair
        border.color: chip.checked ? (chip.soft ? Theme.ring : Theme.accentFill) : Theme.line

        FocusRing {
            visible: chip.visualFocus
            corner: Theme.radiusChip
        }
    }
}
