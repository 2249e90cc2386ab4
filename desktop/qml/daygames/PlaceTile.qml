// A place on the map of a scene: its drawing, its name, whether one may go there, and who stands there.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import "../components"
import "../theme"

AbstractButton {
    id: tile

    property url art: ""
    property string label: text
    property bool near: false
    property bool taken: false
    property bool mine: false
    property bool shaded: !near && !mine
    property string portrait: ""
    property var company: []
    // that of the drawing, which is 240 wide
    readonly property real corner: 14 * width / 240
    default property alias more: inner.data

    enabled: near
    focusPolicy: near ? Qt.StrongFocus : Qt.NoFocus
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checked: taken
    Accessible.onPressAction: tile.click()

    background: Item {
        Image {
            anchors.fill: parent
            source: tile.art
            sourceSize: Qt.size(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
        }
        Rectangle {
            anchors.fill: parent
            radius: tile.corner
            color: Theme.sky
            opacity: tile.shaded ? 0.35 : 0

            Behavior on opacity { NumberAnimation { duration: Theme.quick } }
        }
        Rectangle {
            visible: tile.near
            anchors.fill: parent
            anchors.margins: tile.taken ? -3 : 0
            radius: tile.corner + (tile.taken ? 3 : 0)
            color: "transparent"
            border.width: tile.taken ? Theme.selected : Theme.stroke
            border.color: tile.taken ? Theme.ring : tile.hovered ? Theme.ink : Theme.lineStrong
        }
        FocusRing {
            visible: tile.visualFocus
            corner: tile.corner
        }
    }
    contentItem: Item {
        id: inner

        Rectangle {
            visible: tile.mine && tile.portrait !== ""
            anchors.centerIn: parent
            width: Math.min(60, parent.height * 0.5) + 8
            height: width
            radius: width / 2
            color: Theme.surface
            border.width: Theme.selected
            border.color: Theme.ring

            Face {
                anchors.centerIn: parent
                portrait: tile.portrait
                px: parent.width - 8
            }
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 2
            spacing: -4

            Repeater {
                model: tile.company

                Rectangle {
                    id: head

                    required property var modelData

                    width: Math.min(30, tile.height * 0.23) + 4
                    height: width
                    radius: width / 2
                    color: Theme.surface

                    Face {
                        anchors.centerIn: parent
                        portrait: head.modelData.portrait
                        px: parent.width - 4
                    }
                }
            }
        }
        Rectangle {
            x: 6
            y: 6
            width: Math.min(mark.implicitWidth + 12, parent.width - 12)
            height: mark.implicitHeight + 2
            radius: 5
            color: Theme.surface
            border.width: tile.mine ? Theme.hair : 0
            border.color: Theme.ring

            Ink {
                id: mark

                x: 6
                width: parent.width - 12
                text: tile.label
                type: "tiny"
                lineHeight: 1.1
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                color: tile.mine ? Theme.accent : Theme.ink
            }
        }
    }
}
