"""Sounds: short Ogg files, and silence where there is no device.

QtMultimedia is loaded when the first sound is wanted, never at start. A machine without an audio device, without the
library or with a broken driver plays nothing and says nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLoggingCategory, QMessageLogContext, QObject, QtMsgType, QUrl, qInstallMessageHandler

from desktop.places import ASSETS

AMBIENCE = "ambience"
EFFECTS = "effects"

SOUNDS: dict[str, tuple[str, str]] = {
    "bell": ("bell_morning", AMBIENCE),  # dawn, and a death
    "howl": ("wolf_howl", AMBIENCE),  # the night falls
    "heartbeat": ("heartbeat", AMBIENCE),  # a vote stands level
    "drum": ("taiko", AMBIENCE),  # the end
    "clappers": ("hyoshigi", EFFECTS),  # a phase begins
    "stamp": ("vote_stamp", EFFECTS),  # a vote lands
    "page": ("page", EFFECTS),  # a page turns
    "click": ("click", EFFECTS),  # a button
}
"""Sound → its file and the volume it obeys."""

QUIET_RULES = "\n".join(
    (
        "qt.multimedia.symbolsresolver.warning=false",  # optional drivers that are not there
        "qt.multimedia.*.info=false",
        "qt.multimedia.*.debug=false",
    )
)
COMPLAINTS = ("PulseAudio", "udio device", "pa_context", "ALSA")
"""How Qt's audio back ends word their warnings about a missing device."""


@contextmanager
def unheard() -> Iterator[None]:
    """Within it, Qt's complaints about missing sound go nowhere; every other message goes where it went."""
    former: Any = None

    def sift(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if not any(word in message for word in COMPLAINTS) and callable(former):
            former(kind, context, message)

    former = qInstallMessageHandler(sift)
    try:
        yield
    finally:
        qInstallMessageHandler(former)


def file(name: str) -> Path:
    """The file of the sound *name*."""
    return ASSETS / "sounds" / f"{SOUNDS[name][0]}.ogg"


class Speaker:
    """Plays by name (`SOUNDS`) at the volumes given, 0 to 1. *owner* keeps the players alive."""

    def __init__(self, owner: QObject) -> None:
        self.volumes = {AMBIENCE: 0.6, EFFECTS: 0.8}
        self._owner = owner
        self._players: dict[str, tuple[Any, Any]] = {}
        self._device: bool | None = None  # not asked yet

    def play(self, name: str) -> bool:
        """Plays *name* once, from its beginning; whether it does. An unknown name is a programmer's error."""
        volume = self.volumes[SOUNDS[name][1]]
        if volume <= 0 or not self.has_device():
            return False
        player, output = self._players.get(name) or self._player(name)
        output.setVolume(volume)
        player.stop()
        player.play()
        return True

    def silence(self) -> None:
        """Stops whatever sounds."""
        for player, _ in self._players.values():
            player.stop()

    def has_device(self) -> bool:
        """Whether anything can sound. Asked once; the library is loaded then."""
        if self._device is None:
            QLoggingCategory.setFilterRules(QUIET_RULES)
            with unheard():
                try:
                    from PySide6.QtMultimedia import QMediaDevices

                    self._device = bool(QMediaDevices.audioOutputs())
                except ImportError:  # a system without the sound libraries
                    self._device = False
        return self._device

    def _player(self, name: str) -> tuple[Any, Any]:
        from PySide6.QtMultimedia import QAudioOutput, QMediaPlayer

        with unheard():
            output = QAudioOutput(self._owner)
            player = QMediaPlayer(self._owner)
            player.setAudioOutput(output)
            player.errorOccurred.connect(self._give_up)
            player.setSource(QUrl.fromLocalFile(str(file(name))))
        self._players[name] = player, output
        return player, output

    def _give_up(self, *_: object) -> None:
        """A device that went away, or a codec that is missing: the game goes on without sound."""
        self._device = False
