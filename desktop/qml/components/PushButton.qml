// A button with words. `primary` fills it with lantern light: at most one a screen. `ghost` has no frame.
import QtQuick
import QtQuick.Controls.Basic
import "../theme"

Button {
    id: button

    property bool primary: false
    property bool ghost: false
    property bool danger: false
    property string glyph: ""
    property string hint: ""
    property int textSize: Theme.size("label")
    readonly property color foreground: primary ? (enabled ? Theme.inkOnAccent : Theme.muted) : danger ? Theme.danger : Theme.ink

    implicitHeight: Math.max(Theme.hit, contentItem.implicitHeight + 12)
    leftPadding: Theme.px(ghost ? 10 : 16)
    rightPadding: leftPadding
    topPadding: 4
    bottomPadding: 4
    opacity: enabled || primary ? 1 : Theme.disabledOpacity
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text || hint
    Accessible.description: hint
    Accessible.onPressAction: button.clicked()
    Keys.onReturnPressed: button.click()
    Keys.onEnterPressed: button.click()

    contentItem: Item {
        implicitWidth: line.implicitWidth
        implicitHeight: line.implicitHeight

        Row {
            id: line

            anchors.centerIn: parent
            spacing: 8

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: button.glyph !== ""
                glyph: button.glyph
                px: Theme.px(18)
                color: button.foreground
            }
            Ink {
                id: words

                anchors.verticalCenter: parent.verticalCenter
                visible: text !== ""
                text: button.text
                type: "label"
                font.pixelSize: button.textSize
                color: button.foreground
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }

    background: Rectangle {
        radius: Theme.radiusCard
        color: button.primary ? (!button.enabled ? Theme.raised2 : button.down ? Qt.darker(Theme.accentFill, 1.12) : button.hovered ? Qt.lighter(Theme.accentFill, 1.06) : Theme.accentFill) : button.down || button.hovered ? Theme.raised2 : button.ghost ? "transparent" : Theme.raised
        border.width: button.primary || button.ghost ? 0 : Theme.stroke
        border.color: Theme.lineStrong

        FocusRing {
            visible: button.visualFocus
        }
    }

    ToolTip {
        visible: button.hint !== "" && button.hovered && button.text === ""
        delay: 600
        text: button.hint
        font.pixelSize: Theme.size("small")
        palette.toolTipText: Theme.ink
        background: Panel {
            raised: true
        }
    }
}
