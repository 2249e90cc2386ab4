"""day.execution to day.execution_counter — the executed dies, and what it takes along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.rulebook import Case, Facet, Stage
from engine.shikigami.day.draft import Dusk, if_decided
from engine.shikigami.night.attack import NoPoison, Poisonous, PoisonProof
from engine.shikigami.night.immunity import specially_resists
from engine.shikigami.terms import VILLAGE


@dataclass(frozen=True, slots=True)
class Detoxing(Facet):
    """Whose executed target poisons nobody (*stops*), or others than it would (*redirects*: 錬金術師). Reads the
    kind of poison of its target where it is a reader."""

    stops: bool = False
    redirects: bool = False
    reads: bool = True


@dataclass(frozen=True, slots=True)
class RedirectsPoison(Facet):
    """Weather: what the executed poisons is drawn from those not of the village (梅雨)."""


@dataclass(frozen=True, slots=True)
class PoisonExempt(Facet):
    """The poison of the executed never reaches the bearer (出題者)."""


@dataclass(frozen=True, slots=True)
class Striking(Facet):
    """Strikes when executed (day.execution_counter): *does* to the living voters it can reach, drawn one of them
    (*one*), or to whom it will."""

    does: Callable[[Dusk, int, int], None]
    one: Callable[[Dusk, int], bool] | None = None


EXECUTION = Stage("day.execution", if_decided)


@EXECUTION.step("")
def the_executed_dies(dusk: Dusk, case: Case) -> None:
    dusk.kill(case.target, "vote_killed")


def if_poison_is_read(dusk: Dusk) -> Sequence[Case]:
    """Those who know poison and were not executed themselves."""
    if not dusk.decided:
        return ()
    return [
        Case(seat, dusk.registered[seat]) for seat, _ in dusk.users(Detoxing) if seat != dusk.decided
    ]


DETOX = Stage("day.detox", if_poison_is_read, Detoxing)


@DETOX.step("read")
def they_read_the_poison(dusk: Dusk, case: Case) -> None:
    """The kind of poison of their target is told next morning, unless they detoxify it themselves."""
    mine = dusk.uses(case.seat, Detoxing)
    if mine is not None and mine.reads and not (mine.stops and _curable(dusk, case.target)):
        dusk.keep(case.seat, "poison_read", case.target, poison_class(dusk, case.target))


@DETOX.step("")
def they_take_its_poison_away(dusk: Dusk, case: Case) -> None:
    """Only what is active: an executed target with poison, and no drought."""
    mine = dusk.uses(case.seat, Detoxing)
    if mine is None or not _curable(dusk, case.target):
        return
    if mine.stops:
        dusk.detoxified = True
        if mine.reads:
            dusk.keep(case.seat, "poison_read", case.target, "detoxified")
        else:
            dusk.keep(case.seat, "cured", case.target)
    elif mine.redirects:
        dusk.redirected = True


def _curable(dusk: Dusk, target: int) -> bool:
    poison = dusk.facet(target, Poisonous)
    if target != dusk.decided or poison is None or not poison.by_day or dusk.weather(NoPoison):
        return False
    return poison.by_night  # 夢毒者 poisons in dreams: nobody can take that away


def poison_class(dusk: Dusk, seat: int) -> str:
    """How those who know poison name what *seat* carries: `none`, `limited` (it reaches some only), `strong`, `poison`.

    What poisons in dreams alone, or at night alone, shows none.
    """
    poison = dusk.facet(seat, Poisonous)
    if poison is None or not (poison.by_day and poison.by_night):
        return "none"
    return poison.seen_as or ("limited" if poison.reach is not None else "poison")


EXECUTION_POISON = Stage("day.execution_poison", if_decided, Poisonous)


@EXECUTION_POISON.step("")
def poison_takes_somebody_along(dusk: Dusk, case: Case) -> str | None:
    """Anybody alive, or only those who voted for it; one of them dies."""
    poison = dusk.facet(case.target, Poisonous)
    if poison is None or not poison.by_day or dusk.weather(NoPoison):
        return None
    if dusk.detoxified:
        return "detoxified"
    reached = dusk.survivors()
    if dusk.start.options.get("poison_voters_only"):
        voters = dusk.votes_for(case.target)
        reached = [seat for seat in reached if seat in voters]
    reach = not_of_the_village if dusk.redirected or dusk.weather(RedirectsPoison) else poison.reach
    reached = [
        seat for seat in reached
        if not dusk.bears(seat, PoisonExempt) and not specially_resists(dusk, seat)
        and (reach is None or reach(dusk, seat))
    ]
    if not reached:
        return "nobody"
    victim = dusk.one_of(reached)
    proof = dusk.facet(victim, PoisonProof)
    if proof is not None and proof.survives(dusk, victim):
        return "survived"
    dusk.kill(victim, "poisoned", case.target)
    return None


def not_of_the_village(dusk: Dusk, seat: int) -> bool:
    return dusk.camp(seat) != VILLAGE


EXECUTION_COUNTER = Stage("day.execution_counter", if_decided, Striking)


@EXECUTION_COUNTER.step("")
def the_executed_strikes(dusk: Dusk, case: Case) -> str | None:
    strike = dusk.facet(case.target, Striking)
    if strike is None:
        return None
    if strike.one is None:
        strike.does(dusk, case.target, 0)
        return None
    one = strike.one
    voters = [seat for seat in dusk.votes_for(case.target) if dusk.alive(seat) and one(dusk, seat)]
    if not voters:
        return "nobody"
    strike.does(dusk, case.target, dusk.one_of(voters))
    return None
