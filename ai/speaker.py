"""A seat at one moment as the policies of talk and votes need it, whatever the rule set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, Protocol

from ai.agent import Budget
from ai.chance import Stream
from ai.reading import Line, Reading
from engine.speech import Reason
from engine.views import View

_AVERAGE = {"talk": 0.5, "bold": 0.5, "logic": 0.5, "intuition": 0.5, "deceit": 0.5, "warmth": 0.5, "stubborn": 0.5}


class Opinion(Protocol):
    """What a seat thinks of the others. Arrays are indexed by seat, index 0 unused; `kinds` by `ai.factions`."""

    @property
    def guilt(self) -> dict[int, float]:
        """How much a seat of this opinion wants each other hanged; filled when first asked for."""

    @property
    def wolf(self) -> Any:
        """For each seat P(it is a wolf)."""

    @property
    def kinds(self) -> Sequence[Any]:
        """For each kind and seat P(it is of that kind)."""

    @property
    def roles(self) -> tuple[str, ...]:
        """The special roles of the village's side that are in play."""

    def chances(self, role: str) -> Any:
        """For each seat P(it holds *role*)."""

    def role(self, seat: int, role: str) -> float:
        """P(*seat* holds *role*)."""

    def gain(self, seat: int) -> float:
        """Expected information of looking at *seat*, in bits."""

    def because(self, seat: int, most: int = 3, against: bool = True) -> list[tuple[float, Reason]]:
        """What moved the opinion of *seat* most, and how much."""


class Page(Protocol):
    """A page of a diary: what *night* told of *target*."""

    @property
    def night(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def target(self) -> int: ...
    @property
    def value(self) -> str: ...


@lru_cache(maxsize=65536)
def _nature(seed: str, seat: int, what: tuple[object, ...]) -> float:
    return Stream(seed, seat, 0, *what).real()


@lru_cache(maxsize=8192)
def _natures(seed: str, seat: int, seats: int, what: str, more: tuple[object, ...]) -> tuple[float, ...]:
    return tuple(_nature(seed, seat, (what, other, *more)) for other in range(seats + 1))


def temperament(persona: str) -> dict[str, float]:
    """How *persona* leans, 0 to 1 each; the average for a seat without one."""
    from ai.personas import persona as find

    who = find(persona) if persona else None
    return _AVERAGE if who is None else {**_AVERAGE, **who.temperament}


class Speaker:
    """What both rule sets' minds share. Everything follows from (view, budget)."""

    def __init__(self, view: View, reading: Reading, budget: Budget, seat: int) -> None:
        self.view = view
        self.reading = reading
        self.budget = budget
        self.seat = seat
        self.persona = view.seats[seat - 1].persona if seat else ""
        self.wished: dict[tuple[int, ...], dict[int, float]] = {}
        """What `ai.policy.voting` has worked out of this moment already."""

    # What the rule set says.

    @property
    def spoken(self) -> Opinion:
        """What it may be heard to believe: an honest seat's opinion, a liar's inside its cover."""
        raise NotImplementedError

    @property
    def belief(self) -> Opinion:
        """What it truly believes."""
        raise NotImplementedError

    @property
    def cover(self) -> str:
        """The role it lives by in public."""
        raise NotImplementedError

    @property
    def diary(self) -> Sequence[Page]:
        """The history it lives by."""
        raise NotImplementedError

    @property
    def cast(self) -> Mapping[str, int]:
        """The cast as far as one may know it."""
        raise NotImplementedError

    @property
    def duties(self) -> Mapping[str, int]:
        """How many of the cast have each duty."""
        raise NotImplementedError

    @property
    def lying(self) -> bool:
        """Whether it lives by a cover."""
        raise NotImplementedError

    @property
    def side(self) -> int:
        """Whose victory it works for, as a kind of `ai.factions`."""
        raise NotImplementedError

    @property
    def mates(self) -> Sequence[int]:
        """One's fellow wolves, oneself left out."""
        raise NotImplementedError

    @property
    def lover(self) -> int:
        """One's lover, 0 for none."""
        return 0

    # What follows.

    @cached_property
    def temper(self) -> dict[str, float]:
        """The persona's temperament."""
        return temperament(self.persona)

    def lots(self, *what: object) -> Stream:
        """A stream for a choice of this moment: keyed by seed, seat and the number of events seen."""
        return Stream(self.budget.seed, self.seat, len(self.view.events), *what)

    def nature(self, *what: object) -> float:
        """A 0–1 lot that stays the same all game: what this seat is like in respect of *what*."""
        return _nature(self.budget.seed, self.seat, what)

    def natures(self, what: str, *more: object) -> tuple[float, ...]:
        """`nature(what, other, *more)` of every seat, by seat."""
        return _natures(self.budget.seed, self.seat, len(self.view.seats), what, more)

    @property
    def others(self) -> list[int]:
        """The living but oneself, in seat order."""
        return [s for s in sorted(self.view.alive) if s != self.seat]

    @cached_property
    def mine(self) -> list[Line]:
        """What this seat said today."""
        return [line for line in self.reading.today if line.seat == self.seat]

    def said_today(self, *types: str) -> int:
        """How many statements of *types* it made today."""
        return sum(line.said.type in types for line in self.mine)

    @cached_property
    def fair(self) -> float:
        """The share of wolves among the living others, as the cover sees it: what an average seat is given."""
        others = self.others
        return max(0.02, sum(float(self.spoken.wolf[s]) for s in others) / len(others)) if others else 1.0

    def spoken_gain(self, seat: int) -> float:
        """Expected information of looking at *seat*, in bits, inside the cover."""
        return self.spoken.gain(seat)

    def degree(self, seat: int) -> int:
        """How strongly the cover suspects *seat*: 0 not, 1 faint … 3 strong, 4 by an own result."""
        if any(f.target == seat and f.value == "werewolf" for f in self.diary) and self.reading.claimed(self.seat):
            return 4
        p, fair = float(self.spoken.wolf[seat]), self.fair
        if p >= 0.75 or p >= 2.5 * fair:
            return 3
        return 2 if p >= 1.5 * fair else 1 if p > fair else 0

    def support(self) -> dict[int, int]:
        """Seat → how many of today's standing plans are for it."""
        votes: dict[int, int] = {}
        for seat, line in self.reading.plans.items():
            if seat in self.view.alive and line.said.target in self.view.alive:
                votes[line.said.target] = votes.get(line.said.target, 0) + 1
        return votes

    @cached_property
    def danger(self) -> float:
        """0–1: how close the table is to hanging this seat, by today's plans."""
        support = self.support()
        on_me = support.get(self.seat, 0)
        if not on_me:
            return 0.0
        most = max(support.values())
        share = on_me / max(1, len(self.view.alive) - 1)
        return min(1.0, share * 2) if on_me == most else share * 0.6
