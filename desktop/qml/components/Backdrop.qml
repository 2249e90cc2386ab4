// The village: layers by day, dusk and night, the moon behind the ridges, mist, lantern light. Phases cross-fade.
pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

Item {
    id: backdrop

    property string phase: Theme.phase
    // which part stays in view, 0 … 1 from the left and from the top
    property real focusX: 0.5
    property real focusY: 1
    // 0 … 7 from the new moon; below zero no moon
    property int moon: -1
    property real moonX: 0.5
    property real moonY: 0.31
    property int moonRadius: 62
    property bool overcast: false
    // −1 … 1: where the pointer is, for a hint of depth
    property real lean: 0

    // the moon climbs as the night falls
    property real climb: phase === "night" ? 0 : 40

    readonly property var moons: ["0_new", "1_waxing_crescent", "2_first_quarter", "3_waxing_gibbous", "4_full", "5_waning_gibbous", "6_last_quarter", "7_waning_crescent"]
    readonly property var layers: [["01_sky", 0], ["02_stars", 0], ["03_ridge_far", 2], ["04_ridge_mid", 4], ["05_mist_back", 4], ["06_hill_cedars", 6], ["07_village", 9], ["08_torii", 11], ["09_lanterns", 11], ["10_lantern_glow", 11], ["11_mist_front", 11], ["12_foreground", 18]]
    readonly property real cover: Math.max(width / 1920, height / 1080)
    readonly property int coverWidth: Math.ceil(1920 * cover)
    readonly property int coverHeight: Math.ceil(1080 * cover)

    clip: true
    Accessible.ignored: true
    Behavior on climb {
        enabled: !Theme.reducedMotion
        NumberAnimation { duration: Theme.fade; easing.type: Easing.OutCubic }
    }

    Repeater {
        model: ["day", "dusk", "night"]

        Item {
            id: stack

            required property string modelData
            readonly property bool current: backdrop.phase === modelData

            anchors.fill: parent
            opacity: current ? 1 : 0
            visible: opacity > 0
            z: current ? 0 : 1

            Behavior on opacity {
                enabled: !Theme.still
                NumberAnimation {
                    duration: Theme.fade
                    easing.type: Easing.InOutSine
                }
            }

            Loader {
                active: stack.visible && backdrop.width > 0
                anchors.fill: parent
                sourceComponent: Item {
                    Repeater {
                        model: backdrop.layers.filter(l => (l[0] !== "02_stars" || stack.modelData === "night") && (l[0] !== "10_lantern_glow" || stack.modelData !== "day"))

                        Item {
                            id: plane

                            required property var modelData
                            readonly property string name: modelData[0]

                            x: (backdrop.width - backdrop.coverWidth) * backdrop.focusX + backdrop.lean * modelData[1] * backdrop.width / 1280
                            y: (backdrop.height - backdrop.coverHeight) * backdrop.focusY
                            width: backdrop.coverWidth
                            height: backdrop.coverHeight

                            Image {
                                anchors.fill: parent
                                source: Theme.layer(stack.modelData + "/" + plane.name)
                                sourceSize: Qt.size(backdrop.coverWidth, backdrop.coverHeight)
                                opacity: plane.name === "10_lantern_glow" ? lantern.glow : 1
                            }
                            Loader {
                                active: backdrop.moon >= 0 && plane.name === (stack.modelData === "night" ? "02_stars" : "01_sky") && stack.modelData === "night"
                                x: -plane.x
                                y: -plane.y
                                sourceComponent: Item {
                                    width: backdrop.width
                                    height: backdrop.height

                                    Image {
                                        readonly property real r: backdrop.moonRadius
                                        x: backdrop.width * backdrop.moonX - r * 2.6
                                        y: backdrop.height * backdrop.moonY - r * 2.6 + backdrop.climb
                                        width: r * 5.2
                                        height: r * 5.2
                                        source: Theme.layer("moon/halo")
                                        sourceSize: Qt.size(width, height)
                                    }
                                    Image {
                                        readonly property real r: backdrop.moonRadius
                                        x: backdrop.width * backdrop.moonX - r * 1.28
                                        y: backdrop.height * backdrop.moonY - r * 1.28 + backdrop.climb
                                        width: r * 2.56
                                        height: r * 2.56
                                        source: backdrop.moon < 0 ? "" : Theme.layer("moon/" + backdrop.moons[backdrop.moon % 8])
                                        sourceSize: Qt.size(width, height)
                                    }
                                }
                            }
                        }
                    }
                    Image {
                        visible: backdrop.overcast
                        x: -backdrop.width * 0.2
                        y: backdrop.height * 0.08
                        width: backdrop.width * 1.44
                        source: backdrop.overcast ? Theme.layer(stack.modelData + "/w_overcast") : ""
                        sourceSize.width: width
                        fillMode: Image.PreserveAspectFit
                        opacity: 0.95
                    }
                }
            }
        }
    }

    // lanterns breathe in eight small steps a second, never continuously
    Timer {
        id: lantern

        property real t: 0
        readonly property real glow: 0.925 + 0.075 * Math.cos(t)

        interval: 160
        repeat: true
        running: backdrop.visible && backdrop.phase !== "day" && !Theme.software && !Theme.reducedMotion && !Rest.resting
        onTriggered: lantern.t += 2 * Math.PI * 0.16 / 2.6
    }
}
