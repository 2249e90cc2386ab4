// A round face on its plate.
pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

Item {
    id: face

    required property string portrait
    property string mood: "neutral"
    property bool dead: false
    property bool tied: false
    property bool yours: false
    property int px: 34
    readonly property string plate: String(Theme.tokens.plateTop).slice(-6) + "/" + String(Theme.tokens.plateBottom).slice(-6)

    width: px
    height: px
    Accessible.ignored: true

    Image {
        anchors.fill: parent
        source: "image://round/" + (face.dead ? "grey/" : "") + (face.portrait ? face.portrait + "_" + face.mood : "-") + "/" + face.plate
        sourceSize: Qt.size(face.px * Screen.devicePixelRatio, face.px * Screen.devicePixelRatio)
        opacity: face.dead ? Theme.deadOpacity : 1
    }
    Rectangle {
        visible: face.tied || face.yours
        anchors.fill: parent
        anchors.margins: -3
        radius: width / 2
        color: "transparent"
        border.width: Theme.strong
        border.color: face.tied ? Theme.danger : Theme.ring
    }
}
