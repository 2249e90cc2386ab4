// Votes counted in strokes of 正, five to a sign.
pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

Row {
    id: tally

    required property int count
    property int px: 20
    property color stroke: Theme.accent
    // x, y, w, h of the five strokes on a grid of 24
    readonly property var strokes: [[2, 2.5, 20, 3], [10.5, 4, 3, 17], [12, 10.5, 8, 3], [4.5, 11, 3, 10], [1, 19.5, 22, 3]]

    spacing: 4
    Accessible.ignored: true

    Repeater {
        model: Math.max(0, Math.ceil(tally.count / 5))

        Item {
            id: sign

            required property int index

            width: tally.px
            height: tally.px

            Repeater {
                model: Math.max(0, Math.min(5, tally.count - sign.index * 5))

                Rectangle {
                    required property int index
                    readonly property var box: tally.strokes[index]

                    x: box[0] * tally.px / 24
                    y: box[1] * tally.px / 24
                    width: box[2] * tally.px / 24
                    height: box[3] * tally.px / 24
                    color: tally.stroke
                    antialiasing: true
                }
            }
        }
    }
}
