// A page or panel taller than its place: scrolls, shows where one is, and follows the keyboard.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import "../theme"

Flickable {
    id: area

    readonly property Item focused: Window.activeFocusItem
    // holds text to read rather than controls: the keyboard stops here and arrows scroll. Says its name to readers
    property string reading: ""

    function scroll(by: real): void {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + by));
    }

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

    activeFocusOnTab: reading !== ""
    Accessible.role: Accessible.Pane
    Accessible.name: reading
    Accessible.ignored: reading === ""
    Keys.enabled: activeFocus && contentHeight > height
    Keys.onDownPressed: scroll(60)
    Keys.onUpPressed: scroll(-60)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp) {
            scroll((event.key === Qt.Key_PageDown ? 0.9 : -0.9) * height);
            event.accepted = true;
        }
    }
    contentWidth: width
    clip: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    onFocusedChanged: if (focused)
        reveal(focused)

    FocusRing {
        parent: area
        visible: area.activeFocus
        anchors.margins: 0
        radius: Theme.radiusCard
    }

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
