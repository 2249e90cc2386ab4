"""What every AI player is: a pure function of its seat's view.

`decide(view, specs, budget)` gets nothing else and keeps nothing its view does not hold. Private memory (cover,
diary) travels as JSON in `command.note`, is stored as `Noted` and comes back in `view.note`; caches are derived from
views only, so an agent created anew in mid-game goes on as if nothing had happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from engine.actions import ActionSpec
from engine.commands import AnyCommand
from engine.views import View

LEVELS = ("easy", "normal", "hard", "expert")


class Budget(Struct, frozen=True):
    """How hard an agent may think. *work* counts samples, never time, so a seed plays the same game on any machine.

    *seed* is the AI's own seed (a table uses one for all seats; the seat is part of every stream's key).
    """

    seed: str
    level: str = "normal"
    work: int = 2048


class Agent(Protocol):
    """A player. Same view, specs and budget: same answer, byte for byte."""

    name: str

    def urge(self, view: View, specs: Sequence[ActionSpec], budget: Budget) -> float:
        """How much the seat wishes to speak now by day, 0 (not at all) to about 1."""

    def decide(self, view: View, specs: Sequence[ActionSpec], budget: Budget) -> AnyCommand:
        """The seat's next command. By day, when it has nothing to say: `Ready`."""


def make(name: str) -> Agent:
    """The agent called *name*: `first` (belief-based) or `simple` (rules of thumb).

    Raises `ValueError` for other names. Imports lazily: `simple` needs no numpy.
    """
    if name == "simple":
        from ai.simple import Simple

        return Simple()
    if name == "first":
        from ai.first import First

        return First()
    raise ValueError(name)
