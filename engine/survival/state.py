"""The state of a Survival game: a fold over all its events, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import events as ev
from engine.events import AnyEvent, SeatInfo
from engine.survival.options import Value, many
from engine.survival.perks import PERKS
from engine.survival.roles import ROLES
from engine.survival.roles.village import VILLAGER
from engine.survival.terms import VILLAGE, WOLF, Role

Mark = tuple[str, int]


class State:
    """Seats count from 1; masks have bit s for seat s. Marks of seat 0 are those of the whole game
    (`struck:wolf_raid`, `called:odin`, `no_raid` …). *apply* takes in one event of the full log."""

    __slots__ = (
        "acts", "board", "cast", "causes", "day", "draws", "ended", "infos", "living", "marks", "n", "notes",
        "numbers", "options", "phase", "raiders", "ready", "roles", "round", "seed", "spoken", "version",
        "voted_today", "votes",
    )

    def __init__(self) -> None:
        self.n = 0
        self.infos: tuple[SeatInfo, ...] = ()
        self.version = ""
        self.options: dict[str, Value] = {}
        self.cast: dict[str, int] = {}
        """The roles of the setup, as the master knows them."""
        self.seed = ""
        self.roles: list[Role] = []
        self.living = 0
        self.marks: list[list[Mark]] = [[]]
        self.phase = "setup"
        self.day = 0
        self.round = 0
        self.ready = 0
        self.spoken: list[int] = []
        self.numbers: dict[str, int] = {}
        self.acts: list[ev.Acted] = []
        """What has been done in this window."""
        self.votes: dict[int, tuple[int, ...]] = {}
        """Seat → its slips of this round; the first is slot 1."""
        self.causes: dict[int, tuple[str, int]] = {}
        self.raiders: dict[int, int] = {}
        """Seat → the wolf whose raid took it out last."""
        """Exited seat → the true cause of its last exit, and the day."""
        self.draws: dict[str, int] = {}
        """Stream → how many lots it has given."""
        self.board: dict[tuple[str, str, int], Any] = {}
        self.notes: dict[int, str] = {}
        self.voted_today = False
        self.ended: ev.Ended | None = None

    # Who is in play.

    def alive(self, seat: int) -> bool:
        return bool(self.living >> seat & 1)

    def active(self) -> list[int]:
        """Who is in play, in seat order."""
        return [seat for seat in range(1, self.n + 1) if self.living >> seat & 1]

    def exited(self) -> list[int]:
        return [seat for seat in range(1, self.n + 1) if not self.living >> seat & 1]

    def camp(self, camp: str) -> frozenset[int]:
        """All seats of *camp*, in play or not."""
        return frozenset(seat for seat in range(1, self.n + 1) if self.roles[seat].camp == camp)

    def pack(self) -> list[int]:
        """The pack wolves in play."""
        return [seat for seat in self.active() if self.roles[seat].wolf]

    # Marks.

    def has(self, seat: int, trait: str) -> bool:
        return any(mark[0] == trait for mark in self.marks[seat])

    def count(self, seat: int, trait: str) -> int:
        return sum(mark[0] == trait for mark in self.marks[seat])

    def arg(self, seat: int, trait: str) -> int:
        """The argument of the first mark of that name, 0 where there is none."""
        return next((arg for name, arg in self.marks[seat] if name == trait), 0)

    def struck(self, clause: str) -> bool:
        return self.has(0, f"struck:{clause}")

    def called(self, god: str) -> bool:
        return self.has(0, f"called:{god}")

    def off(self, seat: int) -> bool:
        """Whether the abilities of the seat's role are switched off: sealed wolves, sleeping villagers."""
        camp = self.roles[seat].camp
        return (camp == WOLF and self.has(seat, "sealed")) or (camp == VILLAGE and self.has(seat, "asleep"))

    def perks(self, seat: int) -> list[str]:
        """The perks it holds today."""
        return [name[5:] for name, _ in self.marks[seat] if name.startswith("perk:")]

    # Supplies and places.

    def stock(self, thing: str, seat: int) -> int:
        """How much of *thing* (`apples`, `mead`) the seat holds."""
        return int(self.board.get(("supplies", thing, seat), 0))

    def area(self, seat: int) -> str:
        """Where the seat stands in free time, empty where that is nowhere."""
        return str(self.board.get(("free_time", "area", seat), ""))

    def perks_in_play(self) -> tuple[str, ...]:
        """The perks that day games of this setup may give."""
        return tuple(perk for perk in PERKS if perk in many(self.options["perks"]))

    def gods(self) -> tuple[str, ...]:
        return many(self.options["gods"])

    @property
    def votes_today(self) -> bool:
        """Whether this day has a vote."""
        return self.day > 1 or bool(self.options["first_day_vote"])

    def apply(self, event: AnyEvent) -> None:
        """Takes in one event; those that change nothing for the rules are passed over."""
        fold = _FOLD.get(event.__class__)
        if fold is not None:
            fold(self, event)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]


