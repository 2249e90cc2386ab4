"""橋姫系 — those who are against lovers."""

from __future__ import annotations

from engine.lots import percent
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.voting import Jealous, VoteActing
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.immunity import specially_resists
from engine.shikigami.night.oracles import Oracle, counts_lovers, odd_nights
from engine.shikigami.terms import VILLAGE, Family, Role

BRIDGE_PRINCESSES = Family("jealousy", VILLAGE, basic="bridge_princess", upper="serpent_princess", lower="mermaid")

LOVE_PRIEST = Role(  # 恋司祭
    "love_priest", BRIDGE_PRINCESSES, "priest_jealousy",
    (GuardLimited(), Oracle(counts_lovers, odd_nights)), shown_as="priest",
)


def on_lovers(dusk: Dusk, seat: int, target: int) -> bool:
    return dusk.has(target, "lovers")


def on_lovers_it_can_hurt(dusk: Dusk, seat: int, target: int) -> bool:
    return on_lovers(dusk, seat, target) and not specially_resists(dusk, target)


def brings_fever(dusk: Dusk, seat: int, target: int) -> None:
    """蛇姫, 土蜘蛛: ill tomorrow."""
    dusk.gain(target, "febris", dusk.day + 1)


def weeps(dusk: Dusk, seat: int, target: int) -> None:
    """人魚 takes the bad luck on itself."""
    dusk.gain(seat, "critical_luck")


ENVY = VoteActing(7, brings_fever, on_lovers_it_can_hurt, odds=percent(70))
SERPENT_PRINCESS = Role("serpent_princess", BRIDGE_PRINCESSES, "miasma_jealousy", (ENVY,), gives=("febris",))  # 蛇姫
MERMAID = Role(  # 人魚
    "mermaid", BRIDGE_PRINCESSES, "critical_jealousy", (VoteActing(8, weeps, on_lovers, alive=True),),
    gives=("critical_luck",),
)
BRIDGE_PRINCESS = Role("bridge_princess", BRIDGE_PRINCESSES, "jealousy", (Jealous(),))  # 橋姫

ROLES = (LOVE_PRIEST, SERPENT_PRINCESS, MERMAID, BRIDGE_PRINCESS)
