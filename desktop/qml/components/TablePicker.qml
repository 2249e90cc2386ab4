// The ready tables, from a first evening to a wild one: name, for whom, why.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../theme"

Sheet {
    id: picker

    title: Words.of("new-tables", {})
    lead: Words.of("new-tables-lead", {})
    wide: 680

    Repeater {
        model: NewGame.tables

        ChoiceCard {
            id: card

            required property var modelData

            objectName: "table-" + modelData.table
            width: parent ? parent.width : 0
            text: Words.of("shikigami-cast-" + modelData.table, {})
            note: Words.of("new-table-note", {
                people: modelData.people,
                level: Words.of("cast-level-" + modelData.level, {}),
                weather: modelData.weather ? "yes" : "no",
                who: Words.of("shikigami-cast-" + modelData.table + "-who", {}),
                why: Words.of("shikigami-cast-" + modelData.table + "-why", {})
            })
            checked: NewGame.table === modelData.table
            onClicked: {
                NewGame.setTable(modelData.table);
                picker.close();
            }
        }
    }
}
