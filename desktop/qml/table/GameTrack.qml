// The day game in the top bar: its name and its rounds, the present one in lantern light.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

Row {
    id: track

    property real room: 400
    readonly property var now: DayGame.now
    readonly property bool wide: now.of > 0 && now.of <= 7 && full.width + name.implicitWidth + full.advanceWidth(now.turn || Words.of("survival-scene-round", { n: now.round })) + 68 < room

    spacing: 14

    Ink {
        id: name

        anchors.verticalCenter: parent.verticalCenter
        visible: implicitWidth + (track.now.round > 0 ? pill.advance + 14 : 0) < track.room
        text: track.now.title
        type: "bodyStrong"
        lineHeight: 1
        wrapMode: Text.NoWrap
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    FontMetrics {
        id: full

        readonly property real width: (track.now.of - 1) * (advanceWidth("0") + 20)

        font.family: Theme.uiFamily
        font.pixelSize: Theme.size("small")
    }
    Row {
        anchors.verticalCenter: parent.verticalCenter
        visible: track.now.round > 0 && pill.advance < track.room
        spacing: 0

        Repeater {
            id: pill

            readonly property string words: track.now.turn || (track.wide ? Words.of("survival-scene-round", { n: track.now.round }) : Words.of("survival-scene-round-of", { n: track.now.round, of: track.now.of }))
            readonly property real advance: full.advanceWidth(words) + 28

            model: track.wide ? track.now.of : 1

            Rectangle {
                id: step

                required property int index
                readonly property bool on: !track.wide || index + 1 === track.now.round

                width: number.implicitWidth + (on ? 26 : 20)
                height: Theme.px(30)
                radius: height / 2
                color: on ? Theme.accentFill : "transparent"

                Ink {
                    id: number

                    anchors.centerIn: parent
                    text: step.on ? pill.words : step.index + 1
                    type: "small"
                    strong: step.on
                    lineHeight: 1
                    color: step.on ? Theme.inkOnAccent : step.index + 1 < track.now.round ? Theme.muted : Theme.faint
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}
