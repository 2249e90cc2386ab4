"""共有者系 — those who know each other."""

from __future__ import annotations

from engine.shikigami.acting import Bond
from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.divination import Spellable
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.dreams import Dreaming
from engine.shikigami.night.immunity import SpecialResistance
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.terms import VILLAGE, Family, Role

FREEMASONS = Family("freemason", VILLAGE)

FREEMASON = Role("freemason", FREEMASONS, "common", (Bond("mason", noise="whisper"),))  # 共有者
DETECTIVE = Role(  # 探偵
    "detective", FREEMASONS, "detective_common",
    (Bond("mason", noise="whisper"), GuardLimited(), SpecialResistance(), PossessionLimited(), RevivalLimited()),
)
BOSS_MASON = Role(  # 首領
    "boss_mason", FREEMASONS, "sacrifice_common",
    (Bond("mason", noise="whisper"), GuardLimited()),
)
KUZUNOHA = Role(  # 葛の葉
    "kuzunoha", FREEMASONS, "spell_common",
    (Bond("mason", noise="whisper"), GuardLimited(), Spellable()),
)
GHOST_LADY = Role("ghost_lady", FREEMASONS, "ghost_common", (Bond("mason", noise="whisper"),))  # 亡霊嬢
DREAM_MASON = Role("dream_mason", FREEMASONS, "dummy_common", (Dreaming(),))  # 夢共有者

ROLES = (FREEMASON, DETECTIVE, BOSS_MASON, KUZUNOHA, GHOST_LADY, DREAM_MASON)
