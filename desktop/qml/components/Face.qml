// A round face on its plate. The corners are covered by a ring of the ground, so that no mask is needed.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "../theme"

Item {
    id: face

    required property string portrait
    property string mood: "neutral"
    property bool dead: false
    property bool tied: false
    property bool yours: false
    property color ground: Theme.surface
    property int px: 34

    width: px
    height: px
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.plateTop }
            GradientStop { position: 1; color: Theme.plateBottom }
        }
        opacity: face.dead ? 0.4 : 1
    }
    Image {
        anchors.fill: parent
        source: Theme.bust(face.portrait, face.mood)
        sourceSize: Qt.size(face.px * Screen.devicePixelRatio, face.px * Screen.devicePixelRatio)
        opacity: face.dead ? Theme.deadOpacity : 1
    }
    // everything outside the circle, in the colour of the ground
    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeWidth: 0
            strokeColor: "transparent"
            fillColor: face.ground
            fillRule: ShapePath.OddEvenFill
            PathSvg {
                readonly property real r: face.px / 2
                path: `M-1 -1H${face.px + 1}V${face.px + 1}H-1Z M0 ${r}A${r} ${r} 0 1 0 ${face.px} ${r}A${r} ${r} 0 1 0 0 ${r}Z`
            }
        }
    }
    Rectangle {
        visible: face.tied || face.yours
        anchors.fill: parent
        anchors.margins: -3
        radius: width / 2
        color: "transparent"
        border.width: Theme.strong
        border.color: face.tied ? Theme.danger : Theme.ring
    }
}
