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

    signal opened(string kind, string id)

    function openFirst(): void {
        if (Encyclopedia.firstId !== "")
            side.opened(Encyclopedia.firstKind, Encyclopedia.firstId);
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
        id: kinds

        y: field.height + 10
        width: parent.width
        spacing: 6

        Repeater {
            model: Encyclopedia.kinds

            Chip {
                required property string modelData

                objectName: "kind-" + modelData
                checkable: true
                autoExclusive: true
                checked: Encyclopedia.query === "" && Encyclopedia.kind === modelData
                text: Words.of("book-kind-" + modelData, {})
                onClicked: Encyclopedia.show(modelData)
            }
        }
    }
    Ink {
        id: tally

        y: kinds.y + kinds.height + 8
        width: parent.width
        type: "small"
        color: Theme.muted
        text: Encyclopedia.count ? Words.of("book-found", {
            n: Encyclopedia.count
        }) : Words.of("book-none", {})
    }
    ScrollList {
        id: list

        objectName: "book-list"
        y: tally.y + tally.height + 6
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
            chosen: side.entry.kind === kind && side.entry.id === id && !head
            current: list.activeFocus && ListView.isCurrentItem
            onPicked: {
                list.currentIndex = index;
                if (!head)
                    side.opened(kind, ident);
            }
        }
    }
}
