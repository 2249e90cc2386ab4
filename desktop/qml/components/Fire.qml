// The fire in the middle: three drawings in turn, resting when nobody has touched anything for a while.
pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

Item {
    id: fire

    property int px: 84
    property bool burning: true

    width: px
    height: px
    Accessible.ignored: true

    Image {
        x: fire.px / 2 - width / 2
        y: -fire.px * 0.45
        width: fire.px * 3
        height: fire.px * 2.3
        source: Theme.layer("shared/glow")
        sourceSize: Qt.size(width, height)
        opacity: 0.55
    }
    Repeater {
        model: ["a", "b", "c"]

        Image {
            required property string modelData
            required property int index

            width: fire.px
            height: fire.px * 1.2
            fillMode: Image.PreserveAspectFit
            source: Theme.layer("shared/fire_" + modelData)
            sourceSize.width: fire.px
            visible: index === Math.floor(beat.tick) % 3
        }
    }
    Timer {
        id: beat

        property int tick: 0

        interval: 160
        repeat: true
        running: fire.visible && fire.burning && !Theme.reducedMotion && !Rest.resting
        onTriggered: beat.tick += 1
    }
}
