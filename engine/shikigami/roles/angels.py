"""天使系 — cupids that watch over their lovers."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.attack import Resisting
from engine.shikigami.night.divination import CurseBearing
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.first_night import BodyExchanging
from engine.shikigami.night.hunt import Prey
from engine.shikigami.terms import LOVERS, Family, Role

ANGELS = Family("angel", LOVERS, basic="angel", upper="guardian_angel", lower="fallen_angel")

ANGEL = Role(  # 天使
    "angel", ANGELS, "angel",
    (Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False),),
)


def is_never_eaten(night: Night, assault: Assault, arg: int) -> bool:
    return True


GUARDIAN_ANGEL = Role(  # 守護天使
    "guardian_angel", ANGELS, "sacrifice_angel",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False),
        Resisting(is_never_eaten),
    ),
)
SOUL_EXCHANGER = Role(  # 魂移使
    "soul_exchanger", ANGELS, "exchange_angel",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False),
        BodyExchanging(),
    ),
)
FALLEN_ANGEL = Role(  # 堕天使
    "fallen_angel", ANGELS, "cursed_angel",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False),
        Prey(),
        CurseBearing(),
    ),
)

ROLES = (ANGEL, GUARDIAN_ANGEL, SOUL_EXCHANGER, FALLEN_ANGEL)
