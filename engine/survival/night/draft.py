"""A night in the making: what has been committed, and what the stages have made of it so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.events import Acted
from engine.survival.scene import Scene, Streams
from engine.survival.state import State


@dataclass(slots=True)
class Reading:
    """One divination: *how* is `seer`, `garm` or `astrologer`."""

    owner: int
    target: int
    how: str


class Night(Scene):
    """*acts* are in the order in which they were accepted."""

    def __init__(self, s: State, streams: Streams, acts: Sequence[Acted]) -> None:
        super().__init__(s, streams)
        self.acts = [act for act in acts if not act.skipped]
        self.marked: set[int] = set()
        self.guarded: set[int] = set()
        self.armed: set[int] = set()
        self.readings: list[Reading] = []
        self.mediums: list[tuple[int, int]] = []
        self.batch: list[tuple[int, str]] = []
        self.biters: set[int] = set()
        self.moved: list[tuple[int, str, int]] = []
        self.flutes = 0

    def of(self, action: str) -> list[Acted]:
        """Who does that tonight, in seat order."""
        return sorted((act for act in self.acts if act.action == action), key=lambda act: act.seat)

    def spend(self, seat: int, action: str) -> None:
        self.gained.append((seat, f"used:{action}", 0))
