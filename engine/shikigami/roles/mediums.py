"""霊能者系 — those who learn from the dead."""

from __future__ import annotations

from engine.shikigami.day.execution import ReadingTheExecuted
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.dreams import Dreaming
from engine.shikigami.night.night_medium import SensingSurvivors
from engine.shikigami.terms import VILLAGE, Family, Role

MEDIUMS = Family("medium", VILLAGE, basic="medium", upper="soul_medium", lower="dream_medium")

MEDIUM = Role("medium", MEDIUMS, "necromancer", (ReadingTheExecuted(),))  # 霊能者
EMISSARY = Role("emissary", MEDIUMS, "emissary_necromancer", (GuardLimited(),))  # 密偵
INSECT_PRINCESS = Role("insect_princess", MEDIUMS, "attempt_necromancer", (SensingSurvivors(),))  # 蟲姫
DREAM_MEDIUM = Role("dream_medium", MEDIUMS, "dummy_necromancer", (Dreaming(),))  # 夢枕人
SOUL_MEDIUM = Role("soul_medium", MEDIUMS, "soul_necromancer")  # 雲外鏡

ROLES = (MEDIUM, EMISSARY, INSECT_PRINCESS, DREAM_MEDIUM, SOUL_MEDIUM)
