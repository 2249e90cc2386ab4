"""Dealing the cast, and who is introduced to whom."""

from __future__ import annotations

from collections.abc import Iterable

from engine.lots import Lots
from engine.setup import Setup
from engine.shikigami.acting import Bond, Fancying, Listed, Seeing, Sleepwalking
from engine.shikigami.checks import may_be_dummy
from engine.shikigami.roles import ROLES
from engine.shikigami.state import State
from engine.shikigami.terms import QUIZ, Role

Introduction = tuple[frozenset[int], str, tuple[int, ...]]
"""To whom, the bond, the seats in it."""


def deal(setup: Setup, lots: Lots) -> dict[int, str]:
    """Who gets which role: fixed seats first, then the dummy (never a barred role), then the others in seat order."""
    left = dict(sorted(setup.cast.items()))
    dealt: dict[int, str] = {}
    for seat, role in sorted(setup.fixed.items()):
        dealt[seat] = role
        left[role] -= 1
    n = len(setup.seats)
    dummy = n if setup.options.get("dummy") else 0
    for seat in [dummy, *range(1, n)] if dummy else range(1, n + 1):
        if seat in dealt:
            continue
        barred = seat == dummy
        weights = [0 if barred and not may_be_dummy(ROLES[role]) else count for role, count in left.items()]
        possible = [index for index, weight in enumerate(weights) if weight]
        index = possible[0] if len(possible) == 1 else lots.draw(weights, "deal", seat)
        role = list(left)[index]
        dealt[seat] = role
        left[role] -= 1
    return dealt


EVERYBODY = {
    "deep_sleep": ("deep_sleep",), "blinder": ("blinder",), "mind_open": ("mind_open",), "passion": ("passion",),
    "critical": ("critical_voter", "critical_luck"),
}
"""Option → the traits that all have from the start (casts.json: trait_options)."""
FEW_FOR_AUTHORITY = 16


def traits_of_all(s: State) -> list[tuple[int, str]]:
    """(seat, trait) of what the options give to everybody, and a quiz village to all but its question masters."""
    given = [trait for option, traits in EVERYBODY.items() if s.options.get(option) for trait in traits]
    found = [(seat, trait) for seat in range(1, s.n + 1) for trait in given]
    if s.options.get("quiz_village"):
        found += [(seat, "panelist") for seat in range(1, s.n + 1) if s.roles[seat].camp != QUIZ]
    return found


def authority(s: State, lots: Lots) -> int:
    """Whose vote counts twice; 0 for nobody's."""
    seats = [seat for seat in range(1, s.n + 1) if seat != s.dummy]
    if not s.options.get("authority") or s.n < FEW_FOR_AUTHORITY:
        return 0
    return seats[lots.draw((1,) * len(seats), "deal.authority", 0)]


def introductions(roles: list[Role], dummy: int = 0, day: int = 1) -> list[Introduction]:
    """Who knows whom on *day*: members of a bond each other, those who see it the members (and the members those of
    them who talk with them), who sees a list those in it, the wolves the sleepwalkers, and who only fancies a bond
    itself and the *dummy*."""
    known: dict[str, list[int]] = {}
    told: dict[str, list[int]] = {}
    talkers: dict[str, list[int]] = {}
    mixed: dict[Seeing, list[int]] = {}
    for seat in range(1, len(roles)):
        bond, seeing, listed = roles[seat].get(Bond), roles[seat].get(Seeing), roles[seat].get(Listed)
        if bond is not None:
            known.setdefault(bond.name, []).append(seat)
            told.setdefault(bond.name, []).append(seat)
            if bond.sees:
                told.setdefault(bond.sees, []).append(seat)
        if listed is not None and listed.first <= day:
            known.setdefault(listed.name, []).append(seat)
        if seeing is not None:
            (mixed.setdefault(seeing, []) if seeing.also else told.setdefault(seeing.bond, [])).append(seat)
            if seeing.talks:
                talkers.setdefault(seeing.bond, []).append(seat)
    found: list[Introduction] = []
    for name, seats in known.items():
        if name in told:
            found.append((frozenset(told[name]), name, tuple(seats)))
        if name in talkers:
            found.append((frozenset((*seats, *talkers[name])), "whisperer", tuple(talkers[name])))
    for seeing, seers in mixed.items():
        if seats := sorted((*known.get(seeing.bond, ()), *known.get(seeing.also, ()))):
            found.append((frozenset(seers), seeing.bond, tuple(seats)))
    walkers = [t for t in range(1, len(roles)) if roles[t].get(Sleepwalking)]
    if walkers and "wolf" in known:
        found.append((frozenset(known["wolf"]), "sleepwalker", tuple(walkers)))
    for seat in range(1, len(roles)):
        if fancied := roles[seat].get(Fancying):
            partners = sorted({seat, dummy} - {0})
            found.append((frozenset((seat,)), fancied.bond, tuple(partners)))
    return found


def listed_now(roles: list[Role], day: int) -> list[Introduction]:
    """The lists in which somebody stands from *day* on, and did not before (玩具姫)."""
    late = {listed.name for role in roles[1:] if (listed := role.get(Listed)) and listed.first == day > 1}
    return [one for one in introductions(roles, day=day) if one[1] in late] if late else []


def lovers_introduced(struck: Iterable[tuple[int, int]], s: State) -> list[Introduction]:
    """Lovers learn each other, and who made them learns both: each is told of all the lovers it now knows.

    *struck*: (seat, cupid) of the new lovers.
    """
    pairs = list(struck)
    cupids = {cupid for _, cupid in pairs}
    found: list[Introduction] = []
    for seat in sorted({seat for seat, _ in pairs} | cupids):
        mine = {mark for mark in s.marks[seat] if mark[0] == "lovers"}
        if seat in cupids:
            mine.add(("lovers", seat))
        known = tuple(t for t in range(1, s.n + 1) if not mine.isdisjoint(s.marks[t]))
        found.append((frozenset((seat,)), "lovers", known))
    return found
