// A playing card, face up or down. Where it can be picked it takes the keyboard and lifts a ring when it is chosen.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import "../components"
import "../theme"

AbstractButton {
    id: card

    // what `cards.card` says: `id` (empty for a back), `rank`, `suit`, `label`
    required property var face
    property real cardWidth: 64
    property bool pickable: false
    property bool chosen: false
    // known to others than its place says: a small eye
    property bool watched: false
    // arrows go from card to card
    readonly property bool roves: pickable
    readonly property bool up: face.id !== ""
    readonly property bool red: face.suit === "H" || face.suit === "D"
    readonly property bool roomy: cardWidth >= 46

    implicitWidth: cardWidth
    implicitHeight: Math.round(cardWidth * 1.42)
    padding: 0
    text: face.label
    enabled: pickable
    hoverEnabled: pickable
    focusPolicy: pickable ? Qt.StrongFocus : Qt.NoFocus
    Accessible.role: pickable ? Accessible.CheckBox : Accessible.StaticText
    Accessible.name: text
    Accessible.checkable: pickable
    Accessible.checked: chosen
    Accessible.onPressAction: card.click()

    background: Rectangle {
        radius: Math.max(4, card.cardWidth * 0.09)
        color: card.up ? Theme.cardPaper : Theme.cardBack
        border.width: card.chosen ? Theme.selected : Theme.stroke
        border.color: card.chosen ? Theme.ring : card.hovered ? Theme.ink : card.up ? Theme.line : Theme.cardLace

        Rectangle {
            z: -1
            x: 1
            y: 3
            width: parent.width
            height: parent.height
            radius: parent.radius
            color: Theme.shadow
        }
        Rectangle {
            visible: card.chosen
            anchors.fill: parent
            anchors.margins: -4
            radius: parent.radius + 4
            color: "transparent"
            border.width: Theme.selected
            border.color: Theme.ring
        }
        FocusRing {
            visible: card.visualFocus
            corner: parent.radius + (card.chosen ? 4 : 0)
            anchors.margins: -(Theme.focusGap + Theme.focusWidth) - (card.chosen ? 4 : 0)
        }
    }
    contentItem: Item {
        // the back: lozenges in a frame
        Item {
            id: lace

            visible: !card.up
            anchors.fill: parent
            anchors.margins: Math.max(3, card.cardWidth * 0.08)
            clip: true

            Rectangle {
                anchors.fill: parent
                color: "transparent"
                radius: 3
                border.width: 1
                border.color: Theme.cardLace
                opacity: 0.8
            }
            Repeater {
                model: card.up ? 0 : 15

                Rectangle {
                    required property int index
                    readonly property real step: lace.width / 3

                    x: (index % 3 + 0.5) * step - width / 2
                    y: (Math.floor(index / 3) + 0.5) * lace.height / 5 - height / 2
                    width: step * 0.46
                    height: width
                    rotation: 45
                    color: "transparent"
                    border.width: 1
                    border.color: Theme.cardLace
                    opacity: 0.7
                }
            }
        }
        Column {
            visible: card.up
            x: card.cardWidth * (card.roomy ? 0.08 : 0.1)
            y: card.cardWidth * 0.06
            spacing: card.cardWidth * 0.02

            Ink {
                id: corner

                width: Math.max(implicitWidth, small.width)
                horizontalAlignment: Text.AlignHCenter
                text: card.face.rank
                font.pixelSize: Math.max(11, card.cardWidth * (card.roomy ? 0.27 : 0.38))
                strong: true
                lineHeight: 1
                color: card.red ? Theme.cardRed : Theme.cardInk
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            SuitMark {
                id: small

                visible: card.roomy
                anchors.horizontalCenter: corner.horizontalCenter
                suit: card.face.suit
                px: Math.round(card.cardWidth * 0.19)
            }
        }
        SuitMark {
            visible: card.up
            x: card.roomy ? (parent.width - px) / 2 + card.cardWidth * 0.12 : parent.width - px - card.cardWidth * 0.1
            y: parent.height - px - card.cardWidth * (card.roomy ? 0.2 : 0.12)
            suit: card.face.suit
            px: Math.round(card.cardWidth * (card.roomy ? 0.5 : 0.56))
        }
        Rectangle {
            visible: card.watched
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: 3
            width: Math.max(16, card.cardWidth * 0.3)
            height: width
            radius: width / 2
            color: Theme.surface

            Icon {
                anchors.centerIn: parent
                glyph: "eyeball"
                px: parent.width - 5
                color: Theme.accent
            }
        }
    }
}
