"""exorcism — 御祓い処理."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.rulebook import Facet, Stage
from engine.shikigami.night.bodies import Possessor
from engine.shikigami.night.divination import CurseBearing
from engine.shikigami.night.draft import Night
from engine.shikigami.night.immunity import VegaImmune
from engine.shikigami.scene import Vote


@dataclass(frozen=True, slots=True)
class Exorcising(Facet):
    """Kills bearers of curses and possessors, frees a body from possession and a seat from 呪術."""


def exorcisms(night: Night) -> Iterable[Vote]:
    return night.votes_of(Exorcising)


EXORCISM = Stage("exorcism", exorcisms, Exorcising)


@EXORCISM.step("")
def the_target_is_exorcised(night: Night, vote: Vote) -> str | None:
    if not night.alive(vote.seat):
        return "dead"
    target = vote.target
    night.exorcised.setdefault(target, []).append(vote.seat)
    if not night.bears(target, VegaImmune) and (
        night.bears(target, CurseBearing) or night.bears(target, Possessor)
    ) and night.kill(target, "cursed", vote.seat):
        night.dispelled.add(target)
    for booking in night.bookings:
        if booking.target == target:
            booking.cancelled = True
            night.dispelled.add(target)
    return None
