"""The numbers the evidence models use, from `parameters.json` beside this file (fitted by `ai.belief.fit`)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct


class Claims(Struct, frozen=True):
    """P(claims role | kind) over a whole game, and how long the true holders stay silent.

    *rates*: kind (`village` = a villager without that role) → role → rate, `other` for roles not named. *true*: role →
    how often its holder has claimed it after 1, 2, 3 and more days of talk.
    """

    rates: dict[str, dict[str, float]]
    true: dict[str, tuple[float, ...]]
    other_true: tuple[float, ...]
    retracted: float


class Results(Struct, frozen=True):
    """How liars report. *slip*: odds that a true holder's report is wrong (a human misread)."""

    slip: float
    wolf_black: float
    wolf_black_on_wolf: float
    fan_black: float
    fox_black: float


class Votes(Struct, frozen=True):
    """Log-likelihood ratios of an open vote: by what voter and target are."""

    wolf_on_wolf: float
    wolf_on_village: float
    village_on_wolf: float
    fan_on_wolf: float
    alone: float
    broken_word: float


class Attacks(Struct, frozen=True):
    """Log-likelihood ratios of who is (not) found dead."""

    victim_wolf: float
    victim_fox: float
    victim_fan: float
    victim_true: float
    second_fox: float
    guard_dead: float
    spared: float


class Talk(Struct, frozen=True):
    """Log-likelihood ratios of what is said about others."""

    suspect_wolf_by_wolf: float
    suspect_wolf_by_village: float
    trust_wolf_by_wolf: float
    trust_wolf_by_village: float
    push_by_wolf: float


class Parameters(Struct, frozen=True):
    """All of them."""

    claims: Claims
    results: Results
    votes: Votes
    attacks: Attacks
    talk: Talk


@cache
def parameters() -> Parameters:
    """The fitted numbers. Raises `msgspec.ValidationError` if the file does not fit the models."""
    return msgspec.json.decode((Path(__file__).parent / "parameters.json").read_bytes(), type=Parameters)
