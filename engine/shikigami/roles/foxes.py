"""妖狐系 — those who only have to live."""

from __future__ import annotations

from engine.shikigami.acting import Bond
from engine.shikigami.night.attack import FoxResisting
from engine.shikigami.night.divination import Spellable
from engine.shikigami.terms import FOX, Count, Family, Role

FOXES = Family("fox", FOX, Count.FOX)

SKULK = Bond("fox")

FOX_ROLE = Role("fox", FOXES, "fox", (SKULK, FoxResisting(), Spellable()))                       # 妖狐

ROLES = (FOX_ROLE,)
