"""spell_kill — 呪殺処理."""

from __future__ import annotations

from fractions import Fraction

import pytest
from scenes import Village

KILLED = [
    "fox", "kudagitsune", "nine_tails", "echo_fox", "immortal_fox", "possessing_fox", "doom_fox", "cunning_fox",
    "wild_zen", "kuzunoha", "villager+spell_wisp",
]
SPARED = [
    "white_fox", "black_fox", "mist_fox", "tiger_fox", "hakuzosu", "child_fox", "moon_fox", "day_fox", "villager",
    "depraver", "fox+vega_lovers",
]


@pytest.mark.parametrize("role", KILLED)
def test_whom_divination_kills(role: str) -> None:
    """spell_kill · seer"""
    assert Village(f"S:seer X:{role}").acts("S divine X").only().deaths["X"] == "spell_killed"


@pytest.mark.parametrize("role", SPARED)
def test_whom_it_does_not(role: str) -> None:
    """divination · seer"""
    assert not Village(f"S:seer X:{role}").acts("S divine X").only().deaths


@pytest.mark.parametrize(("role", "spent"), [("phantom_fox", "spell_killed"), ("heavenly_fox", None)])
def test_an_illusion_that_is_spent_dies_and_a_bearer_strikes_first(role: str, spent: str | None) -> None:
    """divination, spell_kill · phantom_fox, heavenly_fox"""
    night = Village(f"S:seer X:{role}+lost_ability").acts("S divine X").only()

    assert night.deaths.get("X") == spent and ("S" in night.deaths) == (spent is None)


def test_a_sunshower_spares_foxes() -> None:
    """spell_kill · sunshower"""
    assert not Village("S:seer X:fox", weather="sunshower").acts("S divine X").only().deaths


def test_a_dead_fox_is_not_killed_again() -> None:
    """divination · seer"""
    night = Village("W:hungry_wolf S:seer X:fox V:werewolf").acts("W eat X", "S divine X").only()

    assert night.deaths == {"X": "hungry_wolf_killed"}


def test_iroku_dies_for_a_fox() -> None:
    """spell_kill · iroku"""
    v = Village("S:seer X:fox I:iroku J:iroku W:werewolf").acts("S divine X")

    assert v.odds(v.lived("X")) == 1
    assert v.odds(v.died("I", "sacrificed")) == v.odds(v.died("J", "sacrificed")) == Fraction(1, 2)


def test_iroku_dies_for_each_fox_once_and_for_nobody_else() -> None:
    """spell_kill · iroku"""
    two = Village("S:seer T:seer X:fox Y:fox I:iroku W:werewolf").acts("S divine X", "T divine Y").only()
    other = Village("S:seer X:kuzunoha Y:fox I:iroku W:werewolf").acts("S divine X").only()
    dead = Village("S:seer X:fox -I:iroku W:werewolf").acts("S divine X").only()

    assert two.deaths == {"I": "sacrificed", "Y": "spell_killed"}
    assert other.deaths == {"X": "spell_killed"} and dead.deaths == {"X": "spell_killed"}


def test_nobody_dies_for_a_fox_among_fireflies() -> None:
    """spell_kill · firefly_light, iroku"""
    v = Village("S:seer X:fox Y:fox I:iroku W:werewolf", weather="firefly_light").acts("S divine X")

    assert v.only().deaths == {"X": "spell_killed"}
