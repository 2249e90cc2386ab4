// The island from above: six coloured fields, a scale beside each, and one's own basket.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import "../components"
import "../theme"

Scene {
    id: scene

    // the field that is picked, or `rest`
    property string way: ""

    readonly property var plots: picture.plots ?? []
    readonly property var fallow: ({ id: "", name: "", perk: "", about: "", weight: 0, full: 0, mine: 0, is: "closed", can: false, state: "" })
    readonly property bool may: open && picture.may === true
    readonly property string shownWay: may ? way : picture.made ?? ""

    // the height a page of this width has; the real one follows from what stands on it
    readonly property real tall: Math.min(width * 0.5, Window.height - 160)
    readonly property bool below: Theme.textScale > 1.3 || width < 900
    readonly property real sideWidth: below ? width - 32 : Math.max(Theme.px(246), width * 0.2)
    readonly property real mapWidth: below ? width - 32 : width - sideWidth - 52
    readonly property real gap: Math.max(12, width * 0.014)
    readonly property real plotWidth: Math.min((mapWidth - 2 * gap) / 3, 420)
    readonly property real soilHeight: below ? 110 : Math.max(92, tall * 0.25)

    function plotName(id: string): string {
        const found = plots.find(one => one.id === id);
        return found ? found.name : "";
    }
    function take(one: string): void {
        if (may && (one === "rest" || plots.some(each => each.id === one && each.can)))
            way = one;
    }
    function go(): void {
        if (!may || way === "")
            return;
        if (way === "rest")
            chosen("rest", [], {});
        else
            chosen("harvest", [], { colour: [way] });
    }
    // by the arrows: three fields in a row
    function step(dx: int, dy: int): void {
        const at = plots.findIndex(one => one.id === way);
        if (at < 0) {
            take(plots[0].id);
            return;
        }
        const column = Math.max(0, Math.min(2, at % 3 + dx)), row = Math.max(0, Math.min(1, Math.floor(at / 3) + dy));
        take(plots[row * 3 + column].id);
    }

    implicitHeight: below ? map.height + side.height + 44 : Math.max(map.height, side.implicitHeight) + 32
    onOpenChanged: if (open)
        way = ""
    Keys.onPressed: event => {
        const ways = {
            [Qt.Key_Up]: [0, -1],
            [Qt.Key_Right]: [1, 0],
            [Qt.Key_Down]: [0, 1],
            [Qt.Key_Left]: [-1, 0]
        };
        const turn = ways[event.key];
        if (!scene.may)
            return;
        if (turn) {
            scene.step(turn[0], turn[1]);
            event.accepted = true;
        } else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_6) {
            scene.take(scene.plots[event.key - Qt.Key_1].id);
            event.accepted = true;
        } else if (event.key === Qt.Key_0) {
            scene.take("rest");
            event.accepted = true;
        } else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            scene.go();
            event.accepted = true;
        }
    }

    // a scale: the needle goes from empty to the weight the box asks for
    component Dial: Rectangle {
        id: dial

        required property real part

        height: width
        radius: width / 2
        color: Theme.surface
        border.width: Theme.strong
        border.color: part >= 1 ? Theme.ring : Theme.lineStrong

        Repeater {
            model: 7

            Item {
                id: tick

                required property int index

                anchors.fill: parent
                rotation: -120 + index * 40

                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: dial.width * 0.07
                    width: tick.index === 6 ? 4 : 2
                    height: dial.width * (tick.index === 6 ? 0.2 : 0.12)
                    radius: 1
                    color: tick.index === 6 ? Theme.accent : Theme.muted
                }
            }
        }
        Item {
            anchors.fill: parent
            rotation: -120 + 240 * Math.max(0, Math.min(1, dial.part))

            Behavior on rotation { NumberAnimation { duration: Theme.reveal; easing.type: Easing.OutCubic } }

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                y: dial.width * 0.13
                width: 3
                height: dial.width * 0.4
                radius: 1.5
                color: Theme.danger
            }
        }
        Rectangle {
            anchors.centerIn: parent
            width: dial.width * 0.16
            height: width
            radius: width / 2
            color: Theme.ink
        }
    }

    SceneBack {
        anchors.fill: parent
        place: "games/island"
    }

    Grid {
        id: map

        x: 16 + Math.max(0, (scene.mapWidth - width) / 2)
        y: scene.below ? 16 : Math.max(16, (scene.height - height) / 2)
        columns: 3
        spacing: scene.gap

        Repeater {
            // by number, so that a field and its needle stay when the weights change
            model: scene.plots.length

            AbstractButton {
                id: plot

                required property int index
                readonly property var modelData: scene.plots[index] ?? scene.fallow
                readonly property bool taken: scene.shownWay === modelData.id
                readonly property bool here: scene.picture.here === modelData.id

                objectName: "plot-" + modelData.id
                width: scene.plotWidth
                height: soil.height + plate.height + 4
                padding: 0
                enabled: scene.may && modelData.can
                hoverEnabled: true
                focusPolicy: Qt.StrongFocus
                text: modelData.name
                Accessible.role: Accessible.RadioButton
                Accessible.name: [modelData.name, modelData.state, Words.of("survival-scene-colour_collecting-mine", { n: modelData.mine }), modelData.perk].join(" ")
                Accessible.description: modelData.about
                Accessible.checkable: true
                Accessible.checked: taken
                Accessible.onPressAction: plot.click()
                onClicked: scene.take(modelData.id)

                background: Item {
                    FocusRing {
                        visible: plot.visualFocus
                        corner: Theme.radiusPanel + (plot.taken ? 4 : 0)
                        anchors.margins: -(Theme.focusGap + Theme.focusWidth) - (plot.taken ? 4 : 0)
                    }
                    Rectangle {
                        anchors.fill: parent
                        anchors.margins: plot.taken ? -4 : -1
                        radius: Theme.radiusPanel + (plot.taken ? 4 : 1)
                        color: plot.taken ? Theme.accentSoft : Theme.furrow
                        border.width: plot.taken ? Theme.selected : Theme.stroke
                        border.color: plot.taken ? Theme.ring : plot.hovered ? Theme.ink : Theme.furrow
                    }
                }
                contentItem: Item {
                    Rectangle {
                        id: soil

                        width: parent.width
                        height: scene.soilHeight
                        radius: Theme.radiusPanel
                        color: Theme.soil

                        Repeater {
                            model: 3

                            Rectangle {
                                required property int index

                                x: 12
                                y: soil.height * (0.3 + index * 0.29)
                                width: soil.width - 24
                                height: 5
                                radius: 2.5
                                color: Theme.furrow
                            }
                        }
                        Repeater {
                            model: 9

                            Image {
                                required property int index
                                readonly property real small: Math.min(soil.height * 0.3, soil.width * 0.17)

                                x: soil.width * 0.05 + (index % 3) * (soil.width - dial.width - soil.width * 0.14) / 3
                                y: soil.height * (0.02 + Math.floor(index / 3) * 0.31)
                                width: small
                                height: small
                                source: plot.modelData.id ? Theme.layer("games/crop_" + plot.modelData.id) : ""
                                sourceSize: Qt.size(Math.ceil(small), Math.ceil(small))
                                opacity: plot.modelData.is === "closed" ? Theme.barredOpacity : 1
                                Accessible.ignored: true
                            }
                        }
                        Dial {
                            id: dial

                            anchors.right: parent.right
                            anchors.rightMargin: 10
                            anchors.verticalCenter: parent.verticalCenter
                            width: Math.min(soil.height * 0.72, soil.width * 0.36)
                            part: plot.modelData.full > 0 ? plot.modelData.weight / plot.modelData.full : 0
                            opacity: plot.modelData.is === "closed" ? Theme.barredOpacity : 1
                        }
                        // who works there, as far as one knows: oneself and those one met
                        Rectangle {
                            visible: plot.here && heads.width > 0
                            x: 8
                            anchors.bottom: parent.bottom
                            anchors.bottomMargin: 8
                            width: heads.width + 8
                            height: heads.height + 6
                            radius: height / 2
                            color: Theme.surface
                            border.width: Theme.strong
                            border.color: Theme.ring

                            Row {
                                id: heads

                                anchors.centerIn: parent
                                spacing: 2

                                Repeater {
                                    model: plot.here ? [scene.picture.me, ...(scene.picture.with ?? [])].filter(one => one !== undefined).slice(0, 6) : []

                                    Face {
                                        required property var modelData

                                        portrait: modelData.portrait
                                        px: Math.min(Theme.px(26), 36)
                                    }
                                }
                            }
                        }
                    }
                    Column {
                        id: plate

                        x: 12
                        y: soil.height
                        width: parent.width - 24
                        topPadding: 6
                        bottomPadding: 6

                        Ink {
                            width: parent.width
                            text: (plot.index + 1) + "  " + plot.modelData.name
                            type: "label"
                            strong: true
                            lineHeight: 1.2
                            color: plot.taken ? Theme.ink : Theme.cardPaper
                            Accessible.ignored: true
                        }
                        Ink {
                            width: parent.width
                            text: plot.modelData.state + (plot.modelData.mine > 0 ? "  " + Words.of("survival-scene-colour_collecting-mine", { n: plot.modelData.mine }) : "")
                            type: "small"
                            lineHeight: 1.25
                            color: plot.taken ? Theme.ink : Theme.cardPaper
                            Accessible.ignored: true
                        }
                        Ink {
                            width: parent.width
                            text: plot.modelData.perk
                            type: "small"
                            lineHeight: 1.25
                            strong: true
                            color: plot.taken ? Theme.ink : Theme.harvest
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }

    // -- what is known, and what is to be done -----------------------------------------------------------------------
    Panel {
        id: side

        x: scene.below ? 16 : scene.width - width - 18
        y: scene.below ? map.y + map.height + 16 : Math.max(16, (scene.height - height) / 2)
        width: scene.sideWidth
        implicitHeight: words.height + 32
        height: implicitHeight

        Column {
            id: words

            x: 18
            y: 16
            width: parent.width - 36
            spacing: 10

            Ink {
                visible: !scene.picture.done
                width: parent.width
                text: Words.of("survival-scene-colour_collecting-goal", { n: scene.picture.full ?? 0 })
                type: "bodyStrong"
                lineHeight: 1.3
            }
            // at the end
            Column {
                visible: scene.picture.done === true
                width: parent.width
                spacing: 8

                Ink {
                    width: parent.width
                    text: scene.picture.filledWords ?? ""
                    type: "bodyStrong"
                    lineHeight: 1.3
                }
                // the perk is told a moment later, and to its winner only: nothing here may say that there is none
                Ink {
                    objectName: "colour-won"
                    width: parent.width
                    text: (scene.picture.won ?? []).length > 0 ? Words.of("survival-scene-colour_collecting-won", { names: scene.picture.wonWords }) : Words.of("survival-scene-colour_collecting-told", {})
                    type: (scene.picture.won ?? []).length > 0 ? "bodyStrong" : "small"
                    lineHeight: 1.3
                    color: (scene.picture.won ?? []).length > 0 ? Theme.accent : Theme.muted
                }
            }
            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line
            }
            Ink {
                width: parent.width
                text: scene.picture.where ?? ""
                type: "small"
                lineHeight: 1.25
                color: Theme.muted
            }
            Ink {
                visible: scene.picture.met === true
                width: parent.width
                text: (scene.picture.with ?? []).length > 0 ? Words.of("survival-scene-colour_collecting-with", {}) : Words.of("survival-here-alone", {})
                type: "small"
                lineHeight: 1.25
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
                        px: Theme.px(22)
                    }
                }
            }
            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line
            }
            Row {
                width: parent.width
                spacing: 12

                Image {
                    id: basket

                    width: Theme.px(44)
                    height: width
                    source: Theme.layer("games/basket")
                    sourceSize: Qt.size(width, height)
                }
                Column {
                    width: parent.width - basket.width - 12
                    spacing: 2

                    Ink {
                        width: parent.width
                        text: Words.of("survival-scene-colour_collecting-basket", {})
                        type: "label"
                        lineHeight: 1.2
                    }
                    Ink {
                        visible: (scene.picture.harvests ?? []).length === 0
                        width: parent.width
                        text: Words.of("survival-scene-colour_collecting-basket-empty", {})
                        type: "small"
                        lineHeight: 1.25
                        color: Theme.muted
                    }
                    Repeater {
                        model: scene.picture.harvests ?? []

                        Ink {
                            required property var modelData

                            width: parent ? parent.width : 0
                            text: modelData.said
                            type: "small"
                            lineHeight: 1.25
                            color: modelData.taken > 0 ? Theme.ink : Theme.muted
                        }
                    }
                }
            }
            Column {
                visible: !scene.picture.done
                width: parent.width
                spacing: 10

                Chip {
                    id: rest

                    objectName: "plot-rest"
                    enabled: scene.may
                    soft: true
                    checkable: true
                    checked: scene.shownWay === "rest"
                    glyph: "hut"
                    text: "0  " + Words.of("survival-scene-colour_collecting-rest", {})
                    implicitHeight: Math.max(Theme.hit, contentItem.implicitHeight + 4)
                    onClicked: {
                        scene.take("rest");
                        checked = Qt.binding(() => scene.shownWay === "rest");
                    }
                }
                PrimaryButton {
                    objectName: "scene-go"
                    width: parent.width
                    enabled: scene.may && scene.way !== ""
                    text: !scene.open ? Words.of("survival-scene-waiting", {}) : scene.way === "" ? Words.of("survival-scene-colour_collecting-pick", {}) : scene.way === "rest" ? Words.of("survival-action-rest", {}) : Words.of("survival-action-harvest", {})
                    onClicked: scene.go()
                }
                Ink {
                    visible: text !== ""
                    width: parent.width
                    text: scene.shownWay === "" ? "" : scene.may ? (scene.way === "rest" ? "" : Words.of("survival-scene-colour_collecting-go", { plot: scene.plotName(scene.way) })) : scene.shownWay === "rest" ? Words.of("survival-scene-colour_collecting-made-rest", {}) : Words.of("survival-scene-colour_collecting-made", { plot: scene.plotName(scene.shownWay) })
                    type: "small"
                    lineHeight: 1.25
                    color: Theme.muted
                }
            }
        }
    }
}
