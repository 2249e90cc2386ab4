// The will: written while one lives, read out the morning after.
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../theme"

Popup {
    id: box

    modal: true
    anchors.centerIn: Overlay.overlay
    width: Math.min(Theme.px(520), parent ? parent.width - 40 : 520)
    padding: 24
    onOpened: {
        words.text = Table.will;
        words.forceActiveFocus();
    }
    Overlay.modal: Rectangle { color: Theme.scrim }
    background: Panel { floating: true }

    contentItem: Column {
        spacing: 12

        Ink {
            text: Words.of("table-will", {})
            type: "heading"
        }
        Ink {
            width: parent.width
            text: Words.of("table-will-lead", {})
            type: "small"
            color: Theme.muted
        }
        Rectangle {
            width: parent.width
            height: Theme.px(120)
            radius: Theme.radiusCard
            color: Theme.raised
            border.width: Theme.stroke
            border.color: Theme.lineStrong

            ScrollView {
                anchors.fill: parent
                anchors.margins: 4

                TextArea {
                    id: words

                    objectName: "willWords"
                    wrapMode: TextEdit.Wrap
                    color: Theme.ink
                    placeholderText: Words.of("table-will-hint", {})
                    placeholderTextColor: Theme.faint
                    font.family: Theme.uiFamily
                    font.pixelSize: Theme.size("body")
                    selectionColor: Theme.accentSoft
                    selectedTextColor: Theme.ink
                    background: null
                    KeyNavigation.priority: KeyNavigation.BeforeItem
                    KeyNavigation.tab: save
                    Accessible.name: Words.of("table-will", {})
                }
            }
            FocusRing { visible: words.activeFocus }
        }
        Row {
            anchors.right: parent.right
            spacing: 10

            PushButton {
                text: Words.of("table-close", {})
                onClicked: box.close()
            }
            PrimaryButton {
                id: save

                objectName: "willSave"
                text: Words.of("table-will-save", {})
                onClicked: {
                    Table.writeWill(words.text);
                    box.close();
                }
            }
        }
    }
}
