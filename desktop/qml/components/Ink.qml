// Words in one of the styles of the theme. Wraps; asks for an ellipsis only where it is told to.
import QtQuick
import "../theme"

Text {
    id: ink

    // hero title heading voice body bodyStrong label small tiny figure
    property string type: "body"
    property bool strong: Theme.weight(type) > 400

    color: Theme.ink
    font.family: Theme.family(type)
    font.pixelSize: Theme.size(type)
    font.weight: strong ? Font.Bold : Font.Normal
    font.letterSpacing: Theme.tracking(type) * Theme.size(type)
    lineHeight: Theme.leading(type) / (Theme.family(type) === Theme.uiFamily ? 1.0 : 1.448)
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    verticalAlignment: Text.AlignVCenter
    Accessible.ignored: text === ""
}
