// The weather of the night: some to choose at once, all behind the last; and what the one that holds does.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

Column {
    id: sky

    readonly property int columns: Math.max(2, Math.min(4, Math.floor(width / Theme.px(104))))
    readonly property real cell: (width - (columns - 1) * 8) / columns
    readonly property var now: Lab.weatherNow

    signal more(Item opener)

    spacing: 10

    Item {
        width: parent.width
        height: Math.max(title.height, all.height)

        Ink {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - all.width
            type: "heading"
            text: Words.of("lab-weather", {})
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        GhostButton {
            id: all

            objectName: "lab-weather-all"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: Words.of("lab-weather-all", {})
            onClicked: sky.more(all)
        }
    }
    Flow {
        width: parent.width
        spacing: 8

        LabSkyCell {
            objectName: "lab-weather-none"
            width: sky.cell
            glyph: "cancel"
            text: Words.of("lab-weather-none", {})
            checked: Lab.weather === ""
            onClicked: Lab.setWeather("")
        }
        Repeater {
            model: Lab.fewWeathers

            LabSkyCell {
                required property var modelData

                objectName: "lab-weather-" + modelData.id
                width: sky.cell
                glyph: modelData.glyph
                text: modelData.name
                checked: Lab.weather === modelData.id
                onClicked: Lab.setWeather(modelData.id)
            }
        }
    }
    Rectangle {
        width: parent.width
        height: Theme.hair
        color: Theme.line
    }
    Ink {
        objectName: "lab-weather-now"
        width: parent.width
        type: "small"
        text: sky.now.name === undefined ? Words.of("lab-weather-plain", {}) : sky.now.short ? sky.now.name + ": " + sky.now.short : sky.now.name
    }
}
