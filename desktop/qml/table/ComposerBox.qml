// A sentence by picking kinds and slots, or in one's own words. What is understood is shown before it is said.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../theme"

FocusScope {
    id: box

    property bool roomy: false
    readonly property var kinds: Composer.kinds
    readonly property bool night: Table.phase === "night"
    readonly property bool narrow: width < Theme.px(560)

    signal said
    signal wantsWill

    function send(): void {
        if (Composer.say())
            box.said();
    }

    implicitHeight: body.implicitHeight

    FontMetrics {
        id: metrics

        font.family: Theme.uiFamily
        font.pixelSize: Theme.size("label")
        font.weight: Font.Bold
    }

    Column {
        id: body

        width: parent.width
        spacing: Theme.px(8)

        // kinds of sentence; those that do not fit stand in a list of their own
        Item {
            width: parent.width
            height: tools.height

            Row {
                id: chips

                readonly property real room: parent.width - tools.width - 12
                readonly property int fit: {
                    let used = 0;
                    for (let i = 0; i < box.kinds.length; ++i) {
                        used += metrics.advanceWidth(box.kinds[i].words) + Theme.px(20) + 6;
                        if (used > room - (i < box.kinds.length - 1 ? Theme.px(76) : 0))
                            return i;
                    }
                    return box.kinds.length;
                }

                visible: !Composer.free
                spacing: 6
                anchors.verticalCenter: parent.verticalCenter

                Repeater {
                    model: box.kinds.slice(0, chips.fit)

                    Chip {
                        required property var modelData

                        objectName: "kind-" + modelData.id
                        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                        text: modelData.words
                        checkable: true
                        autoExclusive: false
                        checked: Composer.kind === modelData.id
                        onClicked: {
                            Composer.kind = modelData.id;
                            checked = Qt.binding(() => Composer.kind === modelData.id);
                        }
                    }
                }
                Select {
                    id: others

                    readonly property var rest: box.kinds.slice(chips.fit)

                    objectName: "kind-others"
                    visible: rest.length > 0
                    anchors.verticalCenter: parent.verticalCenter
                    implicitHeight: Math.max(Theme.px(30), 24)
                    name: Words.of("table-composer", {})
                    model: rest.map(kind => kind.words)
                    currentIndex: rest.findIndex(kind => kind.id === Composer.kind)
                    displayText: currentIndex < 0 ? "…" : currentText
                    marked: currentIndex >= 0
                    onActivated: index => Composer.kind = rest[index].id
                }
            }
            Ink {
                visible: Composer.free
                anchors.verticalCenter: parent.verticalCenter
                text: Words.of("table-free", {})
                type: "label"
            }
            Row {
                id: tools

                anchors.right: parent.right
                spacing: 4

                GhostButton {
                    objectName: "free"
                    implicitHeight: Math.max(Theme.px(30), 28)
                    text: Words.of(Composer.free ? "table-pick-words" : "table-free", {})
                    textSize: Theme.size("small")
                    onClicked: {
                        Composer.free = !Composer.free;
                        if (Composer.free)
                            words.forceActiveFocus();
                    }
                }
                GhostButton {
                    objectName: "readySmall"
                    visible: Table.mayReady && box.narrow
                    implicitHeight: Math.max(Theme.px(30), 28)
                    text: Words.of(box.night ? "table-sleep" : "table-done-talking", {})
                    textSize: Theme.size("small")
                    onClicked: Table.ready()
                }
                GhostButton {
                    objectName: "toEnd"
                    visible: !Table.alive && !Table.onlooker && !Table.over
                    implicitHeight: Math.max(Theme.px(30), 28)
                    text: Words.of("table-to-end", {})
                    textSize: Theme.size("small")
                    onClicked: Table.toEnd()
                }
                GhostButton {
                    objectName: "will"
                    visible: Table.mayWill
                    implicitHeight: Math.max(Theme.px(30), 28)
                    text: Words.of("table-will", {})
                    textSize: Theme.size("small")
                    onClicked: box.wantsWill()
                }
            }
        }

        Item {
            width: parent.width
            height: Math.max(actions.height, Composer.free ? words.height : slots.implicitHeight)

            Flow {
                id: slots

                visible: !Composer.free
                width: parent.width - actions.width - 12
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(8)

                Repeater {
                    model: Composer.slots

                    Select {
                        id: slot

                        required property var modelData

                        objectName: "slot-" + modelData.id
                        width: Math.min(implicitWidth, Math.max(Theme.px(110), slots.width / Math.min(3, Composer.slots.length) - 8))
                        name: modelData.label
                        model: modelData.options
                        currentIndex: modelData.index
                        displayText: modelData.index < 0 ? modelData.label : modelData.options[modelData.index]
                        marked: modelData.index < 0
                        onActivated: index => Composer.choose(modelData.id, index)
                    }
                }
            }
            TextEntry {
                id: words

                objectName: "words"
                visible: Composer.free
                width: parent.width - actions.width - 12
                anchors.verticalCenter: parent.verticalCenter
                placeholderText: Words.of("table-free-hint", {})
                text: Composer.text
                maximumLength: 200
                onTextEdited: Composer.text = text
                onAccepted: box.send()
            }
            Row {
                id: actions

                anchors.right: parent.right
                anchors.rightMargin: 5
                anchors.verticalCenter: parent.verticalCenter
                spacing: 10

                PushButton {
                    objectName: "ready"
                    visible: Table.mayReady && !box.narrow
                    anchors.verticalCenter: parent.verticalCenter
                    text: Words.of(box.night ? "table-sleep" : "table-done-talking", {})
                    hint: Words.of(box.night ? "table-sub-night" : "table-done-hint", {})
                    leftPadding: Theme.px(12)
                    onClicked: Table.ready()
                }
                PrimaryButton {
                    id: say

                    objectName: "say"
                    anchors.verticalCenter: parent.verticalCenter
                    text: Words.of(box.night && Table.channel !== "mono" ? "table-whisper" : "table-say", {})
                    enabled: Composer.whole
                    onClicked: box.send()
                }
            }
        }

        // the sentence as it will be heard, or how one's own words were understood
        Item {
            width: parent.width
            height: Math.max(Theme.px(22), hear.implicitHeight)

            Ink {
                objectName: "preview"
                visible: !Composer.free
                width: parent.width - 8
                anchors.verticalCenter: parent.verticalCenter
                text: Composer.preview
                type: "small"
                color: Composer.whole ? Theme.ink : Theme.faint
                lineHeight: 1
                elide: Text.ElideRight
                maximumLineCount: box.roomy ? 3 : 1
            }
            Flow {
                id: hear

                visible: Composer.free
                width: parent.width - 8
                spacing: 6

                Ink {
                    height: Theme.px(24)
                    visible: Composer.text !== ""
                    text: Words.of(Composer.unsure ? "table-understood-not" : "table-understood", {})
                    type: "small"
                    color: Composer.unsure ? Theme.danger : Theme.muted
                    wrapMode: Text.NoWrap
                }
                Repeater {
                    model: Composer.free ? Composer.understood : []

                    Row {
                        id: meant

                        required property string modelData
                        required property int index

                        Chip {
                            objectName: "understood-" + meant.index
                            implicitHeight: Theme.px(24)
                            text: meant.modelData
                            Accessible.name: Words.of("table-understood-mend", { gist: meant.modelData })
                            onClicked: Composer.mend(meant.index)
                        }
                        IconButton {
                            objectName: "drop-" + meant.index
                            implicitHeight: Theme.px(24)
                            implicitWidth: Theme.px(24)
                            name: Words.of("table-understood-drop", { gist: meant.modelData })
                            glyph: "cancel"
                            onClicked: Composer.drop(meant.index)
                        }
                    }
                }
            }
        }
    }
}
