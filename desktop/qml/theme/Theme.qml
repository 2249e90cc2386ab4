pragma Singleton
// The look as tokens: colours of the phase, type, sizes, motion. Nothing else holds a colour or a size.

import QtQuick
import Tsukimori.Vm

QtObject {
    id: theme

    // night | dusk | day; a page sets it, everything repaints
    property string phase: "night"
    readonly property bool light: phase === "day"
    readonly property bool software: Tokens.software
    readonly property string assets: Tokens.assets

    // the player's wishes
    readonly property real textScale: Math.max(0.8, Looks.textScale)
    readonly property string palette: Looks.palette
    readonly property bool still: Looks.still
    readonly property bool reducedMotion: Looks.reducedMotion || still
    // ×8 divides everything but a tap
    property real haste: 1

    // colours
    readonly property var tokens: Tokens.phases[phase]
    readonly property int fade: still ? 0 : Looks.reducedMotion ? 300 : 1600 / haste
    // the darkest of the sky: the ground of veils behind display words
    readonly property color sky: tokens.sky[0]
    property color surface: tokens.surface
    property color raised: tokens.raised
    property color raised2: tokens.raised2
    property color sunk: tokens.sunk
    property color line: tokens.line
    property color lineStrong: tokens.lineStrong
    property color ink: tokens.ink
    property color muted: tokens.muted
    property color faint: tokens.faint
    property color accent: tokens.accent
    property color accentFill: tokens.accentFill
    property color inkOnAccent: tokens.onAccent
    property color accentSoft: tokens.accentSoft
    property color danger: tokens.danger
    property color dangerFill: tokens.dangerFill
    property color inkOnDanger: tokens.onDanger
    property color good: tokens.good
    property color ring: tokens.ring
    property color second: tokens.second
    property color focus: tokens.focus
    property color plateTop: tokens.plateTop
    property color plateBottom: tokens.plateBottom
    property color scrim: seeThrough(tokens.scrim)
    readonly property color inkOnCamp: light ? "#FFFFFF" : "#10141E"
    // the plates of the dead
    readonly property color greyTop: light ? "#DEDDD8" : "#7C7C7E"
    readonly property color greyBottom: light ? "#BDBBB4" : "#48484C"
    readonly property color shadow: light ? "#22231E19" : "#40000000"

    // things with colours of their own, whatever the phase: playing cards, the fields of the island
    readonly property color cardPaper: "#FBF6E9"
    readonly property color cardInk: "#231E19"
    readonly property color cardRed: "#A12A1B"
    readonly property color cardBack: "#2C3A5E"
    readonly property color cardLace: "#8FA0C8"
    readonly property color felt: "#0D1512"
    readonly property color feltEdge: "#4A3A2A"
    readonly property color soil: "#4B3526"
    readonly property color furrow: "#33231A"
    readonly property color harvest: "#F7C77E"

    // figures
    readonly property int gap: 8
    readonly property int margin: 16
    readonly property int padding: 20
    readonly property int radiusChip: 6
    readonly property int radiusCard: 10
    readonly property int radiusPanel: 14
    readonly property real hair: 1
    readonly property real stroke: 1
    readonly property real strong: 2
    readonly property real selected: 3
    readonly property real focusWidth: 3
    readonly property real focusGap: 2
    readonly property int hit: Math.max(40, Math.round(28 * textScale + 12))
    readonly property real disabledOpacity: 0.45
    readonly property real deadOpacity: 0.62
    readonly property real barredOpacity: 0.38

    // motion, in milliseconds
    readonly property int tap: still ? 0 : reducedMotion ? 0 : 90
    readonly property int quick: reducedMotion ? 0 : 160 / haste
    readonly property int move: reducedMotion ? 0 : 280 / haste
    readonly property int arrow: reducedMotion ? 0 : 420 / haste
    readonly property int reveal: reducedMotion ? 0 : 700 / haste
    readonly property int dawnLine: still ? 0 : 2200 / haste

    readonly property string uiFamily: "BIZ UDPGothic"
    readonly property string displayFamily: "Shippori Mincho"

    // the tokens write see-through colours as RRGGBBAA, Qt reads AARRGGBB
    function seeThrough(code: string): color {
        return "#" + code.slice(7) + code.slice(1, 7);
    }
    // n px of layout at the chosen text size; letters never below 11 px
    function px(n: real): int {
        return Math.round(n * textScale);
    }
    function size(style: string): int {
        const s = Tokens.types[style];
        const grow = style === "hero" || style === "title" ? 1 + (textScale - 1) * 0.3 : textScale;
        return Math.max(11, Math.round(s.size * (textScale < 1 ? textScale : grow)));
    }
    function leading(style: string): real {
        return Tokens.types[style].line;
    }
    function weight(style: string): int {
        return Tokens.types[style].weight;
    }
    function family(style: string): string {
        return Tokens.types[style].family === "display" ? displayFamily : uiFamily;
    }
    function tracking(style: string): real {
        return Tokens.types[style].tracking ?? 0;
    }
    function camp(id: string): color {
        const pair = Tokens.camps[palette][id === "wolf" ? "werewolf" : id];
        return pair ? pair[light ? 1 : 0] : muted;
    }
    function icon(name: string): url {
        return assets + "icons/" + name + ".svg";
    }
    function bust(portrait: string, mood: string): url {
        return portrait ? assets + "busts/" + portrait + "_" + (mood || "neutral") + ".svg" : "";
    }
    function layer(path: string): url {
        return assets + "layers/" + path + ".svg";
    }

    Behavior on surface { ColorAnimation { duration: theme.fade } }
    Behavior on raised { ColorAnimation { duration: theme.fade } }
    Behavior on raised2 { ColorAnimation { duration: theme.fade } }
    Behavior on sunk { ColorAnimation { duration: theme.fade } }
    Behavior on line { ColorAnimation { duration: theme.fade } }
    Behavior on lineStrong { ColorAnimation { duration: theme.fade } }
    Behavior on ink { ColorAnimation { duration: theme.fade } }
    Behavior on muted { ColorAnimation { duration: theme.fade } }
    Behavior on faint { ColorAnimation { duration: theme.fade } }
    Behavior on accent { ColorAnimation { duration: theme.fade } }
    Behavior on accentFill { ColorAnimation { duration: theme.fade } }
    Behavior on accentSoft { ColorAnimation { duration: theme.fade } }
    Behavior on danger { ColorAnimation { duration: theme.fade } }
    Behavior on plateTop { ColorAnimation { duration: theme.fade } }
    Behavior on plateBottom { ColorAnimation { duration: theme.fade } }
}
