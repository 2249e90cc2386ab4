"""A thing one could say, how much one wants to, and the reasons it may lean on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.speech import Reason, Ref, Statement

if TYPE_CHECKING:
    from ai.speaker import Speaker


@dataclass(slots=True, frozen=True)
class Move:
    """*score*: the wish to say it, about 0 to 1. *note* goes with the command when it writes the diary."""

    score: float
    statements: tuple[Statement, ...]
    note: str = ""


_SPEAKABLE = frozenset(
    {
        "vote",
        "vote_switch",
        "vote_late",
        "result",
        "medium",
        "claim",
        "counter",
        "death",
        "spared",
        "push",
        "defend",
        "contradiction",
    }
)


def reasons_for(mind: Speaker, target: int, against: bool = True, most: int = 1, after: int = -1) -> tuple[Reason, ...]:
    """Up to *most* true reasons to suspect (or trust) *target*, strongest first.

    *after*: only events newer than that line of the game.
    """
    found: list[Reason] = []
    for _, reason in mind.spoken.because(target, 8, against):
        if speakable(mind, reason, target) and newer(mind, reason, after):
            found.append(reason)
        if len(found) >= most:
            break
    return tuple(found)


def speakable(mind: Speaker, reason: Reason, target: int) -> bool:
    """Whether *reason* can be said about *target*: its event is about that seat and was not the speaker's doing."""
    if reason.kind not in _SPEAKABLE or not reason.seats:
        return False
    if mind.seat in reason.seats[:1]:
        return False
    if reason.kind == "claim" and not reason.role:
        return False
    if reason.kind == "result" and mind.seat in reason.seats:
        return False
    return reason.seats[0] == target


def newer(mind: Speaker, reason: Reason, after: int) -> bool:
    """Whether the event of *reason* came after line number *after* of the game."""
    if after < 0:
        return True
    line = mind.reading.lines[after]
    if reason.ref is not None and reason.ref.n:
        return (reason.ref.day, reason.ref.n) > (line.ref.day, line.ref.n)
    return reason.day >= line.ref.day and reason.day < mind.view.day


def lean(mind: Speaker, target: int) -> Ref | None:
    """The newest thing somebody else said today by or about *target*: what a remark about that seat answers."""
    for line in reversed(mind.reading.today[-14:]):
        if line.seat != mind.seat and (line.seat == target or line.said.target == target):
            return line.ref
    return None


def heat(mind: Speaker) -> int:
    """How warm the seat is: accused makes hot, a fresh grave cold."""
    if mind.seat in mind.reading.accused or mind.danger > 0.5:
        return 1 if mind.temper["bold"] < 0.75 else 2
    return 0
