// The moonlit lake before the three Norns: the count in the middle, all round it whose turn it is, one's own hand.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../theme"

MapScene {
    id: scene

    // the rings to throw, in order
    property var hand: []
    readonly property var rings: picture.rings ?? []
    readonly property var people: picture.people ?? []
    readonly property var nobody: ({ seat: 0, name: "", portrait: "", you: false, alive: true, now: false, n: 0 })
    readonly property var last: picture.last ?? ({})
    readonly property bool mine: open && picture.may === true
    readonly property bool large: Theme.textScale > 1.3

    function held(id: string): int {
        return (rings.find(one => one.id === id)?.n ?? 0) - hand.filter(one => one === id).length;
    }
    function add(id: string): void {
        if (mine && hand.length < (picture.most ?? 3) && held(id) > 0)
            hand = [...hand, id];
    }
    function drop(at: int): void {
        if (mine && at < hand.length)
            hand = hand.filter((one, n) => n !== at);
    }
    function go(): void {
        if (mine && hand.length > 0)
            chosen("throw", [], { rings: hand });
    }

    place: "games/norns"
    side: Theme.px(296)
    panelFirst: mine || picture.done === true
    tall: Math.max(440, width * 0.5)
    onOpenChanged: if (open)
        hand = []
    Keys.onPressed: event => {
        if (!scene.mine)
            return;
        const n = event.key - Qt.Key_1;
        if (n >= 0 && n < scene.rings.length)
            scene.add(scene.rings[n].id);
        else if (event.key === Qt.Key_Backspace)
            scene.drop(scene.hand.length - 1);
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && scene.hand.length > 0)
            scene.go();
        else
            return;
        event.accepted = true;
    }

    stage: Item {
        id: lake

        readonly property int face: Math.max(34, Math.min(54, Math.min(width, height * 1.5) * 0.062))
        readonly property real cx: width / 2
        readonly property real cy: height * 0.66
        readonly property real rx: width * 0.5 - face
        readonly property real ry: height * 0.34 - face / 2 - 16

        anchors.fill: parent

        // ripples
        Repeater {
            model: 4

            Rectangle {
                required property int index

                anchors.horizontalCenter: parent.horizontalCenter
                y: lake.cy - height / 2
                width: lake.rx * 1.6 * (1 - index * 0.2)
                height: lake.ry * 1.5 * (1 - index * 0.2)
                radius: height / 2
                color: "transparent"
                border.width: 1
                border.color: Theme.cardLace
                opacity: 0.18 + index * 0.08
            }
        }
        // what has sunk since the last judgement: one after the other round the middle
        Repeater {
            model: scene.picture.every ?? 20

            Image {
                required property int index
                readonly property real turn: -Math.PI / 2 + index / (scene.picture.every ?? 20) * 2 * Math.PI
                readonly property bool sunk: index < (scene.picture.lake ?? 0) % (scene.picture.every ?? 20)
                readonly property bool judging: index === (scene.picture.every ?? 20) - 1

                width: Math.round(lake.face * (judging ? 0.6 : 0.46))
                height: width
                x: lake.cx + Math.cos(turn) * lake.rx * 0.64 - width / 2
                y: lake.cy + Math.sin(turn) * lake.ry * 0.62 - height / 2
                source: Theme.layer("games/ring_plain")
                sourceSize: Qt.size(width, height)
                opacity: sunk ? 1 : judging ? 0.5 : 0.18
                Accessible.ignored: true

                Behavior on opacity { NumberAnimation { duration: Theme.move } }
            }
        }
        // the count
        Rectangle {
            id: count

            anchors.horizontalCenter: parent.horizontalCenter
            y: lake.cy - height / 2
            width: Math.min(lake.rx * 1.1, Math.max(number.implicitWidth, under.implicitWidth, ahead.implicitWidth) + 48)
            height: tally.height + 26
            radius: Math.min(height / 2, 40)
            color: Theme.surface
            border.width: Theme.hair
            border.color: scene.picture.left <= 3 ? Theme.danger : Theme.line
            Accessible.role: Accessible.StaticText
            Accessible.name: (scene.picture.lake ?? 0) + " " + under.text + " " + ahead.text

            Column {
                id: tally

                anchors.centerIn: parent
                width: parent.width - 32

                Ink {
                    id: number

                    objectName: "lake"
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: scene.picture.lake ?? 0
                    type: "title"
                    lineHeight: 1
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
                Ink {
                    id: under

                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: Words.of("survival-scene-norn_judgement-lake", {})
                    type: "small"
                    lineHeight: 1
                    color: Theme.muted
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
                Ink {
                    id: ahead

                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: Words.of("survival-scene-norn_judgement-left", { left: scene.picture.left ?? 0, next: scene.picture.next ?? 0 })
                    type: "small"
                    strong: true
                    topPadding: 3
                    lineHeight: 1
                    color: scene.picture.left <= 3 ? Theme.danger : Theme.accent
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
        // everybody round the lake, in the order of the turns
        Repeater {
            model: scene.people.length

            Item {
                id: person

                required property int index
                readonly property var modelData: scene.people[index] ?? scene.nobody
                readonly property real turn: -Math.PI / 2 + index / Math.max(1, scene.people.length) * 2 * Math.PI

                objectName: "turn-" + modelData.seat
                x: lake.cx + Math.cos(turn) * lake.rx - lake.face / 2
                y: lake.cy + Math.sin(turn) * lake.ry - lake.face / 2
                width: lake.face
                height: lake.face
                Accessible.role: Accessible.StaticText
                Accessible.name: Words.of("survival-scene-norn_judgement-person", { name: modelData.name, n: modelData.n })

                Rectangle {
                    visible: person.modelData.now
                    anchors.centerIn: parent
                    width: lake.face + 14
                    height: width
                    radius: width / 2
                    color: Theme.accentSoft
                    border.width: Theme.selected
                    border.color: Theme.ring
                }
                Face {
                    anchors.fill: parent
                    portrait: person.modelData.portrait
                    dead: !person.modelData.alive
                    yours: person.modelData.you && !person.modelData.now
                    px: lake.face
                }
                // how many this lap
                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: -height / 2 - 2
                    spacing: -5

                    Repeater {
                        model: person.modelData.n

                        Image {
                            width: Math.round(lake.face * 0.38)
                            height: width
                            source: Theme.layer("games/ring_plain")
                            sourceSize: Qt.size(width, height)
                        }
                    }
                }
                Rectangle {
                    visible: !scene.large
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: parent.height - 5
                    width: called.implicitWidth + 10
                    height: called.implicitHeight
                    radius: 5
                    color: Theme.surface

                    Ink {
                        id: called

                        anchors.centerIn: parent
                        text: person.modelData.name
                        type: "tiny"
                        lineHeight: 1.1
                        strong: person.modelData.now
                        color: person.modelData.now ? Theme.accent : person.modelData.alive ? Theme.ink : Theme.faint
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }
            }
        }
        // what came of a judgement, before the Norns
        Item {
            visible: scene.last.fate === "exit" || scene.last.fate === "mead"
            anchors.horizontalCenter: parent.horizontalCenter
            y: lake.cy - lake.ry - height - lake.face * 0.6
            width: Math.round(Math.min(96, lake.height * 0.16))
            height: width

            Image {
                anchors.centerIn: parent
                width: parent.width * 1.8
                height: width
                source: parent.visible ? Theme.layer("shared/glow") : ""
                sourceSize: Qt.size(width, height)
            }
            Image {
                visible: scene.last.fate === "mead"
                anchors.fill: parent
                source: Theme.layer("games/mead")
                sourceSize: Qt.size(width, height)
            }
            Icon {
                visible: scene.last.fate === "exit"
                anchors.fill: parent
                glyph: "hand"
                px: parent.width
                color: Theme.danger
            }
        }
    }

    // -- whose turn it is, and one's own hand; the same things stand here whoever throws -------------------------------
    Ink {
        width: parent.width
        text: scene.picture.done === true ? Words.of("survival-scene-norn_judgement-over", {}) : scene.picture.says || Words.of("survival-scene-waiting", {})
        type: "heading"
        color: scene.mine ? Theme.accent : Theme.ink
    }
    Repeater {
        model: scene.last.lines ?? []

        Ink {
            required property string modelData
            required property int index

            width: parent ? parent.width : 0
            text: modelData
            type: "small"
            strong: index > 0
            color: index === 0 ? Theme.muted : scene.last.fate === "exit" ? Theme.danger : Theme.accent
        }
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    Ink {
        width: parent.width
        text: Words.of("survival-scene-norn_judgement-yours", {})
        type: "bodyStrong"
    }
    Row {
        id: kinds

        width: parent.width
        spacing: 8

        FontMetrics {
            id: letters

            font.family: Theme.uiFamily
            font.pixelSize: Theme.size("tiny")
        }

        Repeater {
            model: scene.rings.length

            AbstractButton {
                id: kind

                required property int index
                readonly property var modelData: scene.rings[index] ?? ({ id: "", name: "", n: 0 })
                readonly property int remaining: scene.held(modelData.id)

                objectName: "ring-" + modelData.id
                width: (kinds.width - 16) / 3
                height: pile.height + 16
                enabled: scene.mine && remaining > 0 && scene.hand.length < (scene.picture.most ?? 3)
                opacity: remaining > 0 ? 1 : Theme.disabledOpacity
                hoverEnabled: true
                focusPolicy: Qt.StrongFocus
                text: Words.of("survival-scene-norn_judgement-ring", { name: modelData.name, n: remaining })
                Accessible.role: Accessible.Button
                Accessible.name: text
                Accessible.onPressAction: kind.click()
                onClicked: scene.add(modelData.id)

                background: Rectangle {
                    radius: Theme.radiusCard
                    color: kind.hovered && kind.enabled ? Theme.raised2 : Theme.raised
                    border.width: Theme.stroke
                    border.color: kind.enabled ? Theme.lineStrong : Theme.line

                    FocusRing { visible: kind.visualFocus }
                }
                contentItem: Item {
                    Column {
                        id: pile

                        anchors.centerIn: parent
                        width: parent.width
                        spacing: 2

                        Row {
                            anchors.horizontalCenter: parent.horizontalCenter
                            spacing: 4

                            Image {
                                anchors.verticalCenter: parent.verticalCenter
                                width: Theme.px(34)
                                height: width
                                source: kind.modelData.id ? Theme.layer("games/ring_" + kind.modelData.id) : ""
                                sourceSize: Qt.size(width, height)
                            }
                            Ink {
                                anchors.verticalCenter: parent.verticalCenter
                                text: kind.remaining
                                type: "figure"
                                font.pixelSize: Theme.px(20)
                                lineHeight: 1
                                wrapMode: Text.NoWrap
                                Accessible.ignored: true
                            }
                        }
                        Ink {
                            x: 4
                            width: parent.width - 8
                            height: Math.ceil(letters.height * 2.1)
                            horizontalAlignment: Text.AlignHCenter
                            text: kind.modelData.name
                            type: "tiny"
                            lineHeight: 1.05
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
    Ink {
        width: parent.width
        text: Words.of("survival-scene-norn_judgement-throw", {})
        type: "small"
        color: Theme.muted
    }
    Row {
        width: parent.width
        spacing: 8

        Repeater {
            model: 3

            AbstractButton {
                id: slot

                required property int index
                readonly property string ring: scene.hand[index] ?? ""
                // reaches the next judgement
                readonly property bool judged: ring !== "" && index + 1 === scene.picture.left

                objectName: "slot-" + (index + 1)
                width: Math.max(50, Theme.px(46))
                height: width
                enabled: scene.mine && ring !== ""
                focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
                text: ring ? Words.of("survival-scene-norn_judgement-slot", { n: index + 1, name: scene.rings.find(one => one.id === ring)?.name ?? "" }) : Words.of("survival-scene-norn_judgement-slot-empty", { n: index + 1 })
                Accessible.role: Accessible.Button
                Accessible.name: text
                Accessible.onPressAction: slot.click()
                onClicked: {
                    scene.drop(index);
                    scene.forceActiveFocus();
                }

                background: Rectangle {
                    radius: width / 2
                    color: Theme.sunk
                    border.width: slot.judged ? Theme.selected : Theme.stroke
                    border.color: slot.judged ? Theme.danger : slot.ring ? Theme.ring : Theme.lineStrong

                    FocusRing {
                        visible: slot.visualFocus
                        corner: parent.width / 2
                    }
                }
                contentItem: Item {
                    Image {
                        visible: slot.ring !== ""
                        anchors.centerIn: parent
                        width: Math.round(slot.width * 0.74)
                        height: width
                        source: slot.ring ? Theme.layer("games/ring_" + slot.ring) : ""
                        sourceSize: Qt.size(width, height)
                    }
                }
            }
        }
    }
    Ink {
        width: parent.width
        text: scene.mine && scene.hand.length >= (scene.picture.left ?? 99) ? Words.of("survival-scene-norn_judgement-judges", { n: scene.picture.next }) : (scene.picture.thrown ?? []).length > 0 ? Words.of("survival-scene-norn_judgement-thrown", { rings: scene.picture.thrown.join(Words.of("story-separator", {})) }) : " "
        type: "small"
        color: scene.mine && scene.hand.length >= (scene.picture.left ?? 99) ? Theme.danger : Theme.muted
    }
    PrimaryButton {
        objectName: "scene-go"
        width: parent.width
        enabled: scene.mine && scene.hand.length > 0
        leftPadding: 10
        textSize: Math.max(Theme.size("label"), Theme.px(15))
        text: !scene.mine ? Words.of("survival-scene-norn_judgement-wait", {}) : scene.hand.length === 0 ? Words.of("survival-scene-norn_judgement-pick", {}) : Words.of("survival-scene-norn_judgement-go", { n: scene.hand.length })
        onClicked: scene.go()
    }
}
