"""The day: its stages in the order of the rulebook (day.md §2 to §5)."""

from __future__ import annotations

from engine.rulebook import Stage
from engine.shikigami.day.count import COUNT, POLL_WEIGHT, VOTE_WEIGHT
from engine.shikigami.day.execution import EXECUTION, EXECUTION_POISON, FOLLOW, MEDIUM_RESULT
from engine.shikigami.day.lateness import NO_VOTE
from engine.shikigami.day.tie import TIE_BREAK

DUSK: tuple[Stage, ...] = (
    VOTE_WEIGHT, COUNT, POLL_WEIGHT, TIE_BREAK, EXECUTION, EXECUTION_POISON, MEDIUM_RESULT, FOLLOW,
)
"""From the slips to those who follow the dead."""

LOSS: tuple[Stage, ...] = (NO_VOTE, FOLLOW)
"""The time is up, and somebody owes a vote."""

READING: tuple[Stage, ...] = (MEDIUM_RESULT,)
"""What is read from the executed alone (an imagined game catches up on it)."""
