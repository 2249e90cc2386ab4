// So many people around a fire, seen from above; you at the bottom, the stand-in as an empty ring.
pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

Item {
    id: dots

    required property int people
    required property bool standIn
    readonly property int seats: people + (standIn ? 1 : 0)
    readonly property int px: Math.round(Math.min(width / 8, seats > 16 ? width / 11 : width / 8))

    Accessible.ignored: true

    Repeater {
        model: dots.seats

        Rectangle {
            id: dot

            required property int index
            readonly property bool you: index === 0
            readonly property bool empty: dots.standIn && index === dots.seats - 1
            readonly property real turn: Math.PI / 2 + index / dots.seats * 2 * Math.PI

            x: dots.width / 2 + Math.cos(turn) * (dots.width - width) / 2 - width / 2
            y: dots.height / 2 + Math.sin(turn) * (dots.height - height) / 2 - height / 2
            width: dots.px
            height: dots.px
            radius: width / 2
            color: you ? Theme.accentFill : empty ? "transparent" : Theme.raised2
            border.width: empty ? Theme.stroke : 0
            border.color: Theme.lineStrong

            Icon {
                anchors.centerIn: parent
                visible: !dot.you
                glyph: "person"
                px: Math.round(dot.width * 0.58)
                color: dot.empty ? Theme.faint : Theme.muted
            }
            Ink {
                anchors.centerIn: parent
                visible: dot.you
                type: "tiny"
                font.pixelSize: Math.round(dot.width * 0.46)
                color: Theme.inkOnAccent
                text: Words.of("new-me", {})
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
