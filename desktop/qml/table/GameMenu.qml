// The menu over a table that waits. Nothing is lost by leaving.
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../theme"

Popup {
    id: menu

    modal: true
    anchors.centerIn: Overlay.overlay
    width: Math.min(Theme.px(380), parent ? parent.width - 40 : 380)
    padding: 24
    onOpened: back.forceActiveFocus(Qt.TabFocusReason)
    Overlay.modal: Rectangle { color: Theme.scrim }
    background: Panel { floating: true }

    contentItem: Column {
        spacing: 10

        Ink {
            text: Words.of("table-menu-title", {})
            type: "heading"
        }
        Ink {
            width: parent.width
            text: Words.of("table-menu-lead", {})
            type: "small"
            color: Theme.muted
            bottomPadding: 6
        }
        PrimaryButton {
            id: back

            objectName: "menu-back"
            width: parent.width
            text: Words.of("table-menu-resume", {})
            onClicked: menu.close()
        }
        PushButton {
            objectName: "menu-settings"
            width: parent.width
            text: Words.of("table-menu-settings", {})
            onClicked: {
                menu.close();
                Nav.open("settings", {});
            }
        }
        PushButton {
            objectName: "menu-book"
            width: parent.width
            text: Words.of("title-book", {})
            onClicked: {
                menu.close();
                Nav.open("encyclopedia", {
                    ruleset: Hall.ruleset
                });
            }
        }
        PushButton {
            objectName: "menu-how"
            width: parent.width
            text: Words.of("table-menu-how", {})
            onClicked: {
                menu.close();
                Nav.open("how-to", {});
            }
        }
        PushButton {
            objectName: "menu-title"
            width: parent.width
            text: Words.of("table-menu-title-page", {})
            onClicked: {
                menu.close();
                Table.leave();
                Nav.start("title", {});
            }
        }
    }
}
