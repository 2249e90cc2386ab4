"""The dusk's draft: what the count and everything after it work on."""

from __future__ import annotations

from collections.abc import Iterable

from engine.lots import Lots
from engine.rulebook import Case, Plan
from engine.shikigami.scene import Position, Stand


class Slip(Case):
    """One vote: *seat* for *target* with *weight*."""

    __slots__ = ("weight",)

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat, target)
        self.weight = 1


class Dusk(Stand):
    """One count of a day and what comes of it.

    *slips* in seat order; *received* the votes of each living seat; *candidates* those with most; *decided* the
    seat to be executed
    (0: nobody), *how* what decided it. *kept* are results their owners are told next morning: (seat, result,
    about, value).
    """

    __slots__ = ("candidates", "decided", "how", "kept", "late", "received", "slips")

    def __init__(
        self, start: Position, plan: Plan, lots: Lots, votes: dict[int, int], late: tuple[int, ...] = (),
        decided: int = 0,
    ) -> None:
        super().__init__(start, plan, lots)
        self.late = late
        self.slips = [Slip(voter, votes[voter]) for voter in sorted(votes)]
        self.received: dict[int, int] = {}
        self.candidates: list[int] = []
        self.decided = decided
        self.how = ""
        self.kept: list[tuple[int, str, int, str]] = []

    def votes_for(self, seat: int) -> list[int]:
        """Who voted for *seat*, in seat order."""
        return [slip.seat for slip in self.slips if slip.target == seat]

    def keep(self, seat: int, result: str, about: int, value: str = "") -> None:
        """A result that *seat* is told next morning."""
        self.kept.append((seat, result, about, value))
        if self.notes is not None:
            self.mark("told", seat, result)


def if_decided(dusk: Dusk) -> Iterable[Case]:
    """The case of the steps that run only when somebody is executed."""
    return (Case(0, dusk.decided),) if dusk.decided else ()
