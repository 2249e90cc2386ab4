pragma Singleton
// Whether the idle motions rest: half a minute without a touch. `Main` tells of every touch.

import QtQuick

Timer {
    id: rest

    property bool resting: false

    function touch(): void {
        resting = false;
        restart();
    }

    interval: 30000
    running: true
    onTriggered: rest.resting = true
}
