"""天狗系 — those who join the weaker side."""

from __future__ import annotations

from collections.abc import Callable

from engine.lots import ALWAYS, HALF, NEVER, percent
from engine.shikigami.acting import Acting
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.shock import Shocking
from engine.shikigami.night.attack import Countering
from engine.shikigami.night.divination import Divining, TenguWeather, joined_camp, spirit_away
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.first_night import Joining
from engine.shikigami.night.hunt import Prey
from engine.shikigami.night.immunity import specially_resists
from engine.shikigami.night.oracles import Oracle, counts_both_sides, odd_nights
from engine.shikigami.scene import Vote
from engine.shikigami.terms import OGRE, TENGU, Family, Role

TENGU_FAMILY = Family("tengu", TENGU, basic="tengu", upper="great_tengu", lower="leaf_tengu")

SHOUTERS = frozenset({"bodyguard", "assassin", "werewolf", "child_fox"})


def power(rate: int, works: Callable[[Night, Vote], None]) -> Callable[[Night, Vote], None]:
    """神通力 in *rate* percent, half of that on the tengu's own side; 天狗風 and 無風 settle it."""

    def acts(night: Night, vote: Vote) -> None:
        weather = night.weather(TenguWeather)
        own = night.camp(vote.target) == joined_camp(night)
        if night.happens(weather.odds if weather else percent(rate // 2 if own else rate)):
            works(night, vote)

    return acts


def shouts(night: Night, vote: Vote) -> None:
    night.gain(vote.target, "tengu_voice")


def on_shouters(works: Callable[[Night, Vote], None]) -> Callable[[Night, Vote], None]:
    """天狗: on 狩人系, 暗殺者系, 人狼系 and 子狐系 only, seven times in ten."""
    tries = power(70, works)

    def acts(night: Night, vote: Vote) -> None:
        if night.role(vote.target).family.id in SHOUTERS:
            tries(night, vote)

    return acts


def reveals(night: Night, vote: Vote) -> None:
    night.tell(vote.seat, "tengu_reveal", night.apparent(vote.target), night.role(vote.target).id)


def takes_away(night: Night, vote: Vote) -> None:
    if not specially_resists(night, vote.target):
        night.kill(vote.target, "spirited_away", vote.seat)


makes_some_shout = on_shouters(shouts)
POWER = Acting("tengu_power")


def its_own_voted_for_it(dusk: Dusk, seat: int, arg: int) -> bool:
    """天狗系: one time in five, when an ally, a tengu or one of the ogres' camp voted for it.

    Never in 天狗風, always in 無風.
    """
    side = joined_camp(dusk)
    weather = dusk.weather(TenguWeather)
    odds = percent(20) if weather is None else NEVER if weather.odds == ALWAYS else ALWAYS
    return any(
        dusk.camp(voter) in (side, OGRE) or dusk.family(voter) == "tengu" for voter in dusk.votes_for(seat)
    ) and dusk.happens(odds)


VANISHING = Shocking("tengu_vanish", its_own_voted_for_it, 22, by_vega=True)

TENGU_ROLE = Role(  # 天狗
    "tengu", TENGU_FAMILY, "tengu",
    (POWER, Divining(makes_some_shout), VANISHING, Joining()),
    medium_as="tengu", gives=("tengu_voice", "joined_side"),
)
GREAT_TENGU = Role(  # 大天狗
    "great_tengu", TENGU_FAMILY, "soul_tengu",
    (POWER, Divining(power(70, reveals)), VANISHING, Joining(), Prey()),
    medium_as="tengu", gives=("joined_side",),
)
METEOR_TENGU = Role(  # 流星天狗
    "meteor_tengu", TENGU_FAMILY, "meteor_tengu",
    (POWER, Divining(power(70, takes_away)), VANISHING, Joining()),
    medium_as="tengu", gives=("joined_side",),
)


def takes_one_along(night: Night, assault: Assault) -> None:
    """大魔縁, eaten, takes somebody of the largest camp along (attack.after 6)."""
    spirit_away(night, assault.target)


DEMON_TENGU = Role(  # 大魔縁
    "demon_tengu", TENGU_FAMILY, "involve_tengu",
    (Countering(takes_one_along, even_as_dummy=True), POWER, Divining(power(50, takes_away)), VANISHING, Joining()),
    medium_as="tengu", gives=("joined_side",),
)
LONG_NOSED_TENGU = Role(  # 鼻高天狗
    "long_nosed_tengu", TENGU_FAMILY, "priest_tengu",
    (POWER, Divining(makes_some_shout), VANISHING, Joining(), Oracle(counts_both_sides, odd_nights), GuardLimited()),
    medium_as="tengu", gives=("tengu_voice", "joined_side"),
)


def shouts_or_makes_shout(night: Night, vote: Vote) -> None:
    """木っ端天狗: half of its successes fall on itself."""
    night.gain(vote.seat if night.happens(HALF) else vote.target, "tengu_voice")


LEAF_TENGU = Role(  # 木っ端天狗
    "leaf_tengu", TENGU_FAMILY, "eclipse_tengu",
    (POWER, Divining(on_shouters(shouts_or_makes_shout)), VANISHING, Joining()),
    medium_as="tengu", gives=("tengu_voice", "joined_side"),
)

ROLES = (TENGU_ROLE, GREAT_TENGU, METEOR_TENGU, DEMON_TENGU, LONG_NOSED_TENGU, LEAF_TENGU)
