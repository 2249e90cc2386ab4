"""巫女系 — those who hear of sudden deaths."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.terms import VILLAGE, Family, Role

SHRINE_MAIDENS = Family("shrine_maiden", VILLAGE)

SHRINE_MAIDEN = Role("shrine_maiden", SHRINE_MAIDENS, "medium")  # 巫女
WIND_CELEBRANT = Role(  # 風祝
    "wind_celebrant", SHRINE_MAIDENS, "revive_medium",
    (Acting("revive", dead=True, dummy=False, may_skip=True, revives=True), RevivalLimited()),
)
ECLIPSE_MAIDEN = Role("eclipse_maiden", SHRINE_MAIDENS, "eclipse_medium")  # 蝕巫女

ROLES = (SHRINE_MAIDEN, WIND_CELEBRANT, ECLIPSE_MAIDEN)
