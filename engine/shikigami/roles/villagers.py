"""村人系 — those without a night."""

from __future__ import annotations

from engine.shikigami.night.door import GuardLimited
from engine.shikigami.terms import VILLAGE, Family, Role

VILLAGERS = Family("villager", VILLAGE)

VILLAGER = Role("villager", VILLAGERS, "human")  # 村人
PALE_LADY = Role("pale_lady", VILLAGERS, "prince", (GuardLimited(),))  # ろくろ首
STURDY_MAN = Role("sturdy_man", VILLAGERS, "tough")  # 益荒男
SUSPICIOUS = Role("suspicious", VILLAGERS, "suspect", seen_as="werewolf", medium_as="human")  # 不審者
UNAWARE = Role("unaware", VILLAGERS, "unconscious")  # 無意識
EXECUTIONER = Role("executioner", VILLAGERS, "executor")  # 執行者

ROLES = (VILLAGER, PALE_LADY, STURDY_MAN, SUSPICIOUS, UNAWARE, EXECUTIONER)
