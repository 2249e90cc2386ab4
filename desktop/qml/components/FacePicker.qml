// All faces; the one pressed takes the place.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../theme"

Sheet {
    id: picker

    property int place: 0
    readonly property bool yours: place === 0
    readonly property var seated: NewGame.faces

    function choose(at: int, item: Item): void {
        place = at;
        openFrom(item);
    }

    title: Words.of(yours ? "new-portrait-pick" : "new-person-pick", {})
    wide: 600
    onOpened: person.text = yours ? "" : seated[place].here

    TextEntry {
        id: person

        objectName: "person-name"
        visible: !picker.yours
        width: parent ? parent.width : 0
        placeholderText: Words.of("new-person-here", {})
        maximumLength: NewGame.nameMost
        onTextEdited: NewGame.friend(picker.place, text)
        onAccepted: picker.close()
    }
    Flow {
        width: parent ? parent.width : 0
        spacing: 12

        Repeater {
            model: NewGame.everybody

            Column {
                id: one

                required property var modelData
                readonly property string called: Catalogue.lang === "ja" ? modelData.nameJa : modelData.nameEn
                readonly property int at: picker.seated.findIndex(face => face.who === modelData.who)

                width: Theme.px(72)
                spacing: 2

                FaceButton {
                    objectName: "face-" + one.modelData.who
                    anchors.horizontalCenter: parent.horizontalCenter
                    portrait: one.modelData.portrait
                    yours: one.at === picker.place
                    px: Theme.px(56)
                    text: one.called
                    onClicked: {
                        NewGame.seat(picker.place, one.modelData.who);
                        picker.close();
                    }
                }
                Ink {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    type: "small"
                    color: one.at >= 0 ? Theme.muted : Theme.ink
                    text: one.called
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
                Ink {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    type: "tiny"
                    color: Theme.faint
                    text: one.at === 0 ? Words.of("result-you", {}) : one.at > 0 ? Words.of("new-person-taken", {}) : " "
                    Accessible.ignored: true
                }
            }
        }
    }
}
