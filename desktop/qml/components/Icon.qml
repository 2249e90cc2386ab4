// A glyph in one colour. Below 17 px the common ones have a plain cut of their own.
import QtQuick
import QtQuick.Controls.impl
import "../theme"

IconImage {
    id: icon

    required property string glyph
    property int px: 20
    readonly property var plain: ({
            "vote": "own-ballot",
            "crystal-ball": "own-seer",
            "candle-skull": "own-medium",
            "edged-shield": "own-guard",
            "wolf-head": "own-wolf",
            "fox-head": "own-fox",
            "person": "own-villager",
            "rune-stone": "own-barrier",
            "shaking-hands": "own-mason",
            "devil-mask": "own-madman"
        })

    width: px
    height: px
    sourceSize: Qt.size(px, px)
    source: glyph ? Theme.icon(px < 17 && plain[glyph] ? plain[glyph] : glyph) : ""
    color: Theme.ink
    Accessible.ignored: true
}
