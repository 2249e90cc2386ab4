// What follows from all that was said: findings one may assume, numbers, a legend, and one's memos.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

Column {
    id: side

    readonly property var found: Board.findings
    readonly property var numbers: Board.numbers
    readonly property var sheet: Board.sheet

    spacing: 0

    Ink {
        width: parent.width
        text: Words.of("board-findings", {})
        type: "heading"
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Ink {
        width: parent.width
        text: Board.busy && Board.worlds === "" ? Words.of("board-counting", {}) : Board.worlds
        type: "small"
        color: Theme.muted
        bottomPadding: 10
    }
    Ink {
        width: parent.width
        visible: side.found.length === 0 && !Board.busy
        text: Words.of("board-no-findings", {})
        type: "small"
        bottomPadding: 12
    }
    Repeater {
        model: side.found

        Item {
            id: finding

            required property var modelData
            required property int index

            width: side.width
            height: Math.max(body.height + 22, Theme.hit)

            Rectangle {
                width: parent.width
                height: Theme.hair
                color: Theme.line
            }
            GhostButton {
                id: assume

                objectName: "assume-" + finding.index
                visible: finding.modelData.seat > 0
                anchors.fill: parent
                text: ""
                hint: finding.modelData.head + Words.of("table-comma", {}) + finding.modelData.line
                Accessible.name: hint
                Accessible.checkable: true
                Accessible.checked: finding.modelData.stands
                onClicked: Board.assume(finding.modelData.seat, finding.modelData.role)
                background: Rectangle {
                    radius: Theme.radiusCard
                    color: finding.modelData.stands ? Theme.accentSoft : assume.hovered ? Theme.raised2 : "transparent"

                    FocusRing {
                        visible: assume.visualFocus
                        anchors.margins: 0
                    }
                }
            }
            Ink {
                x: 4
                y: 11
                width: Theme.px(24)
                text: Words.of("board-number", {
                    n: finding.index + 1
                })
                type: "label"
                color: Theme.accent
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Column {
                id: body

                x: Theme.px(30)
                y: 11
                width: parent.width - x - 8

                Ink {
                    width: parent.width
                    text: finding.modelData.head
                    type: "label"
                    strong: true
                }
                Ink {
                    width: parent.width
                    visible: text !== ""
                    text: finding.modelData.line
                    type: "small"
                    color: Theme.muted
                }
            }
        }
    }
    Ink {
        width: parent.width
        topPadding: 14
        bottomPadding: 6
        text: Words.of("board-numbers", {})
        type: "heading"
        font.pixelSize: Theme.px(20)
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Row {
        id: cards

        property real tallest: 0

        width: parent.width
        spacing: 10

        Repeater {
            model: ["alive", "wolves", "spare"].filter(key => side.numbers[key] !== undefined)

            Rectangle {
                id: card

                required property string modelData

                width: (side.width - 20) / 3
                height: cards.tallest
                radius: Theme.radiusCard
                color: Theme.raised
                border.width: Theme.hair
                border.color: Theme.line
                Accessible.role: Accessible.StaticText
                Accessible.name: words.text + " " + figure.text

                Column {
                    id: figures

                    x: 10
                    y: 8
                    width: parent.width - 20
                    onHeightChanged: cards.tallest = Math.max(cards.tallest, height + 16)

                    Ink {
                        id: figure

                        width: parent.width
                        text: String(side.numbers[card.modelData])
                        type: "heading"
                        Accessible.ignored: true
                    }
                    Ink {
                        id: words

                        width: parent.width
                        text: Words.of("board-number-" + card.modelData, {})
                        type: "tiny"
                        color: Theme.muted
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Ink {
        width: parent.width
        visible: !Board.plain
        topPadding: 8
        text: Words.of("board-not-plain", {})
        type: "tiny"
        color: Theme.muted
    }
    Flow {
        width: parent.width
        topPadding: 12
        spacing: 12

        Repeater {
            model: [
                {
                    glyph: "plain-circle",
                    tone: "good",
                    key: "white"
                },
                {
                    glyph: "own-suit-diamond",
                    tone: "danger",
                    key: "black"
                },
                {
                    glyph: "",
                    tone: "muted",
                    key: "out"
                },
                {
                    glyph: "check-mark",
                    tone: "ink",
                    key: "own"
                }
            ]

            Row {
                required property var modelData

                spacing: 4

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: glyph !== ""
                    glyph: parent.modelData.glyph
                    px: Theme.px(14)
                    color: Theme[parent.modelData.tone]
                }
                Ink {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: parent.modelData.glyph === ""
                    text: "×"
                    type: "label"
                    color: Theme.muted
                    Accessible.ignored: true
                }
                Ink {
                    anchors.verticalCenter: parent.verticalCenter
                    text: Words.of("board-legend-" + parent.modelData.key, {})
                    type: "tiny"
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
    Ink {
        width: parent.width
        topPadding: 14
        visible: memos.count > 0
        text: Words.of("board-memos", {})
        type: "heading"
        font.pixelSize: Theme.px(20)
    }
    Repeater {
        id: memos

        model: side.sheet.rows.filter(row => row.memo !== "")

        Ink {
            required property var modelData

            width: side.width
            topPadding: 6
            text: modelData.name + "  " + modelData.memo
            type: "small"
        }
    }
}
