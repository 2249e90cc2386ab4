// The canal city at dusk: nine districts, one's own gondola, and the shadow that walks while all gondolas lie still.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

MapScene {
    id: scene

    // in the moving time: a way, or `stay`
    property string way: ""
    // while the Ookami walks: whether a path is marked (an empty one: it stays), or only watched
    property bool walks: false
    property var path: []
    readonly property var areas: picture.areas ?? []
    readonly property var nowhere: ({ id: "", row: 0, column: 0, mine: false, trail: false, next: [] })
    readonly property bool going: open && picture.moving === true
    readonly property bool marking: open && picture.operating === true
    readonly property bool ready: going ? way !== "" : marking
    readonly property string end: path.length > 0 ? path[path.length - 1] : picture.wolf ?? ""

    function area(id: string): var {
        return areas.find(one => one.id === id) ?? nowhere;
    }
    function wayTo(id: string): string {
        return id === picture.here ? "stay" : (picture.ways ?? []).find(one => one.to === id)?.id ?? "";
    }
    function take(one: string): void {
        if (going && (one === "stay" || (picture.ways ?? []).some(each => each.id === one)))
            way = one;
    }
    function mayWalk(id: string): bool {
        return marking && (path.length > 0 && id === end || path.length < (picture.most ?? 2) && area(end).next.includes(id));
    }
    // on to an area; the last one again takes it back
    function walk(id: string): void {
        if (!mayWalk(id))
            return;
        path = path.length > 0 && id === end ? path.slice(0, -1) : [...path, id];
        walks = true;
    }
    function only(watching: bool): void {
        if (!marking)
            return;
        path = [];
        walks = !watching;
    }
    function go(): void {
        if (!ready)
            return;
        if (going)
            chosen("step", [], { way: [way] });
        else if (walks && picture.steer === true)
            chosen("operate", [], { path: path });
        else
            chosen("watch", [], {});
    }
    function towards(key: int): string {
        return ({ [Qt.Key_Up]: "N", [Qt.Key_Right]: "E", [Qt.Key_Down]: "S", [Qt.Key_Left]: "W" })[key] ?? "";
    }

    place: "games/canal"
    tall: width * 0.5
    onOpenChanged: if (open) {
        way = "";
        walks = false;
        path = [];
    }
    Keys.onPressed: event => {
        const way = scene.towards(event.key);
        if (!scene.going && !scene.marking)
            return;
        if (way && scene.going)
            scene.take(way);
        else if (way) {
            const from = scene.area(scene.end);
            const step = ({ N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] })[way];
            scene.walk(scene.areas.find(one => one.row === from.row + step[0] && one.column === from.column + step[1])?.id ?? "");
        } else if (event.key === Qt.Key_0 || event.key === Qt.Key_Period) {
            scene.take("stay");
            scene.only(false);
        } else if (event.key === Qt.Key_W)
            scene.only(true);
        else if (event.key === Qt.Key_Backspace && scene.path.length > 0)
            scene.path = scene.path.slice(0, -1);
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && scene.ready)
            scene.go();
        else
            return;
        event.accepted = true;
    }

    stage: Item {
        id: city

        readonly property real canal: Math.max(14, width * 0.022)
        readonly property real tileWidth: Math.min((width - 2 * canal) / 3, (height - 2 * canal) / 3 * 1.6)
        readonly property real tileHeight: tileWidth / 1.6

        function across(column: int): real {
            return column * (tileWidth + canal);
        }
        function down(row: int): real {
            return row * (tileHeight + canal);
        }

        anchors.centerIn: parent
        width: parent.width
        height: parent.height

        Item {
            id: map

            anchors.centerIn: parent
            width: city.tileWidth * 3 + city.canal * 2
            height: city.tileHeight * 3 + city.canal * 2

            // bridges between the districts
            Repeater {
                model: 12

                Rectangle {
                    required property int index
                    readonly property bool level: index < 6
                    readonly property int row: level ? Math.floor(index / 2) : (index - 6) % 2
                    readonly property int column: level ? index % 2 : Math.floor((index - 6) / 2)

                    x: level ? city.across(column) + city.tileWidth - 3 : city.across(column) + city.tileWidth / 2 - width / 2
                    y: level ? city.down(row) + city.tileHeight * 0.62 - height / 2 : city.down(row) + city.tileHeight - 3
                    width: level ? city.canal + 6 : 26
                    height: level ? 26 : city.canal + 6
                    radius: 3
                    color: Theme.feltEdge
                    border.width: Theme.hair
                    border.color: Theme.lineStrong
                }
            }
            Repeater {
                model: scene.areas.length

                PlaceTile {
                    id: tile

                    required property int index
                    readonly property var modelData: scene.areas[index] ?? scene.nowhere
                    readonly property string way: scene.wayTo(modelData.id)
                    readonly property int mark: scene.path.lastIndexOf(modelData.id) + 1

                    objectName: "area-" + modelData.id
                    x: city.across(modelData.column)
                    y: city.down(modelData.row)
                    width: city.tileWidth
                    height: city.tileHeight
                    art: Theme.layer("games/canal_" + (modelData.row * 2 + modelData.column) % 4)
                    label: modelData.id
                    text: Words.of("survival-scene-wolf_tag-area", { n: modelData.id }) + (modelData.mine ? " " + Words.of("survival-scene-wolf_tag-here", {}) : "") + (modelData.id === scene.picture.wolf ? " " + Words.of("survival-scene-wolf_tag-wolf", {}) : modelData.trail ? " " + Words.of("survival-scene-wolf_tag-trail", {}) : "")
                    mine: modelData.mine
                    near: scene.going ? way !== "" : scene.mayWalk(modelData.id)
                    taken: scene.going ? way !== "" && scene.way === way : scene.marking && (mark > 0 || scene.walks && scene.path.length === 0 && modelData.id === scene.picture.wolf)
                    shaded: !modelData.mine && modelData.id !== scene.picture.wolf && !near && !taken
                    portrait: scene.picture.portrait ?? ""
                    company: modelData.mine ? scene.picture.with ?? [] : []
                    onClicked: {
                        if (scene.going)
                            scene.take(way);
                        else
                            scene.walk(modelData.id);
                        scene.forceActiveFocus();
                    }

                    Image {
                        visible: tile.mine
                        z: -1
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: parent.height * 0.56
                        width: Math.round(tile.height * 0.94)
                        height: width / 2
                        source: Theme.layer("games/gondola")
                        sourceSize: Qt.size(width, height)
                    }
                    Image {
                        visible: tile.mine && scene.picture.caught === true
                        z: -1
                        anchors.fill: parent
                        source: Theme.layer("games/frost")
                        sourceSize: Qt.size(width, height)
                    }
                    // where it came through
                    Icon {
                        visible: tile.modelData.trail && tile.mark === 0
                        anchors.right: parent.right
                        anchors.top: parent.top
                        anchors.margins: 8
                        glyph: "footsteps"
                        px: Math.round(tile.height * 0.2)
                        color: Theme.danger
                    }
                    // where it is to go
                    Rectangle {
                        visible: tile.mark > 0
                        anchors.right: parent.right
                        anchors.top: parent.top
                        anchors.margins: 6
                        width: Math.max(30, badge.implicitWidth + 16)
                        height: width
                        radius: width / 2
                        color: Theme.accentFill

                        Ink {
                            id: badge

                            anchors.centerIn: parent
                            text: tile.mark
                            type: "label"
                            strong: true
                            lineHeight: 1
                            wrapMode: Text.NoWrap
                            color: Theme.inkOnAccent
                        }
                    }
                }
            }
            // the Ookami
            Image {
                id: wolf

                readonly property var at: scene.area(scene.picture.wolf ?? "")

                visible: (scene.picture.wolf ?? "") !== ""
                x: city.across(at.column) + city.tileWidth - width * 0.96
                y: city.down(at.row) + city.tileHeight - height * 0.98
                width: Math.round(city.tileHeight * 0.84)
                height: width
                source: Theme.layer("games/shadow_wolf")
                sourceSize: Qt.size(width, height)
                Accessible.ignored: true

                Behavior on x { NumberAnimation { duration: Theme.reveal } }
                Behavior on y { NumberAnimation { duration: Theme.reveal } }
            }
        }
    }

    // -- what is known, and what is to be done -----------------------------------------------------------------------
    Row {
        width: parent.width
        spacing: 10

        Icon {
            glyph: scene.picture.time === "operating" ? "wolf-howl" : "footsteps"
            px: Theme.px(30)
            color: Theme.accent
        }
        Ink {
            width: parent.width - Theme.px(30) - 10
            text: scene.picture.time ? Words.of("survival-scene-wolf_tag-time-" + scene.picture.time, {}) : Words.of(scene.picture.done === true ? "survival-scene-wolf_tag-done" : "survival-scene-waiting", {})
            type: "bodyStrong"
        }
    }
    // both leads of the operating time take the same room, whoever reads which
    Item {
        visible: (scene.picture.time ?? "") !== ""
        width: parent.width
        height: scene.picture.time === "operating" ? Math.max(watch.implicitHeight, steer.implicitHeight) : moving.implicitHeight

        Ink {
            id: moving

            visible: scene.picture.time === "moving"
            width: parent.width
            text: Words.of("survival-scene-wolf_tag-lead-moving", {})
            type: "small"
            color: Theme.muted
        }
        Ink {
            id: watch

            width: parent.width
            text: Words.of("survival-scene-wolf_tag-lead-watch", {})
            type: "small"
            color: Theme.muted
            opacity: scene.picture.time === "operating" && scene.picture.steer !== true ? 1 : 0
            Accessible.ignored: opacity === 0
        }
        Ink {
            id: steer

            width: parent.width
            text: Words.of("survival-scene-wolf_tag-lead-steer", {})
            type: "small"
            color: Theme.muted
            opacity: scene.picture.time === "operating" && scene.picture.steer === true ? 1 : 0
            Accessible.ignored: opacity === 0
        }
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    Rectangle {
        objectName: "caught"
        width: parent.width
        height: fate.implicitHeight + 16
        radius: Theme.radiusChip
        color: Theme.sunk
        border.width: scene.picture.caught === true ? Theme.strong : Theme.hair
        border.color: scene.picture.caught === true ? Theme.second : Theme.line

        Icon {
            id: chill

            x: 10
            anchors.verticalCenter: parent.verticalCenter
            glyph: scene.picture.caught === true ? "snowing" : "wave-crest"
            px: Theme.px(20)
            color: scene.picture.caught === true ? Theme.second : Theme.muted
        }
        Ink {
            id: fate

            x: chill.x + chill.width + 8
            y: 8
            width: parent.width - x - 10
            text: Words.of(scene.picture.caught === true ? "survival-scene-wolf_tag-caught-lead" : "survival-scene-wolf_tag-safe", {})
            type: "small"
            strong: scene.picture.caught === true
            color: scene.picture.caught === true ? Theme.second : Theme.ink
        }
    }
    CompanyLine {
        width: parent.width
        title: Words.of("survival-scene-wolf_tag-with", {})
        people: scene.picture.with ?? []
    }
    Flow {
        visible: scene.going
        width: parent.width
        spacing: 6

        Repeater {
            model: scene.picture.ways ?? []

            PickChip {
                required property var modelData

                objectName: "way-" + modelData.id
                text: modelData.name
                picked: scene.way === modelData.id
                onClicked: scene.take(modelData.id)
            }
        }
        PickChip {
            objectName: "way-stay"
            text: Words.of("survival-scene-wolf_tag-stay", {})
            picked: scene.way === "stay"
            onClicked: scene.take("stay")
        }
    }
    Flow {
        visible: scene.marking
        width: parent.width
        spacing: 6

        PickChip {
            objectName: "mark-watch"
            text: Words.of("survival-scene-wolf_tag-watch", {})
            picked: !scene.walks
            onClicked: scene.only(true)
        }
        PickChip {
            objectName: "mark-still"
            text: Words.of("survival-scene-wolf_tag-still", {})
            picked: scene.walks && scene.path.length === 0
            onClicked: scene.only(false)
        }
        Ink {
            visible: scene.path.length > 0
            text: Words.of("survival-scene-wolf_tag-path", { from: scene.picture.wolf ?? "", path: scene.path.join(" → ") })
            type: "label"
            color: Theme.accent
            wrapMode: Text.NoWrap
            topPadding: 4
        }
    }
    PrimaryButton {
        objectName: "scene-go"
        visible: scene.going || scene.marking
        width: parent.width
        enabled: scene.ready
        text: scene.marking ? Words.of("survival-scene-wolf_tag-decide", {}) : scene.way === "" ? Words.of("survival-scene-wolf_tag-pick", {}) : scene.way === "stay" ? Words.of("survival-scene-wolf_tag-go-stay", {}) : Words.of("survival-scene-wolf_tag-go", { n: scene.picture.ways.find(one => one.id === scene.way)?.to ?? "" })
        onClicked: scene.go()
    }
    Ink {
        visible: !scene.open && (scene.picture.made ?? "") !== ""
        width: parent.width
        text: Words.of("survival-scene-waiting", {})
        type: "small"
        color: Theme.muted
    }
}
