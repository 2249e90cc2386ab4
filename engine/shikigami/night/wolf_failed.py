"""wolf_failed — 襲撃先生存時処理: what comes of a target that lives."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.rulebook import Facet, Stage
from engine.shikigami.night.attack import fix_attack
from engine.shikigami.night.draft import Night
from engine.shikigami.scene import Vote


@dataclass(frozen=True, slots=True)
class Piercing(Facet):
    """Learns from a failed attack (一寸法師): *pierces* is told of its recorded guard vote."""

    pierces: Callable[[Night, Vote], None]


def those_who_learn(night: Night) -> Iterable[Vote]:
    attack = fix_attack(night)
    return night.votes_of(Piercing) if attack is not None and night.alive(attack.target) else ()


WOLF_FAILED = Stage("wolf_failed", those_who_learn, Piercing)


@WOLF_FAILED.step("")
def the_living_learn_from_it(night: Night, vote: Vote) -> str | None:
    if not night.alive(vote.seat):
        return "dead"
    if night.start.version.piercing_needs_a_post and all(post.vote is not vote for post in night.posts):
        return "void"
    piercing = vote.role.get(Piercing)
    assert piercing is not None
    piercing.pierces(night, vote)
    return None
