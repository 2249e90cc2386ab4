// A role of the cast and how many hold it. Its page opens with F1 or the right button.
import QtQuick
import QtQuick.Controls.Basic
import "../theme"

AbstractButton {
    id: chip

    property string glyph: ""
    required property int count

    signal asked

    implicitHeight: Math.max(Theme.px(28), line.height + 8)
    implicitWidth: line.width + Theme.px(20)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: Words.of("new-role-chip", {
        role: text,
        n: count
    })
    Accessible.description: Words.of("book-open", {
        name: text
    }) + " (F1)"
    Accessible.onPressAction: chip.click()
    Keys.onReturnPressed: chip.click()
    Keys.onEnterPressed: chip.click()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_F1) {
            event.accepted = true;
            chip.asked();
        }
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: chip.asked()
    }

    contentItem: Item {
        Row {
            id: line

            anchors.centerIn: parent
            spacing: 6

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                glyph: chip.glyph
                px: Theme.px(15)
                color: Theme.muted
            }
            Ink {
                anchors.verticalCenter: parent.verticalCenter
                type: "small"
                text: chip.text
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Ink {
                anchors.verticalCenter: parent.verticalCenter
                visible: chip.count > 1
                type: "small"
                strong: true
                color: Theme.accent
                text: chip.count
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.radiusChip
        color: chip.down || chip.hovered ? Theme.raised2 : Theme.raised
        border.width: Theme.hair
        border.color: Theme.line

        FocusRing {
            visible: chip.visualFocus
            corner: Theme.radiusChip
        }
    }
}
