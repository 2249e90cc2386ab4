// Where in the day we are, what the table waits for, and how fast it goes.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../theme"

Rectangle {
    id: bar

    property bool narrow: false
    readonly property var weather: Table.weather
    readonly property bool skies: weather.id !== undefined
    readonly property real skyRoom: skies ? sky.implicitWidth + 16 : 0

    signal menu

    function faster(): void {
        Table.nextSpeed();
        Prefs.change("speed", Table.speed);
    }

    color: Theme.surface

    Rectangle {
        width: parent.width
        height: 1
        y: parent.height - 1
        color: Theme.line
    }
    Row {
        id: lead

        x: 20
        height: parent.height
        spacing: 16

        Ink {
            id: title

            objectName: "dayTitle"
            anchors.verticalCenter: parent.verticalCenter
            text: Table.dayTitle
            type: "heading"
            lineHeight: 1
            wrapMode: Text.NoWrap
        }
        Chip {
            id: sky

            objectName: "weather"
            anchors.verticalCenter: parent.verticalCenter
            visible: bar.skies
            glyph: bar.skies ? bar.weather.glyph : ""
            text: bar.skies ? bar.weather.name : ""
            Accessible.name: bar.skies ? Words.of("table-weather-a11y", {
                name: bar.weather.name,
                about: bar.weather.about
            }) : ""
            ToolTip.visible: bar.skies && bar.weather.about !== "" && (hovered || visualFocus)
            ToolTip.text: bar.skies ? bar.weather.about : ""
            onClicked: Nav.open("encyclopedia", {
                kind: "weather",
                id: bar.weather.id
            })
        }
        GameTrack {
            visible: DayGame.on
            anchors.verticalCenter: parent.verticalCenter
            room: bar.width - title.width - tools.width - bar.skyRoom - 68
        }
        Row {
            visible: track.fits && !DayGame.on
            anchors.verticalCenter: parent.verticalCenter

            Repeater {
                model: Table.steps

                Row {
                    id: step

                    required property var modelData
                    required property int index
                    readonly property bool on: index === Table.step

                    Rectangle {
                        visible: step.index > 0
                        anchors.verticalCenter: parent.verticalCenter
                        width: 12
                        height: 1.5
                        color: Theme.lineStrong
                    }
                    Rectangle {
                        width: word.implicitWidth + (step.on ? 28 : 20)
                        height: Theme.px(32)
                        radius: height / 2
                        color: step.on ? Theme.accentFill : "transparent"

                        Row {
                            id: word

                            anchors.centerIn: parent
                            spacing: 6

                            Icon {
                                visible: step.on
                                anchors.verticalCenter: parent.verticalCenter
                                glyph: step.modelData.glyph
                                px: Theme.px(16)
                                color: Theme.inkOnAccent
                            }
                            Ink {
                                anchors.verticalCenter: parent.verticalCenter
                                text: Words.of("table-step-" + step.modelData.id, {})
                                type: "small"
                                strong: step.on
                                lineHeight: 1
                                color: step.on ? Theme.inkOnAccent : step.index < Table.step ? Theme.muted : Theme.faint
                                wrapMode: Text.NoWrap
                            }
                        }
                    }
                }
            }
        }
        Ink {
            visible: !track.fits && !DayGame.on && title.width + bar.skyRoom + implicitWidth + tools.width + 48 < bar.width
            anchors.verticalCenter: parent.verticalCenter
            text: Words.of("table-step-short", { step: Words.of("table-step-" + Table.steps[Table.step].id, {}), n: Table.step + 1, of: 5 })
            type: "label"
            lineHeight: 1
            wrapMode: Text.NoWrap
        }
    }
    FontMetrics {
        id: track

        readonly property real needed: {
            let w = 0;
            for (const step of Table.steps)
                w += advanceWidth(Words.of("table-step-" + step.id, {})) + 34;
            return w + 40;
        }
        readonly property bool fits: title.width + bar.skyRoom + needed + tools.width + 60 < bar.width

        font.family: Theme.uiFamily
        font.pixelSize: Theme.size("small")
    }
    Row {
        id: tools

        anchors.right: parent.right
        anchors.rightMargin: 12
        height: parent.height
        spacing: Theme.px(4)

        Ink {
            anchors.verticalCenter: parent.verticalCenter
            visible: !bar.narrow && text !== "" && (!DayGame.on || bar.width > 1150)
            objectName: "waiting"
            text: Table.waiting
            type: "small"
            color: Theme.muted
            wrapMode: Text.NoWrap
            rightPadding: 10
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: clock.visible && clock.text !== ""
            glyph: Table.phase === "vote" ? "vote" : "hourglass"
            px: Theme.px(18)
            color: Theme.muted
        }
        Ink {
            id: clock

            // a long title of the day comes first
            readonly property real room: bar.width - title.width - bar.skyRoom - faster.width - (pass.visible ? pass.width + tools.spacing : 0) - hold.width - more.width - Theme.hit - tools.spacing - (rules.visible ? rules.width + tools.spacing : 0) - Theme.px(18) - 5 * tools.spacing - 48

            visible: (!bar.narrow || !DayGame.on) && implicitWidth < room
            anchors.verticalCenter: parent.verticalCenter
            text: Table.count === 0 ? "" : Table.phase === "day" && Table.alive ? Words.of("table-clock-talk", { n: Table.talkLeft }) : Words.of("table-alive", { n: Table.living, of: Table.count })
            type: "label"
            lineHeight: 1
            font.pixelSize: Theme.px(17)
            leftPadding: 4
            rightPadding: 8
            wrapMode: Text.NoWrap
        }
        PushButton {
            id: pass

            objectName: "handOver"
            visible: Table.heir.seat !== undefined
            enabled: Table.mayPass
            primary: Table.passDue
            anchors.verticalCenter: parent.verticalCenter
            text: visible ? Words.of("table-hand-over", { name: Table.heir.name }) : ""
            textSize: Theme.size("small")
            onClicked: Table.handOver()
        }
        GhostButton {
            id: faster

            anchors.verticalCenter: parent.verticalCenter
            objectName: "speed"
            text: Words.of("table-speed-" + Table.speed, {})
            glyph: Table.speed === "step" ? "next-button" : Table.speed === "read" ? "talk" : "fast-forward-button"
            Accessible.name: Words.of("table-speed-hint", {}) + " " + text
            onClicked: bar.faster()
        }
        IconButton {
            id: hold

            anchors.verticalCenter: parent.verticalCenter
            objectName: "pause"
            name: Words.of(Table.paused ? "table-resume" : "table-pause", {})
            glyph: Table.paused ? "play-button" : "pause-button"
            onClicked: Table.togglePause()
        }
        IconButton {
            objectName: "openBoard"
            visible: Table.count > 0
            anchors.verticalCenter: parent.verticalCenter
            name: Words.of("board-key", {})
            glyph: "notebook"
            onClicked: Nav.open("board", {})
        }
        IconButton {
            id: rules

            objectName: "clauses"
            visible: Hall.on
            anchors.verticalCenter: parent.verticalCenter
            name: Words.of("survival-clauses-key", {}) + (Hall.news ? " " + Hall.news : "")
            glyph: "scroll-quill"
            onClicked: clauses.openFrom(rules)

            // so many clauses are struck now
            Rectangle {
                visible: Hall.struck > 0
                anchors.right: parent.right
                width: Math.max(height, gone.implicitWidth + 8)
                height: gone.implicitHeight + 2
                radius: height / 2
                color: Theme.dangerFill

                Ink {
                    id: gone

                    anchors.centerIn: parent
                    text: String(Hall.struck)
                    type: "tiny"
                    lineHeight: 1
                    color: Theme.inkOnDanger
                }
            }
        }
        IconButton {
            id: more

            anchors.verticalCenter: parent.verticalCenter
            objectName: "menu"
            name: Words.of("table-menu", {})
            glyph: "hamburger-menu"
            onClicked: bar.menu()
        }
    }
    ClausesSheet {
        id: clauses
    }
    Shortcut {
        sequence: "N"
        enabled: Table.mayPass && !clauses.visible
        onActivated: Table.handOver()
    }
    Shortcut {
        sequence: "B"
        enabled: Table.count > 0 && !clauses.visible
        onActivated: Nav.open("board", {})
    }
    Shortcut {
        sequence: "C"
        enabled: Hall.on && !clauses.visible
        onActivated: clauses.openFrom(rules)
    }
}
