// One village on the shelf and what can be done with it.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../theme"

Item {
    id: line

    required property int index
    required property string game
    required property bool broken
    required property bool finished
    required property string winner
    required property string when
    required property int day
    required property string kanji
    required property int seats
    required property int alive
    required property string nameJa
    required property string nameEn
    required property string role
    required property string portrait
    required property string ruleset
    required property string dateKey
    required property var clock
    readonly property string called: Catalogue.lang === "ja" ? nameJa : nameEn
    readonly property bool beside: width >= Theme.px(420) + buttons.implicitWidth

    // continue, result, export, delete
    signal spoken(string word)

    Accessible.role: Accessible.ListItem
    Accessible.name: title.text + ", " + detail.text
    Keys.onReturnPressed: if (!broken)
        spoken(finished ? "result" : "continue")

    Rectangle {
        anchors.fill: parent
        anchors.margins: 2
        visible: line.activeFocus
        radius: Theme.radiusCard
        color: "transparent"
        border.width: Theme.focusWidth
        border.color: Theme.focus
    }

    implicitHeight: (beside ? Math.max(words.height, buttons.height) : words.height + 8 + buttons.height) + Theme.px(20)

    Face {
        id: face

        x: 8
        y: words.y
        visible: line.portrait !== ""
        portrait: line.portrait
        px: Theme.px(44)
    }
    Column {
        id: words

        x: Theme.px(44) + 24
        y: line.beside ? (line.height - height) / 2 : Theme.px(10)
        width: (line.beside ? line.width - buttons.width - 16 : line.width) - x

        Ink {
            id: title

            width: parent.width
            type: "bodyStrong"
            text: line.broken ? Words.of("saves-broken", {}) : Words.of("saves-line", {
                when: Words.of(line.when, {
                    day: line.day,
                    kanji: line.kanji
                }),
                who: line.called ? Words.of("menu-name-role", {
                    name: line.called,
                    role: Words.of(line.ruleset + "-role-" + line.role, {})
                }) : Words.of("title-save-onlooker", {})
            })
        }
        Row {
            spacing: 8

            CampMark {
                anchors.verticalCenter: parent.verticalCenter
                visible: line.finished && line.winner !== "" && line.winner !== "draw"
                camp: line.winner
                px: Theme.px(18)
            }
            Ink {
                id: detail

                type: "small"
                color: Theme.muted
                width: Math.min(implicitWidth, words.width - Theme.px(26))
                text: line.broken ? Words.of("saves-broken-note", {}) : [!line.finished ? Words.of("saves-running", {}) : line.winner && line.winner !== "draw" ? Words.of("saves-finished-camp", {
                    camp: Words.of("camp-name-" + line.winner, {})
                }) : Words.of("result-draw", {}), Words.of("saves-detail", {
                    seats: line.seats,
                    alive: line.alive,
                    time: Words.of(line.dateKey, line.clock)
                })].join(Words.of("menu-and", {}))
            }
        }
    }
    Flow {
        id: buttons

        readonly property real whole: (go.visible ? go.width + 8 : 0) + out.width + 8 + gone.width

        x: line.beside ? line.width - width : words.x
        y: line.beside ? (line.height - height) / 2 : words.y + words.height + 8
        width: line.beside ? whole : Math.min(whole, line.width - words.x)
        spacing: 8

        PushButton {
            id: go

            objectName: "go-" + line.index
            visible: !line.broken
            text: Words.of(line.finished ? "saves-result" : "saves-continue", {})
            onClicked: line.spoken(line.finished ? "result" : "continue")
        }
        GhostButton {
            id: out

            objectName: "export-" + line.index
            text: Words.of("saves-export", {})
            onClicked: line.spoken("export")
        }
        GhostButton {
            id: gone

            objectName: "delete-" + line.index
            text: Words.of("saves-delete", {})
            onClicked: line.spoken("delete")
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hair
        color: Theme.line
    }
}
