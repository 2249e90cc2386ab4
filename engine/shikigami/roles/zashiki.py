"""座敷童子系 — spirits of the house."""

from __future__ import annotations

from engine.lots import percent
from engine.shikigami.night.assassination import Reflecting
from engine.shikigami.night.attack import Countering
from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.divination import CurseBearing
from engine.shikigami.night.door import BirthGuarding, GuardLimited
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.revival import RaisesRates, RevivalLimited
from engine.shikigami.night.self_revival import SelfReviving
from engine.shikigami.terms import VILLAGE, Family, Role

ZASHIKI = Family("zashiki", VILLAGE, basic="zashiki_warashi", upper="birth_god", lower="maple_god")

ZASHIKI_WARASHI = Role("zashiki_warashi", ZASHIKI, "brownie")  # 座敷童子
SNAKE_GOD = Role(  # 蛇神
    "snake_god", ZASHIKI, "revive_brownie",
    (PossessionLimited(), RevivalLimited(), SelfReviving(), RaisesRates()),
)


def lays_a_warrant(night: Night, assault: Assault) -> None:
    """祟神: on the wolf that eats it."""
    night.gain(assault.seat, "death_warrant", night.n + 2)


CURSE_GOD = Role(  # 祟神
    "curse_god", ZASHIKI, "cursed_brownie",
    (Countering(lays_a_warrant), Reflecting(percent(30)), CurseBearing()),
    gives=("death_warrant",),
)
BIRTH_GOD = Role(  # 産土神
    "birth_god", ZASHIKI, "barrier_brownie",
    (BirthGuarding(percent(10)), GuardLimited()),
)


def opens_all_minds(night: Night, assault: Assault) -> None:
    """八咫烏: tomorrow everybody's night talk is heard (白夜)."""
    night.foretell(night.n + 1, "white_night")


THREE_LEGGED_CROW = Role("three_legged_crow", ZASHIKI, "sun_brownie", (Countering(opens_all_minds),))  # 八咫烏


def ends_the_next_night(night: Night, assault: Assault) -> None:
    """白澤: the next night is skipped."""
    night.foretell(night.n + 1, "skipped")


HAKUTAKU = Role("hakutaku", ZASHIKI, "history_brownie", (Countering(ends_the_next_night),))  # 白澤
MAPLE_GOD = Role("maple_god", ZASHIKI, "maple_brownie")  # 紅葉神

ROLES = (ZASHIKI_WARASHI, SNAKE_GOD, CURSE_GOD, BIRTH_GOD, THREE_LEGGED_CROW, HAKUTAKU, MAPLE_GOD)
