// The snow: lodge, lake, mine and forest with tracks between them, the recipe over the chest, a pack of four.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../theme"

MapScene {
    id: scene

    // what is chosen: a place, `gather`, `deliver`, `hide` or `wait`
    property string act: ""
    // of the pack, by slot, what is delivered
    property var giving: []
    property string taking: ""
    readonly property var places: picture.places ?? []
    readonly property var recipe: picture.recipe ?? []
    readonly property var pack: picture.pack ?? []
    // rows are counted, not listed: what changes in them changes in place
    readonly property var nowhere: ({ id: "", name: "", gives: "", common: "", rare: "", mine: false, can: false })
    readonly property var nothing: ({ id: "", name: "", need: 0, have: 0, chest: 0 })
    readonly property bool playing: open && picture.done !== true
    readonly property bool ready: playing && (act === "deliver" ? giving.length > 0 : act === "hide" ? taking !== "" : act !== "")
    // the middle of a place in the picture, as a part of its width and height
    readonly property var spots: ({ lodge: [0.5, 0.56], north_lake: [0.5, 0.15], west_mine: [0.16, 0.42], east_forest: [0.84, 0.42] })

    function placed(id: string): var {
        return places.find(one => one.id === id) ?? { id: "", name: "", can: false, mine: false };
    }
    function may(one: string): bool {
        if (!playing)
            return false;
        if (one === "wait")
            return true;
        return one === "gather" || one === "deliver" || one === "hide" ? picture[one] === true : placed(one).can;
    }
    function take(one: string): void {
        if (!may(one))
            return;
        act = one;
        giving = one === "deliver" ? pack.map((thing, at) => at) : [];
        taking = one === "hide" && picture.takeable.length === 1 ? picture.takeable[0].id : "";
    }
    function turn(slot: int): void {
        if (act !== "deliver" || slot >= pack.length)
            return;
        giving = giving.includes(slot) ? giving.filter(one => one !== slot) : [...giving, slot];
    }
    function go(): void {
        if (!ready)
            return;
        if (act === "deliver")
            chosen("deliver", [], { goods: giving.map(slot => pack[slot].id) });
        else if (act === "hide")
            chosen("hide", [], { goods: [taking] });
        else if (act === "gather" || act === "wait")
            chosen(act, [], {});
        else
            chosen("move", [], { area: [act] });
    }
    function digit(n: int): void {
        if (act === "deliver")
            turn(n - 1);
        else if (act === "hide" && n <= picture.takeable.length)
            taking = picture.takeable[n - 1].id;
    }

    place: "games/snow"
    tall: width * 0.58
    onOpenChanged: if (open) {
        act = "";
        giving = [];
        taking = "";
    }
    Keys.onPressed: event => {
        if (!scene.playing)
            return;
        const ways = {
            [Qt.Key_Up]: "north_lake",
            [Qt.Key_Left]: "west_mine",
            [Qt.Key_Right]: "east_forest",
            [Qt.Key_Down]: "lodge"
        };
        const keys = {
            [Qt.Key_G]: "gather",
            [Qt.Key_D]: "deliver",
            [Qt.Key_H]: "hide",
            [Qt.Key_0]: "wait",
            [Qt.Key_Period]: "wait"
        };
        if (ways[event.key])
            // from outside every way leads to the lodge
            scene.take(scene.picture.inLodge ? ways[event.key] : "lodge");
        else if (keys[event.key])
            scene.take(keys[event.key]);
        else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9)
            scene.digit(event.key - Qt.Key_0);
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && scene.ready)
            scene.go();
        else
            return;
        event.accepted = true;
    }

    stage: Item {
        id: map

        readonly property real tileWidth: Math.min(width * 0.31, (height - packLine.height) * 0.36 * 1.6)
        readonly property real tileHeight: tileWidth / 1.6
        readonly property real room: height - packLine.height - 12

        function middle(id: string): point {
            const spot = scene.spots[id];
            return Qt.point(spot[0] * width, Math.max(tileHeight / 2 + 4, Math.min(room - tileHeight / 2 - 4, spot[1] * room + (id === "lodge" ? room * 0.16 : 0))));
        }

        anchors.fill: parent

        // tracks through the snow: small steps from the lodge to each place
        Repeater {
            model: ["north_lake", "west_mine", "east_forest"]

            Item {
                id: track

                required property string modelData
                readonly property point from: map.middle("lodge")
                readonly property point to: map.middle(modelData)
                readonly property real far: Math.hypot(to.x - from.x, to.y - from.y)
                readonly property int steps: Math.max(4, Math.round(far / 15))

                Repeater {
                    model: track.steps

                    Rectangle {
                        required property int index
                        readonly property real at: (index + 0.5) / track.steps

                        x: track.from.x + (track.to.x - track.from.x) * at - width / 2 + (index % 2 ? 4 : -4) * (track.modelData === "north_lake" ? 1 : 0)
                        y: track.from.y + (track.to.y - track.from.y) * at - height / 2 + (index % 2 ? 4 : -4) * (track.modelData === "north_lake" ? 0 : 1)
                        width: 8
                        height: 6
                        radius: 3
                        color: Theme.cardInk
                        opacity: 0.4
                    }
                }
            }
        }
        Repeater {
            model: scene.places.length

            PlaceTile {
                id: tile

                required property int index
                readonly property var modelData: scene.places[index] ?? scene.nowhere
                readonly property bool stays: modelData.mine && scene.may("gather")

                objectName: "place-" + modelData.id
                x: map.middle(modelData.id).x - width / 2
                y: map.middle(modelData.id).y - height / 2
                width: map.tileWidth
                height: map.tileHeight
                art: modelData.id ? Theme.layer("games/place_" + modelData.id) : ""
                label: modelData.name
                text: modelData.name + (modelData.mine ? " " + Words.of("survival-scene-craft-place-here", {}) : "") + (modelData.gives ? " " + modelData.gives : "")
                mine: modelData.mine
                near: stays || scene.may(modelData.id)
                taken: near && scene.act === (stays ? "gather" : modelData.id)
                portrait: scene.picture.portrait ?? ""
                company: modelData.mine ? scene.picture.with ?? [] : modelData.id === "lodge" ? (scene.picture.lodge ?? []).filter(one => !one.you) : []
                onClicked: {
                    scene.take(stays ? "gather" : modelData.id);
                    scene.forceActiveFocus();
                }

                // what is found there
                Row {
                    anchors.right: parent.right
                    anchors.top: parent.top
                    anchors.margins: 4
                    visible: tile.modelData.common !== ""
                    spacing: 0

                    Repeater {
                        model: 2

                        Image {
                            required property int index
                            readonly property string good: index === 0 ? tile.modelData.common : tile.modelData.rare

                            y: Math.round(tile.height * 0.26) - height
                            width: Math.round(tile.height * (index === 0 ? 0.26 : 0.19))
                            height: width
                            source: good ? Theme.layer("games/good_" + good) : ""
                            sourceSize: Qt.size(width, height)
                        }
                    }
                }
            }
        }
        // the pack
        Panel {
            id: packLine

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            width: packRow.width + 28
            height: packRow.height + 14

            Row {
                id: packRow

                x: 14
                y: 7
                spacing: 10

                Ink {
                    anchors.verticalCenter: parent.verticalCenter
                    text: Words.of("survival-scene-craft-pack", {})
                    type: "small"
                    color: Theme.muted
                    wrapMode: Text.NoWrap
                }
                Repeater {
                    model: scene.picture.slots ?? 4

                    AbstractButton {
                        id: slot

                        required property int index
                        readonly property var thing: scene.pack[index]
                        readonly property bool given: scene.giving.includes(index)

                        objectName: "slot-" + (index + 1)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.max(46, Theme.px(40))
                        height: width
                        enabled: scene.act === "deliver" && scene.playing && thing !== undefined
                        focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
                        text: thing ? thing.name : Words.of("survival-scene-craft-slot-empty", {})
                        Accessible.role: Accessible.CheckBox
                        Accessible.name: text
                        Accessible.checked: given
                        Accessible.onPressAction: slot.click()
                        onClicked: {
                            scene.turn(index);
                            scene.forceActiveFocus();
                        }

                        background: Rectangle {
                            radius: 8
                            color: slot.given ? Theme.accentSoft : Theme.sunk
                            border.width: slot.given ? Theme.selected : Theme.stroke
                            border.color: slot.given ? Theme.ring : Theme.lineStrong

                            FocusRing { visible: slot.visualFocus }
                        }
                        contentItem: Item {
                            Image {
                                anchors.centerIn: parent
                                visible: slot.thing !== undefined
                                width: Math.round(slot.width * 0.72)
                                height: width
                                source: slot.thing ? Theme.layer("games/good_" + slot.thing.id) : ""
                                sourceSize: Qt.size(width, height)
                            }
                        }
                    }
                }
            }
        }
    }

    // -- what is known, and what is to be done -----------------------------------------------------------------------
    Row {
        width: parent.width
        spacing: 10

        Image {
            width: Theme.px(48)
            height: width * 0.75
            source: Theme.layer("games/chest")
            sourceSize: Qt.size(width, height)
        }
        Ink {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - Theme.px(48) - 10
            text: scene.picture.done === true ? Words.of(scene.picture.success ? "survival-scene-craft-success" : "survival-scene-craft-failure", {}) : Words.of("survival-scene-craft-goal", { product: scene.picture.product ?? "" })
            type: "bodyStrong"
            color: scene.picture.done !== true ? Theme.ink : scene.picture.success ? Theme.good : Theme.danger
        }
    }
    // the recipe: ghosts that fill
    Column {
        width: parent.width
        spacing: 6

        Repeater {
            model: scene.recipe.length

            Row {
                id: need

                required property int index
                readonly property var modelData: scene.recipe[index] ?? scene.nothing

                objectName: "need-" + modelData.id
                width: parent.width
                spacing: 8
                Accessible.role: Accessible.StaticText
                Accessible.name: Words.of("survival-scene-craft-need", { thing: modelData.name, have: modelData.chest, need: modelData.need })

                Flow {
                    width: parent.width - tally.width - 8
                    spacing: 3

                    Repeater {
                        model: need.modelData.need

                        Image {
                            required property int index

                            width: Theme.px(26)
                            height: width
                            source: need.modelData.id ? Theme.layer("games/good_" + need.modelData.id) : ""
                            sourceSize: Qt.size(width, height)
                            opacity: index < need.modelData.have ? 1 : 0.24

                            Behavior on opacity { NumberAnimation { duration: Theme.move } }
                        }
                    }
                }
                Ink {
                    id: tally

                    anchors.verticalCenter: parent.verticalCenter
                    text: need.modelData.chest + " / " + need.modelData.need
                    type: "label"
                    strong: need.modelData.have >= need.modelData.need
                    color: need.modelData.have >= need.modelData.need ? Theme.good : Theme.ink
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
        Ink {
            visible: (scene.picture.spare ?? []).length > 0
            width: parent.width
            text: visible ? Words.of("survival-scene-craft-spare", { things: scene.picture.spare.map(one => one.name + " " + one.n).join(Words.of("story-separator", {})) }) : ""
            type: "small"
            color: Theme.muted
        }
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    Ink {
        visible: scene.picture.done === true
        width: parent.width
        text: Words.of(scene.picture.success ? "survival-scene-craft-success-lead" : "survival-scene-craft-failure-lead", {})
        type: "body"
    }
    CompanyLine {
        visible: scene.picture.done !== true
        width: parent.width
        title: Words.of("survival-scene-craft-with", {})
        people: scene.picture.with ?? []
    }
    Ink {
        visible: scene.picture.lodgeKnown === true && scene.picture.inLodge !== true && scene.picture.done !== true
        width: parent.width
        text: (scene.picture.lodge ?? []).length > 0 ? Words.of("survival-scene-craft-lodge", { names: scene.picture.lodge.map(one => one.name).join(Words.of("story-separator", {})) }) : Words.of("survival-scene-craft-lodge-none", {})
        type: "small"
        color: Theme.muted
    }
    Flow {
        visible: scene.playing
        width: parent.width
        spacing: 6

        Repeater {
            model: scene.places.filter(one => one.can)

            PickChip {
                required property var modelData

                objectName: "act-" + modelData.id
                text: modelData.name
                picked: scene.act === modelData.id
                onClicked: scene.take(modelData.id)
            }
        }
        Repeater {
            model: scene.picture.inLodge ? ["deliver", "hide", "wait"] : ["gather", "wait"]

            PickChip {
                required property string modelData

                objectName: "act-" + modelData
                text: Words.of("survival-scene-craft-" + modelData, {})
                enabled: scene.may(modelData)
                picked: scene.act === modelData
                onClicked: scene.take(modelData)
            }
        }
    }
    Ink {
        visible: scene.playing && text !== ""
        width: parent.width
        text: scene.act === "deliver" ? Words.of("survival-scene-craft-which-deliver", {}) : scene.act === "hide" ? Words.of("survival-scene-craft-which-hide", {}) : !scene.picture.inLodge && !scene.picture.gather ? Words.of("survival-scene-craft-full", {}) : scene.picture.inLodge && scene.picture.hidden ? Words.of("survival-scene-craft-hidden", {}) : ""
        type: "small"
        color: Theme.muted
    }
    Flow {
        visible: scene.playing && scene.act === "hide"
        width: parent.width
        spacing: 6

        Repeater {
            model: scene.picture.takeable ?? []

            PickChip {
                required property var modelData

                objectName: "good-" + modelData.id
                text: modelData.name
                picked: scene.taking === modelData.id
                onClicked: scene.taking = modelData.id
            }
        }
    }
    PrimaryButton {
        objectName: "scene-go"
        visible: scene.playing
        width: parent.width
        enabled: scene.ready
        textSize: Math.max(Theme.size("label"), Theme.px(15))
        text: !scene.ready ? Words.of("survival-scene-craft-pick", {}) : scene.act === "deliver" ? Words.of("survival-scene-craft-go-deliver", { n: scene.giving.length }) : scene.act === "hide" ? Words.of("survival-scene-craft-go-hide", { thing: scene.picture.takeable.find(one => one.id === scene.taking)?.name ?? "" }) : scene.act === "gather" || scene.act === "wait" ? Words.of("survival-scene-craft-go-" + scene.act, {}) : Words.of("survival-scene-craft-go-move", { area: scene.placed(scene.act).name })
        onClicked: scene.go()
    }
    Ink {
        visible: !scene.playing && scene.picture.done !== true && (scene.picture.made ?? "") !== ""
        width: parent.width
        text: (scene.picture.made ?? "") + (Words.lang === "ja" ? "" : " ") + Words.of("survival-scene-waiting", {})
        type: "small"
        color: Theme.muted
    }
}
