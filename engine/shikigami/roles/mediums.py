"""霊能者系 — those who learn from the dead."""

from __future__ import annotations

from engine.shikigami.day.execution import ReadingTheExecuted
from engine.shikigami.terms import VILLAGE, Family, Role

MEDIUMS = Family("medium", VILLAGE)

MEDIUM = Role("medium", MEDIUMS, "necromancer", (ReadingTheExecuted(),))                        # 霊能者

ROLES = (MEDIUM,)
