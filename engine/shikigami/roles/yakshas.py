"""夜叉系 — ogres that are choosy."""

from __future__ import annotations

from engine.lots import Odds, percent
from engine.shikigami.acting import Acting
from engine.shikigami.night.assassination import Abducting, Reflecting
from engine.shikigami.night.attack import OgreResisting
from engine.shikigami.night.divination import CurseBearing
from engine.shikigami.night.draft import Night
from engine.shikigami.terms import OGRE, Family, Role
from engine.shikigami.victory import REMEMBERED, OwnCondition, Standing, of_family

YAKSHAS = Family("yaksha", OGRE, basic="yaksha", upper="bishamonten", lower="dakini")


def any_wolf(night: Night, seat: int) -> bool:
    return night.family(seat) == "werewolf"


def no_wolf_is_left(now: Standing, seat: int, result: str) -> bool:
    """夜叉: alive, no 人狼系 alive, and they have not won."""
    return now.alive(seat) and result != "werewolf" and not now.lives(of_family("werewolf"))


YAKSHA = Role(  # 夜叉
    "yaksha", YAKSHAS, "yaksa",
    (
        Acting("abduct", may_skip=True),
        Abducting(Odds(1, 5), prey=any_wolf),
        OgreResisting(percent(20)),
        Reflecting(percent(20), ogre=True),
        OwnCondition(no_wolf_is_left),
    ),
    seen_as="ogre", gives=("successes",),
)


def any_magic(night: Night, seat: int) -> bool:
    return night.family(seat) in ("seer", "wizard")


def no_magic_is_left(now: Standing, seat: int, result: str) -> bool:
    """滝夜叉姫: alive, and no 占い師系 or 魔法使い系 alive."""
    return now.alive(seat) and not now.lives(of_family("seer", "wizard"))


TAKIYASHA = Role(  # 滝夜叉姫
    "takiyasha", YAKSHAS, "cursed_yaksa",
    (
        Acting("abduct", may_skip=True),
        Abducting(Odds(1, 3), prey=any_magic),
        OgreResisting(percent(20)),
        Reflecting(percent(20), ogre=True),
        OwnCondition(no_magic_is_left),
        CurseBearing(),
    ),
    seen_as="ogre", gives=("successes",),
)


def the_marked(night: Night, seat: int) -> bool:
    return bool(night.marks[seat])


def nobody_carries_more(now: Standing, seat: int, result: str) -> bool:
    """毘沙門天: alive, and nobody alive carries more traits."""
    return now.alive(seat) and not any(traits_of(now, s) > traits_of(now, seat) for s in now.survivors())


def traits_of(now: Standing, seat: int) -> int:
    """How many kinds of label a seat carries; what only the rules remember is none."""
    return len({trait for trait, _ in now.marks[seat] if trait not in REMEMBERED})


BISHAMONTEN = Role(  # 毘沙門天
    "bishamonten", YAKSHAS, "dowser_yaksa",
    (
        Acting("abduct", may_skip=True),
        Abducting(Odds(1, 2), prey=the_marked),
        OgreResisting(percent(40)),
        Reflecting(percent(40), ogre=True),
        OwnCondition(nobody_carries_more),
    ),
    seen_as="ogre", gives=("successes",),
)


def any_man(night: Night, seat: int) -> bool:
    return night.sex(seat) == "male"


def other_men_are_gone(now: Standing, seat: int, result: str) -> bool:
    """荼枳尼天: alive, and every other man dead."""
    return now.alive(seat) and not any(now.sexes[s] == "male" for s in now.survivors() if s != seat)


DAKINI = Role(  # 荼枳尼天
    "dakini", YAKSHAS, "succubus_yaksa",
    (
        Acting("abduct", may_skip=True),
        Abducting(Odds(1, 2), prey=any_man),
        OgreResisting(percent(20)),
        Reflecting(percent(20), ogre=True),
        OwnCondition(other_men_are_gone),
    ),
    seen_as="ogre", gives=("successes",),
)

ROLES = (YAKSHA, TAKIYASHA, BISHAMONTEN, DAKINI)
