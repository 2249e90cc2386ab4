"""さとり系 — those who see through others."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.dreams import Dreaming
from engine.shikigami.terms import VILLAGE, Family, Role

MIND_READERS = Family("mind_reader", VILLAGE)

MIND_READER = Role(  # さとり
    "mind_reader", MIND_READERS, "mind_scanner",
    (Acting("scan", first=1, last=1, dummy=False),),
)
SPIRIT_MEDIUM = Role(  # イタコ
    "spirit_medium", MIND_READERS, "evoke_scanner",
    (Acting("scan", first=1, last=1, dummy=False),),
)
OMEN_CALF = Role(  # 件
    "omen_calf", MIND_READERS, "presage_scanner",
    (Acting("scan", first=1, last=1, dummy=False),),
)
THUNDER_GOD = Role(  # 雷神
    "thunder_god", MIND_READERS, "step_scanner",
    (Acting("step_scan", most=10, oneself=True, line=True),),
)
ORANGUTAN = Role("orangutan", MIND_READERS, "clairvoyance_scanner", (Acting("scan"), GuardLimited()))  # 猩々
ILLUSIONIST = Role("illusionist", MIND_READERS, "dummy_scanner", (Dreaming(),))  # 幻視者
MANY_EYES = Role("many_eyes", MIND_READERS, "eye_scanner")  # 目目連

ROLES = (MIND_READER, SPIRIT_MEDIUM, OMEN_CALF, THUNDER_GOD, ORANGUTAN, ILLUSIONIST, MANY_EYES)
