"""人狼系 — those who eat."""

from __future__ import annotations

from engine.shikigami.acting import Acting, Bond
from engine.shikigami.night.attack import Attacking, Poisonous
from engine.shikigami.night.bodies import PossessionLimited, Possessor
from engine.shikigami.night.divination import CurseBearing
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.terms import WEREWOLF, Count, Family, Role

WEREWOLVES = Family("werewolf", WEREWOLF, Count.WOLF)

BITE = Acting("eat", first=1, pack="wolf", dummy_first=True)
PACK = Bond("wolf", noise="howl")

WOLF = Role("werewolf", WEREWOLVES, "wolf", (BITE, PACK, Attacking()))  # 人狼
WHITE_WOLF = Role(  # 白狼
    "white_wolf", WEREWOLVES, "boss_wolf",
    (BITE, PACK, Attacking()),
    seen_as="human", medium_as="white_wolf",
)
CURSED_WOLF = Role(  # 呪狼
    "cursed_wolf", WEREWOLVES, "cursed_wolf",
    (BITE, PACK, Attacking(), CurseBearing()),
    medium_as="cursed_wolf",
)
PHANTOM_WOLF = Role(  # 幻狼
    "phantom_wolf", WEREWOLVES, "phantom_wolf",
    (BITE, PACK, Attacking()),
    medium_as="phantom_wolf",
)
IMMORTAL_WOLF = Role(  # 仙狼
    "immortal_wolf", WEREWOLVES, "revive_wolf",
    (BITE, PACK, Attacking(), PossessionLimited(), RevivalLimited()),
)
POISON_WOLF = Role("poison_wolf", WEREWOLVES, "poison_wolf", (BITE, PACK, Attacking(), Poisonous()))  # 毒狼
RESIST_WOLF = Role("resist_wolf", WEREWOLVES, "resist_wolf", (BITE, PACK, Attacking()))  # 抗毒狼
TRAP_WOLF = Role("trap_wolf", WEREWOLVES, "trap_wolf", (BITE, PACK, Attacking()))  # 狡狼
FIRE_WOLF = Role("fire_wolf", WEREWOLVES, "fire_wolf", (BITE, PACK, Attacking()))  # 火狼
THORN_WOLF = Role("thorn_wolf", WEREWOLVES, "thorn_wolf", (BITE, PACK, Attacking()))  # 荊狼
ECHO_WOLF = Role(  # 響狼
    "echo_wolf", WEREWOLVES, "step_wolf",
    (
        Acting("step_eat", first=1, pack="wolf", dummy_first=True, most=10, path=True),
        Acting("silent_eat", first=1, pack="wolf", dummy_first=True, once=True),
        PACK,
        Attacking(),
    ),
)
DOOM_WOLF = Role("doom_wolf", WEREWOLVES, "doom_wolf", (BITE, PACK, Attacking()))  # 冥狼
CHICK_WOLF = Role("chick_wolf", WEREWOLVES, "sex_wolf", (BITE, PACK, Attacking()))  # 雛狼
SHARP_WOLF = Role("sharp_wolf", WEREWOLVES, "sharp_wolf", (BITE, PACK, Attacking()))  # 鋭狼
HONEY_WOLF = Role("honey_wolf", WEREWOLVES, "honey_wolf", (BITE, PACK, Attacking()))  # 蜜狼
HUNGRY_WOLF = Role("hungry_wolf", WEREWOLVES, "hungry_wolf", (BITE, PACK, Attacking()))  # 餓狼
SILVER_TONGUE_WOLF = Role(  # 舌禍狼
    "silver_tongue_wolf", WEREWOLVES, "tongue_wolf",
    (BITE, PACK, Attacking()),
)
POSSESSING_WOLF = Role(  # 憑狼
    "possessing_wolf", WEREWOLVES, "possessed_wolf",
    (BITE, PACK, Attacking(), Possessor(), PossessionLimited()),
    medium_as="possessing_wolf",
)
SIRIUS_WOLF = Role("sirius_wolf", WEREWOLVES, "sirius_wolf", (BITE, PACK, Attacking()))  # 天狼
SILVER_WOLF = Role(  # 銀狼
    "silver_wolf", WEREWOLVES, "silver_wolf",
    (Acting("eat", first=1, pack="wolf", dummy_first=True), Attacking()),
)
EYE_WOLF = Role("eye_wolf", WEREWOLVES, "eye_wolf", (BITE, PACK, Attacking()))  # 瞳狼
BLUE_WOLF = Role("blue_wolf", WEREWOLVES, "blue_wolf", (BITE, PACK, Attacking()))  # 蒼狼
EMPEROR_WOLF = Role("emperor_wolf", WEREWOLVES, "emperor_wolf", (BITE, PACK, Attacking()))  # 帝狼

ROLES = (
    WOLF, WHITE_WOLF, CURSED_WOLF, PHANTOM_WOLF, IMMORTAL_WOLF, POISON_WOLF, RESIST_WOLF, TRAP_WOLF, FIRE_WOLF,
    THORN_WOLF, ECHO_WOLF, DOOM_WOLF, CHICK_WOLF, SHARP_WOLF, HONEY_WOLF, HUNGRY_WOLF, SILVER_TONGUE_WOLF,
    POSSESSING_WOLF, SIRIUS_WOLF, SILVER_WOLF, EYE_WOLF, BLUE_WOLF, EMPEROR_WOLF,
)
