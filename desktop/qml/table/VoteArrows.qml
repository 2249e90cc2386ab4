// Ballots drawn from seat to seat: out of the voter's edge, bent towards the fire, landing side by side at the target.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Tsukimori.Vm
import "../theme"

Item {
    id: arrows

    required property SeatRing ring
    // how many arrows stand, and how far the next one has come
    property real progress: count
    readonly property int count: shown.count
    readonly property bool done: progress >= count
    readonly property int down: Math.floor(progress)
    // target → arrows that have landed
    readonly property var landed: {
        const found = {};
        for (let i = 0; i < Math.min(down, shown.count); ++i) {
            const arrow = shown.itemAt(i) as ArrowItem;
            if (arrow)
                found[arrow.target] = (found[arrow.target] ?? 0) + 1;
        }
        return found;
    }

    component ArrowItem: Item {
        required property int target
    }
    readonly property point hearth: Qt.point(width / 2, height * 0.46)

    function play(): void {
        if (Theme.reducedMotion || count === 0) {
            progress = count;
            return;
        }
        run.restart();
    }
    function edge(a: point, b: point, gap: real): point {
        const dx = b.x - a.x, dy = b.y - a.y;
        const k = Math.min((ring.ringSize[0] / 2 + gap) / Math.abs(dx || 1e-6), (ring.ringSize[1] / 2 + gap) / Math.abs(dy || 1e-6));
        return Qt.point(a.x + dx * k, a.y + dy * k);
    }
    // start, bend, tip of the arrow from one seat to another
    function course(voter: int, target: int, lane: int, lanes: int): var {
        const a = ring.centre(voter), b = ring.centre(target);
        const toFire = Math.atan2(hearth.y - b.y, hearth.x - b.x) + (lane - (lanes - 1) / 2) * 0.3;
        const e = edge(b, Qt.point(b.x + Math.cos(toFire) * 300, b.y + Math.sin(toFire) * 300), 10);
        const d = Math.hypot(a.x - b.x, a.y - b.y), pull = 0.2 + d / 2600;
        const mx = (a.x + e.x) / 2, my = (a.y + e.y) / 2;
        const c = Qt.point(mx + (hearth.x - mx) * pull, my + (hearth.y - my) * pull + (Math.abs(a.y - b.y) < 60 ? 26 + d / 10 : 0));
        return [edge(a, c, 8), c, e];
    }
    function points(course: var, upTo: real): var {
        const path = [], n = 24;
        for (let i = 0; i <= n * upTo; ++i) {
            const t = i / n, u = 1 - t;
            path.push(Qt.point(u * u * course[0].x + 2 * u * t * course[1].x + t * t * course[2].x, u * u * course[0].y + 2 * u * t * course[1].y + t * t * course[2].y));
        }
        return path;
    }

    Accessible.ignored: true

    NumberAnimation {
        id: run

        target: arrows
        property: "progress"
        from: 0
        to: arrows.count
        duration: arrows.count * (Theme.arrow + 90 / Theme.haste)
    }

    Repeater {
        id: shown

        model: Table.arrows

        ArrowItem {
            id: arrow

            required property int voter
            required property int order
            required property int lane
            required property int lanes
            required property int style
            required property bool yours

            readonly property real come: Math.max(0, Math.min(1, arrows.progress - order))
            readonly property var course: arrows.width > 0 && arrows.ring.places.length > 0 ? arrows.course(voter, target, lane, lanes) : [Qt.point(0, 0), Qt.point(0, 0), Qt.point(0, 0)]
            readonly property real eased: 1 - Math.pow(1 - come, 3)
            readonly property var path: arrows.points(course, eased)
            readonly property color ink: style === 0 ? Theme.accentFill : style === 1 ? Theme.second : Theme.muted
            readonly property real heading: {
                const from = course[1], to = course[2];
                return Math.atan2(to.y - from.y, to.x - from.x);
            }

            anchors.fill: parent
            visible: come > 0.02 && path.length > 1

            Shape {
                anchors.fill: parent
                preferredRendererType: Shape.CurveRenderer

                ShapePath {
                    strokeColor: Theme.sunk
                    strokeWidth: arrow.yours ? 8 : 5
                    fillColor: "transparent"
                    capStyle: ShapePath.RoundCap
                    PathPolyline { path: arrow.path }
                }
                opacity: 0.55
            }
            Shape {
                anchors.fill: parent
                preferredRendererType: Shape.CurveRenderer

                ShapePath {
                    strokeColor: arrow.ink
                    strokeWidth: arrow.yours ? 4.5 : 2.2
                    capStyle: ShapePath.FlatCap
                    strokeStyle: arrow.style === 0 ? ShapePath.SolidLine : ShapePath.DashLine
                    dashPattern: arrow.style === 1 ? [9 / strokeWidth, 5 / strokeWidth] : [2 / strokeWidth, 5 / strokeWidth]
                    fillColor: "transparent"
                    PathPolyline { path: arrow.path }
                }
            }
            Shape {
                visible: arrow.come >= 1
                x: arrow.course[2].x
                y: arrow.course[2].y
                rotation: arrow.heading * 180 / Math.PI
                transformOrigin: Item.TopLeft
                preferredRendererType: Shape.CurveRenderer

                ShapePath {
                    strokeWidth: 0
                    strokeColor: "transparent"
                    fillColor: arrow.ink
                    PathPolyline { path: [Qt.point(-9, -6), Qt.point(4, 0), Qt.point(-9, 6), Qt.point(-5, 0)] }
                }
            }
        }
    }
}
