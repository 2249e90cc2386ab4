"""Whose side a seat is on in the end: the winning camp, one rule for the night, the evening and the judgement."""

from __future__ import annotations

from collections.abc import Callable

from engine.shikigami.terms import LOVERS, MANIA, VILLAGE, Role


def winning_camp(
    seat: int, role: Callable[[int], Role], loves: Callable[[int], bool], copied: Callable[[int], int]
) -> str:
    """The winning camp of *seat*.

    Lovers and paramours (whoever *loves*) belong to the lovers. A 鵺 belongs to whom it *copied*, through other 鵺 to
    the first that is none; 覚醒者 and 夢語部 likewise, but not through a copier. In a circle, or where nobody remembers
    (*copied* gives 0), it is the village. Source: `victory.json`, `winning_camp`.
    """
    seen: set[int] = set()
    while seat not in seen:
        if loves(seat):
            return LOVERS
        mine = role(seat)
        if mine.camp != MANIA:
            return mine.camp
        seen.add(seat)
        other = copied(seat)
        if not other or (mine.family.id == "mania" and role(other).camp == MANIA):
            return VILLAGE
        seat = other
    return VILLAGE
