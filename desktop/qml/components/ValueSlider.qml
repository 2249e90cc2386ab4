// A value along a line; arrow keys move it by `stepSize`.
import QtQuick
import QtQuick.Controls.Basic
import "../theme"

Slider {
    id: slider

    property string name: ""

    implicitHeight: Theme.hit
    implicitWidth: Theme.px(160)
    snapMode: Slider.SnapAlways
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Slider
    Accessible.name: name

    background: Rectangle {
        x: slider.leftPadding
        y: (slider.height - height) / 2
        width: slider.availableWidth
        height: 6
        radius: 3
        color: Theme.raised2

        Rectangle {
            width: slider.visualPosition * parent.width
            height: parent.height
            radius: 3
            color: Theme.accentFill
        }
    }
    handle: Rectangle {
        x: slider.leftPadding + slider.visualPosition * (slider.availableWidth - width)
        y: (slider.height - height) / 2
        width: Theme.px(22)
        height: width
        radius: width / 2
        color: slider.pressed ? Qt.lighter(Theme.accentFill, 1.1) : Theme.accentFill
        border.width: Theme.strong
        border.color: Theme.surface

        FocusRing {
            visible: slider.visualFocus
            corner: parent.radius
        }
    }
}
