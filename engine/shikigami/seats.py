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


def walks(seat: int, n: int) -> dict[int, tuple[int, ...]]:
    """Every other seat → the walk there from *seat* with at most one turn, the seats on the way included. Rows that are
    not full may leave a corner out; then the way is taken round the other side, or there is none."""
    found: dict[int, tuple[int, ...]] = {}
    for target in range(1, n + 1):
        if target == seat:
            continue
        down, across = divmod(target - 1, ROW)[0] - (seat - 1) // ROW, (target - 1) % ROW - (seat - 1) % ROW
        steps = [ROW if down > 0 else -ROW] * abs(down), [1 if across > 0 else -1] * abs(across)
        for first, second in (steps, steps[::-1]):
            at, way = seat, []
            for step in (*first, *second):
                at += step
                way.append(at)
            if all(1 <= stop <= n for stop in way) and bends((seat, *way)) in (0, 1):
                found[target] = tuple(way)
                break
    return found


def lines(seat: int, n: int) -> tuple[tuple[int, ...], ...]:
    """The straight lines that begin at *seat* and run to the edge of the village, the longest first."""
    found = []
    for step in (1, -1, ROW, -ROW):
        way = [seat]
        while 1 <= way[-1] + step <= n and adjoins(way[-1], way[-1] + step):
            way.append(way[-1] + step)
        found.append(tuple(way))
    return tuple(sorted(found, key=lambda line: (-len(line), line)))
