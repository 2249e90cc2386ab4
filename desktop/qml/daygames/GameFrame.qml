// Around every day game: the scene, what was said last, talk, rules and rounds a key away, what else may be done.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../table"
import "../theme"

FocusScope {
    id: frame

    readonly property var now: DayGame.now
    readonly property bool large: Theme.textScale > 1.3
    readonly property Scene scene: loader.item as Scene
    readonly property string said: Table.voice.seat !== 0 ? Words.of("survival-scene-said", { name: Table.voice.name, text: Table.voice.plain }) : Table.narration.length > 0 ? Table.narration[Table.narration.length - 1] : ""

    signal wantsTask
    signal wantsWill

    // a sheet over the scene keeps the keyboard, whatever the table does meanwhile
    readonly property bool reading: rules.visible || rounds.visible || talk.visible || gods.visible

    function takeFocus(): void {
        if (reading)
            return;
        if (scene)
            scene.forceActiveFocus(Qt.TabFocusReason);
        else
            frame.forceActiveFocus();
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: now.title
    Keys.onPressed: event => {
        if (event.key === Qt.Key_F1 || event.text === "?") {
            rules.openFrom(rulesButton);
            event.accepted = true;
        } else if (event.key === Qt.Key_F2) {
            rounds.openFrom(roundsButton);
            event.accepted = true;
        } else if (event.key === Qt.Key_F3) {
            talk.openFrom(talkButton);
            event.accepted = true;
        }
    }
    Connections {
        target: DayGame

        function onChanged(): void {
            const item = frame.Window.activeFocusItem;
            if (!item || item === frame)
                Qt.callLater(frame.takeFocus);
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.surface
    }
    ScrollArea {
        id: area

        width: parent.width
        height: foot.y
        contentHeight: loader.height

        Loader {
            id: loader

            width: area.width
            focus: true
            source: DayGame.scene ? Qt.resolvedUrl(DayGame.scene + ".qml") : ""
            onLoaded: Qt.callLater(frame.takeFocus)
        }
        // later: a scene may grow while it is being laid out
        Binding {
            target: loader
            property: "height"
            value: Math.max(area.height, frame.scene ? frame.scene.implicitHeight : 0)
            delayed: true
        }
        Binding {
            target: frame.scene
            property: "picture"
            value: DayGame.picture
            when: frame.scene !== null
        }
        Binding {
            target: frame.scene
            property: "open"
            value: frame.now.open
            when: frame.scene !== null
        }
        Binding {
            target: frame.scene
            property: "room"
            value: area.height
            when: frame.scene !== null
        }
        Connections {
            target: frame.scene

            function onChosen(action: string, seats: var, picks: var): void {
                DayGame.choose(action, seats, picks);
            }
            function onWantsGods(god: string): void {
                gods.openFor(godsButton, god);
            }
        }
    }

    // -- the foot ----------------------------------------------------------------------------------------------------
    Rectangle {
        id: foot

        width: parent.width
        height: body.height + 16
        y: parent.height - height
        color: Theme.surface

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
        Item {
            id: body

            // large letters beside one more thing to do: the role gets a line of its own
            readonly property bool tight: frame.large && role.width + buttons.width + 12 > width

            x: 16
            y: 8
            width: parent.width - 32
            height: tight ? line.implicitHeight + role.height + buttons.height + 16 : frame.large ? line.implicitHeight + 8 + Math.max(role.height, buttons.height) : Math.max(role.height, buttons.height, line.implicitHeight)

            RoleCard {
                id: role

                width: Math.max(176, Theme.px(150))
                height: Math.max(44, Theme.px(42))
                anchors.bottom: parent.bottom
                anchors.bottomMargin: body.tight ? buttons.height + 8 : 0
            }
            Ink {
                id: line

                objectName: "game-line"
                x: frame.large ? 0 : role.width + 14
                width: (frame.large ? body.width : buttons.x - x - 14)
                height: frame.large ? implicitHeight : body.height
                text: frame.said
                type: "small"
                lineHeight: 1.15
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            Row {
                id: buttons

                anchors.right: parent.right
                anchors.bottom: parent.bottom
                spacing: Theme.px(4)

                PushButton {
                    id: other

                    objectName: "game-others"
                    visible: frame.now.others.length > 0
                    text: frame.now.others.length === 1 ? frame.now.others[0].title : Words.of("survival-scene-others", {})
                    onClicked: {
                        DayGame.turnTo(frame.now.others[0].id);
                        frame.wantsTask();
                    }
                }
                PushButton {
                    id: godsButton

                    objectName: "game-gods"
                    visible: frame.now.calls
                    text: Words.of("survival-scene-call", {})
                    glyph: frame.large ? "" : "shiny-apple"
                    onClicked: gods.openFor(godsButton, "")
                }
                GhostButton {
                    id: talkButton

                    objectName: "game-talk"
                    text: Words.of("survival-scene-talk", {})
                    glyph: frame.large ? "" : "conversation"
                    onClicked: talk.openFrom(talkButton)
                }
                GhostButton {
                    id: roundsButton

                    objectName: "game-rounds"
                    text: Words.of("survival-scene-rounds", {})
                    glyph: frame.large ? "" : "notebook"
                    onClicked: rounds.openFrom(roundsButton)
                }
                GhostButton {
                    id: rulesButton

                    objectName: "game-rules"
                    text: Words.of("survival-scene-rules", {})
                    glyph: frame.large ? "" : "help"
                    onClicked: rules.openFrom(rulesButton)
                }
                PushButton {
                    objectName: "forward"
                    visible: !frame.now.open
                    text: Words.of("table-next", {})
                    onClicked: Table.forward()
                }
            }
        }
    }

    ReadSheet {
        id: rules

        objectName: "rules"
        title: frame.now.title
        parts: [{ title: "", lines: frame.now.rules }]
    }
    ReadSheet {
        id: rounds

        objectName: "rounds"
        title: Words.of("survival-scene-rounds-title", { game: frame.now.title })
        parts: frame.now.rounds
        empty: Words.of("survival-scene-rounds-none", {})
    }
    TalkSheet {
        id: talk

        onWantsWill: frame.wantsWill()
    }
    GodsSheet { id: gods }
}
