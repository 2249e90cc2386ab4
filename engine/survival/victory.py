"""Who has won (README section 6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.survival.terms import VAMPIRE, VILLAGE, WOLF, Role


def judge(roles: Sequence[Role], active: Iterable[int], out_of_days: bool = False) -> str:
    """The camp that has won with *active* seats in play, or empty: village before wolf, vampires over both."""
    counted = {WOLF: 0, "human": 0, VAMPIRE: 0}
    for seat in active:
        counted[roles[seat].counts_as] += 1
    if not counted[WOLF]:
        base = VILLAGE
    elif counted[WOLF] >= counted["human"] or out_of_days:
        base = WOLF
    else:
        return ""
    return VAMPIRE if counted[VAMPIRE] else base


def winners(roles: Sequence[Role], camp: str) -> tuple[int, ...]:
    """Active or exited, whoever belongs to *camp* in the end."""
    return tuple(seat for seat in range(1, len(roles)) if roles[seat].camp == camp)
