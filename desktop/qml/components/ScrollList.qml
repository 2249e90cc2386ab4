// A list that scrolls, with a bar that shows where one is.
import QtQuick
import QtQuick.Controls.Basic
import "../theme"

ListView {
    id: list

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    reuseItems: false
    Accessible.role: Accessible.List

    ScrollBar.vertical: ScrollBar {
        id: bar

        policy: list.contentHeight > list.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        contentItem: Rectangle {
            implicitWidth: 5
            radius: 3
            color: bar.pressed ? Theme.muted : Theme.lineStrong
            opacity: 0.7
        }
        background: null
    }
}
