// A seat of the board: face and name, its claim, results about it, what it can be, its votes, one's memo.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

Rectangle {
    id: row

    required property var entry
    required property var look
    required property string part
    property bool mayMark: true

    signal walked(int right, int down)
    signal noted(string words)

    function cellAt(n: int): Item {
        return cells.itemAt(n);
    }

    color: !entry.alive ? Theme.sunk : entry.share >= 40 ? Qt.alpha(Theme.danger, 0.12) : "transparent"
    implicitHeight: Math.max(Theme.px(46), who.height + 10, memo.visible ? memo.height + 8 : 0)
    Accessible.role: Accessible.Row
    Accessible.name: entry.label

    Rectangle {
        width: parent.width
        height: Theme.hair
        anchors.bottom: parent.bottom
        color: Theme.line
    }
    Face {
        id: face

        x: 6
        anchors.verticalCenter: parent.verticalCenter
        portrait: row.entry.portrait
        dead: !row.entry.alive
        yours: row.entry.you
        px: Theme.px(34)
    }
    Column {
        id: who

        anchors.verticalCenter: parent.verticalCenter
        x: face.x + face.width + 8
        width: row.look.seat - x - 4

        Ink {
            width: parent.width
            text: row.entry.seat + "  " + row.entry.name
            type: "label"
            strong: true
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
        Ink {
            width: parent.width
            visible: text !== ""
            text: row.entry.you ? Words.of("table-you", {}) : row.entry.alive ? "" : row.entry.seal + "  " + row.entry.when
            type: "tiny"
            color: row.entry.you ? Theme.accent : Theme.muted
        }
    }
    Row {
        id: claim

        x: row.look.seat
        width: row.look.claim
        height: parent.height
        spacing: 6

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: row.entry.claim !== ""
            glyph: row.entry.glyph
            px: Theme.px(16)
            color: Theme.ink
        }
        Ink {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - Theme.px(16) - 14
            text: row.entry.claim || Words.of("board-none", {})
            type: "small"
            strong: row.entry.claim !== ""
            color: row.entry.claim ? Theme.ink : Theme.faint
        }
    }
    Repeater {
        model: row.look.results ? row.entry.results : []

        Row {
            required property var modelData
            required property int index

            x: row.look.seat + row.look.claim + index * row.look.giver + (row.look.giver - width) / 2
            y: (row.height - height) / 2
            spacing: 4

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: parent.modelData.word !== ""
                glyph: parent.modelData.black ? "own-suit-diamond" : "plain-circle"
                px: Theme.px(15)
                color: parent.modelData.black ? Theme.danger : Theme.good
            }
            Ink {
                anchors.verticalCenter: parent.verticalCenter
                text: parent.modelData.word || Words.of("board-none", {})
                type: "small"
                strong: parent.modelData.word !== ""
                color: parent.modelData.word === "" ? Theme.faint : parent.modelData.black ? Theme.danger : Theme.ink
                wrapMode: Text.NoWrap
            }
        }
    }
    Repeater {
        id: cells

        model: row.look.roles ? row.entry.roles : []

        BoardCell {
            required property var modelData
            required property int index

            objectName: "cell-" + row.entry.seat + "-" + modelData.role
            entry: modelData
            mayMark: row.mayMark
            enabled: row.mayMark
            x: row.look.rolesAt + index * row.look.role
            width: row.look.role
            height: row.height - 1
            onClicked: Board.mark(row.entry.seat, modelData.role)
            Keys.onLeftPressed: row.walked(index - 1, 0)
            Keys.onRightPressed: row.walked(index + 1, 0)
            Keys.onUpPressed: row.walked(index, -1)
            Keys.onDownPressed: row.walked(index, 1)
        }
    }
    Row {
        x: row.look.shareAt
        width: row.look.share
        height: parent.height
        visible: row.look.results
        spacing: 8
        leftPadding: 10

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            visible: row.entry.share >= 0
            width: Theme.px(58)
            height: Theme.px(9)
            radius: height / 2
            color: Theme.sunk
            border.width: Theme.hair
            border.color: Theme.lineStrong

            Rectangle {
                width: Math.max(parent.radius * 2, parent.width * row.entry.share / 100)
                height: parent.height
                radius: parent.radius
                color: Theme.danger
            }
        }
        Ink {
            anchors.verticalCenter: parent.verticalCenter
            text: row.entry.share >= 0 ? row.entry.share : "—"
            type: "small"
            color: row.entry.share >= 0 ? Theme.ink : Theme.muted
            wrapMode: Text.NoWrap
        }
    }
    Repeater {
        model: row.look.votes ? row.entry.votes : []

        Ink {
            required property var modelData
            required property int index

            x: row.look.votesAt + index * row.look.vote
            y: (row.height - height) / 2
            width: row.look.vote
            horizontalAlignment: Text.AlignHCenter
            text: modelData
            type: "small"
            color: modelData === Words.of("board-none", {}) ? Theme.faint : Theme.ink
        }
    }
    TextEntry {
        id: memo

        objectName: "memo-" + row.entry.seat
        visible: row.part === "memo"
        enabled: row.mayMark
        x: row.look.seat + row.look.claim
        width: row.width - x - 8
        anchors.verticalCenter: parent.verticalCenter
        maximumLength: 200
        name: Words.of("board-memo-of", {
            name: row.entry.name
        })
        placeholderText: Words.of("board-memo-hint", {})
        text: row.entry.memo
        onEditingFinished: row.noted(text)
    }
}
