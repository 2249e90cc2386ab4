"""The day: its stages in the order of the rulebook (day.md §2 to §7)."""

from __future__ import annotations

from engine.rulebook import Stage
from engine.shikigami.day.aftermath import FOLLOW, SUICIDES, WEATHER_EFFECT
from engine.shikigami.day.count import COUNT, POLL_WEIGHT, SILENCE, VOTE_MAGIC, VOTE_WEIGHT
from engine.shikigami.day.execution import DETOX, EXECUTION, EXECUTION_COUNTER, EXECUTION_POISON
from engine.shikigami.day.joker import JOKER
from engine.shikigami.day.lateness import NO_VOTE
from engine.shikigami.day.medium import MEDIUM_RESULT
from engine.shikigami.day.shock import SHOCK_DEATH, THUNDERBOLT
from engine.shikigami.day.tie import TIE_BREAK
from engine.shikigami.day.voting import DRAG_ALONG, EXECUTION_CANCEL, POLL_COUNTER, POLL_REACTION, VOTE_ACTION

DUSK: tuple[Stage, ...] = (
    VOTE_WEIGHT, SILENCE, COUNT, POLL_WEIGHT, VOTE_MAGIC, TIE_BREAK, EXECUTION, DETOX, EXECUTION_POISON,
    EXECUTION_COUNTER, VOTE_ACTION, MEDIUM_RESULT, POLL_COUNTER, THUNDERBOLT, SHOCK_DEATH, DRAG_ALONG, FOLLOW, SUICIDES,
    POLL_REACTION, WEATHER_EFFECT, EXECUTION_CANCEL, JOKER,
)
"""From the slips to the joker. Results are saved as they are read (day.save_results)."""

LOSS: tuple[Stage, ...] = (NO_VOTE, FOLLOW)
"""The time is up, and somebody owes a vote."""

READING: tuple[Stage, ...] = (MEDIUM_RESULT,)
"""What is read from the executed alone (an imagined game catches up on it)."""
