"""The state of a village: a fold over all its events, and nothing else. A save is loaded by folding."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import events as ev
from engine.events import AnyEvent, SeatInfo
from engine.rulebook import Bearer
from engine.shikigami.acting import Acting, Instant
from engine.shikigami.options import Value
from engine.shikigami.roles import ROLES
from engine.shikigami.roles.villagers import VILLAGER
from engine.shikigami.scene import Seating
from engine.shikigami.terms import Count, Mark, Role

Chosen = tuple[tuple[int, ...], tuple[tuple[int, str], ...]]
"""Who may be chosen, and why each of the others may not."""


class State:
    """Seats count from 1; masks have bit s for seat s. *apply* takes in one event of the full log."""

    __slots__ = (
        "actors", "acts", "choices", "day", "deaths", "done", "dummy", "ended", "fallen", "foxes", "infos", "kept",
        "living", "marked", "marks", "n", "notes", "numbers", "options", "phase", "quota", "ready", "roles",
        "round", "seating", "seed", "silent", "skies", "sky", "spoken", "version", "voted", "votes", "wears", "wills",
    )

    def __init__(self) -> None:
        self.n = 0
        self.infos: tuple[SeatInfo, ...] = ()
        self.version = ""
        self.options: dict[str, Value] = {}
        self.seed = ""
        self.dummy = 0
        self.quota = 0
        self.roles: list[Role] = []
        self.seating: Seating | None = None
        self.actors: list[tuple[int, Acting, Bearer]] | None = None
        self.choices: dict[tuple[int, str], Chosen] = {}
        """What `asking` has worked out for this phase: bound for speed like *seating*, and no part of the state."""
        self.foxes = False
        self.living = 0
        self.marks: list[tuple[Mark, ...]] = []
        self.marked = False
        """Somebody carries, or has carried, a trait."""
        self.wears: dict[int, int] = {}
        self.skies: dict[int, tuple[str, ...]] = {}
        """Day → what holds for everybody on that day and in its night."""
        self.sky: tuple[str, ...] = ()
        """What holds now."""
        self.phase = "setup"
        self.day = 0
        self.round = 0
        self.ready = 0
        self.spoken: list[int] = []
        self.silent = 0
        """By day: who has said all that may be said."""
        self.numbers: dict[str, int] = {}
        self.acts: list[ev.Acted] = []
        self.done: set[tuple[int, str]] = set()
        """Instant actions already taken, (seat, action): they are not undone with the votes of a night."""
        self.votes: dict[int, int] = {}
        self.voted = 0
        self.wills: dict[int, ev.WillWritten] = {}
        self.notes: dict[int, str] = {}
        self.kept: list[ev.Told] = []
        self.fallen: list[int] = []
        """Who died since the last dawn, in order: their wills are read next."""
        self.deaths: dict[int, str] = {}
        """The true cause of every seat's latest death, as far as it is known."""
        self.ended: ev.Ended | None = None

    def seated(self) -> Seating:
        """Who has which role, bound until a role changes."""
        if self.seating is None:
            self.seating = Seating(self.roles)
        return self.seating

    def alive(self, seat: int) -> bool:
        return bool(self.living >> seat & 1)

    def body(self, seat: int) -> int:
        """The body that the person *seat* shows."""
        return self.wears.get(seat, seat)

    def person(self, body: int) -> int:
        """The person inside *body*, 0 for a body that was left."""
        if not self.wears:
            return body
        for person, worn in self.wears.items():
            if worn == body:
                return person
        return 0 if body in self.wears else body

    @property
    def bodies(self) -> int:
        """The mask of bodies that seem alive."""
        if not self.wears:
            return self.living
        mask = 0
        for seat in self.survivors():
            mask |= 1 << self.body(seat)
        return mask

    def survivors(self) -> list[int]:
        living = self.living
        return [s for s in range(1, self.n + 1) if living >> s & 1]

    def unbind(self) -> None:
        """Forgets what was worked out: who lives, what they carry or what phase it is has changed."""
        self.actors = None
        self.choices = {}

    def apply(self, event: AnyEvent) -> None:
        """Takes in one event; those that change nothing for the rules are passed over."""
        fold = _FOLD.get(event.__class__)
        if fold is not None:
            fold(self, event)

    def __eq__(self, other: object) -> bool:
        """Equal states; what is only bound for speed does not count."""
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__ if name not in BOUND)

    __hash__ = None  # type: ignore[assignment]


BOUND = frozenset({"seating", "actors", "choices"})


