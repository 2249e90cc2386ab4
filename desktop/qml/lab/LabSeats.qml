// The seats of the night and what each does, or whom it votes for by day. Pressed, a seat opens for changes.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../theme"

Column {
    id: table

    signal picked(string name, Item opener)

    Item {
        width: parent.width
        height: Math.max(title.height, add.height)

        Ink {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - add.width
            type: "heading"
            text: Words.of("lab-seats", {})
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        GhostButton {
            id: add

            objectName: "lab-add-seat"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            enabled: Lab.canAdd
            text: Words.of("lab-add-seat", {})
            onClicked: Lab.addSeat()
        }
    }
    Repeater {
        model: Lab.seats

        AbstractButton {
            id: seat

            required property var modelData
            readonly property string told: modelData.acts.map(act => act.action + (act.targets.length ? " " + act.targets.join(" ") : "")).join(", ") || Words.of("lab-act-none", {})
            readonly property bool stacked: width < Theme.px(400)

            objectName: "lab-seat-" + modelData.name
            width: parent ? parent.width : 0
            implicitHeight: Math.max(Theme.px(52), body.height + Theme.px(12))
            hoverEnabled: true
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.Button
            Accessible.name: Words.of("lab-seat-a11y", {
                name: modelData.shown,
                role: modelData.role,
                acts: told
            })
            Accessible.onPressAction: seat.click()
            Keys.onReturnPressed: seat.click()
            Keys.onEnterPressed: seat.click()
            onClicked: table.picked(modelData.name, seat)

            contentItem: Item {
                Face {
                    id: face

                    anchors.verticalCenter: parent.verticalCenter
                    portrait: seat.modelData.portrait
                    dead: !seat.modelData.alive
                    px: Theme.px(38)
                }
                Icon {
                    id: arrow

                    anchors.right: parent.right
                    anchors.rightMargin: 6
                    anchors.verticalCenter: parent.verticalCenter
                    glyph: "own-next"
                    px: Theme.px(12)
                    color: Theme.muted
                }
                Item {
                    id: body

                    anchors.left: face.right
                    anchors.leftMargin: 12
                    anchors.right: arrow.left
                    anchors.rightMargin: 8
                    anchors.verticalCenter: parent.verticalCenter
                    height: seat.stacked ? who.height + acts.height + 4 : Math.max(who.height, acts.height)

                    Column {
                        id: who

                        y: seat.stacked ? 0 : (parent.height - height) / 2
                        width: seat.stacked ? parent.width : Math.round(parent.width * 0.42)

                        Ink {
                            width: parent.width
                            type: "label"
                            strong: true
                            color: seat.modelData.alive ? Theme.ink : Theme.muted
                            text: seat.modelData.shown + (seat.modelData.alive ? "" : " · " + Words.of("lab-dead", {}))
                            Accessible.ignored: true
                        }
                        Row {
                            width: parent.width
                            spacing: 5

                            CampMark {
                                id: camp

                                anchors.verticalCenter: parent.verticalCenter
                                camp: seat.modelData.camp
                                px: Theme.px(16)
                                Accessible.ignored: true
                            }
                            Ink {
                                width: parent.width - camp.width - 5
                                type: "small"
                                text: [seat.modelData.role, ...seat.modelData.traits].join(" · ")
                                Accessible.ignored: true
                            }
                        }
                    }
                    Column {
                        id: acts

                        x: seat.stacked ? 0 : who.width + 10
                        y: seat.stacked ? who.height + 4 : (parent.height - height) / 2
                        width: parent.width - x
                        spacing: 4

                        Ink {
                            visible: seat.modelData.acts.length === 0
                            type: "small"
                            color: Theme.faint
                            text: Words.of("lab-act-none", {})
                            Accessible.ignored: true
                        }
                        Repeater {
                            model: seat.modelData.acts

                            Flow {
                                id: act

                                required property var modelData

                                width: acts.width
                                spacing: 6

                                Ink {
                                    height: Theme.px(26)
                                    type: "small"
                                    color: Theme.muted
                                    text: act.modelData.passed ? Words.of("lab-act-pass", {
                                        action: act.modelData.action
                                    }) : act.modelData.action
                                    Accessible.ignored: true
                                }
                                Repeater {
                                    model: act.modelData.targets

                                    Rectangle {
                                        required property string modelData

                                        width: whom.width + Theme.px(16)
                                        height: Theme.px(26)
                                        radius: Theme.radiusChip
                                        color: Theme.raised
                                        border.width: Theme.hair
                                        border.color: Theme.line

                                        Ink {
                                            id: whom

                                            anchors.centerIn: parent
                                            type: "small"
                                            strong: true
                                            text: parent.modelData
                                            wrapMode: Text.NoWrap
                                            Accessible.ignored: true
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            background: Rectangle {
                color: seat.down || seat.hovered ? Theme.raised2 : "transparent"
                radius: Theme.radiusChip

                Rectangle {
                    width: parent.width
                    height: Theme.hair
                    color: Theme.line
                }
                FocusRing {
                    visible: seat.visualFocus
                    anchors.margins: 0
                    radius: Theme.radiusChip
                }
            }
        }
    }
}
