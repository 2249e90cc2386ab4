// Roles by camp, for adding one, or for putting one in another's place.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../theme"

Sheet {
    id: picker

    // the role that leaves; empty while one is being added, or not chosen yet
    property string from: ""
    property bool swapping: false
    readonly property var known: NewGame.roles
    readonly property bool choosingFrom: swapping && from === ""

    function add(item: Item): void {
        swapping = false;
        from = "";
        openFrom(item);
    }
    function swap(role: string, item: Item): void {
        swapping = true;
        from = role;
        openFrom(item);
    }
    function count(role: string): int {
        for (const camp of NewGame.cast)
            for (const one of camp.roles)
                if (one.role === role)
                    return one.n;
        return 0;
    }
    function name(role: string): string {
        return role ? Words.of("shikigami-role-" + role, {}) : "";
    }

    title: !swapping ? Words.of("new-add-role", {}) : choosingFrom ? Words.of("new-swap-role", {}) : name(from)
    lead: Words.of(!swapping ? "new-add-role-lead" : choosingFrom ? "new-swap-role-lead" : "new-swap-to-lead", {})
    wide: 520

    Row {
        visible: picker.swapping && !picker.choosingFrom
        spacing: 8

        PushButton {
            objectName: "role-fewer"
            enabled: picker.count(picker.from) > 0
            text: Words.of("new-role-fewer", {
                role: picker.name(picker.from)
            })
            onClicked: {
                NewGame.changeRole(picker.from, -1);
                picker.close();
            }
        }
        PushButton {
            objectName: "role-more"
            text: Words.of("new-role-more", {
                role: picker.name(picker.from)
            })
            onClicked: {
                NewGame.changeRole(picker.from, 1);
                picker.close();
            }
        }
    }
    Repeater {
        model: ["village", "werewolf", "fox", "lovers"]

        Item {
            id: row

            required property string modelData
            readonly property var roles: picker.known.filter(one => one.camp === modelData && (picker.choosingFrom ? picker.count(one.role) > 0 : one.role !== picker.from))

            width: parent ? parent.width : 0
            height: visible ? Math.max(mark.height, chips.height) : 0
            visible: roles.length > 0

            CampMark {
                id: mark

                y: 3
                camp: row.modelData
                px: Theme.px(24)
            }
            Flow {
                id: chips

                anchors.left: mark.right
                anchors.leftMargin: 12
                anchors.right: parent.right
                spacing: 8

                Repeater {
                    model: row.roles

                    Chip {
                        required property var modelData

                        objectName: "pick-" + modelData.role
                        glyph: modelData.glyph
                        text: picker.name(modelData.role)
                        onClicked: {
                            if (picker.choosingFrom) {
                                picker.from = modelData.role;
                                return;
                            }
                            if (picker.swapping)
                                NewGame.swapRole(picker.from, modelData.role);
                            else
                                NewGame.changeRole(modelData.role, 1);
                            picker.close();
                        }
                    }
                }
            }
        }
    }
}
