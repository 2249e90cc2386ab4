"""day.execution to day.follow — what an execution brings with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.rulebook import Case, Facet, Stage
from engine.shikigami.day.draft import Dusk, if_decided
from engine.shikigami.following import FoxesFollow, LoversFollow, all_follow
from engine.shikigami.night.attack import NoPoison, Poisonous
from engine.shikigami.scene import once


@dataclass(frozen=True, slots=True)
class ReadingTheExecuted(Facet):
    """Learns next morning what the executed was (*result*, by *reading*; the medium's own reading unless said
    otherwise)."""

    result: str = "medium_result"
    reading: Callable[[Dusk, int], str] | None = None


@dataclass(frozen=True, slots=True)
class PoisonExempt(Facet):
    """The poison of the executed never reaches the bearer."""


EXECUTION = Stage("day.execution", if_decided)


@EXECUTION.step("")
def the_executed_dies(dusk: Dusk, case: Case) -> None:
    dusk.kill(case.target, "vote_killed")


EXECUTION_POISON = Stage("day.execution_poison", if_decided, Poisonous)


@EXECUTION_POISON.step("")
def poison_takes_somebody_along(dusk: Dusk, case: Case) -> str | None:
    """Anybody alive, or only those who voted for it; one of them dies."""
    poison = dusk.facet(case.target, Poisonous)
    if poison is None or not poison.by_day or dusk.weather(NoPoison):
        return None
    reached = dusk.survivors()
    if dusk.start.options.get("poison_voters_only"):
        voters = dusk.votes_for(case.target)
        reached = [seat for seat in reached if seat in voters]
    reached = [
        seat for seat in reached
        if not dusk.bears(seat, PoisonExempt) and (poison.reach is None or poison.reach(dusk, seat))
    ]
    if not reached:
        return "nobody"
    dusk.kill(dusk.one_of(reached), "poisoned", case.target)
    return None


MEDIUM_RESULT = Stage("day.medium_result", if_decided, ReadingTheExecuted)


@MEDIUM_RESULT.step("")
def mediums_read_the_executed(dusk: Dusk, case: Case) -> None:
    """Shown the next morning."""
    for seat in dusk.holders(ReadingTheExecuted):
        mine = dusk.facet(seat, ReadingTheExecuted)
        if mine is not None and dusk.alive(seat):
            value = mine.reading(dusk, case.target) if mine.reading else dusk.role(case.target).medium_as
            dusk.keep(seat, mine.result, case.target, value)


FOLLOW = Stage("day.follow", once, LoversFollow, FoxesFollow)


@FOLLOW.step("")
def they_do_not_outlive_them(dusk: Dusk, case: Case) -> None:
    all_follow(dusk)
