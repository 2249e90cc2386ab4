// Settings that belong together, under a heading.
import QtQuick
import "../theme"

Panel {
    id: group

    required property string title
    default property alias rows: inside.data

    width: parent ? parent.width : implicitWidth
    implicitHeight: inside.height + Theme.px(26)
    height: implicitHeight

    Column {
        id: inside

        x: Theme.px(20)
        y: Theme.px(14)
        width: parent.width - 2 * x

        Ink {
            width: parent.width
            bottomPadding: 4
            type: "heading"
            font.pixelSize: Theme.px(20)
            text: group.title
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }
}
