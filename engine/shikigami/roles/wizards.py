"""魔法使い系 — those who borrow what others can do."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.hunt import Hunting
from engine.shikigami.terms import VILLAGE, Family, Role

WIZARDS = Family("wizard", VILLAGE)

WIZARD = Role("wizard", WIZARDS, "wizard", (Acting("cast"),))  # 魔法使い
TRIGRAM_WIZARD = Role("trigram_wizard", WIZARDS, "soul_wizard", (Acting("cast"), GuardLimited()))  # 八卦見
CLOWN_WIZARD = Role("clown_wizard", WIZARDS, "pierrot_wizard", (Acting("cast"), GuardLimited()))  # 道化師
ESPER = Role("esper", WIZARDS, "esper_wizard", (Acting("cast"), GuardLimited()))  # 超能力者
NUN = Role("nun", WIZARDS, "awake_wizard", (Acting("cast"),))  # 比丘尼
HETERODOX_WIZARD = Role("heterodox_wizard", WIZARDS, "astray_wizard", (Acting("cast"),))  # 左道使い
BARRIER_MAGE = Role(  # 結界師
    "barrier_mage", WIZARDS, "barrier_wizard",
    (Acting("barrier", most=4), Hunting(), GuardLimited()),
)
MIMIC = Role("mimic", WIZARDS, "mimic_wizard", (Acting("cast"),))  # 物真似師
SPIRITIST = Role("spiritist", WIZARDS, "spiritism_wizard")  # 交霊術師
SAGE = Role("sage", WIZARDS, "philosophy_wizard")  # 賢者

ROLES = (WIZARD, TRIGRAM_WIZARD, CLOWN_WIZARD, ESPER, NUN, HETERODOX_WIZARD, BARRIER_MAGE, MIMIC, SPIRITIST, SAGE)
