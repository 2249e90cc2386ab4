"""Behind closed doors: the pack agrees on its prey and its story; masons, foxes and lovers have a word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.factions import WOLF
from ai.policy.cover import PLAIN, planned
from ai.policy.night import agreed_prey, prey
from engine.speech import Reason, Statement

if TYPE_CHECKING:
    from ai.mind import Mind

_CHANNELS = {"mason": "masons", "fox": "foxes", "lovers": "lovers"}


def whisper(mind: Mind, channels: tuple[str, ...], targets: tuple[int, ...]) -> tuple[str, Statement] | None:
    """The next thing to say in the night, with its channel; None when all is said. *targets*: whom the pack may eat."""
    if mind.kind == WOLF and "wolf" in channels and any(s in mind.view.alive for s in mind.pack):
        said = _pack_word(mind, targets)
        if said is not None:
            return "wolf", said
    for channel, kind in _CHANNELS.items():
        if channel not in channels:
            continue
        partners = [s for s in mind.view.bonds.get(channel, ()) if s != mind.seat and s in mind.view.alive]
        spoken = any(s.seat == mind.seat and s.channel == channel for s in mind.view.said)
        if partners and not spoken and mind.nature("word", channel) < 0.7:
            return channel, Statement("channel_other", kind=kind, to=partners[0])
    return None


def _pack_word(mind: Mind, targets: tuple[int, ...]) -> Statement | None:
    day = mind.view.day
    tonight = [(s.seat, t) for s in mind.view.said if s.channel == "wolf" and s.day == day for t in s.statements]
    mine = [t for seat, t in tonight if seat == mind.seat]
    if day == 1 and not any(t.type == "whisper_cover" for t in mine):
        cover = planned(mind)
        if cover != PLAIN:
            return Statement("whisper_cover", kind="claim", role=cover)
    if not targets or any(t.type == "whisper_attack" for t in mine):
        return None
    if agreed_prey(mind, targets):
        return None
    target = prey(mind, targets)
    return Statement("whisper_attack", target=target, because=_why(mind, target)) if target else None


def _why(mind: Mind, target: int) -> tuple[Reason, ...]:
    """At least one reason: what it claims, or whom it was after."""
    reading = mind.reading
    line = reading.claims.get(target)
    if line is not None:
        return (Reason("claim", line.ref.day, (target,), role=line.said.role, ref=line.ref),)
    for x in reversed(reading.lines):
        if x.seat == target and x.said.type == "suspect" and x.said.target and x.ref.n:
            return (Reason("push", x.ref.day, (target, x.said.target), ref=x.ref),)
    return (Reason("feel", mind.view.day),)
