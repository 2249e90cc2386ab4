"""A seat's view: a fold over the events it may see, and nothing else.

Hidden information cannot leak through a view, because it never arrives. Screen, phone, text table and AI all read this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from engine import events as ev
from engine.events import PUBLIC, AnyEvent, SeatInfo
from engine.speech import Ref


@dataclass(slots=True)
class Death:
    """How a seat died, as far as the viewer knows. *cause* is `found_dead` until it is known."""

    seat: int
    day: int
    night: bool
    cause: str


@dataclass(slots=True)
class View:
    """What one seat knows. *seat* 0 is an onlooker who sees what is public.

    *events* are the visible events in order: their number and content are the same for any two tables the seat cannot
    tell apart. Everything else is derived from them by `apply`.
    """

    seat: int
    events: list[AnyEvent] = field(default_factory=list)
    ruleset: str = ""
    version: str = ""
    seats: tuple[SeatInfo, ...] = ()
    cast: dict[str, int] = field(default_factory=dict)
    options: dict[str, bool | int | str] = field(default_factory=dict)
    phase: str = "setup"
    day: int = 0
    round: int = 0
    alive: set[int] = field(default_factory=set)
    deaths: dict[int, Death] = field(default_factory=dict)
    """The latest death of every seat that is dead now."""
    roles: dict[int, str] = field(default_factory=dict)
    """Main roles known for certain: one's own, those shown to the dead, everybody's at the end."""
    bonds: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Bond id → the seats in it (`wolf`, `mason`, `fox`, `lovers` …), one's own among them where one belongs."""
    traits: dict[int, list[tuple[str, int]]] = field(default_factory=dict)
    said: list[ev.Said] = field(default_factory=list)
    told: list[ev.Told] = field(default_factory=list)
    acts: list[ev.Acted] = field(default_factory=list)
    counts: list[ev.Counted] = field(default_factory=list)
    voted: set[int] = field(default_factory=set)
    """Who has voted in this round."""
    ballot: int = 0
    """One's own vote of this round, 0 before."""
    wills: list[ev.WillRead] = field(default_factory=list)
    will: ev.WillWritten | None = None
    note: str = ""
    quiet: set[int] = field(default_factory=set)
    skies: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """Day → the weathers of that day and its night, as far as they are known."""
    """Nights after which nobody was found dead."""
    board: dict[tuple[str, str, int], Any] = field(default_factory=dict)
    """What is shown of day games, calls and mornings: (scene, key, seat) → value, the latest."""
    ended: ev.Ended | None = None

    @property
    def role(self) -> str:
        """One's own main role, empty for an onlooker."""
        return self.roles.get(self.seat, "")

    @property
    def weather(self) -> tuple[str, ...]:
        """The weathers of today."""
        return self.skies.get(self.day, ())

    @property
    def body(self) -> int:
        """The seat one shows to others: one's own, or the body one wears (`wears_body`)."""
        worn = [arg for trait, arg in self.traits.get(self.seat, ()) if trait == "wears_body"]
        return worn[-1] if worn else self.seat

    @property
    def everyone(self) -> range:
        """All seats, 1 … n."""
        return range(1, len(self.seats) + 1)

    def lives(self, seat: int) -> bool:
        """Whether *seat* seems alive; of oneself: whether the body one wears is."""
        return (self.body if seat == self.seat else seat) in self.alive

    def spoken(self, ref: Ref) -> ev.Said | None:
        """The public utterance *ref* names, if there is one."""
        for said in self.said:
            if said.channel == "talk" and said.day == ref.day and said.n == ref.n:
                return said
        return None

    def take(self, events: Iterable[AnyEvent]) -> None:
        """Takes in those of *events* that the seat may see."""
        seat, seen, folds = self.seat, self.events, _FOLD
        for event in events:
            to = event.to
            if to == PUBLIC or (to.__class__ is frozenset and seat in to):
                seen.append(event)
                handler = folds.get(event.__class__)
                if handler is not None:
                    handler(self, event)

    def apply(self, event: AnyEvent) -> None:
        """Takes in one visible event."""
        self.events.append(event)
        handler = _FOLD.get(event.__class__)
        if handler is not None:
            handler(self, event)


def view(seat: int, events: Iterable[AnyEvent]) -> View:
    """What *seat* knows after *events* (the invisible ones among them are passed over)."""
    seen = View(seat)
    seen.take(events)
    return seen


def _opened(v: View, e: ev.Opened) -> None:
    v.ruleset, v.version, v.seats, v.cast, v.options = e.ruleset, e.version, e.seats, e.cast, e.options
    v.alive = set(range(1, len(e.seats) + 1))


def _phase(v: View, e: ev.PhaseBegan) -> None:
    v.phase, v.day, v.round = e.phase, e.day, e.round
    v.voted = set()
    v.ballot = 0


def _dealt(v: View, e: ev.Dealt | ev.Became) -> None:
    v.roles[e.seat] = e.role


def _introduced(v: View, e: ev.Introduced) -> None:
    v.bonds[e.bond] = e.seats


def _died(v: View, e: ev.Died) -> None:
    v.alive.discard(e.seat)
    v.deaths[e.seat] = Death(e.seat, e.day, e.night, e.cause)


def _caused(v: View, e: ev.Caused) -> None:
    if death := v.deaths.get(e.seat):
        death.cause = e.cause


def _revived(v: View, e: ev.Revived) -> None:
    v.alive.add(e.seat)
    v.deaths.pop(e.seat, None)


def _gained(v: View, e: ev.Gained) -> None:
    v.traits.setdefault(e.seat, []).append((e.trait, e.arg))


def _lost(v: View, e: ev.Lost) -> None:
    v.traits[e.seat] = [t for t in v.traits.get(e.seat, []) if t != (e.trait, e.arg)]


def _voted(v: View, e: ev.Voted) -> None:
    if e.seat == v.seat:
        v.ballot = e.target


def _note(v: View, e: ev.Noted) -> None:
    v.note = e.note


def _will_written(v: View, e: ev.WillWritten) -> None:
    v.will = e


def _weathered(v: View, e: ev.Weathered) -> None:
    if e.weather not in v.skies.get(e.day, ()):
        v.skies[e.day] = (*v.skies.get(e.day, ()), e.weather)


def _shown(v: View, e: ev.Shown) -> None:
    v.board[e.scene, e.key, e.seat] = e.value


def _ended(v: View, e: ev.Ended) -> None:
    v.ended = e
    v.phase = "over"
    v.roles.update(e.roles)


_FOLD: dict[type, Callable[[View, Any], None]] = {
    ev.Opened: _opened, ev.PhaseBegan: _phase, ev.Dealt: _dealt, ev.Became: _dealt, ev.Introduced: _introduced,
    ev.Died: _died, ev.Caused: _caused, ev.Revived: _revived, ev.Gained: _gained, ev.Lost: _lost, ev.Voted: _voted,
    ev.Noted: _note, ev.WillWritten: _will_written, ev.Shown: _shown, ev.Weathered: _weathered, ev.Ended: _ended,
    ev.Said: lambda v, e: v.said.append(e), ev.Told: lambda v, e: v.told.append(e),
    ev.Acted: lambda v, e: v.acts.append(e), ev.Counted: lambda v, e: v.counts.append(e),
    ev.HasVoted: lambda v, e: v.voted.add(e.seat), ev.WillRead: lambda v, e: v.wills.append(e),
    ev.QuietNight: lambda v, e: v.quiet.add(e.day),
}
