// Finds a role, trait or weather by name and takes it.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

Sheet {
    id: picker

    property string kind: "role"
    readonly property var found: opened ? Lab.find(kind, field.text) : []

    signal taken(string kind, string id)

    function pick(what: string, item: Item): void {
        kind = what;
        field.text = "";
        openFrom(item);
        field.forceActiveFocus(Qt.TabFocusReason);
    }

    wide: 640

    TextEntry {
        id: field

        objectName: "lab-pick-search"
        width: parent ? parent.width : 0
        placeholderText: Words.of("lab-pick-search", {})
        Keys.onReturnPressed: if (picker.found.length) {
            picker.taken(picker.kind, picker.found[0].id);
            picker.close();
        }
    }
    Flow {
        width: parent ? parent.width : 0
        spacing: 8

        Repeater {
            model: picker.found

            BookLink {
                required property var modelData

                to: modelData
                Accessible.role: Accessible.Button
                onFollowed: (kind, id) => {
                    picker.taken(kind, id);
                    picker.close();
                }
            }
        }
    }
}
