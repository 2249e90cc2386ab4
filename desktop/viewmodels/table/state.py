"""What the parts of the table share: its signals, what is known and shown so far, and how the lists are told of."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtQml import qmlEngine

from ai.reading import Reading
from desktop.narrate import Narrator
from desktop.text import Catalogue as Words
from desktop.text import Text
from desktop.viewmodels import table_votes
from desktop.viewmodels.shell import Catalogue
from desktop.viewmodels.table.models import ArrowModel, DayModel, Feed, LogModel, SeatModel, TallyModel, TurnModel
from desktop.viewmodels.table_log import (
    Chronicle,
    mood,
)
from desktop.viewmodels.table_seats import Stage, rows
from engine import events as ev
from engine.actions import ActionSpec
from engine.events import AnyEvent
from engine.views import View

QML_IMPORT_NAME = "Tsukimori.Vm"


class State:
    """What the parts of `Table` share. Each part is a mixin in one chain; `Table` makes a QObject of it."""

    changed = Signal()
    choiceChanged = Signal()
    """What there is to choose changed: a page builds its rows anew when it hears of it, so it is told of nothing less.
    """
    shelvesChanged = Signal()
    stepsChanged = Signal()
    votersChanged = Signal()
    speech = Signal()
    """What is being said changed."""
    speedChanged = Signal()
    refused = Signal(str)
    happened = Signal(str)
    """For the ears: `night`, `dawn`, `death`, `vote`, `count`, `say`, `end`."""
    handed = Signal()
    """The machine goes to another person: what this one has begun to write is to be forgotten."""
    counting = Signal()
    """A count is to be drawn, or drawn again."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.make_brains: Callable[[], Any] | None = None
        """What thinks for the AI seats; a worker process by default."""
        self.patience = 1.0
        """Stretches every pause; 0 for a table that never lingers."""
        self._text: Text | None = None
        self._feed: Feed | None = None
        self._seat = 0
        self._shown = View(0)
        self._reading = Reading()
        self._taken = 0
        self._queue: deque[AnyEvent] = deque()
        self._specs: list[ActionSpec] = []
        self._task = ""
        self._picks: list[int] = []
        self._fields: dict[str, list[str]] = {}
        """What is chosen besides seats, by field."""
        self._lists: dict[str, Any] = {}
        """The lists a page shows, as it was last told of them."""
        self._window: tuple[int, str, int] = (0, "", 0)
        self._voice: ev.Said | ev.WillRead | None = None
        self._narration: list[tuple[AnyEvent, str]] = []
        self._count: ev.Counted | None = None
        self._revived: set[int] = set()
        self._held = False
        self._paused = False
        self._speed = "read"
        self._shelf = "all"
        self._search = ""
        self._unread = 0
        self._beat = "waiting"
        self._why = ""
        self._aside = False
        self._seats, self._log = SeatModel(self), LogModel(self)
        self._arrows, self._tally = ArrowModel(self), TallyModel(self)
        self._turns, self._days = TurnModel(self), DayModel(self)
        self._chronicle: Chronicle | None = None
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._go_on)
        self._people: tuple[int, ...] = ()
        self._memory: dict[int, int] = {}
        """Seat → how many events of its view its person has been shown, where several share the machine."""
        self._told_first: int | None = None
        self._heir, self._veiled = 0, False
        self._turn_clock = QTimer(self, singleShot=True)
        self._turn_clock.timeout.connect(self.changed)

    @property
    def _survival(self) -> bool:
        return self._shown.ruleset == "survival"

    def _words(self) -> Words:
        if self._text is None:
            engine = qmlEngine(self)
            catalogue_ = engine.singletonInstance(QML_IMPORT_NAME, "Catalogue") if engine else None
            if isinstance(catalogue_, Catalogue):
                catalogue_.langChanged.connect(self._say_again)
                self._text = catalogue_.text
            else:
                self._text = Text()
        return self._text.catalogue()

    def _refusal(self, reason: str) -> str:
        t = self._words()
        return t.of(f"illegal-{reason}") if t.has(f"illegal-{reason}") else t.of("illegal-other")

    def _say_again(self) -> None:
        if self._chronicle is not None:
            self._chronicle.rewrite(self._shown, self._words())
            lines = {id(self._shown.events[e.event]): e.text for e in self._chronicle.entries}
            self._narration = [(event, spoken(event, lines.get(id(event), ""))) for event, _ in self._narration]
            self._refresh()
            self.speech.emit()

    def _refresh(self) -> None:
        if self._chronicle is None:
            return
        view, words = self._shown, self._words()
        self._seats.show(rows(view, self._reading, self._stage(), words))
        self._log.show(self._chronicle.rows(view, self._shelf, self._search, self._unread))
        if (count := self._count) is not None:
            self._arrows.show(table_votes.arrows(count, view))
            self._tally.show(table_votes.tally(count, view, words))
            self._turns.show(table_votes.turns(count, view, self._reading, words))
            self._days.show(table_votes.history(view, words))
        else:
            self._arrows.show([])
        self._announce()
        self.changed.emit()

    def _announce(self) -> None:
        """Tells of the lists that are other than they were."""
        for signal, lists in (
            (self.choiceChanged, {"task": self._task_now, "tasks": self._tasks_now, "picks": self._picks_now,
                                  "facts": self._facts_now}),
            (self.shelvesChanged, {"shelves": self._shelves_now}),
            (self.stepsChanged, {"steps": self._steps_now}),
            (self.votersChanged, {"voters": self._voters_now}),
        ):  # fmt: skip
            now = {name: work() for name, work in lists.items()}
            if any(self._lists.get(name) != value for name, value in now.items()):
                self._lists |= now
                signal.emit()

    def _list(self, name: str, work: Callable[[], Any]) -> Any:
        if name not in self._lists:
            self._lists[name] = work()
        return self._lists[name]

    def _entries(self) -> list[Any]:
        return self._chronicle.entries if self._chronicle else []

    def _stage(self) -> Stage:
        spec = self._spec()
        stage = Stage(picks=tuple(self._picks), revived=self._revived)
        if self._voice is not None:
            stage.speaking = self._voice.seat
            stage.mood = mood(self._voice) if isinstance(self._voice, ev.Said) else "neutral"
        if spec is not None and (spec.targets or not self._survival):
            stage.choosing, stage.targets, stage.barred = True, frozenset(spec.ends or spec.targets), dict(spec.barred)
        if (count := self._count) is not None:
            stage.votes = dict(count.received)
            stage.ballots = table_votes.slips(count)
            stage.tied = table_votes.tied(count)
        return stage

    def _choices(self) -> list[ActionSpec]:
        """What is chosen at the table; gods are called in a sheet of their own."""
        return sorted(
            (
                s for s in self._specs
                if s.kind in ("act", "vote") and not s.blocked and (s.targets or s.fields or self._survival)
                and not s.id.startswith("call.")
            ),
            key=lambda s: not s.required,
        )

    def _spec(self) -> ActionSpec | None:
        if self._aside or self._count is not None:
            return None
        return next((s for s in self._choices() if s.id == self._task), None)

    def _may(self, kind: str) -> bool:
        return any(s.kind == kind and not s.blocked for s in self._specs)

    def _action_name(self, spec: ActionSpec) -> str:
        t = self._words()
        if self._survival:
            return Narrator(self._shown, t).action(spec.id)
        for key in (f"table-action-{spec.id}", f"{self._shown.ruleset}-action-{spec.id}"):
            if t.has(key):
                return t.of(key)
        return spec.id

    def _soon(self, milliseconds: int) -> None:
        self._clock.start(max(0, int(milliseconds * self.patience)))



def spoken(event: AnyEvent, words: str) -> str:
    """What is told of *event* beside the seats: of a morning the Count's words, without the title of the day."""
    return words.split("\n")[-1] if isinstance(event, ev.PhaseBegan) else words
