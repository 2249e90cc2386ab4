// A rule that is a list: what stands in it is on, and the rest off. Day games show their place in the order.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../theme"

Sheet {
    id: picker

    property string rule: ""
    // asked anew whenever the draft changes
    readonly property var options: NewGame.options
    readonly property var words: options ? NewGame.words(rule) : []

    function choose(option: string, item: Item): void {
        rule = option;
        openFrom(item);
    }

    title: rule ? Words.of("survival-option-" + rule, {}) : ""
    lead: Words.of(rule === "day_game" ? "new-words-lead-day_game" : "new-words-lead", {})
    wide: 640

    Flow {
        width: parent ? parent.width : 0
        spacing: 8

        Repeater {
            model: picker.words

            Chip {
                required property var modelData
                readonly property string called: Words.of(modelData.label, {})

                objectName: "word-" + modelData.id
                checkable: true
                checked: modelData.on
                text: picker.rule === "day_game" && modelData.on ? Words.of("new-word-place", {
                    n: modelData.n,
                    name: called
                }) : called
                onClicked: NewGame.turnWord(picker.rule, modelData.id)
            }
        }
    }
}
