// Who wins how often: a bar of camps with figures, and the camps' names below it.
pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

Column {
    id: odds

    // rows of camp and percent
    required property var shares

    spacing: 8
    Accessible.role: Accessible.StaticText
    Accessible.name: Words.of("new-odds-bar", {
        odds: shares.map(one => Words.of("new-odds-one", {
            camp: odds.campName(one.camp),
            n: one.percent
        })).join(" ")
    })

    function campName(camp: string): string {
        return camp === "draw" ? Words.of("result-draw", {}) : Words.of("camp-name-" + camp, {});
    }

    Row {
        id: bar

        width: odds.width
        height: Math.max(22, Theme.px(22))
        spacing: 3

        Repeater {
            model: odds.shares

            Rectangle {
                id: part

                required property var modelData

                width: (bar.width - 3 * (odds.shares.length - 1)) * modelData.percent / 100
                height: bar.height
                radius: 5
                color: Theme.camp(modelData.camp)

                Ink {
                    anchors.centerIn: parent
                    visible: implicitWidth + 4 <= part.width
                    type: "label"
                    color: Theme.inkOnCamp
                    text: Words.of("menu-percent", {
                        n: part.modelData.percent
                    })
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
    }
    Flow {
        width: odds.width
        spacing: 12

        Repeater {
            model: odds.shares

            Row {
                id: legend

                required property var modelData

                spacing: 5

                CampMark {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: legend.modelData.camp !== "draw"
                    camp: legend.modelData.camp === "draw" ? "" : legend.modelData.camp
                    px: Theme.px(18)
                }
                Ink {
                    anchors.verticalCenter: parent.verticalCenter
                    type: "small"
                    text: odds.campName(legend.modelData.camp)
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