def _opened(s: State, e: ev.Opened) -> None:
    s.n = len(e.seats)
    s.infos, s.version, s.options, s.cast = e.seats, e.version, e.options, dict(e.cast)
    s.living = (1 << s.n + 1) - 2
    s.roles = [VILLAGER] * (s.n + 1)
    s.marks = [[] for _ in range(s.n + 1)]
    s.spoken = [0] * (s.n + 1)


def _sealed(s: State, e: ev.Sealed) -> None:
    s.seed = e.seed
    if e.cast:
        s.cast = dict(e.cast)


def _role(s: State, e: ev.Dealt | ev.Became) -> None:
    s.roles[e.seat] = ROLES[e.role]


def _phase(s: State, e: ev.PhaseBegan) -> None:
    s.phase, s.day, s.round = e.phase, e.day, e.round
    s.ready = 0
    s.acts = []
    s.votes = {}
    s.spoken = [0] * (s.n + 1)
    if e.phase == "morning":
        s.numbers = {}
        s.voted_today = False
    elif e.phase == "vote":
        s.voted_today = True


def _said(s: State, e: ev.Said) -> None:
    s.spoken[e.seat] += 1
    s.numbers[e.channel] = e.n


def _readied(s: State, e: ev.Readied) -> None:
    s.ready |= 1 << e.seat


def _acted(s: State, e: ev.Acted) -> None:
    s.acts.append(e)


def _voted(s: State, e: ev.Voted) -> None:
    s.votes[e.seat] = (e.target, *s.votes.get(e.seat, ()))


def _died(s: State, e: ev.Died) -> None:
    s.living &= ~(1 << e.seat)
    s.causes[e.seat] = e.cause, e.day


def _caused(s: State, e: ev.Caused) -> None:
    s.causes[e.seat] = e.cause, e.day
    s.raiders[e.seat] = e.by[0] if e.by else 0


def _revived(s: State, e: ev.Revived) -> None:
    s.living |= 1 << e.seat
    s.causes.pop(e.seat, None)


def _gained(s: State, e: ev.Gained) -> None:
    s.marks[e.seat].append((e.trait, e.arg))


def _lost(s: State, e: ev.Lost) -> None:
    mark = (e.trait, e.arg)
    if mark in s.marks[e.seat]:
        s.marks[e.seat].remove(mark)


def _drawn(s: State, e: ev.Drawn) -> None:
    s.draws[e.step] = s.draws.get(e.step, 0) + 1


def _shown(s: State, e: ev.Shown) -> None:
    s.board[e.scene, e.key, e.seat] = e.value


def _noted(s: State, e: ev.Noted) -> None:
    s.notes[e.seat] = e.note


def _ended(s: State, e: ev.Ended) -> None:
    s.ended = e
    s.phase = "over"
    s.ready = 0


_FOLD: dict[type, Callable[[State, Any], None]] = {
    ev.Opened: _opened, ev.Sealed: _sealed, ev.Dealt: _role, ev.Became: _role, ev.PhaseBegan: _phase,
    ev.Said: _said, ev.Readied: _readied, ev.Acted: _acted, ev.Voted: _voted, ev.Died: _died, ev.Caused: _caused,
    ev.Revived: _revived, ev.Gained: _gained, ev.Lost: _lost, ev.Drawn: _drawn, ev.Shown: _shown, ev.Noted: _noted,
    ev.Ended: _ended,
}
