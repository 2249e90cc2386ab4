// A count in figures: who received how many, whose word held, and the counts before.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../theme"

Item {
    id: panel

    // whether all arrows stand: figures wait for them
    property bool drawn: true

    function paint(style: int): color {
        return style === 0 ? Theme.accent : style === 1 ? Theme.second : Theme.muted;
    }
    function fill(style: int): color {
        return style === 0 ? Theme.accentFill : style === 1 ? Theme.second : Theme.raised2;
    }

    FontMetrics {
        id: metrics

        font.family: Theme.uiFamily
        font.pixelSize: Math.max(Theme.size("label"), Theme.px(16))
        font.weight: Font.Bold
    }
    Flickable {
        id: scroll

        anchors.fill: parent
        anchors.bottomMargin: buttons.height + 28
        contentHeight: body.height + 30
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        Column {
            id: body

            x: 20
            y: 18
            width: scroll.width - 40
            spacing: 16

            Column {
                width: parent.width

                Ink {
                    width: parent.width
                    text: Table.countTitle
                    type: "heading"
                    font.pixelSize: Theme.px(26)
                    lineHeight: 1.05
                }
                Ink {
                    width: parent.width
                    text: Words.of("table-count-lead", {})
                    type: "small"
                    color: Theme.muted
                }
            }
            Column {
                visible: panel.drawn
                width: parent.width

                Repeater {
                    model: Table.tally

                    Item {
                        id: row

                        required property int seat
                        required property string name
                        required property string portrait
                        required property int votes
                        required property int style
                        required property bool tied
                        required property string voters

                        width: parent ? parent.width : 0
                        height: names.height + 20
                        Accessible.role: Accessible.ListItem
                        Accessible.name: name + " " + votes + " " + voters

                        Face {
                            id: face

                            anchors.verticalCenter: parent.verticalCenter
                            x: 3
                            portrait: row.portrait
                            mood: "tense"
                            tied: row.tied
                            px: 40
                        }
                        Column {
                            id: names

                            anchors.left: face.right
                            anchors.leftMargin: 14
                            anchors.right: figure.left
                            anchors.rightMargin: 8
                            anchors.verticalCenter: parent.verticalCenter

                            Row {
                                spacing: 8

                                Ink {
                                    anchors.verticalCenter: parent.verticalCenter
                                    text: row.seat
                                    type: "tiny"
                                    color: Theme.faint
                                }
                                Ink {
                                    anchors.verticalCenter: parent.verticalCenter
                                    text: row.name
                                    type: "bodyStrong"
                                    wrapMode: Text.NoWrap
                                }
                                Tally {
                                    anchors.verticalCenter: parent.verticalCenter
                                    count: row.votes
                                    px: 18
                                    stroke: panel.paint(row.style)
                                }
                            }
                            Ink {
                                width: parent.width
                                text: row.voters
                                type: "small"
                                color: Theme.muted
                            }
                        }
                        Ink {
                            id: figure

                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            text: row.votes
                            type: "figure"
                            lineHeight: 1
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
            Column {
                visible: panel.drawn && turns.count > 0
                width: parent.width
                spacing: 4

                Ink {
                    text: Words.of("table-count-turns", {})
                    type: "label"
                    color: Theme.muted
                }
                Repeater {
                    id: turns

                    model: Table.turns

                    Row {
                        id: turn

                        required property bool kept
                        required property string text

                        width: parent ? parent.width : 0
                        spacing: 8

                        Ink {
                            id: held

                            text: Words.of(turn.kept ? "table-turn-kept-mark" : "table-turn-changed-mark", {})
                            type: "small"
                            strong: true
                            color: turn.kept ? Theme.good : Theme.danger
                        }
                        Ink {
                            width: turn.width - held.width - 8
                            text: turn.text
                            type: "small"
                        }
                    }
                }
            }
            Column {
                visible: panel.drawn && Table.voters.length > 0
                width: parent.width
                spacing: 6

                Ink {
                    text: Words.of("table-count-history", {})
                    type: "label"
                    color: Theme.muted
                }
                HistoryRow {
                    width: parent.width
                    label: Words.of("table-count-voters", {})
                    figures: Table.voters
                    head: true
                }
                Repeater {
                    model: Table.days

                    HistoryRow {
                        required property bool now
                        required property var targets
                        required property var styles

                        width: parent ? parent.width : 0
                        figures: targets
                        paints: styles.map(style => panel.fill(style))
                        coloured: now
                    }
                }
            }
        }
    }
    Row {
        id: buttons

        x: 20
        width: parent.width - 40
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 18
        spacing: 10

        PushButton {
            id: again

            objectName: "again"
            readonly property bool roomy: metrics.advanceWidth(Words.of("table-count-again", {}) + go.text) + Theme.px(120) < panel.width - 40

            text: roomy ? Words.of("table-count-again", {}) : ""
            hint: Words.of("table-count-again", {})
            glyph: "cycle"
            implicitHeight: go.implicitHeight
            onClicked: Table.replayCount()
        }
        PrimaryButton {
            id: go

            objectName: "next"
            width: parent.width - again.width - 10
            implicitHeight: Math.max(48, contentItem.implicitHeight + 14)
            text: Words.of(Table.over ? "table-to-result" : Table.revote ? "table-count-revote" : "table-count-next", {})
            onClicked: Table.over ? Table.showResult() : Table.forward()
        }
    }
}
