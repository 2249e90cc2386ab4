// A scene with its picture on one side and, on a panel at the other, what is known and what is to be done. Where the
// window is narrow or the letters are large, the panel stands below.
pragma ComponentBehavior: Bound
import QtQuick
import "../components"
import "../theme"

Scene {
    id: scene

    required property string place
    // what is on the panel
    default property alias words: column.data
    // what is in the picture
    property alias stage: ground.data
    readonly property real stageWidth: ground.width
    readonly property real stageHeight: ground.height
    property real side: Theme.px(264)
    readonly property bool below: Theme.textScale > 1.3 || width < 860
    // what is on the panel matters more just now: below the picture one would have to look for it
    property bool panelFirst: picture.done === true
    // the height the picture takes where the panel is below it
    property real tall: Math.max(340, Math.min(width * 0.52, room * 0.82))

    implicitHeight: below ? ground.height + panel.height + 64 : Math.max(panel.height + 32, 380)

    SceneBack {
        y: scene.below ? ground.y - 16 : 0
        width: parent.width
        height: scene.below ? ground.height + 24 : parent.height
        place: scene.place
    }
    Item {
        id: ground

        x: 20
        y: scene.below && scene.panelFirst ? panel.height + 48 : 16
        width: scene.below ? scene.width - 40 : scene.width - panel.width - 60
        height: scene.below ? scene.tall : scene.room - 32
    }
    Panel {
        id: panel

        x: scene.below ? 20 : scene.width - width - 20
        y: scene.below ? (scene.panelFirst ? 16 : ground.height + 32) : Math.max(16, (scene.height - height) / 2)
        width: scene.below ? scene.width - 40 : Math.max(scene.side, scene.width * 0.22)
        height: column.height + 36

        Column {
            id: column

            x: 18
            y: 18
            width: parent.width - 36
            spacing: 12
        }
    }
}
