"""guard_declaration — 護衛処理, steps guard.01 and guard.02."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.lots import ALWAYS, Odds
from engine.rulebook import FROM_NIGHT_2, Facet, Stage
from engine.shikigami.night.draft import Night, Post, Trap
from engine.shikigami.scene import Vote

if TYPE_CHECKING:
    from engine.shikigami.night.door import Door


@dataclass(frozen=True, slots=True)
class Guarding(Facet):
    """Guards a door at night (guard.02); read again by the attack's and the vampires' stage.

    *holds* is the chance of attack.03, or *chance* where it depends on the night. *limited*: subject to the guard limit
    (attack.05). *after*: what guarding costs and does besides (attack.07). *wary*: meets traps. *bars*: guards
    against wolves and
    vampires at all. *last*: comes after ordinary guards (0 guards, 1 barriers). *many*: guards all
    its targets (others only the last seat of their way).
    """

    holds: Odds = ALWAYS
    limited: bool = True
    after: Callable[[Night, Door], None] | None = None
    chance: Callable[[Night, Post], Odds] | None = None
    wary: bool = True
    bars: bool = True
    last: int = 0
    many: bool = False


@dataclass(frozen=True, slots=True)
class Trapping(Facet):
    """Lays a trap on its target: *lethal*, which costs the ability, or frost."""

    lethal: bool = True


@dataclass(frozen=True, slots=True)
class VoidsGuards(Facet):
    """Weather: *dream* voids the dream guards, otherwise all other guards except barriers (D7)."""

    dream: bool = False


def guard_votes(night: Night) -> Iterable[Vote]:
    return night.votes_of(Guarding)


GUARDS = Stage("guard", guard_votes, Guarding, nights=FROM_NIGHT_2)


@GUARDS.step(1, VoidsGuards)
def weather_voids_the_guard(night: Night, vote: Vote) -> str | None:
    """It neither guards, hunts, nor meets traps."""
    guarding = vote.role.get(Guarding)
    assert guarding is not None
    for weather in night.start.weathers:
        for void in weather.every(VoidsGuards):
            if void.dream is not guarding.bars and not guarding.last:
                return "void"
    return None


@GUARDS.step(2)
def the_guard_takes_up_its_post(night: Night, vote: Vote) -> None:
    """A guard registered here is established. It goes on guarding and hunting until its trap is sprung."""
    guarding = vote.role.get(Guarding)
    assert guarding is not None
    post = Post(vote, vote.targets if guarding.many else (vote.target,))
    night.posts.append(post)
    if night.traps and guarding.wary:
        meet_traps(night, vote.seat, post.targets)


def meet_traps(night: Night, visitor: int, targets: Iterable[int], own: Trap | None = None) -> None:
    """Sets the visitor's trap-death flag, or else its frost flag, by what (but its *own*) lies at those doors."""
    traps = [trap for trap in night.traps if trap.target in targets and trap is not own]
    if any(trap.lethal for trap in traps):
        night.doomed.add(visitor)
    elif traps:
        night.frosted.add(visitor)
