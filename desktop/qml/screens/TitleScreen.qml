// The title: go on, begin anew, and the moon of the latest night.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../theme"

MenuPage {
    id: page

    readonly property real unit: Math.min(width / 1280, height / 800)
    readonly property real menuShare: (menu.x + menu.width) / width
    readonly property var save: Title.latest
    readonly property bool has: save.when !== undefined
    readonly property string saveWho: !has ? "" : Catalogue.lang === "ja" ? save.nameJa : save.nameEn
    readonly property string saveLine: !has ? "" : Words.of("title-save-line", {
        when: Words.of(save.when, {
            day: save.day,
            kanji: save.kanji
        }),
        who: saveWho ? Words.of("menu-name-role", {
            name: saveWho,
            role: Words.of(save.ruleset + "-role-" + save.role, {})
        }) : Words.of("title-save-onlooker", {})
    })
    readonly property string saveDetail: !has ? "" : Words.of("title-save-detail", {
        alive: save.alive,
        seats: save.seats,
        time: Words.of(save.dateKey, save.clock)
    })

    property string notBegun: ""

    Connections {
        target: NewGame

        function onFailed(why: string): void {
            page.notBegun = Words.of("new-not-begun", {
                why: why
            });
        }
    }

    objectName: "title"
    escapes: false
    first: go

    Backdrop {
        anchors.fill: parent
        phase: "night"
        focusX: 0.58
        moon: parseInt(Title.moon)
        moonX: 0.6766
        moonY: 0.2725
        moonRadius: Math.round(96 * page.unit)
    }
    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            orientation: Gradient.Horizontal

            GradientStop {
                position: 0
                color: Qt.alpha(Theme.sky, 0.94)
            }
            GradientStop {
                position: page.menuShare * 0.8
                color: Qt.alpha(Theme.sky, 0.78)
            }
            GradientStop {
                position: Math.min(1, page.menuShare * 1.5)
                color: Qt.alpha(Theme.sky, 0)
            }
        }
    }
    Upright {
        id: emblem

        anchors.right: parent.right
        anchors.rightMargin: Math.round(88 * page.unit)
        y: Math.round(60 * page.unit)
        text: Words.of("title-emblem", {})
        px: Math.round(150 * page.unit)
        gap: 0.03
        visible: x > menu.x + menu.width + 24
    }
    Upright {
        x: emblem.x - Math.round(30 * page.unit)
        y: Math.round(86 * page.unit)
        text: Words.of("title-line", {})
        px: Math.max(16, Math.round(21 * page.unit))
        visible: x > menu.x + menu.width + 24
    }
    Ink {
        id: brand

        x: menu.x + 20
        y: Math.round(66 * page.unit)
        type: "label"
        font.letterSpacing: Theme.size("label") * 0.42
        color: Theme.muted
        text: Words.of("title-brand", {})
    }
    ScrollArea {
        id: menu

        x: Math.round(64 * page.unit) - 6
        y: Math.max(Math.round(110 * page.unit), brand.y + brand.height + 8)
        width: Math.min(Theme.px(404) + 12, page.width - x - 24)
        height: foot.y - y - 12
        contentHeight: column.height + 12

        Column {
            id: column

            x: 6
            y: 6
            width: menu.width - 12

            AbstractButton {
                id: go

                objectName: "continue"
                width: parent.width
                implicitHeight: inside.height + Theme.px(30)
                hoverEnabled: true
                focusPolicy: Qt.StrongFocus
                Accessible.role: Accessible.Button
                Accessible.name: page.has ? Words.of("title-continue-hint", {
                    line: page.saveLine,
                    detail: page.saveDetail
                }) : Words.of("how-start", {})
                Accessible.onPressAction: go.click()
                Keys.onReturnPressed: go.click()
                Keys.onEnterPressed: go.click()
                onClicked: page.has ? Title.goOn() : NewGame.startFirst()

                contentItem: Item {
                    Column {
                        id: inside

                        x: Theme.px(20)
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - 2 * x
                        spacing: Theme.px(6)

                        Item {
                            width: parent.width
                            height: headline.height

                            Ink {
                                id: headline

                                type: "heading"
                                font.pixelSize: Theme.px(28)
                                font.letterSpacing: Theme.px(28) * 0.06
                                color: Theme.inkOnAccent
                                width: parent.width - (enter.visible ? enter.width + 12 : 0)
                                text: Words.of(page.has ? "title-continue" : "title-first", {})
                                Accessible.ignored: true
                            }
                            Ink {
                                id: enter

                                anchors.right: parent.right
                                anchors.verticalCenter: parent.verticalCenter
                                visible: go.activeFocus
                                type: "label"
                                color: Theme.inkOnAccent
                                text: Words.of("title-continue-key", {})
                                Accessible.ignored: true
                            }
                        }
                        Row {
                            width: parent.width
                            spacing: 12

                            Face {
                                visible: portrait !== ""
                                anchors.verticalCenter: parent.verticalCenter
                                portrait: page.has ? page.save.portrait : ""
                                px: Theme.px(44)
                            }
                            Column {
                                width: parent.width - (page.has && page.save.portrait ? Theme.px(44) + 12 : 0)

                                Ink {
                                    width: parent.width
                                    type: "bodyStrong"
                                    color: Theme.inkOnAccent
                                    text: page.has ? page.saveLine : Words.of("title-first-note", {})
                                    Accessible.ignored: true
                                }
                                Ink {
                                    width: parent.width
                                    visible: text !== ""
                                    type: "small"
                                    color: Theme.inkOnAccent
                                    text: page.saveDetail
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
                }
                background: Rectangle {
                    radius: Theme.radiusPanel
                    color: go.down ? Qt.darker(Theme.accentFill, 1.12) : go.hovered ? Qt.lighter(Theme.accentFill, 1.06) : Theme.accentFill

                    FocusRing {
                        visible: go.visualFocus
                        corner: Theme.radiusPanel
                    }
                }
            }
            Item {
                width: 1
                height: Theme.px(18)
            }
            MenuEntry {
                objectName: "new-game"
                width: parent.width
                glyph: "huts-village"
                text: Words.of("title-new", {})
                note: Words.of("title-new-note", {
                    least: NewGame.least,
                    most: NewGame.most
                })
                onClicked: Nav.open("new-game")
            }
            MenuEntry {
                objectName: "party"
                width: parent.width
                glyph: "phone"
                text: Words.of("party-title", {})
                onClicked: Nav.open("party")
            }
            MenuEntry {
                objectName: "lab"
                width: parent.width
                glyph: "night-sky"
                text: Words.of("title-lab", {})
                onClicked: Nav.open("lab")
            }
            MenuEntry {
                objectName: "encyclopedia"
                width: parent.width
                glyph: "open-book"
                text: Words.of("title-book", {})
                onClicked: Nav.open("encyclopedia")
            }
            Item {
                width: parent.width
                height: 17

                Rectangle {
                    y: 8
                    width: parent.width
                    height: Theme.hair
                    color: Theme.line
                }
            }
            Grid {
                id: others

                readonly property real half: (width - columnSpacing) / 2

                width: parent.width
                columns: [records, how, prefs, quit].every(one => one.implicitWidth <= half) ? 2 : 1
                columnSpacing: 8

                MenuEntry {
                    id: records

                    objectName: "records"
                    width: others.columns === 2 ? others.half : others.width
                    small: true
                    glyph: "trophy"
                    text: Words.of("title-records", {})
                    onClicked: Nav.open("saves")
                }
                MenuEntry {
                    id: how

                    objectName: "how-to"
                    width: records.width
                    small: true
                    glyph: "scroll-quill"
                    text: Words.of("title-how", {})
                    onClicked: Nav.open("how-to")
                }
                MenuEntry {
                    id: prefs

                    objectName: "settings"
                    width: records.width
                    small: true
                    glyph: "gears"
                    text: Words.of("title-settings", {})
                    onClicked: Nav.open("settings")
                }
                MenuEntry {
                    id: quit

                    objectName: "quit"
                    width: records.width
                    small: true
                    glyph: "return-arrow"
                    text: Words.of("title-quit", {})
                    onClicked: Qt.quit()
                }
            }
        }
    }
    Item {
        id: foot

        x: menu.x + 6
        y: page.height - height - Math.round(28 * page.unit)
        width: page.width - x - 28
        height: Math.max(languages.height, phases.height)

        LanguageSwitch {
            id: languages

            anchors.verticalCenter: parent.verticalCenter
        }
        Rectangle {
            anchors.fill: phases
            anchors.margins: -6
            radius: Theme.radiusChip
            color: Qt.alpha(Theme.sky, 0.6)
        }
        Ink {
            id: phases

            anchors.left: languages.right
            anchors.leftMargin: 16
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, foot.width - languages.width - 32 - version.width)
            type: "small"
            color: page.notBegun ? Theme.danger : Theme.muted
            text: page.notBegun || Words.of(page.has ? "title-moon" : "title-moon-new", {})
        }
        Ink {
            id: version

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            type: "small"
            color: Theme.muted
            text: Title.version
        }
    }
    Component.onCompleted: Title.refresh()
}
