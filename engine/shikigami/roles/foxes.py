"""妖狐系 — those who only have to live."""

from __future__ import annotations

from engine.shikigami.acting import Acting, Bond
from engine.shikigami.night.attack import FoxResisting, Poisonous
from engine.shikigami.night.bodies import PossessionLimited, Possessor
from engine.shikigami.night.divination import CurseBearing, Spellable
from engine.shikigami.night.hunt import Prey
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.terms import FOX, Count, Family, Role

FOXES = Family("fox", FOX, Count.FOX)

SKULK = Bond("fox")

FOX_ROLE = Role("fox", FOXES, "fox", (SKULK, FoxResisting(), Spellable()))  # 妖狐
WHITE_FOX = Role("white_fox", FOXES, "white_fox", (SKULK,), medium_as="fox")  # 白狐
BLACK_FOX = Role(  # 黒狐
    "black_fox", FOXES, "black_fox",
    (SKULK, FoxResisting()),
    seen_as="werewolf", medium_as="fox",
)
PHANTOM_FOX = Role(  # 幻狐
    "phantom_fox", FOXES, "phantom_fox",
    (SKULK, Prey(), FoxResisting(), Spellable()),
    medium_as="fox",
)
KUDAGITSUNE = Role("kudagitsune", FOXES, "poison_fox", (SKULK, Spellable(), Poisonous()))  # 管狐
HAKUZOSU = Role("hakuzosu", FOXES, "sacrifice_fox", (SKULK,), medium_as="fox")  # 白蔵主
NINE_TAILS = Role(  # 九尾
    "nine_tails", FOXES, "voodoo_fox",
    (Acting("fox_curse", first=1), SKULK, Prey(), FoxResisting(), Spellable()),
)
ECHO_FOX = Role(  # 響狐
    "echo_fox", FOXES, "step_fox",
    (
        Acting("footstep", first=1, most=10, oneself=True, line=True, may_skip=True),
        SKULK,
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
    ),
)
POSSESSING_FOX = Role(  # 憑狐
    "possessing_fox", FOXES, "possessed_fox",
    (
        Acting("possess", dead=True, dummy=False, once=True, may_skip=True),
        SKULK,
        Prey(),
        FoxResisting(),
        Spellable(),
        Possessor(),
        PossessionLimited(),
    ),
    medium_as="fox",
)
DOOM_FOX = Role(  # 冥狐
    "doom_fox", FOXES, "doom_fox",
    (Acting("assassinate", may_skip=True), SKULK, Prey(), FoxResisting(), Spellable()),
)
CUNNING_FOX = Role(  # 狡狐
    "cunning_fox", FOXES, "trap_fox",
    (Acting("trap", oneself=True, once=True, may_skip=True), SKULK, Prey(), FoxResisting(), Spellable()),
)
HEAVENLY_FOX = Role(  # 天狐
    "heavenly_fox", FOXES, "cursed_fox",
    (SKULK, Prey(), FoxResisting(), Spellable(), CurseBearing()),
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
WILD_ZEN = Role("wild_zen", FOXES, "immolate_fox", (SKULK, FoxResisting(), Spellable()))  # 野狐禅

ROLES = (
    FOX_ROLE, WHITE_FOX, BLACK_FOX, PHANTOM_FOX, KUDAGITSUNE, HAKUZOSU, NINE_TAILS, ECHO_FOX, IMMORTAL_FOX,
    POSSESSING_FOX, DOOM_FOX, CUNNING_FOX, HEAVENLY_FOX, MIST_FOX, TIGER_FOX, WILD_ZEN,
)
