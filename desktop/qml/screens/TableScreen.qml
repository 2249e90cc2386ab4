// The table: the ring of seats around the fire is the stage; log at the right, one's own hand below.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../daygames"
import "../table"
import "../theme"
import "../table/ring.js" as Ring

FocusScope {
    id: screen

    // text too large for everything at once: log, composer and choosing open over the stage
    readonly property bool folded: Theme.textScale > 1.3
    readonly property int tier: width < 1200 ? 0 : width < 1600 ? 1 : 2
    readonly property int logWidth: folded ? 0 : Theme.textScale > 1.15 && tier === 0 ? 300 : [320, 376, 480][tier]
    readonly property int topHeight: Math.max([56, 60, 72][tier], Theme.px(42) + 14)
    // names that need more than a card of the ring: the ring becomes a grid of lying cards
    readonly property bool lying: Theme.textScale > 1.05 && names.advanceWidth(Table.longest) + Theme.px(14) + 24 > Ring.sizeFor(Table.count, width - logWidth, height - topHeight - 150)[0]
    readonly property bool choosing: Table.task.id !== ""
    // more to choose than seats: with large text it opens over the stage
    readonly property bool spread: choosing && (Table.task.fields.length > 0 || !Table.task.seats || Table.tasks.length > 1 || Hall.about.lines !== undefined)
    // a day game stands in place of the ring, the log and the dock
    readonly property bool gaming: DayGame.on
    readonly property bool countShown: Table.countTitle !== ""
    readonly property bool talking: !choosing && !countShown && Table.channel !== "" && !Table.over && (Table.phase !== "night" || Table.narration.length === 0) && (Table.phase !== "night" || Table.channel !== "mono" || Table.aside)
    readonly property bool maySleep: !choosing && !talking && Table.mayReady
    readonly property bool mayGoOn: Table.over || (!choosing && !maySleep && !countShown && Table.narration.length > 0)
    readonly property bool mayWhisper: !talking && !countShown && Table.phase === "night" && Table.narration.length === 0 && Table.channels.length > 0
    readonly property string headline: countShown && !arrows.done ? Words.of("table-counting", {}) : Table.headline
    readonly property var weather: Table.weather
    property bool asideOpen: false
    property string notice: ""
    property string trouble: ""

    function refocus(): void {
        if (taskSheet.visible || will.visible)
            return;
        if (gaming && game.item)
            (game.item as GameFrame).takeFocus();
        else if (choosing && !Table.task.seats && task.visible)
            task.takeFocus();
        else if (choosing)
            seatRing.takeFocus();
        else if (mayGoOn && !folded)
            next.forceActiveFocus(Qt.TabFocusReason);
        else if (maySleep && sleep.visible && !folded)
            sleep.forceActiveFocus(Qt.TabFocusReason);
        else if (composer.active)
            composer.forceActiveFocus();
        else
            screen.forceActiveFocus();
    }

    FontMetrics {
        id: names

        font.family: Theme.uiFamily
        font.pixelSize: Theme.size("label")
        font.weight: Font.Bold
    }

    focus: true
    Component.onCompleted: {
        Table.speed = Prefs.now.speed;
        trouble = Table.enter(Nav.args);
        if (Table.veiled)
            Qt.callLater(() => Nav.start("curtain", {}));
        Rest.touch();
        screen.forceActiveFocus();
    }
    Component.onDestruction: {
        Theme.haste = 1;
        Table.rest();
    }
    onGamingChanged: Qt.callLater(refocus)
    onChoosingChanged: Qt.callLater(refocus)
    onMayGoOnChanged: if (mayGoOn) Qt.callLater(refocus)
    onMaySleepChanged: if (maySleep) Qt.callLater(refocus)

    Binding { target: Theme; property: "phase"; value: Table.sky }
    Binding { target: Theme; property: "haste"; value: Table.speed === "fast" ? 8 : Table.speed === "auto" ? 2 : 1 }

    Keys.onPressed: event => {
        Rest.touch();
        if (event.key === Qt.Key_H && !event.isAutoRepeat) {
            Table.held = true;
            event.accepted = true;
        } else if (event.key === Qt.Key_F1 && Table.held) {
            role.read();
            event.accepted = true;
        } else if (event.key === Qt.Key_Z) {
            Table.undo();
            event.accepted = true;
        } else if (event.key === Qt.Key_P) {
            Table.togglePause();
            event.accepted = true;
        } else if (event.key === Qt.Key_F) {
            bar.faster();
            event.accepted = true;
        } else if (event.key === Qt.Key_Escape) {
            gameMenu.open();
            event.accepted = true;
        } else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            if (screen.choosing && !screen.gaming)
                Table.confirm();
            else
                Table.forward();
            event.accepted = true;
        } else if (event.key === Qt.Key_Space) {
            Table.forward();
            event.accepted = true;
        }
    }
    Keys.onReleased: event => {
        if (event.key === Qt.Key_H && !event.isAutoRepeat) {
            Table.held = false;
            event.accepted = true;
        }
    }

    Connections {
        target: Table

        function onRefused(why: string): void {
            screen.notice = why;
            hush.restart();
        }
        function onCounting(): void {
            arrows.play();
        }
        function onHappened(what: string): void {
            const sounds = ({ night: "howl", dawn: "bell", vote: "stamp", ballot: "clappers", tie: "heartbeat", end: "drum" });
            if (sounds[what])
                Sound.play(sounds[what]);
        }
    }
    Connections {
        target: Sound

        function onCaptioned(key: string): void {
            caption.text = Words.of(key, {});
            quiet.restart();
        }
    }
    Timer {
        id: quiet

        interval: 2200
        onTriggered: caption.text = ""
    }
    Timer {
        id: hush

        interval: 4000
        onTriggered: screen.notice = ""
    }

    // -- the stage ---------------------------------------------------------------------------------------------------
    Item {
        id: stage

        visible: !screen.gaming
        y: bar.height
        width: screen.width - screen.logWidth
        height: screen.height - bar.height - dock.height

        Backdrop {
            width: parent.width
            height: screen.height - bar.height
            focusX: 0.62
            focusY: 0.92
            moon: Table.sky === "night" ? Table.moon : -1
            moonX: 0.5
            moonY: screen.lying ? 0.2 : 0.335
            moonRadius: screen.tier === 0 ? 50 : 62
            lean: hover.hovered && !Theme.software && !Theme.reducedMotion ? hover.point.position.x / width * 2 - 1 : 0
        }
        SkyPlay {
            width: parent.width
            height: screen.height - bar.height
            visible: effect !== ""
            effect: screen.weather.effect ?? ""
        }
        HoverHandler { id: hover }
        // a veil by night and in the vote, so that the cards stand out
        Rectangle {
            anchors.fill: parent
            visible: Table.sky !== "day"
            gradient: Gradient {
                GradientStop { position: 0; color: Table.sky === "night" ? "#55070B16" : "#66170F18" }
                GradientStop { position: 0.4; color: Table.sky === "night" ? "#00070B16" : "#66170F18" }
                GradientStop { position: 1; color: Table.sky === "night" ? "#88070B16" : "#66170F18" }
            }
        }
        Fire {
            visible: !screen.lying && !arrows.visible
            px: Table.sky === "night" ? 72 : 84
            x: parent.width / 2 - width / 2
            y: parent.height * 0.64 - height * 0.6
        }
        // the thread from who speaks to what is said
        VoiceThread {
            anchors.fill: parent
            visible: voice.visible && !screen.lying
            from: seatRing.places.length > 0 && Table.voice.seat > 0 ? seatRing.centre(Table.voice.seat) : Qt.point(0, 0)
            card: seatRing.ringSize
            panel: Qt.rect(voice.x, voice.y, voice.width, voice.height)
        }
        SeatRing {
            id: seatRing

            width: parent.width
            height: parent.height - (grid && voice.visible ? voice.height + 24 : 0) - (lead.visible ? lead.height + 16 : 0)
            count: Table.count
            you: Table.you
            grid: screen.lying
            drawn: arrows.done
            landed: arrows.landed
            focus: true
            onPointed: seat => {
                if (screen.choosing)
                    Table.pick(seat);
                else if (screen.talking)
                    Composer.point(seat);
            }
        }
        VoteArrows {
            id: arrows

            anchors.fill: parent
            visible: count > 0 && !screen.lying
            ring: seatRing
        }
        // level votes
        Rectangle {
            visible: Table.tiedNow && arrows.done && !screen.lying
            x: parent.width / 2 - width / 2
            y: parent.height * 0.55
            width: 84
            height: 84
            radius: 12
            rotation: -5
            color: Theme.surface
            border.width: 3
            border.color: Theme.danger

            Rectangle {
                anchors.centerIn: parent
                width: 70
                height: 70
                radius: 6
                color: "transparent"
                border.width: 1.5
                border.color: Theme.danger

                Ink {
                    anchors.centerIn: parent
                    text: Words.lang === "ja" ? Words.of("table-tie-seal", {}).split("").join("\n") : Words.of("table-tie-seal", {})
                    font.family: Theme.displayFamily
                    font.pixelSize: 28
                    font.weight: Font.Normal
                    lineHeightMode: Text.FixedHeight
                    lineHeight: 30
                    color: Theme.danger
                }
            }
        }
        VoicePanel {
            id: voice

            readonly property int room: stage.width - 2 * (seatRing.ringSize[0] + 40)

            voice: Table.voice
            width: screen.lying ? stage.width - 48 : Math.min(Table.count >= 17 ? 520 : Math.max(380, stage.width * 0.36), room)
            x: (stage.width - width) / 2
            y: screen.lying ? stage.height - height - 12 - (lead.visible ? lead.height + 12 : 0) : Math.max(seatRing.ringSize[1] + 30, Math.min(seatRing.height * 0.335, seatRing.height - seatRing.ringSize[1] - 40 - height))
        }
        // the headline stands on the stage when the dock has no room for it
        Panel {
            id: lead

            visible: screen.folded && screen.headline !== ""
            x: 24
            y: stage.height - height - 12
            width: stage.width - 48
            height: leadWords.implicitHeight + 24

            Ink {
                id: leadWords

                x: 20
                y: 12
                width: parent.width - 40
                text: screen.headline
                type: "heading"
            }
        }
        // a refusal, in words, where the eye is
        Panel {
            objectName: "notice"
            visible: screen.notice !== ""
            floating: true
            border.color: Theme.danger
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height - height - 12
            width: Math.min(parent.width - 40, said.implicitWidth + 40)
            height: said.implicitHeight + 20
            z: 5

            Ink {
                id: said

                anchors.centerIn: parent
                width: Math.min(implicitWidth, stage.width - 80)
                text: screen.notice
                type: "bodyStrong"
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
        }
    }

    // what was to be heard, for those who do not hear it
    Rectangle {
        visible: caption.text !== ""
        x: 12
        y: bar.height + 12
        width: caption.implicitWidth + 20
        height: caption.implicitHeight + 8
        radius: Theme.radiusChip
        color: Theme.surface

        Ink {
            id: caption

            anchors.centerIn: parent
            type: "small"
            color: Theme.muted
            wrapMode: Text.NoWrap
        }
    }

    TopBar {
        id: bar

        width: parent.width
        height: screen.topHeight
        narrow: screen.folded
        onMenu: gameMenu.open()
    }

    // -- the dock ----------------------------------------------------------------------------------------------------
    Rectangle {
        id: dock

        visible: !screen.gaming
        width: stage.width
        height: screen.folded ? foldedRow.implicitHeight + 32 : Math.max([124, 136, 168][screen.tier], hand.wanted + 24)
        y: parent.height - height
        color: Theme.surface

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
        Item {
            id: hand

            readonly property real wanted: composer.active ? composer.implicitHeight : dockWords.implicitHeight

            visible: !screen.folded
            x: 16
            y: 12
            width: parent.width - 32
            height: parent.height - 24

            RoleCard {
                id: role

                width: Math.max(186, Theme.px(168))
                height: parent.height
            }
            Item {
                anchors.left: role.right
                anchors.leftMargin: 14
                anchors.right: parent.right
                height: parent.height

                Loader {
                    id: composer

                    active: screen.talking && !screen.folded
                    visible: active
                    width: parent.width
                    anchors.verticalCenter: parent.verticalCenter
                    sourceComponent: ComposerBox {
                        roomy: screen.tier === 2
                        onWantsWill: will.open()
                    }
                }
                Row {
                    visible: !composer.active
                    width: parent.width
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 14

                    Column {
                        id: dockWords

                        width: parent.width - (dockButtons.visible ? dockButtons.width + 14 : 0)
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: 4

                        Ink {
                            objectName: "headline"
                            width: parent.width
                            text: screen.headline
                            type: "heading"
                            font.pixelSize: Theme.px(22)
                            lineHeight: 1.04
                            maximumLineCount: 3
                            elide: Text.ElideRight
                            Accessible.role: Accessible.StaticText
                            Accessible.name: text
                        }
                        Ink {
                            width: parent.width
                            visible: text !== ""
                            text: Table.subline
                            type: "small"
                            color: Theme.muted
                        }
                    }
                    Row {
                        id: dockButtons

                        visible: screen.mayGoOn || screen.maySleep || screen.mayWhisper
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: 10

                        PushButton {
                            id: whisper

                            objectName: "aside"
                            visible: screen.mayWhisper
                            text: Table.channel === "" ? "" : Words.of("channel-" + Table.channel, {})
                            onClicked: Table.aside = true
                        }
                        PrimaryButton {
                            id: sleep

                            objectName: "sleep"
                            visible: screen.maySleep
                            text: Words.of(Table.phase === "night" ? "table-sleep" : Table.phase === "day" || Table.phase === "discussion" ? "table-done-talking" : "survival-enough", {})
                            onClicked: Table.ready()
                        }
                        PrimaryButton {
                            id: next

                            objectName: "forward"
                            visible: screen.mayGoOn
                            text: Words.of(Table.over ? "table-to-result" : "table-next", {})
                            onClicked: Table.over ? Table.showResult() : Table.forward()
                        }
                    }
                }
            }
        }
        // with large text: big buttons, each opening what does not fit
        Row {
            id: foldedRow

            visible: screen.folded
            x: 24
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 48
            spacing: 16

            RoleCard {
                id: foldedRole

                width: Theme.px(186)
                height: foldedSay.implicitHeight
            }
            PushButton {
                id: foldedLog

                objectName: "openLog"
                height: foldedSay.implicitHeight
                text: Words.of("table-log", {})
                glyph: "conversation"
                onClicked: screen.asideOpen = !screen.asideOpen
            }
            PrimaryButton {
                id: foldedSay

                objectName: "openHand"
                width: parent.width - foldedRole.width - foldedLog.width - 32
                enabled: Table.over || screen.choosing || screen.talking || Table.mayReady || Table.narration.length > 0 || screen.countShown
                implicitHeight: Math.max(Theme.px(56), contentItem.implicitHeight + 20)
                text: Table.over ? Words.of("table-to-result", {}) : screen.spread ? Table.task.title : screen.choosing ? Table.task.confirm : screen.talking ? Words.of("table-say", {}) : Table.mayReady ? Words.of("table-sleep", {}) : Words.of("table-next", {})
                onClicked: {
                    if (Table.over)
                        Table.showResult();
                    else if (screen.spread)
                        taskSheet.open();
                    else if (screen.choosing)
                        Table.confirm();
                    else if (screen.talking)
                        sheet.open();
                    else if (Table.mayReady)
                        Table.ready();
                    else
                        Table.forward();
                }
            }
        }
    }

    // -- at the right: log, choosing, count --------------------------------------------------------------------------
    Rectangle {
        id: side

        visible: !screen.gaming && (!screen.folded || screen.asideOpen)
        x: screen.folded ? screen.width - width : stage.width
        y: bar.height
        width: screen.folded ? Math.min(screen.width * 0.6, 760) : screen.logWidth
        height: screen.height - y - (screen.folded ? dock.height : 0)
        color: Theme.surface
        clip: true

        Rectangle {
            width: 1
            height: parent.height
            color: Theme.line
        }
        LogPanel {
            id: logPanel

            anchors.fill: parent
            anchors.bottomMargin: (back.visible ? back.height + 16 : 0) + (callGod.visible ? callGod.height + 16 : 0)
            visible: !task.visible && !countPanel.visible
        }
        PushButton {
            id: back

            objectName: "lookTask"
            visible: (Table.aside && Table.phase === "night") || Table.offered || (screen.choosing && side.logInstead)
            x: 16
            width: parent.width - 32
            y: parent.height - height - 8
            text: Words.of(Table.offered ? "survival-look" : "table-look-task", {})
            onClicked: {
                Table.aside = false;
                side.logInstead = false;
            }
        }

        PushButton {
            id: callGod

            objectName: "callGod"
            visible: DayGame.calls && !screen.countShown
            x: 16
            width: parent.width - 32
            y: parent.height - height - 8 - (task.visible ? peek.height + 8 : back.visible ? back.height + 8 : 0)
            text: Words.of("survival-scene-call", {})
            glyph: "shiny-apple"
            onClicked: gods.openFor(callGod, "")
        }

        property bool logInstead: false

        TaskPanel {
            id: task

            anchors.fill: parent
            anchors.bottomMargin: peek.height + 8 + (callGod.visible ? callGod.height + 8 : 0)
            visible: screen.choosing && !side.logInstead && !screen.folded
            onConfirmed: side.logInstead = false
        }
        CountPanel {
            id: countPanel

            anchors.fill: parent
            visible: screen.countShown && !screen.folded
            drawn: arrows.done
        }
        GhostButton {
            id: peek

            objectName: "peek"
            visible: task.visible
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 4
            anchors.horizontalCenter: parent.horizontalCenter
            text: Words.of("table-look-log", {})
            textSize: Theme.size("small")
            onClicked: side.logInstead = true
        }
    }

    // -- a day game --------------------------------------------------------------------------------------------------
    Loader {
        id: game

        active: screen.gaming
        y: bar.height
        width: screen.width
        height: screen.height - y
        focus: screen.gaming
        sourceComponent: GameFrame {
            onWantsTask: taskSheet.open()
            onWantsWill: will.open()
        }
    }

    Summoning {
        y: bar.height
        width: screen.width
        height: screen.height - y
        z: 20
    }

    // composer as a sheet, for large text
    Popup {
        id: sheet

        modal: true
        x: 16
        y: screen.height - height - 16
        width: screen.width - 32
        padding: 20
        onOpened: sheetComposer.forceActiveFocus()
        Overlay.modal: Rectangle { color: Theme.scrim }
        background: Panel { floating: true }
        contentItem: ComposerBox {
            id: sheetComposer

            roomy: true
            onSaid: sheet.close()
            onWantsWill: will.open()
        }
    }
    // what is to be chosen as a sheet, for large text
    Popup {
        id: taskSheet

        modal: true
        x: 16
        y: bar.height + 8
        width: screen.width - 32
        height: screen.height - y - 16
        padding: 0
        onOpened: sheetTask.takeFocus()
        Overlay.modal: Rectangle { color: Theme.scrim }
        background: Panel { floating: true }
        contentItem: TaskPanel {
            id: sheetTask

            onConfirmed: taskSheet.close()
        }
    }
    WillBox { id: will }
    GodsSheet { id: gods }
    GameMenu {
        id: gameMenu

        onOpened: Table.rest()
        onClosed: {
            Table.wake();
            screen.refocus();
        }
    }
    // a game that could not be opened
    Panel {
        visible: screen.trouble !== ""
        anchors.centerIn: parent
        width: Math.min(Theme.px(520), parent.width - 40)
        height: failure.height + 48
        floating: true

        Column {
            id: failure

            x: 24
            y: 24
            width: parent.width - 48
            spacing: 12

            Ink {
                text: Words.of("table-failed", {})
                type: "heading"
            }
            Ink {
                width: parent.width
                text: screen.trouble
            }
            PrimaryButton {
                text: Words.of("table-menu-title-page", {})
                onClicked: Nav.start("title", {})
            }
        }
    }
}
