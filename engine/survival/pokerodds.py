"""How likely each best hand of seven cards of one deck is, reckoned exactly."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import comb, prod

from engine.survival.daygames.poker import CHOICES, DEALT, PAYS

RUNS = [set(range(low, low + 5)) for low in range(1, 10)] + [{1, 10, 11, 12, 13}]
WAYS = {1: 4, 2: 6, 3: 4, 4: 1}
"""Suits for so many cards of one rank."""


def pays(hand: str) -> str:
    """The perk of the hand, `choice_1` or `choice_2` where the seat chooses."""
    return PAYS.get(hand) or (f"choice_{CHOICES[hand]}" if hand in CHOICES else "")


def best_hands() -> dict[str, Fraction]:
    """Hand → the odds that it is the best of seven cards."""
    ways: dict[str, int] = {}
    flushes = runs_in_suit = 0
    for k in range(5, DEALT + 1):
        rest = 4 * comb(39, DEALT - k)
        flushes += comb(13, k) * rest
        runs_in_suit += sum(any(run <= set(ranks) for run in RUNS) for ranks in combinations(range(1, 14), k)) * rest
    ways["straight_flush"] = runs_in_suit
    ways["flush"] = flushes - runs_in_suit
    for counts, ranks in spreads():
        hand = plain(counts, ranks)
        ways[hand] = ways.get(hand, 0) + unsuited(counts)
    total = comb(52, DEALT)
    return {hand: Fraction(many, total) for hand, many in ways.items()}


def spreads() -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """How seven cards may be spread over ranks: the counts, and the rank of each."""
    def fill(left: int, least: int) -> Iterator[tuple[tuple[int, int], ...]]:
        if not left:
            yield ()
            return
        for rank in range(least, 14):
            for many in range(1, min(4, left) + 1):
                for more in fill(left - many, rank + 1):
                    yield ((rank, many), *more)

    for pairs in fill(DEALT, 1):
        yield tuple(many for _, many in pairs), tuple(rank for rank, _ in pairs)


def plain(counts: tuple[int, ...], ranks: tuple[int, ...]) -> str:
    """The best hand of a spread, suits aside."""
    most = sorted(counts, reverse=True)
    if most[0] == 4:
        return "four_of_a_kind"
    if most[0] == 3 and most[1] >= 2:
        return "full_house"
    if any(run <= set(ranks) for run in RUNS):
        return "straight"
    if most[0] == 3:
        return "three_of_a_kind"
    return ("high_card", "one_pair", "two_pair")[min(2, most.count(2))]


def unsuited(counts: tuple[int, ...]) -> int:
    """In how many ways the spread has no five cards of one suit."""
    spread = [1] + [0] * DEALT
    for many in counts:
        without, with_one = comb(3, many), comb(3, many - 1)
        spread = [
            spread[at] * without + (spread[at - 1] * with_one if at else 0) for at in range(DEALT + 1)
        ]
    return prod(WAYS[many] for many in counts) - 4 * sum(spread[5:])
