// A glyph alone: only for back, search, pause, menu, close, step. `hint` is its name for readers and its tip.
import "../theme"

PushButton {
    required property string name

    hint: name
    ghost: true
    leftPadding: 0
    implicitWidth: Theme.hit
}
