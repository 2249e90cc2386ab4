"""猫又系 — those who call the dead back."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.attack import Poisonous
from engine.shikigami.night.revival import RevivalLimited, Reviving
from engine.shikigami.terms import VILLAGE, Family, Role

CATS = Family("cat", VILLAGE)

CAT = Role(  # 猫又
    "cat", CATS, "poison_cat",
    (
        Acting("revive", dead=True, dummy=False, may_skip=True, revives=True),
        Reviving(rate=25),
        Poisonous(),
        RevivalLimited(),
    ),
)
CAT_GOD = Role(  # 猫神
    "cat_god", CATS, "sacrifice_cat",
    (Acting("revive", dead=True, dummy=False, may_skip=True, revives=True), RevivalLimited()),
)
HERMIT_CAT = Role(  # 仙狸
    "hermit_cat", CATS, "revive_cat",
    (Acting("revive", dead=True, dummy=False, may_skip=True, revives=True), RevivalLimited()),
)
DIVINE_DOCTOR = Role(  # 神医
    "divine_doctor", CATS, "doom_cat",
    (Acting("revive", dead=True, dummy=False, may_skip=True, revives=True), RevivalLimited()),
)
ETERNAL_GOD = Role(  # 常世神
    "eternal_god", CATS, "missfire_cat",
    (Acting("revive", dead=True, dummy=False, may_skip=True, revives=True), RevivalLimited()),
)
ECLIPSE_CAT = Role(  # 蝕仙狸
    "eclipse_cat", CATS, "eclipse_cat",
    (Acting("revive", dead=True, dummy=False, may_skip=True, revives=True), RevivalLimited()),
)

ROLES = (CAT, CAT_GOD, HERMIT_CAT, DIVINE_DOCTOR, ETERNAL_GOD, ECLIPSE_CAT)
