// One of a list that opens below. Rows are words, or objects with a text role.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import "../theme"

ComboBox {
    id: select

    property string name: ""
    property bool marked: false

    implicitHeight: Theme.hit
    implicitWidth: shown.implicitWidth + leftPadding + rightPadding
    leftPadding: Theme.px(12)
    rightPadding: Theme.px(28)
    font.family: Theme.uiFamily
    font.pixelSize: Theme.size("body")
    font.weight: Font.Bold
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : Theme.disabledOpacity
    Accessible.role: Accessible.ComboBox
    Accessible.name: name ? name + " " + displayText : displayText
    Keys.onReturnPressed: popup.opened ? event => event.accepted = false : popup.open()

    contentItem: Ink {
        id: shown

        text: select.displayText
        verticalAlignment: Text.AlignVCenter
        strong: true
        font.pixelSize: select.font.pixelSize
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    indicator: Icon {
        x: select.width - width - Theme.px(10)
        y: (select.height - height) / 2
        glyph: "own-next"
        rotation: 90
        px: Theme.px(12)
        color: Theme.muted
    }
    background: Rectangle {
        radius: Theme.radiusCard
        color: select.marked ? Theme.accentSoft : select.hovered ? Theme.raised2 : Theme.raised
        border.width: select.marked ? Theme.strong : Theme.stroke
        border.color: select.marked ? Theme.ring : Theme.lineStrong

        FocusRing {
            visible: select.visualFocus
        }
    }
    delegate: ItemDelegate {
        id: row

        required property int index

        width: ListView.view ? ListView.view.width : implicitWidth
        implicitHeight: Math.max(Theme.px(36), rowText.implicitHeight + 8)
        text: select.textAt(index)
        highlighted: select.highlightedIndex === index
        Accessible.name: text
        contentItem: Ink {
            id: rowText

            text: row.text
            strong: select.currentIndex === row.index
            Accessible.ignored: true
        }
        background: Rectangle {
            color: row.highlighted ? Theme.raised2 : "transparent"
            radius: Theme.radiusChip
        }
    }
    popup: Popup {
        y: select.height + 4
        width: Math.max(select.width, Theme.px(140))
        implicitHeight: Math.min(contentItem.implicitHeight + 12, Theme.px(360))
        padding: 6
        contentItem: ScrollList {
            implicitHeight: contentHeight
            model: select.delegateModel
            currentIndex: select.highlightedIndex
        }
        background: Panel {
            raised: true
            floating: true
        }
    }
}
