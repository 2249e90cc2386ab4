// A page or panel taller than its place: scrolls, shows where one is, and follows the keyboard.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import "../theme"

Flickable {
    id: area

    readonly property Item focused: Window.activeFocusItem

    // brings `item` wholly into sight, with room for its focus ring
    function reveal(item: Item): void {
        let within = item;
        while (within && within !== area.contentItem)
            within = within.parent;
        if (!within)
            return;
        const box = item.mapToItem(area.contentItem, 0, 0, item.width, item.height);
        const margin = 16;
        const least = box.y + box.height + margin - area.height;
        const most = box.y - margin;
        const bottom = Math.max(0, area.contentHeight - area.height);
        if (area.contentY < least)
            area.contentY = Math.min(bottom, least);
        else if (area.contentY > most)
            area.contentY = Math.max(0, most);
    }

    contentWidth: width
    clip: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    onFocusedChanged: if (focused)
        reveal(focused)

    ScrollBar.vertical: ScrollBar {
        id: bar

        policy: area.contentHeight > area.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        contentItem: Rectangle {
            implicitWidth: 5
            radius: 3
            color: bar.pressed ? Theme.muted : Theme.lineStrong
            opacity: 0.7
        }
        background: null
    }
}
