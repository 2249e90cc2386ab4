"""Counts, as perft counts moves: how many outcomes fixed nights have."""

from __future__ import annotations

from fractions import Fraction

import pytest
from scenes import Village

from engine.lab import outcomes
from engine.lots import Sampling
from engine.rulebook import TooManyBranches
from engine.rulebook import outcomes as branches
from engine.shikigami.scenario import Village as Night

WIDE = "W:werewolf C:cat D:cat E:cat -X:villager -Y:villager -Z:villager S:seer F:fox G:bodyguard"
ACTS = ("W eat F", "C revive X", "D revive Y", "E revive Z", "S divine F", "G guard W")


@pytest.mark.parametrize(("weather", "count"), [("", 85), ("half_moon", 128), ("clear_sky", 1), ("thunderstorm", 1)])
def test_a_wide_night_has_as_many_outcomes_as_counted(weather: str, count: int) -> None:
    """revival, divination"""
    found = Village(WIDE, weather=weather).acts(*ACTS).outcomes()

    assert len(found) == count
    assert sum(outcome.p for outcome in found) == 1


def test_beyond_its_limit_the_lab_estimates_and_says_so() -> None:
    """The estimate is the same every time and near the exact odds."""
    scenario = Village(WIDE).acts(*ACTS).scenario()
    exact, rough = outcomes(scenario), outcomes(scenario, limit=20, samples=2_000)

    assert rough.estimate and not exact.estimate
    assert rough.row() == outcomes(scenario, limit=20, samples=2_000).row()
    assert sum(outcome.p for outcome in rough.outcomes) == 1
    likeliest = exact.outcomes[0]
    guess = next(o.p for o in rough.outcomes if o.row() | {"p": ""} == likeliest.row() | {"p": ""})
    assert abs(guess - likeliest.p) < Fraction(1, 20)


def test_too_many_drafts_are_refused_by_the_reader() -> None:
    """outcomes: the limit counts distinct drafts"""
    village = Night(Village(WIDE).acts(*ACTS).scenario())

    with pytest.raises(TooManyBranches):
        branches(village.bounds, village.night, limit=20)


def test_sampled_lots_are_fair() -> None:
    """Sampling: a thousand draws of 3 : 1"""
    lots = Sampling("fair")
    drawn = [lots.draw((3, 1), "s", 0) for _ in range(1_000)]

    assert 700 < drawn.count(0) < 800
