// The rule document of Survival: every clause, the struck ones struck through, and what is forbidden.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

Sheet {
    id: sheet

    title: Words.of("survival-clauses", {})
    lead: Hall.news || Words.of("survival-clauses-lead", {})
    wide: 680

    component Line: Item {
        id: line

        required property var entry
        property string number: ""
        readonly property bool struck: entry.struck ?? false

        height: words.height
        Accessible.role: Accessible.ListItem
        Accessible.name: [number, entry.mark ?? "", entry.title, entry.text, entry.now ?? ""].filter(one => one !== "").join(" ")

        Ink {
            id: count

            width: Theme.px(26)
            text: line.number
            type: "small"
            color: Theme.faint
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
        }
        Column {
            id: words

            anchors.left: count.right
            anchors.leftMargin: 12
            anchors.right: parent.right

            Flow {
                width: parent.width
                spacing: 8

                Ink {
                    width: Math.min(implicitWidth, parent.width)
                    text: line.entry.title
                    type: "bodyStrong"
                    color: line.struck ? Theme.muted : Theme.ink
                    font.strikeout: line.struck
                    Accessible.ignored: true
                }
                Ink {
                    visible: text !== ""
                    text: line.entry.mark ?? ""
                    type: "small"
                    strong: line.struck
                    color: line.struck ? Theme.danger : Theme.faint
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
            Ink {
                width: parent.width
                text: line.entry.text
                type: "small"
                color: Theme.muted
                font.strikeout: line.struck
                Accessible.ignored: true
            }
            Ink {
                visible: text !== ""
                width: parent.width
                text: line.entry.now ?? ""
                type: "small"
                Accessible.ignored: true
            }
        }
    }

    Repeater {
        model: sheet.opened || sheet.visible ? Hall.clauses : []

        Line {
            required property var modelData
            required property int index

            width: parent ? parent.width : 0
            entry: modelData
            number: index + 1
        }
    }
    Ink {
        width: parent ? parent.width : 0
        topPadding: 8
        text: Words.of("survival-prohibitions", {})
        type: "heading"
        font.pixelSize: Theme.px(20)
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Repeater {
        model: sheet.opened || sheet.visible ? Hall.prohibitions : []

        Line {
            required property var modelData

            width: parent ? parent.width : 0
            entry: modelData
            number: "×"
        }
    }
}
