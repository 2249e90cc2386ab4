"""An ended game as a table that can only be watched."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.table.host import Beat
from engine.actions import ActionSpec
from engine.commands import AnyCommand
from engine.events import AnyEvent
from engine.setup import Illegal
from engine.views import View


class Replay:
    """What *seat* saw, from first to last. The table shows it at its own pace; nothing can be done in it."""

    def __init__(self, events: Sequence[AnyEvent], seat: int, game: str) -> None:
        self.id = game
        self._view = View(seat)
        for event in events:
            self._view.apply(event)

    def view(self, seat: int) -> View:
        """The whole of it."""
        return self._view

    def legal(self, seat: int) -> list[ActionSpec]:
        """Nothing."""
        return []

    def submit(self, seat: int, command: AnyCommand) -> list[AnyEvent]:
        """Refuses: it is over."""
        raise Illegal("over")

    def step(self, wait: float = 0.0) -> Beat:
        """Nothing more happens."""
        return Beat("over")

    def close(self) -> None:
        """Nothing is held."""
