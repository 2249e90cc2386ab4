// Both languages side by side; a press takes the other one, at once and everywhere.
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../theme"

AbstractButton {
    id: languages

    readonly property bool japanese: Catalogue.lang === "ja"

    objectName: "language"
    implicitHeight: Math.max(Theme.px(30), Theme.hit - 10)
    implicitWidth: line.implicitWidth + Theme.px(20)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: Words.of("title-language", {}) + " " + Words.of(japanese ? "title-language-ja" : "title-language-en", {})
    Accessible.onPressAction: languages.click()
    Keys.onReturnPressed: languages.click()
    Keys.onEnterPressed: languages.click()
    onClicked: Prefs.change("language", japanese ? "en" : "ja")

    contentItem: Item {
        Row {
            id: line

            anchors.centerIn: parent
            spacing: Theme.px(8)

            Ink {
                type: "small"
                strong: languages.japanese
                text: Words.of("title-language-ja", {})
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Ink {
                type: "small"
                color: Theme.faint
                text: "/"
                Accessible.ignored: true
            }
            Ink {
                type: "small"
                strong: !languages.japanese
                text: Words.of("title-language-en", {})
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.radiusChip
        color: languages.hovered ? Theme.raised2 : Theme.surface
        border.width: Theme.hair
        border.color: Theme.line

        FocusRing {
            visible: languages.visualFocus
            corner: Theme.radiusChip
        }
    }
}
