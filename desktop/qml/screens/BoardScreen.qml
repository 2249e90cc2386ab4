// The board: seats by claims, results, roles and votes at the left; what follows from them at the right.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../board"
import "../components"
import "../theme"

MenuPage {
    id: page

    readonly property int edge: slim ? 16 : 24
    readonly property var sheet: Board.sheet
    readonly property var assumed: Board.assumed
    readonly property bool beside: width >= Theme.px(1000)
    readonly property int room: (beside ? width - sideWidth : width) - 2 * edge
    readonly property int sideWidth: Math.max(300, Math.min(Theme.px(396), Math.round(width * 0.28)))
    readonly property int seatWidth: Theme.px(164)
    readonly property int claimWidth: Theme.px(104)
    readonly property int giverWidth: Theme.px(72)
    readonly property int roleWidth: Theme.px(34)
    readonly property int shareWidth: Theme.px(104)
    readonly property int voteWidth: Theme.px(38)
    readonly property int resultsWidth: sheet.givers.length * giverWidth
    readonly property int rolesWidth: sheet.roles.length * roleWidth
    readonly property int votesWidth: sheet.days.length * voteWidth
    readonly property bool whole: seatWidth + claimWidth + resultsWidth + rolesWidth + shareWidth + votesWidth <= room
    readonly property var parts: whole ? ["all", "memo"] : ["claims", "roles", "votes", "memo"]
    property string wanted: "all"
    readonly property string part: parts.includes(wanted) ? wanted : parts[0]
    readonly property var look: ({
            seat: seatWidth,
            claim: claimWidth,
            giver: giverWidth,
            role: roleWidth,
            share: shareWidth,
            vote: voteWidth,
            results: part === "all" || part === "claims",
            roles: part === "all" || part === "roles",
            votes: part === "all" || part === "votes",
            rolesAt: seatWidth + claimWidth + (part === "all" ? resultsWidth : 0),
            shareAt: seatWidth + claimWidth + resultsWidth + (part === "all" ? rolesWidth : 0),
            votesAt: seatWidth + claimWidth + (part === "all" ? resultsWidth + rolesWidth + shareWidth : 0)
        })
    readonly property int columns: part === "memo" ? 0 : (look.results ? resultsWidth + shareWidth : 0) + (look.roles ? rolesWidth : 0) + (look.votes ? votesWidth : 0)

    function cell(row: int, column: int): void {
        const seat = rows.itemAt(Math.max(0, Math.min(rows.count - 1, row)));
        const count = sheet.roles.length;
        if (seat && count > 0)
            (seat as BoardRow).cellAt(Math.max(0, Math.min(count - 1, column)))?.forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "board"
    phase: "day"
    first: head.back
    Component.onCompleted: Board.watch(true)
    Component.onDestruction: Board.watch(false)

    Rectangle {
        anchors.fill: parent
        color: Theme.surface
    }
    PageHead {
        id: head

        x: page.edge
        y: 10
        width: page.width - 2 * page.edge - (tools.under ? 0 : tools.width + 12)
        title: Words.of("board-title", {})
        lead: page.width > Theme.px(1180) ? Words.of("board-lead", {}) : ""
    }
    Flow {
        id: tools

        readonly property bool under: page.width < Theme.px(900)

        x: under ? page.edge : page.width - page.edge - width
        y: under ? head.y + head.height + 6 : head.y + (head.height - height) / 2
        width: under ? page.width - 2 * page.edge : childrenRow
        spacing: 8

        readonly property real childrenRow: {
            let w = 0;
            for (const child of children)
                if (child.visible && child.width > 0)
                    w += child.width + spacing;
            return w;
        }

        Chip {
            objectName: "board-assumed"
            visible: page.assumed.words !== undefined
            height: share.height
            checkable: false
            checked: true
            soft: true
            glyph: "cancel"
            text: page.assumed.words ?? ""
            Accessible.name: Words.of("board-drop-assumed", {
                what: text
            })
            onClicked: Board.assume(0, "")
        }
        Repeater {
            model: page.parts

            Chip {
                required property string modelData

                objectName: "board-part-" + modelData
                height: share.height
                checkable: true
                autoExclusive: true
                checked: page.part === modelData
                text: Words.of("board-part-" + modelData, {})
                onClicked: page.wanted = modelData
            }
        }
        PushButton {
            id: share

            objectName: "board-share"
            enabled: Board.sharable.length > 0
            glyph: "conversation"
            text: Words.of("board-share", {})
            onClicked: asking.open()
        }
    }
    Rectangle {
        id: rule

        y: Math.max(head.y + head.height, tools.y + tools.height) + 10
        width: page.width
        height: Theme.hair
        color: Theme.line
    }
    ScrollArea {
        id: table

        x: page.edge
        y: rule.y + 1
        width: page.room
        height: page.height - y
        contentWidth: Math.max(width, page.seatWidth + page.claimWidth + page.columns)
        contentHeight: sheetColumn.height + (page.beside ? 16 : below.height + 32)
        interactive: contentHeight > height || contentWidth > width
        flickableDirection: Flickable.AutoFlickIfNeeded

        Column {
            id: sheetColumn

            width: table.contentWidth

            // the heads
            Item {
                id: heads

                width: parent.width
                height: Math.max(seatHead.height, giverHeads.tallest) + 12

                Ink {
                    id: seatHead

                    x: 6
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: 6
                    text: Words.of("board-seat", {})
                    type: "tiny"
                    strong: true
                }
                Ink {
                    x: page.seatWidth
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: 6
                    text: Words.of("board-claim", {})
                    type: "tiny"
                    strong: true
                }
                Repeater {
                    id: giverHeads

                    property real tallest: Theme.px(44)

                    model: page.look.results ? page.sheet.givers : []

                    Column {
                        required property var modelData
                        required property int index

                        x: page.seatWidth + page.claimWidth + index * page.giverWidth
                        width: page.giverWidth
                        y: heads.height - height - 6
                        Accessible.role: Accessible.ColumnHeader
                        Accessible.name: modelData.label
                        onHeightChanged: giverHeads.tallest = Math.max(giverHeads.tallest, height)

                        Icon {
                            anchors.horizontalCenter: parent.horizontalCenter
                            glyph: parent.modelData.glyph
                            px: Theme.px(16)
                            color: Theme.muted
                        }
                        Ink {
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: parent.modelData.name
                            type: "tiny"
                            strong: true
                        }
                    }
                }
                Repeater {
                    model: page.look.roles ? page.sheet.roles : []

                    IconButton {
                        required property var modelData
                        required property int index

                        objectName: "board-role-" + modelData.id
                        x: page.look.rolesAt + index * page.roleWidth + (page.roleWidth - width) / 2
                        width: page.roleWidth
                        height: Theme.px(36)
                        y: heads.height - height - 2
                        name: modelData.name
                        glyph: modelData.glyph
                        onClicked: Nav.open("encyclopedia", {
                            ruleset: Hall.ruleset,
                            kind: "role",
                            id: modelData.id
                        })
                    }
                }
                Ink {
                    visible: page.look.results
                    x: page.look.shareAt + 10
                    width: page.shareWidth - 12
                    y: heads.height - height - 6
                    text: Words.of("board-share-head", {})
                    type: "tiny"
                    strong: true
                }
                Repeater {
                    model: page.look.votes ? page.sheet.days : []

                    Ink {
                        required property var modelData
                        required property int index

                        x: page.look.votesAt + index * page.voteWidth
                        width: page.voteWidth
                        y: heads.height - height - 6
                        horizontalAlignment: Text.AlignHCenter
                        text: modelData
                        type: "tiny"
                        strong: true
                        Accessible.name: Words.of("board-vote-day", {
                            day: modelData
                        })
                    }
                }
                Rectangle {
                    width: parent.width
                    height: Theme.strong
                    anchors.bottom: parent.bottom
                    color: Theme.ink
                }
            }
            Repeater {
                id: rows

                model: page.sheet.rows

                BoardRow {
                    required property var modelData
                    required property int index

                    objectName: "board-row-" + modelData.seat
                    width: sheetColumn.width
                    entry: modelData
                    look: page.look
                    part: page.part
                    mayMark: Board.mayNote
                    onWalked: (column, down) => page.cell(index + down, column)
                    onNoted: words => Board.remember(modelData.seat, words)
                }
            }
            Ink {
                visible: page.sheet.rows.length === 0
                topPadding: 24
                text: Words.of(Board.busy ? "board-counting" : "board-empty", {})
                color: Theme.muted
            }
        }
        BoardSide {
            id: below

            visible: !page.beside
            y: sheetColumn.height + 16
            width: table.width - 16
        }
    }
    Rectangle {
        visible: page.beside
        x: page.width - page.sideWidth
        y: rule.y + 1
        width: page.sideWidth
        height: page.height - y
        color: Theme.raised

        Rectangle {
            width: Theme.hair
            height: parent.height
            color: Theme.line
        }
        ScrollArea {
            anchors.fill: parent
            anchors.margins: page.edge
            contentHeight: besideColumn.height

            BoardSide {
                id: besideColumn

                width: parent.width
            }
        }
    }
    // notes are said aloud only after they have been read
    Popup {
        id: asking

        modal: true
        anchors.centerIn: Overlay.overlay
        width: Math.min(Theme.px(460), page.width - 40)
        padding: 24
        onOpened: say.forceActiveFocus(Qt.TabFocusReason)
        onClosed: share.forceActiveFocus(Qt.TabFocusReason)
        Overlay.modal: Rectangle {
            color: Theme.scrim
        }
        background: Panel {
            floating: true
        }
        contentItem: Column {
            spacing: 12

            Ink {
                width: parent.width
                text: Words.of("board-share", {})
                type: "heading"
            }
            Repeater {
                model: Board.sharable

                Ink {
                    required property string modelData

                    width: asking.availableWidth
                    text: modelData
                }
            }
            PrimaryButton {
                id: say

                objectName: "board-say"
                width: parent.width
                text: Words.of("board-say", {})
                onClicked: {
                    if (Board.share())
                        asking.close();
                }
            }
            PushButton {
                objectName: "board-keep"
                width: parent.width
                text: Words.of("board-keep", {})
                onClicked: asking.close()
            }
        }
    }
}
