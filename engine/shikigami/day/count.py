"""day.vote_weight, day.count, day.poll_weight — who votes how heavily, and what is counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.rulebook import Case, Facet, Stage
from engine.shikigami.day.draft import Dusk, Slip
from engine.shikigami.scene import once


@dataclass(frozen=True, slots=True)
class Voting(Facet):
    """Votes with another weight: *more* is added, or what *depends* says. *sets*: the weight is exactly this,
    whatever else."""

    more: int = 0
    depends: Callable[[Dusk, int], int] | None = None
    sets: int | None = None


@dataclass(frozen=True, slots=True)
class Polling(Facet):
    """Receives votes of another weight, in the same way."""

    more: int = 0
    depends: Callable[[Dusk, int], int] | None = None
    sets: int | None = None


def slips(dusk: Dusk) -> Iterable[Slip]:
    return dusk.slips


VOTE_WEIGHT = Stage("day.vote_weight", slips, Voting)


@VOTE_WEIGHT.step("")
def some_votes_weigh_more(dusk: Dusk, slip: Slip) -> None:
    """Main role first, then traits; never below 0."""
    fixed: int | None = None
    for voting, _ in dusk.borne(slip.seat, Voting):
        slip.weight += voting.depends(dusk, slip.seat) if voting.depends else voting.more
        fixed = voting.sets if voting.sets is not None else fixed
    slip.weight = max(0, slip.weight if fixed is None else fixed)


COUNT = Stage("day.count", once)


@COUNT.step("")
def the_box_is_opened(dusk: Dusk, case: Case) -> None:
    dusk.received = received = dict.fromkeys(dusk.survivors(), 0)
    for slip in dusk.slips:
        received[slip.target] += slip.weight


POLL_WEIGHT = Stage("day.poll_weight", once, Polling)


@POLL_WEIGHT.step("")
def some_draw_more_votes(dusk: Dusk, case: Case) -> None:
    for seat in list(dusk.received):
        fixed: int | None = None
        for polling, _ in dusk.borne(seat, Polling):
            dusk.received[seat] += polling.depends(dusk, seat) if polling.depends else polling.more
            fixed = polling.sets if polling.sets is not None else fixed
        dusk.received[seat] = max(0, dusk.received[seat] if fixed is None else fixed)
