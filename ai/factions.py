"""What a role is to the belief: one of five kinds. A new role finds its kind from its declaration."""

from __future__ import annotations

from functools import cache

from engine import catalogue

VILLAGE, WOLF, FAN, FOX, FRIEND = range(5)
"""Kinds: village side (and third parties the village need not hang), wolf-counted, the wolves' human followers
(possessed …), fox-counted, the foxes' human followers (depraver …)."""

KINDS = ("village", "wolf", "fan", "fox", "friend")


@cache
def kind_of(ruleset: str, role: str) -> int:
    """The kind of *role*."""
    facts = catalogue.role(ruleset, role)
    if facts.count == "wolf":
        return WOLF
    if facts.count == "fox":
        return FOX
    if facts.camp in ("werewolf", "wolf"):
        return FAN
    if facts.camp == "fox":
        return FRIEND
    return VILLAGE


def known_cast(ruleset: str, cast: dict[str, int], seats: int) -> dict[str, int]:
    """The public cast, or where the list is hidden the classic table for *seats*."""
    return cast or catalogue.cast(ruleset, "classic", seats)


def shape(ruleset: str, cast: dict[str, int]) -> tuple[int, ...]:
    """How many of each kind *cast* holds, indexed by kind."""
    counts = [0] * len(KINDS)
    for role, number in cast.items():
        counts[kind_of(ruleset, role)] += number
    return tuple(counts)
