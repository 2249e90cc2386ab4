// The encyclopedia: a list at the left, a page at the right; one at a time where there is no room for both.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../book"
import "../components"
import "../theme"

MenuPage {
    id: page

    readonly property int side: slim ? 20 : 40
    readonly property bool beside: width - 2 * side >= Theme.px(760)
    readonly property var asked: Nav.args
    // where only one fits: whether it is the page
    property bool reading: false

    function look(ruleset: string, kind: string, id: string): void {
        Encyclopedia.lookIn(ruleset, kind, id);
        reading = true;
        if (!beside)
            paper.forceActiveFocus(Qt.TabFocusReason);
    }
    function leave(): void {
        if (!beside && reading) {
            reading = false;
            finder.field.forceActiveFocus(Qt.TabFocusReason);
        } else
            Nav.back();
    }
    function goTo(forward: bool): void {
        if (forward)
            Encyclopedia.forward();
        else
            Encyclopedia.back();
        reading = true;
    }

    objectName: "encyclopedia"
    escapes: false
    first: beside || !reading ? finder.field : paper
    Keys.onEscapePressed: leave()
    Component.onCompleted: {
        Encyclopedia.begin();
        const wanted = asked;
        if (wanted.kind) {
            Encyclopedia.lookIn(wanted.ruleset ?? "shikigami", wanted.kind, wanted.id);
            reading = true;
            Nav.forget();
        } else if (wanted.ruleset) {
            Encyclopedia.open(wanted.ruleset);
            Nav.forget();
        }
        settle();
    }

    Shortcut {
        sequences: ["Alt+Left"]
        onActivated: page.goTo(false)
    }
    Shortcut {
        sequences: ["Alt+Right"]
        onActivated: page.goTo(true)
    }
    Shortcut {
        sequences: [StandardKey.Find]
        onActivated: {
            page.reading = false;
            finder.field.forceActiveFocus(Qt.TabFocusReason);
            finder.field.selectAll();
        }
    }
    Backdrop {
        anchors.fill: parent
        phase: "night"
        moon: 3
        moonX: 0.8
        moonY: 44 / page.height
        moonRadius: 26
    }
    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.sky, 0.5)
    }
    PageHead {
        id: head

        x: page.side
        y: 16
        width: page.width - 2 * page.side - ways.width - 12
        title: Words.of("book-title", {})
        lead: page.width > Theme.px(900) ? Words.of("book-lead", {}) : ""
    }
    Row {
        id: ways

        x: page.width - page.side - width
        y: head.y + (head.height - height) / 2
        spacing: 4

        PushButton {
            objectName: "book-list-back"
            visible: !page.beside && page.reading
            text: Words.of("book-all", {})
            onClicked: page.leave()
        }
        IconButton {
            objectName: "book-back"
            enabled: Encyclopedia.canBack
            name: Words.of("book-back", {})
            glyph: "previous-button"
            onClicked: page.goTo(false)
        }
        IconButton {
            objectName: "book-forward"
            enabled: Encyclopedia.canForward
            name: Words.of("book-forward", {})
            glyph: "next-button"
            onClicked: page.goTo(true)
        }
    }
    Panel {
        id: shelf

        x: page.side
        y: head.y + head.height + 14
        visible: page.beside || !page.reading
        width: page.beside ? Math.round(Math.max(Theme.px(290), (page.width - 2 * page.side) * 0.32)) : page.width - 2 * page.side
        height: page.height - y - 20

        BookList {
            id: finder

            anchors.fill: parent
            anchors.margins: 16
            focus: true
            onOpened: (ruleset, kind, id) => page.look(ruleset, kind, id)
        }
    }
    Panel {
        x: page.beside ? shelf.x + shelf.width + 16 : page.side
        y: shelf.y
        visible: page.beside || page.reading
        width: page.width - page.side - x
        height: shelf.height

        BookPage {
            id: paper

            anchors.fill: parent
            anchors.margins: 4
            entry: Encyclopedia.entry
            onFollowed: (kind, id) => page.look(paper.entry.ruleset, kind, id)
            onTried: (kind, id) => Nav.open("lab", {
                    kind: kind,
                    id: id
                })
        }
    }
}
