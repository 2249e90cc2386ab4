"""座敷童子系 — spirits of the house."""

from __future__ import annotations

from engine.lots import percent
from engine.shikigami.day.count import Rallying
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.execution import Striking
from engine.shikigami.day.voting import PollReacting
from engine.shikigami.night.assassination import Reflecting
from engine.shikigami.night.attack import Countering
from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.divination import CurseBearing
from engine.shikigami.night.door import BirthGuarding, GuardLimited
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.immunity import specially_resists
from engine.shikigami.night.revival import RaisesRates, RevivalLimited
from engine.shikigami.night.self_revival import SelfReviving
from engine.shikigami.terms import VILLAGE, Family, Role

ZASHIKI = Family("zashiki", VILLAGE, basic="zashiki_warashi", upper="birth_god", lower="maple_god")


def feverish(dusk: Dusk, seat: int) -> bool:
    return not specially_resists(dusk, seat)


def leaves_a_fever(dusk: Dusk, seat: int, voter: int) -> None:
    """座敷童子, executed: one of its voters is ill tomorrow."""
    dusk.gain(voter, "febris", dusk.day + 1)


ZASHIKI_WARASHI = Role(  # 座敷童子
    "zashiki_warashi", ZASHIKI, "brownie", (Rallying(), Striking(leaves_a_fever, one=feverish)), gives=("febris",),
)
SNAKE_GOD = Role(  # 蛇神
    "snake_god", ZASHIKI, "revive_brownie",
    (PossessionLimited(), RevivalLimited(), SelfReviving(), RaisesRates()),
)


def lays_a_warrant(night: Night, assault: Assault) -> None:
    """祟神: on the wolf that eats it."""
    night.gain(assault.seat, "death_warrant", night.n + 2)



def curses_its_voters(dusk: Dusk, seat: int, voter: int) -> None:
    """祟神: three in ten of its living voters, whether it was executed or not."""
    if dusk.happens(percent(30)):
        dusk.gain(voter, "death_warrant", dusk.day + 2)


CURSE_GOD = Role(  # 祟神
    "curse_god", ZASHIKI, "cursed_brownie",
    (Countering(lays_a_warrant), Reflecting(percent(30)), CurseBearing(), PollReacting(curses_its_voters)),
    gives=("death_warrant",),
)
BIRTH_GOD = Role(  # 産土神
    "birth_god", ZASHIKI, "barrier_brownie",
    (BirthGuarding(percent(10)), GuardLimited()),
)


def opens_all_minds(night: Night, assault: Assault) -> None:
    """八咫烏: tomorrow everybody's night talk is heard (白夜)."""
    night.foretell(night.n + 1, "white_night")



def darkens_the_day(dusk: Dusk, seat: int, voter: int) -> None:
    """八咫烏, executed: tomorrow nobody sees who speaks (宵闇)."""
    dusk.foretell(dusk.day + 1, "dusk")


THREE_LEGGED_CROW = Role(  # 八咫烏
    "three_legged_crow", ZASHIKI, "sun_brownie", (Countering(opens_all_minds), Striking(darkens_the_day)),
)


def ends_the_next_night(night: Night, assault: Assault) -> None:
    """白澤: the next night is skipped."""
    night.foretell(night.n + 1, "skipped")


HAKUTAKU = Role("hakutaku", ZASHIKI, "history_brownie", (Countering(ends_the_next_night),))  # 白澤

def paints_its_voters(dusk: Dusk, seat: int, voter: int) -> None:
    """紅葉神: bad luck for three in ten of its voters from the village; executed, frost for three in ten of all."""
    if dusk.camp(voter) == VILLAGE and dusk.happens(percent(30)):
        dusk.gain(voter, "critical_luck")
    if dusk.decided == seat and dusk.happens(percent(30)):
        dusk.gain(voter, "frostbite", dusk.day + 1)


MAPLE_GOD = Role(  # 紅葉神
    "maple_god", ZASHIKI, "maple_brownie", (PollReacting(paints_its_voters),), gives=("critical_luck", "frostbite"),
)

ROLES = (ZASHIKI_WARASHI, SNAKE_GOD, CURSE_GOD, BIRTH_GOD, THREE_LEGGED_CROW, HAKUTAKU, MAPLE_GOD)
