// The name of another page, with its mark: pressed, it goes there.
import QtQuick
import QtQuick.Controls.Basic
import "../theme"

AbstractButton {
    id: link

    required property var to

    signal followed(string kind, string id)

    objectName: "link-" + to.kind + "-" + to.id
    text: to.name
    implicitHeight: Math.max(Theme.px(32), line.implicitHeight + 6)
    implicitWidth: Math.min(line.implicitWidth + Theme.px(16), Theme.px(340))
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Link
    Accessible.name: text
    Accessible.onPressAction: link.click()
    Keys.onReturnPressed: link.click()
    Keys.onEnterPressed: link.click()
    onClicked: link.followed(to.kind, to.id)

    contentItem: Item {
        Row {
            id: line

            anchors.verticalCenter: parent.verticalCenter
            x: Theme.px(6)
            spacing: 6

            BookMark {
                anchors.verticalCenter: parent.verticalCenter
                glyph: link.to.glyph
                sign: link.to.sign
                camp: link.to.camp
                px: Theme.px(24)
            }
            Ink {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, Theme.px(290))
                type: "label"
                text: link.text
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.radiusChip
        color: link.down || link.hovered ? Theme.raised2 : Theme.raised
        border.width: Theme.hair
        border.color: Theme.line

        FocusRing {
            visible: link.visualFocus
            corner: Theme.radiusChip
        }
    }
}
