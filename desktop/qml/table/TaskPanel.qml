// What is to be chosen on the stage: by night an action, in the vote a seat. Picks can be taken back until confirmed.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

Item {
    id: panel

    readonly property var task: Table.task

    // several ballots: each has a place of its own
    readonly property bool slots: task.id === "vote" && task.most > 1

    signal confirmed

    // the first thing that can be pressed here
    function takeFocus(): void {
        const first = panel.nextItemInFocusChain(true);
        if (first)
            first.forceActiveFocus(Qt.TabFocusReason);
    }

    ScrollArea {
        id: scroll

        y: 8
        width: parent.width
        height: buttons.y - 16
        contentHeight: upper.height + 20

        Column {
            id: upper

            x: 20
            y: 10
            width: scroll.width - 40
            spacing: 16

            Row {
                width: parent.width
                spacing: 12

                Icon {
                    id: sign

                    anchors.verticalCenter: parent.verticalCenter
                    glyph: Hall.about.glyph ?? panel.task.glyph
                    px: 40
                    color: Theme.accent
                }
                Column {
                    width: parent.width - sign.width - 12
                    anchors.verticalCenter: parent.verticalCenter

                    Ink {
                        width: parent.width
                        text: panel.task.title
                        type: "heading"
                        font.pixelSize: Theme.px(26)
                        lineHeight: 1
                    }
                    Ink {
                        width: parent.width
                        text: panel.task.lead
                        type: "small"
                        color: Theme.muted
                    }
                }
            }
            Flow {
                visible: Table.tasks.length > 1
                width: parent.width
                spacing: 6

                Repeater {
                    model: Table.tasks

                    Chip {
                        required property var modelData

                        text: modelData.title
                        soft: true
                        checkable: true
                        checked: modelData.id === panel.task.id
                        onClicked: Table.chooseTask(modelData.id)
                    }
                }
            }
            // what a perk or a lent power does
            Panel {
                visible: Hall.about.lines !== undefined
                width: parent.width
                implicitHeight: aboutWords.height + 24

                Column {
                    id: aboutWords

                    x: 14
                    y: 12
                    width: parent.width - 28
                    spacing: 6

                    Row {
                        width: parent.width
                        spacing: 8

                        Icon {
                            id: aboutSign

                            anchors.verticalCenter: parent.verticalCenter
                            glyph: Hall.about.glyph ?? ""
                            px: Theme.px(20)
                            color: Theme.accent
                        }
                        Ink {
                            width: parent.width - aboutSign.width - 8
                            text: Hall.about.title ?? ""
                            type: "bodyStrong"
                        }
                    }
                    Repeater {
                        model: Hall.about.lines ?? []

                        Ink {
                            required property string modelData
                            required property int index

                            width: aboutWords.width
                            text: modelData
                            type: index ? "small" : "body"
                            color: index ? Theme.muted : Theme.ink
                        }
                    }
                }
            }
            FieldForm {
                visible: panel.task.fields.length > 0
                width: parent.width
            }
            Column {
                visible: panel.task.seats
                width: parent.width

                Ink {
                    text: Words.of("table-picked", {})
                    type: "label"
                    color: Theme.muted
                    bottomPadding: 6
                }
                Ink {
                    visible: Table.picks.length === 0 && !panel.slots
                    width: parent.width
                    text: Words.of("table-picked-none", {})
                    type: "small"
                    color: Theme.faint
                }
                Repeater {
                    model: Table.picks

                    Item {
                        id: picked

                        required property var modelData
                        required property int index

                        width: parent ? parent.width : 0
                        height: Math.max(42, title.implicitHeight + 8)

                        Ink {
                            id: order

                            anchors.verticalCenter: parent.verticalCenter
                            text: panel.slots ? Words.of("survival-slip", {
                                n: picked.index + 1
                            }) : picked.index + 1
                            type: "label"
                            color: Theme.accent
                            wrapMode: Text.NoWrap
                        }
                        Face {
                            id: face

                            x: Math.max(24, order.width + 10)
                            anchors.verticalCenter: parent.verticalCenter
                            portrait: picked.modelData.portrait
                            px: 30
                        }
                        Ink {
                            id: title

                            anchors.left: face.right
                            anchors.leftMargin: 12
                            anchors.verticalCenter: parent.verticalCenter
                            text: picked.modelData.seat + " " + picked.modelData.name
                            type: "bodyStrong"
                            wrapMode: Text.NoWrap
                        }
                        Ink {
                            anchors.left: title.right
                            anchors.leftMargin: 12
                            anchors.right: away.left
                            anchors.verticalCenter: parent.verticalCenter
                            text: picked.modelData.line
                            type: "small"
                            color: Theme.muted
                            wrapMode: Text.NoWrap
                            elide: Text.ElideRight
                        }
                        IconButton {
                            id: away

                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            name: Words.of("table-unpick", { name: picked.modelData.name })
                            glyph: "cancel"
                            onClicked: Table.drop(picked.index)
                        }
                        Rectangle {
                            y: parent.height - 1
                            width: parent.width
                            height: 1
                            color: Theme.line
                        }
                    }
                }
            }
            // ballots that may still be given
            Column {
                visible: panel.slots && panel.task.seats
                width: parent.width

                Repeater {
                    model: panel.slots ? panel.task.most - Table.picks.length : 0

                    Ink {
                        required property int index

                        width: upper.width
                        topPadding: 8
                        bottomPadding: 8
                        text: Words.of(index + Table.picks.length < panel.task.least ? "survival-slip-owed" : "survival-slip-free", {
                            n: Table.picks.length + index + 1
                        })
                        type: "small"
                        color: Theme.faint
                    }
                }
            }
            Column {
                visible: Table.facts.length > 0
                width: parent.width
                spacing: 4

                Ink {
                    text: Words.of("survival-facts", {})
                    type: "label"
                    color: Theme.muted
                    bottomPadding: 4
                }
                Repeater {
                    model: Table.facts

                    Ink {
                        required property string modelData

                        width: upper.width
                        text: modelData
                        type: "small"
                    }
                }
            }
        }
    }
    Column {
        id: buttons

        x: 20
        width: parent.width - 40
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 18
        spacing: 10

        Ink {
            width: parent.width
            text: Words.of(panel.task.id === "vote" ? "table-vote-note" : panel.task.seats && Table.phase === "night" ? "table-night-note" : "survival-note", {})
            type: "small"
            color: Theme.muted
        }
        Row {
            width: parent.width
            spacing: 10

            PushButton {
                id: skip

                objectName: "skip"
                visible: panel.task.skip !== ""
                text: panel.task.skip
                implicitHeight: go.implicitHeight
                onClicked: Table.pass_()
            }
            PrimaryButton {
                id: go

                objectName: "confirm"
                width: parent.width - (skip.visible ? skip.width + 10 : 0)
                implicitHeight: Math.max(48, contentItem.implicitHeight + 14)
                text: panel.task.confirm
                enabled: panel.task.ready
                onClicked: {
                    Table.confirm();
                    panel.confirmed();
                }
            }
        }
    }
}
