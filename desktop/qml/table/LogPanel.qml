// Everything said and done, newest at the bottom; filters, search, and a rule above what has not been read.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../theme"

Item {
    id: panel

    property bool searching: false
    property bool following: true

    function toEnd(): void {
        list.positionViewAtEnd();
    }

    Item {
        id: head

        width: parent.width
        height: Theme.px(44)

        Row {
            id: tabs

            x: 10
            visible: !panel.searching
            anchors.bottom: parent.bottom

            Repeater {
                model: Table.shelves

                AbstractButton {
                    id: tab

                    required property string modelData
                    readonly property bool current: Table.shelf === modelData

                    objectName: "filter-" + modelData
                    height: head.height
                    implicitWidth: word.implicitWidth + Theme.px(Words.lang === "ja" && Table.shelves.length < 6 ? 22 : 14)
                    text: Words.of("table-filter-" + modelData, {})
                    focusPolicy: Qt.StrongFocus
                    Accessible.role: Accessible.PageTab
                    Accessible.name: text
                    Accessible.selected: current
                    onClicked: Table.shelf = modelData
                    Keys.onReturnPressed: click()

                    contentItem: Ink {
                        id: word

                        text: tab.text
                        type: "label"
                        strong: tab.current
                        color: tab.current ? Theme.ink : Theme.muted
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                    background: Item {
                        Rectangle {
                            visible: tab.current
                            x: 8
                            y: parent.height - 3
                            width: parent.width - 16
                            height: 3
                            radius: 2
                            color: Theme.ring
                        }
                        FocusRing {
                            visible: tab.visualFocus
                            anchors.margins: 2
                            corner: 4
                        }
                    }
                }
            }
        }
        TextEntry {
            id: field

            visible: panel.searching
            x: 10
            width: parent.width - search.width - 20
            anchors.verticalCenter: parent.verticalCenter
            implicitHeight: parent.height - 6
            placeholderText: Words.of("table-search", {})
            onTextChanged: Table.search = text
            Keys.onEscapePressed: search.clicked()
        }
        IconButton {
            id: search

            objectName: "search"
            anchors.right: parent.right
            anchors.rightMargin: 4
            anchors.verticalCenter: parent.verticalCenter
            name: Words.of(panel.searching ? "table-search-close" : "table-search", {})
            glyph: panel.searching ? "cancel" : "magnifying-glass"
            onClicked: {
                panel.searching = !panel.searching;
                field.text = "";
                Table.search = "";
                if (panel.searching)
                    field.forceActiveFocus();
            }
        }
        Rectangle {
            width: parent.width
            height: 1
            y: parent.height - 1
            color: Theme.line
        }
    }

    ScrollList {
        id: list

        objectName: "log"
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        x: 16
        width: parent.width - 22
        model: Table.log
        topMargin: 6
        bottomMargin: 8
        spacing: 0
        activeFocusOnTab: true
        Accessible.name: Words.of("table-log", {})
        Keys.onUpPressed: contentY = Math.max(originY - topMargin, contentY - 60)
        Keys.onDownPressed: contentY = Math.min(originY + contentHeight - height + bottomMargin, contentY + 60)
        onCountChanged: if (panel.following) Qt.callLater(panel.toEnd)
        onHeightChanged: if (panel.following) Qt.callLater(panel.toEnd)
        onContentHeightChanged: if (panel.following) Qt.callLater(panel.toEnd)
        onMovementEnded: {
            panel.following = atYEnd;
            if (atYEnd)
                Table.markRead();
        }

        delegate: Item {
            id: row

            required property string form
            required property int seat
            required property string name
            required property string portrait
            required property string mood
            required property string tag
            required property string when
            required property string text
            required property string plain

            width: ListView.view ? ListView.view.width - 8 : 0
            height: form === "unread" ? rule.height + 10 : form === "say" ? said.height + 13 : note.height + 16
            Accessible.role: Accessible.ListItem
            Accessible.name: plain

            Row {
                id: rule

                visible: row.form === "unread"
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                spacing: 8

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: (parent.width - fresh.implicitWidth - 16) / 2
                    height: 1
                    color: Theme.ring
                }
                Ink {
                    id: fresh

                    text: row.form === "unread" ? row.plain : ""
                    type: "tiny"
                    color: Theme.accent
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: (parent.width - fresh.implicitWidth - 16) / 2
                    height: 1
                    color: Theme.ring
                }
            }
            Item {
                visible: row.form === "system" || row.form === "secret"
                y: 6
                width: parent.width
                height: note.height

                Rectangle {
                    width: 3
                    height: parent.height + 4
                    y: -2
                    color: row.form === "secret" ? Theme.ring : Theme.lineStrong
                }
                Column {
                    id: note

                    x: 13
                    width: parent.width - 13
                    spacing: 2

                    Ink {
                        visible: row.form === "secret"
                        text: row.tag
                        type: "tiny"
                        color: Theme.accent
                        Accessible.ignored: true
                    }
                    Ink {
                        width: parent.width
                        text: row.form === "say" ? "" : row.text.replace(/@danger/g, Theme.danger)
                        textFormat: Text.StyledText
                        type: "small"
                        color: row.form === "secret" ? Theme.ink : Theme.muted
                        Accessible.ignored: true
                    }
                }
            }
            Item {
                visible: row.form === "say"
                y: 7
                width: parent.width
                height: said.height

                Face {
                    portrait: row.form === "say" ? row.portrait : ""
                    mood: row.mood
                    px: 34
                }
                Column {
                    id: said

                    x: 44
                    width: parent.width - 44
                    spacing: 1

                    Row {
                        spacing: 6

                        Ink {
                            anchors.verticalCenter: parent.verticalCenter
                            text: row.seat > 0 ? row.seat : ""
                            type: "tiny"
                            strong: false
                            lineHeight: 1
                            color: Theme.faint
                            Accessible.ignored: true
                        }
                        Ink {
                            anchors.verticalCenter: parent.verticalCenter
                            text: row.name
                            type: "small"
                            strong: true
                            lineHeight: 1
                            wrapMode: Text.NoWrap
                            Accessible.ignored: true
                        }
                        KindChip {
                            anchors.verticalCenter: parent.verticalCenter
                            text: row.tag
                        }
                        Ink {
                            anchors.verticalCenter: parent.verticalCenter
                            text: row.when
                            type: "tiny"
                            strong: false
                            lineHeight: 1
                            color: Theme.faint
                            wrapMode: Text.NoWrap
                            Accessible.ignored: true
                        }
                    }
                    Ink {
                        width: parent.width
                        text: row.form === "say" ? row.text.replace(/@danger/g, Theme.danger) : ""
                        textFormat: Text.StyledText
                        font.pixelSize: Math.max(11, Math.round(14.5 * Theme.textScale))
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Ink {
        visible: list.count === 0
        anchors.centerIn: list
        text: Words.of(Table.search ? "table-search-none" : "table-log-empty", {})
        type: "small"
        color: Theme.faint
    }
}
