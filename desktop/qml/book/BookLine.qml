// A line of the list: the head of a group, or a page with its mark and its name in both scripts.
import QtQuick
import "../components"
import "../theme"

Item {
    id: line

    required property bool head
    required property string ruleset
    required property string kind
    required property string name
    required property string other
    required property string camp
    required property string glyph
    required property string sign
    required property int number
    required property string ident
    property bool chosen: false
    property bool current: false

    signal picked

    function open(): void {
        line.picked();
    }

    objectName: (head ? "group-" : "line-") + kind + "-" + ident
    implicitHeight: head ? heading.height + Theme.px(14) : Math.max(Theme.px(42), words.height + 10)
    Accessible.role: head ? Accessible.Heading : Accessible.ListItem
    Accessible.name: head || !other ? name : name + ", " + other
    Accessible.selected: chosen
    Accessible.onPressAction: line.picked()

    Ink {
        id: heading

        visible: line.head
        x: 4
        y: Theme.px(10)
        width: parent.width - 8 - (mark.visible ? mark.width + 6 : 0)
        type: "small"
        strong: true
        color: Theme.muted
        text: line.head ? line.name : ""
        Accessible.ignored: true
    }
    CampMark {
        id: mark

        visible: line.head && camp !== ""
        x: parent.width - width - 4
        y: Theme.px(8)
        camp: line.camp
        px: Theme.px(18)
        Accessible.ignored: true
    }
    Rectangle {
        visible: !line.head
        anchors.fill: parent
        anchors.margins: 1
        radius: Theme.radiusChip
        color: line.chosen ? Theme.accentSoft : hand.hovered ? Theme.raised2 : "transparent"
        border.width: line.current ? Theme.focusWidth : line.chosen ? Theme.strong : 0
        border.color: line.current ? Theme.focus : Theme.ring
    }
    BookMark {
        id: sign

        visible: !line.head
        x: 8
        anchors.verticalCenter: parent.verticalCenter
        glyph: line.head ? "" : line.glyph
        sign: line.number ? String(line.number) : line.sign
        camp: line.camp
        px: Theme.px(30)
    }
    Column {
        id: words

        visible: !line.head
        x: sign.x + sign.width + 10
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - 8

        Ink {
            width: parent.width
            type: "label"
            strong: line.chosen
            text: line.head ? "" : line.name
            Accessible.ignored: true
        }
        Ink {
            width: parent.width
            visible: text !== ""
            type: "tiny"
            strong: false
            color: Theme.muted
            text: line.head ? "" : line.other
            Accessible.ignored: true
        }
    }
    HoverHandler {
        id: hand
    }
    TapHandler {
        onTapped: line.picked()
    }
}
