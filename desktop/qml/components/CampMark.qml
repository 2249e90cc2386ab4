// A camp: shape, letter and colour together, never colour alone.
import QtQuick
import "../theme"

Item {
    id: mark

    required property string camp
    property int px: 22
    // the wolves of both rule sets have one shape
    readonly property string shape: camp === "wolf" ? "werewolf" : camp
    readonly property bool narrow: ["fox", "tengu", "mania"].includes(camp)

    width: px
    height: px
    Accessible.role: Accessible.Graphic
    Accessible.name: camp ? Words.of("camp-name-" + camp, {}) : ""

    Image {
        anchors.fill: parent
        source: mark.camp ? "image://camp/" + mark.shape + "/" + String(Theme.camp(mark.camp)).slice(-6) : ""
        sourceSize: Qt.size(mark.px * Screen.devicePixelRatio, mark.px * Screen.devicePixelRatio)
    }
    Ink {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: mark.px * (mark.camp === "fox" ? 0.16 : mark.camp === "tengu" ? -0.12 : mark.camp === "mania" ? 0.04 : 0)
        type: "label"
        lineHeight: 1
        font.pixelSize: Math.max(7, Math.round(mark.px * (mark.narrow ? 11 : 12.5) / 24))
        color: Theme.inkOnCamp
        text: mark.camp ? Words.of("camp-letter-" + mark.camp, {}) : ""
        Accessible.ignored: true
    }
}
