// The golden hall: the opponent across, three throws, a stake of apples, the statues of the gods below.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../theme"

Scene {
    id: scene

    property string hand: ""
    property int stake: 1
    readonly property bool duelling: open && picture.mayDuel === true
    readonly property var hands: picture.throws ?? []
    readonly property var rival: picture.opponent ?? ({})
    readonly property var made: picture.made ?? ({})
    readonly property var last: picture.last ?? ({})
    readonly property bool below: Theme.textScale > 1.3 || width < 940
    readonly property int sideWidth: below ? (width - 56) / 2 : Math.min(Theme.px(300), Math.max(Theme.px(216), (width - 520) / 2 - 30))
    readonly property bool small: room < 640
    // a large window has room for larger things
    readonly property real grow: below ? 1 : Math.max(1, Math.min(1.5, room / 700, width / 1280))
    readonly property int portraitSize: Math.max(110, Math.min(300 * grow, (room - plateBox.height - middle.height - statues.height - 60) * 1.0))

    function duel(): void {
        if (duelling && hand !== "")
            chosen("duel", [], { throw: [hand], stake: [String(stake)] });
    }
    function bet(n: int): void {
        stake = Math.max(1, Math.min(n, picture.most ?? 1));
    }

    implicitHeight: below ? upper.height + sides.height + 40 : 0
    onOpenChanged: if (open) {
        hand = "";
        stake = Math.max(1, Math.min(stake, picture.most ?? 1));
    }
    Keys.onPressed: event => {
        if (!scene.duelling)
            return;
        const n = event.key - Qt.Key_0;
        if (n >= 0 && n <= 9)
            scene.bet(n === 0 ? 10 : n);
        else if (event.key === Qt.Key_Left || event.key === Qt.Key_Right) {
            const at = scene.hands.findIndex(one => one.id === scene.hand);
            const step = event.key === Qt.Key_Right ? 1 : -1;
            scene.hand = scene.hands[at < 0 ? (step > 0 ? 0 : 2) : (at + step + 3) % 3].id;
        } else if (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
            scene.bet(scene.stake + (event.key === Qt.Key_Up ? 1 : -1));
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && scene.hand !== "")
            scene.duel();
        else
            return;
        event.accepted = true;
    }

    SceneBack {
        anchors.fill: parent
        place: "palace/hall"
    }

    // -- the middle: opponent, throws, stake, statues ----------------------------------------------------------------
    Item {
        id: upper

        width: parent.width
        height: scene.below ? bust.height + plateBox.height + middle.height + statues.height + 64 : scene.room

        Image {
            id: bust

            anchors.horizontalCenter: parent.horizontalCenter
            y: 8
            width: scene.below ? 150 : scene.portraitSize
            height: width
            visible: source.toString() !== ""
            source: Theme.bust(scene.rival.portrait ?? scene.last.portrait ?? "", scene.rival.portrait ? "neutral" : scene.last.how === "won" ? "tense" : scene.last.how === "lost" ? "smile" : "neutral")
            sourceSize: Qt.size(width, height)
        }
        Panel {
            id: plateBox

            anchors.horizontalCenter: parent.horizontalCenter
            y: bust.y + bust.height - 2
            width: Math.max(Theme.px(250), Math.min(upper.width - 60, plate.width + 40))
            height: plate.height + 20

            Column {
                id: plate

                anchors.centerIn: parent
                width: Math.min(Theme.px(280), upper.width - 100)
                spacing: 2

                Ink {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: scene.rival.seat ? scene.rival.seat + " " + scene.rival.name : (scene.picture.sitsOut ?? []).length > 0 ? Words.of("survival-scene-janken-you-rest", {}) : Words.of("survival-scene-janken-no-rival", {})
                    type: "bodyStrong"
                    lineHeight: 1.1
                }
                Ink {
                    visible: text !== ""
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: scene.last.said ? scene.last.said : scene.rival.seat ? Words.of("survival-scene-janken-hidden", {}) : ""
                    type: "small"
                    color: Theme.muted
                }
            }
        }
        Column {
            id: middle

            anchors.horizontalCenter: parent.horizontalCenter
            y: plateBox.y + plateBox.height + 10
            spacing: 10

            // how the last duel went
            Row {
                visible: scene.last.how !== undefined && !scene.duelling && scene.made.throw === undefined
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: 20

                Repeater {
                    model: scene.last.how === undefined ? [] : [[scene.last.mine, scene.last.mineWord, Words.of("table-you", {}), scene.last.how === "won"], [scene.last.theirs, scene.last.theirsWord, scene.last.name, scene.last.how === "lost"]]

                    Rectangle {
                        id: shown

                        required property var modelData

                        width: Theme.px(126) * scene.grow
                        height: Theme.px(124) * scene.grow
                        radius: Theme.radiusCard
                        color: modelData[3] ? Theme.accentSoft : Theme.raised
                        border.width: modelData[3] ? Theme.selected : Theme.stroke
                        border.color: modelData[3] ? Theme.ring : Theme.lineStrong

                        Column {
                            anchors.centerIn: parent
                            spacing: 4

                            Icon {
                                anchors.horizontalCenter: parent.horizontalCenter
                                glyph: shown.modelData[0]
                                px: Theme.px(52) * scene.grow
                            }
                            Ink {
                                anchors.horizontalCenter: parent.horizontalCenter
                                text: shown.modelData[1]
                                type: "label"
                                lineHeight: 1
                                wrapMode: Text.NoWrap
                            }
                            Ink {
                                anchors.horizontalCenter: parent.horizontalCenter
                                text: shown.modelData[2]
                                type: "tiny"
                                color: Theme.muted
                                wrapMode: Text.NoWrap
                            }
                        }
                    }
                }
            }
            Row {
                visible: scene.duelling || scene.made.throw !== undefined
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: 14

                Repeater {
                    model: scene.hands

                    TileButton {
                        required property var modelData

                        objectName: "throw-" + modelData.id
                        width: Theme.px(scene.small ? 118 : 140) * scene.grow
                        height: Theme.px(scene.small ? 92 : 126) * scene.grow
                        artSize: Theme.px(scene.small ? 44 : 64) * scene.grow
                        glyph: modelData.glyph
                        text: modelData.name
                        enabled: scene.duelling
                        checked: (scene.duelling ? scene.hand : scene.made.throw) === modelData.id
                        onClicked: {
                            scene.hand = modelData.id;
                            scene.forceActiveFocus();
                        }
                    }
                }
            }
            Panel {
                visible: scene.duelling || scene.made.throw !== undefined
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(upper.width - 24, bets.width + 36)
                height: bets.height + 16

                Flow {
                    id: bets

                    readonly property int apple: Theme.px(scene.small ? 26 : 30) * scene.grow
                    readonly property real wanted: stakeWords.width + 10 * (apple + 4) + duel.implicitWidth + 36

                    x: 18
                    y: 8
                    width: Math.min(wanted, upper.width - 60)
                    spacing: 14

                    Column {
                        id: stakeWords

                        width: Math.max(Theme.px(54), stakeLabel.implicitWidth)

                        Ink {
                            id: stakeLabel

                            text: Words.of("survival-scene-janken-stake", {})
                            type: "tiny"
                            strong: false
                            color: Theme.muted
                            wrapMode: Text.NoWrap
                        }
                        Ink {
                            text: scene.duelling ? scene.stake : scene.made.stake ?? ""
                            type: "figure"
                            font.pixelSize: Theme.px(24)
                            lineHeight: 1
                        }
                    }
                    Row {
                        id: apples

                        readonly property int chosen: scene.duelling ? scene.stake : scene.made.stake ?? 0

                        height: Math.max(stakeWords.height, bets.apple)
                        spacing: 4
                        Accessible.role: Accessible.Slider
                        Accessible.name: Words.of("survival-scene-janken-stake", {}) + " " + chosen

                        Repeater {
                            model: 10

                            AbstractButton {
                                id: apple

                                required property int index

                                objectName: "stake-" + (index + 1)
                                anchors.verticalCenter: parent.verticalCenter
                                width: bets.apple
                                height: bets.apple
                                enabled: scene.duelling && index < (scene.picture.most ?? 0)
                                opacity: index < (scene.picture.most ?? 10) || !scene.duelling ? 1 : 0.3
                                focusPolicy: Qt.ClickFocus
                                Accessible.ignored: true
                                onClicked: {
                                    scene.bet(index + 1);
                                    scene.forceActiveFocus();
                                }
                                contentItem: Image {
                                    source: Theme.layer(apple.index < apples.chosen ? "palace/apple" : "palace/apple_ghost")
                                    sourceSize: Qt.size(apple.width, apple.height)
                                }
                            }
                        }
                    }
                    PrimaryButton {
                        id: duel

                        objectName: "scene-go"
                        visible: scene.duelling
                        enabled: scene.hand !== ""
                        text: scene.hand === "" ? Words.of("survival-scene-janken-pick", {}) : Words.of("survival-scene-janken-go", { throw: scene.hands.find(one => one.id === scene.hand)?.name ?? "", n: scene.stake })
                        onClicked: scene.duel()
                    }
                }
            }
            Ink {
                visible: !scene.duelling && scene.made.throw !== undefined
                anchors.horizontalCenter: parent.horizontalCenter
                text: Words.of("survival-scene-waiting", {})
                type: "small"
                wrapMode: Text.NoWrap
            }
        }
        // the statues
        Rectangle {
            width: parent.width
            height: statues.height + 16
            y: statues.y - 8
            color: Theme.surface
            visible: (scene.picture.statues ?? []).length > 0
        }
        Row {
            id: statues

            readonly property real each: (upper.width - 32) / 13

            anchors.horizontalCenter: parent.horizontalCenter
            y: scene.below ? middle.y + middle.height + 20 : scene.room - height - 6
            height: (scene.picture.statues ?? []).length > 0 ? niche + name.height + 6 : 0

            readonly property real niche: Math.min(each - 10, scene.small ? 50 : 72 * scene.grow)
            FontMetrics {
                id: name

                font.family: Theme.uiFamily
                font.pixelSize: Math.min(Theme.size("tiny") * scene.grow, 16)
            }

            Repeater {
                model: scene.picture.statues ?? []

                AbstractButton {
                    id: statue

                    required property var modelData

                    objectName: "statue-" + modelData.id
                    width: statues.each
                    height: statues.height
                    hoverEnabled: true
                    focusPolicy: Qt.StrongFocus
                    text: modelData.name
                    Accessible.name: modelData.name + (modelData.called ? " " + Words.of("survival-scene-god-called", {}) : modelData.can ? " " + Words.of("survival-scene-god-ready", {}) : "")
                    Keys.onReturnPressed: click()
                    onClicked: scene.wantsGods(modelData.id)

                    contentItem: Item {
                        Rectangle {
                            anchors.horizontalCenter: parent.horizontalCenter
                            width: statues.niche
                            height: statues.niche
                            radius: width / 2
                            color: statue.modelData.called ? Theme.accentFill : statue.hovered ? Theme.raised2 : Theme.raised
                            border.width: statue.modelData.can ? Theme.selected : Theme.stroke
                            border.color: statue.modelData.can ? Theme.ring : Theme.lineStrong

                            Rectangle {
                                x: parent.border.width
                                y: parent.height / 2
                                width: parent.width - 2 * x
                                height: parent.height / 2 - parent.border.width
                                color: parent.color
                            }
                            Rectangle {
                                y: parent.height / 2
                                width: parent.border.width
                                height: parent.height / 2
                                color: parent.border.color
                            }
                            Rectangle {
                                x: parent.width - width
                                y: parent.height / 2
                                width: parent.border.width
                                height: parent.height / 2
                                color: parent.border.color
                            }
                            Rectangle {
                                y: parent.height - height
                                width: parent.width
                                height: parent.border.width
                                color: parent.border.color
                            }
                            Icon {
                                anchors.centerIn: parent
                                glyph: statue.modelData.glyph
                                px: statues.niche * 0.5
                                color: statue.modelData.called ? Theme.inkOnAccent : statue.modelData.can ? Theme.accent : Theme.muted
                            }
                        }
                        FocusRing { visible: statue.visualFocus }
                        Ink {
                            anchors.horizontalCenter: parent.horizontalCenter
                            y: statues.niche + 3
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: statue.modelData.name
                            font.pixelSize: name.font.pixelSize
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: 9
                            strong: statue.modelData.called
                            lineHeight: 1
                            wrapMode: Text.NoWrap
                            color: statue.modelData.called || statue.modelData.can ? Theme.ink : Theme.muted
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }

    // -- at the sides: the duels, one's own apples -------------------------------------------------------------------
    Item {
        id: sides

        y: scene.below ? upper.height + 12 : 14
        width: parent.width
        height: Math.max(duels.height, mine.height)

        Panel {
            id: duels

            visible: rows.count > 0
            x: 20
            width: scene.sideWidth
            height: list.height + 28

            Column {
                id: list

                x: 16
                y: 14
                width: parent.width - 32
                spacing: 4

                Ink {
                    text: Words.of("survival-scene-janken-duels", {})
                    type: "heading"
                    font.pixelSize: Theme.px(19)
                    lineHeight: 1
                    bottomPadding: 4
                }
                Repeater {
                    id: rows

                    model: scene.picture.duels ?? []

                    Column {
                        id: duelRow

                        required property var modelData
                        required property int index

                        width: list.width
                        spacing: 4

                        Rectangle {
                            width: parent.width
                            height: 1
                            color: Theme.line
                        }
                        Item {
                            width: parent.width
                            height: Math.max(Theme.px(scene.small ? 28 : 32), names.implicitHeight)

                            Row {
                                id: pair

                                anchors.verticalCenter: parent.verticalCenter
                                spacing: 4

                                Face {
                                    portrait: duelRow.modelData.one.portrait
                                    px: Theme.px(scene.small ? 24 : 28)
                                }
                                Face {
                                    portrait: duelRow.modelData.other.portrait
                                    px: Theme.px(scene.small ? 24 : 28)
                                }
                            }
                            Ink {
                                id: names

                                anchors.left: pair.right
                                anchors.leftMargin: 8
                                anchors.right: stateWord.left
                                anchors.rightMargin: 4
                                anchors.verticalCenter: parent.verticalCenter
                                text: Words.of("survival-scene-janken-pair", { one: duelRow.modelData.one.name, other: duelRow.modelData.other.name })
                                type: "small"
                                strong: duelRow.modelData.yours
                                lineHeight: 1.05
                            }
                            Ink {
                                id: stateWord

                                anchors.right: parent.right
                                anchors.verticalCenter: parent.verticalCenter
                                text: duelRow.modelData.state
                                type: "tiny"
                                color: Theme.accent
                                wrapMode: Text.NoWrap
                            }
                        }
                    }
                }
                Ink {
                    visible: (scene.picture.resting ?? []).length > 0
                    width: parent.width
                    text: (scene.picture.resting ?? []).join(Words.lang === "ja" ? "" : " ")
                    type: "small"
                    color: Theme.muted
                }
            }
        }
        Panel {
            id: mine

            x: parent.width - width - 20
            width: scene.sideWidth
            height: own.height + 28

            Column {
                id: own

                x: 16
                y: 14
                width: parent.width - 32
                spacing: 8

                Item {
                    width: parent.width
                    height: Math.max(title.implicitHeight, amount.height)

                    Ink {
                        id: title

                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - amount.width - 6
                        text: Words.of("survival-scene-janken-apples", {})
                        type: "heading"
                        font.pixelSize: Theme.px(19)
                        lineHeight: 1.05
                    }
                    Row {
                        id: amount

                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: 6

                        Image {
                            anchors.verticalCenter: parent.verticalCenter
                            width: Theme.px(24)
                            height: width
                            source: Theme.layer("palace/apple")
                            sourceSize: Qt.size(width, height)
                        }
                        Ink {
                            objectName: "apples"
                            text: scene.picture.apples ?? 0
                            type: "figure"
                            font.pixelSize: Theme.px(28)
                            lineHeight: 1
                        }
                    }
                }
                // what is held, and hatched what a victory would add at the least
                Rectangle {
                    id: bar

                    readonly property int goal: scene.picture.price ?? 50
                    readonly property real held: Math.min(1, (scene.picture.apples ?? 0) / goal)
                    readonly property int hope: scene.duelling ? scene.stake : scene.made.stake ?? 0
                    readonly property real won: Math.min(1, ((scene.picture.apples ?? 0) + hope) / goal)

                    width: parent.width
                    height: Theme.px(13)
                    radius: height / 2
                    color: Theme.sunk
                    border.width: Theme.hair
                    border.color: Theme.line
                    clip: true

                    Row {
                        x: bar.held * bar.width
                        width: Math.max(0, (bar.won - bar.held) * bar.width)
                        height: parent.height
                        clip: true

                        Repeater {
                            model: Math.max(0, Math.ceil(parent.width / 8))

                            Item {
                                width: 8
                                height: bar.height

                                Rectangle {
                                    x: 2
                                    y: -2
                                    width: 4
                                    height: parent.height + 4
                                    rotation: 25
                                    color: Theme.accentFill
                                }
                            }
                        }
                    }
                    Rectangle {
                        width: bar.held * bar.width
                        height: parent.height
                        radius: height / 2
                        color: Theme.accentFill
                    }
                }
                Ink {
                    width: parent.width
                    text: bar.hope > 0 ? Words.of("survival-scene-janken-hope", { n: (scene.picture.apples ?? 0) + bar.hope, price: bar.goal }) : Words.of("survival-scene-janken-price", { price: bar.goal })
                    type: "small"
                    color: Theme.muted
                }
                Rectangle {
                    visible: (scene.picture.results ?? []).length > 0
                    width: parent.width
                    height: 1
                    color: Theme.line
                }
                Repeater {
                    model: scene.picture.results ?? []

                    Item {
                        id: result

                        required property var modelData

                        width: own.width
                        height: said.implicitHeight

                        Ink {
                            id: said

                            width: parent.width - gain.width - 8
                            text: result.modelData.said
                            type: "small"
                            lineHeight: 1.1
                            color: Theme.muted
                        }
                        Ink {
                            id: gain

                            anchors.right: parent.right
                            text: result.modelData.gain > 0 ? "+" + result.modelData.gain : result.modelData.gain < 0 ? "−" + (-result.modelData.gain) : "±0"
                            type: "small"
                            strong: true
                            lineHeight: 1.1
                            wrapMode: Text.NoWrap
                        }
                    }
                }
            }
        }
    }
}
