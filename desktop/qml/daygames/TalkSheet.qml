// While a game is played: what was said and done, and one's own words, over the scene.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../table"
import "../theme"

Popup {
    id: sheet

    property Item opener: null

    signal wantsWill

    function openFrom(item: Item): void {
        opener = item;
        open();
    }

    parent: Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(Theme.px(860), parent ? parent.width - 48 : 0)
    height: parent ? parent.height - 64 : 0
    padding: 16
    modal: true
    focus: true
    onOpened: {
        if (Table.channel !== "")
            composer.forceActiveFocus();
        log.toEnd();
    }
    onClosed: if (opener)
        opener.forceActiveFocus(Qt.TabFocusReason)

    Overlay.modal: Rectangle { color: Theme.scrim }
    background: Panel { floating: true }
    contentItem: Item {
        IconButton {
            id: away

            objectName: "talk-close"
            anchors.right: parent.right
            name: Words.of("menu-close", {})
            glyph: "cancel"
            z: 2
            onClicked: sheet.close()
        }
        LogPanel {
            id: log

            width: parent.width - away.width - 4
            height: parent.height - below.height - 12
        }
        Column {
            id: below

            width: parent.width
            anchors.bottom: parent.bottom
            spacing: 8

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line
            }
            Ink {
                objectName: "talk-silent"
                visible: Table.channel === ""
                width: parent.width
                text: Table.silent || Words.of("survival-scene-no-talk", {})
                type: "small"
                color: Theme.muted
            }
            ComposerBox {
                id: composer

                visible: Table.channel !== ""
                width: parent.width
                roomy: true
                onWantsWill: sheet.wantsWill()
            }
        }
    }
}
