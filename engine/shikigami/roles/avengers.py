"""復讐者系 — those who have enemies."""

from __future__ import annotations

from engine.shikigami.acting import Acting, Instant, SlippingHowls
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.voting import VoteActing
from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.divination import CurseBearing
from engine.shikigami.night.first_night import Stripping
from engine.shikigami.night.hunt import Prey
from engine.shikigami.night.immunity import specially_resists
from engine.shikigami.night.instant import marks
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.night.self_revival import SelfReviving
from engine.shikigami.terms import DUELIST, Count, Family, Role
from engine.shikigami.victory import OwnCondition, Standing

AVENGERS = Family("avenger", DUELIST, basic="avenger", upper="yato_god", lower="sandal_general")


def enemies_are_dead(now: Standing, seat: int, result: str) -> bool:
    """復讐者系: all its enemies are dead, its own life apart; who has none need only live."""
    enemies = now.carrying("enemy", seat)
    return not any(now.alive(enemy) for enemy in enemies) if enemies else now.alive(seat)


REVENGE = OwnCondition(enemies_are_dead)

AVENGER = Role(  # 復讐者
    "avenger", AVENGERS, "avenger",
    (Acting("challenge", first=1, last=1, least=1, most=6, dummy=False), Instant(marks("enemy")), REVENGE),
    gives=("enemy",),
)

def on_beasts(dusk: Dusk, seat: int, target: int) -> bool:
    return dusk.count(target) is not Count.HUMAN and not specially_resists(dusk, target)


def marks_it_for_death(dusk: Dusk, seat: int, target: int) -> None:
    """がしゃどくろ: four days are left."""
    dusk.gain(target, "death_warrant", dusk.day + 4)


def on_mortals(dusk: Dusk, seat: int, target: int) -> bool:
    return not specially_resists(dusk, target)


def brings_bad_luck(dusk: Dusk, seat: int, target: int) -> None:
    dusk.gain(target, "critical_luck")


GASHADOKURO = Role(  # がしゃどくろ
    "gashadokuro", AVENGERS, "cursed_avenger",
    (
        Acting("challenge", first=1, last=1, least=1, most=6, dummy=False),
        Instant(marks("enemy")),
        REVENGE,
        Prey(),
        CurseBearing(),
        VoteActing(19, marks_it_for_death, on_beasts),
    ),
    gives=("enemy", "death_warrant"),
)
KYOKOTSU = Role(  # 狂骨
    "kyokotsu", AVENGERS, "critical_avenger",
    (
        Acting("challenge", first=1, last=1, least=1, most=6, dummy=False),
        Instant(marks("enemy")),
        REVENGE,
        Prey(),
        VoteActing(16, brings_bad_luck, on_mortals),
    ),
    gives=("enemy", "critical_luck"),
)
TRICK_AVENGER = Role(  # 窮奇
    "trick_avenger", AVENGERS, "trick_avenger",
    (Acting("challenge", first=1, last=1, least=1, most=6, dummy=False), Instant(marks("enemy")), REVENGE, Stripping()),
    gives=("enemy",),
)
YATO_GOD = Role(  # 夜刀神
    "yato_god", AVENGERS, "revive_avenger",
    (
        Acting("challenge", first=1, last=1, least=1, most=6, dummy=False),
        Instant(marks("enemy")),
        REVENGE,
        PossessionLimited(),
        RevivalLimited(),
        SelfReviving(),
    ),
    gives=("enemy",),
)
SANDAL_GENERAL = Role(  # 草履大将
    "sandal_general", AVENGERS, "cute_avenger",
    (
        Acting("challenge", first=1, last=1, least=1, most=6, dummy=False),
        Instant(marks("enemy")),
        REVENGE,
        SlippingHowls(),
    ),
    seen_as="werewolf", medium_as="human", gives=("enemy",),
)

ROLES = (AVENGER, GASHADOKURO, KYOKOTSU, TRICK_AVENGER, YATO_GOD, SANDAL_GENERAL)
