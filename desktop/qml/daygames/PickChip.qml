// A chip of a scene: taken while `picked` says so, whoever else may have changed it.
import QtQuick
import "../components"

Chip {
    id: chip

    property bool picked: false

    checkable: true
    checked: picked
    onToggled: checked = Qt.binding(() => chip.picked)
}
