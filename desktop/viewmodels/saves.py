"""The records page: every game on the shelf, to go on with, to read again, to carry away."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Property, QObject, QStandardPaths, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, qmlEngine

from desktop.store import Library, StoreError
from desktop.viewmodels.rows import RowModel
from desktop.viewmodels.saved import SavedRow, shelf, told

QML_IMPORT_NAME = "Tsukimori.Vm"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0


class SavedModel(RowModel):
    """The games, the latest first."""

    row = SavedRow


@QmlElement
@QmlSingleton
class Saves(QObject):
    """The shelf. `exported` gives the file written, `failed` why it could not be."""

    changed = Signal()
    exported = Signal(str)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library = Library()
        self._games = SavedModel(self)
        self.pinned: list[SavedRow] = []
        """Shown instead of the shelf where there are any: for pictures."""

    @Property(QObject, constant=True)
    def games(self) -> SavedModel:
        return self._games

    @Property(int, notify=changed)
    def count(self) -> int:
        return len(self._games.rows)

    @Slot()
    def refresh(self) -> None:
        """Reads the shelf again."""
        self._games.show(self.pinned or shelf(self.library))
        self.changed.emit()

    @Slot(str)
    def exportGame(self, game: str) -> None:
        """Writes *game* as one file into the player's documents; a number is added where the name is taken."""
        folder = documents()
        target, n = folder / f"{game}.tsukimori", 1
        while target.exists():
            n += 1
            target = folder / f"{game}-{n}.tsukimori"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.exported.emit(str(self.library.export(game, target)))
        except (StoreError, OSError) as error:
            self.failed.emit(self._told(error))

    @Slot(str)
    def remove(self, game: str) -> None:
        """Deletes *game* for good."""
        try:
            self.library.remove(game)
        except StoreError as error:
            self.failed.emit(self._told(error))
        self.refresh()

    def _told(self, error: Exception) -> str:
        engine = qmlEngine(self)
        return (
            told(error, engine.singletonInstance("Tsukimori.Vm", "Catalogue").text.catalogue())
            if engine
            else str(error)
        )


def documents() -> Path:
    """The player's documents folder."""
    found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(found) if found else Path.home()
