// Records: every village on the shelf, to go on with, to look back on, to carry away.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

MenuPage {
    id: page

    readonly property int side: slim ? 32 : 40
    readonly property real room: width - 2 * side
    property string news: ""
    property bool bad: false
    property string doomed: ""

    objectName: "saves"
    first: list.count ? null : head.back

    function settleList(): void {
        if (list.count) {
            list.currentIndex = 0;
            list.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    Component.onCompleted: {
        Saves.refresh();
        settleList();
    }
    Connections {
        target: Saves

        function onExported(path: string): void {
            page.news = Words.of("saves-exported", {
                path: path
            });
            page.bad = false;
        }
        function onFailed(why: string): void {
            page.news = Words.of("saves-export-failed", {
                why: why
            });
            page.bad = true;
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
        title: Words.of("saves-title", {})
        lead: Words.of("saves-lead", {})
    }
    Panel {
        id: shelf

        x: page.side
        y: head.y + head.height + 12
        width: page.room
        height: page.height - y - 24

        Ink {
            id: news

            x: 20
            y: 14
            width: parent.width - 40
            visible: page.news !== ""
            color: page.bad ? Theme.danger : Theme.good
            text: page.news
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Ink {
            anchors.centerIn: parent
            width: Math.min(parent.width - 48, Theme.px(420))
            horizontalAlignment: Text.AlignHCenter
            visible: Saves.count === 0
            color: Theme.muted
            text: Words.of("saves-empty", {})
        }
        ScrollList {
            id: list

            objectName: "saves-list"
            x: 12
            y: news.visible ? news.y + news.height + 12 : 12
            width: parent.width - 24
            height: parent.height - y - 12
            model: Saves.games
            activeFocusOnTab: true
            keyNavigationEnabled: true
            highlightMoveDuration: 0
            Accessible.name: Words.of("saves-title", {})

            delegate: SavedLine {
                width: list.width - 8
                onSpoken: word => {
                    if (word === "continue")
                        Nav.start("table", {
                            game: game
                        });
                    else if (word === "result")
                        Nav.open("result", {
                            game: game
                        });
                    else if (word === "export")
                        Saves.exportGame(game);
                    else if (word === "delete") {
                        page.doomed = game;
                        sure.openFrom(list);
                    }
                }
            }
        }
    }
    Sheet {
        id: sure

        title: Words.of("saves-delete", {})
        lead: Words.of("saves-delete-sure", {})
        wide: 460

        Row {
            spacing: 8

            PushButton {
                objectName: "delete-no"
                text: Words.of("menu-cancel", {})
                onClicked: sure.close()
            }
            PushButton {
                objectName: "delete-yes"
                danger: true
                text: Words.of("saves-delete", {})
                onClicked: {
                    Saves.remove(page.doomed);
                    sure.close();
                }
            }
        }
    }
}
