"""hunt — 狩り処理, steps hunt.11 to hunt.13."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.rulebook import FROM_NIGHT_2, Facet, Stage
from engine.shikigami.night.draft import Night, Post
from engine.shikigami.night.immunity import VegaImmune


@dataclass(frozen=True, slots=True)
class Hunting(Facet):
    """Hunts whom it guards. *also*: further prey of its own; *instead*: a hunt of another kind (hunt.12).

    *in_some_editions*: only where the edition lets barriers hunt (D3).
    """

    also: Callable[[Night, int], bool] | None = None
    instead: Callable[[Night, Post], None] | None = None
    in_some_editions: bool = False


@dataclass(frozen=True, slots=True)
class Prey(Facet):
    """狩り対象: dies when a hunter guards it (*when*: only under this condition)."""

    when: Callable[[Night, int], bool] | None = None


@dataclass(frozen=True, slots=True)
class HidesPrey(Facet):
    """Weather: nobody hunts (川霧)."""


def hunters(night: Night) -> Iterable[Post]:
    """hunt.11: established guards that hunt."""
    if night.weather(HidesPrey):
        return ()
    found = []
    for post in night.posts:
        hunting = post.vote.role.get(Hunting)
        if hunting is not None and (not hunting.in_some_editions or night.start.version.barrier_hunts):
            found.append(post)
    return found


HUNT = Stage("hunt", hunters, Hunting, nights=FROM_NIGHT_2)


@HUNT.step(11)
def a_dead_guard_hunts_nobody(night: Night, post: Post) -> str | None:
    return None if night.alive(post.seat) else "dead"


@HUNT.step(12)
def some_hunt_otherwise(night: Night, post: Post) -> str | None:
    hunting = post.vote.role.get(Hunting)
    assert hunting is not None
    if hunting.instead is None:
        return None
    hunting.instead(night, post)
    return "otherwise"


@HUNT.step(13)
def the_hunt(night: Night, post: Post) -> None:
    """The hunter is told either way, even if its prey was dead already (D17)."""
    hunting = post.vote.role.get(Hunting)
    assert hunting is not None
    for target in post.targets:
        if night.deaths.get(target) == "sacrificed" or night.bears(target, VegaImmune):
            continue
        prey = night.facet(target, Prey)
        if (hunting.also is not None and hunting.also(night, target)) or (
            prey is not None and (prey.when is None or prey.when(night, target))
        ):
            night.kill(target, "hunted", post.seat)
            night.tell(post.seat, "hunt_success", night.apparent(target))
