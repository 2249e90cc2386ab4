// The head of a menu page: back, title, and a line about it.
import QtQuick
import Tsukimori.Vm
import "../theme"

Item {
    id: head

    required property string title
    property string lead: ""
    property alias back: backButton

    implicitHeight: Math.max(Theme.px(44), flow.height)

    IconButton {
        id: backButton

        objectName: "back"
        anchors.verticalCenter: parent.verticalCenter
        name: Words.of("menu-back", {})
        glyph: "own-back"
        onClicked: Nav.back()
    }
    Item {
        id: flow

        readonly property bool beside: title.implicitWidth + 16 + lead.implicitWidth <= width

        anchors.left: backButton.right
        anchors.leftMargin: 16
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        height: title.height + (lead.visible && !beside ? lead.height : 0)

        Ink {
            id: title

            width: Math.min(implicitWidth, parent.width)
            type: "title"
            text: head.title
            style: Text.Raised
            styleColor: Theme.scrim
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Ink {
            id: lead

            visible: head.lead !== ""
            x: flow.beside ? title.width + 16 : 0
            y: flow.beside ? (title.height - height) / 2 + Theme.px(4) : title.height
            width: flow.beside ? implicitWidth : flow.width
            color: Theme.muted
            text: head.lead
        }
    }
}
