// What is being said: the largest running words of the screen.
import QtQuick
import "../components"
import "../theme"

Panel {
    id: panel

    required property var voice
    readonly property int lengthy: Words.lang === "ja" ? 100 : 190

    objectName: "voice"
    height: body.height + Theme.px(28)
    border.width: Theme.stroke
    border.color: Theme.ring
    floating: true
    visible: voice.seat !== 0
    Accessible.role: Accessible.StaticText
    Accessible.name: Words.of("table-a11y-said", { name: voice.name, text: voice.plain })

    Column {
        id: body

        x: Theme.px(18)
        y: Theme.px(13)
        width: panel.width - 2 * x
        spacing: 3

        Item {
            width: parent.width
            height: Math.max(who.implicitHeight, chip.height)

            Row {
                id: who

                spacing: 8
                anchors.verticalCenter: parent.verticalCenter

                Ink {
                    anchors.verticalCenter: parent.verticalCenter
                    text: panel.voice.seat > 0 ? panel.voice.seat : ""
                    type: "tiny"
                    color: Theme.faint
                }
                Ink {
                    anchors.verticalCenter: parent.verticalCenter
                    text: panel.voice.name
                    type: "bodyStrong"
                    wrapMode: Text.NoWrap
                }
                KindChip {
                    id: chip

                    anchors.verticalCenter: parent.verticalCenter
                    text: panel.voice.tag
                }
            }
            Ink {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: who.width + width + 12 < parent.width
                text: panel.voice.left
                type: "tiny"
                strong: false
                color: Theme.faint
                wrapMode: Text.NoWrap
            }
        }
        Ink {
            width: parent.width
            text: panel.voice.text.replace(/@danger/g, Theme.danger)
            textFormat: Text.StyledText
            type: panel.voice.plain.length > panel.lengthy ? "body" : "voice"
            Accessible.ignored: true
        }
    }
}
