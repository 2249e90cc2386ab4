// A glyph, a word and what it means.
import QtQuick
import "../theme"

Item {
    id: line

    property string glyph: ""
    property string camp: ""
    required property string title
    required property string body

    width: parent ? parent.width : implicitWidth
    implicitHeight: words.height + Theme.px(12)

    Icon {
        id: mark

        y: Theme.px(9)
        glyph: line.glyph
        px: Theme.px(20)
        color: Theme.accent
    }
    Column {
        id: words

        anchors.left: mark.right
        anchors.leftMargin: 14
        anchors.right: parent.right
        y: Theme.px(6)

        Row {
            visible: line.title !== ""
            spacing: 8

            Ink {
                type: "bodyStrong"
                text: line.title
                wrapMode: Text.NoWrap
            }
            CampMark {
                anchors.verticalCenter: parent.verticalCenter
                visible: line.camp !== ""
                camp: line.camp
                px: Theme.px(18)
            }
        }
        Ink {
            width: parent.width
            color: line.title ? Theme.muted : Theme.ink
            text: line.body
        }
    }
}
