"""dream_eating — 夢喰い, steps dream_eat.31 to 33, and dream_hunt — 夢狩り, steps dream_hunt.41 to 43."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.rulebook import FROM_NIGHT_2, Case, Facet, Stage
from engine.shikigami.night.draft import Night, Post
from engine.shikigami.night.immunity import VegaImmune
from engine.shikigami.scene import Vote


@dataclass(frozen=True, slots=True)
class Dreaming(Facet):
    """夢系: dreams its role, and can be eaten (dream_eat.33)."""


@dataclass(frozen=True, slots=True)
class Fairylike(Facet):
    """妖精系: prey of those who eat or hunt in dreams."""


@dataclass(frozen=True, slots=True)
class DreamEating(Facet):
    """獏: eats those who dream. As the facet of a main role it is prey of the wardens (dream_hunt.41)."""


@dataclass(frozen=True, slots=True)
class DreamWarding(Facet):
    """夢守人: guards dreams."""


def eaters(night: Night) -> Iterable[Vote]:
    return [vote for vote in night.votes_of(DreamEating) if vote.action == "dream_eat"]


DREAM_EATING = Stage("dream_eat", eaters, DreamEating, nights=FROM_NIGHT_2)


@DREAM_EATING.step("dead")
def the_dead_do_not_eat(night: Night, vote: Vote) -> str | None:
    return None if night.alive(vote.seat) else "dead"


@DREAM_EATING.step(31, DreamWarding)
def a_warden_is_no_prey(night: Night, vote: Vote) -> str | None:
    """It needs no vote for that, and no weather takes it away."""
    if night.facet(vote.target, DreamWarding) is None or not night.alive(vote.target):
        return None
    night.kill(vote.seat, "hunted", vote.target)
    night.tell(vote.target, "hunt_success", night.apparent(vote.seat))
    return "hunted"


@DREAM_EATING.step(32, DreamWarding)
def wardens_watch_over_dreams(night: Night, vote: Vote) -> str | None:
    wardens = [post.seat for post in wards(night) if post.target == vote.target and night.alive(post.seat)]
    if not wardens:
        return None
    night.kill(vote.seat, "hunted", *wardens)
    for warden in wardens:
        night.tell(warden, "hunt_success", night.apparent(vote.seat))
    return "hunted"


@DREAM_EATING.step(33)
def dreams_are_eaten(night: Night, vote: Vote) -> str | None:
    target = vote.target
    if night.facet(target, Dreaming) is None and night.facet(target, Fairylike) is None:
        return "no_dream"
    if night.bears(target, VegaImmune):
        return "immune"
    night.kill(target, "dream_killed", vote.seat)
    return None


def wards(night: Night) -> list[Post]:
    """The established dream guards."""
    return [post for post in night.posts if post.vote.role.get(DreamWarding) is not None]


DREAM_GUARD = Stage("dream_hunt", wards, DreamWarding, nights=FROM_NIGHT_2)


@DREAM_GUARD.step("dead")
def the_dead_guard_no_dreams(night: Night, post: Post) -> str | None:
    return None if night.alive(post.seat) else "dead"


@DREAM_GUARD.step(41)
def the_warden_sees_its_prey(night: Night, post: Post) -> None:
    target = post.target
    if not night.alive(target) or night.bears(target, VegaImmune):
        return
    if night.facet(target, DreamEating) is not None or night.facet(target, Fairylike) is not None:
        night.quarry.append((target, post.seat))


@DREAM_GUARD.step(42)
def the_warden_believes_in_success(night: Night, post: Post) -> None:
    """In every case."""
    night.tell(post.seat, "guard_success", night.apparent(post.target))


def the_flagged(night: Night) -> Iterable[Case]:
    return [Case(warden, seat) for seat, warden in night.quarry]


DREAM_HUNT = Stage("dream_hunt", the_flagged, DreamWarding, nights=FROM_NIGHT_2)


@DREAM_HUNT.step(43)
def what_walks_in_dreams_is_hunted(night: Night, case: Case) -> None:
    night.kill(case.target, "hunted", case.seat)
    night.tell(case.seat, "hunt_success", night.apparent(case.target))
