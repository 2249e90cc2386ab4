"""What a day game offers the table.

The state of a game is what has been shown: `Shown` events of its scene, folded into (key, seat) → value. A game keeps
nothing else, so a loaded game goes on where it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from engine.actions import ActionSpec
from engine.events import MASTER, PUBLIC, Acted, Audience, Traced
from engine.survival.state import State
from engine.survival.terms import WOLF

if TYPE_CHECKING:
    from engine.survival.table import Table

T = TypeVar("T")


@dataclass(slots=True)
class Prizes:
    """What comes of a game: *silenced* and *asleep* seats, *perks* as (seat, perk), winners of the double ballot,
    the final *areas* where they serve as rooms, and whether a perk *ballot* follows."""

    no_raid: bool = False
    silenced: list[int] = field(default_factory=list)
    asleep: list[int] = field(default_factory=list)
    perks: list[tuple[int, str]] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    areas: dict[int, str] = field(default_factory=dict)
    ballot: bool = False


class Play:
    """A day game at the table: what its rules may read and do."""

    def __init__(self, table: Table, game: str) -> None:
        self.table = table
        self.game = game

    @property
    def s(self) -> State:
        return self.table.s

    @property
    def seats(self) -> list[int]:
        """Who is in play now, in seat order."""
        return self.s.active()

    @property
    def wolves(self) -> frozenset[int]:
        """The wolf camp in play."""
        return frozenset(seat for seat in self.seats if self.s.roles[seat].camp == WOLF)

    def get(self, key: str, seat: int = 0, default: Any = None) -> Any:
        return self.s.board.get((self.game, key, seat), default)

    def show(self, key: str, value: Any, seat: int = 0, to: Audience = PUBLIC) -> None:
        self.table.show(self.game, key, value, seat, to)

    def own(self, key: str, value: Any, seat: int) -> None:
        """The seat alone sees it."""
        self.show(key, value, seat, frozenset((seat,)))

    def keep(self, key: str, value: Any, seat: int = 0) -> None:
        """Nobody sees it."""
        self.show(key, value, seat, MASTER)

    def note(self, actor: int, target: int, verdict: str) -> None:
        """Explains in the log what a round has done, where games are explained."""
        if self.table.trace:
            day = self.s.day
            self.table.emit(Traced(to=MASTER, day=day, step="day_game", actor=actor, target=target, verdict=verdict))

    # Chance: stream `day_game:<day>`.

    def below(self, n: int, seat: int = 0, stream: str = "") -> int:
        streams = self.table.streams()
        found = streams.below(n, stream or f"day_game:{self.s.day}", seat)
        self.table.drawn(streams)
        return found

    def one(self, pool: list[T], seat: int = 0, stream: str = "") -> T:
        return pool[self.below(len(pool), seat, stream)]

    def weigh(self, weights: Iterable[int], seat: int = 0) -> int:
        streams = self.table.streams()
        found = streams.draw(tuple(weights), f"day_game:{self.s.day}", seat)
        self.table.drawn(streams)
        return found

    def some(self, k: int, pool: list[T]) -> tuple[T, ...]:
        """*k* different ones of *pool*."""
        streams = self.table.streams()
        found = streams.some(k, pool, f"day_game:{self.s.day}")
        self.table.drawn(streams)
        return found

    def turn_from(self, round_: int) -> list[int]:
        """Everybody in play, in seat order, starting from the *round_*-th."""
        seats = self.seats
        at = (round_ - 1) % len(seats) if seats else 0
        return [*seats[at:], *seats[:at]]


Moves = Mapping[int, list[Acted]]
"""Seat → its moves of this round, in order of acceptance."""


class DayGame:
    """The base of all day games. *calls_from*: the round from which gods may be called between rounds (0: never)."""

    id = ""
    rounds = 1
    vote_day = False
    calls_from = 0
    moves: frozenset[str] = frozenset()
    """The ids of its moves."""
    areas = False
    """Its final areas serve as rooms of free time."""

    def last(self, s: State) -> int:
        """The number of its last round."""
        return self.rounds

    def supplies(self, play: Play) -> None:
        """What every morning hands out."""

    def start(self, play: Play) -> None:
        """Lays the game out: the brief, and everybody's own start."""

    def open_round(self, play: Play, round_: int) -> None:
        """What happens before the moves of a round."""

    def owes(self, s: State) -> list[int]:
        """Who is waited for in this round."""
        return s.active()

    def specs(self, s: State, seat: int) -> list[ActionSpec]:
        """The moves of *seat*; blocks of moves made are the table's."""
        return []

    def guess(self, play: Play) -> None:
        """Draws what a view of the game leaves out, so that an imagined game can go on."""

    def refuse(self, s: State, seat: int, action: str, picks: Mapping[str, tuple[str, ...]]) -> str:
        """Why a move that answers its spec may still not be made, or nothing."""
        return ""

    def close_round(self, play: Play, moves: Moves, round_: int) -> None:
        """Resolves a round; a seat without a move makes the default one."""

    def finish(self, play: Play) -> Prizes:
        return Prizes()

    def hears(self, s: State, seat: int) -> Audience:
        """Who hears the seat while the game is played; nobody but itself: it may not talk."""
        return PUBLIC


def put(s: State, game: str, key: str, seat: int = 0, default: Any = None) -> Any:
    """A value of the board, where there is no `Play` at hand."""
    return s.board.get((game, key, seat), default)


def together(s: State, game: str, seat: int) -> Audience:
    """Those who stand where the seat stands."""
    here = put(s, game, "area", seat)
    return frozenset(t for t in s.active() if put(s, game, "area", t) == here)


def move(id: str, *fields: Any, targets: tuple[int, ...] = (), least: int = 0, **more: Any) -> ActionSpec:
    """The spec of a move of a day game."""
    return ActionSpec(id=id, kind="act", fields=tuple(fields), targets=targets, least=least, most=least, **more)
