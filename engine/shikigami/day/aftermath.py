"""day.save_results to day.joker — followers, those who read suicides, the sky, and the joker."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.rulebook import Case, Facet, Stage
from engine.shikigami.day.draft import Dusk, if_decided
from engine.shikigami.following import FoxesFollow, LoversFollow, all_follow
from engine.shikigami.scene import once


@dataclass(frozen=True, slots=True)
class ReadingSuicides(Facet):
    """巫女系: learns the main camps of all who died of shock or followed; the family shares it."""


@dataclass(frozen=True, slots=True)
class FallingOnOne(Facet):
    """Weather: after an execution one living seat that *may* gets *trait* (雪, 濃霧)."""

    trait: str
    may: Callable[[Dusk, int], bool]
    tomorrow: bool = False


FOLLOW = Stage("day.follow", once, LoversFollow, FoxesFollow)


@FOLLOW.step("")
def they_do_not_outlive_them(dusk: Dusk, case: Case) -> None:
    before = set(dusk.deaths)
    all_follow(dusk)
    dusk.shocked += [seat for seat in dusk.deaths if seat not in before]


SUICIDES = Stage("day.follow", once, ReadingSuicides)


@SUICIDES.step("read")
def shrine_maidens_hear_of_suicides(dusk: Dusk, case: Case) -> str | None:
    """The main camp of each; all living members of the family are told the same."""
    maidens = [seat for seat in dusk.holders(ReadingSuicides) if dusk.alive(seat)]
    if not dusk.shocked:
        return "nobody"
    for seat in maidens:
        for dead in sorted(dusk.shocked):
            dusk.keep(seat, "shrine_result", dusk.apparent(dead), dusk.main_camp(dead))
    return None


WEATHER_EFFECT = Stage("day.weather_effect", if_decided, FallingOnOne)


@WEATHER_EFFECT.step("")
def the_sky_falls_on_somebody(dusk: Dusk, case: Case) -> str | None:
    sky = dusk.weather(FallingOnOne)
    if sky is None:
        return None
    may = [seat for seat in dusk.survivors() if sky.may(dusk, seat)]
    if not may:
        return "nobody"
    dusk.gain(dusk.one_of(may), sky.trait, dusk.day + 1 if sky.tomorrow else 0)
    return None
