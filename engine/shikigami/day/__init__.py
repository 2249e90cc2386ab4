"""The day: its stages in the order of the rulebook (day.md §2 to §5)."""

from __future__ import annotations

from engine.rulebook import Stage
from engine.shikigami.day.count import COUNT, POLL_WEIGHT, VOTE_WEIGHT
from engine.shikigami.day.execution import EXECUTION, EXECUTION_POISON, FOLLOW, MEDIUM_RESULT
from engine.shikigami.day.tie import TIE_BREAK

COUNTING: tuple[Stage, ...] = (VOTE_WEIGHT, COUNT, POLL_WEIGHT, TIE_BREAK)
"""§2 to §4: from the slips to who is executed."""

DUSK: tuple[Stage, ...] = (*COUNTING, EXECUTION, EXECUTION_POISON, MEDIUM_RESULT, FOLLOW)
"""All of it."""

LOSS: tuple[Stage, ...] = (FOLLOW,)
"""What follows when somebody dies outside a count (for want of a vote)."""
