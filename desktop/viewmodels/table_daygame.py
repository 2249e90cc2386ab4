"""The day game at the table of the window: which scene stands, what it shows, and what is chosen there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Property, QObject, QSignalBlocker, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, qmlEngine

from desktop.narrate import Narrator
from desktop.viewmodels.daygames import PICTURES, SCENES, gods
from desktop.viewmodels.daygames.frame import PHASES, rounds, rules, today
from desktop.viewmodels.table import Table
from engine import events as ev
from engine.commands import Act

QML_IMPORT_NAME = "Tsukimori.Vm"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0


@QmlElement
@QmlSingleton
class DayGame(QObject):
    """The scene of today's game while it is played. Changes only when what is shown does, so that a press is never
    lost to a redraw."""

    changed = Signal()
    summoned = Signal(str, str, str, str)
    """A god has been called: id, glyph, what is told of it, and `called` or, where a trap answered, `trapped`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._joined: Table | None = None
        self._shown: dict[str, Any] = self._nothing()
        self._heard = 0
        self._gods: list[dict[str, Any]] = []

    @staticmethod
    def _nothing() -> dict[str, Any]:
        return {"game": "", "scene": "", "title": "", "turn": "", "round": 0, "of": 0, "open": False, "others": [],
                "calls": False, "picture": {}, "rules": [], "rounds": []}  # fmt: skip

    @property
    def table(self) -> Table:
        """The table of the same engine."""
        if self._joined is None:
            self._joined = qmlEngine(self).singletonInstance(QML_IMPORT_NAME, "Table")
            self._joined.changed.connect(self._look)
            with QSignalBlocker(self):  # whoever asks first reads what there is: nothing has changed for it
                self._look()
        return self._joined

    def _look(self) -> None:
        table = self.table
        before = self._gods
        self._gods = gods.gods(table._shown, table._specs, table._words()) if table._shown.options.get("gods") else []
        found = self._scene()
        if found != self._shown or before != self._gods:
            self._shown = found
            self.changed.emit()
        self._listen()

    def _listen(self) -> None:
        """Tells of a god that has just been called; what was told when the table was opened is old."""
        view = self.table._shown
        new = view.events[self._heard:] if 0 < self._heard < len(view.events) else []
        self._heard = len(view.events)
        for event in new:
            if isinstance(event, ev.Shown) and event.scene == "call" and event.key in gods.GLYPHS:
                line = Narrator(view, self.table._words()).line(event)
                self.summoned.emit(event.key, gods.GLYPHS[event.key], line, str(event.value))

    def _scene(self) -> dict[str, Any]:
        table = self.table
        view, text = table._shown, table._words()
        if view.ruleset != "survival" or view.phase not in PHASES:
            return self._nothing()
        game = today(view).game
        if game not in PICTURES:
            return self._nothing()
        specs = table._choices()
        picture = PICTURES[game](view, [spec for spec in table._specs if not spec.blocked], text)
        mine = set(picture.get("actions", ()))
        others = [
            {"id": spec.id, "title": table._action_name(spec)} for spec in specs
            if spec.id not in mine
        ]
        return {
            "game": game, "scene": SCENES[game], "title": text.of(f"survival-daygame-{game}"),
            "round": picture.get("round", view.round if view.phase == "day_game" else 0), "of": picture.get("of", 0),
            "turn": picture.get("turn", ""), "open": any(spec.id in mine and spec.required for spec in specs),
            "others": others, "calls": any(one["can"] for one in self._gods), "picture": picture,
            "rules": picture.get("rules") or rules(game, text), "rounds": picture.get("rounds") or rounds(view, text),
        }  # fmt: skip

    @Property(bool, notify=changed)
    def on(self) -> bool:
        """Whether a scene stands in place of the ring of seats."""
        return bool(self._now()["scene"])

    @Property(str, notify=changed)
    def scene(self) -> str:
        """The name of the scene's file, empty for none."""
        return str(self._now()["scene"])

    @Property("QVariant", notify=changed)
    def now(self) -> dict[str, Any]:
        """`game`, `title`, `round`, `of` (rounds in all), `turn` (whose it is, in words), `open` (the player is
        waited for), `others` (further things to do: `id`, `title`), `calls` (whether gods may be called), `rules`
        and `rounds` (`title`, `lines`) to read."""
        return {key: value for key, value in self._now().items() if key not in ("picture", "scene")}

    @Property("QVariant", notify=changed)
    def picture(self) -> dict[str, Any]:
        """What the scene shows."""
        return dict(self._now()["picture"])

    def _now(self) -> dict[str, Any]:
        self.table  # noqa: B018 - joins the table on the first look
        return self._shown

    @Property("QVariant", notify=changed)
    def gods(self) -> list[dict[str, Any]]:
        """See `gods.gods`; empty where none can be called in this game."""
        self._now()
        return self._gods

    @Property(bool, notify=changed)
    def calls(self) -> bool:
        """Whether a god may be called now."""
        self._now()
        return any(one["can"] for one in self._gods)

    @Property("QVariant", notify=changed)
    def purse(self) -> dict[str, int]:
        """One's own `apples` and `mead`, and the `price` of a call."""
        return {**gods.purse(self.table._shown), "price": gods.PRICE}

    @Slot(str, "QVariant", "QVariant", result=bool)
    def choose(self, action: str, seats: Sequence[Any] | None, picks: Mapping[str, Any] | None) -> bool:
        """Makes the move *action*; whether the rules took it. *picks*: field → what is chosen in it, in order."""
        chosen = {
            name: tuple(str(one) for one in (things if isinstance(things, (list, tuple)) else [things]))
            for name, things in (picks or {}).items()
        }
        targets = tuple(int(seat) for seat in seats or ())
        return self.table._submit(Act(action=action, targets=targets, picks=chosen))

    @Slot(str)
    def turnTo(self, action: str) -> None:
        """Turns the plain panel to *action*."""
        self.table.aside = False
        self.table.chooseTask(action)
