// A new village: how many, which rules, how strong; start. All else is folded away.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

MenuPage {
    id: page

    readonly property int side: slim ? 32 : 40
    readonly property int gap: slim ? 16 : 24
    readonly property real room: width - 2 * side
    readonly property var least: [Theme.px(190), Theme.px(262), Theme.px(190), Theme.px(236)]
    readonly property int across: room >= least[0] + least[1] + least[2] + least[3] + 3 * gap ? 4 : room >= Theme.px(560) ? 2 : 1
    // shares of the width in a row of four
    readonly property var shares: [256, 344, 232, 296]
    property bool open: height >= 720 && Theme.textScale <= 1.1
    readonly property var villages: NewGame.villages
    readonly property var levels: NewGame.levels
    readonly property var people: NewGame.faces
    readonly property var trouble: NewGame.trouble
    readonly property var cautions: NewGame.cautions
    readonly property bool survival: NewGame.ruleset === "survival"
    readonly property bool fine: trouble.reason === undefined
    readonly property string troubleText: fine ? notBegun : told(trouble.reason, trouble.detail)
    // why the village could not begin although its rules are in order: the disk
    property string notBegun: ""

    function cell(i: int): real {
        if (across === 4)
            return Math.floor((room - 3 * gap) * shares[i] / 1128);
        return across === 2 ? Math.floor((room - gap) / 2) : room;
    }
    // opens the encyclopedia; coming back, the page is found as it was
    function look(at: var): void {
        NewGame.hold();
        Nav.open("encyclopedia", Object.assign({
            ruleset: NewGame.ruleset
        }, at));
    }
    function cautioned(one: var): string {
        const detail = one.role ? {
            role: Words.of(one.role, {})
        } : one.detail;
        return Words.of(one.word, detail);
    }
    function told(reason: string, detail: var): string {
        return Catalogue.has("new-invalid-" + reason) ? Words.of("new-invalid-" + reason, detail) : Catalogue.has("illegal-" + reason) ? Words.of("illegal-" + reason, detail) : Words.of("new-invalid-other", {
            reason: reason
        });
    }

    Connections {
        target: NewGame

        function onFailed(why: string): void {
            page.notBegun = Words.of("new-not-begun", {
                why: why
            });
        }
    }

    objectName: "new-game"
    first: across === 4 ? start : fewer
    Component.onCompleted: NewGame.recall()

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
        color: Qt.alpha(Theme.sky, 0.5)
    }
    PageHead {
        id: head

        x: page.side
        y: 20
        width: page.room - book.width - 12
        title: Words.of("new-title", {})
        lead: Words.of("new-lead", {})
    }
    IconButton {
        id: book

        objectName: "new-book"
        x: page.side + page.room - width
        y: head.y + (head.height - height) / 2
        name: Words.of("title-book", {})
        glyph: "open-book"
        onClicked: page.look({})
    }
    ScrollArea {
        id: scroll

        x: page.side - 8
        y: head.y + head.height + 8
        width: page.room + 24
        height: page.height - y - 4
        contentHeight: sheet.height + 16

        Column {
            id: sheet

            x: 8
            y: 8
            width: page.room
            spacing: 16

            Grid {
                id: choices

                readonly property real tall: page.across === 4 ? Math.max(manyHead.height + 10 + inside.height + 36, strong.least, begin.implicitHeight, 290) : 0

                // what the cards of a column need, with the gaps between them
                function stacked(column: Item): real {
                    const tallest = Math.max(0, ...Array.from(column.children, one => one.implicitHeight));
                    return page.levels.length * (tallest + 8) - 8;
                }
                // the height of one of n cards that fill their column
                function card(n: int): real {
                    return tall ? Math.floor((tall - manyHead.height - 10 - 8 * (n - 1)) / n) : 0;
                }

                columns: page.across
                columnSpacing: page.gap
                rowSpacing: page.gap
                verticalItemAlignment: Grid.AlignTop

                // 1. how many
                Column {
                    id: many

                    width: page.cell(0)
                    spacing: 10

                    StepHeading {
                        id: manyHead

                        width: parent.width
                        number: Words.of("new-step-1", {})
                        title: Words.of("new-how-many", {})
                    }
                    Panel {
                        width: parent.width
                        height: choices.tall ? choices.tall - manyHead.height - 10 : inside.height + 36

                        Column {
                            id: inside

                            anchors.centerIn: parent
                            width: parent.width - 2 * Theme.px(20)
                            spacing: Theme.px(16)

                            Item {
                                width: parent.width
                                height: Math.round(Math.min(width, Theme.px(208)) * 0.72)

                                SeatDots {
                                    anchors.centerIn: parent
                                    width: Math.min(parent.width, Theme.px(208))
                                    height: parent.height
                                    people: NewGame.people
                                    standIn: NewGame.seats > NewGame.people
                                }
                                Ink {
                                    id: figure

                                    readonly property bool beside: parent.width >= Theme.px(200)

                                    x: (parent.width - width - (beside ? unit.width + 4 : 0)) / 2
                                    y: (parent.height - height - (beside ? 0 : unit.height * 0.7)) / 2
                                    type: "figure"
                                    font.pixelSize: Theme.px(46)
                                    lineHeight: 1
                                    text: String(NewGame.people)
                                    Accessible.ignored: true
                                }
                                Ink {
                                    id: unit

                                    x: figure.beside ? figure.x + figure.width + 4 : (parent.width - width) / 2
                                    y: figure.beside ? figure.y + figure.baselineOffset - baselineOffset : figure.y + figure.height
                                    type: "label"
                                    lineHeight: 1
                                    text: Words.of("new-people-unit", {})
                                    Accessible.ignored: true
                                }
                            }
                            Row {
                                width: parent.width
                                spacing: 8

                                PushButton {
                                    id: fewer

                                    objectName: "fewer"
                                    leftPadding: 0
                                    width: Theme.hit
                                    hint: Words.of("new-fewer", {})
                                    enabled: NewGame.people > NewGame.least
                                    contentItem: Item {
                                        Rectangle {
                                            anchors.centerIn: parent
                                            width: Theme.px(14)
                                            height: 2
                                            color: Theme.ink
                                        }
                                    }
                                    onClicked: NewGame.setPeople(NewGame.people - 1)
                                }
                                ValueSlider {
                                    objectName: "people"
                                    width: parent.width - fewer.width - more.width - 16
                                    name: Words.of("new-players", {})
                                    from: Number(NewGame.least)
                                    to: Number(NewGame.most)
                                    stepSize: 1
                                    value: Number(NewGame.people)
                                    onMoved: NewGame.setPeople(Math.round(value))
                                }
                                PushButton {
                                    id: more

                                    objectName: "more"
                                    leftPadding: 0
                                    width: Theme.hit
                                    hint: Words.of("new-more", {})
                                    enabled: NewGame.people < NewGame.most
                                    contentItem: Item {
                                        Rectangle {
                                            anchors.centerIn: parent
                                            width: Theme.px(14)
                                            height: 2
                                            color: Theme.ink
                                        }
                                        Rectangle {
                                            anchors.centerIn: parent
                                            width: 2
                                            height: Theme.px(14)
                                            color: Theme.ink
                                        }
                                    }
                                    onClicked: NewGame.setPeople(NewGame.people + 1)
                                }
                            }
                        }
                    }
                }

                // 2. which rules
                Column {
                    id: which

                    width: page.cell(1)
                    spacing: 10

                    StepHeading {
                        width: parent.width
                        number: Words.of("new-step-2", {})
                        title: Words.of("new-which-rules", {})
                    }
                    Column {
                        width: parent.width
                        spacing: 8

                        Repeater {
                            model: page.villages

                            ChoiceCard {
                                required property string modelData

                                objectName: "village-" + modelData
                                width: parent.width
                                height: Math.max(implicitHeight, choices.card(page.villages.length))
                                glyph: modelData === "first" ? "lantern-flame" : modelData === "classic" ? "wolf-howl" : "crown"
                                text: Words.of("new-village-" + modelData, {})
                                note: Words.of("new-village-" + modelData + "-note", {})
                                checked: NewGame.village === modelData
                                onClicked: NewGame.setVillage(modelData)
                            }
                        }
                    }
                }

                // 3. how strong
                Column {
                    id: strong

                    readonly property real least: strongHead.height + 10 + choices.stacked(strongCards)

                    width: page.cell(2)
                    spacing: 10

                    StepHeading {
                        id: strongHead

                        width: parent.width
                        number: Words.of("new-step-3", {})
                        title: Words.of("new-how-strong", {})
                    }
                    Column {
                        id: strongCards

                        width: parent.width
                        spacing: 8

                        Repeater {
                            model: page.levels

                            ChoiceCard {
                                required property string modelData

                                objectName: "level-" + modelData
                                width: parent.width
                                height: Math.max(implicitHeight, choices.card(page.levels.length))
                                text: Words.of("new-level-" + modelData, {})
                                note: Words.of("new-level-" + modelData + "-note", {})
                                checked: NewGame.level === modelData
                                onClicked: NewGame.setLevel(modelData)
                            }
                        }
                    }
                }

                // start
                Panel {
                    id: begin

                    implicitHeight: summary.implicitHeight + start.height + Theme.px(60)
                    width: page.cell(3)
                    height: choices.tall || implicitHeight

                    Column {
                        id: summary

                        x: Theme.px(20)
                        y: Theme.px(18)
                        width: parent.width - 2 * x
                        spacing: 6

                        Ink {
                            width: parent.width
                            type: "small"
                            color: Theme.muted
                            text: Words.of("new-begin-with", {})
                        }
                        Ink {
                            width: parent.width
                            type: "heading"
                            text: Words.of("new-summary", {
                                n: NewGame.people,
                                kanji: NewGame.peopleKanji,
                                village: NewGame.table ? Words.of(NewGame.ruleset + "-cast-" + NewGame.table, {}) : Words.of("new-village-" + NewGame.village + "-short", {}),
                                level: Words.of("new-level-" + NewGame.level + "-short", {})
                            })
                        }
                        Ink {
                            width: parent.width
                            visible: page.fine
                            topPadding: 6
                            type: "small"
                            color: Theme.muted
                            text: NewGame.oddsGames ? Words.of("new-odds", {
                                games: NewGame.oddsGames
                            }) : page.survival && NewGame.table ? Words.of("survival-cast-" + NewGame.table + "-why", {}) : Words.of("new-odds-none", {})
                        }
                        PushButton {
                            id: stages

                            objectName: "stages"
                            visible: page.survival
                            width: Math.min(implicitWidth, parent.width)
                            text: Words.of("new-presets", {})
                            onClicked: tables.openFrom(stages)
                        }
                        OddsBar {
                            width: parent.width
                            visible: page.fine && shares.length > 0
                            shares: NewGame.odds
                        }
                        Ink {
                            visible: page.cautions.length > 0
                            width: parent.width
                            topPadding: 6
                            type: "small"
                            color: Theme.muted
                            text: Words.of("new-caution-lead", {})
                        }
                        Repeater {
                            model: page.cautions

                            Ink {
                                required property var modelData

                                objectName: "caution-" + modelData.caution
                                width: parent ? parent.width : 0
                                type: "small"
                                text: "・" + page.cautioned(modelData)
                                Accessible.role: Accessible.StaticText
                                Accessible.name: page.cautioned(modelData)
                            }
                        }
                        Row {
                            visible: page.troubleText !== ""
                            width: parent.width
                            spacing: 8

                            Icon {
                                id: warning

                                y: 4
                                glyph: "cancel"
                                px: Theme.px(16)
                                color: Theme.danger
                            }
                            Ink {
                                objectName: "trouble"
                                width: parent.width - warning.width - 8
                                type: "bodyStrong"
                                color: Theme.danger
                                text: page.troubleText
                                Accessible.role: Accessible.AlertMessage
                                Accessible.name: text
                            }
                        }
                    }
                    PrimaryButton {
                        id: start

                        objectName: "start"
                        anchors.left: parent.left
                        anchors.right: parent.right
                        anchors.bottom: parent.bottom
                        anchors.margins: Theme.px(20)
                        implicitHeight: Theme.px(56)
                        textSize: Theme.px(19)
                        enabled: page.fine
                        text: Words.of("new-start", {})
                        onClicked: NewGame.start()
                    }
                }
            }

            // in detail
            Rectangle {
                width: parent.width
                height: Math.max(detailsHead.height, tools.height)
                radius: Theme.radiusCard
                color: Qt.alpha(Theme.surface, 0.8)

                Flow {
                    id: detailsHead

                    x: Theme.px(12)
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - x - tools.width - 12
                    spacing: 12

                    PushButton {
                        id: fold

                        objectName: "details"
                        ghost: true
                        leftPadding: 0
                        text: Words.of(page.open ? "new-details-close" : "new-details-open", {})
                        contentItem: Row {
                            spacing: 8

                            Icon {
                                anchors.verticalCenter: parent.verticalCenter
                                glyph: "own-next"
                                px: Theme.px(13)
                                rotation: page.open ? 90 : 0
                                color: Theme.ink
                            }
                            Ink {
                                anchors.verticalCenter: parent.verticalCenter
                                type: "heading"
                                font.pixelSize: Theme.px(20)
                                text: Words.of("new-details", {})
                                wrapMode: Text.NoWrap
                                Accessible.ignored: true
                            }
                        }
                        onClicked: page.open = !page.open
                    }
                    Ink {
                        height: Math.max(implicitHeight, fold.height)
                        width: Math.min(implicitWidth, detailsHead.width)
                        type: "small"
                        color: Theme.muted
                        text: Words.of("new-details-note", {})
                    }
                }
                Row {
                    id: tools

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter

                    GhostButton {
                        objectName: "reset"
                        visible: NewGame.edited
                        text: Words.of("new-reset", {})
                        onClicked: NewGame.reset()
                    }
                    GhostButton {
                        objectName: "shuffle"
                        glyph: "rolling-dices"
                        text: Words.of("new-shuffle", {})
                        onClicked: NewGame.shuffle()
                    }
                }
            }
            Grid {
                id: details

                readonly property bool beside: page.room >= Theme.px(860)
                readonly property real tall: beside ? Math.max(castPanel.implicitHeight, rulesPanel.implicitHeight) : 0

                visible: page.open
                columns: beside ? 2 : 1
                columnSpacing: 16
                rowSpacing: 16

                Panel {
                    id: castPanel

                    implicitHeight: cast.height + Theme.px(28)
                    width: details.beside ? Math.floor((page.room - 16) * 0.527) : page.room
                    height: details.tall || implicitHeight

                    Column {
                        id: cast

                        x: Theme.px(18)
                        y: Theme.px(14)
                        width: parent.width - 2 * x

                        Item {
                            width: parent.width
                            height: Math.max(castTitle.height, castNote.height) + 4

                            Ink {
                                id: castTitle

                                type: "bodyStrong"
                                text: Words.of("new-cast", {})
                                Accessible.role: Accessible.Heading
                                Accessible.name: text
                            }
                            Row {
                                id: castNote

                                anchors.right: parent.right
                                anchors.verticalCenter: castTitle.verticalCenter
                                spacing: 8

                                Ink {
                                    anchors.verticalCenter: parent.verticalCenter
                                    type: "small"
                                    color: NewGame.gap === 0 ? Theme.muted : Theme.danger
                                    text: NewGame.gap === 0 ? Words.of("new-cast-full", {
                                        n: NewGame.seats
                                    }) : NewGame.gap > 0 ? Words.of("new-cast-short", {
                                        n: NewGame.gap
                                    }) : Words.of("new-cast-over", {
                                        n: -NewGame.gap
                                    })
                                }
                                Icon {
                                    anchors.verticalCenter: parent.verticalCenter
                                    glyph: NewGame.gap === 0 ? "check-mark" : "cancel"
                                    px: Theme.px(14)
                                    color: NewGame.gap === 0 ? Theme.good : Theme.danger
                                }
                            }
                        }
                        Repeater {
                            model: NewGame.cast

                            Item {
                                id: campRow

                                required property var modelData

                                width: cast.width
                                height: Math.max(Theme.px(38), chips.height + 8)

                                CampMark {
                                    id: campMark

                                    anchors.verticalCenter: parent.verticalCenter
                                    camp: campRow.modelData.camp
                                    px: Theme.px(24)
                                }
                                Flow {
                                    id: chips

                                    anchors.left: campMark.right
                                    anchors.leftMargin: 8
                                    anchors.right: parent.right
                                    anchors.verticalCenter: parent.verticalCenter
                                    spacing: 8

                                    Repeater {
                                        model: campRow.modelData.roles

                                        CastChip {
                                            required property var modelData

                                            objectName: "role-" + modelData.role
                                            glyph: modelData.glyph
                                            text: Words.of(modelData.word, {})
                                            count: modelData.n
                                            onClicked: roles.swap(modelData.role, addRole)
                                            onAsked: page.look({
                                                kind: "role",
                                                id: modelData.role
                                            })
                                        }
                                    }
                                }
                                Rectangle {
                                    anchors.bottom: parent.bottom
                                    width: parent.width
                                    height: Theme.hair
                                    color: Theme.line
                                }
                            }
                        }
                        Flow {
                            width: parent.width
                            topPadding: 8
                            bottomPadding: 10
                            spacing: 8

                            PushButton {
                                id: readyTables

                                objectName: "ready-tables"
                                text: NewGame.table ? Words.of(NewGame.ruleset + "-cast-" + NewGame.table, {}) : Words.of(page.survival ? "new-presets" : "new-tables", {})
                                onClicked: tables.openFrom(readyTables)
                            }
                            PushButton {
                                id: exchange

                                objectName: "exchanges"
                                visible: !page.survival
                                text: Words.of("new-exchanges", {})
                                onClicked: exchanges.openFrom(exchange)
                            }
                            PushButton {
                                id: addRole

                                objectName: "add-role"
                                text: Words.of("new-add-role", {})
                                onClicked: roles.add(addRole)
                            }
                            GhostButton {
                                id: swapRole

                                objectName: "swap-role"
                                text: Words.of("new-swap-role", {})
                                onClicked: roles.swap("", swapRole)
                            }
                        }
                        Rectangle {
                            width: parent.width
                            height: Theme.hair
                            color: Theme.line
                        }
                        Ink {
                            width: parent.width
                            topPadding: 8
                            bottomPadding: 8
                            type: "small"
                            color: Theme.muted
                            text: Words.of("new-people-lead", {})
                        }
                        Flow {
                            width: parent.width
                            leftPadding: 3
                            spacing: 8

                            Repeater {
                                model: NewGame.faces

                                FaceButton {
                                    id: sitter

                                    required property var modelData
                                    required property int index
                                    readonly property string called: Catalogue.lang === "ja" ? modelData.nameJa : modelData.nameEn

                                    objectName: "person-" + index
                                    portrait: modelData.portrait
                                    yours: modelData.you
                                    text: index === 0 ? Words.of("new-person-you", {
                                        name: NewGame.name || called
                                    }) : Words.of("new-person", {
                                        n: index + 1,
                                        name: modelData.here !== "" ? Words.of("new-person-human", {
                                            name: modelData.here
                                        }) : called
                                    })
                                    onClicked: faces.choose(index, addRole)
                                }
                            }
                        }
                    }
                }
                Panel {
                    id: rulesPanel

                    implicitHeight: rules.height + Theme.px(16)
                    width: details.beside ? page.room - 16 - castPanel.width : page.room
                    height: details.tall || implicitHeight

                    Grid {
                        id: rules

                        readonly property real half: Math.floor((width - columnSpacing) / 2)

                        x: Theme.px(20)
                        y: Theme.px(8)
                        width: parent.width - 2 * x
                        columns: width >= Theme.px(400) ? 2 : 1
                        columnSpacing: Theme.px(32)

                        Repeater {
                            model: NewGame.options

                            OptionRow {
                                required property var modelData

                                objectName: "option-" + modelData.id
                                width: rules.columns === 2 ? rules.half : rules.width
                                height: Math.max(implicitHeight, Theme.px(46))
                                label: Words.of(modelData.label, {})
                                about: modelData.about ? Words.of(modelData.about, {}) : ""
                                value: Words.of(modelData.value, {
                                    n: modelData.n
                                })
                                onClicked: modelData.list ? lists.choose(modelData.id, this) : NewGame.turn(modelData.id)
                            }
                        }
                        Item {
                            width: rules.columns === 2 ? rules.half : rules.width
                            height: Math.max(seed.implicitHeight + 6, Theme.px(46))

                            Ink {
                                anchors.verticalCenter: parent.verticalCenter
                                type: "small"
                                color: Theme.muted
                                text: Words.of("new-option-seed", {})
                                Accessible.ignored: true
                            }
                            TextEntry {
                                id: seed

                                objectName: "seed"
                                anchors.right: parent.right
                                anchors.verticalCenter: parent.verticalCenter
                                width: Math.min(parent.width * 0.55, Theme.px(140))
                                horizontalAlignment: TextInput.AlignRight
                                name: Words.of("new-option-seed", {})
                                placeholderText: Words.of("new-option-seed-auto", {})
                                maximumLength: 20
                                text: NewGame.seed
                                onEditingFinished: if (text !== NewGame.seed)
                                    NewGame.setSeed(text)
                            }
                        }
                        Item {
                            width: rules.columns === 2 ? rules.half : rules.width
                            height: Math.max(who.implicitHeight + 6, Theme.px(46))

                            Ink {
                                anchors.verticalCenter: parent.verticalCenter
                                type: "small"
                                color: Theme.muted
                                text: Words.of("new-your-name", {})
                                Accessible.ignored: true
                            }
                            TextEntry {
                                id: who

                                objectName: "name"
                                anchors.right: parent.right
                                anchors.verticalCenter: parent.verticalCenter
                                width: Math.min(parent.width * 0.62, Theme.px(170))
                                horizontalAlignment: TextInput.AlignRight
                                name: Words.of("new-your-name", {})
                                placeholderText: Catalogue.lang === "ja" ? page.people[0].nameJa : page.people[0].nameEn
                                maximumLength: NewGame.nameMost
                                text: NewGame.name
                                onEditingFinished: if (text !== NewGame.name)
                                    NewGame.setName(text)
                            }
                        }
                    }
                }
            }
        }
    }
    RolePicker {
        id: roles

        onAsked: role => page.look({
            kind: "role",
            id: role
        })
    }
    FacePicker {
        id: faces
    }
    TablePicker {
        id: tables
    }
    ExchangePicker {
        id: exchanges
    }
    WordPicker {
        id: lists
    }
}
