"""The settings page: each change takes effect at once, on every page, and is written to the player's file."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, qmlEngine

from desktop import settings as file
from desktop.settings import Settings

QML_IMPORT_NAME = "Tsukimori.Vm"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

SIZES = (80, 90, 100, 110, 125, 150, 175, 200)
"""Text sizes that the keys step through, per cent."""
WRITE_AFTER = 250
"""Milliseconds without a change before the file is written: a slider writes once, not a hundred times."""


@QmlElement
@QmlSingleton
class Prefs(QObject):
    """The player's settings. `change(name, value)` sets one; volumes are named `master`, `effects`, `ambience`."""

    changed = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = Settings()
        self._kept = ""
        self._later = QTimer(self, interval=WRITE_AFTER, singleShot=True)
        self._later.timeout.connect(self.flush)

    # -- for the rest of the program ---------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self._now

    def load(self) -> None:
        """Reads the file and puts everything into effect."""
        self._now, self._kept = file.load()
        self._apply()
        self.changed.emit()

    def keep(self, settings: Settings) -> None:
        """Puts *settings* in the place of the old ones, and writes them soon."""
        if settings != self._now:
            before, self._now = self._now, settings
            self._apply(before)
            self.changed.emit()
            self._later.start()

    @Slot()
    def flush(self) -> None:
        """Writes the file now. A disk that refuses loses the file, not the settings in use."""
        self._later.stop()
        try:
            file.save(self._now)
        except OSError as error:
            self.failed.emit(str(error))

    # -- for the pages -----------------------------------------------------------------------------------------------

    @Property("QVariant", notify=changed)
    def now(self) -> dict[str, Any]:
        """All settings by name; `language` is the one in use, `volumes` a map."""
        plain = msgspec.to_builtins(self._now)
        return plain | {"language": self._now.chosen_language()}

    @Property(str, notify=changed)
    def keptFile(self) -> str:
        """Where a settings file that could not be understood was put; empty when all was well."""
        return self._kept

    @Property("QVariantList", constant=True)
    def palettes(self) -> list[str]:
        return list(file.PALETTES)

    @Property("QVariantList", constant=True)
    def speeds(self) -> list[str]:
        return list(file.SPEEDS)

    @Slot(str, "QVariant")
    def change(self, name: str, value: Any) -> None:
        """Sets *name* to *value*, bent into its range; unknown names and senseless values are a programmer's error."""
        if name in ("master", "effects", "ambience"):
            volume = min(100, max(0, round(float(value))))
            self.keep(
                msgspec.structs.replace(self._now, volumes=msgspec.structs.replace(self._now.volumes, **{name: volume}))
            )
            return
        if name == "text_scale":
            value = min(200, max(80, round(float(value))))
        self.keep(msgspec.convert(msgspec.to_builtins(self._now) | {name: value}, Settings))

    @Slot(int)
    def stepTextSize(self, step: int) -> None:
        """The next larger (*step* 1) or smaller (−1) text."""
        now = self._now.text_scale
        larger = [size for size in SIZES if size > now]
        smaller = [size for size in SIZES if size < now]
        if step > 0 and larger:
            self.change("text_scale", larger[0])
        elif step < 0 and smaller:
            self.change("text_scale", smaller[-1])

    def _apply(self, before: Settings | None = None) -> None:
        """Puts into effect what differs from *before*; everything where there was nothing."""
        engine = qmlEngine(self)
        if engine is None:
            return
        if before is None or before.language != self._now.language:
            engine.singletonInstance("Tsukimori.Vm", "Catalogue").lang = self._now.chosen_language()
        looks = engine.singletonInstance("Tsukimori.Vm", "Looks")
        if before is None or before.text_scale != self._now.text_scale:
            looks.textScale = self._now.text_scale / 100
        looks.palette = self._now.palette
        looks.reducedMotion = self._now.reduced_motion
        engine.singletonInstance("Tsukimori.Vm", "Sound").obey(self._now.volumes, self._now.captions)
