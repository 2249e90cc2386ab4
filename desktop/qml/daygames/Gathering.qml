// The town at dusk: twelve districts, the meeting place under the Count's banner, barriers beside one's own token.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../theme"

Scene {
    id: scene

    property string way: ""
    readonly property var ways: picture.ways ?? []
    readonly property bool going: open && picture.going === true
    readonly property bool below: Theme.textScale > 1.3 || width < 900
    readonly property int sideWidth: below ? width - 40 : Math.max(Theme.px(250), width * 0.22)
    // the map: tiles with streets between them
    readonly property real mapWidth: below ? width - 40 : width - sideWidth - 60
    readonly property real mapHeight: below ? Math.max(360, Math.min(mapWidth * 0.55, room * 0.75)) : room - 32
    readonly property real street: Math.max(20, Math.min(mapWidth, mapHeight * 1.6) * 0.035)
    readonly property real tileWidth: Math.min((mapWidth - 3 * street) / 4, (mapHeight - 2 * street) / 3 * 1.6)
    readonly property real tileHeight: tileWidth / 1.6

    function wayTo(district: string): string {
        if (district === picture.here)
            return "wait";
        const found = ways.find(one => one.to === district);
        return found ? found.id : "";
    }
    function take(one: string): void {
        if (going && (one === "wait" || ways.some(each => each.id === one)))
            way = one;
    }
    function go(): void {
        if (!going || way === "")
            return;
        if (way === "wait")
            chosen("wait", [], {});
        else
            chosen("go", [], { way: [way] });
    }

    implicitHeight: below ? mapHeight + side.implicitHeight + 56 : Math.max(side.implicitHeight + 32, 420)
    onOpenChanged: if (open)
        way = ""
    Keys.onPressed: event => {
        const keys = {
            [Qt.Key_Up]: "N",
            [Qt.Key_Right]: "E",
            [Qt.Key_Down]: "S",
            [Qt.Key_Left]: "W",
            [Qt.Key_0]: "wait",
            [Qt.Key_Period]: "wait"
        };
        const one = keys[event.key];
        if (one && scene.going) {
            scene.take(one);
            event.accepted = true;
        } else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && scene.going && scene.way !== "") {
            scene.go();
            event.accepted = true;
        }
    }

    SceneBack {
        anchors.fill: parent
        place: "games/town"
    }

    Item {
        id: map

        x: 20 + Math.max(0, (scene.mapWidth - width) / 2)
        y: scene.below ? (scene.picture.done ? side.height + 36 : 16) : Math.max(16, (scene.height - height) / 2)
        width: scene.tileWidth * 4 + scene.street * 3
        height: scene.tileHeight * 3 + scene.street * 2

        // streets
        Repeater {
            model: 3

            Rectangle {
                required property int index

                x: scene.tileWidth * 0.5
                y: index * (scene.tileHeight + scene.street) + scene.tileHeight * 0.5 - height / 2
                width: map.width - scene.tileWidth
                height: scene.street * 0.7
                color: Theme.line
            }
        }
        Repeater {
            model: 4

            Rectangle {
                required property int index

                x: index * (scene.tileWidth + scene.street) + scene.tileWidth * 0.5 - width / 2
                y: scene.tileHeight * 0.5
                width: scene.street * 0.7
                height: map.height - scene.tileHeight
                color: Theme.line
            }
        }
        Repeater {
            model: scene.picture.districts ?? []

            AbstractButton {
                id: tile

                required property var modelData
                readonly property string way: scene.wayTo(modelData.id)
                readonly property bool near: scene.going && way !== ""
                readonly property bool taken: near && scene.way === way
                readonly property var street: scene.ways.find(one => one.id === way)
                readonly property bool shut: street !== undefined && street.closed

                objectName: "district-" + modelData.id
                x: modelData.column * (scene.tileWidth + scene.street)
                y: modelData.row * (scene.tileHeight + scene.street)
                width: scene.tileWidth
                height: scene.tileHeight
                enabled: near
                focusPolicy: near ? Qt.StrongFocus : Qt.NoFocus
                hoverEnabled: true
                text: Words.of("survival-scene-gathering-district", { id: modelData.id }) + (modelData.meeting ? " " + Words.of("survival-scene-gathering-meeting", {}) : "") + (modelData.mine ? " " + Words.of("survival-scene-gathering-here", {}) : "") + (shut ? " " + Words.of("survival-scene-gathering-closed", {}) : "")
                Accessible.role: Accessible.RadioButton
                Accessible.name: text
                Accessible.checked: taken
                Accessible.onPressAction: tile.click()
                onClicked: {
                    scene.take(way);
                    scene.forceActiveFocus();
                }

                background: Item {
                    Rectangle {
                        visible: tile.modelData.meeting
                        anchors.fill: parent
                        anchors.margins: -8
                        radius: 20
                        color: Theme.accentSoft
                        border.width: 2
                        border.color: Theme.ring
                        opacity: 0.9
                    }
                    Image {
                        anchors.fill: parent
                        source: Theme.layer("games/district_" + (tile.modelData.meeting ? "meeting" : (tile.modelData.row * 4 + tile.modelData.column * 5) % 6))
                        sourceSize: Qt.size(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
                    }
                    // beyond one's reach the town lies in shade
                    Rectangle {
                        anchors.fill: parent
                        radius: 12
                        color: Theme.sky
                        opacity: tile.modelData.meeting || tile.modelData.mine || tile.near ? 0 : 0.35
                    }
                    Rectangle {
                        visible: tile.near
                        anchors.fill: parent
                        anchors.margins: tile.taken ? -3 : 0
                        radius: 14
                        color: "transparent"
                        border.width: tile.taken ? Theme.selected : Theme.stroke
                        border.color: tile.taken ? Theme.ring : tile.hovered ? Theme.ink : Theme.lineStrong
                    }
                    FocusRing {
                        visible: tile.visualFocus
                        corner: 14
                    }
                }
                contentItem: Item {
                    Rectangle {
                        x: 6
                        y: 6
                        width: mark.implicitWidth + 12
                        height: mark.implicitHeight + 2
                        radius: 5
                        color: Theme.surface

                        Ink {
                            id: mark

                            anchors.centerIn: parent
                            text: tile.modelData.id
                            type: "tiny"
                            wrapMode: Text.NoWrap
                            color: tile.modelData.meeting ? Theme.accent : Theme.muted
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
        // barriers on the streets that are closed beside one's own district
        Repeater {
            model: scene.ways.filter(one => one.closed)

            Image {
                required property var modelData
                readonly property var step: ({ N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] })[modelData.id]
                readonly property var mine: (scene.picture.districts ?? []).find(one => one.mine) ?? { row: 0, column: 0 }

                width: Math.max(34, scene.street * 1.7)
                height: width
                x: mine.column * (scene.tileWidth + scene.street) + scene.tileWidth / 2 + step[0] * (scene.tileWidth + scene.street) / 2 - width / 2
                y: mine.row * (scene.tileHeight + scene.street) + scene.tileHeight / 2 + step[1] * (scene.tileHeight + scene.street) / 2 - height / 2
                source: Theme.layer("games/barrier")
                sourceSize: Qt.size(width, height)
                Accessible.role: Accessible.StaticText
                Accessible.name: Words.of("survival-scene-gathering-barrier", { way: modelData.name })
            }
        }
        // one's own token, and who stands there too
        Item {
            id: token

            readonly property var mine: (scene.picture.districts ?? []).find(one => one.mine)

            visible: mine !== undefined
            x: mine ? mine.column * (scene.tileWidth + scene.street) : 0
            y: mine ? mine.row * (scene.tileHeight + scene.street) : 0
            width: scene.tileWidth
            height: scene.tileHeight

            Behavior on x { NumberAnimation { duration: Theme.move } }
            Behavior on y { NumberAnimation { duration: Theme.move } }

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                y: parent.height * 0.5 - height / 2
                width: Math.min(62, parent.height * 0.58) + 8
                height: width
                radius: width / 2
                color: Theme.surface
                border.width: Theme.selected
                border.color: Theme.ring

                Face {
                    anchors.centerIn: parent
                    portrait: scene.picture.portrait ?? ""
                    px: parent.width - 8
                }
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 4
                spacing: -4

                Repeater {
                    model: scene.picture.with ?? []

                    Rectangle {
                        id: head

                        required property var modelData

                        width: Math.min(28, scene.tileHeight * 0.24) + 4
                        height: width
                        radius: width / 2
                        color: Theme.surface

                        Face {
                            anchors.centerIn: parent
                            portrait: head.modelData.portrait
                            px: parent.width - 4
                        }
                    }
                }
            }
        }
    }

    // -- what is known, and what is to be done -----------------------------------------------------------------------
    Panel {
        id: side

        x: scene.below ? 20 : scene.width - width - 20
        y: scene.below ? (scene.picture.done ? 16 : map.y + map.height + 20) : Math.max(16, (scene.height - height) / 2)
        width: scene.sideWidth
        implicitHeight: words.height + 36
        height: implicitHeight

        Column {
            id: words

            x: 18
            y: 18
            width: parent.width - 36
            spacing: 12

            Column {
                visible: scene.picture.done !== true
                width: parent.width
                spacing: 12

                Row {
                    width: parent.width
                    spacing: 10

                    Icon {
                        glyph: "knight-banner"
                        px: Theme.px(30)
                        color: Theme.accent
                    }
                    Column {
                        width: parent.width - Theme.px(30) - 10

                        Ink {
                            width: parent.width
                            text: Words.of("survival-scene-gathering-to", { id: scene.picture.meeting ?? "" })
                            type: "bodyStrong"
                        }
                        Ink {
                            width: parent.width
                            text: Words.of("survival-scene-gathering-needed", { n: scene.picture.needed ?? 0, of: scene.picture.people ?? 0 })
                            type: "small"
                            color: Theme.muted
                        }
                    }
                }
                // the clock of four steps
                Row {
                    spacing: 6
                    Accessible.role: Accessible.StaticText
                    Accessible.name: Words.of("survival-scene-round-of", { n: DayGame.now.round, of: 4 })

                    Repeater {
                        model: 4

                        Rectangle {
                            required property int index

                            width: Theme.px(38)
                            height: 8
                            radius: 4
                            color: index < DayGame.now.round ? Theme.accentFill : Theme.raised2
                            border.width: Theme.hair
                            border.color: index < DayGame.now.round ? Theme.accentFill : Theme.lineStrong
                        }
                    }
                }
                Rectangle {
                    width: parent.width
                    height: 1
                    color: Theme.line
                }
                Ink {
                    width: parent.width
                    text: (scene.picture.with ?? []).length > 0 ? Words.of("survival-scene-gathering-with", {}) : Words.of("survival-here-alone", {})
                    type: "small"
                    color: Theme.muted
                }
                Flow {
                    visible: (scene.picture.with ?? []).length > 0
                    width: parent.width
                    spacing: 8

                    Repeater {
                        model: scene.picture.with ?? []

                        FaceTag {
                            required property var modelData

                            person: modelData
                        }
                    }
                }
                Flow {
                    id: choices

                    visible: scene.going
                    width: parent.width
                    spacing: 6

                    Repeater {
                        model: scene.ways

                        Chip {
                            required property var modelData

                            objectName: "way-" + modelData.id
                            text: modelData.closed ? Words.of("survival-scene-gathering-way-closed", { way: modelData.name }) : modelData.name
                            checkable: true
                            checked: scene.way === modelData.id
                            onClicked: {
                                scene.take(modelData.id);
                                checked = Qt.binding(() => scene.way === modelData.id);
                            }
                        }
                    }
                    Chip {
                        objectName: "way-wait"
                        text: Words.of("survival-action-wait", {})
                        checkable: true
                        checked: scene.way === "wait"
                        onClicked: {
                            scene.take("wait");
                            checked = Qt.binding(() => scene.way === "wait");
                        }
                    }
                }
                PrimaryButton {
                    objectName: "scene-go"
                    visible: scene.going
                    width: parent.width
                    enabled: scene.way !== ""
                    text: scene.way === "" ? Words.of("survival-scene-gathering-pick", {}) : scene.way === "wait" ? Words.of("survival-scene-gathering-stay", {}) : Words.of("survival-scene-gathering-go", { way: scene.ways.find(one => one.id === scene.way)?.name ?? "" })
                    onClicked: scene.go()
                }
                Ink {
                    visible: !scene.going
                    width: parent.width
                    text: scene.picture.made ? Words.of("survival-scene-waiting", {}) : ""
                    type: "small"
                    color: Theme.muted
                }
            }
            // the roll call
            Column {
                visible: scene.picture.done === true
                width: parent.width
                spacing: 10

                Ink {
                    width: parent.width
                    text: Words.of(scene.picture.success ? "survival-scene-gathering-success" : "survival-scene-gathering-failure", {})
                    type: "heading"
                    color: scene.picture.success ? Theme.good : Theme.danger
                }
                Ink {
                    width: parent.width
                    text: Words.of("survival-scene-gathering-came", { n: (scene.picture.gathered ?? []).length })
                    type: "small"
                    color: Theme.muted
                }
                Flow {
                    width: parent.width
                    spacing: 8

                    Repeater {
                        model: scene.picture.gathered ?? []

                        FaceTag {
                            required property var modelData

                            person: modelData
                        }
                    }
                }
                Ink {
                    visible: (scene.picture.missing ?? []).length > 0
                    width: parent.width
                    text: Words.of("survival-scene-gathering-missed", {})
                    type: "small"
                    color: Theme.muted
                }
                Flow {
                    width: parent.width
                    spacing: 10

                    Repeater {
                        model: scene.picture.missing ?? []

                        Column {
                            id: lost

                            required property var modelData

                            spacing: 2

                            Face {
                                anchors.horizontalCenter: parent.horizontalCenter
                                portrait: lost.modelData.portrait
                                px: Theme.px(52)

                                Image {
                                    anchors.fill: parent
                                    anchors.margins: -6
                                    source: Theme.layer("games/vines")
                                    sourceSize: Qt.size(width, height)
                                }
                            }
                            Ink {
                                text: lost.modelData.name
                                type: "tiny"
                                wrapMode: Text.NoWrap
                            }
                        }
                    }
                }
            }
        }
    }
}
