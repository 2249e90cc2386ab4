"""村人系 — those without a night."""

from __future__ import annotations

from engine.shikigami.terms import VILLAGE, Family, Role

VILLAGERS = Family("villager", VILLAGE)

VILLAGER = Role("villager", VILLAGERS, "human")                                                 # 村人

ROLES = (VILLAGER,)
