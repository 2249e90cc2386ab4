// A camp: shape, letter and colour together, never colour alone.
import QtQuick
import QtQuick.Shapes
import "../theme"

Item {
    id: mark

    required property string camp
    property int px: 22
    readonly property var paths: ({
            "village": "M2 12A10 10 0 1 0 22 12A10 10 0 1 0 2 12Z",
            "werewolf": "M12 .8L23.2 12L12 23.2L.8 12Z",
            "fox": "M12 1.5L23.5 22H.5Z",
            "lovers": "M12 22.5C4 16 .8 12.4 .8 8A6 6 0 0 1 12 5A6 6 0 0 1 23.2 8C23.2 12.4 20 16.2 12 22.5Z",
            "quiz": "M4 2H20A2 2 0 0 1 22 4V20A2 2 0 0 1 20 22H4A2 2 0 0 1 2 20V4A2 2 0 0 1 4 2Z",
            "vampire": "M6 1.6H18L24 12L18 22.4H6L0 12Z",
            "bat": "M12 1L23.4 9.3L19 22.6H5L.6 9.3Z",
            "ogre": "M7.2 1H16.8L23 7.2V16.8L16.8 23H7.2L1 16.8V7.2Z",
            "duelist": "M2 2H22V12C22 18 18 21.4 12 23.4C6 21.4 2 18 2 12Z",
            "tengu": "M.5 2H23.5L12 23Z",
            "mania": "M12 .6L15.4 8L23.4 8.9L17.4 14.4L19.1 22.4L12 18.3L4.9 22.4L6.6 14.4L.6 8.9L8.6 8Z"
        })
    readonly property bool narrow: ["fox", "tengu", "mania"].includes(camp)

    width: px
    height: px
    Accessible.role: Accessible.Graphic
    Accessible.name: camp ? Words.of("camp-name-" + camp, {}) : ""

    Shape {
        width: 24
        height: 24
        scale: mark.px / 24
        transformOrigin: Item.TopLeft
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeWidth: 0
            strokeColor: "transparent"
            fillColor: Theme.camp(mark.camp)
            PathSvg {
                path: mark.paths[mark.camp] ?? mark.paths.village
            }
        }
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
