// What may be exchanged in the usual cast; each is on or off.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../theme"

Sheet {
    id: picker

    title: Words.of("new-exchanges", {})
    lead: Words.of("new-exchanges-lead", {})
    wide: 640

    Flow {
        width: parent ? parent.width : 0
        spacing: 8

        Repeater {
            model: NewGame.exchanges

            Chip {
                required property var modelData

                objectName: "exchange-" + modelData.exchange
                checkable: true
                checked: modelData.on
                text: Words.of("shikigami-exchange-" + modelData.exchange, {})
                onClicked: NewGame.turnExchange(modelData.exchange)
            }
        }
    }
}
