// One step of a night: its stage at the left, a mark on the thread, what it did, and the chance where chance spoke.
pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

Item {
    id: line

    required property var step
    property bool last: false
    property int labelWidth: Theme.px(62)
    readonly property bool chancy: step.chance >= 0

    implicitHeight: Math.max(label.height, words.height) + Theme.px(12)
    Accessible.role: Accessible.ListItem
    Accessible.name: step.label + ": " + step.text + (chancy ? " " + step.odds + ", " + step.outcome : "")

    Rectangle {
        x: line.labelWidth + Theme.px(18) - 1
        y: Theme.px(12)
        visible: !line.last
        width: 2
        height: line.height
        color: Theme.line
    }
    Ink {
        id: label

        y: Theme.px(6)
        width: line.labelWidth
        horizontalAlignment: Text.AlignRight
        type: "small"
        strong: true
        color: Theme.muted
        text: line.step.label
        Accessible.ignored: true
    }
    Rectangle {
        x: line.labelWidth + Theme.px(18) - width / 2
        y: Theme.px(9)
        width: Theme.px(14)
        height: width
        radius: line.step.bad ? 2 : width / 2
        rotation: line.step.bad ? 45 : 0
        scale: line.step.bad ? 0.85 : 1
        color: line.step.bad ? Theme.danger : Theme.surface
        border.width: Theme.selected
        border.color: line.step.bad ? Theme.danger : Theme.ring
        antialiasing: true
    }
    Column {
        id: words

        x: line.labelWidth + Theme.px(40)
        y: Theme.px(5)
        width: line.width - x
        spacing: 5

        Ink {
            width: parent.width
            text: line.step.text
            Accessible.ignored: true
        }
        Flow {
            visible: line.chancy
            width: parent.width
            spacing: 12

            Rectangle {
                width: Theme.px(190)
                height: Theme.px(14)
                radius: 4
                color: Theme.sunk
                border.width: Theme.hair
                border.color: Theme.lineStrong

                Rectangle {
                    x: 1
                    y: 1
                    width: Math.max(0, (parent.width - 2) * line.step.chance)
                    height: parent.height - 2
                    radius: 3
                    color: Theme.accentFill
                }
            }
            Ink {
                type: "small"
                color: Theme.muted
                text: line.step.odds
                Accessible.ignored: true
            }
            Ink {
                type: "small"
                strong: true
                color: line.step.happened ? Theme.good : Theme.danger
                text: line.step.outcome
                Accessible.ignored: true
            }
        }
    }
}
