// One of a few, as chips in a row that wraps.
pragma ComponentBehavior: Bound
import QtQuick

Flow {
    id: choice

    required property var values
    required property string current
    // value → its words
    required property var word
    property string group: ""

    signal chosen(string value)

    width: parent ? parent.width : implicitWidth
    spacing: 8

    Repeater {
        model: choice.values

        Chip {
            required property string modelData

            objectName: choice.group + "-" + modelData
            checkable: true
            autoExclusive: true
            checked: choice.current === modelData
            text: choice.word(modelData)
            onClicked: choice.chosen(modelData)
        }
    }
}
