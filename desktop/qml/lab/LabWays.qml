// Every way the night, or the vote of the day, can go: its odds as a number, a fraction and a bar, and what comes of it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../theme"

Column {
    id: all

    readonly property var ways: Lab.ways
    readonly property int figures: Theme.px(112)

    spacing: 6

    Item {
        width: parent.width
        height: beside ? Math.max(title.height, note.height) : title.height + note.height
        readonly property bool beside: title.implicitWidth + note.implicitWidth + 24 <= width

        Ink {
            id: title

            type: "heading"
            width: parent.width
            text: Words.of(Lab.day ? "lab-day-outcomes" : "lab-outcomes", {})
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Ink {
            id: note

            objectName: "lab-ways-note"
            x: parent.beside ? parent.width - width : 0
            y: parent.beside ? (title.height - height) / 2 : title.height
            width: parent.beside ? implicitWidth : parent.width
            type: "small"
            color: Theme.muted
            visible: Lab.state === "ready" && Lab.total > 0
            text: Words.of(Lab.estimate ? "lab-ways-estimate" : "lab-ways", {
                n: Lab.total
            })
        }
    }
    Column {
        width: parent.width
        visible: Lab.state !== "ready"
        spacing: 10

        Ink {
            objectName: "lab-state"
            width: parent.width
            color: Lab.state === "failed" ? Theme.danger : Theme.ink
            text: Lab.state === "busy" ? Words.of("lab-busy-seconds", {
                n: Lab.seconds
            }) : Lab.state === "failed" ? Lab.trouble : Words.of("lab-stopped", {})
        }
        ProgressBar {
            id: bar

            width: parent.width
            visible: Lab.state === "busy"
            indeterminate: true
            Accessible.name: Words.of("lab-busy", {})
            background: Rectangle {
                implicitHeight: 6
                radius: 3
                color: Theme.sunk
            }
            contentItem: Item {
                clip: true

                Rectangle {
                    width: parent.width * 0.25
                    height: 6
                    radius: 3
                    color: Theme.accentFill
                    x: (parent.width + width) * (Lab.seconds % 4) / 4
                }
            }
        }
        PushButton {
            objectName: "lab-cancel"
            visible: Lab.state !== "failed"
            text: Words.of(Lab.state === "busy" ? "lab-cancel" : "lab-again", {})
            onClicked: Lab.state === "busy" ? Lab.cancel() : Lab.count()
        }
    }
    Repeater {
        model: Lab.state === "ready" ? all.ways : []

        AbstractButton {
            id: way

            required property var modelData
            required property int index

            objectName: "lab-way-" + index
            width: all.width
            implicitHeight: Math.max(number.height, told.height) + Theme.px(20)
            checked: Lab.way === index
            hoverEnabled: true
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.RadioButton
            Accessible.checkable: true
            Accessible.checked: checked
            Accessible.name: Words.of("lab-way-a11y", {
                percent: modelData.percent + " %",
                fraction: modelData.fraction,
                what: modelData.headline + (modelData.note ? ". " + modelData.note : "")
            })
            Accessible.onPressAction: way.click()
            Keys.onReturnPressed: way.click()
            Keys.onEnterPressed: way.click()
            onClicked: Lab.choose(index)

            contentItem: Item {
                Column {
                    id: number

                    anchors.verticalCenter: parent.verticalCenter
                    width: all.figures - Theme.px(16)

                    Row {
                        anchors.right: parent.right
                        spacing: 4

                        Ink {
                            id: figure

                            type: "figure"
                            font.pixelSize: Theme.px(way.modelData.percent.length > 3 ? 20 : 26)
                            lineHeight: 1
                            text: way.modelData.percent
                            wrapMode: Text.NoWrap
                            Accessible.ignored: true
                        }
                        Ink {
                            anchors.baseline: figure.baseline
                            type: "label"
                            text: "%"
                            Accessible.ignored: true
                        }
                    }
                    Ink {
                        objectName: "lab-fraction-" + way.index
                        width: parent.width
                        horizontalAlignment: Text.AlignRight
                        type: "tiny"
                        strong: false
                        color: Theme.muted
                        text: way.modelData.fraction
                        wrapMode: Text.WrapAnywhere
                        Accessible.ignored: true
                    }
                }
                Column {
                    id: told

                    x: all.figures
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - x - 10
                    spacing: 4

                    Rectangle {
                        width: parent.width
                        height: Theme.px(14)
                        radius: 4
                        color: Theme.sunk
                        border.width: Theme.hair
                        border.color: Theme.lineStrong

                        Rectangle {
                            x: 1
                            y: 1
                            width: Math.max(2, (parent.width - 2) * way.modelData.p)
                            height: parent.height - 2
                            radius: 3
                            color: way.modelData.tone === "good" ? Theme.good : Theme.danger
                            clip: true

                            // what dies and tells besides is hatched: never by colour alone
                            Repeater {
                                model: way.modelData.tone === "mixed" ? Math.ceil(parent.width / 8) : 0

                                Rectangle {
                                    required property int index

                                    x: index * 8
                                    y: -4
                                    width: 3
                                    height: 24
                                    rotation: 25
                                    color: Theme.sunk
                                    opacity: 0.55
                                }
                            }
                        }
                    }
                    Ink {
                        width: parent.width
                        type: "label"
                        strong: true
                        text: way.modelData.headline
                        Accessible.ignored: true
                    }
                    Ink {
                        width: parent.width
                        visible: text !== ""
                        type: "small"
                        color: Theme.muted
                        text: way.modelData.note
                        Accessible.ignored: true
                    }
                }
            }
            background: Rectangle {
                radius: Theme.radiusCard
                color: way.checked ? Theme.accentSoft : way.hovered ? Theme.raised2 : "transparent"
                border.width: way.checked ? Theme.strong : 0
                border.color: Theme.ring

                FocusRing {
                    visible: way.visualFocus
                    anchors.margins: 0
                    radius: Theme.radiusCard
                }
            }
        }
    }
}
