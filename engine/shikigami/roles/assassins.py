"""暗殺者系 — those who strike at night."""

from __future__ import annotations

from engine.lots import Odds, percent
from engine.shikigami.acting import Acting, Unwritten
from engine.shikigami.night.assassination import Assassinating
from engine.shikigami.night.attack import NoPoison, Poisonous, Resisting
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.footsteps import Walking
from engine.shikigami.scene import Vote
from engine.shikigami.seats import around
from engine.shikigami.terms import VILLAGE, Count, Family, Role

ASSASSINS = Family("assassin", VILLAGE, basic="assassin", upper="street_slayer", lower="eclipse_assassin")

ASSASSIN = Role(  # 暗殺者
    "assassin", ASSASSINS, "assassin",
    (Acting("assassinate", may_skip=True), Assassinating(), GuardLimited()),
)


def lays_a_warrant(night: Night, vote: Vote, target: int) -> None:
    night.gain(target, "death_warrant", night.n + 2)


REAPER = Role(  # 死神
    "reaper", ASSASSINS, "doom_assassin",
    (Acting("assassinate", may_skip=True), Assassinating(does=lays_a_warrant), GuardLimited()),
    gives=("death_warrant",),
)


def invites_to_her_game(night: Night, vote: Vote, target: int) -> None:
    night.gain(target, "death_selected", night.n + 1)


OSHIRA = Role(  # おしら様
    "oshira", ASSASSINS, "select_assassin",
    (Acting("assassinate", may_skip=True), Assassinating(does=invites_to_her_game), GuardLimited()),
    gives=("death_selected",),
)


def brings_fever(night: Night, vote: Vote, target: int) -> None:
    night.gain(target, "febris", night.n + 1)


def the_longer_the_thinner(length: int) -> Odds:
    """Each further seat of the line takes fifteen points from the odds of all."""
    return percent(max(1, 100 - 15 * length))


WIND_GOD = Role(  # 風神
    "wind_god", ASSASSINS, "step_assassin",
    (
        Acting("step_assassinate", most=10, oneself=True, line=True, may_skip=True),
        Assassinating(does=brings_fever, spray=the_longer_the_thinner),
        Walking("step_assassinate", whole=True),
        GuardLimited(),
    ),
    gives=("febris",),
)
SWEEPER = Role(  # 掃除屋
    "sweeper", ASSASSINS, "sweep_assassin",
    (Acting("assassinate"), Assassinating(), GuardLimited()),
)


def only_for_a_fee(night: Night, vote: Vote, target: int) -> None:
    """仕事人 spares the village camp, wolves and foxes."""
    if night.camp(target) != VILLAGE and night.count(target) is Count.HUMAN:
        night.stabbed.append((target, vote.seat))


PROFESSIONAL = Role(  # 仕事人
    "professional", ASSASSINS, "professional_assassin",
    (Acting("assassinate", may_skip=True), Assassinating(does=only_for_a_fee), GuardLimited()),
)


def prays_among_the_dead(night: Night, assault: Assault, arg: int) -> bool:
    """修験者: 10% for every full three of one and the apparently dead seats around it."""
    me = night.apparent(assault.target)
    dead = sum(not night.seemed_alive(body) for body in around(me, night.start.n))
    return night.happens(percent(10 * ((1 + dead) // 3)))


ASCETIC = Role(  # 修験者
    "ascetic", ASSASSINS, "ascetic_assassin",
    (Acting("assassinate", may_skip=True), Assassinating(), Resisting(prays_among_the_dead), GuardLimited()),
)
SOUL_RETURNER = Role(  # 反魂師
    "soul_returner", ASSASSINS, "reverse_assassin",
    (Acting("assassinate", may_skip=True), Assassinating(calls=True), GuardLimited()),
)


def tests_its_blade(night: Night, vote: Vote, target: int) -> None:
    """辻斬り learns whom it struck, unless poison kills it on the spot; its victim dies either way."""
    night.stabbed.append((target, vote.seat))
    poison = night.facet(target, Poisonous)
    if poison is not None and poison.by_night and not night.weather(NoPoison):
        night.kill(vote.seat, "poisoned", target)
    else:
        night.tell(vote.seat, "assassin_reveal", night.apparent(target), night.role(target).id)


STREET_SLAYER = Role(  # 辻斬り
    "street_slayer", ASSASSINS, "soul_assassin",
    (Acting("assassinate", may_skip=True), Assassinating(does=tests_its_blade), GuardLimited(), Unwritten()),
)
ECLIPSE_ASSASSIN = Role(  # 蝕暗殺者
    "eclipse_assassin", ASSASSINS, "eclipse_assassin",
    (Acting("assassinate", may_skip=True), Assassinating(slips=percent(30)), GuardLimited()),
    shown_as="assassin",
)

ROLES = (
    ASSASSIN, REAPER, OSHIRA, WIND_GOD, SWEEPER, PROFESSIONAL, ASCETIC, SOUL_RETURNER, STREET_SLAYER,
    ECLIPSE_ASSASSIN,
)
