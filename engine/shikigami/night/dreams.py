"""dream_eating — 夢喰い, and dream_hunt — 夢狩り."""

from __future__ import annotations

from dataclasses import dataclass

from engine.rulebook import Facet


@dataclass(frozen=True, slots=True)
class Dreaming(Facet):
    """夢系: dreams its role, and can be eaten (dream_eat.33)."""


@dataclass(frozen=True, slots=True)
class Fairylike(Facet):
    """妖精系: prey of those who eat or hunt in dreams."""
