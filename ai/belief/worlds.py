"""Worlds: who the enemies are. Enumerated while they are few, sampled with swap moves above that.

Only the enemies are laid out (wolves, their followers, foxes, theirs); where the village's own roles sit is summed out
analytically by `posterior`, so sixteen classic seats have 87,360 worlds and not billions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Seats = NDArray[np.intp]

LIMIT = 200_000
"""Up to this many worlds are all laid out."""


class Worlds:
    """A set of worlds: row w, column c: the seat (from 1) of the enemy whose kind is `kinds[c]`.

    *exact* tells a full enumeration from a sample. Rows never change after construction.
    """

    __slots__ = ("_is", "columns", "exact", "kinds", "seats")

    def __init__(self, columns: Seats, kinds: tuple[int, ...], seats: int, exact: bool) -> None:
        self.columns = np.asfortranarray(columns)
        self.kinds, self.seats, self.exact = kinds, seats, exact
        self._is: dict[tuple[int, int], NDArray[np.bool_]] = {}

    def __len__(self) -> int:
        return len(self.columns)

    def holds(self, seat: int, kind: int) -> NDArray[np.bool_]:
        """In which worlds *seat* is of *kind* (0: of none of the enemy kinds)."""
        found = self._is.get((seat, kind))
        if found is None:
            found = np.zeros(len(self.columns), dtype=bool)
            for c, k in enumerate(self.kinds):
                if kind in (0, k):
                    found |= self.columns[:, c] == seat
            if kind == 0:
                found = ~found
            self._is[(seat, kind)] = found
        return found

    def only(self, keep: NDArray[np.bool_]) -> Worlds:
        """The worlds where *keep* is true."""
        return self if keep.all() else Worlds(self.columns[keep], self.kinds, self.seats, self.exact)

    def spread(self, weights: Floats, kind: int) -> Floats:
        """For each seat the total weight of the worlds where it is of *kind* (index 0 unused)."""
        total = np.zeros(self.seats + 1)
        for c, k in enumerate(self.kinds):
            if k == kind:
                total += np.bincount(self.columns[:, c], weights=weights, minlength=self.seats + 1)
        return total


def columns_of(counts: tuple[int, ...]) -> tuple[int, ...]:
    """The kind of each column for *counts* (how many of each kind; kind 0, the village, has no column)."""
    return tuple(kind for kind, n in enumerate(counts) if kind for _ in range(n))


def number(free: int, counts: tuple[int, ...]) -> int:
    """How many worlds *free* seats have for *counts* (index = kind, kind 0 ignored)."""
    total = 1
    for n in counts[1:]:
        total *= comb(free, n)
        free -= n
    return total


_SWEEPS, _TOUCHES = 8, 2
"""Steps for each free seat, from nowhere and from worlds already drawn."""


@lru_cache(maxsize=24)
def enumerate_worlds(seats: int, counts: tuple[int, ...], fixed: tuple[tuple[int, int], ...] = ()) -> Worlds:
    """All worlds in which every (seat, kind) of *fixed* holds; kind 0 keeps a seat out of all columns."""
    taken = {seat for seat, _ in fixed}
    free = [seat for seat in range(1, seats + 1) if seat not in taken]
    left = list(counts)
    blocks: list[Seats] = []
    table: Seats | None = None
    for kind in range(1, len(counts)):
        held = [seat for seat, k in fixed if k == kind]
        left[kind] -= len(held)
        if left[kind] < 0 or left[kind] > len(free):
            return Worlds(np.zeros((0, len(columns_of(counts))), np.intp), columns_of(counts), seats, True)
        several = list(combinations(free, left[kind]))
        chosen = np.array(several, dtype=np.intp).reshape(len(several), left[kind])
        whole = np.empty((len(chosen), counts[kind]), np.intp)
        whole[:, : left[kind]] = chosen
        whole[:, left[kind] :] = np.array(held, np.intp)
        blocks.append(whole)
    for block in blocks:
        if table is None:
            table = block
            continue
        if not block.shape[1]:
            continue
        rows = np.repeat(table, len(block), axis=0)
        more = np.tile(block, (len(table), 1))
        apart = np.ones(len(rows), dtype=bool)
        for a in range(rows.shape[1]):
            for b in range(more.shape[1]):
                apart &= rows[:, a] != more[:, b]
        table = np.concatenate((rows[apart], more[apart]), axis=1)
    assert table is not None
    return Worlds(table, columns_of(counts), seats, True)


def sample_worlds(
    seats: int,
    counts: tuple[int, ...],
    fixed: tuple[tuple[int, int], ...],
    weigh: Callable[[Worlds], Floats],
    seed: int,
    particles: int,
    start: Seats | None = None,
) -> Worlds:
    """*particles* worlds drawn by Metropolis swaps: every step swaps what two seats are, in all particles at once.

    *weigh* gives each world's log weight. The draw depends only on the arguments, so a table may be thought about at
    any moment without changing what is thought later. *fixed* as in `enumerate_worlds`. *start*: worlds drawn without
    *fixed* to set out from, which takes fewer steps than from nowhere.
    """
    rng = np.random.default_rng(seed)
    kinds = columns_of(counts)
    taken = dict(fixed)
    free = [seat for seat in range(1, seats + 1) if seat not in taken]
    order = np.argsort(rng.random((particles, len(free))), axis=1)
    columns = np.empty((particles, len(kinds)), np.intp, "F") if start is None else start.copy("K")
    open_columns: list[int] = []
    held = {kind: [s for s, k in fixed if k == kind] for kind in range(1, len(counts))}
    for c, kind in enumerate(kinds):
        if held[kind]:
            seat = held[kind].pop()
            if start is not None:
                for d in range(len(kinds)):
                    columns[:, d] = np.where(columns[:, d] == seat, columns[:, c], columns[:, d])
            columns[:, c] = seat
        elif start is not None:
            open_columns.append(c)
        else:
            columns[:, c] = np.array(free, np.intp)[order[:, len(open_columns)]]
            open_columns.append(c)
    if not open_columns:
        return Worlds(columns[:1], kinds, seats, True)
    where = np.array(free, np.intp)
    weight = weigh(Worlds(columns, kinds, seats, False))
    steps = (_SWEEPS if start is None else _TOUCHES) * len(free)
    for step in range(steps):
        c = open_columns[int(rng.integers(len(open_columns)))]
        other = where[rng.integers(len(free), size=particles)]
        proposal = columns.copy("K")
        mine = columns[:, c]
        for d in open_columns:
            if d != c:
                proposal[:, d] = np.where(proposal[:, d] == other, mine, proposal[:, d])
        proposal[:, c] = other
        new = weigh(Worlds(proposal, kinds, seats, False))
        heat = min(1.0, 0.3 + step / (0.5 * steps)) if start is None else 1.0
        with np.errstate(invalid="ignore"):  # from one impossible world to another: no step
            accept = np.log(rng.random(particles) + 1e-300) < heat * (new - weight)
        columns[accept] = proposal[accept]
        weight = np.where(accept, new, weight)
    return Worlds(columns, kinds, seats, False)
