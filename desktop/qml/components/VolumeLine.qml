// A volume from 0 to 100, with its figure.
import QtQuick
import Tsukimori.Vm
import "../theme"

Row {
    id: line

    required property string volume
    required property string name
    readonly property var now: Prefs.now
    readonly property var volumes: now.volumes

    width: parent ? parent.width : implicitWidth
    spacing: 12

    ValueSlider {
        objectName: "volume-" + line.volume
        width: line.width - figure.width - 12
        name: line.name
        from: 0
        to: 100
        stepSize: 5
        value: line.volumes[line.volume]
        onMoved: Prefs.change(line.volume, Math.round(value))
    }
    Ink {
        id: figure

        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(52)
        horizontalAlignment: Text.AlignRight
        type: "label"
        text: Words.of("menu-percent", {
            n: line.volumes[line.volume]
        })
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
