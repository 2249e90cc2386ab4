"""spell_kill — 呪殺処理."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.rulebook import Case, Facet, Stage
from engine.shikigami.night.attack import NoDoubles
from engine.shikigami.night.divination import Spellable
from engine.shikigami.night.draft import Night
from engine.shikigami.night.immunity import VegaImmune
from engine.shikigami.terms import Count


@dataclass(frozen=True, slots=True)
class DiesForFoxes(Facet):
    """伊呂具秦公: dies in the place of a fox count that divination would kill."""


def the_marked(night: Night) -> Iterable[Case]:
    return [Case(0, seat) for seat in night.spelled]


SPELL_KILL = Stage("spell_kill", the_marked, Spellable)


@SPELL_KILL.step("double", DiesForFoxes)
def somebody_dies_for_the_fox(night: Night, case: Case) -> str | None:
    if night.count(case.target) is not Count.FOX or not night.alive(case.target) or night.weather(NoDoubles):
        return None
    doubles = [s for s in night.holders(DiesForFoxes) if night.alive(s) and not night.bears(s, VegaImmune)]
    if not doubles:
        return None
    night.kill(night.one_of(doubles), "sacrificed", case.target)
    return "double"


@SPELL_KILL.step("")
def the_marked_die(night: Night, case: Case) -> None:
    night.kill(case.target, "spell_killed")
