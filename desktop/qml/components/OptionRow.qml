// A rule and its value; a press takes the next value.
import QtQuick
import QtQuick.Controls.Basic
import "../theme"

AbstractButton {
    id: option

    required property string label
    required property string value
    property bool last: false
    property string about: ""
    readonly property bool helping: help.visible

    implicitHeight: Math.max(Theme.hit, words.height + 12)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    text: Words.of("new-option-change", {
        option: label,
        value: value
    })
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: about
    Accessible.onPressAction: option.click()
    Keys.onReturnPressed: option.click()
    Keys.onEnterPressed: option.click()

    contentItem: Item {
        Flow {
            id: words

            readonly property bool wraps: name.implicitWidth + current.implicitWidth + 12 > parent.width

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width

            Ink {
                id: name

                width: words.wraps ? parent.width : parent.width - current.width
                type: "small"
                color: Theme.muted
                text: option.label
                Accessible.ignored: true
            }
            Ink {
                id: current

                width: words.wraps ? parent.width : implicitWidth
                type: "label"
                horizontalAlignment: words.wraps ? Text.AlignLeft : Text.AlignRight
                text: option.value
                Accessible.ignored: true
            }
        }
    }
    ToolTip {
        id: help

        visible: option.about !== "" && (option.hovered || option.visualFocus)
        delay: 600
        width: Math.min(implicitWidth, Theme.px(360))
        text: option.about
        font.pixelSize: Theme.size("small")
        palette.toolTipText: Theme.ink
        background: Panel {
            raised: true
        }
    }
    background: Rectangle {
        color: option.down || option.hovered ? Theme.raised : "transparent"
        radius: Theme.radiusChip

        Rectangle {
            anchors.bottom: parent.bottom
            visible: !option.last
            width: parent.width
            height: Theme.hair
            color: Theme.line
        }
        FocusRing {
            visible: option.visualFocus
            corner: Theme.radiusChip
            anchors.margins: -2
        }
    }
}
