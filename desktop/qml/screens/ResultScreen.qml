// After the end: who was what, and why each night went as it did.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

MenuPage {
    id: page

    readonly property int side: slim ? 24 : 32
    readonly property real room: width - 2 * side
    readonly property bool beside: room >= Theme.px(900)
    readonly property var args: Nav.args
    readonly property var groups: Result.groups
    readonly property var scenes: Result.scenes
    readonly property var steps: Result.steps
    readonly property var voices: Result.voices
    property string trouble: ""
    // as wide as the longest label of the steps that are shown
    readonly property int labels: Math.ceil(steps.reduce((wide, step) => Math.max(wide, letters.advanceWidth(step.label)), Theme.px(54))) + 4

    objectName: "result"
    phase: "dusk"
    escapes: false
    first: Result.canPlayAgain ? again : home
    Keys.onEscapePressed: page.goHome()
    Component.onCompleted: {
        if (args.game)
            Result.open(args.game);
        page.settle();
    }

    function goHome(): void {
        if (Nav.canGoBack)
            Nav.back();
        else
            Nav.start("title");
    }

    FontMetrics {
        id: letters

        font.family: Theme.uiFamily
        font.pixelSize: Theme.size("small")
        font.bold: true
    }
    Connections {
        target: Result

        function onFailed(why: string): void {
            page.trouble = why;
        }
    }
    Backdrop {
        y: Math.round(-0.33 * page.height)
        width: page.width
        height: page.height
        phase: "dusk"
    }
    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            orientation: Gradient.Horizontal

            GradientStop {
                position: 0
                color: Qt.alpha(Theme.surface, 0.85)
            }
            GradientStop {
                position: 0.55
                color: Qt.alpha(Theme.surface, page.beside ? 0.6 : 0.85)
            }
            GradientStop {
                position: 0.8
                color: Qt.alpha(Theme.surface, page.beside ? 0.1 : 0.85)
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop {
                position: 0.16
                color: Qt.alpha(Theme.surface, 0)
            }
            GradientStop {
                position: 0.52
                color: Theme.surface
            }
        }
    }

    component Who: Column {
        spacing: 0

        Item {
            width: parent.width
            height: Math.max(whoTitle.height, whoNote.height)

            Ink {
                id: whoTitle

                width: parent.width - whoNote.width - 12
                type: "heading"
                font.pixelSize: Theme.px(20)
                text: Words.of("result-who", {})
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Ink {
                id: whoNote

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                type: "small"
                color: Theme.muted
                text: Result.census
                wrapMode: Text.NoWrap
            }
        }
        Repeater {
            model: page.groups

            Column {
                id: group

                required property var modelData

                width: parent ? parent.width : 0
                topPadding: Theme.px(7)
                spacing: 5

                Row {
                    width: parent.width
                    spacing: 8

                    CampMark {
                        id: groupMark

                        anchors.verticalCenter: parent.verticalCenter
                        camp: group.modelData.camp
                        px: Theme.px(22)
                    }
                    Ink {
                        id: groupName

                        anchors.verticalCenter: parent.verticalCenter
                        type: "small"
                        strong: true
                        text: group.modelData.name
                        wrapMode: Text.NoWrap
                    }
                    Rectangle {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.max(0, parent.width - groupMark.width - groupName.width - outcome.width - 24)
                        height: Theme.hair
                        color: Theme.line
                    }
                    Ink {
                        id: outcome

                        anchors.verticalCenter: parent.verticalCenter
                        type: "small"
                        strong: true
                        color: group.modelData.won ? Theme.good : Theme.muted
                        text: Words.of(group.modelData.outcome, {})
                        wrapMode: Text.NoWrap
                    }
                }
                Grid {
                    id: fates

                    readonly property real each: columns === 2 ? Math.floor((width - 8) / 2) : width

                    width: parent.width
                    columns: width >= Theme.px(400) ? 2 : 1
                    columnSpacing: 8
                    rowSpacing: 5

                    Repeater {
                        model: group.modelData.seats

                        FateRow {
                            required property var modelData

                            width: fates.each
                            fate: modelData
                            onAsked: role => Nav.open("encyclopedia", {
                                    // the key of what is said of the living carries the rule set
                                    ruleset: modelData.living.startsWith("survival-") ? "survival" : "shikigami",
                                    kind: "role",
                                    id: role
                                })
                        }
                    }
                }
            }
        }
    }

    component Suspicion: Column {
        id: suspicion

        property int tall: 76

        spacing: 6
        visible: Result.doubtState !== ""
        height: visible ? implicitHeight : 0

        Flow {
            width: parent.width
            spacing: 12

            Ink {
                type: "small"
                strong: true
                text: Words.of("result-doubt", {})
            }
            Ink {
                width: Math.min(implicitWidth, parent.width)
                type: "tiny"
                strong: false
                color: Theme.muted
                text: Result.doubtState === "" ? "" : Words.of(Result.doubtState === "ready" ? "result-doubt-note" : "result-doubt-" + Result.doubtState, {})
            }
        }
        DoubtChart {
            width: parent.width
            visible: Result.doubtState === "ready"
            lines: Result.doubt
            tall: suspicion.tall
        }
    }

    component Why: Column {
        spacing: 8

        Flow {
            width: parent.width
            spacing: 8

            Ink {
                width: Math.max(implicitWidth, chips.oneLine ? parent.width - chips.inRow - 8 : 0)
                type: "heading"
                font.pixelSize: Theme.px(20)
                text: Words.of("result-why", {})
                wrapMode: Text.NoWrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Flow {
                id: chips

                readonly property real inRow: Array.from(children, one => one.implicitWidth ? one.implicitWidth + 8 : 0).reduce((sum, one) => sum + one, 0)
                readonly property bool oneLine: inRow + Theme.px(200) <= parent.width

                width: oneLine ? inRow : parent.width
                spacing: 8

                Repeater {
                    model: page.scenes

                    Chip {
                        required property string modelData
                        required property int index

                        objectName: "scene-" + index
                        checkable: true
                        autoExclusive: true
                        checked: Result.scene === index
                        text: modelData
                        onClicked: Result.showScene(index)
                    }
                }
            }
        }
        Rectangle {
            width: parent.width
            height: told.height + Theme.px(22)
            radius: Theme.radiusCard
            color: Theme.accentSoft

            Column {
                id: told

                x: 14
                y: Theme.px(11)
                width: parent.width - 28
                spacing: 6

                Repeater {
                    model: Result.headlines

                    Row {
                        id: headline

                        required property var modelData
                        required property int index

                        width: told.width
                        spacing: 12

                        Face {
                            id: whose

                            anchors.verticalCenter: parent.verticalCenter
                            visible: portrait !== ""
                            portrait: headline.modelData.portrait
                            dead: headline.modelData.dead
                            px: Theme.px(headline.index ? 28 : 40)
                        }
                        Ink {
                            anchors.verticalCenter: parent.verticalCenter
                            width: parent.width - (whose.visible ? whose.width + 12 : 0)
                            type: headline.index ? "small" : "bodyStrong"
                            font.pixelSize: headline.index ? Theme.size("small") : Theme.px(17)
                            text: headline.modelData.text
                        }
                    }
                }
                Ink {
                    visible: page.scenes.length === 0
                    width: told.width
                    text: page.trouble || Words.of("result-night-none", {})
                }
            }
        }
        Column {
            width: parent.width

            Repeater {
                model: page.steps

                WhyStep {
                    required property var modelData
                    required property int index

                    width: parent ? parent.width : 0
                    labelWidth: page.labels
                    step: modelData
                    last: index === page.steps.length - 1
                }
            }
        }
        Voices {
            width: parent.width
        }
    }

    component Voices: Column {
        spacing: 8
        visible: page.voices.length > 0

        Flow {
            width: parent.width
            topPadding: Theme.px(8)
            spacing: 12

            Ink {
                type: "bodyStrong"
                text: Words.of("result-voices", {})
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Ink {
                width: Math.min(implicitWidth, parent.width)
                type: "small"
                color: Theme.muted
                text: Words.of("result-voices-note", {})
            }
        }
        Repeater {
            model: page.voices

            Row {
                id: voice

                required property var modelData

                width: parent ? parent.width : 0
                spacing: 12
                Accessible.role: Accessible.ListItem
                Accessible.name: who.text + ", " + modelData.chance + ": " + modelData.text

                Face {
                    id: speaker

                    y: 2
                    portrait: voice.modelData.portrait
                    px: Theme.px(30)
                }
                Column {
                    width: parent.width - speaker.width - 12

                    Flow {
                        width: parent.width
                        spacing: 10

                        Ink {
                            id: who

                            type: "small"
                            strong: true
                            text: Words.of("result-voice-vote", {
                                name: voice.modelData.name,
                                target: voice.modelData.target
                            })
                            Accessible.ignored: true
                        }
                        Ink {
                            type: "small"
                            color: Theme.muted
                            text: voice.modelData.chance
                            Accessible.ignored: true
                        }
                    }
                    Ink {
                        width: parent.width
                        text: voice.modelData.text
                        Accessible.ignored: true
                    }
                }
            }
        }
    }

    component Foot: Item {
        height: flow.height

        Flow {
            id: flow

            width: parent.width - rules.width - 12
            spacing: 8

            PushButton {
                objectName: "replay"
                enabled: page.scenes.length > 0
                glyph: "play-button"
                text: Words.of("result-replay", {})
                onClicked: Result.replay()
            }
        }
        Ink {
            id: rules

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width / 2)
            horizontalAlignment: Text.AlignRight
            type: "small"
            color: Theme.muted
            text: Result.rules
        }
    }

    ScrollArea {
        id: whole

        anchors.fill: parent
        contentHeight: page.beside ? height : narrow.y + narrow.height + 24
        reading: page.beside ? "" : Words.of("result-why", {})

        Item {
            id: head

            readonly property bool stacked: buttons.implicitWidth + Theme.px(420) > width

            x: page.side
            y: 24
            width: page.room
            height: Math.max(mark.height, titles.height) + (stacked ? buttons.height + 12 : 0)

            CampMark {
                id: mark

                visible: Result.camp !== ""
                camp: Result.camp
                px: visible ? Math.round(76 * Math.min(1.3, Theme.textScale)) : 0
            }
            Column {
                id: titles

                anchors.left: mark.right
                anchors.leftMargin: mark.visible ? 16 : 0
                width: head.width - x - (head.stacked ? 0 : buttons.width + 16)

                Ink {
                    objectName: "headline"
                    width: parent.width
                    type: "title"
                    font.pixelSize: Math.round(Theme.size("title") * 44 / 34)
                    lineHeight: 1
                    style: Text.Raised
                    styleColor: Theme.scrim
                    text: Result.headline
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                Ink {
                    width: parent.width
                    type: "small"
                    text: Result.story
                }
            }
            Row {
                id: buttons

                x: head.stacked ? 0 : head.width - width
                y: head.stacked ? head.height - height : (Math.max(mark.height, titles.height) - height) / 2
                spacing: 8

                PushButton {
                    id: home

                    objectName: "home"
                    anchors.verticalCenter: parent.verticalCenter
                    text: Words.of("result-title-page", {})
                    onClicked: page.goHome()
                }
                PushButton {
                    objectName: "again-change"
                    anchors.verticalCenter: parent.verticalCenter
                    visible: Result.canPlayAgain
                    text: Words.of("result-again-change", {})
                    onClicked: Result.againWithChange()
                }
                PrimaryButton {
                    id: again

                    objectName: "again"
                    anchors.verticalCenter: parent.verticalCenter
                    visible: Result.canPlayAgain
                    text: Words.of("result-again", {})
                    onClicked: Result.again()
                }
            }
        }

        // side by side
        Panel {
            id: people

            visible: page.beside
            x: page.side
            y: head.y + head.height + 20
            width: Math.round((page.room - 16) * 0.407)
            height: whole.height - y - 24

            ScrollArea {
                reading: Words.of("result-who", {})
                x: 10
                y: 12
                width: parent.width - 18
                height: parent.height - 24 - doubts.height - 8
                contentHeight: who.height

                Who {
                    id: who

                    x: 8
                    width: people.width - 36
                }
            }
            Suspicion {
                id: doubts

                x: 18
                y: parent.height - height - 14
                width: parent.width - 36
                tall: Math.max(76, Math.min(200, people.height - who.height - Theme.px(130)))
            }
        }
        Panel {
            id: reasons

            visible: page.beside
            x: people.x + people.width + 16
            y: people.y
            width: page.room - people.width - 16
            height: people.height

            ScrollArea {
                reading: Words.of("result-why", {})
                x: 14
                y: 12
                width: parent.width - 22
                height: footWide.y - y - 8
                contentHeight: why.height + 16

                Why {
                    id: why

                    x: 8
                    y: 6
                    width: reasons.width - 44
                }
            }
            Foot {
                id: footWide

                x: 22
                y: parent.height - height - 14
                width: parent.width - 44
            }
        }

        // one under the other
        Column {
            id: narrow

            visible: !page.beside
            x: page.side
            y: head.y + head.height + 20
            width: page.room
            spacing: 16

            Loader {
                active: !page.beside
                width: parent.width
                sourceComponent: Panel {
                    implicitHeight: why2.height + foot2.height + 56

                    Why {
                        id: why2

                        x: 20
                        y: 16
                        width: parent.width - 40
                    }
                    Foot {
                        id: foot2

                        x: 20
                        y: parent.height - height - 16
                        width: parent.width - 40
                    }
                }
            }
            Loader {
                active: !page.beside
                width: parent.width
                sourceComponent: Panel {
                    implicitHeight: who2.height + doubt2.height + 56

                    Who {
                        id: who2

                        x: 20
                        y: 16
                        width: parent.width - 40
                    }
                    Suspicion {
                        id: doubt2

                        x: 20
                        y: parent.height - height - 16
                        width: parent.width - 40
                    }
                }
            }
        }
    }
}
