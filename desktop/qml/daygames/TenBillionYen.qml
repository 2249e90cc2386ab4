// The street of four shops: fronts above, the balance that runs down in the middle, card and till below.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Tsukimori.Vm
import "../components"
import "../theme"

MapScene {
    id: scene

    // a shop, `refund` or `wait`
    property string act: ""
    property int units: 0
    property string perk: ""
    property int who: 0
    readonly property var shops: picture.shops ?? []
    readonly property var perks: picture.perks ?? []
    readonly property var people: picture.people ?? []
    readonly property bool buying: open && picture.buy === true
    readonly property bool voting: open && perks.length > 0
    readonly property bool inShop: shops.some(one => one.id === act)
    readonly property bool ready: voting ? perk !== "" && who > 0 : buying && (act === "refund" || act === "wait" || inShop && units > 0)

    function take(one: string): void {
        if (buying && (one !== "refund" || picture.refund === true))
            act = one;
    }
    function pay(n: int): void {
        if (buying && (picture.units ?? []).includes(n))
            units = n;
    }
    function go(): void {
        if (!ready)
            return;
        if (voting)
            chosen("perk_ballot", [who], { perk: [perk] });
        else if (inShop)
            chosen("buy", [], { shop: [act], units: [String(units)] });
        else
            chosen(act, [], {});
    }
    // the next of a row of things, round and round
    function step(ids: var, now: var, by: int): var {
        const at = ids.indexOf(now);
        return ids[at < 0 ? (by > 0 ? 0 : ids.length - 1) : (at + by + ids.length) % ids.length];
    }

    place: "games/street"
    side: Theme.px(284)
    tall: width * 0.5 + Theme.px(80)
    onOpenChanged: if (open) {
        act = "";
        units = 0;
        perk = "";
        who = 0;
    }
    Keys.onPressed: event => {
        const across = event.key === Qt.Key_Right ? 1 : event.key === Qt.Key_Left ? -1 : 0;
        const down = event.key === Qt.Key_Down ? 1 : event.key === Qt.Key_Up ? -1 : 0;
        if (scene.voting && across)
            scene.perk = scene.step(scene.perks.map(one => one.id), scene.perk, across);
        else if (scene.voting && down)
            scene.who = scene.step(scene.people.map(one => one.seat), scene.who, down);
        else if (scene.buying && across)
            scene.take(scene.step(scene.shops.map(one => one.id), scene.act, across));
        else if (scene.buying && down)
            scene.pay(Math.max(1, Math.min(6, scene.units - down)));
        else if (scene.buying && event.key >= Qt.Key_1 && event.key <= Qt.Key_6)
            scene.pay(event.key - Qt.Key_0);
        else if (scene.buying && (event.key === Qt.Key_0 || event.key === Qt.Key_Period))
            scene.take("wait");
        else if (scene.buying && event.key === Qt.Key_R)
            scene.take("refund");
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && scene.ready)
            scene.go();
        else
            return;
        event.accepted = true;
    }

    stage: Item {
        id: street

        readonly property real gap: 12
        readonly property int signHeight: Math.ceil(shopName.height * (Theme.textScale > 1.3 ? 2 : 1)) + 6
        readonly property real shopWidth: Math.min((width - 3 * gap) / 4, (height - meter.height - till.height - signHeight - mark.height - 56) / 0.9)

        anchors.fill: parent

        FontMetrics {
            id: shopName

            font.family: Theme.uiFamily
            font.pixelSize: Theme.size("small")
        }
        FontMetrics {
            id: mark

            font.family: Theme.uiFamily
            font.pixelSize: Theme.size("tiny")
        }
        Row {
            id: fronts

            anchors.horizontalCenter: parent.horizontalCenter
            y: 4
            spacing: street.gap

            Repeater {
                model: scene.shops.length

                AbstractButton {
                    id: shop

                    required property int index
                    readonly property var modelData: scene.shops[index] ?? ({ id: "", name: "", faulty: false })
                    readonly property bool taken: scene.buying && scene.act === modelData.id

                    objectName: "shop-" + modelData.id
                    width: Math.max(80, street.shopWidth)
                    height: width * 0.9 + sign.height + fault.height + 10
                    enabled: scene.buying
                    hoverEnabled: true
                    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
                    text: modelData.name + (modelData.faulty ? " " + Words.of("survival-scene-ten_billion_yen-faulty", {}) : "")
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: text
                    Accessible.checked: taken
                    Accessible.onPressAction: shop.click()
                    onClicked: {
                        scene.take(modelData.id);
                        scene.forceActiveFocus();
                    }

                    background: Rectangle {
                        radius: Theme.radiusCard
                        color: Theme.surface
                        border.width: shop.taken ? Theme.selected : Theme.stroke
                        border.color: shop.taken ? Theme.ring : shop.hovered ? Theme.ink : Theme.line

                        FocusRing { visible: shop.visualFocus }
                    }
                    contentItem: Item {
                        Image {
                            id: front

                            x: 6
                            y: 6
                            width: parent.width - 12
                            height: width * 0.9
                            source: shop.modelData.id ? Theme.layer("games/shop_" + shop.modelData.id) : ""
                            sourceSize: Qt.size(Math.max(1, width), Math.max(1, height))
                        }
                        Ink {
                            id: sign

                            y: front.y + front.height - 4
                            width: parent.width
                            height: street.signHeight
                            horizontalAlignment: Text.AlignHCenter
                            text: shop.modelData.name
                            type: "small"
                            strong: shop.taken
                            lineHeight: 1
                            maximumLineCount: Theme.textScale > 1.3 ? 2 : 1
                            elide: Text.ElideRight
                            wrapMode: Text.WordWrap
                            leftPadding: 4
                            rightPadding: 4
                            Accessible.ignored: true
                        }
                        // room for what the wolf camp knows, at every shop and for everybody
                        Ink {
                            id: fault

                            anchors.top: sign.bottom
                            width: parent.width
                            height: mark.height + 2
                            horizontalAlignment: Text.AlignHCenter
                            text: shop.modelData.faulty ? Words.of("survival-scene-ten_billion_yen-faulty", {}) : ""
                            type: "tiny"
                            lineHeight: 1
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: 11
                            elide: Text.ElideRight
                            wrapMode: Text.NoWrap
                            color: Theme.danger
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
        // the balance
        Panel {
            id: meter

            anchors.horizontalCenter: parent.horizontalCenter
            y: fronts.y + fronts.height + Math.max(10, (till.y - fronts.y - fronts.height - height) / 2)
            width: Math.min(parent.width, Math.max(run.width, leftWords.implicitWidth) + 44)
            height: money.height + 20
            color: Theme.sunk
            Accessible.role: Accessible.StaticText
            Accessible.name: Words.of("survival-scene-ten_billion_yen-balance", {}) + " " + Words.of("survival-scene-ten_billion_yen-yen", { yen: scene.picture.yen ?? 0 })

            Column {
                id: money

                anchors.horizontalCenter: parent.horizontalCenter
                y: 10
                spacing: 6

                Ink {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: Words.of("survival-scene-ten_billion_yen-balance", {})
                    type: "small"
                    color: Theme.muted
                    lineHeight: 1
                    wrapMode: Text.NoWrap
                }
                Odometer {
                    id: run

                    objectName: "odometer"
                    anchors.horizontalCenter: parent.horizontalCenter
                    value: scene.picture.yen ?? 0
                    most: scene.picture.all || 10000000000
                    room: street.width - 60
                }
                Ink {
                    id: leftWords

                    anchors.horizontalCenter: parent.horizontalCenter
                    text: Words.of("survival-scene-ten_billion_yen-left", { n: scene.picture.balance ?? 0, of: scene.picture.budget ?? 0 })
                    type: "bodyStrong"
                    lineHeight: 1
                    wrapMode: Text.NoWrap
                }
            }
        }
        // card and till
        Panel {
            id: till

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            width: keys.width + 28
            height: keys.height + 20

            Row {
                id: keys

                x: 14
                y: 10
                spacing: 8

                Rectangle {
                    visible: Theme.textScale <= 1.3
                    anchors.verticalCenter: parent.verticalCenter
                    width: 92
                    height: 58
                    radius: 8
                    color: Theme.cardBack
                    border.width: Theme.hair
                    border.color: Theme.cardLace

                    Rectangle {
                        y: 10
                        width: parent.width
                        height: 10
                        color: Theme.cardInk
                    }
                    Rectangle {
                        x: 10
                        y: 27
                        width: 16
                        height: 12
                        radius: 3
                        color: Theme.accentFill
                    }
                    Row {
                        x: 10
                        y: 46
                        spacing: 6

                        Repeater {
                            model: 4

                            Rectangle {
                                width: 13
                                height: 4
                                radius: 2
                                color: Theme.cardLace
                            }
                        }
                    }
                }
                Ink {
                    anchors.verticalCenter: parent.verticalCenter
                    text: Words.of("survival-scene-ten_billion_yen-units", {})
                    type: "small"
                    color: Theme.muted
                    wrapMode: Text.NoWrap
                    rightPadding: 4
                }
                Repeater {
                    model: 6

                    TileButton {
                        required property int index

                        objectName: "units-" + (index + 1)
                        width: Math.max(46, Theme.px(42))
                        height: Math.max(52, Theme.px(46))
                        text: index + 1
                        spoken: Words.of("survival-scene-ten_billion_yen-units", {}) + " " + (index + 1)
                        enabled: scene.buying
                        checked: scene.buying && scene.inShop && scene.units === index + 1
                        onClicked: {
                            scene.pay(index + 1);
                            scene.forceActiveFocus();
                        }
                    }
                }
            }
        }
    }

    // -- while the money is spent ------------------------------------------------------------------------------------
    Ink {
        width: parent.width
        visible: scene.picture.done === true
        text: Words.of(scene.picture.success ? "survival-scene-ten_billion_yen-success" : "survival-scene-ten_billion_yen-failure", {})
        type: "heading"
        color: scene.picture.success ? Theme.good : Theme.danger
    }
    Ink {
        width: parent.width
        text: scene.picture.perk ? scene.picture.perk : scene.picture.done === true ? Words.of(scene.picture.success ? "survival-scene-ten_billion_yen-success-lead" : "survival-scene-ten_billion_yen-failure-lead", {}) : scene.picture.each ?? ""
        type: scene.picture.perk ? "bodyStrong" : "small"
        color: scene.picture.perk ? Theme.accent : Theme.muted
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    Column {
        visible: !scene.voting
        width: parent.width
        spacing: 4

        Ink {
            width: parent.width
            text: Words.of("survival-scene-ten_billion_yen-receipts", {})
            type: "bodyStrong"
        }
        Ink {
            visible: (scene.picture.receipts ?? []).length === 0
            width: parent.width
            text: Words.of("survival-scene-ten_billion_yen-receipts-none", {})
            type: "small"
            color: Theme.muted
        }
        Repeater {
            model: scene.picture.receipts ?? []

            Ink {
                required property var modelData

                width: parent ? parent.width : 0
                text: modelData.said
                type: "small"
                color: modelData.accepted ? Theme.ink : Theme.danger
            }
        }
    }
    Flow {
        visible: scene.buying
        width: parent.width
        spacing: 6

        Repeater {
            model: ["refund", "wait"]

            PickChip {
                required property string modelData

                objectName: "act-" + modelData
                text: Words.of("survival-scene-ten_billion_yen-" + modelData, {})
                enabled: modelData === "wait" || scene.picture.refund === true
                picked: scene.act === modelData
                onClicked: scene.take(modelData)
            }
        }
    }
    Ink {
        visible: scene.buying && text !== ""
        width: parent.width
        text: scene.inShop && scene.units > (scene.picture.balance ?? 0) ? Words.of("survival-scene-ten_billion_yen-too-much", {}) : scene.picture.refundWhy ?? ""
        type: "small"
        color: Theme.muted
    }
    // -- the ballot --------------------------------------------------------------------------------------------------
    Ink {
        visible: scene.voting
        width: parent.width
        text: Words.of("survival-scene-ten_billion_yen-which-perk", {})
        type: "bodyStrong"
    }
    Flow {
        visible: scene.voting
        width: parent.width
        spacing: 6

        Repeater {
            model: scene.perks

            PickChip {
                required property var modelData

                objectName: "perk-" + modelData.id
                text: modelData.name
                picked: scene.perk === modelData.id
                onClicked: scene.perk = modelData.id
            }
        }
    }
    Ink {
        visible: scene.voting && text !== ""
        width: parent.width
        text: scene.perks.find(one => one.id === scene.perk)?.about ?? ""
        type: "small"
        color: Theme.muted
    }
    Ink {
        visible: scene.voting
        width: parent.width
        text: Words.of("survival-scene-ten_billion_yen-for-whom", {})
        type: "bodyStrong"
    }
    Flow {
        visible: scene.voting
        width: parent.width
        spacing: 6

        Repeater {
            model: scene.people

            PickChip {
                required property var modelData

                objectName: "person-" + modelData.seat
                text: modelData.name
                picked: scene.who === modelData.seat
                onClicked: scene.who = modelData.seat
            }
        }
    }
    PrimaryButton {
        objectName: "scene-go"
        visible: scene.buying || scene.voting
        width: parent.width
        enabled: scene.ready
        textSize: Math.max(Theme.size("label"), Theme.px(15))
        leftPadding: 10
        text: scene.voting ? (scene.ready ? Words.of("survival-scene-ten_billion_yen-ballot-go", { perk: scene.perks.find(one => one.id === scene.perk)?.name ?? "", name: scene.people.find(one => one.seat === scene.who)?.name ?? "" }) : Words.of("survival-scene-ten_billion_yen-ballot-pick", {})) : !scene.ready ? Words.of("survival-scene-ten_billion_yen-pick", {}) : scene.inShop ? Words.of("survival-scene-ten_billion_yen-go-buy", { units: scene.units }) : Words.of("survival-scene-ten_billion_yen-go-" + scene.act, {})
        onClicked: scene.go()
    }
    Ink {
        visible: !scene.open && (scene.picture.made ?? "") !== ""
        width: parent.width
        text: (scene.picture.made ?? "") + (Words.lang === "ja" ? "" : " ") + Words.of("survival-scene-waiting", {})
        type: "small"
        color: Theme.muted
    }
}
