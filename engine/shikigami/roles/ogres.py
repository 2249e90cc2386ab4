"""鬼系 — those who carry people off."""

from __future__ import annotations

from engine.lots import Odds, percent
from engine.shikigami.acting import Acting
from engine.shikigami.night.assassination import Abducting, Reflecting
from engine.shikigami.night.attack import OgreResisting, Poisonous, Reacting, double_dies
from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.night.self_revival import SelfReviving, two_in_five_for_an_ogre
from engine.shikigami.scene import Stand
from engine.shikigami.terms import OGRE, VAMPIRE, Count, Family, Role

OGRES = Family("ogre", OGRE, basic="ogre", upper="shuten_doji", lower="hannya")

OGRE_ROLE = Role(  # 鬼
    "ogre", OGRES, "ogre",
    (
        Acting("abduct", may_skip=True),
        Abducting(Odds(1, 5)),
        OgreResisting(percent(30)),
        Reflecting(percent(30), ogre=True),
    ),
    seen_as="ogre", gives=("successes",),
)
HANNYA = Role(  # 般若
    "hannya", OGRES, "incubus_ogre",
    (
        Acting("abduct", may_skip=True),
        Abducting(Odds(1, 2)),
        OgreResisting(percent(40)),
        Reflecting(percent(40), ogre=True),
    ),
    seen_as="ogre", gives=("successes",),
)
REVIVE_OGRE = Role(  # 茨木童子
    "revive_ogre", OGRES, "revive_ogre",
    (
        Acting("abduct", may_skip=True),
        Abducting(Odds(1, 2)),
        OgreResisting(),
        Reflecting(percent(40), ogre=True),
        PossessionLimited(),
        RevivalLimited(),
        SelfReviving(chance=two_in_five_for_an_ogre),
    ),
    seen_as="ogre", gives=("successes",),
)


def no_vampire(night: Night, seat: int) -> bool:
    return night.main_camp(seat) != VAMPIRE


def washes_brains(night: Night, seat: int) -> None:
    night.gain(seat, "psycho_infected")


def a_washed_one_dies(night: Night, assault: Assault) -> bool:
    """酒呑童子: another 洗脳者 dies in its place (attack.after 6)."""
    return double_dies(night, assault, (s for s in night.seats() if night.has(s, "psycho_infected")))


SHUTEN_DOJI = Role(  # 酒呑童子
    "shuten_doji", OGRES, "sacrifice_ogre",
    (
        Acting("abduct", may_skip=True),
        Abducting(Odds(3, 5), prey=no_vampire, does=washes_brains),
        OgreResisting(),
        Reflecting(percent(50), ogre=True),
        Reacting(a_washed_one_dies),
    ),
    seen_as="ogre", gives=("successes", "psycho_infected"),
)


def no_quizmaster(night: Night, seat: int) -> bool:
    return night.family(seat) != "quiz"


def makes_a_panelist(night: Night, seat: int) -> None:
    night.gain(seat, "panelist")


def wolves_foxes_and_ogres(scene: Stand, seat: int) -> bool:
    return scene.count(seat) is not Count.HUMAN or scene.main_camp(seat) == OGRE


SAKAKI_OGRE = Role(  # 榊鬼
    "sakaki_ogre", OGRES, "poison_ogre",
    (
        Acting("abduct", may_skip=True),
        Abducting(Odds(1, 3), prey=no_quizmaster, does=makes_a_panelist),
        OgreResisting(percent(30)),
        Reflecting(percent(30), ogre=True),
        Poisonous(reach=wolves_foxes_and_ogres),
    ),
    seen_as="ogre", gives=("successes", "panelist"),
)

ROLES = (OGRE_ROLE, HANNYA, REVIVE_OGRE, SHUTEN_DOJI, SAKAKI_OGRE)
