"""復讐者系 — those who have enemies."""

from __future__ import annotations

from engine.shikigami.acting import Acting, Instant
from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.divination import CurseBearing
from engine.shikigami.night.first_night import Stripping
from engine.shikigami.night.hunt import Prey
from engine.shikigami.night.instant import marks
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.night.self_revival import SelfReviving
from engine.shikigami.terms import DUELIST, Family, Role
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
GASHADOKURO = Role(  # がしゃどくろ
    "gashadokuro", AVENGERS, "cursed_avenger",
    (
        Acting("challenge", first=1, last=1, least=1, most=6, dummy=False),
        Instant(marks("enemy")),
        REVENGE,
        Prey(),
        CurseBearing(),
    ),
    gives=("enemy",),
)
KYOKOTSU = Role(  # 狂骨
    "kyokotsu", AVENGERS, "critical_avenger",
    (Acting("challenge", first=1, last=1, least=1, most=6, dummy=False), Instant(marks("enemy")), REVENGE, Prey()),
    gives=("enemy",),
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
    (Acting("challenge", first=1, last=1, least=1, most=6, dummy=False), Instant(marks("enemy")), REVENGE),
    seen_as="werewolf", medium_as="human", gives=("enemy",),
)

ROLES = (AVENGER, GASHADOKURO, KYOKOTSU, TRICK_AVENGER, YATO_GOD, SANDAL_GENERAL)
