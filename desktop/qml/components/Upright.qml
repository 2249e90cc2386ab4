// Words set from top to bottom, one character a line: only for the title.
pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

Item {
    id: upright

    required property string text
    property int px: 20
    property real gap: 0.3

    implicitWidth: px
    implicitHeight: column.height
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Column {
        id: column

        spacing: Math.round(upright.px * upright.gap)

        Repeater {
            model: upright.text.split("")

            Item {
                id: sign

                required property string modelData
                // 、 and 。 hang in the upper right of their square when set upright
                readonly property bool hangs: "、。".includes(modelData)

                width: upright.px
                height: upright.px

                Text {
                    x: Math.round((upright.px - implicitWidth) / 2) + (sign.hangs ? upright.px * 0.6 : 0)
                    y: Math.round((upright.px - implicitHeight) / 2) - (sign.hangs ? upright.px * 0.6 : 0)
                    text: sign.modelData
                    color: Theme.ink
                    style: Text.Raised
                    styleColor: Theme.scrim
                    font.family: Theme.displayFamily
                    font.pixelSize: upright.px
                    Accessible.ignored: true
                }
            }
        }
    }
}
