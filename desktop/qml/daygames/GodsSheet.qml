// Calling a god: the statues, what each does and for how much, whom it is called upon.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../theme"

Sheet {
    id: sheet

    property string god: ""
    property var seats: []
    property var picks: ({})
    readonly property var gods: DayGame.gods
    readonly property var purse: DayGame.purse
    readonly property var now: gods.find(one => one.id === god) ?? gods[0] ?? ({ id: "", seats: [], fields: [], count: 0, can: false })
    readonly property bool ready: now.can && seats.length === now.count && now.fields.every(field => (picks[field.name] ?? []).length >= field.least)

    signal summoned

    function openFor(item: Item, wanted: string): void {
        god = wanted || (gods.find(one => one.can) ?? gods[0] ?? { id: "" }).id;
        clear();
        openFrom(item);
    }
    function clear(): void {
        seats = [];
        const only = {};
        for (const field of now.fields)
            only[field.name] = field.options.length === 1 && field.least ? [field.options[0].id] : [];
        picks = only;
    }
    function turnTo(id: string): void {
        god = id;
        clear();
    }
    function name(seat: int): void {
        if (seats.includes(seat))
            seats = seats.filter(one => one !== seat);
        else if (seats.length < now.count)
            seats = [...seats, seat];
        else if (now.count === 1)
            seats = [seat];
    }
    function pick(field: string, id: string): void {
        const all = Object.assign({}, picks);
        all[field] = (all[field] ?? []).includes(id) ? [] : [id];
        picks = all;
    }
    function summon(): void {
        if (!ready)
            return;
        const chosen = {};
        for (const field of now.fields)
            if ((picks[field.name] ?? []).length > 0)
                chosen[field.name] = picks[field.name];
        if (DayGame.choose("call." + now.id, seats, chosen)) {
            close();
            summoned();
        }
    }

    objectName: "gods"
    wide: 900
    title: Words.of("survival-scene-gods", {})
    lead: Words.of("survival-scene-gods-lead", { price: purse.price, apples: purse.apples, mead: purse.mead })

    Flow {
        id: niches

        readonly property int columns: Math.max(2, Math.floor((width + 8) / (Math.max(Theme.px(104), notes.advanceWidth(Words.of("survival-scene-god-not", {})) + 24) + 8)))

        width: parent ? parent.width : 0
        spacing: 8

        FontMetrics {
            id: notes

            font.family: Theme.uiFamily
            font.pixelSize: Theme.size("tiny")
        }
        Repeater {
            model: sheet.gods

            TileButton {
                required property var modelData

                objectName: "god-" + modelData.id
                width: Math.floor((niches.width - (niches.columns - 1) * 8) / niches.columns)
                glyph: modelData.glyph
                artSize: Theme.px(34)
                text: modelData.short
                large: false
                note: modelData.called ? Words.of("survival-scene-god-called", {}) : modelData.can ? Words.of("survival-scene-god-ready", {}) : Words.of("survival-scene-god-not", {})
                checked: modelData.id === sheet.now.id
                onClicked: sheet.turnTo(modelData.id)
                Keys.onReturnPressed: click()
            }
        }
    }
    Rectangle {
        width: parent ? parent.width : 0
        height: 1
        color: Theme.line
    }
    Row {
        width: parent ? parent.width : 0
        spacing: 18

        // the statue in its niche
        Rectangle {
            id: niche

            width: Theme.px(112)
            height: Theme.px(140)
            radius: Theme.radiusPanel
            gradient: Gradient {
                GradientStop { position: 0; color: sheet.now.can ? Theme.accentFill : Theme.raised2 }
                GradientStop { position: 1; color: Theme.sunk }
            }
            border.width: sheet.now.can ? Theme.selected : Theme.stroke
            border.color: sheet.now.can ? Theme.ring : Theme.lineStrong

            Icon {
                anchors.centerIn: parent
                glyph: sheet.now.glyph ?? ""
                px: Theme.px(72)
                color: sheet.now.can ? Theme.inkOnAccent : Theme.muted
            }
        }
        Column {
            width: parent.width - niche.width - 18
            spacing: 8

            Ink {
                width: parent.width
                text: sheet.now.name ?? ""
                type: "heading"
                lineHeight: 1.05
            }
            Ink {
                visible: text !== ""
                width: parent.width
                text: sheet.now.about ?? ""
                type: "bodyStrong"
            }
            Ink {
                visible: text !== ""
                width: parent.width
                text: sheet.now.more ?? ""
                type: "small"
                color: Theme.muted
            }
            Ink {
                objectName: "god-why"
                visible: !sheet.now.can && (sheet.now.why ?? "") !== ""
                width: parent.width
                text: sheet.now.why ?? ""
                type: "bodyStrong"
                color: Theme.danger
            }
        }
    }
    // upon whom
    Column {
        visible: sheet.now.can && sheet.now.count > 0
        width: parent ? parent.width : 0
        spacing: 8

        Ink {
            text: Words.of("survival-scene-god-name", { n: sheet.now.count })
            type: "label"
            color: Theme.muted
        }
        Flow {
            width: parent.width
            spacing: 8

            Repeater {
                model: sheet.now.can ? sheet.now.seats : []

                Chip {
                    id: person

                    required property var modelData

                    objectName: "god-seat-" + modelData.seat
                    checkable: true
                    checked: sheet.seats.includes(modelData.seat)
                    text: modelData.seat + " " + modelData.name
                    onClicked: {
                        sheet.name(modelData.seat);
                        checked = Qt.binding(() => sheet.seats.includes(person.modelData.seat));
                    }
                }
            }
        }
    }
    Repeater {
        model: sheet.now.can ? sheet.now.fields : []

        Column {
            id: field

            required property var modelData

            width: parent ? parent.width : 0
            spacing: 8

            Ink {
                text: field.modelData.label
                type: "label"
                color: Theme.muted
            }
            Flow {
                width: parent.width
                spacing: 8

                Repeater {
                    model: field.modelData.options

                    Chip {
                        id: option

                        required property var modelData

                        objectName: "god-" + field.modelData.name + "-" + modelData.id
                        checkable: true
                        checked: (sheet.picks[field.modelData.name] ?? []).includes(modelData.id)
                        text: modelData.label
                        onClicked: {
                            sheet.pick(field.modelData.name, modelData.id);
                            checked = Qt.binding(() => (sheet.picks[field.modelData.name] ?? []).includes(option.modelData.id));
                        }
                    }
                }
            }
        }
    }
    PrimaryButton {
        objectName: "summon"
        visible: sheet.now.can
        enabled: sheet.ready
        text: Words.of("survival-scene-god-summon", { god: sheet.now.short ?? "" })
        onClicked: sheet.summon()
    }
}
