// How to play: the classic village in three minutes.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

MenuPage {
    id: page

    readonly property int side: slim ? 32 : 40
    readonly property real room: width - 2 * side
    readonly property int across: room >= Theme.px(900) ? 2 : 1
    readonly property var roles: NewGame.roles

    objectName: "how-to"
    first: start

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
        width: page.room - (start.beside ? start.width + 16 : 0)
        title: Words.of("how-title", {})
        lead: Words.of("how-lead", {})
    }
    PrimaryButton {
        id: start

        readonly property bool beside: page.room >= Theme.px(560) + implicitWidth

        objectName: "start-first"
        x: beside ? page.width - page.side - width : page.side
        y: beside ? head.y + (head.height - height) / 2 : page.height - height - 16
        text: Words.of("how-start", {})
        onClicked: NewGame.startFirst()
    }
    ScrollArea {
        id: scroll

        x: page.side - 8
        y: head.y + head.height + 12
        width: page.room + 24
        height: (start.beside ? page.height : start.y - 8) - y - 4
        contentHeight: columns.height + 24
        reading: Words.of("how-title", {})

        Grid {
            id: columns

            readonly property real each: page.across === 2 ? Math.floor((page.room - 16) / 2) : page.room

            x: 8
            y: 8
            columns: page.across
            columnSpacing: 16
            rowSpacing: 16

            Column {
                width: columns.each
                spacing: 16

                SettingGroup {
                    title: Words.of("how-goal", {})

                    Repeater {
                        model: ["how-goal-1", "how-goal-2", "how-goal-3"]

                        Ink {
                            required property string modelData

                            width: parent ? parent.width : 0
                            topPadding: 4
                            text: Words.of(modelData, {})
                        }
                    }
                }
                SettingGroup {
                    title: Words.of("how-day", {})

                    Repeater {
                        model: [["night", "moon"], ["dawn", "sunrise"], ["talk", "talk"], ["vote", "vote"]]

                        HowLine {
                            required property var modelData

                            glyph: modelData[1]
                            title: Words.of("how-day-" + modelData[0], {})
                            body: Words.of("how-day-" + modelData[0] + "-note", {})
                        }
                    }
                }
                SettingGroup {
                    title: Words.of("how-tips", {})

                    Repeater {
                        model: ["how-tips-1", "how-tips-2", "how-tips-3", "how-tips-4"]

                        HowLine {
                            required property string modelData

                            glyph: "lantern-flame"
                            title: ""
                            body: Words.of(modelData, {})
                        }
                    }
                }
            }
            Column {
                width: columns.each

                SettingGroup {
                    title: Words.of("how-roles", {})

                    Repeater {
                        model: page.roles

                        HowLine {
                            required property var modelData

                            camp: modelData.camp
                            glyph: modelData.glyph
                            title: Words.of("shikigami-role-" + modelData.role, {})
                            body: Words.of("how-role-" + modelData.role, {})
                        }
                    }
                }
            }
        }
    }
}
