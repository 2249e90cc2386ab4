// A suit of playing cards: S, H, D or C.
import "../components"
import "../theme"

Icon {
    required property string suit

    glyph: ({ S: "own-suit-spade", H: "own-suit-heart", D: "own-suit-diamond", C: "own-suit-club" })[suit] ?? ""
    color: suit === "H" || suit === "D" ? Theme.cardRed : Theme.cardInk
}
