// A soft edge under a card or a floating panel, of plain rectangles: the same with and without a GPU.
pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

Item {
    id: shadow

    property real corner: Theme.radiusCard
    property bool floating: false

    anchors.fill: parent
    z: -1

    Repeater {
        model: shadow.floating ? [[2, 0.14], [5, 0.09], [9, 0.05]] : [[0, 0.18], [2, 0.08]]

        Rectangle {
            id: edge

            required property var modelData

            x: -edge.modelData[0]
            y: (shadow.floating ? 6 : 3) - edge.modelData[0]
            width: shadow.width + 2 * edge.modelData[0]
            height: shadow.height + 2 * edge.modelData[0]
            radius: shadow.corner + edge.modelData[0]
            color: Qt.rgba(0, 0, 0, edge.modelData[1] * (Theme.light ? 0.7 : 1))
        }
    }
}
