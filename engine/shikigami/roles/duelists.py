"""決闘者系 — those who have a rival."""

from __future__ import annotations

from engine.shikigami.acting import Acting, Instant
from engine.shikigami.night.instant import marks, the_other_hears
from engine.shikigami.terms import DUELIST, Family, Role

DUELISTS = Family("duelist", DUELIST, basic="duelist", upper="gladiator", lower="sea_lady")

DUELIST_ROLE = Role(  # 決闘者
    "duelist", DUELISTS, "duelist",
    (
        Acting("challenge", first=1, last=1, least=2, most=2, oneself=True, self_below=99, dummy=False),
        Instant(marks("rival", the_other_hears)),
    ),
    gives=("rival", "mind_receiver"),
)
GLADIATOR = Role(  # 剣闘士
    "gladiator", DUELISTS, "critical_duelist",
    (
        Acting("challenge", first=1, last=1, least=2, most=2, oneself=True, self_below=99, dummy=False),
        Instant(marks("rival")),
    ),
    gives=("rival",),
)
SEA_LADY = Role(  # 海御前
    "sea_lady", DUELISTS, "sea_duelist",
    (
        Acting("challenge", first=1, last=1, least=2, most=2, oneself=True, self_below=99, dummy=False),
        Instant(marks("rival")),
    ),
    gives=("rival",),
)

ROLES = (DUELIST_ROLE, GLADIATOR, SEA_LADY)
