// Settings: each takes effect at once.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

MenuPage {
    id: page

    readonly property int side: slim ? 32 : 40
    readonly property real room: width - 2 * side
    readonly property var now: Prefs.now
    readonly property int across: room >= Theme.px(900) ? 2 : 1
    property string notSaved: ""

    objectName: "settings"
    first: languages.children[Catalogue.lang === "ja" ? 0 : 1] as Item

    Connections {
        target: Prefs

        function onFailed(why: string): void {
            page.notSaved = why;
        }
    }
    Backdrop {
        anchors.fill: parent
        phase: "night"
        moon: 3
        moonX: 0.853
        moonY: 44 / page.height
        moonRadius: 26
    }
    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.sky, 0.5)
    }
    PageHead {
        id: head

        x: page.side
        y: 20
        width: page.room
        title: Words.of("settings-title", {})
        lead: Words.of("settings-lead", {})
    }
    ScrollArea {
        id: scroll

        x: page.side - 8
        y: head.y + head.height + 8
        width: page.room + 24
        height: page.height - y - 4
        contentHeight: sheet.height + 24

        Column {
            id: sheet

            x: 8
            y: 8
            width: page.room
            spacing: 16

            Panel {
                visible: notice.text !== ""
                width: parent.width
                height: notice.height + 28

                Ink {
                    id: notice

                    x: 20
                    y: 14
                    width: parent.width - 40
                    color: Theme.danger
                    text: page.notSaved ? Words.of("settings-not-saved", {
                        why: page.notSaved
                    }) : Prefs.keptFile ? Words.of("settings-file-kept", {
                        file: Prefs.keptFile
                    }) : ""
                }
            }
            Grid {
                id: columns

                readonly property real each: page.across === 2 ? Math.floor((page.room - 16) / 2) : page.room

                columns: page.across
                columnSpacing: 16
                rowSpacing: 16

                Column {
                    width: columns.each
                    spacing: 16

                    SettingGroup {
                        title: Words.of("settings-section-text", {})

                        SettingRow {
                            label: Words.of("settings-language", {})

                            ChipChoice {
                                id: languages

                                group: "language"
                                values: ["ja", "en"]
                                current: page.now.language
                                word: one => Words.of("title-language-" + one, {})
                                onChosen: value => Prefs.change("language", value)
                            }
                        }
                        SettingRow {
                            last: true
                            label: Words.of("settings-text-size", {})
                            note: Words.of("settings-text-size-note", {})

                            Row {
                                width: parent ? parent.width : 0
                                spacing: 8

                                PushButton {
                                    id: smaller

                                    objectName: "smaller"
                                    enabled: page.now.text_scale > 80
                                    text: Words.of("settings-smaller", {})
                                    onClicked: Prefs.stepTextSize(-1)
                                }
                                Ink {
                                    anchors.verticalCenter: parent.verticalCenter
                                    width: Math.max(implicitWidth, parent.width - smaller.width - larger.width - 16)
                                    horizontalAlignment: Text.AlignHCenter
                                    type: "label"
                                    text: Words.of("menu-percent", {
                                        n: page.now.text_scale
                                    })
                                    wrapMode: Text.NoWrap
                                }
                                PushButton {
                                    id: larger

                                    objectName: "larger"
                                    enabled: page.now.text_scale < 200
                                    text: Words.of("settings-larger", {})
                                    onClicked: Prefs.stepTextSize(1)
                                }
                            }
                        }
                    }
                    SettingGroup {
                        title: Words.of("settings-section-look", {})

                        SettingRow {
                            label: Words.of("settings-palette", {})
                            note: ""

                            Column {
                                width: parent ? parent.width : 0
                                spacing: 8

                                ChipChoice {
                                    group: "palette"
                                    values: Prefs.palettes
                                    current: page.now.palette
                                    word: one => Words.of("settings-palette-" + one, {})
                                    onChosen: value => Prefs.change("palette", value)
                                }
                                Row {
                                    spacing: 8

                                    Repeater {
                                        model: ["village", "werewolf", "fox", "lovers"]

                                        CampMark {
                                            required property string modelData

                                            camp: modelData
                                            px: Theme.px(24)
                                        }
                                    }
                                }
                            }
                        }
                        SettingRow {
                            label: Words.of("settings-motion", {})
                            note: Words.of("settings-motion-note", {})

                            Toggle {
                                objectName: "reduced-motion"
                                text: Words.of(checked ? "menu-on" : "menu-off", {})
                                checked: page.now.reduced_motion
                                Accessible.name: Words.of("settings-motion", {})
                                onToggled: Prefs.change("reduced_motion", checked)
                            }
                        }
                        SettingRow {
                            last: true
                            label: Words.of("settings-full-screen", {})

                            Toggle {
                                objectName: "full-screen"
                                text: Words.of(checked ? "menu-on" : "menu-off", {})
                                checked: page.now.full_screen
                                Accessible.name: Words.of("settings-full-screen", {})
                                onToggled: Prefs.change("full_screen", checked)
                            }
                        }
                    }
                    SettingGroup {
                        title: Words.of("settings-section-play", {})

                        SettingRow {
                            last: true
                            label: Words.of("settings-speed", {})

                            ChipChoice {
                                group: "speed"
                                values: Prefs.speeds
                                current: page.now.speed
                                word: one => Words.of("settings-speed-" + one, {})
                                onChosen: value => Prefs.change("speed", value)
                            }
                        }
                    }
                }
                Column {
                    width: columns.each
                    spacing: 16

                    SettingGroup {
                        title: Words.of("settings-section-sound", {})

                        SettingRow {
                            label: Words.of("settings-master", {})

                            VolumeLine {
                                volume: "master"
                                name: Words.of("settings-master", {})
                            }
                        }
                        SettingRow {
                            label: Words.of("settings-effects", {})

                            VolumeLine {
                                volume: "effects"
                                name: Words.of("settings-effects", {})
                            }
                        }
                        SettingRow {
                            label: Words.of("settings-ambience", {})

                            VolumeLine {
                                volume: "ambience"
                                name: Words.of("settings-ambience", {})
                            }
                        }
                        SettingRow {
                            last: true
                            label: Words.of("settings-captions", {})
                            note: Words.of("settings-captions-note", {})

                            Row {
                                width: parent ? parent.width : 0
                                spacing: 16

                                Toggle {
                                    id: captions

                                    objectName: "captions"
                                    anchors.verticalCenter: parent.verticalCenter
                                    text: Words.of(checked ? "menu-on" : "menu-off", {})
                                    checked: page.now.captions
                                    Accessible.name: Words.of("settings-captions", {})
                                    onToggled: Prefs.change("captions", checked)
                                }
                                PushButton {
                                    objectName: "try-sound"
                                    glyph: "sound-on"
                                    text: Words.of("settings-try", {})
                                    onClicked: Sound.play("bell")
                                }
                            }
                        }
                    }
                    SettingGroup {
                        title: Words.of("settings-section-keys", {})

                        Repeater {
                            id: keys

                            readonly property var names: ["move", "press", "back", "role", "undo", "pause", "faster", "full", "larger"]

                            model: keys.names

                            SettingRow {
                                id: keyRow

                                required property string modelData
                                required property int index

                                last: index === keys.names.length - 1
                                label: Words.of("settings-key-" + modelData, {})
                                controlWidth: Theme.px(200)

                                Ink {
                                    width: parent ? parent.width : 0
                                    horizontalAlignment: keyRow.beside ? Text.AlignRight : Text.AlignLeft
                                    type: "label"
                                    text: Words.of("settings-key-" + keyRow.modelData + "-keys", {})
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
