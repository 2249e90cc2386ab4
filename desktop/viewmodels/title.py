"""The title page: the latest game to go on with, and the moon over it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, qmlEngine

import desktop
from desktop.store.library import Library
from desktop.viewmodels.saved import SavedRow, moon, shelf

QML_IMPORT_NAME = "Tsukimori.Vm"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

MOON_WITHOUT_A_SAVE = 3


@QmlElement
@QmlSingleton
class Title(QObject):
    """`latest` is the game to go on with, as the fields of a `SavedRow`; empty when there is none."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library = Library()
        self._latest: SavedRow | None = None
        self._pinned = False

    @Property(bool, notify=changed)
    def hasSave(self) -> bool:
        return self._latest is not None

    @Property("QVariantMap", notify=changed)
    def latest(self) -> dict[str, Any]:
        return asdict(self._latest) if self._latest else {}

    @Property(str, notify=changed)
    def moon(self) -> str:
        """The file of the moon's phase, without its ending."""
        return moon(self._latest.day if self._latest else MOON_WITHOUT_A_SAVE)

    @Property(str, constant=True)
    def version(self) -> str:
        return desktop.__version__

    @property
    def row(self) -> SavedRow | None:
        """The latest game that is not over."""
        return self._latest

    def pin(self, row: SavedRow) -> None:
        """Shows *row* and looks at the shelf no more: for pictures."""
        self._latest, self._pinned = row, True
        self.changed.emit()

    @Slot()
    def refresh(self) -> None:
        """Looks at the shelf again."""
        if self._pinned:
            return
        latest = next((row for row in shelf(self.library) if not row.finished and not row.broken), None)
        if latest != self._latest:
            self._latest = latest
            self.changed.emit()

    @Slot()
    def goOn(self) -> None:
        """Goes on with the latest game."""
        if self._latest:
            qmlEngine(self).singletonInstance("Tsukimori.Vm", "Nav").start("table", {"game": self._latest.game})
