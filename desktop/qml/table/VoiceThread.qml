// A thread from the card of who speaks to the panel with what is said.
import QtQuick
import QtQuick.Shapes
import "../theme"

Shape {
    id: thread

    required property point from
    required property var card
    required property rect panel
    readonly property bool above: from.y < panel.y
    readonly property bool below: from.y > panel.y + panel.height
    
    readonly property point end: Qt.point(Math.max(panel.x, Math.min(panel.x + panel.width, from.x)), above ? Math.max(panel.y, Math.min(panel.y + 50, from.y + card[1])) : below ? panel.y + panel.height : Math.max(panel.y + 12, Math.min(panel.y + panel.height - 12, from.y)))
    readonly property point start: {
        const dx = end.x - from.x, dy = end.y - from.y;
        const k = Math.min((card[0] / 2) / Math.abs(dx || 1e-6), (card[1] / 2) / Math.abs(dy || 1e-6));
        return Qt.point(from.x + dx * Math.min(1, k), from.y + dy * Math.min(1, k));
    }

    preferredRendererType: Shape.CurveRenderer

    ShapePath {
        strokeColor: Theme.ring
        strokeWidth: 2.5
        fillColor: "transparent"
        startX: thread.start.x
        startY: thread.start.y
        PathQuad {
            x: thread.end.x
            y: thread.end.y
            controlX: (thread.start.x + thread.end.x) / 2 + (thread.end.y - thread.start.y) * 0.08
            controlY: (thread.start.y + thread.end.y) / 2 + 6
        }
    }
    ShapePath {
        strokeWidth: 0
        strokeColor: "transparent"
        fillColor: Theme.ring
        PathAngleArc {
            centerX: thread.end.x
            centerY: thread.end.y
            radiusX: 5
            radiusY: 5
            startAngle: 0
            sweepAngle: 360
        }
    }
}
