// The seven-card showing: seven cards in the hand, five of them in the frame, and all frames open together.
pragma ComponentBehavior: Bound
import QtQuick
import "../components"
import "../theme"

Scene {
    id: scene

    // places of the cards in the frame, in the order they came, and the perks chosen
    property var five: []
    property var perks: []

    readonly property var cards: picture.cards ?? []
    readonly property int size: picture.size ?? 5
    readonly property bool may: open && picture.may === true
    readonly property bool done: picture.done === true
    readonly property var inFrame: may ? five : picture.made ?? []
    readonly property var worth: inFrame.length === size ? picture.fives[[...inFrame].sort((a, b) => a - b).join(",")] : undefined
    readonly property int choose: may && worth ? worth.choose : 0
    readonly property bool ready: may && worth !== undefined && perks.length === choose

    // the height a page of this width has; the real one follows from what stands on it
    readonly property real tall: Math.min(width * 0.5, Window.height - 160)
    readonly property bool large: Theme.textScale > 1.3
    readonly property bool below: large || width < 940
    readonly property real sideWidth: below ? width - 32 : Math.max(Theme.px(236), width * 0.2)
    readonly property real tableWidth: below || done ? width - 32 : width - sideWidth - 44
    readonly property real cardWidth: Math.max(52, Math.min(large ? 92 : Math.max(100, tall * 0.15), (tableWidth - 60) / 7.9, large ? 92 : (table.height - frames.height - 96) / 2 / 1.42))
    readonly property real cardHeight: Math.round(cardWidth * 1.42)

    function toggle(at: int): void {
        if (!may || at < 0 || at >= cards.length)
            return;
        if (five.indexOf(at) >= 0)
            five = five.filter(one => one !== at);
        else if (five.length < size)
            five = [...five, at];
        trim();
    }
    function trim(): void {
        if (choose === 0)
            perks = [];
        else if (perks.length > choose)
            perks = perks.slice(-choose);
    }
    function wish(perk: string): void {
        perks = perks.indexOf(perk) >= 0 ? perks.filter(one => one !== perk) : [...perks, perk].slice(-Math.max(1, choose));
    }
    function show(): void {
        if (ready)
            chosen("show", [], choose > 0 ? { cards: five.map(at => cards[at].id), perks: perks } : { cards: five.map(at => cards[at].id) });
    }
    // the card that has the keyboard, by its place; -1 for none
    function focused(): int {
        for (let at = 0; at < fan.count; at++)
            if (fan.itemAt(at).activeFocus)
                return at;
        return -1;
    }
    // left and right go from card to card, wherever they lie; up puts one into the frame, down takes it out
    function step(key: int): void {
        const at = focused();
        if (key === Qt.Key_Left || key === Qt.Key_Right) {
            const to = at < 0 ? 0 : Math.max(0, Math.min(fan.count - 1, at + (key === Qt.Key_Right ? 1 : -1)));
            fan.itemAt(to).forceActiveFocus(Qt.TabFocusReason);
        } else if (at >= 0 && (five.indexOf(at) < 0) === (key === Qt.Key_Up)) {
            toggle(at);
        }
    }

    implicitHeight: done ? frames.height + 68 : below ? table.height + side.height + bar.height + 56 : Math.max(frames.height + 96 + 2 * 82 + bar.height + 40, side.implicitHeight + bar.height + 40)
    onOpenChanged: {
        five = [];
        perks = [];
    }
    Keys.onPressed: event => {
        if (scene.may && [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].indexOf(event.key) >= 0) {
            scene.step(event.key);
            event.accepted = true;
        } else if (scene.may && event.key >= Qt.Key_1 && event.key <= Qt.Key_7) {
            scene.toggle(event.key - Qt.Key_1);
            event.accepted = true;
        } else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && scene.open) {
            scene.show();
            event.accepted = true;
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
        width: scene.tableWidth
        height: scene.done ? scene.height - 28 : scene.below ? frames.height + (2 * Math.round(Math.min(92, (scene.tableWidth - 60) / 7.9) * 1.42) + 100) : scene.height - bar.height - 40
        radius: Math.min(60, height * 0.12)
        color: Theme.felt
        border.width: 7
        border.color: Theme.feltEdge

        // everybody's frame: closed until all have shown
        Grid {
            id: frames

            readonly property var listed: (scene.picture.frames ?? []).filter(one => scene.done || !one.you)
            readonly property real room: table.width - 48
            readonly property int wanted: Math.max(1, Math.min(5, Math.ceil(Math.sqrt(listed.length))))
            readonly property real mini: scene.done ? Math.max(26, Math.min(scene.large ? 46 : Math.max(64, scene.width * 0.05), (room / wanted - 40) / 5.4)) : Math.max(17, Math.min(40, scene.width * 0.02))
            readonly property real tileWidth: Math.max(mini * 5.4 + 8, Theme.px(scene.done ? 150 : 108))
            readonly property int most: Math.max(1, Math.floor((room + 14) / (tileWidth + 14)))

            y: 20
            anchors.horizontalCenter: parent.horizontalCenter
            // rows as even as they can be
            columns: Math.max(1, Math.ceil(listed.length / Math.ceil(listed.length / most)))
            columnSpacing: 14
            rowSpacing: scene.done ? 12 : 8

            Repeater {
                model: frames.listed

                Column {
                    id: frame

                    required property var modelData

                    width: frames.tileWidth
                    spacing: 4

                    Row {
                        anchors.horizontalCenter: parent.horizontalCenter
                        spacing: frames.mini * 0.1

                        Repeater {
                            model: frame.modelData.shown

                            PlayingCard {
                                required property var modelData

                                face: modelData
                                cardWidth: frames.mini
                            }
                        }
                    }
                    Rectangle {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Math.min(frames.tileWidth, plate.width + 14)
                        height: plate.height + 6
                        radius: Theme.radiusChip
                        color: Theme.surface
                        border.width: frame.modelData.you ? Theme.strong : Theme.hair
                        border.color: frame.modelData.you ? Theme.ring : Theme.line

                        Column {
                            id: plate

                            x: 7
                            y: 3
                            width: scene.done ? frames.tileWidth - 14 : Math.min(who.implicitWidth + head.width + 6, frames.tileWidth - 14)

                            Row {
                                spacing: 6

                                Face {
                                    id: head

                                    anchors.verticalCenter: parent.verticalCenter
                                    portrait: frame.modelData.portrait
                                    dead: !frame.modelData.alive
                                    px: Theme.px(20)
                                }
                                Ink {
                                    id: who

                                    width: Math.min(implicitWidth, frames.tileWidth - head.width - 20)
                                    anchors.verticalCenter: parent.verticalCenter
                                    text: frame.modelData.name
                                    type: "label"
                                    strong: frame.modelData.you
                                    wrapMode: Text.NoWrap
                                    elide: Text.ElideRight
                                }
                            }
                            Ink {
                                visible: scene.done && text !== ""
                                width: parent.width
                                text: frame.modelData.hand
                                type: "small"
                                lineHeight: 1.15
                            }
                            Ink {
                                visible: scene.done && text !== ""
                                width: parent.width
                                text: frame.modelData.gained
                                type: "small"
                                lineHeight: 1.15
                                strong: frame.modelData.paid
                                color: frame.modelData.paid ? Theme.accent : Theme.muted
                            }
                        }
                    }
                }
            }
        }

        // the own frame above, the hand below: a card lies in the one or in the other
        Item {
            id: deck

            readonly property real gap: scene.cardWidth * 0.1
            readonly property real frameX: (width - 5 * scene.cardWidth - 4 * gap) / 2
            readonly property real frameY: 12
            readonly property real handX: (width - 7 * scene.cardWidth - 6 * gap) / 2
            readonly property real handY: frameY + scene.cardHeight + 30

            visible: !scene.done && scene.cards.length > 0
            x: 24
            width: parent.width - 48
            height: handY + scene.cardHeight + 12
            y: frames.y + frames.height + Math.max(0, (parent.height - frames.y - frames.height - height - 8) / 2)

            Rectangle {
                x: deck.frameX - 12
                y: deck.frameY - 12
                width: 5 * scene.cardWidth + 4 * deck.gap + 24
                height: scene.cardHeight + 24
                radius: Theme.radiusPanel
                color: "transparent"
                border.width: Theme.strong
                border.color: scene.worth ? Theme.ring : Theme.feltEdge
            }
            Repeater {
                model: scene.size

                Rectangle {
                    required property int index

                    x: deck.frameX + index * (scene.cardWidth + deck.gap)
                    y: deck.frameY
                    width: scene.cardWidth
                    height: scene.cardHeight
                    radius: scene.cardWidth * 0.09
                    color: "transparent"
                    border.width: Theme.stroke
                    border.color: Theme.feltEdge
                }
            }
            Repeater {
                id: fan

                model: scene.cards

                PlayingCard {
                    id: card

                    required property var modelData
                    required property int index
                    readonly property int slot: scene.inFrame.indexOf(index)
                    readonly property real lean: slot >= 0 ? 0 : index - 3

                    objectName: "card-" + (index + 1)
                    face: modelData
                    cardWidth: scene.cardWidth
                    pickable: scene.may
                    chosen: slot >= 0
                    x: (slot >= 0 ? deck.frameX + slot * (scene.cardWidth + deck.gap) : deck.handX + index * (scene.cardWidth + deck.gap)) + drag.activeTranslation.x
                    y: (slot >= 0 ? deck.frameY : deck.handY + lean * lean * 1.6) + drag.activeTranslation.y
                    z: drag.active ? 5 : 0
                    rotation: drag.active ? 0 : lean * 1.6
                    text: Words.of(slot >= 0 ? "survival-scene-poker-card-in" : "survival-scene-poker-card", { n: index + 1, card: face.label })
                    onClicked: scene.toggle(index)

                    Behavior on x {
                        enabled: !drag.active
                        NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
                    }
                    Behavior on y {
                        enabled: !drag.active
                        NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
                    }

                    DragHandler {
                        id: drag

                        property real last: 0

                        target: null
                        enabled: scene.may
                        onActiveTranslationChanged: if (active)
                            last = card.y + card.height / 2
                        // let go over the other row: the card has changed its place
                        onActiveChanged: if (!active && (last < deck.handY - 12) !== (card.slot >= 0))
                            scene.toggle(card.index)
                    }
                }
            }
        }
    }

    // -- what every hand pays ----------------------------------------------------------------------------------------
    Panel {
        id: side

        visible: !scene.done
        x: scene.below ? 16 : table.x + table.width + 12
        y: scene.below ? bar.y + bar.height + 12 : 14
        width: scene.sideWidth
        implicitHeight: pays.height + 28
        height: scene.below ? implicitHeight : table.height

        Column {
            id: pays

            x: 16
            y: 14
            width: parent.width - 32
            spacing: scene.below ? 4 : scene.width < 1200 ? 0 : scene.width < 1600 ? 8 : 16

            Ink {
                width: parent.width
                text: Words.of("survival-scene-poker-pays", {})
                type: "label"
                color: Theme.muted
                bottomPadding: 4
            }
            Repeater {
                model: scene.picture.pays ?? []

                Rectangle {
                    id: pay

                    required property var modelData
                    readonly property bool now: scene.worth !== undefined && scene.worth.id === modelData.id

                    width: pays.width
                    height: line.height + 6
                    radius: Theme.radiusChip
                    color: now ? Theme.accentSoft : "transparent"
                    border.width: now ? Theme.strong : 0
                    border.color: Theme.ring
                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData.hand + " " + modelData.pays

                    Column {
                        id: line

                        x: 8
                        y: 3
                        width: parent.width - 16

                        Ink {
                            width: parent.width
                            text: pay.modelData.hand
                            type: "label"
                            lineHeight: 1.15
                            strong: pay.now
                            Accessible.ignored: true
                        }
                        Ink {
                            width: parent.width
                            text: pay.modelData.pays
                            type: "small"
                            lineHeight: 1.15
                            color: pay.now ? Theme.ink : Theme.muted
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }

    // -- the hand in the frame, and what may be done -----------------------------------------------------------------
    Panel {
        id: bar

        x: 16
        y: scene.below ? table.y + table.height + 12 : scene.height - height - 12
        width: scene.width - 32
        height: visible ? body.height + 24 : 0
        visible: !scene.done

        Column {
            id: body

            x: 18
            y: 12
            width: parent.width - 36
            spacing: 10

            Column {
                visible: scene.choose > 0
                width: parent.width
                spacing: 6

                Ink {
                    width: parent.width
                    text: Words.of("survival-scene-poker-perks", { n: scene.choose })
                    type: "label"
                    color: Theme.accent
                }
                Flow {
                    width: parent.width
                    spacing: 6

                    Repeater {
                        model: scene.picture.perks ?? []

                        Chip {
                            id: chip

                            required property var modelData

                            objectName: "perk-" + modelData.id
                            text: modelData.name
                            soft: true
                            checkable: true
                            checked: scene.perks.indexOf(modelData.id) >= 0
                            Accessible.description: modelData.about
                            onClicked: {
                                scene.wish(modelData.id);
                                checked = Qt.binding(() => scene.perks.indexOf(chip.modelData.id) >= 0);
                            }
                        }
                    }
                }
            }
            Item {
                width: parent.width
                height: scene.below ? words.height + buttons.height + 8 : Math.max(words.height, buttons.height)

                Column {
                    id: words

                    y: scene.below ? 0 : (parent.height - height) / 2
                    width: scene.below ? parent.width : parent.width - buttons.width - 16
                    spacing: 2

                    Ink {
                        objectName: "poker-hand"
                        visible: text !== ""
                        width: parent.width
                        text: scene.worth ? scene.worth.hand : scene.may ? Words.of("survival-scene-poker-more", { n: scene.size - scene.five.length }) : ""
                        type: "bodyStrong"
                        lineHeight: 1.25
                        color: scene.worth ? Theme.accent : Theme.ink
                    }
                    Ink {
                        width: parent.width
                        text: scene.open ? (scene.worth ? scene.worth.pays : Words.of("survival-scene-poker-lead", {})) : scene.inFrame.length > 0 ? Words.of("survival-scene-poker-shown", {}) : Words.of("survival-scene-waiting", {})
                        type: "small"
                        lineHeight: 1.2
                        color: Theme.muted
                    }
                }
                Flow {
                    id: buttons

                    x: scene.below ? 0 : parent.width - width
                    y: scene.below ? words.height + 8 : (parent.height - height) / 2
                    width: scene.below ? parent.width : bestOf.implicitWidth + afresh.implicitWidth + go.implicitWidth + 20
                    spacing: 10

                    GhostButton {
                        id: bestOf

                        objectName: "scene-best"
                        text: Words.of("survival-scene-poker-best", {})
                        implicitHeight: go.implicitHeight
                        enabled: scene.may
                        onClicked: {
                            scene.five = scene.picture.best;
                            scene.trim();
                        }
                    }
                    PushButton {
                        id: afresh

                        objectName: "scene-clear"
                        text: Words.of("survival-scene-poker-clear", {})
                        implicitHeight: go.implicitHeight
                        enabled: scene.may && scene.five.length > 0
                        onClicked: {
                            scene.five = [];
                            scene.perks = [];
                        }
                    }
                    PrimaryButton {
                        id: go

                        objectName: "scene-go"
                        text: Words.of("survival-scene-poker-show", {})
                        enabled: scene.ready
                        onClicked: scene.show()
                    }
                }
            }
        }
    }
}
