"""子狐系 — foxes that divine."""

from __future__ import annotations

from engine.lots import percent
from engine.shikigami.acting import Acting, Listed, Seeing
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.execution import Striking
from engine.shikigami.day.voting import VoteActing
from engine.shikigami.night.attack import Countering
from engine.shikigami.night.delayed import Ripening
from engine.shikigami.night.divination import Divining, Jamming, colour, failing
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.immunity import specially_resists
from engine.shikigami.scene import Vote
from engine.shikigami.terms import FOX, Count, Family, Role
from engine.shikigami.victory import OwnCondition, Standing, of_family

CHILD_FOXES = Family("child_fox", FOX, Count.FOX, basic="child_fox", upper="moon_fox", lower="jealous_fox")

KITS_SKILL = percent(70)
KIN = Seeing("fox")
"""Kit foxes know the foxes and do not talk with them; the foxes know them too."""
KIT = Listed("child_fox")


def learns_as_kits_do(night: Night, vote: Vote) -> None:
    """Seven times in ten; the result is told with its value."""
    shown = colour(night, vote.target) if night.happens(KITS_SKILL) else "failed"
    night.tell(vote.seat, "fox_divined", night.apparent(vote.target), shown)


CHILD_FOX = Role(  # 子狐
    "child_fox", CHILD_FOXES, "child_fox",
    (Acting("fox_divine", first=1), KIN, KIT, Divining(learns_as_kits_do, fails=failing("fox_divined", "failed"))),
    medium_as="child_fox",
)
MOON_FOX = Role(  # 月狐
    "moon_fox", CHILD_FOXES, "jammer_fox",
    (Acting("jam", first=1), KIN, KIT, Jamming(KITS_SKILL)),
    medium_as="child_fox",
)
DAY_FOX = Role(  # 昼狐
    "day_fox", CHILD_FOXES, "vindictive_fox",
    (KIN, KIT, Ripening("fox", "changed_vindictive")),
    medium_as="child_fox", brings=("fox",), gives=("changed_vindictive",),
)


def brings_fever(night: Night, assault: Assault) -> None:
    """蟲狐: to the wolf that eats it."""
    night.gain(assault.seat, "febris", night.n + 1)



def no_kin_and_mortal(dusk: Dusk, seat: int) -> bool:
    return dusk.count(seat) is not Count.FOX and not specially_resists(dusk, seat)


def leaves_a_fever(dusk: Dusk, seat: int, voter: int) -> None:
    """蟲狐, executed: one of its voters that is no fox is ill tomorrow."""
    dusk.gain(voter, "febris", dusk.day + 1)


MIASMA_FOX = Role(  # 蟲狐
    "miasma_fox", CHILD_FOXES, "miasma_fox",
    (KIN, KIT, Countering(brings_fever), Striking(leaves_a_fever, one=no_kin_and_mortal)),
    medium_as="child_fox", gives=("febris",),
)


def no_true_fox_lives(now: Standing, seat: int, result: str) -> bool:
    """寿羊狐 wins with the foxes when no 妖狐系 is left to share with."""
    return not now.lives(of_family("fox"))



def on_true_foxes(dusk: Dusk, seat: int, target: int) -> bool:
    return dusk.family(target) == "fox"


def begrudges_it(dusk: Dusk, seat: int, target: int) -> None:
    dusk.gain(target, "critical_luck")


JEALOUS_FOX = Role(  # 寿羊狐
    "jealous_fox", CHILD_FOXES, "critical_fox",
    (KIT, OwnCondition(no_true_fox_lives), VoteActing(15, begrudges_it, on_true_foxes)), medium_as="child_fox",
    gives=("critical_luck",),
)

ROLES = (CHILD_FOX, MOON_FOX, DAY_FOX, MIASMA_FOX, JEALOUS_FOX)
