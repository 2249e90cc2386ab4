"""夜叉系 — ogres that are choosy."""

from __future__ import annotations

from engine.lots import Odds, percent
from engine.shikigami.acting import Acting
from engine.shikigami.night.assassination import Abducting, Reflecting
from engine.shikigami.night.attack import OgreResisting
from engine.shikigami.night.divination import CurseBearing
from engine.shikigami.night.draft import Night
from engine.shikigami.terms import OGRE, Family, Role

YAKSHAS = Family("yaksha", OGRE, basic="yaksha", upper="bishamonten", lower="dakini")


def any_wolf(night: Night, seat: int) -> bool:
    return night.family(seat) == "werewolf"


YAKSHA = Role(  # 夜叉
    "yaksha", YAKSHAS, "yaksa",
    (
        Acting("abduct", may_skip=True),
        Abducting(Odds(1, 5), prey=any_wolf),
        OgreResisting(percent(20)),
        Reflecting(percent(20), ogre=True),
    ),
    seen_as="ogre", gives=("successes",),
)


def any_magic(night: Night, seat: int) -> bool:
    return night.family(seat) in ("seer", "wizard")


TAKIYASHA = Role(  # 滝夜叉姫
    "takiyasha", YAKSHAS, "cursed_yaksa",
    (
        Acting("abduct", may_skip=True),
        Abducting(Odds(1, 3), prey=any_magic),
        OgreResisting(percent(20)),
        Reflecting(percent(20), ogre=True),
        CurseBearing(),
    ),
    seen_as="ogre", gives=("successes",),
)


def the_marked(night: Night, seat: int) -> bool:
    return bool(night.marks[seat])


BISHAMONTEN = Role(  # 毘沙門天
    "bishamonten", YAKSHAS, "dowser_yaksa",
    (
        Acting("abduct", may_skip=True),
        Abducting(Odds(1, 2), prey=the_marked),
        OgreResisting(percent(40)),
        Reflecting(percent(40), ogre=True),
    ),
    seen_as="ogre", gives=("successes",),
)


def any_man(night: Night, seat: int) -> bool:
    return night.sex(seat) == "male"


DAKINI = Role(  # 荼枳尼天
    "dakini", YAKSHAS, "succubus_yaksa",
    (
        Acting("abduct", may_skip=True),
        Abducting(Odds(1, 2), prey=any_man),
        OgreResisting(percent(20)),
        Reflecting(percent(20), ogre=True),
    ),
    seen_as="ogre", gives=("successes",),
)

ROLES = (YAKSHA, TAKIYASHA, BISHAMONTEN, DAKINI)
