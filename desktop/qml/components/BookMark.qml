// The mark of a role, trait or weather: the emblem of its kin, with a sign of its own at its corner.
import QtQuick
import "../theme"

Item {
    id: mark

    required property string glyph
    property string sign: ""
    property string camp: ""
    property int px: 32
    readonly property color tint: camp ? Theme.camp(camp) : Theme.accent

    width: px
    height: px
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: Math.max(4, mark.px * 0.2)
        color: Theme.sunk
        border.width: Theme.hair
        border.color: mark.tint
    }
    Icon {
        x: mark.sign && mark.px >= 24 ? mark.px * 0.08 : (mark.px - width) / 2
        y: mark.sign && mark.px >= 24 ? mark.px * 0.08 : (mark.px - height) / 2
        glyph: mark.glyph
        px: Math.round(mark.px * (mark.sign && mark.px >= 24 ? 0.62 : 0.72))
        color: mark.tint
    }
    Rectangle {
        visible: mark.sign !== "" && mark.px >= 24
        x: mark.px - width
        y: mark.px - height
        width: Math.max(mark.px * 0.5, letter.implicitWidth + 4)
        height: mark.px * 0.5
        radius: Math.max(3, mark.px * 0.12)
        color: mark.tint

        Text {
            id: letter

            anchors.centerIn: parent
            text: mark.sign
            color: mark.camp ? Theme.inkOnCamp : Theme.inkOnAccent
            font.family: Theme.uiFamily
            font.bold: true
            font.pixelSize: Math.max(9, Math.round(mark.px * 0.38))
            Accessible.ignored: true
        }
    }
}
