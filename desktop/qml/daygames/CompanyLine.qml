// Who stands where one stands: a word, and the faces.
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

Column {
    id: company

    property string title: ""
    property string nobody: Words.of("survival-here-alone", {})
    property var people: []

    spacing: 6

    Ink {
        width: parent.width
        text: company.people.length > 0 ? company.title : company.nobody
        type: "small"
        color: Theme.muted
    }
    Flow {
        visible: company.people.length > 0
        width: parent.width
        spacing: 8

        Repeater {
            model: company.people

            FaceTag {
                required property var modelData

                person: modelData
                px: Theme.px(24)
            }
        }
    }
}
