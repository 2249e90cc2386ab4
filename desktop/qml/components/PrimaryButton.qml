// The one thing to do here.
import "../theme"

PushButton {
    primary: true
    textSize: Math.max(Theme.size("label"), Theme.px(16))
    leftPadding: Theme.px(22)
    implicitHeight: Math.max(Theme.px(44), contentItem.implicitHeight + 12)
}
