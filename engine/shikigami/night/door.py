"""What happens at a door that is guarded: attack.01 to 07, and vampire.21 to 27 alike."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.lots import HALF, NEVER, Odds
from engine.rulebook import Case, Facet, Stage
from engine.shikigami.night.draft import Assault, Night, Post
from engine.shikigami.night.guards import Guarding
from engine.shikigami.terms import VILLAGE


@dataclass(frozen=True, slots=True)
class GuardLimited(Facet):
    """護衛制限: a guard subject to the limit cannot save such a target."""


@dataclass(frozen=True, slots=True)
class LiftsLimit(Facet):
    """Weather: the guard limit does not hold (蒼天, D26)."""


@dataclass(frozen=True, slots=True)
class BreaksGuards(Facet):
    """Weather: each guard is broken with these *odds* (曇天)."""

    odds: Odds = HALF


@dataclass(frozen=True, slots=True)
class BirthGuarding(Facet):
    """産土神: while one lives, village people are guarded by a pseudo-guard with these *odds* (D11)."""

    odds: Odds


class Door(Case):
    """One guard at one door: *seat* guards *target* against *assailant*. No *post* for the pseudo-guard."""

    __slots__ = ("assailant", "assault", "broken", "by_wolf", "guarding", "post")

    def __init__(self, assault: Assault, post: Post | None, guarding: Guarding) -> None:
        super().__init__(post.seat if post else 0, assault.target)
        self.assault = assault
        self.assailant = assault.seat
        self.by_wolf = assault.by_wolf
        self.post = post
        self.guarding = guarding
        self.broken = False


PSEUDO_GUARD = Guarding()


def valid_guards(night: Night, assault: Assault) -> Iterable[Door]:
    """01: established guards of the target; then barriers; then the birth god's pseudo-guard."""
    doors = []
    for post in night.posts:
        if assault.target in post.targets:
            guarding = post.vote.role.get(Guarding)
            assert guarding is not None
            if guarding.bars:
                doors.append(Door(assault, post, guarding))
    if len(doors) > 1:
        doors.sort(key=lambda door: door.guarding.last)
    if BirthGuarding in night.plan.kinds and night.n > 1 and birth_god_guards(night, assault.target):
        doors.append(Door(assault, None, PSEUDO_GUARD))
    return doors


def birth_god_guards(night: Night, target: int) -> bool:
    """One draw for each attack or bite, whatever the number of holders."""
    holders = [s for s in night.holders(BirthGuarding) if night.alive(s)]
    if not holders or target in night.holders(BirthGuarding) or night.camp(target) != VILLAGE:
        return False
    birth = night.facet(holders[0], BirthGuarding)
    return birth is not None and night.happens(birth.odds)


def doors(stage: str, first: int) -> Stage:
    """The steps at the door for a chapter whose first number is *first*."""
    door = Stage(stage, valid_guards, Guarding, BirthGuarding, opening=f"{stage}.{first + 1:02}")

    @door.step(first + 2)
    def a_dead_guard_guards_nobody(night: Night, at: Door) -> str | None:
        return None if at.post is None or night.alive(at.seat) else "dead"

    @door.step(first + 3)
    def a_guard_may_miss(night: Night, at: Door) -> str | None:
        odds = at.guarding.holds
        if at.guarding.chance is not None and at.post is not None:
            odds = at.guarding.chance(night, at.post)
        return None if night.happens(odds) else "missed"

    @door.step(first + 4, BreaksGuards)
    def clouds_break_guards(night: Night, at: Door) -> None:
        """A broken guard still meets the assailant (07)."""
        clouds = night.weather(BreaksGuards)
        at.broken = night.happens(clouds.odds if clouds else NEVER)

    @door.step(first + 5, GuardLimited)
    def some_doors_are_beyond_a_common_guard(night: Night, at: Door) -> None:
        if at.guarding.limited and not night.weather(LiftsLimit):
            at.broken |= night.bears(at.target, GuardLimited)

    @door.step(first + 6)
    def the_door_holds(night: Night, at: Door) -> None:
        if not at.broken:
            at.assault.stopped = True
            if at.post is not None:
                at.assault.stoppers.append(at.seat)

    @door.step(first + 7)
    def what_guarding_costs_and_tells(night: Night, at: Door) -> None:
        if at.post is None:
            return
        if at.guarding.after:
            at.guarding.after(night, at)
        night.tell_guard(at.seat, at.target)

    return door
