// A number of money on rolling digits, twelve places wide at most; it runs to a new value before all eyes.
pragma ComponentBehavior: Bound
import QtQuick
import "../components"
import "../theme"

Row {
    id: odometer

    property real value: 0
    property real most: 10000000000
    property real room: 600
    property real shown: value
    readonly property int places: Math.max(1, Math.floor(Math.log10(Math.max(1, most)) + 1.0000001))
    // places and the commas between them
    readonly property var signs: {
        const digits = String(Math.max(0, Math.round(shown))).padStart(places, " ");
        const found = [];
        for (let at = 0; at < digits.length; at++) {
            if (at > 0 && (digits.length - at) % 3 === 0)
                found.push(digits[at - 1] === " " ? "" : ",");
            found.push(digits[at]);
        }
        return found;
    }
    readonly property real cell: Math.min(56, room / (places + 0.4 * Math.floor((places - 1) / 3) + 1.2))

    spacing: 2

    Behavior on shown { NumberAnimation { duration: Theme.reveal * 1.6; easing.type: Easing.InOutCubic } }

    Repeater {
        model: odometer.signs.length

        Rectangle {
            id: place

            required property int index
            readonly property string sign: odometer.signs[index] ?? ""
            readonly property bool comma: (odometer.signs.length - index) % 4 === 0

            width: Math.round(odometer.cell * (comma ? 0.32 : 1))
            height: Math.round(odometer.cell * 1.35)
            radius: 4
            color: comma ? "transparent" : Theme.cardInk
            border.width: comma ? 0 : Theme.hair
            border.color: Theme.lineStrong
            Accessible.ignored: true

            Text {
                anchors.centerIn: parent
                text: place.sign === " " ? "" : place.sign
                font.family: Theme.displayFamily
                font.pixelSize: Math.max(11, odometer.cell * 0.86)
                color: place.comma ? Theme.ink : Theme.cardPaper
            }
            Rectangle {
                visible: !place.comma
                y: parent.height / 2
                width: parent.width
                height: 1
                color: Theme.lineStrong
                opacity: 0.35
            }
        }
    }
}
