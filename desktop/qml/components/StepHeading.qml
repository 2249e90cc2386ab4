// The number and name of a choice.
import QtQuick
import "../theme"

Item {
    id: step

    required property string number
    required property string title

    implicitHeight: Math.max(Theme.px(28), words.height)

    Ink {
        id: figure

        type: "heading"
        font.pixelSize: Theme.px(26)
        anchors.verticalCenter: parent.verticalCenter
        lineHeight: 1
        color: Theme.accent
        text: step.number
        Accessible.ignored: true
    }
    Ink {
        id: words

        anchors.left: figure.right
        anchors.leftMargin: 12
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        type: "heading"
        font.pixelSize: Theme.px(22)
        lineHeight: 1
        text: step.title
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
}
