"""吸血鬼系 — those who bite."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.hunt import Prey
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.terms import VAMPIRE, Family, Role

VAMPIRES = Family("vampire", VAMPIRE)

VAMPIRE_ROLE = Role("vampire", VAMPIRES, "vampire", (Acting("bite"),), seen_as="bat")  # 吸血鬼
BLUEBEARD = Role("bluebeard", VAMPIRES, "incubus_vampire", (Acting("bite"), Prey()), seen_as="bat")  # 青髭公
HINOENMA = Role("hinoenma", VAMPIRES, "succubus_vampire", (Acting("bite"), Prey()), seen_as="bat")  # 飛縁魔
DOOM_VAMPIRE = Role(  # 冥血鬼
    "doom_vampire", VAMPIRES, "doom_vampire",
    (Acting("bite"), Prey()),
    seen_as="bat",
)
VAMPIRE_DUKE = Role(  # 吸血公
    "vampire_duke", VAMPIRES, "sacrifice_vampire",
    (Acting("bite"), Prey()),
    seen_as="bat",
)
VAMPIRE_PRINCESS = Role(  # 吸血姫
    "vampire_princess", VAMPIRES, "soul_vampire",
    (Acting("bite"), Prey()),
    seen_as="bat",
)
BLOOD_LADY = Role("blood_lady", VAMPIRES, "follow_vampire", (Acting("bite"),), seen_as="bat")  # 鮮血夫人
WAR_KING = Role(  # 文武王
    "war_king", VAMPIRES, "step_vampire",
    (Acting("step_bite", most=10, path=True),),
    seen_as="bat",
)
CORPSE_DEMON = Role(  # 屍鬼
    "corpse_demon", VAMPIRES, "scarlet_vampire",
    (Acting("bite"), PossessionLimited(), RevivalLimited()),
    seen_as="bat",
)
PEONY_LANTERN = Role(  # 牡丹灯籠
    "peony_lantern", VAMPIRES, "passion_vampire",
    (Acting("bite"),),
    seen_as="bat",
)

ROLES = (
    VAMPIRE_ROLE, BLUEBEARD, HINOENMA, DOOM_VAMPIRE, VAMPIRE_DUKE, VAMPIRE_PRINCESS, BLOOD_LADY, WAR_KING,
    CORPSE_DEMON, PEONY_LANTERN,
)
