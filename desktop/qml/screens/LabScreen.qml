// The night lab: seats, acts and sky at the left; every way the night can go, and how, at the right.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../lab"
import "../theme"

MenuPage {
    id: page

    readonly property int side: slim ? 16 : 24
    readonly property bool beside: width - 2 * side >= Theme.px(900)

    readonly property var asked: Nav.args
    readonly property var hand: Lab.editing
    readonly property var options: Lab.options

    objectName: "lab"
    first: head.back
    Component.onCompleted: {
        const wanted = page.asked;
        Lab.begin(wanted.kind ?? "", wanted.id ?? "");
        Nav.forget();
    }
    Component.onDestruction: Lab.leave()

    Shortcut {
        sequences: [StandardKey.Undo]
        onActivated: Lab.undo()
    }
    Shortcut {
        sequences: [StandardKey.Redo]
        onActivated: Lab.redo()
    }
    Backdrop {
        anchors.fill: parent
        phase: "night"
        moon: 3
        moonX: 0.42
        moonY: 0.95
        moonRadius: 22
    }
    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.sky, 0.6)
    }
    PageHead {
        id: head

        readonly property real room: page.width - 2 * page.side

        x: page.side
        y: 12
        width: bar.stacked ? room : room - bar.width - 12
        title: Words.of("lab-title", {})
        lead: room - bar.oneLine > Theme.px(620) ? Words.of("lab-lead", {}) : ""
    }
    LabBar {
        id: bar

        readonly property real oneLine: Array.from(children, one => one.implicitWidth ? one.implicitWidth + spacing : 0).reduce((sum, one) => sum + one, 0)
        readonly property bool stacked: oneLine + Theme.px(260) > head.room

        x: page.width - page.side - width
        y: stacked ? head.y + head.height + 6 : head.y + (head.height - height) / 2
        width: Math.min(oneLine, head.room)
        onFiles: opener => papers.openFrom(opener)
        onOptions: opener => choices.openFrom(opener)
    }

    readonly property real below: Math.max(head.y + head.height, bar.y + bar.height) + 12
    readonly property real leftWidth: beside ? Math.round((width - 2 * side - 16) * 0.42) : width - 2 * side

    // side by side: two columns that scroll by themselves
    ScrollArea {
        id: west

        x: page.side
        y: page.below
        width: page.leftWidth
        height: page.height - y - 12
        contentHeight: leftColumn.height

        Column {
            id: leftColumn

            width: west.width - 8
            spacing: 14

            Panel {
                width: parent.width
                height: seats.height + Theme.px(26)

                LabSeats {
                    id: seats

                    x: Theme.px(16)
                    y: Theme.px(12)
                    width: parent.width - 2 * x
                    onPicked: (name, opener) => editor.edit(name, opener)
                }
            }
            Panel {
                width: parent.width
                height: sky.height + Theme.px(26)

                LabSky {
                    id: sky

                    x: Theme.px(16)
                    y: Theme.px(12)
                    width: parent.width - 2 * x
                    onMore: opener => picker.pick("weather", opener)
                }
            }
            Loader {
                width: parent.width
                active: !page.beside
                visible: active
                sourceComponent: found
            }
        }
    }
    ScrollArea {
        id: east

        x: west.x + west.width + 16
        y: page.below
        visible: page.beside
        width: page.width - page.side - x
        height: west.height
        contentHeight: rightLoader.height

        Loader {
            id: rightLoader

            width: east.width - 8
            active: page.beside
            sourceComponent: found
        }
    }

    Component {
        id: found

        Column {
            spacing: 14

            Panel {
                width: parent.width
                height: ways.height + Theme.px(26)

                LabWays {
                    id: ways

                    x: Theme.px(16)
                    y: Theme.px(12)
                    width: parent.width - 2 * x
                }
            }
            Panel {
                width: parent.width
                height: steps.height + Theme.px(26)
                visible: Lab.state === "ready" && Lab.total > 0

                LabSteps {
                    id: steps

                    x: Theme.px(16)
                    y: Theme.px(12)
                    width: parent.width - 2 * x
                }
            }
        }
    }
    LabEditor {
        id: editor

        onWants: (kind, opener) => picker.pick(kind, opener)
    }
    LabPicker {
        id: picker

        title: Words.of(kind === "weather" ? "lab-weather" : kind === "trait" ? "lab-pick-trait" : "lab-pick-role", {
            name: editor.has ? editor.now.shown : ""
        })
        onTaken: (kind, id) => {
            if (kind === "weather")
                Lab.setWeather(id);
            else if (kind === "trait")
                page.hand.addTrait(id);
            else
                page.hand.setRole(id);
        }
    }
    LabFiles {
        id: papers
    }
    Sheet {
        id: choices

        title: Words.of("lab-options-title", {})

        ChipChoice {
            group: "lab-version"
            values: Lab.versions
            current: Lab.version
            word: value => Words.of(value === "3.1.0a9" ? "lab-version-a9" : "lab-version-b1", {})
            onChosen: value => Lab.setVersion(value)
        }
        Repeater {
            model: Lab.optionNames

            Toggle {
                required property string modelData

                objectName: "lab-option-" + modelData
                width: parent ? parent.width : 0
                text: Words.of("lab-option-" + modelData, {})
                checked: page.options.includes(modelData)
                onToggled: Lab.toggleOption(modelData)
            }
        }
    }
}
