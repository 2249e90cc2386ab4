// One seat and role: what is possible, and one's own mark. Space walks through the marks; arrows go from cell to cell.
import QtQuick
import QtQuick.Controls.Basic
import "../components"
import "../theme"

AbstractButton {
    id: cell

    required property var entry
    property bool mayMark: true

    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: entry.label
    Accessible.onPressAction: cell.click()
    Keys.onReturnPressed: cell.click()
    Keys.onEnterPressed: cell.click()

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            visible: cell.entry.state === "sure"
            glyph: "plain-circle"
            px: Theme.px(17)
            color: Theme.accent
        }
        Ink {
            anchors.centerIn: parent
            visible: cell.entry.state === "out" && cell.entry.mark === ""
            text: "×"
            font.pixelSize: Theme.px(20)
            color: Theme.muted
            Accessible.ignored: true
        }
        Ink {
            anchors.centerIn: parent
            visible: cell.entry.state === "claimed" && cell.entry.mark === ""
            text: "?"
            type: "label"
            color: Theme.accent
            Accessible.ignored: true
        }
        // one's own mark: a plate beneath, so that it is told from what is proven
        Rectangle {
            anchors.centerIn: parent
            visible: cell.entry.mark !== ""
            width: Theme.px(26)
            height: width
            radius: Theme.radiusChip
            color: Theme.accentSoft
            border.width: Theme.stroke
            border.color: Theme.accent

            Icon {
                anchors.centerIn: parent
                glyph: cell.entry.mark === "yes" ? "check-mark" : "cancel"
                px: Theme.px(14)
                color: Theme.ink
            }
        }
    }
    background: Rectangle {
        radius: Theme.radiusChip
        color: cell.hovered && cell.mayMark ? Theme.raised2 : "transparent"

        FocusRing {
            visible: cell.visualFocus
            anchors.margins: 0
            corner: Theme.radiusChip
        }
    }
}
