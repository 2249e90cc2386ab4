"""day.vote_action, day.poll_counter, day.drag_along, day.poll_reaction — what a vote does besides being counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.lots import ALWAYS, Odds
from engine.rulebook import Case, Facet, Stage
from engine.shikigami.day.draft import Dusk, if_decided
from engine.shikigami.night.immunity import specially_resists
from engine.shikigami.scene import once


@dataclass(frozen=True, slots=True)
class VoteActing(Facet):
    """Does something by its vote: *does* (dusk, voter, target), in the rulebook's *order*, with these *odds*.

    By default on a living target, by a voter that was not executed. *executed*: on the executed instead. *whoever*:
    whether the target lives or not. *alive*: the voter must live as well.
    """

    order: int
    does: Callable[[Dusk, int, int], None]
    fits: Callable[[Dusk, int, int], bool] | None = None
    odds: Odds = ALWAYS
    executed: bool = False
    whoever: bool = False
    alive: bool = False


@dataclass(frozen=True, slots=True)
class Jealous(Facet):
    """橋姫: two lovers of one cupid who both vote for it die of shock."""


@dataclass(frozen=True, slots=True)
class Dragging(Facet):
    """舟幽霊: when whom it voted for died of shock, a random living player does too."""


@dataclass(frozen=True, slots=True)
class DraggedDown(Facet):
    """惑溺: as if a ship ghost always voted for the bearer."""


@dataclass(frozen=True, slots=True)
class PollReacting(Facet):
    """Does something to each living voter for it at dusk: *does* (dusk, bearer, voter), tested voter by voter."""

    does: Callable[[Dusk, int, int], None]


def vote_actors(dusk: Dusk) -> Iterable[Case]:
    """Abilities in the rulebook's order, those of one kind in seat order."""
    if not dusk.decided:
        return ()
    found = [(ability.order, seat) for seat, ability in dusk.users(VoteActing) if seat != dusk.decided]
    return [Case(seat, dusk.registered[seat]) for _, seat in sorted(found)]


VOTE_ACTION = Stage("day.vote_action", vote_actors, VoteActing)


@VOTE_ACTION.step("")
def votes_that_do_something(dusk: Dusk, case: Case) -> str | None:
    """They work even if the voter was just poisoned, but for those that mark or change the voter itself."""
    mine = dusk.uses(case.seat, VoteActing)
    assert mine is not None
    if mine.executed:
        if case.target != dusk.decided:
            return "not_executed"
    elif not mine.whoever and not dusk.alive(case.target):
        return "dead"
    if mine.alive and not dusk.alive(case.seat):
        return "dead"
    if mine.fits is not None and not mine.fits(dusk, case.seat, case.target):
        return "unmoved"
    if not dusk.happens(mine.odds):
        return "missed"
    mine.does(dusk, case.seat, case.target)
    return None


def the_jealous(dusk: Dusk) -> Iterable[Case]:
    return [Case(seat) for seat in dusk.holders(Jealous) if dusk.was_alive(seat) and seat != dusk.decided]


POLL_COUNTER = Stage("day.poll_counter", the_jealous, Jealous)


@POLL_COUNTER.step("")
def lovers_who_vote_alike_die_of_jealousy(dusk: Dusk, case: Case) -> str | None:
    """Also on re-votes; the lovers of one cupid, two or more of them."""
    by_cupid: dict[int, list[int]] = {}
    for voter in dusk.votes_for(case.seat):
        for cupid in set(dusk.args(voter, "lovers")):
            by_cupid.setdefault(cupid, []).append(voter)
    couples = [lovers for lovers in by_cupid.values() if len(lovers) > 1]
    if not couples:
        return "nobody"
    for seat in sorted({voter for lovers in couples for voter in lovers}):
        dusk.shock(seat, "jealousy", case.seat)
    return None


DRAG_ALONG = Stage("day.drag_along", once, Dragging, DraggedDown)


@DRAG_ALONG.step("")
def the_shocked_are_not_alone(dusk: Dusk, case: Case) -> str | None:
    """One draw for each ship ghost's shocked target; a victim that was another ghost's target drags on."""
    from engine.shikigami.day.shock import Calm

    ghosts = [(seat, dusk.registered[seat]) for seat, _ in dusk.users(Dragging) if seat != dusk.decided]
    if not dusk.weather(Calm):
        ghosts += [(seat, seat) for seat in dusk.registered if next(dusk.traits_of(seat, DraggedDown), None)]
    todo = [pair for pair in ghosts if pair[1] in dusk.shocked]
    if not todo:
        return "nobody"
    while todo:
        ghost, target = todo.pop(0)
        reached = [
            seat for seat in dusk.survivors() if not specially_resists(dusk, seat) and not spared(dusk, seat)
        ]
        if not reached:
            break
        victim = dusk.one_of(reached)
        dusk.shock(victim, "dragged_along", ghost if ghost != target else 0)
        todo += [pair for pair in ghosts if pair[1] == victim]
    return None


def spared(dusk: Dusk, seat: int) -> bool:
    """Whom no random shock or poison of the day ever finds: quizmasters."""
    from engine.shikigami.day.execution import PoisonExempt

    return dusk.facet(seat, PoisonExempt) is not None


def the_reacting(dusk: Dusk) -> Iterable[Case]:
    if not dusk.decided:
        return ()
    return [
        Case(seat, voter)
        for seat in dusk.holders(PollReacting) if dusk.was_alive(seat)
        for voter in dusk.votes_for(seat)
    ]


POLL_REACTION = Stage("day.poll_reaction", the_reacting, PollReacting)


@POLL_REACTION.step("")
def they_remember_who_voted_for_them(dusk: Dusk, case: Case) -> str | None:
    mine = dusk.facet(case.seat, PollReacting)
    assert mine is not None
    if not dusk.alive(case.target):
        return "dead"
    if specially_resists(dusk, case.target):
        return "resists"
    mine.does(dusk, case.seat, case.target)
    return None


@dataclass(frozen=True, slots=True)
class HidesTheTable(Facet):
    """Weather: the table of votes is hidden once the execution is decided (晴嵐)."""


@dataclass(frozen=True, slots=True)
class Cancelling(Facet):
    """ろくろ首: once, its execution is undone at the very end of the day; not in the lovers' camp."""


EXECUTION_CANCEL = Stage("day.execution_cancel", if_decided, Cancelling)


@EXECUTION_CANCEL.step("")
def the_execution_is_undone(dusk: Dusk, case: Case) -> str | None:
    from engine.shikigami.terms import LOVERS

    seat = case.target
    if dusk.facet(seat, Cancelling) is None:
        return None
    if dusk.camp(seat) == LOVERS:
        return "lovers"
    if dusk.spent(seat):
        return "spent"
    dusk.back = True
    dusk.revive(seat)
    dusk.gain(seat, "lost_ability")
    dusk.proclaim("execution_cancelled", dusk.apparent(seat))
    return None
