"""妖狐系 — those who only have to live."""

from __future__ import annotations

from engine.shikigami.acting import Acting, Bond
from engine.shikigami.night.assassination import Assassinating, Reflecting
from engine.shikigami.night.attack import FoxResisting, Poisonous, Reacting, double_dies
from engine.shikigami.night.bodies import PossessionLimited, Possessor
from engine.shikigami.night.divination import CurseBearing, Cursing, Illusive, Spellable
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.footsteps import Walking
from engine.shikigami.night.guards import Trapping
from engine.shikigami.night.hunt import Prey
from engine.shikigami.night.possession import CorpsePossessing
from engine.shikigami.night.revival import RevivalLimited, Reviving, spends_its_ability
from engine.shikigami.scene import Stand, Vote
from engine.shikigami.terms import FOX, LOVERS, WEREWOLF, Count, Family, Role
from engine.shikigami.victory import FULFILLED

FOXES = Family("fox", FOX, Count.FOX, basic="fox", upper="heavenly_fox", lower="wild_zen")

SKULK = Bond("fox", sees="child_fox")

FOX_ROLE = Role("fox", FOXES, "fox", (SKULK, FoxResisting(), Spellable()))  # 妖狐
WHITE_FOX = Role("white_fox", FOXES, "white_fox", (SKULK,), medium_as="fox")  # 白狐
BLACK_FOX = Role(  # 黒狐
    "black_fox", FOXES, "black_fox",
    (SKULK, FoxResisting()),
    seen_as="werewolf", medium_as="fox",
)
PHANTOM_FOX = Role(  # 幻狐
    "phantom_fox", FOXES, "phantom_fox",
    (SKULK, Prey(), FoxResisting(), Spellable(), Illusive()),
    medium_as="fox",
)


def no_fox(scene: Stand, seat: int) -> bool:
    return scene.count(seat) is not Count.FOX


KUDAGITSUNE = Role("kudagitsune", FOXES, "poison_fox", (SKULK, Spellable(), Poisonous(reach=no_fox)))  # 管狐


def a_lesser_one_dies(night: Night, assault: Assault) -> bool:
    """白蔵主: a kit fox or a bat dies in its place (attack.after 6)."""
    return double_dies(night, assault, (s for s in night.seats() if night.family(s) in ("child_fox", "bat")))


HAKUZOSU = Role(  # 白蔵主
    "hakuzosu", FOXES, "sacrifice_fox",
    (SKULK, Reacting(a_lesser_one_dies)),
    medium_as="fox",
)
NINE_TAILS = Role(  # 九尾
    "nine_tails", FOXES, "voodoo_fox",
    (Acting("fox_curse", first=1), SKULK, Prey(), FoxResisting(), Spellable(), Cursing()),
)
ECHO_FOX = Role(  # 響狐
    "echo_fox", FOXES, "step_fox",
    (
        Acting("footstep", first=1, most=10, oneself=True, line=True, may_skip=True),
        SKULK,
        Walking("footstep", whole=True),
        FoxResisting(),
        Spellable(),
    ),
)
IMMORTAL_FOX = Role(  # 仙狐
    "immortal_fox", FOXES, "revive_fox",
    (
        Acting("revive", dead=True, dummy=False, once=True, may_skip=True, revives=True),
        SKULK,
        Prey(),
        FoxResisting(),
        Spellable(),
        RevivalLimited(),
        Reviving(rate=100, pays=spends_its_ability, once=True),
    ),
)


def wears_nobody(night: Night, fox: int) -> bool:
    """憑狐 is common prey only while it is in its own body."""
    return fox not in night.start.wears


POSSESSING_FOX = Role(  # 憑狐
    "possessing_fox", FOXES, "possessed_fox",
    (
        Acting("possess", dead=True, dummy=False, once=True, may_skip=True),
        SKULK,
        Prey(when=wears_nobody),
        FoxResisting(),
        Spellable(),
        Possessor(),
        PossessionLimited(),
        CorpsePossessing(frozenset({LOVERS, WEREWOLF})),
    ),
    medium_as="fox", gives=("wears_body", "worn_by"),
)


def lays_a_late_warrant(night: Night, vote: Vote, target: int) -> None:
    night.gain(target, "death_warrant", night.n + 4)


DOOM_FOX = Role(  # 冥狐
    "doom_fox", FOXES, "doom_fox",
    (
        Acting("assassinate", may_skip=True),
        SKULK,
        Assassinating(does=lays_a_late_warrant),
        Prey(),
        FoxResisting(),
        Spellable(),
    ),
    gives=("death_warrant",),
)
CUNNING_FOX = Role(  # 狡狐
    "cunning_fox", FOXES, "trap_fox",
    (
        Acting("trap", oneself=True, once=True, may_skip=True),
        SKULK,
        Trapping(lethal=True),
        Prey(),
        FoxResisting(),
        Spellable(),
    ),
    gives=("lost_ability",),
)
HEAVENLY_FOX = Role(  # 天狐
    "heavenly_fox", FOXES, "cursed_fox",
    (SKULK, Reflecting(), Prey(), FoxResisting(), Spellable(), CurseBearing()),
    medium_as="fox",
)
MIST_FOX = Role(  # 霧狐
    "mist_fox", FOXES, "mist_fox",
    (SKULK, FoxResisting()),
    seen_as="bat", medium_as="fox",
)
TIGER_FOX = Role(  # 虎狐
    "tiger_fox", FOXES, "tiger_fox",
    (SKULK, FoxResisting()),
    seen_as="ogre", medium_as="fox",
)


def its_wish_is_fulfilled(night: Night, assault: Assault) -> None:
    if not night.has(assault.target, "muster_ability"):
        night.gain(assault.target, "muster_ability")


WILD_ZEN = Role(  # 野狐禅
    "wild_zen", FOXES, "immolate_fox",
    (SKULK, FoxResisting(also=its_wish_is_fulfilled), Spellable(), FULFILLED),
    gives=("muster_ability",),
)

ROLES = (
    FOX_ROLE, WHITE_FOX, BLACK_FOX, PHANTOM_FOX, KUDAGITSUNE, HAKUZOSU, NINE_TAILS, ECHO_FOX, IMMORTAL_FOX,
    POSSESSING_FOX, DOOM_FOX, CUNNING_FOX, HEAVENLY_FOX, MIST_FOX, TIGER_FOX, WILD_ZEN,
)
