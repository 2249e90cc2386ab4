// The seats around the fire. When names need more room than the ring has, the ring becomes a grid of lying cards.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../theme"
import "ring.js" as Ring

FocusScope {
    id: ring

    required property int count
    required property int you
    required property bool grid
    property bool drawn: true
    // seat → votes that have landed so far, while a count is drawn
    property var landed: ({})
    property var ringSize: [104, 134, 92]
    property var places: []
    property int current: you

    signal pointed(int seat)

    // where a seat's centre is, on this item
    function centre(seat: int): point {
        if (grid) {
            const item = cells.itemAt(seat - 1);
            return item ? item.mapToItem(ring, item.width / 2, item.height / 2) : Qt.point(0, 0);
        }
        const p = places[(seat - you + count) % Math.max(1, count)];
        return p ? Qt.point(p.x, p.y) : Qt.point(0, 0);
    }
    function relayout(): void {
        if (count < 1 || width < 100 || height < 100)
            return;
        const size = Ring.sizeFor(count, width, height);
        ringSize = size;
        places = Ring.ring(count, width, height, size[0], size[1], count <= 16 ? 20 : 10);
    }
    function moveFocus(by: int): void {
        const next = (current - 1 + by + count) % count + 1;
        current = next;
        const item = grid ? cells.itemAt(next - 1) : cards.itemAt(next - 1);
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason);
    }
    function takeFocus(): void {
        moveFocus(0);
    }

    onCountChanged: relayout()
    onWidthChanged: relayout()
    onHeightChanged: relayout()
    Component.onCompleted: relayout()
    Accessible.role: Accessible.Grouping
    Accessible.name: Words.of("table-a11y-ring", {})
    Keys.onLeftPressed: moveFocus(-1)
    Keys.onRightPressed: moveFocus(1)
    Keys.onDownPressed: moveFocus(grid ? gridView.columns : 1)
    Keys.onUpPressed: moveFocus(grid ? -gridView.columns : -1)

    Repeater {
        id: cards

        model: ring.grid ? null : Table.seats

        SeatCard {
            id: card

            readonly property var place: ring.places[(seat - ring.you + ring.count) % Math.max(1, ring.count)] ?? ({ x: 0, y: 0 })
            readonly property int strip: Math.max(ring.ringSize[1] - ring.ringSize[2] - 3, Theme.px(14) + Theme.px(12) + 16)

            x: place.x - width / 2
            y: place.y - height / 2
            width: ring.ringSize[0]
            height: ring.ringSize[1]
            portraitHeight: ring.ringSize[1] - strip - 3
            drawn: ring.drawn
            landed: ring.drawn ? votes : votes < 0 ? -1 : ring.landed[seat] ?? 0
            activeFocusOnTab: seat === ring.current || activeFocus
            focus: seat === ring.current
            onPointed: seat => {
                ring.current = seat;
                ring.pointed(seat);
            }
        }
    }
    Flickable {
        id: scroller

        anchors.fill: parent
        visible: ring.grid
        contentHeight: gridView.height + 24
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        Grid {
            id: gridView

            x: 24
            y: 16
            columns: ring.width > 1150 ? 4 : ring.width > 760 ? 3 : 2
            spacing: 12

            Repeater {
                id: cells

                model: ring.grid ? Table.seats : null

                SeatCard {
                    lying: true
                    width: (ring.width - 48 - (gridView.columns - 1) * 12) / gridView.columns
                    height: Math.max(80, Theme.px(53))
                    drawn: ring.drawn
                    landed: votes
                    activeFocusOnTab: seat === ring.current || activeFocus
                    onPointed: seat => {
                        ring.current = seat;
                        ring.pointed(seat);
                    }
                    onActiveFocusChanged: if (activeFocus) {
                        const top = y, bottom = y + height + 32;
                        if (top < scroller.contentY)
                            scroller.contentY = top;
                        else if (bottom > scroller.contentY + scroller.height)
                            scroller.contentY = bottom - scroller.height;
                    }
                }
            }
        }
    }
}
