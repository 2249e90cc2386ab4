"""巫女系 — those who hear of sudden deaths."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.followers import HearingOfFollowers
from engine.shikigami.night.revival import RevivalLimited, Reviving
from engine.shikigami.terms import VILLAGE, Family, Role

SHRINE_MAIDENS = Family("shrine_maiden", VILLAGE, basic="shrine_maiden", upper="wind_celebrant", lower="eclipse_maiden")

SHRINE_MAIDEN = Role("shrine_maiden", SHRINE_MAIDENS, "medium", (HearingOfFollowers(),))  # 巫女
WIND_CELEBRANT = Role(  # 風祝
    "wind_celebrant", SHRINE_MAIDENS, "revive_medium",
    (
        Acting("revive", dead=True, dummy=False, may_skip=True, revives=True),
        RevivalLimited(),
        HearingOfFollowers(),
        Reviving(rate=25),
    ),
)
ECLIPSE_MAIDEN = Role("eclipse_maiden", SHRINE_MAIDENS, "eclipse_medium", (HearingOfFollowers(),))  # 蝕巫女

ROLES = (SHRINE_MAIDEN, WIND_CELEBRANT, ECLIPSE_MAIDEN)