def _opened(s: State, e: ev.Opened) -> None:
    s.n = len(e.seats)
    s.infos, s.version, s.options = e.seats, e.version, e.options
    s.living = (1 << s.n + 1) - 2
    s.dummy = next((seat for seat, info in enumerate(e.seats, 1) if info.dummy), 0)
    s.quota = int(e.options["talk"])
    s.roles = [VILLAGER] * (s.n + 1)
    s.marks = [()] * (s.n + 1)
    s.spoken = [0] * (s.n + 1)


def _sealed(s: State, e: ev.Sealed) -> None:
    s.seed = e.seed


def _role(s: State, e: ev.Dealt | ev.Became) -> None:
    role = ROLES[e.role]
    if s.roles[e.seat] is not role:
        s.roles[e.seat] = role
        s.seating = None
        s.unbind()
    s.foxes = s.foxes or role.count is Count.FOX


def _phase(s: State, e: ev.PhaseBegan) -> None:
    s.unbind()
    if e.phase == "day":
        s.fallen = []
        s.kept = []
    s.phase, s.day, s.round = e.phase, e.day, e.round
    s.sky = s.skies.get(e.day, ())
    s.ready = s.silent = s.voted = 0
    s.spoken = [0] * (s.n + 1)
    if e.phase != "vote":
        s.numbers = {}
    s.acts = []
    s.votes = {}


def _said(s: State, e: ev.Said) -> None:
    s.numbers[e.channel] = e.n
    if e.channel != "heaven":
        seat = s.person(e.seat)
        if not seat:
            return  # a copy for those who do not see who speaks
        s.spoken[seat] += 1
        if s.phase == "day" and s.spoken[seat] >= s.quota:
            s.silent |= 1 << seat


def _readied(s: State, e: ev.Readied) -> None:
    s.ready |= 1 << e.seat


def _acted(s: State, e: ev.Acted) -> None:
    s.acts.append(e)
    if s.roles[e.seat].get(Instant) is not None:
        s.done.add((e.seat, e.action))
        s.unbind()


def _voted(s: State, e: ev.Voted) -> None:
    seat = s.person(e.seat)
    s.votes[seat] = e.target
    s.voted |= 1 << seat


def _died(s: State, e: ev.Died) -> None:
    seat = s.person(e.seat)
    if not seat:
        return  # an empty body is found: its owner walks about in another
    if s.living >> seat & 1:
        s.fallen.append(seat)
    s.living &= ~(1 << seat)
    s.unbind()
    s.deaths[seat] = e.cause


def _caused(s: State, e: ev.Caused) -> None:
    s.deaths[e.seat] = e.cause


def _weathered(s: State, e: ev.Weathered) -> None:
    if e.weather not in s.skies.get(e.day, ()):
        s.skies[e.day] = (*s.skies.get(e.day, ()), e.weather)
    s.sky = s.skies.get(s.day, ())


def _revived(s: State, e: ev.Revived) -> None:
    seat = s.person(e.seat)
    if seat:
        s.living |= 1 << seat
        s.unbind()


def _gained(s: State, e: ev.Gained) -> None:
    s.marks[e.seat] = (*s.marks[e.seat], (e.trait, e.arg))
    s.unbind()
    s.marked = True
    if e.trait == "wears_body":
        s.wears[e.seat] = e.arg


def _lost(s: State, e: ev.Lost) -> None:
    s.marks[e.seat] = tuple(mark for mark in s.marks[e.seat] if mark != (e.trait, e.arg))
    if e.trait == "wears_body":
        s.wears.pop(e.seat, None)
    s.unbind()


def _told(s: State, e: ev.Told) -> None:
    if e.keep:
        s.kept.append(e)


def _will(s: State, e: ev.WillWritten) -> None:
    s.wills[e.seat] = e


def _will_read(s: State, e: ev.WillRead) -> None:
    s.wills.pop(e.seat, None)


def _noted(s: State, e: ev.Noted) -> None:
    s.notes[e.seat] = e.note


def _ended(s: State, e: ev.Ended) -> None:
    s.ended = e
    s.phase = "over"


_FOLD: dict[type, Callable[[State, Any], None]] = {
    ev.Opened: _opened, ev.Sealed: _sealed, ev.Dealt: _role, ev.Became: _role, ev.PhaseBegan: _phase, ev.Said: _said,
    ev.Readied: _readied, ev.Acted: _acted, ev.Voted: _voted, ev.Died: _died, ev.Caused: _caused,
    ev.Revived: _revived, ev.Weathered: _weathered, ev.Gained: _gained, ev.Lost: _lost, ev.Told: _told,
    ev.WillWritten: _will, ev.WillRead: _will_read, ev.Noted: _noted, ev.Ended: _ended,
}
