"""`Game`: a command goes in, events come out; a save is loaded by folding; a game is imagined from a view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from engine import events as ev
from engine.actions import ActionSpec
from engine.commands import AnyCommand
from engine.events import AnyEvent
from engine.lots import Lots, Sampling, Seeded
from engine.setup import Illegal, Setup
from engine.shikigami.table import Table as ShikigamiTable
from engine.survival.table import Table as SurvivalTable
from engine.views import View


class Folded(Protocol):
    """A folded state, as far as every rule set has it."""

    phase: str
    day: int
    round: int
    n: int


class Table(Protocol):
    """What a rule set puts on the table: its log, its folded state, and what may be done now."""

    @property
    def log(self) -> list[AnyEvent]: ...

    @property
    def s(self) -> Folded: ...

    def open(self, setup: Setup) -> None: ...

    def fold(self, events: Iterable[AnyEvent]) -> None: ...

    def imagine(
        self, seen: Iterable[AnyEvent], world: Mapping[int, str], marks: Iterable[tuple[int, str, int]]
    ) -> None: ...

    def submit(self, seat: int, command: AnyCommand) -> None: ...

    def legal(self, seat: int) -> list[ActionSpec]: ...

    def waiting(self) -> int: ...


TABLES: dict[str, Callable[[Callable[[str], Lots], bool], Table]] = {
    "shikigami": ShikigamiTable, "survival": SurvivalTable,
}
"""Rule set → who keeps its table."""


def _table(ruleset: str, lots: Callable[[str], Lots], trace: bool) -> Table:
    maker = TABLES.get(ruleset)
    if maker is None:
        raise Illegal("unknown_ruleset", ruleset=ruleset)
    return maker(lots, trace)


class Game:
    """One game of either rule set. Made by `new`, `load` or `imagine`.

    *log* holds all events in order; whoever may know an event is on the event (`to`).
    """

    __slots__ = ("_folded", "_table", "_views", "_waiting", "log")

    def __init__(self, table: Table) -> None:
        self._table = table
        self.log: list[AnyEvent] = table.log
        self._views: dict[int, View] = {}
        self._folded: dict[int, int] = {}
        self._waiting: tuple[int, frozenset[int]] = 0, frozenset()

    @classmethod
    def new(cls, setup: Setup, trace: bool = True, lots: Callable[[str], Lots] | None = None) -> Game:
        """Opens a village, or raises `Illegal`. *trace*: the log explains nights and counts. *lots*: a maker of
        lots for each
        scene (by default seeded by `setup.seed`)."""
        table = _table(setup.ruleset, lots or _seeded(setup.seed), trace)
        table.open(setup)
        return cls(table)

    @classmethod
    def load(cls, events: Iterable[AnyEvent], trace: bool = True) -> Game:
        """The game whose full log *events* is. The rules are not run: old saves survive rule fixes."""
        log = list(events)
        seed = next((event.seed for event in log if isinstance(event, ev.Sealed)), "")
        opened = next((event for event in log if isinstance(event, ev.Opened)), None)
        table = _table(opened.ruleset if opened else "shikigami", _seeded(seed), trace)
        table.fold(log)
        return cls(table)

    @property
    def state(self) -> Any:
        """The folded state; for tests and tools, not for players."""
        return self._table.s

    @property
    def over(self) -> bool:
        return self._table.s.phase == "over"

    @property
    def day(self) -> int:
        return self._table.s.day

    @property
    def phase(self) -> str:
        """`night`, `day`, `vote`, `over`; in Survival the phase ids of its day."""
        return self._table.s.phase

    @property
    def round(self) -> int:
        """The round of the phase: of a vote, a day game, a discussion; 0 where a phase has none."""
        return int(self._table.s.round)

    def submit(self, seat: int, command: AnyCommand) -> list[AnyEvent]:
        """Does what *seat* (0: the host, for `TimeUp`) asks for; the new events. Raises `Illegal` with nothing done."""
        log = self.log
        before = len(log)
        self._table.submit(seat, command)
        return log[before:]

    def legal(self, seat: int) -> list[ActionSpec]:
        """What *seat* may do now. Not to be changed."""
        return self._table.legal(seat)

    def waiting(self) -> frozenset[int]:
        """The seats the phase still waits for."""
        mask = self._table.waiting()
        if mask != self._waiting[0]:
            self._waiting = mask, frozenset([seat for seat in range(1, self._table.s.n + 1) if mask >> seat & 1])
        return self._waiting[1]

    def view(self, seat: int) -> View:
        """What *seat* (0: an onlooker) knows: always the same object, kept up to date. Not to be changed."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = View(seat)
        log = self.log
        at = self._folded.get(seat, 0)
        if at < len(log):
            self._folded[seat] = len(log)
            view.take(log[at:])
        return view


def _seeded(seed: str) -> Callable[[str], Lots]:
    return lambda scene: Seeded(seed, scene)


def imagine(
    view: View, world: Mapping[int, str], lots: Lots | int | str = 0, marks: Iterable[tuple[int, str, int]] = ()
) -> Game:
    """A game in which *world* (seat → main role) is true and *view* is what that seat has seen; without traces.

    What the view does not hold has not happened: votes and acts of this phase that the seat did not see are asked for
    anew. *marks* are hidden traits (seat, trait, argument) true in that world besides those the view shows. *lots*
    is one stream of
    chance, or its seed. Raises `Illegal` when *world* leaves out a seat or names an unknown role.
    """
    stream = lots if not isinstance(lots, (int, str)) else Sampling(lots)
    table = _table(view.ruleset or "shikigami", lambda scene: stream, False)
    table.imagine(view.events, dict(world), marks)
    return Game(table)


__all__ = ["Game", "imagine"]
