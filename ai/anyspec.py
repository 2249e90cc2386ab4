"""Legal answers to any `ActionSpec`, by lot: seats, fields, several slips, walks. No thought goes into them."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from engine.actions import ActionSpec, Field
from engine.commands import Act, AnyCommand, Vote
from engine.views import View

_GRID = {
    str(at): tuple(
        str(there) for there, near in (
            (at - 3, at > 3), (at + 3, at < 7), (at - 1, at % 3 != 1), (at + 1, at % 3 != 0)
        ) if near
    )
    for at in range(1, 10)
}
"""The nine joined areas of wolf tag."""


class Lot:
    """A row of numbers that follows from *key* alone."""

    __slots__ = ("_at", "_key")

    def __init__(self, key: str) -> None:
        self._key = key
        self._at = 0

    def below(self, n: int) -> int:
        """0 … n − 1."""
        self._at += 1
        return crc32(f"{self._key}/{self._at}".encode()) % n if n > 1 else 0

    def some(self, pool: Sequence[str], k: int) -> tuple[str, ...]:
        """*k* of *pool* in an order by lot."""
        left = list(pool)
        return tuple(left.pop(self.below(len(left))) for _ in range(min(k, len(left))))


def answer(spec: ActionSpec, view: View, lot: Lot, first: Sequence[int] = ()) -> AnyCommand:
    """Some command that *spec* takes. Seats of *first* are chosen before others, where they may be."""
    if spec.kind == "vote":
        chosen = targets(spec, view, lot, first)[:1]
        return Vote(target=chosen[0], more=(chosen[0],) * spec.extra)
    return Act(action=spec.id, targets=targets(spec, view, lot, first), picks=picks(spec, view, lot))


def targets(spec: ActionSpec, view: View, lot: Lot, first: Sequence[int] = ()) -> tuple[int, ...]:
    """The least number of seats that do, at least one where any may be chosen."""
    count = max(spec.least, min(1, spec.most))
    pool = list(spec.targets)
    chosen = [spec.must_include] if spec.must_include else []
    chosen += [seat for seat in first if seat in pool and seat not in chosen][: count - len(chosen)]
    pool = [seat for seat in pool if seat not in chosen]
    while len(chosen) < count and pool:
        chosen.append(pool.pop(lot.below(len(pool))))
    if spec.id == "ward" and pool and _same_pair(chosen, view):
        chosen[-1] = pool[0]
    return tuple(chosen)


def _same_pair(chosen: Sequence[int], view: View) -> bool:
    """A paladin names no pair two nights in a row."""
    pair = min(chosen) * 100 + max(chosen)
    return ("last_pair", pair) in view.traits.get(view.seat, ())


def picks(spec: ActionSpec, view: View, lot: Lot) -> dict[str, tuple[str, ...]]:
    """What is chosen besides seats; a field that may stay empty stays empty."""
    if spec.id == "operate":
        return {"path": _stroll(view, lot)}
    return {field.name: _pick(field, lot) for field in spec.fields if field.least}


def _pick(field: Field, lot: Lot) -> tuple[str, ...]:
    if not field.options:
        return tuple(str(field.low + lot.below(field.high - field.low + 1)) for _ in range(field.least))
    stock = field.stock or (1,) * len(field.options)
    pool = [option for option, many in zip(field.options, stock, strict=True) for _ in range(many)]
    return lot.some(pool, field.least)


def _stroll(view: View, lot: Lot) -> tuple[str, ...]:
    """Two steps of the Ookami from where it stands."""
    here = view.board.get(("wolf_tag", "path", 0), ["5"])[-1]
    path = []
    for _ in range(2):
        here = _GRID[here][lot.below(len(_GRID[here]))]
        path.append(here)
    return tuple(path)
