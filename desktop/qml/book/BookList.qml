// What there is to look up: kinds, a search, and the list. Arrows walk the list, Return opens a page.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../theme"

FocusScope {
    id: side

    readonly property var entry: Encyclopedia.entry
    property alias field: field
    property alias list: list

    signal opened(string ruleset, string kind, string id)

    function found(): var {
        return Encyclopedia.first();
    }
    function openFirst(): void {
        const first = found();
        if (first.id !== undefined)
            side.opened(first.ruleset, first.kind, first.id);
    }

    TextEntry {
        id: field

        objectName: "book-search"
        width: parent.width
        focus: true
        placeholderText: Words.of("book-search", {})
        text: Encyclopedia.query
        onTextEdited: Encyclopedia.search(text)
        Keys.onDownPressed: list.forceActiveFocus(Qt.TabFocusReason)
        onAccepted: side.openFirst()
        Keys.onEscapePressed: event => {
            if (text === "") {
                event.accepted = false;
                return;
            }
            Encyclopedia.search("");
        }
    }
    Flow {
        id: rulesets

        y: field.height + 10
        width: parent.width - (Encyclopedia.count ? tally.implicitWidth + 10 : 0)
        spacing: 6

        Repeater {
            model: Encyclopedia.rulesets

            Chip {
                required property string modelData

                objectName: "rules-" + modelData
                checkable: true
                autoExclusive: true
                checked: Encyclopedia.ruleset === modelData
                text: Words.of("book-rules-" + modelData, {})
                onClicked: Encyclopedia.open(modelData)
            }
        }
    }
    Flow {
        id: kinds

        y: rulesets.y + rulesets.height + 10
        width: parent.width
        spacing: 6

        Repeater {
            model: Encyclopedia.kinds

            Chip {
                required property string modelData

                objectName: "kind-" + modelData
                checkable: true
                autoExclusive: true
                soft: true
                checked: Encyclopedia.query === "" && Encyclopedia.kind === modelData
                text: Words.of("book-kind-" + modelData, {})
                onClicked: Encyclopedia.show(modelData)
            }
        }
    }
    Ink {
        id: tally

        x: Encyclopedia.count ? parent.width - implicitWidth : 0
        y: Encyclopedia.count ? rulesets.y + (rulesets.height - height) / 2 : kinds.y + kinds.height + 8
        width: Encyclopedia.count ? implicitWidth : parent.width
        type: "small"
        color: Theme.muted
        text: Encyclopedia.count ? Words.of("book-found", {
            n: Encyclopedia.count
        }) : Words.of("book-none", {})
    }
    ScrollList {
        id: list

        objectName: "book-list"
        y: Encyclopedia.count ? kinds.y + kinds.height + 8 : tally.y + tally.height + 6
        width: parent.width
        height: parent.height - y
        model: Encyclopedia.rows
        activeFocusOnTab: true
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        Accessible.name: Words.of("book-all", {})
        Keys.onReturnPressed: (currentItem as BookLine)?.open()
        Keys.onEnterPressed: (currentItem as BookLine)?.open()
        Keys.onSpacePressed: (currentItem as BookLine)?.open()
        onActiveFocusChanged: if (activeFocus && currentIndex < 0)
            currentIndex = 0

        delegate: BookLine {
            required property int index
            required property string id

            ident: id
            width: list.width - 10
            chosen: side.entry.ruleset === ruleset && side.entry.kind === kind && side.entry.id === id && !head
            current: list.activeFocus && ListView.isCurrentItem
            onPicked: {
                list.currentIndex = index;
                if (!head)
                    side.opened(ruleset, kind, ident);
            }
        }
    }
}
