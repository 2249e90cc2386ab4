// A person in a scene: the face, and the name beside it.
import QtQuick
import "../components"
import "../theme"

Row {
    id: tag

    required property var person
    property int px: Theme.px(28)

    spacing: 6

    Face {
        anchors.verticalCenter: parent.verticalCenter
        portrait: tag.person.portrait
        yours: tag.person.you
        dead: !tag.person.alive
        px: tag.px
    }
    Ink {
        anchors.verticalCenter: parent.verticalCenter
        text: tag.person.name
        type: "label"
        strong: tag.person.you
        wrapMode: Text.NoWrap
    }
}
