// The numbered steps of the way that is chosen.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

Column {
    id: steps

    readonly property var rows: Lab.steps
    readonly property var all: Lab.ways
    readonly property int many: all.length
    readonly property int labels: Math.round(Math.max(Theme.px(64), Math.min(Theme.px(140), width * 0.2)))

    spacing: 4

    Item {
        width: parent.width
        height: Math.max(title.height, ways.height)

        Ink {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - ways.width - 8
            type: "heading"
            text: Words.of("lab-steps", {
                n: Lab.way + 1
            })
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Row {
            id: ways

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter

            IconButton {
                objectName: "lab-way-before"
                enabled: Lab.way > 0
                name: Words.of("lab-step-previous", {})
                glyph: "previous-button"
                onClicked: Lab.choose(Lab.way - 1)
            }
            IconButton {
                objectName: "lab-way-after"
                enabled: Lab.way + 1 < steps.many
                name: Words.of("lab-step-next", {})
                glyph: "next-button"
                onClicked: Lab.choose(Lab.way + 1)
            }
        }
    }
    Ink {
        visible: steps.rows.length === 0
        width: parent.width
        color: Theme.muted
        text: Words.of("lab-steps-none", {})
    }
    Repeater {
        model: steps.rows

        WhyStep {
            required property var modelData
            required property int index

            objectName: "lab-step-" + index
            width: parent ? parent.width : 0
            labelWidth: steps.labels
            step: modelData
            last: index === steps.rows.length - 1
        }
    }
}
