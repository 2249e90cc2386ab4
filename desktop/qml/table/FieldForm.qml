// What is chosen besides seats: one row of chips a field, pressed by mouse or keyboard; orders show what came when.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

Column {
    id: form

    readonly property var fields: Table.task.fields

    spacing: 14

    Repeater {
        model: form.fields

        Column {
            id: field

            required property var modelData

            width: form.width
            spacing: 6

            Ink {
                width: parent.width
                text: field.modelData.note ? field.modelData.label + "  " + field.modelData.note : field.modelData.label
                type: "label"
                color: Theme.muted
            }
            Flow {
                width: parent.width
                spacing: 6

                Repeater {
                    model: field.modelData.options

                    Chip {
                        required property var modelData

                        objectName: "field-" + field.modelData.name + "-" + modelData.id
                        checkable: true
                        checked: modelData.on
                        text: modelData.label
                        onClicked: Table.choose(field.modelData.name, modelData.id)
                    }
                }
            }
            Row {
                visible: field.modelData.picked !== ""
                width: parent.width
                spacing: 6

                Ink {
                    width: Math.min(implicitWidth, parent.width - away.width - 6)
                    anchors.verticalCenter: parent.verticalCenter
                    text: field.modelData.picked
                    type: "bodyStrong"
                }
                IconButton {
                    id: away

                    objectName: "undo-" + field.modelData.name
                    name: Words.of("survival-take-back", {})
                    glyph: "return-arrow"
                    onClicked: Table.unchoose(field.modelData.name)
                }
            }
        }
    }
}
