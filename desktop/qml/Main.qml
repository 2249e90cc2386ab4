// The window: one page at a time, scaled up evenly above 1920 × 1080.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "theme"

ApplicationWindow {
    id: window

    readonly property var prefs: Prefs.now
    readonly property bool wantsAll: prefs.full_screen
    readonly property real enlarge: Math.max(1, Math.min(2, width / 1920, height / 1080))

    onWantsAllChanged: visibility = wantsAll ? Window.FullScreen : Window.Windowed
    width: 1280
    height: 800
    minimumWidth: 1024
    minimumHeight: 680
    visible: true
    title: Words.of("app-title", {})
    color: Theme.surface

    Item {
        id: sheet

        width: window.width / window.enlarge
        height: window.height / window.enlarge
        scale: window.enlarge
        transformOrigin: Item.TopLeft

        Loader {
            id: page

            objectName: "page"
            anchors.fill: parent
            focus: true
            source: Nav.source
        }
    }
    HoverHandler {
        id: hand

        property point last

        // Qt tells of the point again with every frame; only a hand that moved ends the rest.
        onPointChanged: {
            const at = point.scenePosition;
            if (at.x !== last.x || at.y !== last.y) {
                last = at;
                Rest.touch();
            }
        }
    }
    Connections {
        target: Nav

        function onPageChanged(): void {
            Rest.touch();
        }
        function onLeaving(page: string): void {
            if (page !== "")
                Sound.play("page");
        }
    }
    Shortcut {
        sequences: ["F11"]
        onActivated: Prefs.change("full_screen", !window.wantsAll)
    }
    Shortcut {
        sequences: ["Ctrl++", "Ctrl+="]
        onActivated: Prefs.stepTextSize(1)
    }
    Shortcut {
        sequences: ["Ctrl+-"]
        onActivated: Prefs.stepTextSize(-1)
    }
}
