"""jamming — 他者占い妨害処理."""

from __future__ import annotations

from collections.abc import Iterable

from engine.rulebook import Stage
from engine.shikigami.night.divination import Jamming, bears_curse
from engine.shikigami.night.draft import Night
from engine.shikigami.night.warding import shielded
from engine.shikigami.scene import Vote


def jammers(night: Night) -> Iterable[Vote]:
    return night.votes_of(Jamming)


JAMMING = Stage("jamming", jammers, Jamming)


@JAMMING.step("")
def a_divination_is_jammed(night: Night, vote: Vote) -> str | None:
    """A jammer that is shielded from the curse it met goes on."""
    if not night.alive(vote.seat):
        return "dead"
    target = vote.target
    if (bears_curse(night, target) or target in night.cursed) and not shielded(night, vote.seat):
        night.kill(vote.seat, "cursed", target)
        return "cursed"
    mine = vote.role.get(Jamming)
    assert mine is not None
    if not night.happens(mine.odds):
        return "missed"
    if shielded(night, target):
        return "warded"
    night.jammed.add(target)
    return None
