"""The AI's own chance: a stream keyed by what a seat may know, so that the same view always meets the same lots.

Nothing here touches the engine's lots. A stream is made anew for each decision from (seed, seat, events seen).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Stream:
    """A small deterministic generator (splitmix64) started from the text of its *keys*."""

    __slots__ = ("_state",)

    def __init__(self, *keys: object) -> None:
        text = "/".join(map(str, keys)).encode()
        self._state = int.from_bytes(blake2b(text, digest_size=8).digest(), "little")

    def bits(self) -> int:
        """The next 64 bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def real(self) -> float:
        """Uniform in [0, 1)."""
        return (self.bits() >> 11) / (1 << 53)

    def happens(self, odds: float) -> bool:
        """True with probability *odds*."""
        return self.real() < odds

    def one_of(self, things: Sequence[T]) -> T:
        """One of *things*, each as likely; there must be at least one."""
        return things[self.bits() % len(things)]

    def best(self, scores: dict[int, float], jitter: float = 1e-6) -> int:
        """The seat with the highest score, ties broken by lot; 0 when there is none."""
        chosen, most = 0, float("-inf")
        for seat in sorted(scores):
            value = scores[seat] + jitter * self.real()
            if value > most:
                chosen, most = seat, value
        return chosen
