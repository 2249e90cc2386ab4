// What every scene of a day game offers its frame: the picture it draws, whether a move is waited for, and the move.
import QtQuick

FocusScope {
    // what `DayGame.picture` says
    property var picture: ({})
    property bool open: false
    // the height there is without scrolling; `height` is more where `implicitHeight` asks for it
    property real room: 600

    // a move: its seats, and what is chosen in each field
    signal chosen(string action, var seats, var picks)
    // the gods are to be seen; `god` may be empty
    signal wantsGods(string god)

    implicitHeight: 0
}
