"""The day game at the table: its supplies, its rounds, its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import commands as do
from engine.survival.state import State

if TYPE_CHECKING:
    from engine.survival.table import Table


def supplies(table: Table) -> None:
    """What each morning hands out."""


def begin_game(table: Table) -> None:
    from engine.survival import course

    course.after_game(table)


def areas(s: State) -> dict[int, str]:
    return {}


def before(table: Table, seat: int, command: do.Act) -> None:
    """Before an act of this seat is written down."""


def end_window(table: Table) -> None:
    """A round of the day game has all its moves."""


def time_up(table: Table) -> None:
    """A round of the day game is over for those who made no move."""
