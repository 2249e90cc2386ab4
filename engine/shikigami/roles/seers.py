"""占い師系 — those who divine."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.divination import Divining
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.dreams import Dreaming
from engine.shikigami.terms import VILLAGE, Family, Role

SEERS = Family("seer", VILLAGE)

SEER = Role("seer", SEERS, "mage", (Acting("divine", first=1), Divining()))  # 占い師
SPIRIT_JUDGE = Role(  # 審神者
    "spirit_judge", SEERS, "step_mage",
    (Acting("step_divine", first=1, most=10, path=True), GuardLimited()),
)
SOUL_SEER = Role("soul_seer", SEERS, "soul_mage", (Acting("divine", first=1),))  # 魂の占い師
MIND_EXAMINER = Role("mind_examiner", SEERS, "psycho_mage", (Acting("divine", first=1),))  # 精神鑑定士
CHICK_SEXER = Role("chick_sexer", SEERS, "sex_mage", (Acting("divine", first=1),))  # ひよこ鑑定士
ASTROLOGER = Role("astrologer", SEERS, "stargazer_mage", (Acting("divine", first=1),))  # 占星術師
EXORCIST = Role("exorcist", SEERS, "voodoo_killer", (Acting("dispel", first=1),))  # 陰陽師
DREAM_SEER = Role("dream_seer", SEERS, "dummy_mage", (Acting("divine", first=1), Dreaming()))  # 夢見人
CUTE_SEER = Role(  # 萌占い師
    "cute_seer", SEERS, "cute_mage",
    (Acting("divine", first=1),),
    seen_as="werewolf", medium_as="human",
)

ROLES = (SEER, SPIRIT_JUDGE, SOUL_SEER, MIND_EXAMINER, CHICK_SEXER, ASTROLOGER, EXORCIST, DREAM_SEER, CUTE_SEER)
