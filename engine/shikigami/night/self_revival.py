"""self_revival — 自己蘇生処理."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.lots import ALWAYS, NEVER, Odds, percent
from engine.rulebook import Case, Facet, Stage
from engine.shikigami.night.attack import OgreWeather
from engine.shikigami.night.divination import eaten
from engine.shikigami.night.draft import Night
from engine.shikigami.night.immunity import fully_awakened
from engine.shikigami.night.revival import RevivalLimited, RevivalWeather


@dataclass(frozen=True, slots=True)
class SelfReviving(Facet):
    """Comes back when the wolves killed it: once, which costs its ability, or with *chance* every time.

    *also*: what its return does besides.
    """

    chance: Callable[[Night, int], Odds] | None = None
    also: Callable[[Night, int], None] | None = None


@dataclass(frozen=True, slots=True)
class PartnerReviving(Facet):
    """五徳猫: killed by the wolves, it calls back the seat it copied."""


@dataclass(frozen=True, slots=True)
class Undying(Facet):
    """仙狼: comes back once from any death at night."""


REVIVAL_OF_SOME = percent(40)


def two_in_five(night: Night, seat: int) -> Odds:
    """屍鬼: 40%; always under 雷雨."""
    weather = night.weather(RevivalWeather)
    return ALWAYS if weather is not None and weather.rate == 100 else REVIVAL_OF_SOME


def two_in_five_for_an_ogre(night: Night, seat: int) -> Odds:
    """茨木童子: 40%; always under 朧月, never under 叢雲."""
    weather = night.weather(OgreWeather)
    return weather.odds if weather else REVIVAL_OF_SOME


def while_its_partner_lives(night: Night, seat: int) -> Odds:
    """僵尸: as 屍鬼, but only while the seat it copied lives."""
    partner = night.copied(seat)
    return two_in_five(night, seat) if partner and night.alive(partner) else NEVER


def the_victim(night: Night) -> Iterable[Case]:
    """The wolves' target, really killed; not by LW天狼, and not under 快晴."""
    attack = night.attack
    if attack is None or no_return(night) or not eaten(night, attack.target) or attack.target == night.start.dummy:
        return ()
    if fully_awakened(night, attack.seat) or night.has(attack.target, "lovers"):
        return ()
    return (Case(attack.seat, attack.target),)


def no_return(night: Night) -> bool:
    weather = night.weather(RevivalWeather)
    return weather is not None and weather.rate == 0


SELF_REVIVAL = Stage("self_revival", the_victim, SelfReviving, PartnerReviving)


@SELF_REVIVAL.step("", SelfReviving)
def some_come_back_by_themselves(night: Night, case: Case) -> None:
    seat = case.target
    mine = night.facet(seat, SelfReviving)
    if mine is None or (mine.chance is None and night.spent(seat)):
        return
    if not night.happens(mine.chance(night, seat) if mine.chance else ALWAYS):
        return
    night.revive(seat)
    if mine.chance is None:
        night.gain(seat, "lost_ability")
    if mine.also:
        mine.also(night, seat)


@SELF_REVIVAL.step("partner", PartnerReviving)
def some_call_their_partner_back(night: Night, case: Case) -> None:
    partner = night.copied(case.target)
    if night.facet(case.target, PartnerReviving) is None or not partner or night.start.options.get("open_cast"):
        return
    if not night.alive(partner) and not night.bears(partner, RevivalLimited):
        night.revive(partner)


def the_undying(night: Night) -> Iterable[Case]:
    if no_return(night):
        return ()
    return [Case(0, s) for s in night.holders(Undying) if s in night.deaths and not night.alive(s)]


UNDYING = Stage("self_revival", the_undying, Undying)


@UNDYING.step("undying")
def whatever_killed_them(night: Night, case: Case) -> None:
    if not night.has(case.target, "lovers") and not night.spent(case.target):
        night.revive(case.target)
        night.gain(case.target, "lost_ability")
