"""猫又系 — those who call the dead back."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.attack import Poisonous
from engine.shikigami.night.revival import RevivalLimited, Reviving
from engine.shikigami.terms import VILLAGE, Family, Role

CATS = Family("cat", VILLAGE)

CAT = Role(                                                                                      # 猫又
    "cat", CATS, "poison_cat",
    (
        Acting("revive", dead=True, dummy=False, may_skip=True, revives=True),
        Reviving(rate=25),
        Poisonous(),
        RevivalLimited(),
    ),
)

ROLES = (CAT,)
