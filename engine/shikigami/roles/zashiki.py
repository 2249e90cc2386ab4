"""座敷童子系 — spirits of the house."""

from __future__ import annotations

from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.divination import CurseBearing
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.terms import VILLAGE, Family, Role

ZASHIKI = Family("zashiki", VILLAGE)

ZASHIKI_WARASHI = Role("zashiki_warashi", ZASHIKI, "brownie")  # 座敷童子
SNAKE_GOD = Role("snake_god", ZASHIKI, "revive_brownie", (PossessionLimited(), RevivalLimited()))  # 蛇神
CURSE_GOD = Role("curse_god", ZASHIKI, "cursed_brownie", (CurseBearing(),))  # 祟神
BIRTH_GOD = Role("birth_god", ZASHIKI, "barrier_brownie", (GuardLimited(),))  # 産土神
THREE_LEGGED_CROW = Role("three_legged_crow", ZASHIKI, "sun_brownie")  # 八咫烏
HAKUTAKU = Role("hakutaku", ZASHIKI, "history_brownie")  # 白澤
MAPLE_GOD = Role("maple_god", ZASHIKI, "maple_brownie")  # 紅葉神

ROLES = (ZASHIKI_WARASHI, SNAKE_GOD, CURSE_GOD, BIRTH_GOD, THREE_LEGGED_CROW, HAKUTAKU, MAPLE_GOD)
