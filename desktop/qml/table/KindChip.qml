// What kind of statement this is, as a small framed word.
import QtQuick
import "../components"
import "../theme"

Rectangle {
    id: chip

    property alias text: word.text

    visible: text !== ""
    width: word.implicitWidth + 10
    height: word.implicitHeight + 3
    radius: 5
    color: "transparent"
    border.width: Theme.hair
    border.color: Theme.line

    Ink {
        id: word

        anchors.centerIn: parent
        type: "tiny"
        lineHeight: 1
        topPadding: 2
        bottomPadding: 2
        color: Theme.muted
        wrapMode: Text.NoWrap
    }
}
