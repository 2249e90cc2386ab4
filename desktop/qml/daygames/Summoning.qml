// A god has come: light in an arch, the sign, and what the Count says of it. Goes by itself, or with a press.
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

Item {
    id: summoning

    property string glyph: ""
    property string words: ""
    property bool trapped: false

    function come(sign: string, said: string, trap: bool): void {
        glyph = sign;
        words = said;
        trapped = trap;
        visible = true;
        if (!Theme.reducedMotion)
            rise.restart();
        stay.restart();
    }

    objectName: "summoning"
    visible: false
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words

    Timer {
        id: stay

        interval: Theme.still ? 60 : 3400 / Theme.haste
        onTriggered: summoning.visible = false
    }
    Connections {
        target: DayGame

        function onSummoned(god: string, glyph: string, said: string, how: string): void {
            summoning.come(glyph, said, how === "trapped");
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
    }
    Image {
        anchors.centerIn: arch
        width: arch.height * 1.9
        height: width
        source: summoning.visible ? Theme.layer("shared/glow") : ""
        sourceSize: Qt.size(width, height)
        opacity: summoning.trapped ? 0.25 : 1
    }
    Item {
        id: arch

        property real lift: 1

        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height - height) / 2 - 40 + (1 - lift) * 60
        width: Math.min(240, parent.height * 0.34)
        height: width * 1.3
        opacity: lift

        NumberAnimation on lift {
            id: rise

            running: false
            from: 0
            to: 1
            duration: Theme.reveal
            easing.type: Easing.OutCubic
        }
        Image {
            anchors.fill: parent
            source: summoning.visible ? Theme.layer("games/arch") : ""
            sourceSize: Qt.size(width, height)
        }
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height * 0.3
            glyph: summoning.glyph
            px: arch.width * 0.5
            color: summoning.trapped ? Theme.danger : Theme.inkOnAccent
        }
    }
    Panel {
        anchors.horizontalCenter: parent.horizontalCenter
        y: arch.y + arch.height + 18
        width: Math.min(parent.width - 60, said.implicitWidth + 56)
        height: said.implicitHeight + 28
        floating: true
        border.color: summoning.trapped ? Theme.danger : Theme.ring

        Ink {
            id: said

            anchors.centerIn: parent
            width: Math.min(implicitWidth, summoning.width - 116)
            horizontalAlignment: Text.AlignHCenter
            text: summoning.words
            type: "voice"
        }
    }
    TapHandler { onTapped: summoning.visible = false }
}
