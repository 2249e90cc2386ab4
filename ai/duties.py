"""What a role of the village is for, whatever it is called: whoever divines has the seer's duty, and so on.

Policies and beliefs speak of duties; the names of roles matter only where a claim is made.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ai.factions import VILLAGE, WOLF, kind_of
from ai.reading import Reading
from engine import catalogue
from engine.setup import Illegal

SEER, MEDIUM, GUARD, MASON = "seer", "medium", "bodyguard", "freemason"
PAGES = {SEER: "divined", MEDIUM: "medium", GUARD: "guarded"}
"""Duties whose diary holds results, and the kind of their pages."""
WEIGHED = frozenset({SEER, MEDIUM, GUARD, MASON, "poisoner", "cat", "cupid"})
"""What a belief places in every world; all others together, as `NAMED`, and only once somebody has claimed one."""
NAMED = "named"
_OTHER_SIGHT = frozenset({"mind_examiner", "chick_sexer", "astrologer", "exorcist", "emissary"})
"""Seers and mediums by family, but what they learn is neither human nor wolf."""


@cache
def duty(ruleset: str, role: str) -> str:
    """The plain role whose duty *role* has (`seer`, `medium`, `bodyguard`, `freemason`), or *role* itself."""
    if not role:
        return ""
    try:
        facts = catalogue.role(ruleset, role)
    except Illegal:
        return role
    if facts.camp != "village" or kind_of(ruleset, role) != VILLAGE:
        return role
    if facts.bond == "mason":
        return MASON
    if facts.family == SEER and "Divining" in facts.tags and role not in _OTHER_SIGHT:
        return SEER
    if facts.family == MEDIUM and "ReadingTheExecuted" in facts.tags:
        return MEDIUM
    return GUARD if facts.family == GUARD and "Guarding" in facts.tags else role


def duties(ruleset: str, cast: Mapping[str, int]) -> dict[str, int]:
    """*cast* with every role counted as its duty."""
    found: dict[str, int] = {}
    for role, number in cast.items():
        name = duty(ruleset, role)
        found[name] = found.get(name, 0) + number
    return found


@cache
def place(ruleset: str, role: str) -> str:
    """What a belief places *role* as: its duty, `NAMED` for the village's others, *role* for any that is no villager's.
    """
    name = duty(ruleset, role)
    if not role or role == "villager" or name in WEIGHED:
        return name
    try:
        return NAMED if kind_of(ruleset, role) == VILLAGE else role
    except Illegal:
        return role


def placed(reading: Reading, cast: Mapping[str, int]) -> dict[str, int]:
    """What a belief of *cast* has to place among the village, and how many of each.

    Nobody can tell who silently holds one of the others, and it would not matter until somebody claims to.
    """
    spoken = any(place(reading.ruleset, reading.claimed(seat)) == NAMED for seat in reading.claims)
    found: dict[str, int] = {}
    for role, number in cast.items():
        name = place(reading.ruleset, role)
        if name in WEIGHED or (name == NAMED and spoken):
            found[name] = found.get(name, 0) + number
    return found


def holders(ruleset: str, cast: Mapping[str, int], name: str) -> tuple[str, ...]:
    """The roles of *cast* with the duty *name*, the plain one first."""
    return tuple(sorted((r for r, n in cast.items() if n and duty(ruleset, r) == name), key=lambda r: (r != name, r)))


def claimed(reading: Reading, seat: int) -> str:
    """The duty *seat* claims to have, or empty."""
    return duty(reading.ruleset, reading.claimed(seat))


def claimants(reading: Reading, name: str) -> list[int]:
    """The seats that claim the duty *name* and stand by it, in the order they came out."""
    return [s for s in reading.claim_order if s in reading.claims and claimed(reading, s) == name]


@cache
def colour_of(ruleset: str, role: str) -> str:
    """What a reading that names *role* says in short: `werewolf` or `human` (no wolf)."""
    if role in ("human", "werewolf"):
        return role
    try:
        return "werewolf" if kind_of(ruleset, role) == WOLF else "human"
    except Illegal:
        return "human"


def blindness(ruleset: str, cast: Mapping[str, int]) -> tuple[float, float]:
    """How often a true result misleads in *cast*: (P(human | a wolf), P(werewolf | no wolf)).

    White wolves pass as human, some others as wolves, and a seer who only dreams sees the reverse.
    """
    wolves = hidden = others = marked = seers = dreamers = 0
    for role, number in cast.items():
        facts = catalogue.role(ruleset, role)
        if facts.count == "wolf":
            wolves += number
            hidden += number * (facts.seen_as != "werewolf")
        else:
            others += number
            marked += number * (facts.seen_as == "werewolf")
        if duty(ruleset, role) == SEER:
            seers += number
            dreamers += number * ("Dreaming" in facts.tags)
    dream = 0.5 * dreamers / seers if seers else 0.0
    return max(hidden / max(wolves, 1), dream), max(marked / max(others, 1), dream)
