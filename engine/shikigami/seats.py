"""Where people sit: five to a row, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

ROW = 5


def around(seat: int, n: int) -> list[int]:
    """The up to eight seats around *seat* in a village of *n*."""
    across = (seat - 1) % ROW
    found = []
    for down in (-ROW, 0, ROW):
        for side in (-1, 0, 1):
            other = seat + down + side
            if other != seat and 0 <= across + side < ROW and 1 <= other <= n:
                found.append(other)
    return found


def column(seat: int, n: int) -> range:
    """The seats above, at and below *seat*."""
    return range((seat - 1) % ROW + 1, n + 1, ROW)


def row(seat: int, n: int) -> range:
    """The seats left of, at and right of *seat*."""
    first = (seat - 1) // ROW * ROW + 1
    return range(first, min(first + ROW, n + 1))


def neighbours(seat: int, n: int) -> list[int]:
    """The up to four seats that share a side with *seat*."""
    return [other for other in range(1, n + 1) if adjoins(seat, other)]


def adjoins(one: int, other: int) -> bool:
    """Whether the two seats share a side."""
    if abs(one - other) == ROW:
        return True
    return abs(one - other) == 1 and (one - 1) // ROW == (other - 1) // ROW


def bends(path: Sequence[int]) -> int:
    """How often the walk along *path* turns; -1 where two seats in a row do not share a side."""
    found, before = 0, 0
    for one, other in pairwise(path):
        if not adjoins(one, other):
            return -1
        found += before not in (0, other - one)
        before = other - one
    return found
