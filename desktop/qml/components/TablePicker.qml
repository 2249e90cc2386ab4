// The ready tables, from a first evening to a wild one: name, for whom, why.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../theme"

Sheet {
    id: picker

    title: Words.of(NewGame.ruleset === "survival" ? "new-presets" : "new-tables", {})
    lead: Words.of(NewGame.ruleset === "survival" ? "new-presets-lead" : "new-tables-lead", {})
    wide: 680

    Repeater {
        model: NewGame.tables

        ChoiceCard {
            id: card

            required property var modelData

            objectName: "table-" + modelData.table
            width: parent ? parent.width : 0
            text: Words.of(modelData.word, {})
            note: Words.of("new-table-note", {
                people: modelData.people,
                level: Words.of("cast-level-" + modelData.level, {}),
                weather: modelData.weather ? "yes" : "no",
                who: Words.of(modelData.word + "-who", {}),
                why: Words.of(modelData.word + "-why", {})
            })
            checked: NewGame.table === modelData.table
            onClicked: {
                NewGame.setTable(modelData.table);
                picker.close();
            }
        }
    }
}
