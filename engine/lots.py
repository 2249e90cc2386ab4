"""Chance, drawn in one place: `draw(weights)` and the four makers of lots.

All chance of the rules goes through one primitive. Weights are integers, never floats; a certainty draws nothing
(that is
the scene's care). Who draws names the step and the seat, so that a seeded draw is shifted by no other rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Odds:
    """*n* in *of*: `Odds(7, 10)` happens seven times in ten."""

    n: int
    of: int


ALWAYS = Odds(1, 1)
NEVER = Odds(0, 1)
HALF = Odds(1, 2)


_PERCENT = tuple(Odds(n, 100) for n in range(101))


def percent(n: int) -> Odds:
    """*n* in a hundred, 0 to 100."""
    return _PERCENT[n]


class Lots(Protocol):
    """Where chance comes from."""

    def draw(self, weights: Sequence[int], step: str, seat: int) -> int:
        """The index drawn among *weights* (at least one is positive), in *step*, for *seat* (0: for nobody)."""
        ...


def _fall(weights: Sequence[int], at: int) -> int:
    """The index whose stretch of the line holds *at* (0 ≤ at < sum)."""
    for index, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return index
    raise ValueError("nothing to draw")


class Seeded:
    """Lots keyed by game, scene (`night.3`, `vote.4.1`), step and seat: a new rule shifts no old draw."""

    __slots__ = ("_drawn", "_key")

    def __init__(self, seed: str, scene: str = "") -> None:
        self._key = f"{seed}|{scene}|"
        self._drawn: dict[tuple[str, int], int] = {}

    def draw(self, weights: Sequence[int], step: str, seat: int) -> int:
        turn = self._drawn.get((step, seat), 0)
        self._drawn[step, seat] = turn + 1
        digest = blake2b(f"{self._key}{step}|{seat}|{turn}".encode(), digest_size=8).digest()
        return _fall(weights, int.from_bytes(digest) * sum(weights) >> 64)


class Scripted:
    """Lots told beforehand: replay and tests. *picks* are indices in the order of drawing; running out is an error."""

    __slots__ = ("_picks",)

    def __init__(self, picks: Iterable[int]) -> None:
        self._picks = iter(picks)

    def draw(self, weights: Sequence[int], step: str, seat: int) -> int:
        pick = next(self._picks, None)
        if pick is None or not 0 <= pick < len(weights) or weights[pick] <= 0:
            raise ValueError(f"no such lot in {step}: {pick} among {tuple(weights)}")
        return pick


class Forking:
    """Lots that follow *script*, then take the first possible branch, and remember what else there was.

    `seen` holds (weights, picked) of every draw, so that a reader can walk all branches and knows their exact odds.
    """

    __slots__ = ("_script", "seen")

    def __init__(self, script: Sequence[int] = ()) -> None:
        self._script = script
        self.seen: list[tuple[tuple[int, ...], int]] = []

    def draw(self, weights: Sequence[int], step: str, seat: int) -> int:
        at = len(self.seen)
        pick = self._script[at] if at < len(self._script) else next(i for i, w in enumerate(weights) if w > 0)
        self.seen.append((tuple(weights), pick))
        return pick


class Sampling:
    """One cheap stream of lots (a 64-bit splitmix), for rollouts and estimates. Deterministic for a *seed*."""

    __slots__ = ("_state",)

    def __init__(self, seed: int | str = 0) -> None:
        if isinstance(seed, str):
            seed = int.from_bytes(blake2b(seed.encode(), digest_size=8).digest())
        self._state = seed & 0xFFFFFFFFFFFFFFFF

    def below(self, total: int) -> int:
        """A number from 0 to *total* − 1."""
        self._state = z = (self._state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        return (z ^ (z >> 31)) * total >> 64

    def draw(self, weights: Sequence[int], step: str, seat: int) -> int:
        return _fall(weights, self.below(sum(weights)))


class Kept:
    """Draws from *lots* and keeps every draw as (step, seat, weights, picked), for the log."""

    __slots__ = ("_lots", "kept")

    def __init__(self, lots: Lots) -> None:
        self._lots = lots
        self.kept: list[tuple[str, int, tuple[int, ...], int]] = []

    def draw(self, weights: Sequence[int], step: str, seat: int) -> int:
        picked = self._lots.draw(weights, step, seat)
        self.kept.append((step, seat, tuple(weights), picked))
        return picked
