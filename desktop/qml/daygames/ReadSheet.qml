// Something to read over the scene: the rules of the game, or its rounds so far.
pragma ComponentBehavior: Bound
import QtQuick
import "../components"
import "../theme"

Sheet {
    id: sheet

    // each: `title` (may be empty), `lines`
    property var parts: []
    property string empty: ""

    wide: 640

    Ink {
        visible: sheet.parts.length === 0
        width: parent ? parent.width : 0
        text: sheet.empty
        color: Theme.muted
    }
    Repeater {
        model: sheet.opened || sheet.visible ? sheet.parts : []

        Column {
            id: part

            required property var modelData

            width: parent ? parent.width : 0
            spacing: 4

            Ink {
                visible: text !== ""
                width: parent.width
                text: part.modelData.title
                type: "bodyStrong"
                color: Theme.accent
            }
            Repeater {
                model: part.modelData.lines

                Row {
                    required property string modelData

                    width: part.width
                    spacing: 8

                    Rectangle {
                        y: Theme.px(9)
                        width: 5
                        height: 5
                        radius: 3
                        color: Theme.muted
                    }
                    Ink {
                        width: parent.width - 13
                        text: parent.modelData
                        type: "body"
                    }
                }
            }
        }
    }
}
