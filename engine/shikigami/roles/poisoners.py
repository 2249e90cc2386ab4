"""埋毒者系 — those who are not eaten unpunished."""

from __future__ import annotations

from engine.shikigami.night.attack import Poisonous
from engine.shikigami.terms import VILLAGE, Family, Role

POISONERS = Family("poison", VILLAGE)

POISONER = Role("poisoner", POISONERS, "poison", (Poisonous(),))                                # 埋毒者

ROLES = (POISONER,)
