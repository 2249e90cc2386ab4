"""The table as one player sees it, in parts by concern; `Table` is what the pages speak to."""

from desktop.viewmodels.table.dock import UNSEEN
from desktop.viewmodels.table.models import ArrowModel, DayModel, Feed, LogModel, SeatModel, TallyModel, TurnModel
from desktop.viewmodels.table.sitting import Table
from desktop.viewmodels.table.telling import SPEEDS

__all__ = [
    "SPEEDS",
    "UNSEEN",
    "ArrowModel",
    "DayModel",
    "Feed",
    "LogModel",
    "SeatModel",
    "Table",
    "TallyModel",
    "TurnModel",
]
