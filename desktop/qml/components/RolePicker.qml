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
    readonly property var known: NewGame.allRoles
    readonly property bool choosingFrom: swapping && from === ""
    readonly property var camps: NewGame.camps
    // only roles of this camp; empty for all
    property string camp: ""
    property string sought: ""
    readonly property var found: known.filter(one => fits(one))

    // by the role's own name or its family's, in the language of the page
    function fits(one: var): bool {
        if (choosingFrom ? count(one.role) === 0 : one.role === from)
            return false;
        if (choosingFrom || (camp && one.camp !== camp))
            return choosingFrom;
        const words = Words.of(one.word, {}) + " " + (one.kin ? Words.of(one.kin, {}) : "") + " " + one.role;
        return words.toLowerCase().includes(sought.trim().toLowerCase());
    }
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
        const one = known.find(one => one.role === role);
        return one ? Words.of(one.word, {}) : "";
    }

    signal asked(string role)

    title: !swapping ? Words.of("new-add-role", {}) : choosingFrom ? Words.of("new-swap-role", {}) : name(from)
    lead: Words.of(!swapping ? "new-add-role-lead" : choosingFrom ? "new-swap-role-lead" : "new-swap-to-lead", {})
    wide: 640
    onClosed: {
        camp = "";
        search.clear();
    }

    Flow {
        width: parent ? parent.width : 0
        visible: picker.swapping && !picker.choosingFrom
        spacing: 8

        Ink {
            objectName: "role-count"
            height: Theme.hit
            verticalAlignment: Text.AlignVCenter
            width: Math.min(implicitWidth, parent.width)
            text: Words.of("new-role-count", {
                role: picker.name(picker.from),
                n: picker.count(picker.from)
            })
        }
        PushButton {
            objectName: "role-fewer"
            enabled: picker.count(picker.from) > 0
            text: Words.of("new-role-fewer", {
                role: picker.name(picker.from)
            })
            onClicked: NewGame.changeRole(picker.from, -1)
        }
        PushButton {
            objectName: "role-more"
            text: Words.of("new-role-more", {
                role: picker.name(picker.from)
            })
            onClicked: NewGame.changeRole(picker.from, 1)
        }
        PushButton {
            objectName: "role-page"
            text: Words.of("book-open", {
                name: picker.name(picker.from)
            })
            onClicked: {
                picker.close();
                picker.asked(picker.from);
            }
        }
    }
    TextEntry {
        id: search

        objectName: "role-search"
        visible: !picker.choosingFrom
        width: parent ? parent.width : 0
        name: Words.of("new-find-role", {})
        placeholderText: Words.of("new-find-role", {})
        maximumLength: 20
        onTextChanged: picker.sought = text
    }
    ChipChoice {
        visible: !picker.choosingFrom
        values: ["", ...picker.camps]
        current: picker.camp
        group: "camp"
        word: camp => Words.of(camp ? "camp-name-" + camp : "new-camp-all", {})
        onChosen: value => picker.camp = value
    }
    Ink {
        visible: picker.found.length === 0
        width: parent ? parent.width : 0
        color: Theme.muted
        text: Words.of("new-find-none", {})
    }
    Repeater {
        model: picker.camps

        Item {
            id: row

            required property string modelData
            readonly property var roles: picker.found.filter(one => one.camp === modelData)

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
