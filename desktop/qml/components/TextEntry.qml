// A line of one's own words.
import QtQuick
import QtQuick.Controls.Basic
import "../theme"

TextField {
    id: field

    property string name: placeholderText

    implicitHeight: Theme.hit
    leftPadding: Theme.px(12)
    rightPadding: leftPadding
    color: Theme.ink
    placeholderTextColor: Theme.faint
    selectionColor: Theme.accentSoft
    selectedTextColor: Theme.ink
    font.family: Theme.uiFamily
    font.pixelSize: Theme.size("body")
    Accessible.role: Accessible.EditableText
    Accessible.name: name

    background: Rectangle {
        radius: Theme.radiusCard
        color: Theme.raised
        border.width: Theme.stroke
        border.color: Theme.lineStrong

        FocusRing {
            visible: field.activeFocus
        }
    }
}
