"""Who may be chosen for what, and why the others may not (README section 9, target kinds; section 11, refusals)."""

from __future__ import annotations

from collections.abc import Callable

from engine.survival.state import State
from engine.survival.terms import WOLF

Chosen = tuple[tuple[int, ...], tuple[tuple[int, str], ...]]
"""Who may be chosen, and why each of the others may not."""


def choices(s: State, seat: int, kind: str) -> Chosen:
    """The legal targets of *kind* for *seat*, and the reasons against the rest."""
    why = KINDS[kind]
    may, barred = [], []
    for target in range(1, s.n + 1):
        reason = why(s, seat, target)
        if reason:
            barred.append((target, reason))
        else:
            may.append(target)
    return tuple(may), tuple(barred)


def nobody(s: State, seat: int, target: int) -> str:
    return "target"


def active(s: State, seat: int, target: int) -> str:
    return "" if s.alive(target) else "not_active"


def other(s: State, seat: int, target: int) -> str:
    return active(s, seat, target) or ("self" if target == seat else "")


def guarded(s: State, seat: int, target: int) -> str:
    return active(s, seat, target) if s.options["knight_self_guard"] else other(s, seat, target)


def exited(s: State, seat: int, target: int) -> str:
    return "not_exited" if s.alive(target) else ""


def outside(s: State, seat: int, target: int) -> str:
    return active(s, seat, target) or ("wolf_camp" if s.roles[target].camp == WOLF else "")


def near(s: State, seat: int, target: int) -> str:
    return "" if s.area(seat) and s.area(seat) == s.area(target) else "not_in_area"


def strikable(s: State, seat: int, target: int) -> str:
    return outside(s, seat, target) or near(s, seat, target) or ("sheltered" if s.has(target, "shelter") else "")


def beside(s: State, seat: int, target: int) -> str:
    return other(s, seat, target) or near(s, seat, target)


def unmarked(s: State, seat: int, target: int) -> str:
    return active(s, seat, target) or ("same_seat" if s.arg(seat, "last_mark") == target else "")


def prey(s: State, seat: int, target: int) -> str:
    """Whom the pack may raid. The clause against friendly raids spares only the biter where it is struck."""
    spared = other if s.struck("wolf_no_friendly_raid") else outside
    return spared(s, seat, target) or ("sheltered" if s.has(target, "shelter") else "")


def witched(s: State, seat: int, target: int) -> str:
    """Kill an active seat or revive an exited one, as long as that use is left."""
    name = "witch_kill" if s.alive(target) else "witch_revive"
    limit = int(s.options[f"{name}s"])
    return "already_used" if 0 <= limit <= s.count(seat, f"used:{name}") else ""


def votable(s: State, seat: int, target: int) -> str:
    if not s.alive(target) and not s.struck("vote_no_exited"):
        return "not_active"
    if s.has(target, "stepped_out"):
        return "stepped_out"
    if target == seat and s.struck("vote_self_allowed"):
        return "self"
    tied = s.board.get(("vote", "tied", 0), ()) if s.round > 1 else ()
    return "not_tied" if tied and target not in tied else ""


KINDS: dict[str, Callable[[State, int, int], str]] = {
    "none": nobody, "object": nobody, "clause": nobody, "active": active, "active_other": other,
    "self_or_other": guarded, "exited": exited, "outside_camp": outside, "outside_camp_in_area": strikable,
    "other_in_area": beside, "not_last": unmarked, "prey": prey, "witch": witched, "vote": votable,
}
