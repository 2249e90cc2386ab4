"""天使系 — cupids that watch over their lovers."""

from __future__ import annotations

from engine.shikigami.acting import Acting, Instant
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.shock import Shocking
from engine.shikigami.night.attack import Resisting
from engine.shikigami.night.divination import CurseBearing
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.first_night import BodyExchanging
from engine.shikigami.night.hunt import Prey
from engine.shikigami.night.instant import is_protected, marks, sympathise
from engine.shikigami.scene import Vote
from engine.shikigami.terms import LOVERS, Family, Role

ANGELS = Family("angel", LOVERS, basic="angel", upper="guardian_angel", lower="fallen_angel")


def of_two_sexes(night: Night, vote: Vote) -> None:
    """天使: a man and a woman learn each other's roles."""
    if {night.sex(seat) for seat in vote.targets} == {"male", "female"}:
        sympathise(night, vote)


ANGEL = Role(  # 天使
    "angel", ANGELS, "angel",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False),
        Instant(marks("lovers", of_two_sexes)),
    ),
    gives=("lovers", "mind_sympathy"),
)


def is_never_eaten(night: Night, assault: Assault, arg: int) -> bool:
    return True


GUARDIAN_ANGEL = Role(  # 守護天使
    "guardian_angel", ANGELS, "sacrifice_angel",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False),
        Instant(marks("lovers", sympathise, is_protected)),
        Resisting(is_never_eaten),
    ),
    gives=("lovers", "mind_sympathy", "protected"),
)
SOUL_EXCHANGER = Role(  # 魂移使
    "soul_exchanger", ANGELS, "exchange_angel",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False),
        Instant(marks("lovers", sympathise)),
        BodyExchanging(),
    ),
    gives=("lovers", "mind_sympathy", "possessed_exchange"),
)


def of_two_camps(night: Night, vote: Vote) -> None:
    """堕天使: two of different main camps learn each other's roles. Copiers have not copied yet."""
    if len({night.role(seat).camp for seat in vote.targets}) > 1:
        sympathise(night, vote)



def a_lover_votes_for_it(dusk: Dusk, seat: int, arg: int) -> bool:
    return any(dusk.has(voter, "lovers") for voter in dusk.votes_for(seat))


FALLEN_ANGEL = Role(  # 堕天使
    "fallen_angel", ANGELS, "cursed_angel",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False),
        Instant(marks("lovers", of_two_camps)),
        Shocking("sealed", a_lover_votes_for_it, 21, by_vega=True),
        Prey(),
        CurseBearing(),
    ),
    gives=("lovers", "mind_sympathy"),
)

ROLES = (ANGEL, GUARDIAN_ANGEL, SOUL_EXCHANGER, FALLEN_ANGEL)
