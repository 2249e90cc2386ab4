"""Plans: the rulebook bound to a cast once, and what the cast may bring into play."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.rulebook import Bearer, Plan
from engine.shikigami.day import DUSK, LOSS, READING
from engine.shikigami.night import NIGHT
from engine.shikigami.night.instant import INSTANT
from engine.shikigami.roles import ROLES
from engine.shikigami.scene import brought
from engine.shikigami.traits import TRAITS
from engine.shikigami.weathers import WEATHERS


class Plans:
    """The plans of one village. They depend on who is in play and nothing else."""

    __slots__ = ("dusk", "instant", "loss", "night", "reading")

    def __init__(self, bearers: Iterable[Bearer], pruned: bool = True) -> None:
        play = list(bearers)
        self.night = Plan(NIGHT, play, pruned)
        self.instant = Plan((INSTANT,), play, pruned)
        self.dusk = Plan(DUSK, play, pruned)
        self.loss = Plan(LOSS, play, pruned)
        self.reading = Plan(READING, play, pruned)


@lru_cache(maxsize=256)
def plans(roles: frozenset[str], extra: frozenset[str] = frozenset(), pruned: bool = True) -> Plans:
    """The plans for a cast of *roles*; *extra* names traits and weathers that are in play besides."""
    first: list[Bearer] = [ROLES[name] for name in sorted(roles)]
    first += [TRAITS[name] for name in sorted(extra) if name in TRAITS]
    first += [WEATHERS[name] for name in sorted(extra) if name in WEATHERS]
    return Plans(brought(first, ROLES, TRAITS), pruned)
