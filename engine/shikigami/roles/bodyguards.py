"""狩人系 — those who guard."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.guards import Guarding
from engine.shikigami.night.hunt import Hunting
from engine.shikigami.terms import VILLAGE, Family, Role

BODYGUARDS = Family("bodyguard", VILLAGE)

BODYGUARD = Role("bodyguard", BODYGUARDS, "guard", (Acting("guard"), Guarding(), Hunting()))    # 狩人

ROLES = (BODYGUARD,)
