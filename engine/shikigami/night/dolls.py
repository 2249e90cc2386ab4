"""人形族: the dolls, who pay for what 奉公童女 guards (attack.08, vampire.29)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.rulebook import Facet
from engine.shikigami.night.draft import Night
from engine.shikigami.night.immunity import VegaImmune


@dataclass(frozen=True, slots=True)
class Doll(Facet):
    """A doll; doll masters are none."""


@dataclass(frozen=True, slots=True)
class DollGuarding(Facet):
    """Guards at the dolls' cost."""


def living_dolls(night: Night) -> list[int]:
    return [s for s in night.holders(Doll) if night.alive(s)]


def owe_a_doll(night: Night, target: int) -> None:
    """A target counts once a night, whoever and however often guards it."""
    if target not in night.dolls and target not in night.paid:
        night.dolls.append(target)


def pay_with_dolls(night: Night) -> None:
    """For each target still owed for, one living doll, each equally likely; the guard itself stands as it is."""
    for target in night.dolls:
        night.paid.add(target)
        dolls = [s for s in living_dolls(night) if not night.bears(s, VegaImmune)]
        if dolls:
            night.kill(night.one_of(dolls), "sacrificed")
    night.dolls = []
