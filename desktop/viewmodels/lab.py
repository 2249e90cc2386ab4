"""The night lab's page: a night that is set by hand, and every way it can go."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import Property, QObject, QTimer, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, qmlEngine

from desktop import marks
from desktop.nightwork import NightWork, Ways, count
from desktop.text import LANGUAGES, Text
from desktop.viewmodels import lab_scenes
from desktop.viewmodels.lab_edit import Editing
from desktop.viewmodels.lab_scenes import MOST_SEATS, OPTIONS, LabDraft
from desktop.viewmodels.lab_told import Teller, portrait, refused

QML_IMPORT_NAME = "Tsukimori.Vm"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

SAID_AFTER = 700
"""Milliseconds of counting after which the page says that it counts."""
MOST_FOUND = 80
FEW_SKIES = ("overcast", "full_moon", "new_moon", "blossom_haze", "azure_sky", "river_fog", "misty_rain", "snow_glow",
             "thunderstorm", "dark_night", "withering_wind")  # fmt: skip
"""The weathers that can be chosen without opening the list."""


@QmlElement
@QmlSingleton
class Lab(QObject):
    """Every change is a new draft: `undo` returns to the one before. The counting is done by a process beside."""

    changed = Signal()
    foundChanged = Signal()
    wayChanged = Signal()
    saved = Signal(str)
    opened = Signal(str)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.inline = False
        """Counts in this process at once: for pictures."""
        self._draft = LabDraft()
        self._before: list[LabDraft] = []
        self._after: list[LabDraft] = []
        self._ways: Ways | None = None
        self._way = 0
        self._stopped = False
        self._work = NightWork(self)
        self._work.found.connect(self._show)
        self._since = 0.0
        self._clock = QTimer(self, interval=250)
        self._clock.timeout.connect(self.foundChanged.emit)
        self._heard = False
        self._editing = Editing(self)
        self._sought: tuple[str, str] = ("", "")

    # -- the draft ---------------------------------------------------------------------------------------------------

    @property
    def draft(self) -> LabDraft:
        """What is set now."""
        return self._draft

    def keep(self, draft: LabDraft) -> None:
        """Sets *draft*; the one before can be returned to."""
        if draft == self._draft:
            return
        if self._draft.seats:
            self._before.append(self._draft)
        self._after.clear()
        self._set(draft)

    def _set(self, draft: LabDraft) -> None:
        self._draft = draft
        self._way = 0
        self.changed.emit()
        self.count()

    @Slot(str, str)
    def begin(self, kind: str, id: str) -> None:
        """Sets a ready scene for a role or a weather; without either, the sample where nothing is set yet."""
        if kind == "role":
            self.keep(lab_scenes.scene_for(id))
        elif kind == "weather":
            self.keep(lab_scenes.scene_under(id))
        elif not self._draft.seats:
            self.keep(lab_scenes.sample())

    @Slot()
    def undo(self) -> None:
        if self._before:
            self._after.append(self._draft)
            self._set(self._before.pop())

    @Slot()
    def redo(self) -> None:
        if self._after:
            self._before.append(self._draft)
            self._set(self._after.pop())

    @Property(bool, notify=changed)
    def canUndo(self) -> bool:
        return bool(self._before)

    @Property(bool, notify=changed)
    def canRedo(self) -> bool:
        return bool(self._after)

    @Property(int, notify=changed)
    def night(self) -> int:
        return self._draft.night

    @Slot(int)
    def setNight(self, night: int) -> None:
        if 1 <= night <= 20:
            self.keep(replace(self._draft, night=night))

    @Property(bool, notify=changed)
    def day(self) -> bool:
        """Whether votes are counted instead of a night's acts."""
        return self._draft.day

    @Slot(bool)
    def setDay(self, day: bool) -> None:
        """By *day* or by night, with the same seats; the acts of the other phase wait until it returns."""
        if day != self._draft.day:
            self.keep(lab_scenes.voting(self._draft) if day else replace(self._draft, day=False))

    @Property(str, notify=changed)
    def version(self) -> str:
        return self._draft.version

    @Property("QVariantList", constant=True)
    def versions(self) -> list[str]:
        from engine import catalogue

        return list(catalogue.versions("shikigami"))

    @Slot(str)
    def setVersion(self, version: str) -> None:
        self.keep(replace(self._draft, version=version))

    @Property("QVariantList", constant=True)
    def optionNames(self) -> list[str]:
        return list(OPTIONS)

    @Property("QVariantList", notify=changed)
    def options(self) -> list[str]:
        return list(self._draft.options)

    @Slot(str)
    def toggleOption(self, option: str) -> None:
        options = self._draft.options
        kept = tuple(one for one in options if one != option)
        self.keep(replace(self._draft, options=kept if option in options else (*options, option)))

    # -- weather -----------------------------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def weather(self) -> str:
        return self._draft.weather

    @Slot(str)
    def setWeather(self, weather: str) -> None:
        """Another *weather*, none where empty."""
        self.keep(replace(self._draft, weather=weather))

    @Property(int, constant=True)
    def weatherCount(self) -> int:
        from engine import catalogue

        return len(catalogue.weathers("shikigami"))

    @Property("QVariantList", notify=changed)
    def fewWeathers(self) -> list[dict[str, Any]]:
        """Some weathers to choose at once, the one that holds among them."""
        few = list(FEW_SKIES)
        if self._draft.weather and self._draft.weather not in few:
            few[0] = self._draft.weather
        return [self._sky(id) for id in few]

    @Property("QVariantMap", notify=changed)
    def weatherNow(self) -> dict[str, Any]:
        """The weather that holds, with its short text; empty for none."""
        id = self._draft.weather
        if not id:
            return {}
        language = self.text.language
        return {**self._sky(id), "short": self.book.text("weather", id, language, "-short")}

    def _sky(self, id: str) -> dict[str, Any]:
        mark = marks.of("weather", id)
        name = self.book.name("weather", id, self.text.language)
        return {"id": id, "name": name, "glyph": mark.glyph, "sign": mark.sign}

    # -- seats -------------------------------------------------------------------------------------------------------

    @Property(QObject, constant=True)
    def editing(self) -> Editing:
        """The seat that is looked at closely, and what can be done with it."""
        return self._editing

    @Property("QVariantList", notify=changed)
    def seats(self) -> list[dict[str, Any]]:
        """`name`, `shown` (its name here), `portrait`, `role`, `camp`, `mark`, `alive`, `traits`, `acts`."""
        from engine import catalogue

        told = Teller(self._draft, self.text.catalogue())
        rows = []
        for index, seat in enumerate(self._draft.seats):
            mark = marks.of("role", seat.role)
            rows.append({
                "name": seat.name, "shown": told.name(seat.name), "portrait": portrait(seat, index),
                "role": told.term("role", seat.role), "camp": catalogue.role("shikigami", seat.role).camp,
                "glyph": mark.glyph, "sign": mark.sign, "alive": seat.alive,
                "traits": [told.term("trait", trait) for trait, _ in seat.traits],
                "acts": told.ballot(seat) if self._draft.day else [
                    {"action": told.term("action", act.action), "passed": act.passed,
                     "targets": [told.name(target) for target in act.targets]}
                    for act in seat.acts
                ],
            })  # fmt: skip
        return rows

    @Property(bool, notify=changed)
    def canAdd(self) -> bool:
        return len(self._draft.seats) < MOST_SEATS

    @Slot()
    def addSeat(self) -> None:
        if self.canAdd:
            seats = self._draft.seats
            self.keep(replace(self._draft, seats=(*seats, lab_scenes.new_seat(seats))))

    # -- what comes of it --------------------------------------------------------------------------------------------

    @Slot()
    def count(self) -> None:
        """Counts the ways of what is set."""
        self._stopped = False
        if not self._draft.seats:
            return
        scenario = msgspec.json.encode(self._draft.scenario())
        if self.inline:
            self._show(count(scenario))
            return
        self._since = time.monotonic()
        self._clock.start()
        self._work.ask(scenario)
        self.foundChanged.emit()

    @Slot()
    def cancel(self) -> None:
        """Stops counting; what was known before stays on the page no longer."""
        self._work.stop()
        self._clock.stop()
        self._ways, self._stopped = None, True
        self.foundChanged.emit()
        self.wayChanged.emit()

    @Slot()
    def leave(self) -> None:
        """The page is left: nobody waits for the count."""
        self._work.stop()
        self._clock.stop()

    def _show(self, ways: object) -> None:
        self._ways = ways if isinstance(ways, Ways) else Ways(failed="internal")
        self._clock.stop()
        self._way = min(self._way, max(0, len(self._ways.ways) - 1))
        self.foundChanged.emit()
        self.wayChanged.emit()

    @Property(str, notify=foundChanged)
    def state(self) -> str:
        """`busy` (and worth saying so), `stopped`, `failed` or `ready`."""
        if self._stopped:
            return "stopped"
        if self._work.busy and (self._ways is None or time.monotonic() - self._since > SAID_AFTER / 1000):
            return "busy"
        return "failed" if self._ways is not None and self._ways.failed else "ready"

    @Property(int, notify=foundChanged)
    def seconds(self) -> int:
        """How long it has been counting."""
        return int(time.monotonic() - self._since) if self._work.busy else 0

    @Property(str, notify=foundChanged)
    def trouble(self) -> str:
        """Why this night cannot be counted; empty where it can."""
        if self._ways is None or not self._ways.failed:
            return ""
        return Teller(self._draft, self.text.catalogue()).failed(self._ways)

    @Property(int, notify=foundChanged)
    def total(self) -> int:
        return self._ways.total if self._ways else 0

    @Property(bool, notify=foundChanged)
    def estimate(self) -> bool:
        return bool(self._ways and self._ways.estimate)

    @Property("QVariantList", notify=foundChanged)
    def ways(self) -> list[dict[str, Any]]:
        """The ways as rows, likeliest first: see `Teller.way`."""
        if self._ways is None:
            return []
        told = Teller(self._draft, self.text.catalogue())
        return [told.way(way) for way in self._ways.ways]

    @Property(int, notify=wayChanged)
    def way(self) -> int:
        """The way that is told of, from 0."""
        return self._way

    @Slot(int)
    def choose(self, way: int) -> None:
        if self._ways is not None and 0 <= way < len(self._ways.ways):
            self._way = way
            self.wayChanged.emit()

    @Property("QVariantList", notify=wayChanged)
    def steps(self) -> list[dict[str, Any]]:
        """The numbered steps of the way that is told of."""
        if self._ways is None or self._way >= len(self._ways.ways):
            return []
        return Teller(self._draft, self.text.catalogue()).steps(self._ways.ways[self._way])

    # -- finding roles, traits and weathers --------------------------------------------------------------------------

    @Slot(str, str, result="QVariantList")
    def find(self, kind: str, query: str) -> list[dict[str, Any]]:
        """Pages of the encyclopedia to pick from, at most `MOST_FOUND`; all weathers."""
        most = 1000 if kind == "weather" else MOST_FOUND
        language = self.text.language
        return [self.book.link(page.kind, page.id, language) for page in self.book.search(query, kind)[:most]]

    # -- files -------------------------------------------------------------------------------------------------------

    @Slot(str)
    def openFile(self, path: str) -> None:
        """The first night or day of the scenario file *path* (a path or a file URL)."""
        from engine import lab
        from engine.setup import Illegal

        file = local(path)
        try:
            scenarios = lab.load(file.read_bytes())
            draft = lab_scenes.draft_of(scenarios[0])
        except Illegal as error:
            words = self.text.catalogue()
            self.failed.emit(words.of("lab-file-failed", why=refused(words, error.reason, error.detail)))
            return
        except (OSError, IndexError, ValueError) as error:
            self.failed.emit(self.text.of("lab-file-failed", why=str(error)))
            return
        self.keep(draft)
        self.opened.emit(file.name)

    @Slot(str)
    def saveFile(self, path: str) -> None:
        """Writes what is set as a scenario file."""
        file = local(path)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.format(msgspec.json.encode([self._draft.scenario()]), indent=1) + b"\n")
        except OSError as error:
            self.failed.emit(self.text.of("lab-save-failed", why=str(error)))
            return
        self.saved.emit(str(file))

    @Property(str, notify=changed)
    def suggested(self) -> str:
        """Where a file would go if nobody says otherwise."""
        from desktop.places import home

        return str(home() / "nights" / f"{self._draft.title or 'night'}.json")

    # -- neighbours --------------------------------------------------------------------------------------------------

    @property
    def text(self) -> Text:
        engine = qmlEngine(self)
        if engine is None:
            return Text("ja")
        shared = engine.singletonInstance("Tsukimori.Vm", "Catalogue")
        if not self._heard:
            self._heard = True
            shared.langChanged.connect(self._say_again)
        return shared.text

    def _say_again(self) -> None:
        self.changed.emit()
        self.foundChanged.emit()
        self.wayChanged.emit()

    @property
    def book(self) -> Any:
        engine = qmlEngine(self)
        if engine is not None:
            return engine.singletonInstance("Tsukimori.Vm", "Encyclopedia").book
        from desktop.book import Book

        return Book({language: self.text.catalogue(language) for language in LANGUAGES})


def local(path: str) -> Path:
    """A path, or a file URL, as a path."""
    return Path(QUrl(path).toLocalFile() if path.startswith("file:") else path).expanduser()
