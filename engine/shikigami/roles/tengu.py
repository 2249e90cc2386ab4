"""天狗系 — those who join the weaker side."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.hunt import Prey
from engine.shikigami.terms import TENGU, Family, Role

TENGU_FAMILY = Family("tengu", TENGU)

TENGU_ROLE = Role("tengu", TENGU_FAMILY, "tengu", (Acting("tengu_power"),), medium_as="tengu")  # 天狗
GREAT_TENGU = Role(  # 大天狗
    "great_tengu", TENGU_FAMILY, "soul_tengu",
    (Acting("tengu_power"), Prey()),
    medium_as="tengu",
)
METEOR_TENGU = Role(  # 流星天狗
    "meteor_tengu", TENGU_FAMILY, "meteor_tengu",
    (Acting("tengu_power"),),
    medium_as="tengu",
)
DEMON_TENGU = Role(  # 大魔縁
    "demon_tengu", TENGU_FAMILY, "involve_tengu",
    (Acting("tengu_power"),),
    medium_as="tengu",
)
LONG_NOSED_TENGU = Role(  # 鼻高天狗
    "long_nosed_tengu", TENGU_FAMILY, "priest_tengu",
    (Acting("tengu_power"), GuardLimited()),
    medium_as="tengu",
)
LEAF_TENGU = Role(  # 木っ端天狗
    "leaf_tengu", TENGU_FAMILY, "eclipse_tengu",
    (Acting("tengu_power"),),
    medium_as="tengu",
)

ROLES = (TENGU_ROLE, GREAT_TENGU, METEOR_TENGU, DEMON_TENGU, LONG_NOSED_TENGU, LEAF_TENGU)
