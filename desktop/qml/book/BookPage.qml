// A page of the encyclopedia: mark, names, texts, facts, links, and the stages in which it takes part.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

ScrollArea {
    id: area

    required property var entry
    readonly property bool has: entry.name !== undefined
    readonly property int side: Theme.px(22)

    signal followed(string kind, string id)
    signal tried(string kind, string id)

    contentHeight: column.height + Theme.px(36)
    reading: has ? entry.name : ""
    onEntryChanged: contentY = 0

    Column {
        id: column

        x: area.side
        y: Theme.px(18)
        width: area.width - 2 * area.side
        spacing: Theme.px(14)
        visible: area.has

        Item {
            width: parent.width
            height: Math.max(mark.height, names.height)

            BookMark {
                id: mark

                anchors.verticalCenter: parent.verticalCenter
                glyph: area.has ? area.entry.glyph : ""
                sign: area.has ? area.entry.sign : ""
                camp: area.has ? area.entry.camp : ""
                px: Theme.px(76)
            }
            Column {
                id: names

                anchors.left: mark.right
                anchors.leftMargin: Theme.px(16)
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: 2

                Ink {
                    width: parent.width
                    type: "small"
                    color: Theme.muted
                    text: area.has ? Words.of("book-kind-in", {
                        kind: Words.of("book-one-" + area.entry.kind, {}),
                        rules: Words.of("book-rules-" + area.entry.ruleset, {})
                    }) : ""
                }
                Ink {
                    objectName: "book-name"
                    width: parent.width
                    type: "title"
                    lineHeight: 1
                    text: area.has ? area.entry.name : ""
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                Ink {
                    objectName: "book-other"
                    width: parent.width
                    color: Theme.muted
                    text: area.has ? area.entry.other : ""
                }
            }
        }
        Ink {
            objectName: "book-short"
            width: parent.width
            visible: text !== ""
            type: "bodyStrong"
            text: area.has ? area.entry.short : ""
        }
        Ink {
            objectName: "book-long"
            width: parent.width
            visible: text !== ""
            text: area.has ? area.entry.long : ""
        }
        PushButton {
            objectName: "book-try"
            visible: area.has && area.entry.lab
            glyph: "night-sky"
            text: Words.of("book-try", {})
            onClicked: area.tried(area.entry.kind, area.entry.id)
        }
        Column {
            width: parent.width
            visible: facts.count > 0
            spacing: 0

            Repeater {
                id: facts

                model: area.has ? area.entry.facts : []

                Item {
                    id: fact

                    required property var modelData

                    width: parent ? parent.width : 0
                    height: Math.max(label.height, value.height) + Theme.px(12)
                    Accessible.role: Accessible.ListItem
                    Accessible.name: modelData.label + ": " + modelData.value

                    Rectangle {
                        width: parent.width
                        height: Theme.hair
                        color: Theme.line
                    }
                    Ink {
                        id: label

                        y: Theme.px(6)
                        width: Theme.px(120)
                        type: "small"
                        color: Theme.muted
                        text: fact.modelData.label
                        Accessible.ignored: true
                    }
                    Ink {
                        id: value

                        x: Theme.px(132)
                        y: Theme.px(6)
                        width: parent.width - x
                        type: "label"
                        text: fact.modelData.value
                        Accessible.ignored: true
                    }
                }
            }
        }
        Column {
            width: parent.width
            visible: steps.count > 0
            spacing: 6

            Ink {
                width: parent.width
                type: "bodyStrong"
                text: Words.of("book-steps", {})
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Repeater {
                id: steps

                model: area.has ? area.entry.steps : []

                Item {
                    id: step

                    required property var modelData
                    readonly property string place: Words.of("book-step-" + modelData.phase, {
                        n: modelData.number
                    })

                    width: parent ? parent.width : 0
                    height: Math.max(stage.height, which.height)

                    Ink {
                        id: at

                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(76)
                        type: "small"
                        color: Theme.muted
                        text: step.place
                    }
                    BookLink {
                        id: stage

                        anchors.left: at.right
                        anchors.verticalCenter: parent.verticalCenter
                        to: step.modelData
                        onFollowed: (kind, id) => area.followed(kind, id)
                    }
                    Ink {
                        id: which

                        anchors.left: stage.right
                        anchors.leftMargin: 10
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        visible: width > Theme.px(120)
                        type: "tiny"
                        strong: false
                        color: Theme.faint
                        text: step.modelData.which
                    }
                }
            }
        }
        Repeater {
            model: area.has ? area.entry.related : []

            Column {
                id: group

                required property var modelData

                width: parent ? parent.width : 0
                spacing: 8

                Ink {
                    width: parent.width
                    type: "bodyStrong"
                    text: group.modelData.label
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                Flow {
                    width: parent.width
                    spacing: 8

                    Repeater {
                        model: group.modelData.links

                        BookLink {
                            required property var modelData

                            to: modelData
                            onFollowed: (kind, id) => area.followed(kind, id)
                        }
                    }
                    Ink {
                        visible: group.modelData.more > 0
                        height: Theme.px(32)
                        type: "small"
                        color: Theme.muted
                        text: Words.of("book-more", {
                            n: group.modelData.more
                        })
                    }
                }
            }
        }
    }
}
