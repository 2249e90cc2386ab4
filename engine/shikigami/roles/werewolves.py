"""人狼系 — those who eat."""

from __future__ import annotations

from engine.shikigami.acting import Acting, Bond
from engine.shikigami.night.attack import Attacking
from engine.shikigami.terms import WEREWOLF, Count, Family, Role

WEREWOLVES = Family("werewolf", WEREWOLF, Count.WOLF)

BITE = Acting("eat", first=1, pack="wolf", dummy_first=True)
PACK = Bond("wolf", noise="howl")

WOLF = Role("werewolf", WEREWOLVES, "wolf", (BITE, PACK, Attacking()))                           # 人狼

ROLES = (WOLF,)
