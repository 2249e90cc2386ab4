"""Win odds come from games that were played, or are not shown."""

from __future__ import annotations

import pytest

from desktop.viewmodels.draft import LEAST, Draft
from desktop.viewmodels.odds import Measure, Measures, measures, odds

MEASURED = 15
"""Larger villages take an hour a cast: they are measured when a machine has it, and show no odds until then."""


def table(**wins: float) -> Measures:
    return Measures("first", "normal", (Measure({"villager": 3, "werewolf": 1}, True, 200, wins),))


def test_a_measured_cast_has_odds_that_fill_the_bar() -> None:
    found = odds({"villager": 3, "werewolf": 1}, True, table(village=1 / 3, werewolf=1 / 3, fox=1 / 3))

    assert found is not None and found.games == 200
    assert sum(share for _, share in found.shares) == 100


def test_an_unmeasured_cast_gets_no_guess() -> None:
    assert odds({"villager": 2, "werewolf": 2}, True, table(village=1.0)) is None
    assert odds({"villager": 3, "werewolf": 1}, False, table(village=1.0)) is None


@pytest.mark.parametrize("people", range(LEAST, MEASURED + 1))
def test_every_usual_cast_was_measured(people: int) -> None:
    draft = Draft(people=people)

    found = odds(draft.cast, draft.options.dummy)

    assert found is not None, "run assets/make_odds.py"
    assert found.games >= 20


def test_what_was_measured_is_a_share_of_games() -> None:
    for measure in measures().casts:
        assert abs(sum(measure.wins.values()) - 1) < 1e-9
        for rate in measure.wins.values():
            assert abs(rate * measure.games - round(rate * measure.games)) < 1e-6
