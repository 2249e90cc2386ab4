// All base components on one page, for the eye and for tests.
import QtQuick
import "../components"
import "../theme"

Item {
    id: gallery

    Backdrop {
        anchors.fill: parent
        moon: 3
        moonX: 0.68
        moonY: 0.27
        moonRadius: 96
    }
    Panel {
        x: 40
        y: 40
        width: 700
        height: flow.height + 40
        floating: true

        Flow {
            id: flow

            x: 20
            y: 20
            width: 660
            spacing: 12

            Ink { type: "title"; text: "月守 三日目" }
            Ink { type: "voice"; text: "昨夜は文哉を占いました。" }
            PrimaryButton { id: first; text: "発言する"; focus: true }
            PushButton { text: "推理"; glyph: "notebook" }
            GhostButton { text: "自由に書く" }
            IconButton { name: "menu"; glyph: "hamburger-menu" }
            Chip { text: "疑う"; checked: true }
            Chip { text: "信じる" }
            Chip { text: "強く"; checked: true; soft: true }
            Toggle { text: "動きを減らす"; checked: true }
            ValueSlider { value: 0.4 }
            Select { model: ["日本語", "English"]; name: "言語" }
            TextEntry { placeholderText: "自由に書く" }
            Face { portrait: "p01" }
            Face { portrait: "p02"; mood: "tense"; px: 40; tied: true }
            Tally { count: 8 }
            Repeater {
                model: ["village", "werewolf", "fox", "lovers", "quiz", "vampire", "bat", "ogre", "duelist", "tengu", "mania"]

                CampMark { required property string modelData; camp: modelData; px: 30 }
            }
            Fire { px: 84 }
        }
    }
    Component.onCompleted: first.forceActiveFocus(Qt.TabFocusReason)
}
