"""What thinks for the AI seats: their views, folded from the events each may see, and an agent for each.

The same code runs inside the process (`InlineBrains`) and in the worker (`WorkerBrains`). It holds nothing that the
views do not, so a mind made anew from the same events answers the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from engine.actions import ActionSpec
from engine.commands import AnyCommand, Ready, Skip
from engine.events import AnyEvent, visible
from engine.views import View


class Seating(Struct, frozen=True, tag=True):
    """Opens a table: which agent plays which seat, how hard it may think (`work` in samples), and the AI's own seed."""

    agents: dict[int, str] = {}
    level: str = "normal"
    seed: str = "0"
    work: int = 0


class Seen(Struct, frozen=True, tag=True):
    """New events. Each is taken in by those of the seats that may see it; none is for the master."""

    events: list[AnyEvent] = []


class Turn(Struct, frozen=True):
    """A seat and what it may do now."""

    seat: int
    specs: list[ActionSpec] = []


class WhoSpeaks(Struct, frozen=True, tag=True):
    """Which of these seats speaks next, and what does it say? *recent*: today's speakers, the latest last."""

    number: int
    turns: list[Turn] = []
    recent: list[int] = []
    key: str = ""


class WhatNow(Struct, frozen=True, tag=True):
    """What does this seat do?"""

    number: int
    turn: Turn


class Answer(Struct, frozen=True, tag=True):
    """To question *number*: *seat* does *command*; seat 0 and no command: nobody wishes to speak."""

    number: int
    seat: int = 0
    command: AnyCommand | None = None


class Failure(Struct, frozen=True, tag=True):
    """Question *number* could not be answered: *why* (for the log)."""

    number: int
    why: str = ""


Question = WhoSpeaks | WhatNow
Reply = Answer | Failure


class Mind:
    """The views and agents of one table's AI seats."""

    def __init__(self, seating: Seating) -> None:
        from ai.agent import Budget, make

        made = {name: make(name) for name in sorted(set(seating.agents.values()))}
        self._agents = {seat: made[name] for seat, name in seating.agents.items()}
        self._views = {seat: View(seat) for seat in seating.agents}
        budget = Budget(seed=seating.seed, level=seating.level)
        self._budget = Budget(seed=seating.seed, level=seating.level, work=seating.work) if seating.work else budget

    def take(self, events: Iterable[AnyEvent]) -> None:
        """Folds *events* into the views that may see them."""
        for event in events:
            for seat, view in self._views.items():
                if visible(event, seat):
                    view.apply(event)

    def answer(self, question: Question) -> Answer:
        """The reply to *question*."""
        if isinstance(question, WhatNow):
            seat = question.turn.seat
            return Answer(question.number, seat, self._decide(seat, question.turn.specs))
        from ai.table_talk import next_speaker

        specs = {turn.seat: turn.specs for turn in question.turns}
        urges = {
            seat: self._agents[seat].urge(self._views[seat], specs[seat], self._budget) for seat in sorted(specs)
        }  # fmt: skip
        while seat := next_speaker(urges, question.recent, question.key):
            command = self._decide(seat, specs[seat])
            if not isinstance(command, (Ready, Skip)):
                return Answer(question.number, seat, command)
            urges[seat] = 0.0  # on second thoughts it has nothing to say
        return Answer(question.number)

    def _decide(self, seat: int, specs: Sequence[ActionSpec]) -> AnyCommand:
        return self._agents[seat].decide(self._views[seat], specs, self._budget)
