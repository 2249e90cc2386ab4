"""grave_robbing — 墓荒らし処理. Not while roles are open to the dead."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.rulebook import FROM_NIGHT_2, Facet, Stage
from engine.shikigami.night.bodies import Possessor
from engine.shikigami.night.draft import Night
from engine.shikigami.scene import Vote


@dataclass(frozen=True, slots=True)
class GraveRobbing(Facet):
    """Marks a corpse: whoever calls it back tonight may pay for it."""


def robbers(night: Night) -> Iterable[Vote]:
    return () if night.start.options.get("open_cast") else night.votes_of(GraveRobbing)


GRAVE_ROBBING = Stage("grave_robbing", robbers, GraveRobbing, nights=FROM_NIGHT_2)


@GRAVE_ROBBING.step("")
def a_grave_is_robbed(night: Night, vote: Vote) -> str | None:
    if not night.alive(vote.seat):
        return "dead"
    if night.facet(vote.target, Possessor) is None:
        night.robbed[vote.target] = vote.seat
    return None
