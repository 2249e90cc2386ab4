"""後援者系 — those who have a protégé."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.terms import DUELIST, Family, Role

PATRONS = Family("patron", DUELIST)

PATRON = Role("patron", PATRONS, "patron", (Acting("challenge", first=1, last=1, dummy=False),))  # 後援者
SUBSTITUTE_JIZO = Role(  # 身代わり地蔵
    "substitute_jizo", PATRONS, "sacrifice_patron",
    (Acting("challenge", first=1, last=1, dummy=False),),
)
HINNA_GOD = Role(  # ひんな神
    "hinna_god", PATRONS, "critical_patron",
    (Acting("challenge", first=1, last=1, dummy=False),),
)

ROLES = (PATRON, SUBSTITUTE_JIZO, HINNA_GOD)
