"""共有者系 — those who know each other."""

from __future__ import annotations

from engine.shikigami.acting import Bond, Fancying
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.voting import VoteActing
from engine.shikigami.night.assassination import Reflecting
from engine.shikigami.night.attack import Countering, Reacting, double_dies
from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.divination import Spellable
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.dreams import Dreaming
from engine.shikigami.night.immunity import SpecialResistance
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.terms import VILLAGE, Count, Family, Role

FREEMASONS = Family("freemason", VILLAGE, basic="freemason", upper="ghost_lady", lower="dream_mason")

FREEMASON = Role("freemason", FREEMASONS, "common", (Bond("mason", noise="whisper"),))  # 共有者
DETECTIVE = Role(  # 探偵
    "detective", FREEMASONS, "detective_common",
    (
        Bond("mason", noise="whisper"),
        Reflecting(),
        GuardLimited(),
        SpecialResistance(),
        PossessionLimited(),
        RevivalLimited(),
    ),
)


def a_plain_one_dies(night: Night, assault: Assault) -> bool:
    """首領: a plain villager or bat dies in its place (attack.after 6)."""
    return double_dies(night, assault, (s for s in night.seats() if night.role(s).id in ("villager", "bat")))


BOSS_MASON = Role(  # 首領
    "boss_mason", FREEMASONS, "sacrifice_common",
    (Bond("mason", noise="whisper"), Reacting(a_plain_one_dies), GuardLimited()),
)

def on_beasts_and_lovers(dusk: Dusk, seat: int, target: int) -> bool:
    return dusk.count(target) is not Count.HUMAN or dusk.has(target, "lovers")


def makes_it_howl(dusk: Dusk, seat: int, target: int) -> None:
    """葛の葉: whoever is wolf, fox or lover lets it slip from now on."""
    dusk.gain(target, "slip_howl")


KUZUNOHA = Role(  # 葛の葉
    "kuzunoha", FREEMASONS, "spell_common",
    (
        Bond("mason", noise="whisper"),
        GuardLimited(),
        Spellable(),
        VoteActing(6, makes_it_howl, on_beasts_and_lovers),
    ),
    gives=("slip_howl",),
)


def frightens(night: Night, assault: Assault) -> None:
    night.gain(assault.seat, "chicken")


GHOST_LADY = Role(  # 亡霊嬢
    "ghost_lady", FREEMASONS, "ghost_common",
    (Bond("mason", noise="whisper"), Countering(frightens)),
    gives=("chicken",),
)
DREAM_MASON = Role(  # 夢共有者
    "dream_mason", FREEMASONS, "dummy_common", (Dreaming(), Fancying("mason")), shown_as="freemason",
)

ROLES = (FREEMASON, DETECTIVE, BOSS_MASON, KUZUNOHA, GHOST_LADY, DREAM_MASON)
