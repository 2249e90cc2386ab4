// A dashed rounded outline.
import QtQuick
import QtQuick.Shapes
import "../theme"

Shape {
    id: frame

    property color stroke: Theme.lineStrong
    property real strokeWidth: Theme.stroke
    property real corner: Theme.radiusCard

    anchors.fill: parent
    preferredRendererType: Shape.CurveRenderer

    ShapePath {
        fillColor: "transparent"
        strokeColor: frame.stroke
        strokeWidth: frame.strokeWidth
        strokeStyle: ShapePath.DashLine
        dashPattern: [3, 2.5]
        PathRectangle {
            x: frame.strokeWidth / 2
            y: frame.strokeWidth / 2
            width: frame.width - frame.strokeWidth
            height: frame.height - frame.strokeWidth
            radius: frame.corner
        }
    }
}
