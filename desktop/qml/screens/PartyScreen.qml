// The party: open a table for others, or sit down at one that is open.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

MenuPage {
    id: page

    readonly property int side: slim ? 24 : 40
    readonly property real room: width - 2 * side
    readonly property bool beside: room >= Theme.px(860)
    readonly property bool open: Party.state !== "idle"
    readonly property var wished: Nav.args

    objectName: "party"
    first: name
    escapes: false
    Keys.onEscapePressed: leave()
    Component.onCompleted: {
        if (wished.host)
            Party.host(wished.host);
        else if (wished.join)
            Party.join(wished.join.address, wished.join.code, wished.join.name ?? "");
        settle();
    }

    function leave(): void {
        if (open)
            Party.leave();
        else
            Nav.back();
    }

    Connections {
        target: Party

        function onBegan(): void {
            Nav.open("table", {});
        }
    }
    Backdrop {
        anchors.fill: parent
        phase: "night"
        moon: 3
        moonX: 0.853
        moonY: 44 / page.height
        moonRadius: 26
    }
    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.sky, 0.55)
    }
    PageHead {
        id: head

        x: page.side
        y: 20
        width: page.room
        title: Words.of("party-title", {})
        lead: Words.of("party-lead", {})
    }
    ScrollArea {
        id: area

        x: page.side
        y: head.y + head.height + 12
        width: page.room
        height: page.height - y - 16
        contentHeight: body.height

        Grid {
            id: body

            readonly property real each: columns === 2 ? (width - columnSpacing) / 2 : width

            width: area.width
            columns: page.beside && !page.open ? 2 : page.beside ? 2 : 1
            columnSpacing: 16
            rowSpacing: 16

            Panel {
                width: body.each
                height: seatSide.height + 40

                Column {
                    id: seatSide

                    x: 20
                    y: 20
                    width: parent.width - 40
                    spacing: 12

                    Ink {
                        width: parent.width
                        visible: Party.trouble !== ""
                        text: Party.trouble
                        color: Theme.danger
                        Accessible.role: Accessible.AlertMessage
                        Accessible.name: text
                    }
                    Column {
                        visible: !page.open
                        width: parent.width
                        spacing: 10

                        Ink {
                            width: parent.width
                            text: Words.of("party-host-title", {})
                            type: "heading"
                        }
                        Ink {
                            width: parent.width
                            text: Words.of("party-host-lead", {})
                            type: "small"
                            color: Theme.muted
                        }
                        Ink {
                            text: Words.of("party-your-name", {})
                            type: "small"
                        }
                        TextEntry {
                            id: name

                            objectName: "party-name"
                            width: parent.width
                            maximumLength: 24
                            name: Words.of("party-your-name", {})
                        }
                        Ink {
                            text: Words.of("party-rules", {})
                            type: "small"
                        }
                        ChipChoice {
                            id: rules

                            property string now: "shikigami"

                            values: ["shikigami", "survival"]
                            current: now
                            group: "party-rules"
                            word: value => Words.of("party-rules-" + value, {})
                            onChosen: value => now = value
                        }
                        Ink {
                            text: Words.of("party-seats", {
                                n: seats.value
                            })
                            type: "small"
                        }
                        ValueSlider {
                            id: seats

                            objectName: "party-seats"
                            width: parent.width
                            from: 5
                            to: 16
                            stepSize: 1
                            value: 9
                            name: Words.of("party-seats", {
                                n: value
                            })
                        }
                        Ink {
                            text: Words.of("party-people", {
                                n: Math.min(people.value, seats.value)
                            })
                            type: "small"
                        }
                        ValueSlider {
                            id: people

                            objectName: "party-people"
                            width: parent.width
                            from: 1
                            to: seats.value
                            stepSize: 1
                            value: 3
                            name: Words.of("party-people", {
                                n: value
                            })
                        }
                        PrimaryButton {
                            objectName: "party-host"
                            width: parent.width
                            text: Words.of("party-host", {})
                            onClicked: Party.host({
                                name: name.text,
                                ruleset: rules.now,
                                cast: rules.now === "survival" ? "standard" : "classic",
                                seats: seats.value,
                                people: people.value
                            })
                        }
                    }
                    Column {
                        visible: page.open
                        width: parent.width
                        spacing: 8

                        Ink {
                            width: parent.width
                            text: Words.of("party-here", {})
                            type: "heading"
                        }
                        Ink {
                            width: parent.width
                            visible: Party.state === "joining"
                            text: Words.of("party-joining", {})
                            color: Theme.muted
                        }
                        Repeater {
                            model: Party.chairs

                            Item {
                                id: chair

                                required property var modelData

                                width: parent ? parent.width : 0
                                height: Math.max(Theme.hit, who.height)

                                Ink {
                                    id: who

                                    width: parent.width - kick.width - 8
                                    anchors.verticalCenter: parent.verticalCenter
                                    text: chair.modelData.seat + "  " + (chair.modelData.name || "…") + "  " + (chair.modelData.you ? Words.of("table-you", {}) : chair.modelData.words)
                                    strong: chair.modelData.you
                                }
                                PushButton {
                                    id: kick

                                    objectName: "party-kick-" + chair.modelData.seat
                                    anchors.right: parent.right
                                    visible: Party.own && !chair.modelData.you && chair.modelData.who === "here"
                                    width: visible ? implicitWidth : 0
                                    text: Words.of("party-kick", {})
                                    onClicked: Party.kick(chair.modelData.seat)
                                }
                            }
                        }
                        PrimaryButton {
                            objectName: "party-start"
                            visible: Party.own
                            enabled: Party.mayStart
                            width: parent.width
                            text: Words.of("party-start", {})
                            onClicked: Party.start()
                        }
                        Ink {
                            width: parent.width
                            visible: Party.state === "waiting"
                            text: Words.of("phone-waiting-start", {})
                            color: Theme.muted
                        }
                        PushButton {
                            objectName: "party-leave"
                            width: parent.width
                            text: Words.of(Party.own ? "party-close" : "party-leave", {})
                            onClicked: Party.leave()
                        }
                    }
                }
            }
            Panel {
                width: body.each
                visible: !page.open || Party.own
                height: wayIn.height + 40

                Column {
                    id: wayIn

                    x: 20
                    y: 20
                    width: parent.width - 40
                    spacing: 10

                    Column {
                        visible: !page.open
                        width: parent.width
                        spacing: 10

                        Ink {
                            width: parent.width
                            text: Words.of("party-join-title", {})
                            type: "heading"
                        }
                        Ink {
                            text: Words.of("party-address", {})
                            type: "small"
                        }
                        TextEntry {
                            id: address

                            objectName: "party-address"
                            width: parent.width
                            maximumLength: 80
                            name: Words.of("party-address", {})
                            placeholderText: "192.168.1.5:4720"
                        }
                        Ink {
                            text: Words.of("phone-code", {})
                            type: "small"
                        }
                        TextEntry {
                            id: word

                            objectName: "party-code"
                            width: parent.width
                            maximumLength: 9
                            name: Words.of("phone-code", {})
                        }
                        PushButton {
                            objectName: "party-join"
                            width: parent.width
                            text: Words.of("phone-join", {})
                            onClicked: Party.join(address.text, word.text, name.text)
                        }
                        PushButton {
                            objectName: "party-search"
                            width: parent.width
                            enabled: !Party.searching
                            text: Words.of(Party.searching ? "party-searching" : "party-search", {})
                            onClicked: Party.search()
                        }
                        Repeater {
                            model: Party.found

                            PushButton {
                                required property var modelData

                                width: parent ? parent.width : 0
                                enabled: modelData.fits
                                text: modelData.name
                                hint: modelData.address
                                onClicked: address.text = modelData.address
                            }
                        }
                    }
                    Column {
                        visible: page.open && Party.own
                        width: parent.width
                        spacing: 10

                        Ink {
                            width: parent.width
                            text: Words.of("party-way-in", {})
                            type: "heading"
                        }
                        Ink {
                            objectName: "party-shown-code"
                            width: parent.width
                            text: Party.code
                            type: "title"
                            font.letterSpacing: 4
                            Accessible.name: Words.of("phone-code", {}) + " " + text
                        }
                        Repeater {
                            model: Party.ways

                            Column {
                                id: way

                                required property var modelData

                                width: parent ? parent.width : 0
                                spacing: 6

                                Image {
                                    source: way.modelData.qr
                                    width: Theme.px(190)
                                    height: width
                                    smooth: false
                                    Accessible.role: Accessible.Graphic
                                    Accessible.name: way.modelData.url
                                }
                                Ink {
                                    width: parent.width
                                    text: way.modelData.url
                                    type: "small"
                                    wrapMode: Text.WrapAnywhere
                                }
                            }
                        }
                        Repeater {
                            model: Party.doctor

                            Ink {
                                required property var modelData

                                width: parent ? parent.width : 0
                                text: (modelData.well ? "○ " : "△ ") + modelData.words
                                type: "tiny"
                                color: modelData.well ? Theme.muted : Theme.danger
                            }
                        }
                    }
                }
            }
        }
    }
}
