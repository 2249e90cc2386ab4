// One seat in the ring: portrait, number, name, what is claimed, and every state of the seat in shape and word.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import "../components"
import "../theme"

AbstractButton {
    id: card

    required property int seat
    required property string name
    required property string portrait
    required property string mood
    required property bool alive
    required property bool you
    required property string glyph
    required property string line
    required property bool strong
    required property string seal
    required property string when
    required property var marks
    required property int more
    required property int suspicion
    required property bool speaking
    required property bool voted
    required property int pick
    required property bool selectable
    required property bool barred
    required property int votes
    required property bool tied
    required property bool revived
    required property string back
    required property bool vines
    required property string order
    required property string label
    // lies down: portrait at the left, words beside it
    property bool lying: false
    property int portraitHeight: 92
    // how many of the votes have landed: −1 before a count
    property int landed: votes
    property bool drawn: true
    // 0 in colour, 1 drained to grey
    property real gone: alive ? 0 : 1

    readonly property bool small: !lying && width < 80
    readonly property bool second: !lying && !small && height - plate.height > 34
    readonly property color frame: tied && drawn ? Theme.danger : Theme.ring
    readonly property bool ringed: speaking || pick > 0 || (tied && drawn)

    signal pointed(int seat)

    objectName: "seat" + seat
    implicitWidth: 104
    implicitHeight: 134
    padding: 0
    z: votes > 0 ? 3 : pick > 0 || speaking ? 2 : visualFocus ? 1 : 0
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    text: label
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.focusable: true
    Accessible.onPressAction: card.pointed(card.seat)
    onClicked: card.pointed(card.seat)
    transform: Translate {
        id: lift

        y: card.speaking && !card.lying ? -4 : 0
        Behavior on y { NumberAnimation { duration: Theme.quick } }
    }
    Behavior on gone { NumberAnimation { duration: Theme.reveal } }
    // a vote lands: the card dips and returns
    onLandedChanged: if (landed > 0 && landed <= votes && !Theme.reducedMotion) dip.restart()
    SequentialAnimation {
        id: dip

        NumberAnimation { target: lift; property: "y"; to: 3; duration: Theme.quick / 2 }
        NumberAnimation { target: lift; property: "y"; to: 0; duration: Theme.quick / 2 }
    }

    ToolTip {
        visible: card.hovered && card.small
        delay: 400
        text: card.label
        font.pixelSize: Theme.size("small")
        palette.toolTipText: Theme.ink
        background: Panel { raised: true }
    }

    background: Item {
        Image {
            visible: (card.speaking || card.pick > 0) && !card.lying
            x: -26
            y: -26
            width: card.width + 52
            height: card.height + 52
            source: Theme.layer("shared/glow")
            sourceSize: Qt.size(Math.max(1, width), Math.max(1, height))
        }
        Shadow {
            visible: card.alive && !card.barred && !card.lying
            z: 0
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusCard
            color: !card.alive ? Theme.sunk : (card.hovered || card.down) && card.selectable ? Theme.raised2 : Theme.raised
        }
        Rectangle {
            id: plate

            x: 1.5
            y: 1.5
            width: card.lying ? Math.min(card.height - 3, card.width * 0.34) : card.width - 3
            height: card.lying ? card.height - 3 : card.portraitHeight
            topLeftRadius: 8.5
            topRightRadius: card.lying ? 0 : 8.5
            bottomLeftRadius: card.lying ? 8.5 : 0
            opacity: card.barred ? Theme.barredOpacity : 1 - (1 - Theme.deadOpacity) * card.gone
            clip: true
            gradient: Gradient {
                GradientStop { position: 0; color: plate.mix(Theme.plateTop, Theme.greyTop) }
                GradientStop { position: 1; color: plate.mix(Theme.plateBottom, Theme.greyBottom) }
            }

            readonly property int side: card.lying ? Math.max(width, height) : Math.min(height + 2, card.width)

            function mix(a: color, b: color): color {
                const t = card.gone;
                return Qt.rgba(a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t, 1);
            }

            Image {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                visible: card.gone < 1
                opacity: 1 - card.gone
                width: plate.side
                height: plate.side
                source: Theme.bust(card.portrait, card.alive ? card.mood : "neutral")
                sourceSize: Qt.size(plate.side, plate.side)
            }
            Image {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                visible: card.gone > 0
                opacity: card.gone
                width: plate.side
                height: plate.side
                source: card.gone > 0 && card.portrait ? "image://grey/" + card.portrait + "_neutral" : ""
                sourceSize: Qt.size(plate.side, plate.side)
            }
        }
        // silenced
        Image {
            visible: card.vines
            x: plate.x
            y: plate.y + plate.height - height
            width: plate.width
            height: Math.min(plate.height, plate.width)
            source: card.vines ? Theme.layer("games/vines") : ""
            sourceSize: Qt.size(Math.max(1, width), Math.max(1, height))
        }
        // the band of the dead
        Rectangle {
            visible: card.gone === 1 && card.seal !== "" && !card.lying
            x: 1.5
            y: plate.y + plate.height - height + slide.offset
            width: card.width - 3
            height: Math.max(20, band.implicitHeight + 4)
            color: Theme.sunk

            onVisibleChanged: if (visible && !Theme.reducedMotion) slide.restart()
            NumberAnimation {
                id: slide

                property real offset: 0

                target: slide
                property: "offset"
                from: 20
                to: 0
                duration: Theme.quick
            }
            Rectangle { width: parent.width; height: 1; color: Theme.line }
            Rectangle { width: parent.width; height: 1; y: parent.height - 1; color: Theme.line }
            Row {
                id: band

                anchors.centerIn: parent
                spacing: 5

                Ink {
                    id: seal

                    anchors.verticalCenter: parent.verticalCenter
                    visible: text !== ""
                    text: card.seal
                    type: Words.lang === "ja" ? "body" : "tiny"
                    strong: false
                    font.family: Words.lang === "ja" ? Theme.displayFamily : Theme.uiFamily
                    font.pixelSize: Words.lang === "ja" ? Theme.px(14) : Theme.size("tiny")
                    lineHeight: 1
                    color: Theme.muted
                    wrapMode: Text.NoWrap
                }
                Ink {
                    anchors.verticalCenter: parent.verticalCenter
                    // beside the seal, or not at all
                    readonly property real room: card.width - seal.width - band.spacing - 10

                    visible: !card.small && (Words.lang === "ja" || card.width > 116) && room > Theme.px(40)
                    text: card.when
                    type: "tiny"
                    strong: false
                    lineHeight: 1
                    color: Theme.muted
                    wrapMode: Text.NoWrap
                    width: Math.min(implicitWidth, room)
                    elide: Text.ElideRight
                }
            }
        }
        // name and second line, upright
        Row {
            visible: !card.lying
            x: card.small ? 4 : 8
            y: plate.y + plate.height + (card.second ? 1 : Math.max(0, (card.height - plate.height - 3 - height) / 2))
            spacing: card.small ? 3 : 5

            Ink {
                id: number

                anchors.baseline: title.baseline
                text: card.seat
                type: "tiny"
                lineHeight: 1
                color: Theme.faint
            }
            Ink {
                id: title

                text: card.name
                type: card.small ? "tiny" : "label"
                lineHeight: 1
                topPadding: 3
                bottomPadding: 3
                strong: card.alive && !card.barred
                color: card.alive && !card.barred ? Theme.ink : Theme.faint
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 11
                width: Math.min(implicitWidth, card.width - (card.small ? 8 : 14) - number.width - 5)
            }
        }
        Row {
            visible: card.second
            x: 8
            y: card.height - height - 4
            spacing: 4

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: card.glyph !== ""
                glyph: card.glyph
                px: Theme.px(13)
                color: Theme.ink
            }
            Ink {
                anchors.verticalCenter: parent.verticalCenter
                text: card.line
                type: "tiny"
                lineHeight: 1
                strong: card.strong
                color: card.strong ? Theme.ink : card.barred ? Theme.muted : Theme.faint
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                width: Math.min(implicitWidth, card.width - 14 - (card.glyph ? Theme.px(13) + 4 : 0))
            }
        }
        // lying: the words beside the portrait
        Column {
            visible: card.lying
            anchors.verticalCenter: parent.verticalCenter
            x: plate.width + Theme.px(10)
            width: card.width - x - 8
            spacing: 0

            Ink {
                width: parent.width
                text: card.seat + " " + card.name
                type: "label"
                strong: card.alive && !card.barred
                color: card.alive && !card.barred ? Theme.ink : Theme.faint
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                font.pixelSize: Theme.px(15)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(11)
            }
            Ink {
                width: parent.width
                text: card.you && !card.strong && !card.barred ? Words.of("table-you", {}) : !card.alive ? card.seal : card.marks.length > 0 && !card.strong && !card.barred ? card.marks.map(mark => mark.word).join(Words.of("table-dot", {})) : card.line
                type: "small"
                strong: card.you && !card.strong && !card.barred
                color: card.you && !card.strong && !card.barred ? Theme.accent : Theme.muted
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusCard
            color: "transparent"
            visible: !card.selectable && !card.revived && !card.ringed
            border.width: Theme.stroke
            border.color: Theme.line
        }
        Loader {
            anchors.fill: parent
            active: (card.selectable && card.pick === 0) || (card.revived && !card.ringed)
            sourceComponent: DashedFrame {
                stroke: card.revived ? Theme.good : Theme.lineStrong
                strokeWidth: card.revived ? 2.5 : Theme.stroke
            }
        }
    }

    contentItem: Item {
        // suspected: top left
        Rectangle {
            visible: card.suspicion > 0 && !card.lying
            x: 4
            y: 4
            width: accused.implicitWidth + 12
            height: Math.max(19, accused.implicitHeight + 4)
            radius: 5
            color: Theme.dangerFill

            Ink {
                id: accused

                anchors.centerIn: parent
                text: Words.of("table-suspected", { n: card.suspicion })
                type: "tiny"
                lineHeight: 1
                color: Theme.inkOnDanger
            }
        }
        Rectangle {
            visible: card.revived && card.suspicion === 0 && !card.lying
            x: 4
            y: 4
            width: Math.max(20, comeBack.implicitWidth + 10)
            height: Math.max(20, comeBack.implicitHeight + 4)
            radius: 5
            color: Theme.good

            Ink {
                id: comeBack

                anchors.centerIn: parent
                text: card.back
                type: "tiny"
                lineHeight: 1
                color: Theme.surface
            }
        }
        // results about the seat: top right
        Column {
            visible: card.votes < 0 && !card.small && !card.lying
            anchors.right: parent.right
            anchors.rightMargin: 4
            y: card.suspicion > 0 && (card.width < 100 || Words.lang !== "ja") ? 26 : card.you ? 12 : 4
            spacing: 3

            Repeater {
                model: card.marks

                Rectangle {
                    id: mark

                    required property var modelData

                    anchors.right: parent ? parent.right : undefined
                    width: found.width + 10
                    height: Math.max(19, found.implicitHeight + 4)
                    radius: 5
                    color: Theme.surface
                    border.width: mark.modelData.own ? Theme.strong : Theme.hair
                    border.color: mark.modelData.own ? Theme.ring : Theme.line

                    Row {
                        id: found

                        anchors.centerIn: parent
                        spacing: 3

                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            glyph: mark.modelData.glyph
                            px: Theme.px(12)
                            color: mark.modelData.black ? Theme.danger : Theme.ink
                        }
                        // white is a ring, black a filled diamond
                        Rectangle {
                            anchors.verticalCenter: parent.verticalCenter
                            width: 8
                            height: 8
                            radius: mark.modelData.black ? 0 : 4
                            rotation: mark.modelData.black ? 45 : 0
                            scale: mark.modelData.black ? 0.8 : 1
                            color: mark.modelData.black ? Theme.danger : "transparent"
                            border.width: mark.modelData.black ? 0 : 1.5
                            border.color: Theme.good
                            antialiasing: true
                        }
                        Ink {
                            anchors.verticalCenter: parent.verticalCenter
                            text: mark.modelData.word
                            type: "tiny"
                            lineHeight: 1
                            color: mark.modelData.black ? Theme.danger : Theme.ink
                        }
                    }
                }
            }
            Ink {
                visible: card.more > 0
                anchors.right: parent.right
                text: Words.of("table-more", { n: card.more })
                type: "tiny"
            }
        }
        Rectangle {
            visible: (card.small || card.lying) && card.marks.length > 0 && card.votes < 0
            anchors.right: parent.right
            anchors.rightMargin: 4
            y: 5
            width: card.lying ? 14 : 9
            height: width
            readonly property bool black: card.marks.length > 0 && card.marks[0].black
            radius: black ? 0 : width / 2
            rotation: black ? 45 : 0
            color: black ? Theme.danger : Theme.surface
            border.width: 2
            border.color: black ? Theme.danger : Theme.good
            antialiasing: true
        }
        // voted: the seal, never for whom
        Rectangle {
            id: stamp

            readonly property int side: card.small ? 22 : 34

            visible: card.voted
            x: card.lying ? card.width - side - 8 : card.width - side - 5
            y: card.lying ? (card.height - side) / 2 : card.portraitHeight - side - 4
            width: side
            height: side
            radius: side / 2
            rotation: -12
            color: Theme.surface
            border.width: Theme.strong
            border.color: Theme.danger

            Ink {
                anchors.centerIn: parent
                text: Words.of("table-voted-seal", {})
                font.family: Theme.displayFamily
                font.pixelSize: stamp.side / 2
                font.weight: Font.Normal
                lineHeight: 1
                color: Theme.danger
            }
            onVisibleChanged: if (visible && !Theme.reducedMotion) land.restart()
            NumberAnimation {
                id: land

                target: stamp
                property: "scale"
                from: 1.4
                to: 1
                duration: Theme.quick
                easing.type: Easing.OutBack
                easing.overshoot: 1.2
            }
        }
    }

    Rectangle {
        visible: card.ringed
        anchors.fill: parent
        anchors.margins: -2
        radius: Theme.radiusCard + 2
        color: "transparent"
        border.width: Theme.selected
        border.color: card.frame
    }
    Rectangle {
        visible: card.you && !card.lying
        z: 51
        anchors.horizontalCenter: parent.horizontalCenter
        y: -11
        width: yours.implicitWidth + 18
        height: Math.max(20, yours.implicitHeight + 4)
        radius: height / 2
        color: Theme.accentFill

        Ink {
            id: yours

            anchors.centerIn: parent
            text: Words.of("table-you", {})
            type: "tiny"
            lineHeight: 1
            color: Theme.inkOnAccent
        }
    }
    Rectangle {
        visible: card.pick > 0
        x: card.width + 10 - width
        y: -10
        width: Math.max(28, taken.implicitWidth + 14)
        height: 28
        radius: 14
        color: Theme.accentFill
        border.width: Theme.strong
        border.color: Theme.surface

        Ink {
            id: taken

            anchors.centerIn: parent
            text: card.order
            wrapMode: Text.NoWrap
            type: "label"
            lineHeight: 1
            color: Theme.inkOnAccent
        }
    }
    // votes received, once the count is open
    Rectangle {
        visible: card.landed > 0
        x: card.width + 18 - width
        y: -16
        width: got.width + 20
        height: Math.max(34, got.height + 8)
        radius: 8
        color: Theme.surface
        border.width: Theme.strong
        border.color: card.tied && card.drawn ? Theme.danger : Theme.lineStrong
        z: 2

        Row {
            id: got

            anchors.centerIn: parent
            spacing: 6

            Tally {
                anchors.verticalCenter: parent.verticalCenter
                count: card.landed
                px: 17
                stroke: card.tied && card.drawn ? Theme.danger : Theme.muted
            }
            Ink {
                anchors.verticalCenter: parent.verticalCenter
                text: card.landed
                type: "label"
                lineHeight: 1
                font.pixelSize: Theme.px(17)
            }
        }
    }
    FocusRing { visible: card.visualFocus }
}
