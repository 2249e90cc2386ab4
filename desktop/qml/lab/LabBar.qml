// Edition, night or day, undo and files.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

Flow {
    id: bar

    readonly property var chosen: Lab.options

    signal files(Item opener)
    signal options(Item opener)

    spacing: 6

    PushButton {
        id: version

        objectName: "lab-options"
        text: Words.of(Lab.version === "3.1.0a9" ? "lab-version-a9" : "lab-version-b1", {}) + (bar.chosen.length ? " +" + bar.chosen.length : "")
        hint: Words.of("lab-options-title", {})
        onClicked: bar.options(version)
    }
    PushButton {
        objectName: "lab-phase"
        text: Words.of(Lab.day ? "lab-day-to-night" : "lab-day-to-day", {})
        onClicked: Lab.setDay(!Lab.day)
    }
    IconButton {
        objectName: "lab-earlier"
        enabled: Lab.night > 1
        name: Words.of(Lab.day ? "lab-day-earlier" : "lab-night-earlier", {})
        glyph: "own-back"
        onClicked: Lab.setNight(Lab.night - 1)
    }
    Ink {
        objectName: "lab-night"
        height: Theme.hit
        type: "label"
        text: Words.of(Lab.day ? "lab-day-date" : "lab-night", {
            n: Lab.night
        })
    }
    IconButton {
        objectName: "lab-later"
        enabled: Lab.night < 20
        name: Words.of(Lab.day ? "lab-day-later" : "lab-night-later", {})
        glyph: "own-next"
        onClicked: Lab.setNight(Lab.night + 1)
    }
    PushButton {
        objectName: "lab-undo"
        enabled: Lab.canUndo
        text: Words.of("lab-undo", {})
        onClicked: Lab.undo()
    }
    PushButton {
        id: folder

        objectName: "lab-files"
        glyph: "notebook"
        text: Words.of("lab-files-title", {})
        onClicked: bar.files(folder)
    }
}
