// One line of the table of votes: for whom each voter voted.
pragma ComponentBehavior: Bound
import QtQuick
import "../components"
import "../theme"

Row {
    id: line

    required property string label
    property var figures: []
    property var paints: []
    property bool head: false
    property bool coloured: false
    readonly property real cell: Math.max(8, (width - title.width - 3 * figures.length) / Math.max(1, figures.length))

    spacing: 3

    Ink {
        id: title

        width: Math.max(62, Theme.px(64))
        text: line.label
        type: "tiny"
        strong: line.coloured
        color: line.head ? Theme.faint : line.coloured ? Theme.ink : Theme.muted
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
    }
    Repeater {
        model: line.figures

        Rectangle {
            id: cell

            required property var modelData
            required property int index

            width: line.cell
            height: Theme.px(22)
            radius: 4
            color: line.head || cell.modelData === 0 ? "transparent" : line.coloured ? line.paints[cell.index] : Theme.raised

            Ink {
                anchors.centerIn: parent
                text: cell.modelData === 0 ? "" : cell.modelData
                type: "tiny"
                strong: line.head || line.coloured
                lineHeight: 1
                font.pixelSize: Math.min(Theme.size("tiny"), line.cell * 0.75)
                color: line.head ? Theme.faint : line.coloured && line.paints[cell.index] !== Theme.raised2 ? Theme.inkOnAccent : Theme.ink
            }
        }
    }
}
