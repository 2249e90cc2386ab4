// A seat under the hand: role, life, traits and acts with their targets.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

Sheet {
    id: editor

    readonly property var hand: Lab.editing
    readonly property var seats: Lab.seats
    readonly property var now: hand.now
    readonly property bool has: now.shown !== undefined

    signal wants(string kind, Item opener)

    function edit(name: string, item: Item): void {
        editor.hand.open(name);
        openFrom(item);
    }

    title: has ? Words.of("lab-edit-title", {
        name: now.shown
    }) : ""
    wide: 620
    onHasChanged: if (!has)
        close()

    Flow {
        width: parent ? parent.width : 0
        spacing: 8

        BookMark {
            glyph: editor.has ? editor.now.role.glyph : ""
            sign: editor.has ? editor.now.role.sign : ""
            camp: editor.has ? editor.now.role.camp : ""
            px: Theme.hit
        }
        PushButton {
            id: role

            objectName: "lab-edit-role"
            text: editor.has ? editor.now.role.name : ""
            hint: Words.of("lab-edit-role-change", {})
            onClicked: editor.wants("role", role)
        }
        GhostButton {
            objectName: "lab-edit-look"
            text: editor.has ? Words.of("book-open", {
                name: editor.now.role.name
            }) : ""
            onClicked: {
                editor.close();
                Nav.open("encyclopedia", {
                    kind: "role",
                    id: editor.now.role.id
                });
            }
        }
    }
    Toggle {
        objectName: "lab-edit-alive"
        width: parent ? parent.width : 0
        text: Words.of("lab-edit-alive", {})
        checked: editor.has && editor.now.alive
        onToggled: editor.hand.setAlive(checked)
    }
    Ink {
        text: Words.of("lab-edit-traits", {})
        type: "bodyStrong"
    }
    Flow {
        width: parent ? parent.width : 0
        spacing: 8

        Repeater {
            model: editor.has ? editor.now.traits : []

            Chip {
                required property var modelData

                objectName: "lab-trait-" + modelData.id
                glyph: "cancel"
                text: modelData.name
                Accessible.name: Words.of("lab-edit-remove-trait", {
                    name: modelData.name
                })
                onClicked: editor.hand.removeTrait(modelData.id)
            }
        }
        PushButton {
            id: trait

            objectName: "lab-edit-trait"
            text: Words.of("lab-edit-add-trait", {})
            onClicked: editor.wants("trait", trait)
        }
    }
    Ink {
        text: Words.of(Lab.day ? "lab-day-ballot" : "lab-edit-acts", {})
        type: "bodyStrong"
    }
    Ink {
        visible: editor.has && editor.now.votes.length === 0 && editor.now.ballot.length === 0
        width: parent ? parent.width : 0
        color: Theme.muted
        text: Words.of(Lab.day ? "lab-day-no-ballot" : "lab-edit-no-acts", {})
    }
    Flow {
        width: parent ? parent.width : 0
        spacing: 8
        visible: editor.has && editor.now.ballot.length > 0

        Repeater {
            model: editor.has ? editor.now.ballot : []

            Chip {
                required property var modelData

                objectName: "lab-vote-" + modelData.name
                checkable: true
                checked: modelData.chosen
                text: modelData.shown
                Accessible.name: Words.of("lab-edit-target", {
                    action: Words.of("lab-day-vote", {}),
                    name: modelData.shown
                })
                onClicked: editor.hand.toggleVote(modelData.name)
            }
        }
    }
    Repeater {
        model: editor.has ? editor.now.votes : []

        Column {
            id: vote

            required property var modelData

            width: parent ? parent.width : 0
            spacing: 6

            Ink {
                width: parent.width
                type: "label"
                text: vote.modelData.name + (vote.modelData.most ? ", " + Words.of(vote.modelData.least === vote.modelData.most ? "lab-edit-targets" : "lab-edit-targets-range", {
                    n: vote.modelData.most,
                    least: vote.modelData.least,
                    most: vote.modelData.most
                }) : "")
            }
            Flow {
                width: parent.width
                spacing: 8

                Chip {
                    objectName: "lab-act-" + vote.modelData.action
                    visible: vote.modelData.most === 0
                    checkable: true
                    checked: vote.modelData.on
                    text: vote.modelData.name
                    onClicked: editor.hand.toggleAct(vote.modelData.action)
                }
                Repeater {
                    model: vote.modelData.most ? vote.modelData.targets : []

                    Chip {
                        required property var modelData

                        objectName: "lab-target-" + vote.modelData.action + "-" + modelData.name
                        checkable: true
                        checked: modelData.chosen
                        text: (modelData.place ? modelData.place + " " : "") + modelData.shown
                        Accessible.name: Words.of("lab-edit-target", {
                            action: vote.modelData.name,
                            name: modelData.shown
                        })
                        onClicked: editor.hand.toggleTarget(vote.modelData.action, modelData.name)
                    }
                }
            }
        }
    }
    Flow {
        width: parent ? parent.width : 0
        spacing: 8

        PushButton {
            objectName: "lab-edit-done"
            primary: true
            text: Words.of("lab-edit-done", {})
            onClicked: editor.close()
        }
        PushButton {
            objectName: "lab-edit-remove"
            danger: true
            enabled: editor.seats.length > 1
            text: Words.of("lab-edit-remove", {})
            onClicked: {
                editor.close();
                editor.hand.remove();
            }
        }
    }
}
