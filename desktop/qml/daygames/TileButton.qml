// Something to choose in a scene, as large as a card: a drawing or a glyph above its name.
import QtQuick
import QtQuick.Controls.Basic
import "../components"
import "../theme"

AbstractButton {
    id: tile

    property string glyph: ""
    property url art: ""
    property int artSize: 48
    property string note: ""
    property bool large: true
    property string spoken: text
    readonly property color foreground: checked ? Theme.inkOnAccent : Theme.ink

    implicitWidth: Math.max(Theme.px(96), words.implicitWidth + 20)
    implicitHeight: column.implicitHeight + 16
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    opacity: enabled || checked ? 1 : Theme.disabledOpacity
    Accessible.role: Accessible.RadioButton
    Accessible.name: note ? spoken + " " + note : spoken
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onPressAction: tile.click()

    contentItem: Item {
        Column {
            id: column

            anchors.centerIn: parent
            width: parent.width
            spacing: 4

            Icon {
                visible: tile.glyph !== ""
                anchors.horizontalCenter: parent.horizontalCenter
                glyph: tile.glyph
                px: tile.artSize
                color: tile.foreground
            }
            Image {
                visible: tile.art.toString() !== ""
                anchors.horizontalCenter: parent.horizontalCenter
                source: tile.art
                width: tile.artSize
                height: tile.artSize
                sourceSize: Qt.size(width, height)
                fillMode: Image.PreserveAspectFit
            }
            Ink {
                id: words

                anchors.horizontalCenter: parent.horizontalCenter
                text: tile.text
                type: tile.large ? "heading" : "label"
                font.pixelSize: tile.large ? Theme.px(18) : Theme.size("label")
                lineHeight: 1
                color: tile.foreground
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Ink {
                visible: text !== ""
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: tile.note
                type: "tiny"
                strong: false
                color: tile.checked ? Theme.inkOnAccent : Theme.muted
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.radiusCard
        color: tile.checked ? Theme.accentFill : tile.hovered ? Theme.raised2 : Theme.raised
        border.width: tile.checked ? Theme.selected : Theme.strong
        border.color: tile.checked ? Theme.ring : Theme.lineStrong

        FocusRing { visible: tile.visualFocus }
    }
}
