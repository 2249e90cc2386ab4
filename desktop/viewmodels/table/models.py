"""The lists a table shows, and where a table comes from."""

from __future__ import annotations

from typing import Any, Protocol

from desktop.viewmodels import table_votes
from desktop.viewmodels.rows import RowModel
from desktop.viewmodels.table_log import (
    LogRow,
)
from desktop.viewmodels.table_seats import SeatRow
from engine.actions import ActionSpec
from engine.commands import AnyCommand
from engine.events import AnyEvent
from engine.views import View


class SeatModel(RowModel):
    """The seats in their order."""

    row = SeatRow


class LogModel(RowModel):
    """The log as filtered."""

    row = LogRow


class ArrowModel(RowModel):
    """The ballots that are being shown."""

    row = table_votes.ArrowRow


class TallyModel(RowModel):
    """Who received votes."""

    row = table_votes.TallyRow


class TurnModel(RowModel):
    """Votes that kept or broke a word."""

    row = table_votes.TurnRow


class DayModel(RowModel):
    """The counts so far."""

    row = table_votes.DayRow


class Feed(Protocol):
    """Where a table comes from: a `Host`, or a fixed picture."""

    def view(self, seat: int) -> View: ...

    def legal(self, seat: int) -> list[ActionSpec]: ...

    def submit(self, seat: int, command: AnyCommand) -> list[AnyEvent]: ...

    def step(self, wait: float = 0.0) -> Any: ...

    def close(self) -> None: ...
