// The player's role, face down until it is held: for screens that others can see too.
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../theme"

AbstractButton {
    id: card

    readonly property bool open: Table.held
    readonly property bool nobody: Table.onlooker

    function own(): var {
        return Hall.ownPage();
    }
    // goes to the role's page in the encyclopedia; the card is face down again on return
    function read(): void {
        const page = own();
        Table.held = false;
        if (page.id !== undefined)
            Nav.open("encyclopedia", page);
    }

    objectName: "role"
    implicitWidth: 186
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: open ? Table.role.name + " " + Table.role.campName : Words.of("table-role-a11y", {})
    onPressedChanged: Table.held = pressed
    onDoubleClicked: card.read()
    Keys.onReturnPressed: event => {
        if (!event.isAutoRepeat)
            Table.held = true;
    }
    Keys.onReleased: event => {
        if (event.key === Qt.Key_Return && !event.isAutoRepeat)
            Table.held = false;
    }

    background: Rectangle {
        radius: Theme.radiusCard
        color: card.hovered ? Theme.raised2 : Theme.raised
        border.width: Theme.hair
        border.color: Theme.line

        FocusRing { visible: card.visualFocus }
    }
    contentItem: Item {
        Rectangle {
            id: badge

            x: 12
            anchors.verticalCenter: parent.verticalCenter
            width: 52
            height: Math.min(72, parent.height - 16)
            radius: 8
            color: Theme.accentSoft
            border.width: Theme.stroke
            border.color: Theme.ring

            Icon {
                anchors.centerIn: parent
                glyph: card.open ? Table.role.glyph : "padlock"
                px: 30
                color: Theme.accent
            }
        }
        Column {
            anchors.left: badge.right
            anchors.leftMargin: 12
            anchors.right: parent.right
            anchors.rightMargin: 6
            anchors.verticalCenter: parent.verticalCenter
            spacing: 3

            Ink {
                width: parent.width
                text: Words.of(card.nobody ? "table-role-none" : "table-role-yours", {})
                type: "tiny"
                strong: false
                color: Theme.muted
                Accessible.ignored: true
            }
            Ink {
                visible: !card.nobody
                width: parent.width
                text: card.open ? Table.role.name : Words.of("table-role-hidden", {})
                font.family: card.open ? Theme.displayFamily : Theme.uiFamily
                font.pixelSize: Theme.px(card.open ? 21 : 15)
                strong: !card.open
                lineHeight: 1.02
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
                Accessible.ignored: true
            }
            Row {
                visible: card.open && !card.nobody
                spacing: 4

                CampMark {
                    anchors.verticalCenter: parent.verticalCenter
                    camp: card.open ? Table.role.camp : ""
                    px: 18
                }
                Ink {
                    anchors.verticalCenter: parent.verticalCenter
                    text: Table.role.campName
                    type: "small"
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
            Ink {
                visible: !card.open && !card.nobody && card.height > Theme.px(84)
                width: parent.width
                text: Words.of("table-role-hold", {}) + "\n" + Words.of("table-role-key", {})
                type: "tiny"
                strong: false
                color: Theme.muted
                Accessible.ignored: true
            }
        }
    }

    // What it can do and what only this seat knows, while the card is held.
    Panel {
        id: secrets

        objectName: "secrets"
        visible: card.open && !card.nobody && (about.text !== "" || lines.count > 0)
        x: 0
        y: -height - 10
        z: 50
        width: Math.min(Theme.px(420), (card.Window.window ? card.Window.window.width : 1024) - 40)
        height: column.implicitHeight + 28

        Column {
            id: column

            x: 14
            y: 14
            width: parent.width - 28
            spacing: 6

            Ink {
                id: about

                visible: text !== ""
                width: parent.width
                text: Table.role.about
                type: "small"
            }
            Repeater {
                id: lines

                model: Table.secrets

                Ink {
                    required property string modelData

                    width: parent ? parent.width : 0
                    text: modelData
                    type: "small"
                    color: Theme.muted
                }
            }
            Ink {
                width: parent.width
                text: Words.of("book-own-role", {})
                type: "tiny"
                color: Theme.accent
            }
        }
    }
}
