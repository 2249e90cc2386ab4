"""day.joker — ジョーカー: where it goes after a vote that was decided (day.md §7)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.rulebook import Case, Stage
from engine.shikigami.day.draft import Dusk
from engine.shikigami.night.aftermath import Joking


def the_holder(dusk: Dusk) -> Iterable[Case]:
    """H, and T whom H voted for."""
    if not dusk.decided:
        return ()
    for seat in dusk.seats():
        if dusk.was_alive(seat) and _day(dusk, seat) == dusk.day and seat in dusk.registered:
            return (Case(seat, dusk.registered[seat]),)
    return ()


def _day(dusk: Dusk, seat: int) -> int:
    """The latest day on which *seat* holds it; 0 for none."""
    return max((arg for trait, arg in dusk.marks[seat] if trait == "joker"), default=0)


JOKER = Stage("day.joker", the_holder, Joking)


@JOKER.step("wait")
def the_executed_waits_for_victory(dusk: Dusk, case: Case) -> str | None:
    """If T or H is the executed, the move waits for what the evening brings (`joker_after_victory`)."""
    return "waits" if dusk.decided in (case.seat, case.target) else None


@JOKER.step("")
def it_goes_where_its_holder_voted(dusk: Dusk, case: Case) -> str | None:
    holder, target = case.seat, case.target
    if dusk.registered.get(target) == holder or not dusk.alive(target):
        others = [
            voter for voter in dusk.votes_for(holder)
            if voter != target and dusk.alive(voter) and _day(dusk, voter) != dusk.day - 1
        ]
        if not others:
            hand_on(dusk, holder if dusk.alive(holder) else 0, dusk.one_of)
            return "kept"
        target = dusk.one_of(others)
    hand_on(dusk, target, dusk.one_of)
    return "moved"


def hand_on(dusk: Dusk, to: int, one_of: Callable[[list[int]], int]) -> None:
    """*to* holds it tomorrow; nobody in particular: a random survivor."""
    living = dusk.survivors()
    if not to and living:
        to = one_of(living)
    if to:
        dusk.gain(to, "joker", dusk.day + 1)
        dusk.proclaim("joker_moved", dusk.apparent(to))


def joker_after_victory(dusk: Dusk, ended: bool) -> int:
    """Who holds it when its move had to wait, once it is known whether the village has *ended*; 0: no change.

    The lots are drawn where the table draws them (`survivors`, `voters`): see `waiting_heirs`.
    """
    holder = next(iter(the_holder(dusk)), None)
    if holder is None or dusk.decided not in (holder.seat, holder.target):
        return 0
    if ended:
        return holder.target if holder.target == dusk.decided != holder.seat else 0
    return holder.seat if dusk.alive(holder.seat) else 0


def waiting_heirs(dusk: Dusk) -> list[int]:
    """Among whom it is drawn when its holder is dead and the village goes on."""
    holder = next(iter(the_holder(dusk)), None)
    if holder is None:
        return []
    voters = [
        voter for voter in dusk.votes_for(holder.seat) if dusk.alive(voter) and _day(dusk, voter) != dusk.day - 1
    ]
    return voters if holder.seat == dusk.decided and voters else dusk.survivors()
