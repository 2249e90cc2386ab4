// A quiet button without a frame.
PushButton {
    ghost: true
}
