// The ground of every menu page: the village at night, Escape goes back, arrows walk the controls.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../theme"

FocusScope {
    id: page

    property string phase: "night"
    // has the keyboard first
    property Item first: null
    property bool escapes: true
    readonly property bool slim: width < 1200

    // the next control, or the one before
    function walk(forward: bool): void {
        const here = Window.activeFocusItem;
        const next = here ? here.nextItemInFocusChain(forward) : null;
        if (next)
            next.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }
    function settle(): void {
        if (first)
            first.forceActiveFocus(Qt.TabFocusReason);
    }

    focus: true
    Keys.onEscapePressed: if (escapes)
        Nav.back()
    Keys.onDownPressed: walk(true)
    Keys.onRightPressed: walk(true)
    Keys.onUpPressed: walk(false)
    Keys.onLeftPressed: walk(false)
    Component.onCompleted: {
        Theme.phase = phase;
        settle();
    }
}
