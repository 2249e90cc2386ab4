"""What the facts prove, as findings that a catalogue can put into words."""

from __future__ import annotations

from dataclasses import dataclass

from ai.logic.count import Count, count
from ai.logic.facts import Facts


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that follows.

    *kind*: `too_many` (more claim *role* than there are: *seats*), `broken` (the claim of *seat* to be *role* fits no
    deal), `entails` (if *seat* is *role*: *wolves* are wolves, *clear* are none, *false* claim wrongly, *left* = least
    and most living wolves), `proven` (without any assumption: *wolves*, *clear*, *left*; *seats* hold *role*).
    """

    kind: str
    role: str = ""
    seat: int = 0
    seats: tuple[int, ...] = ()
    wolves: tuple[int, ...] = ()
    clear: tuple[int, ...] = ()
    false: tuple[int, ...] = ()
    left: tuple[int, int] = (0, 0)
    worlds: int = 0


def findings(facts: Facts, base: Count | None = None) -> list[Finding]:
    """What follows from *facts* (*base*: their count, where it is known already), the surest first."""
    base = base or count(facts)
    found: list[Finding] = []
    wolves, clear = _sure(facts, base)
    if wolves or clear:
        found.append(Finding("proven", wolves=wolves, clear=clear, left=left(base), worlds=base.worlds))
    by_role: dict[str, list[int]] = {}
    for seat, role in facts.claims.items():
        if role in facts.cast:
            by_role.setdefault(role, []).append(seat)
    for role, seats in by_role.items():
        if len(seats) > facts.cast[role]:
            found.append(Finding("too_many", role, seats=tuple(seats)))
    for role, seats in by_role.items():
        if not facts.sight(role) and len(seats) <= facts.cast[role]:
            continue
        found += [_entailed(facts, base, seat, role) for seat in seats]
    return found


def _entailed(facts: Facts, base: Count, seat: int, role: str) -> Finding:
    """What follows if *seat* is the *role* it claims, beyond what is proven anyway."""
    then = count(facts.narrowed(seat, {role}))
    if not then.worlds:
        return Finding("broken", role, seat)
    wolves, clear = _sure(facts, then)
    known_wolves, known_clear = _sure(facts, base)
    false = tuple(
        other for other, claim in facts.claims.items()
        if other != seat and claim in facts.cast and not then.possible(other, claim) and base.possible(other, claim)
    )  # fmt: skip
    return Finding(
        "entails", role, seat, wolves=tuple(s for s in wolves if s not in known_wolves),
        clear=tuple(s for s in clear if s not in known_clear and s != seat), false=false, left=left(then),
        worlds=then.worlds,
    )  # fmt: skip


def _sure(facts: Facts, found: Count) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that are wolves in every world, and those that are in none."""
    if not found.worlds:
        return (), ()
    pack = frozenset(role for role in facts.cast if facts.wolf(role))
    worlds = {seat: sum(found.held.get((seat, role), 0) for role in pack) for seat in facts.domains}
    return tuple(s for s, n in worlds.items() if n == found.worlds), tuple(s for s, n in worlds.items() if not n)


def left(found: Count) -> tuple[int, int]:
    """The least and the most living wolves."""
    numbers = [n for n, ways in found.wolves.items() if ways]
    return (min(numbers), max(numbers)) if numbers else (0, 0)
