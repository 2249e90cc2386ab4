"""The vampire camp."""

from __future__ import annotations

from engine.survival.terms import VAMPIRE, DivinedExits, Power, Queen, RaidImmune, Role

TRAITS = "queen_has_vampire_traits"

ROLES = (
    Role("vampire", VAMPIRE, [RaidImmune(), DivinedExits()]),
    Role("vampire_queen", VAMPIRE, [
        RaidImmune(TRAITS), DivinedExits(TRAITS), Queen(),
        Power("overwrite_to_vampire", "convert", "active_other", 1, 1, once="game", may_skip=True),
    ]),
)
