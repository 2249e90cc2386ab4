// The ring around whatever has the keyboard's attention. Drawn outside; moves nothing.
import QtQuick
import "../theme"

Rectangle {
    property real corner: Theme.radiusCard

    anchors.fill: parent
    anchors.margins: -(Theme.focusGap + Theme.focusWidth)
    radius: corner + Theme.focusGap + Theme.focusWidth
    color: "transparent"
    border.width: Theme.focusWidth
    border.color: Theme.focus
    z: 50
}
