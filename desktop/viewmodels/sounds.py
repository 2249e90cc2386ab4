"""Sounds for the pages: by name, with captions for those who do not hear them."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from desktop.settings import Volumes
from desktop.sound import AMBIENCE, EFFECTS, Speaker

QML_IMPORT_NAME = "Tsukimori.Vm"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

CAPTIONED = ("bell", "howl", "heartbeat", "drum", "clappers", "stamp")
"""Those that tell something; a click says nothing the screen does not."""


@QmlElement
@QmlSingleton
class Sound(QObject):
    """`Sound.play("bell")`. `captioned` gives the catalogue key of what was to be heard, when captions are on."""

    captioned = Signal(str)
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speaker = Speaker(self)
        self._captions = False

    @Property(bool, notify=changed)
    def captions(self) -> bool:
        return self._captions

    def obey(self, volumes: Volumes, captions: bool) -> None:
        """Takes the player's settings."""
        for bus, percent in ((AMBIENCE, volumes.ambience), (EFFECTS, volumes.effects)):
            self._speaker.volumes[bus] = volumes.master * percent / 10_000
        if captions != self._captions:
            self._captions = captions
            self.changed.emit()

    @Slot(str)
    def play(self, name: str) -> None:
        """Plays *name* once, and captions it."""
        if self._captions and name in CAPTIONED:
            self.captioned.emit(f"sound-{name}")
        self._speaker.play(name)

    @Slot()
    def silence(self) -> None:
        """Stops whatever sounds."""
        self._speaker.silence()
