// The place a scene plays in: a drawing that covers its whole ground, bottom and middle always in view.
import QtQuick
import "../theme"

Item {
    id: back

    required property string place
    property real veil: 0

    clip: true
    Accessible.ignored: true

    Image {
        anchors.fill: parent
        source: back.width > 0 ? Theme.layer(back.place) : ""
        sourceSize: Qt.size(Math.ceil(Math.max(back.width, back.height * 16 / 9)), 0)
        fillMode: Image.PreserveAspectCrop
        verticalAlignment: Image.AlignBottom
    }
    Rectangle {
        visible: back.veil > 0
        anchors.fill: parent
        color: Theme.sky
        opacity: back.veil
    }
}
