// Black Black Jack: a table of black felt, two cards before every seat, and one swap when the turn comes.
pragma ComponentBehavior: Bound
import QtQuick
import "../components"
import "../theme"
import "nearest.js" as Nearest

Scene {
    id: scene

    // what is picked: one's own place, and whose card of which place
    property string mine: ""
    property int other: 0
    property string theirs: ""

    readonly property bool may: open && picture.may === true
    readonly property bool ready: may && mine !== "" && other > 0
    readonly property var slots: picture.slots ?? []
    readonly property var places: picture.places ?? []
    readonly property var nobody: ({
            seat: 0, name: "", portrait: "", alive: true, turn: false, won: false, gone: false, bust: false, total: "", you: true,
            known: "", knownWord: "", can: false,
            open: { id: "", rank: "", suit: "", label: "" }, hidden: { id: "", rank: "", suit: "", label: "" }
        })
    readonly property var own: places.find(one => one.you)
    readonly property var others: places.filter(one => !one.you)
    readonly property var partner: others.find(one => one.seat === other)

    // the height a page of this width has; the real one follows from what stands on it
    readonly property real tall: Math.min(width * 0.5, Window.height - 160)
    readonly property bool large: Theme.textScale > 1.3
    readonly property int count: Math.max(1, others.length)
    readonly property int rowsWanted: count <= 5 ? 1 : count <= 14 ? 2 : 3
    readonly property real tileLeast: Theme.px(124)
    readonly property int columns: Math.max(1, Math.min(Math.ceil(count / rowsWanted), Math.floor((table.width - 40) / tileLeast)))
    readonly property int rows: Math.ceil(count / columns)
    readonly property real tileWidth: Math.min((table.width - 40) / columns, Math.max(260, width * 0.18))
    readonly property real cardWidth: Math.max(40, Math.min((tileWidth - 28) / 2.15, large ? 70 : Math.max(104, tall * 0.15), (tall * 0.55 / rows - Theme.px(40)) / 1.42))
    readonly property real ownWidth: large ? 84 : Math.max(64, Math.min(150, tall * 0.15))

    function slotName(slot: string): string {
        const found = slots.find(one => one.id === slot);
        return found ? found.name : "";
    }
    function pick(seat: int, slot: string, you: bool): void {
        if (!may)
            return;
        if (you) {
            mine = mine === slot ? "" : slot;
        } else if (other === seat && theirs === slot) {
            other = 0;
            theirs = "";
        } else {
            other = seat;
            theirs = slot;
        }
    }
    function change(): void {
        if (ready)
            chosen("change", [other], { own_slot: [mine], target_slot: [theirs] });
    }
    function stay(): void {
        if (open)
            chosen("stay", [], {});
    }
    function clear(): void {
        mine = "";
        other = 0;
        theirs = "";
    }
    function step(dx: int, dy: int): bool {
        const found = Nearest.next(scene, scene.Window.activeFocusItem, dx, dy);
        if (found)
            found.forceActiveFocus(Qt.TabFocusReason);
        return found !== null;
    }

    implicitHeight: table.implicitHeight + bar.height + 40
    onOpenChanged: clear()
    onPictureChanged: flight.look()
    Keys.onPressed: event => {
        const ways = {
            [Qt.Key_Up]: [0, -1],
            [Qt.Key_Right]: [1, 0],
            [Qt.Key_Down]: [0, 1],
            [Qt.Key_Left]: [-1, 0]
        };
        const way = ways[event.key];
        if (way) {
            event.accepted = scene.step(way[0], way[1]);
        } else if (scene.may && (event.key === Qt.Key_1 || event.key === Qt.Key_2)) {
            scene.pick(0, scene.slots[event.key - Qt.Key_1].id, true);
            event.accepted = true;
        } else if (scene.open && event.key === Qt.Key_0) {
            keep.forceActiveFocus(Qt.TabFocusReason);
            event.accepted = true;
        } else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            if (scene.ready) {
                scene.change();
                event.accepted = true;
            } else if (scene.open) {
                // nothing is decided yet: no key passes the turn by itself
                event.accepted = true;
            }
        }
    }

    // two cards before a seat, the hidden one tilted towards its owner
    component Hand: Row {
        id: hand

        required property var place
        property real cardWidth: scene.cardWidth
        property bool mayPick: false
        property bool label: false

        function cardAt(slot: string): Item {
            return slot === "open" ? first.itemAt(0) : first.itemAt(1);
        }

        spacing: cardWidth * 0.15

        Repeater {
            id: first

            model: ["open", "hidden"]

            Column {
                id: spot

                required property string modelData
                readonly property bool tilted: modelData === "hidden" && !hand.place.known && !scene.picture.done

                spacing: 4

                PlayingCard {
                    objectName: "card-" + hand.place.seat + "-" + spot.modelData
                    face: hand.place[spot.modelData]
                    cardWidth: hand.cardWidth
                    pickable: hand.mayPick
                    rotation: spot.tilted ? (hand.place.you ? 4 : -6) : 0
                    watched: spot.modelData === "hidden" && hand.place.known !== ""
                    chosen: hand.place.you ? scene.mine === spot.modelData : scene.other === hand.place.seat && scene.theirs === spot.modelData
                    text: Words.of("survival-scene-bbj-card", { name: hand.place.name, slot: scene.slotName(spot.modelData), card: face.label }) + (watched ? " " + hand.place.knownWord : "")
                    onClicked: scene.pick(hand.place.seat, spot.modelData, hand.place.you)
                }
                Ink {
                    visible: hand.label
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: scene.slotName(spot.modelData)
                    type: "tiny"
                    color: Theme.cardLace
                    wrapMode: Text.NoWrap
                }
            }
        }
    }

    // who sits there, on a plate that can be read on felt
    component Plate: Rectangle {
        id: nameplate

        required property var place
        property real most: 300

        width: Math.min(most, line.implicitWidth + 16)
        height: line.implicitHeight + 8
        radius: height / 2
        color: Theme.surface
        border.width: place.turn || place.won ? Theme.selected : Theme.hair
        border.color: place.turn || place.won ? Theme.ring : Theme.line

        Row {
            id: line

            x: 8
            anchors.verticalCenter: parent.verticalCenter
            spacing: 6

            Face {
                id: head

                anchors.verticalCenter: parent.verticalCenter
                portrait: nameplate.place.portrait
                dead: !nameplate.place.alive
                px: Theme.px(26)
            }
            Ink {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, nameplate.most - 22 - head.width - (tick.visible ? tick.width + 6 : 0) - (points.visible ? points.width + 6 : 0))
                text: nameplate.place.name
                type: "label"
                strong: nameplate.place.turn || nameplate.place.you
                color: nameplate.place.turn ? Theme.accent : Theme.ink
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
            Icon {
                id: tick

                visible: nameplate.place.gone && !nameplate.place.turn && points.text === ""
                anchors.verticalCenter: parent.verticalCenter
                glyph: "check-mark"
                px: Theme.px(13)
                color: Theme.muted
            }
            Ink {
                id: points

                visible: text !== ""
                anchors.verticalCenter: parent.verticalCenter
                text: nameplate.place.you && !scene.picture.done ? "" : nameplate.place.total
                type: "label"
                strong: true
                color: nameplate.place.bust ? Theme.danger : nameplate.place.won ? Theme.accent : Theme.ink
                wrapMode: Text.NoWrap
            }
        }
    }

    component Seat: Item {
        id: seat

        required property int index
        readonly property var modelData: scene.others[index] ?? scene.nobody
        readonly property Hand hand: cards
        // a single row bends round the table
        readonly property real aside: scene.columns > 1 ? Math.abs(2 * index / (scene.columns - 1) - 1) : 0

        transform: Translate { y: scene.rows > 1 ? 0 : seat.aside * seat.aside * Math.max(0, table.height - table.implicitHeight) * 0.45 }
        width: scene.tileWidth
        height: inside.height

        Column {
            id: inside

            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 8

            Plate {
                anchors.horizontalCenter: parent.horizontalCenter
                place: seat.modelData
                most: scene.tileWidth - 2
            }
            Hand {
                id: cards

                anchors.horizontalCenter: parent.horizontalCenter
                place: seat.modelData
                mayPick: scene.may && seat.modelData.can
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.sunk
    }
    Rectangle {
        id: table

        x: 16
        y: 14
        width: scene.width - 32
        height: scene.height - bar.height - 40
        implicitHeight: seats.height + mineArea.height + 52
        radius: Math.min(90, height * 0.2)
        color: Theme.felt
        border.width: 7
        border.color: Theme.feltEdge

        Grid {
            id: seats

            y: 18 + Math.max(0, (parent.height - parent.implicitHeight) * (scene.rows > 1 ? 0.4 : 0.22))
            anchors.horizontalCenter: parent.horizontalCenter
            columns: scene.columns
            rowSpacing: 14

            Repeater {
                id: tiles

                // by number, so that cards stay where they lie when somebody moves
                model: scene.others.length

                Seat {}
            }
        }
        Row {
            id: mineArea

            visible: scene.own !== undefined
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 14
            spacing: 18

            Plate {
                anchors.verticalCenter: parent.verticalCenter
                place: scene.own ?? scene.nobody
            }
            Loader {
                id: ownHand

                active: scene.own !== undefined
                sourceComponent: Hand {
                    place: scene.own ?? scene.nobody
                    cardWidth: scene.ownWidth
                    mayPick: scene.may
                    label: true
                }
            }
            Rectangle {
                id: badge

                visible: scene.own !== undefined && scene.own.total !== "" && !scene.picture.done
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(figure.implicitWidth, caption.implicitWidth) + 24
                height: figure.implicitHeight + caption.implicitHeight + 14
                radius: Theme.radiusCard
                color: Theme.surface
                border.width: Theme.hair
                border.color: Theme.line
                Accessible.role: Accessible.StaticText
                Accessible.name: Words.of("survival-scene-bbj-total-is", { total: figure.text })

                Ink {
                    id: caption

                    y: 6
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: Words.of("survival-scene-bbj-total", {})
                    type: "tiny"
                    color: Theme.muted
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
                Ink {
                    id: figure

                    objectName: "bbj-total"
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: caption.y + caption.implicitHeight
                    text: scene.own ? scene.own.total : ""
                    type: scene.own && scene.own.bust ? "bodyStrong" : "figure"
                    color: scene.own && scene.own.bust ? Theme.danger : Theme.ink
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
    }

    // -- the turn, and what may be done in it ------------------------------------------------------------------------
    Panel {
        id: bar

        x: 16
        y: scene.height - height - 12
        width: scene.width - 32
        height: (scene.large ? words.height + buttons.height + 8 : Math.max(words.height, buttons.height)) + 24

        Column {
            id: words

            x: 18
            y: 12
            width: scene.large ? parent.width - 36 : parent.width - buttons.width - 54
            spacing: 2

            Ink {
                objectName: "bbj-lead"
                width: parent.width
                visible: text !== ""
                text: scene.picture.done ? scene.picture.winners : scene.picture.turn ?? ""
                type: "bodyStrong"
                lineHeight: 1.25
                color: scene.picture.yours || scene.picture.done ? Theme.accent : Theme.ink
            }
            Ink {
                width: parent.width
                visible: text !== ""
                text: scene.picture.done ? "" : scene.ready ? (scene.picture.after[scene.mine + "-" + scene.other + "-" + scene.theirs] ?? "") : Words.of("survival-scene-bbj-lead" + (!scene.may ? (scene.own && scene.own.gone ? "-made" : "-wait") : scene.mine !== "" ? "-theirs" : scene.other > 0 ? "-mine" : ""), {})
                type: "small"
                lineHeight: 1.2
                color: Theme.muted
            }
        }
        Flow {
            id: buttons

            // the same buttons for everybody, whoever is on turn
            visible: !scene.picture.done
            x: scene.large ? 18 : parent.width - width - 18
            y: scene.large ? words.y + words.height + 8 : (parent.height - height) / 2
            width: scene.large ? parent.width - 36 : keep.implicitWidth + go.implicitWidth + 12
            height: visible ? implicitHeight : 0
            spacing: 10

            PushButton {
                id: keep

                objectName: "scene-stay"
                text: Words.of("survival-scene-bbj-stay", {})
                implicitHeight: go.implicitHeight
                enabled: scene.open
                onClicked: scene.stay()
            }
            PrimaryButton {
                id: go

                objectName: "scene-go"
                enabled: scene.ready
                text: scene.ready && scene.partner ? Words.of("survival-scene-bbj-change", { mine: scene.slotName(scene.mine), name: scene.partner.name, theirs: scene.slotName(scene.theirs) }) : Words.of(scene.open ? "survival-scene-bbj-change-none" : "survival-scene-bbj-wait", {})
                onClicked: scene.change()
            }
        }
    }

    // two cards fly across when somebody has swapped
    Item {
        id: flight

        property int seen: -1
        property var from: Qt.point(0, 0)
        property var to: Qt.point(0, 0)
        property real way: 1

        function spotOf(seat: int, slot: string): Item {
            if (scene.own && scene.own.seat === seat)
                return ownHand.item ? (ownHand.item as Hand).cardAt(slot) : null;
            const at = scene.others.findIndex(one => one.seat === seat);
            const found = at < 0 ? null : tiles.itemAt(at) as Seat;
            return found ? found.hand.cardAt(slot) : null;
        }
        function look(): void {
            const now = scene.picture.swaps ?? 0;
            const fresh = seen >= 0 && now === seen + 1;
            seen = now;
            if (fresh && Theme.arrow > 0)
                Qt.callLater(flight.start);
        }
        function start(): void {
            const last = scene.picture.last ?? [];
            if (last.length < 4)
                return;
            const a = spotOf(last[0], last[1]), b = spotOf(last[2], last[3]);
            if (!a || !b)
                return;
            from = a.mapToItem(scene, 0, 0);
            to = b.mapToItem(scene, 0, 0);
            animation.restart();
        }

        visible: animation.running

        NumberAnimation {
            id: animation

            target: flight
            property: "way"
            from: 0
            to: 1
            duration: Theme.arrow * 2
            easing.type: Easing.InOutSine
        }
        Repeater {
            model: 2

            PlayingCard {
                required property int index
                readonly property real along: index === 0 ? flight.way : 1 - flight.way

                face: ({ id: "", rank: "", suit: "", label: "" })
                cardWidth: scene.cardWidth
                x: flight.from.x + (flight.to.x - flight.from.x) * along
                y: flight.from.y + (flight.to.y - flight.from.y) * along - Math.sin(along * Math.PI) * (index === 0 ? 30 : -30)
                Accessible.ignored: true
            }
        }
    }
}
