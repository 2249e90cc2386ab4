"""巫女系 — those who hear of sudden deaths."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.day.aftermath import ReadingSuicides
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.shock import Shocking
from engine.shikigami.night.followers import HearingOfFollowers
from engine.shikigami.night.revival import RevivalLimited, Reviving
from engine.shikigami.terms import VILLAGE, Family, Role

SHRINE_MAIDENS = Family("shrine_maiden", VILLAGE, basic="shrine_maiden", upper="wind_celebrant", lower="eclipse_maiden")

SHRINE_MAIDEN = Role("shrine_maiden", SHRINE_MAIDENS, "medium", (HearingOfFollowers(), ReadingSuicides()))  # 巫女
WIND_CELEBRANT = Role(  # 風祝
    "wind_celebrant", SHRINE_MAIDENS, "revive_medium",
    (
        Acting("revive", dead=True, dummy=False, may_skip=True, revives=True),
        RevivalLimited(),
        HearingOfFollowers(),
        ReadingSuicides(),
        Reviving(rate=25),
    ),
)


def the_village_could_not_decide(dusk: Dusk, seat: int, arg: int) -> bool:
    return not dusk.decided


ECLIPSE_MAIDEN = Role(  # 蝕巫女
    "eclipse_maiden", SHRINE_MAIDENS, "eclipse_medium",
    (HearingOfFollowers(), ReadingSuicides(), Shocking("sealed", the_village_could_not_decide, 20, by_vega=True)),
    shown_as="shrine_maiden",
)

ROLES = (SHRINE_MAIDEN, WIND_CELEBRANT, ECLIPSE_MAIDEN)
