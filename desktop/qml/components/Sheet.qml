// A sheet over the page: scrolls within itself, closes with Escape, gives the keyboard back to what opened it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import "../theme"

Popup {
    id: sheet

    required property string title
    property string lead: ""
    property int wide: 560
    property Item opener: null
    default property alias inner: body.data

    function openFrom(item: Item): void {
        opener = item;
        open();
    }

    parent: Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(Theme.px(wide), parent ? parent.width - 48 : 0)
    height: Math.min(parent ? parent.height - 48 : 0, whole.height + topPadding + bottomPadding)
    padding: 24
    modal: true
    focus: true
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside
    onClosed: if (opener)
        opener.forceActiveFocus(Qt.TabFocusReason)

    Overlay.modal: Rectangle {
        color: Theme.scrim
    }
    background: Panel {
        floating: true
    }
    contentItem: FocusScope {
        focus: true

        function walk(forward: bool): void {
            const here = Window.activeFocusItem;
            const next = here ? here.nextItemInFocusChain(forward) : null;
            if (next)
                next.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
        }
        Keys.onDownPressed: walk(true)
        Keys.onRightPressed: walk(true)
        Keys.onUpPressed: walk(false)
        Keys.onLeftPressed: walk(false)

        ScrollArea {
            id: scroll

            x: -8
            width: parent.width + 16
            height: parent.height
            contentHeight: whole.height

            Column {
                id: whole

                x: 8
                width: scroll.width - 16
                spacing: 12

                Item {
                    width: parent.width
                    height: Math.max(heading.height, close.height)

                    Ink {
                        id: heading

                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - close.width - 8
                        type: "heading"
                        text: sheet.title
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }
                    IconButton {
                        id: close

                        objectName: "sheet-close"
                        anchors.right: parent.right
                        name: Words.of("menu-close", {})
                        glyph: "cancel"
                        onClicked: sheet.close()
                    }
                }
                Ink {
                    width: parent.width
                    visible: sheet.lead !== ""
                    color: Theme.muted
                    text: sheet.lead
                }
                Column {
                    id: body

                    width: parent.width
                    spacing: 12
                }
            }
        }
    }
}
