"""背徳者系 — those who serve the foxes and do not outlive them."""

from __future__ import annotations

from engine.shikigami.acting import Seeing
from engine.shikigami.following import FoxesFollow
from engine.shikigami.night.assassination import StaysDead
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.night.spell_kill import DiesForFoxes
from engine.shikigami.terms import FOX, Family, Role

DEPRAVERS = Family("depraver", FOX, basic="depraver", upper="iroku", lower="headman")

SERVES = Seeing("fox", also="child_fox")

DEPRAVER = Role(  # 背徳者
    "depraver", DEPRAVERS, "depraver",
    (SERVES, StaysDead(), FoxesFollow(), RevivalLimited()),
)
IROKU = Role(  # 伊呂具秦公
    "iroku", DEPRAVERS, "sacrifice_depraver",
    (SERVES, StaysDead(), FoxesFollow(), RevivalLimited(), DiesForFoxes()),
)
HEADMAN = Role("headman", DEPRAVERS, "silver_depraver", (StaysDead(), FoxesFollow(), RevivalLimited()))  # 頭人

ROLES = (DEPRAVER, IROKU, HEADMAN)
