"""占い師系 — those who divine."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.divination import Divining
from engine.shikigami.terms import VILLAGE, Family, Role

SEERS = Family("seer", VILLAGE)

SEER = Role("seer", SEERS, "mage", (Acting("divine", first=1), Divining()))                     # 占い師

ROLES = (SEER,)
