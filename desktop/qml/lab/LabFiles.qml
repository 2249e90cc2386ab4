// Opens and saves scenario files.
pragma ComponentBehavior: Bound
import QtQuick
import Tsukimori.Vm
import "../components"
import "../theme"

Sheet {
    id: files

    property string news: ""
    property bool bad: false

    title: Words.of("lab-files-title", {})
    lead: Words.of("lab-files-lead", {})
    onOpened: {
        news = "";
        path.text = Lab.suggested;
        path.forceActiveFocus(Qt.TabFocusReason);
    }

    Connections {
        target: Lab

        function onSaved(where: string): void {
            files.bad = false;
            files.news = Words.of("lab-save-done", {
                path: where
            });
        }
        function onOpened(name: string): void {
            files.bad = false;
            files.news = Words.of("lab-opened", {
                name: name
            });
        }
        function onFailed(why: string): void {
            files.bad = true;
            files.news = why;
        }
    }
    TextEntry {
        id: path

        objectName: "lab-path"
        width: parent ? parent.width : 0
        placeholderText: Words.of("lab-path", {})
    }
    Flow {
        width: parent ? parent.width : 0
        spacing: 8

        PushButton {
            objectName: "lab-file-open"
            text: Words.of("lab-open", {})
            onClicked: Lab.openFile(path.text)
        }
        PushButton {
            objectName: "lab-file-save"
            text: Words.of("lab-save", {})
            onClicked: Lab.saveFile(path.text)
        }
    }
    Ink {
        objectName: "lab-file-news"
        width: parent ? parent.width : 0
        visible: text !== ""
        wrapMode: Text.WrapAnywhere
        color: files.bad ? Theme.danger : Theme.good
        text: files.news
    }
}
