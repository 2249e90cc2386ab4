// A setting: its name and a line about it at the left, its control at the right, or below where there is no room.
import QtQuick
import "../theme"

Item {
    id: row

    required property string label
    property string note: ""
    property int controlWidth: Theme.px(280)
    property bool last: false
    readonly property bool beside: width >= Theme.px(250) + controlWidth
    default property alias control: place.data

    width: parent ? parent.width : implicitWidth
    implicitHeight: (beside ? Math.max(words.height, place.childrenRect.height) : words.height + 6 + place.childrenRect.height) + Theme.px(16)

    Column {
        id: words

        y: row.beside ? (row.height - height) / 2 : Theme.px(8)
        width: row.beside ? row.width - row.controlWidth - 16 : row.width

        Ink {
            width: parent.width
            text: row.label
            Accessible.ignored: true
        }
        Ink {
            width: parent.width
            visible: row.note !== ""
            type: "small"
            color: Theme.muted
            text: row.note
        }
    }
    Item {
        id: place

        x: row.beside ? row.width - width : 0
        y: row.beside ? (row.height - height) / 2 : words.y + words.height + 6
        width: Math.min(row.controlWidth, row.width)
        height: childrenRect.height
    }
    Rectangle {
        anchors.bottom: parent.bottom
        visible: !row.last
        width: parent.width
        height: Theme.hair
        color: Theme.line
    }
}
