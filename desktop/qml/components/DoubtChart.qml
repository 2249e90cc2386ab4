// How likely a wolf each of the unmasked was held to be, day by day. Lines differ by pattern as well as by colour.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "../theme"

Column {
    id: chart

    // name, camp, points (x and y from 0 to 1), last, spoken
    required property var lines
    property int tall: 76
    readonly property var dashes: [[], [9 / 3, 5 / 3], [2 / 3, 5 / 3], [9 / 3, 5 / 3, 2 / 3, 5 / 3]]
    readonly property var colours: [Theme.danger, Theme.accent, Theme.camp("fox"), Theme.second]

    function at(point: var): point {
        return Qt.point(6 + point.x * (plot.width - 12), plot.height - 5 - point.y * (plot.height - 10));
    }

    spacing: 6
    Accessible.role: Accessible.Graphic
    Accessible.name: lines.map(line => line.spoken).join(" ")

    Flow {
        width: chart.width
        spacing: 12

        Repeater {
            model: chart.lines

            Row {
                id: key

                required property var modelData
                required property int index

                spacing: 5

                Shape {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 30
                    height: 4

                    ShapePath {
                        strokeWidth: 3
                        strokeColor: chart.colours[key.index]
                        strokeStyle: key.index ? ShapePath.DashLine : ShapePath.SolidLine
                        dashPattern: key.index ? chart.dashes[key.index] : [1]
                        capStyle: ShapePath.FlatCap
                        fillColor: "transparent"
                        startX: 0
                        startY: 2
                        PathLine {
                            x: 30
                            y: 2
                        }
                    }
                }
                Ink {
                    type: "tiny"
                    strong: false
                    color: Theme.muted
                    text: key.modelData.name
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
                Ink {
                    type: "tiny"
                    text: key.modelData.last
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
    }
    Item {
        id: plot

        width: chart.width
        height: chart.tall

        Repeater {
            model: 3

            Rectangle {
                required property int index

                y: 5 + index * (plot.height - 10) / 2
                width: plot.width
                height: Theme.hair
                color: Theme.line
            }
        }
        Repeater {
            model: chart.lines

            Item {
                id: line

                required property var modelData
                required property int index
                readonly property point end: chart.at(modelData.points[modelData.points.length - 1])

                anchors.fill: parent

                Shape {
                    anchors.fill: parent

                    ShapePath {
                        strokeWidth: 3
                        strokeColor: chart.colours[line.index]
                        strokeStyle: line.index ? ShapePath.DashLine : ShapePath.SolidLine
                        dashPattern: line.index ? chart.dashes[line.index] : [1]
                        capStyle: ShapePath.FlatCap
                        fillColor: "transparent"

                        PathPolyline {
                            path: line.modelData.points.map(chart.at)
                        }
                    }
                }
                Rectangle {
                    x: line.end.x - 4
                    y: line.end.y - 4
                    width: 8
                    height: 8
                    radius: 4
                    color: Theme.ink
                }
            }
        }
    }
}
