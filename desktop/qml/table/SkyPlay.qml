// The weather over the village: what falls and drifts, or a tint of the light. Still where nothing may move.
import QtQuick
import "../theme"

Item {
    id: sky

    // a key of the skies: rain, snow, fog, wind, petals, thunder …
    required property string effect
    readonly property var tiles: ({
            "rain": "weather/rain_tile",
            "thunder": "weather/rain_tile",
            "snow": "weather/snow_tile",
            "petals": "weather/petal_tile"
        })
    readonly property var tints: ({
            "sun": "#18FFD890",
            "moon": "#14B8C8FF",
            "eclipse": "#30200818",
            "dark": "#40000008",
            "cloud": "#1A808898",
            "wind": "#14A09878",
            "sea": "#1420507A",
            "glow": "#1490FFC0",
            "thunder": "#14C8D0FF",
            "stars": "#0CFFFFFF"
        })
    readonly property string tile: tiles[effect] ?? ""
    readonly property bool moves: !Theme.reducedMotion && !Rest.resting

    clip: true
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        visible: sky.tints[sky.effect] !== undefined
        color: sky.tints[sky.effect] ?? "transparent"
    }
    Image {
        id: falling

        visible: sky.tile !== ""
        width: parent.width
        height: parent.height + 400
        y: -400
        source: sky.tile ? Theme.layer(sky.tile) : ""
        fillMode: Image.Tile
        opacity: 0.5

        NumberAnimation on y {
            running: falling.visible && sky.moves
            from: -400
            to: 0
            duration: sky.effect === "rain" || sky.effect === "thunder" ? 1400 : 9000
            loops: Animation.Infinite
        }
    }
    Image {
        visible: sky.effect === "fog"
        y: parent.height * 0.4
        width: parent.width
        height: parent.height * 0.45
        source: sky.effect === "fog" ? Theme.layer("weather/mist_band") : ""
        fillMode: Image.Stretch
        opacity: 0.7
    }
}
