"""The classes of immunity: 織姫-immune, 特殊耐性, and the awakening of 天狼."""

from __future__ import annotations

from dataclasses import dataclass

from engine.rulebook import Facet
from engine.shikigami.scene import Stand
from engine.shikigami.terms import Count


@dataclass(frozen=True, slots=True)
class VegaImmune(Facet):
    """織姫-immune."""


@dataclass(frozen=True, slots=True)
class SpecialResistance(Facet):
    """特殊耐性, of its own."""


@dataclass(frozen=True, slots=True)
class Challenged(Facet):
    """難題: 特殊耐性 and more, on nights 2 to 4."""


@dataclass(frozen=True, slots=True)
class Awakening(Facet):
    """天狼: awakens when at most two wolves lived at nightfall, fully as the last wolf."""


def challenged(night: Stand, seat: int) -> bool:
    """Bears 難題 on one of its nights."""
    return 2 <= night.start.night <= 4 and night.bears(seat, Challenged)


def awakened(night: Stand, seat: int) -> bool:
    """天狼 with at most two living wolves at nightfall."""
    if night.facet(seat, Awakening) is None:
        return False
    return (night.start.seating.counts[Count.WOLF] & night.start.living).bit_count() <= 2


def fully_awakened(night: Stand, seat: int) -> bool:
    """LW天狼."""
    return night.facet(seat, Awakening) is not None and night.last_wolf(seat)


def specially_resists(night: Stand, seat: int) -> bool:
    """特殊耐性: 探偵, LW天狼, 織姫-immune, or 難題 on its nights."""
    if night.bears(seat, SpecialResistance) or night.bears(seat, VegaImmune):
        return True
    return challenged(night, seat) or fully_awakened(night, seat)
