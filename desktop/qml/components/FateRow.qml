// One seat after the end: who it was, what it was, what became of it.
pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

Rectangle {
    id: row

    required property var fate
    readonly property bool alive: fate.alive

    signal asked(string role)

    implicitHeight: Math.max(face.height, words.height, end.height) + Theme.px(8)
    radius: 8
    activeFocusOnTab: true
    Accessible.onPressAction: row.asked(row.fate.id)
    Keys.onReturnPressed: row.asked(row.fate.id)
    Keys.onEnterPressed: row.asked(row.fate.id)
    color: alive ? Theme.raised : Theme.sunk
    Accessible.role: Accessible.ListItem
    Accessible.name: [fate.name, fate.you ? Words.of("result-you", {}) : "", fate.apart ? Words.of(fate.apart, {}) : "", fate.role, alive ? Words.of(fate.living, {}) : fate.moment + " " + fate.cause].filter(one => one !== "").join(", ")

    FocusRing {
        visible: row.activeFocus
        corner: 8
    }
    Face {
        id: face

        x: 6
        anchors.verticalCenter: parent.verticalCenter
        portrait: row.fate.portrait
        mood: row.alive ? "smile" : "neutral"
        dead: !row.alive
        px: Theme.px(34)
    }
    Icon {
        anchors.centerIn: face
        visible: row.fate.portrait === ""
        glyph: "person"
        px: Theme.px(20)
        color: Theme.faint
    }
    Column {
        id: words

        anchors.left: face.right
        anchors.leftMargin: 8
        anchors.right: end.left
        anchors.rightMargin: 6
        anchors.verticalCenter: parent.verticalCenter

        Row {
            spacing: 6

            Ink {
                width: Math.min(implicitWidth, words.width - (you.visible ? you.width + 6 : 0) - (apart.visible ? apart.width + 6 : 0))
                type: "label"
                lineHeight: 1
                text: row.fate.name
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Ink {
                id: you

                visible: row.fate.you
                type: "tiny"
                color: Theme.accent
                text: Words.of("result-you", {})
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Ink {
                id: apart

                visible: text !== ""
                type: "tiny"
                color: row.fate.apart === "result-apart-won" ? Theme.good : Theme.danger
                text: row.fate.apart ? Words.of(row.fate.apart, {}) : ""
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
        Row {
            spacing: 4

            Icon {
                id: glyph

                anchors.verticalCenter: parent.verticalCenter
                glyph: row.fate.glyph
                px: Theme.px(13)
                color: Theme.muted
            }
            Ink {
                width: Math.min(implicitWidth, words.width - glyph.width - 4)
                type: "tiny"
                text: row.fate.role
                Accessible.ignored: true
            }
        }
    }
    TapHandler {
        onTapped: row.asked(row.fate.id)
    }
    Column {
        id: end

        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter

        Ink {
            anchors.right: parent.right
            type: "tiny"
            strong: row.alive
            color: row.alive ? Theme.good : Theme.muted
            text: row.alive ? Words.of(row.fate.living, {}) : row.fate.moment
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Ink {
            anchors.right: parent.right
            visible: !row.alive
            width: Math.min(implicitWidth, row.width * 0.34)
            type: "tiny"
            strong: false
            color: Theme.muted
            text: row.fate.cause
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
        }
    }
}
