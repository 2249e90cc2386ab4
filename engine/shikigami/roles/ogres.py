"""鬼系 — those who carry people off."""

from __future__ import annotations

from engine.lots import Odds, percent
from engine.shikigami.acting import Acting
from engine.shikigami.night.assassination import Abducting, Reflecting
from engine.shikigami.night.attack import OgreResisting, Poisonous, Reacting, double_dies
from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.divination import a_liar
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.night.self_revival import SelfReviving, two_in_five_for_an_ogre
from engine.shikigami.scene import Stand
from engine.shikigami.terms import OGRE, VAMPIRE, Count, Family, Role
from engine.shikigami.victory import OwnCondition, Standing, of_family

OGRES = Family("ogre", OGRE, basic="ogre", upper="shuten_doji", lower="hannya")


def a_wolf_is_left(now: Standing, seat: int, result: str) -> bool:
    """鬼: alive, and a 人狼系 alive with it."""
    return now.alive(seat) and now.lives(of_family("werewolf"))


OGRE_ROLE = Role(  # 鬼
    "ogre", OGRES, "ogre",
    (
        Acting("abduct", may_skip=True),
        Abducting(Odds(1, 5)),
        OgreResisting(percent(30)),
        Reflecting(percent(30), ogre=True),
        OwnCondition(a_wolf_is_left),
    ),
    seen_as="ogre", gives=("successes",),
)


def other_women_are_gone(now: Standing, seat: int, result: str) -> bool:
    """般若: alive, and every other woman dead."""
    return now.alive(seat) and not any(now.sexes[s] == "female" for s in now.survivors() if s != seat)


HANNYA = Role(  # 般若
    "hannya", OGRES, "incubus_ogre",
    (
        Acting("abduct", may_skip=True),
        Abducting(Odds(1, 2)),
        OgreResisting(percent(40)),
        Reflecting(percent(40), ogre=True),
        OwnCondition(other_women_are_gone),
    ),
    seen_as="ogre", gives=("successes",),
)


def no_liar_lives(now: Standing, seat: int, result: str) -> bool:
    """茨木童子: alive, and nobody alive whom 精神鑑定士 would judge a liar."""
    return now.alive(seat) and not now.lives(a_liar)


REVIVE_OGRE = Role(  # 茨木童子
    "revive_ogre", OGRES, "revive_ogre",
    (
        Acting("abduct", may_skip=True),
        Abducting(Odds(1, 2)),
        OgreResisting(),
        Reflecting(percent(40), ogre=True),
        OwnCondition(no_liar_lives),
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


def the_village_has_not_won(now: Standing, seat: int, result: str) -> bool:
    """酒呑童子: alive, whoever won but the village."""
    return now.alive(seat) and result != "village"


SHUTEN_DOJI = Role(  # 酒呑童子
    "shuten_doji", OGRES, "sacrifice_ogre",
    (
        Acting("abduct", may_skip=True),
        Abducting(Odds(3, 5), prey=no_vampire, does=washes_brains),
        OgreResisting(),
        Reflecting(percent(50), ogre=True),
        OwnCondition(the_village_has_not_won),
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


def lives_or_was_asked_well(now: Standing, seat: int, result: str) -> bool:
    """榊鬼: the questioners have won, or it is alive."""
    return result == "quiz" or now.alive(seat)


SAKAKI_OGRE = Role(  # 榊鬼
    "sakaki_ogre", OGRES, "poison_ogre",
    (
        Acting("abduct", may_skip=True),
        Abducting(Odds(1, 3), prey=no_quizmaster, does=makes_a_panelist),
        OgreResisting(percent(30)),
        Reflecting(percent(30), ogre=True),
        OwnCondition(lives_or_was_asked_well),
        Poisonous(reach=wolves_foxes_and_ogres),
    ),
    seen_as="ogre", gives=("successes", "panelist"),
)

ROLES = (OGRE_ROLE, HANNYA, REVIVE_OGRE, SHUTEN_DOJI, SAKAKI_OGRE)
