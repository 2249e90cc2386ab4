// An opaque sheet for text to stand on.
import QtQuick
import "../theme"

Rectangle {
    id: panel

    property bool raised: false
    property bool floating: false

    color: raised ? Theme.raised : Theme.surface
    radius: raised ? Theme.radiusCard : Theme.radiusPanel
    border.width: Theme.hair
    border.color: Theme.line

    Shadow {
        visible: panel.floating
        floating: true
        corner: panel.radius
    }
}
