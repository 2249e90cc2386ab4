"""A scene: the state as it is while a batch of the rules is worked out, and what comes of it.

A stage writes nothing into the log: it changes the scene, and the table publishes it, at once by day and at dawn after
a night.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from math import comb
from typing import TypeVar

from engine.lots import Lots
from engine.rulebook import Facet
from engine.survival.state import State
from engine.survival.terms import UNSEALED, Role

F = TypeVar("F", bound=Facet)
T = TypeVar("T")


class Scene:
    """*told*: (owner, result, about, value) in order. *gained*, *lost*: (seat, trait, arg). *course*: exits and
    returns, (seat, cause, or empty for a return). *notes*: (stage, actor, target, verdict)."""

    def __init__(self, s: State, streams: Streams) -> None:
        self.s = s
        self.streams = streams
        self.day = s.day
        self.roles: list[Role] = list(s.roles)
        self.living = set(s.active())
        self.raiders: dict[int, int] = {}
        """Seat → the wolf whose raid reached it."""
        self.hoods = {seat for seat in range(1, s.n + 1) if s.has(seat, "hood_open")}
        self.warded = {seat for seat in range(1, s.n + 1) if s.has(seat, "ward")}
        self.course: list[tuple[int, str]] = []
        self.told: list[tuple[int, str, int, str]] = []
        self.became: list[tuple[int, str]] = []
        self.gained: list[tuple[int, str, int]] = []
        self.lost: list[tuple[int, str, int]] = []
        self.notes: list[tuple[str, int, int, str]] = []

    def has(self, seat: int, kind: type[F]) -> F | None:
        """The seat's facet of that *kind*, unless it is switched off (a seal, sleep, an option)."""
        facet = self.roles[seat].get(kind)
        if facet is None or (kind not in UNSEALED and self.off(seat)):
            return None
        option = getattr(facet, "option", "")
        return facet if not option or self.s.options[option] else None

    def off(self, seat: int) -> bool:
        """Whether a seal or sleep switches off what the seat's role can do now."""
        camp = self.roles[seat].camp
        return (camp == "wolf" and self.s.has(seat, "sealed")) or (camp == "village" and self.s.has(seat, "asleep"))

    def blessed(self, seat: int) -> bool:
        return self.s.has(seat, "blessed")

    def tyr(self, seat: int) -> bool:
        return self.s.has(seat, "tyr")

    def attackable(self, seat: int) -> str:
        """What keeps every attack of the wolf camp off the seat: `ward`, `tyr`, `baldr`, or nothing."""
        if seat in self.warded:
            return "ward"
        return "tyr" if self.tyr(seat) else "baldr" if self.blessed(seat) else ""

    def exit(self, seat: int, cause: str) -> None:
        self.living.discard(seat)
        self.course.append((seat, cause))

    def back(self, seat: int) -> None:
        self.living.add(seat)
        self.hoods.discard(seat)
        self.course.append((seat, ""))

    def tell(self, owner: int, result: str, about: int = 0, value: str = "") -> None:
        self.told.append((owner, result, about, value))

    def note(self, stage: str, actor: int = 0, target: int = 0, verdict: str = "") -> None:
        self.notes.append((stage, actor, target, verdict))


class Streams:
    """The named streams of chance. *kept*: every draw, (stream, seat, weights, picked)."""

    def __init__(self, lots: Callable[[str], Lots], drawn: Mapping[str, int]) -> None:
        self._lots = lots
        self._drawn = dict(drawn)
        self.kept: list[tuple[str, int, tuple[int, ...], int]] = []

    def below(self, n: int, stream: str, seat: int = 0) -> int:
        """A number from 0 to *n* − 1; a certainty draws nothing."""
        return 0 if n == 1 else self.draw((1,) * n, stream, seat)

    def draw(self, weights: Sequence[int], stream: str, seat: int = 0) -> int:
        """The index drawn among *weights*; draws from one stream never shift another."""
        turn = self._drawn.get(stream, 0)
        self._drawn[stream] = turn + 1
        picked = self._lots(f"{stream}.{turn}").draw(weights, stream, seat)
        self.kept.append((stream, seat, tuple(weights), picked))
        return picked

    def one(self, pool: list[T], stream: str, seat: int = 0) -> T:
        return pool[self.below(len(pool), stream, seat)]

    def some(self, k: int, pool: list[T], stream: str, seat: int = 0) -> tuple[T, ...]:
        """*k* different ones of *pool*, each set of them as likely as any other."""
        if k >= len(pool):
            return tuple(pool)
        at = self.below(comb(len(pool), k), stream, seat)
        return next(picked for i, picked in enumerate(combinations(pool, k)) if i == at)
