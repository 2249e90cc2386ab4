// Between two people at one machine: nothing of the table is behind it. Whoever is named holds the button.
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

MenuPage {
    id: page

    readonly property var heir: Table.heir
    readonly property string called: heir.name ?? ""

    objectName: "curtain"
    escapes: false
    first: reveal

    Backdrop {
        anchors.fill: parent
        phase: "night"
        focusX: 0.62
        moon: Table.moon
        moonX: 0.5
        moonY: 0.2
        moonRadius: 62
    }
    Panel {
        anchors.centerIn: parent
        width: Math.min(Theme.px(560), parent.width - 48)
        height: words.height + 56
        floating: true

        Column {
            id: words

            x: 28
            y: 28
            width: parent.width - 56
            spacing: 18

            Face {
                visible: portrait !== ""
                anchors.horizontalCenter: parent.horizontalCenter
                portrait: page.heir.portrait ?? ""
                px: Theme.px(96)
            }
            Ink {
                objectName: "curtainTitle"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                type: "title"
                text: page.called === "" ? "" : Words.of("curtain-title", { name: page.called })
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Ink {
                width: parent.width
                text: page.called === "" ? "" : Words.of("curtain-lead", { name: page.called })
                color: Theme.muted
            }
            PrimaryButton {
                id: reveal

                objectName: "reveal"
                width: parent.width
                text: Words.of("curtain-hold", {})
                onPressedChanged: pressed ? hold.restart() : hold.stop()

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width * hold.share
                    height: 4
                    color: Theme.ink
                }
            }
            GhostButton {
                objectName: "curtainTitlePage"
                anchors.horizontalCenter: parent.horizontalCenter
                text: Words.of("table-menu-title-page", {})
                onClicked: {
                    Table.leave();
                    Nav.start("title", {});
                }
            }
        }
    }
    NumberAnimation {
        id: hold

        property real share: 0

        target: hold
        property: "share"
        from: 0
        to: 1
        duration: 700
        onStopped: {
            const whole = share >= 1;
            share = 0;
            if (whole)
                Table.lift();
        }
    }
}
