"""人狼系 — those who eat."""

from __future__ import annotations

from engine.shikigami.acting import Acting, Bond, Noticing
from engine.shikigami.day.shock import Thorny
from engine.shikigami.night.attack import Attacking, Poisonous, PoisonProof, SelfTrapping
from engine.shikigami.night.bodies import PossessionLimited, Possessor
from engine.shikigami.night.divination import CurseBearing, Illusive, PassesAsHuman
from engine.shikigami.night.draft import Assault, Booking, Night
from engine.shikigami.night.footsteps import Walking
from engine.shikigami.night.immunity import Awakening, specially_resists
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.night.self_revival import Undying
from engine.shikigami.night.tailing import Reaching
from engine.shikigami.night.warding import Warding
from engine.shikigami.scene import Stand
from engine.shikigami.terms import BAT, FOX, OGRE, WEREWOLF, Count, Family, Role
from engine.shikigami.victory import OwnCondition, Standing, of_family

WEREWOLVES = Family("werewolf", WEREWOLF, Count.WOLF, basic="werewolf", upper="sirius_wolf", lower="emperor_wolf")

BITE = Acting("eat", first=1, pack="wolf", dummy_first=True)
BITE_ANYBODY = Acting("eat", first=1, pack="wolf", dummy_first=True, kin=True)
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
    (BITE, PACK, Attacking(), Illusive()),
    medium_as="phantom_wolf",
)
IMMORTAL_WOLF = Role(  # 仙狼
    "immortal_wolf", WEREWOLVES, "revive_wolf",
    (BITE, PACK, Attacking(), PossessionLimited(), RevivalLimited(), Undying()),
)


def no_wolf(scene: Stand, seat: int) -> bool:
    return scene.family(seat) != "werewolf"


POISON_WOLF = Role(  # 毒狼
    "poison_wolf", WEREWOLVES, "poison_wolf",
    (BITE, PACK, Attacking(), Poisonous(reach=no_wolf)),
)


def survives_once(night: Stand, wolf: int) -> bool:
    """抗毒狼 stands poison once."""
    if night.spent(wolf):
        return False
    night.gain(wolf, "lost_ability")
    return True


RESIST_WOLF = Role(  # 抗毒狼
    "resist_wolf", WEREWOLVES, "resist_wolf",
    (BITE, PACK, Attacking(), PoisonProof(survives_once)),
    gives=("lost_ability",),
)
TRAP_WOLF = Role("trap_wolf", WEREWOLVES, "trap_wolf", (BITE, PACK, Attacking(), SelfTrapping()))  # 狡狼


def burns_the_stoppers(night: Night, assault: Assault) -> None:
    """火狼, attack.10 (D4)."""
    for guard in assault.stoppers:
        night.gain(guard, "black_wisp")


FIRE_WOLF = Role(  # 火狼
    "fire_wolf", WEREWOLVES, "fire_wolf",
    (BITE, PACK, Attacking(counter=burns_the_stoppers)),
    gives=("black_wisp",),
)


def crosses_the_stoppers(night: Night, assault: Assault) -> None:
    """荊狼, attack.10 (D4); 特殊耐性 is spared."""
    for guard in assault.stoppers:
        if not specially_resists(night, guard):
            night.gain(guard, "thorn_cross")


THORN_WOLF = Role(  # 荊狼
    "thorn_wolf", WEREWOLVES, "thorn_wolf",
    (BITE, PACK, Attacking(counter=crosses_the_stoppers), Thorny()),
    gives=("thorn_cross",),
)
ECHO_WOLF = Role(  # 響狼
    "echo_wolf", WEREWOLVES, "step_wolf",
    (
        Acting("step_eat", first=1, pack="wolf", dummy_first=True, most=10, path=True),
        Acting("silent_eat", first=1, pack="wolf", dummy_first=True, once=True),
        PACK,
        Attacking(),
        Walking("step_eat", silent="silent_eat"),
    ),
    gives=("lost_ability",),
)


def lays_a_warrant(night: Night, assault: Assault) -> None:
    night.gain(assault.target, "death_warrant", night.n + 2)


def dooms_instead(night: Night, assault: Assault) -> str | None:
    """冥狼 does not kill; its prey has two days."""
    lays_a_warrant(night, assault)
    return "doomed"


DOOM_WOLF = Role(  # 冥狼
    "doom_wolf", WEREWOLVES, "doom_wolf",
    (BITE, PACK, Attacking(fox_effect=lays_a_warrant, ability=dooms_instead), Reaching()),
    gives=("death_warrant",),
)


def looks_closely(night: Night, assault: Assault) -> str | None:
    """雛狼 does not kill; it learns the sex, as ひよこ鑑定士 would."""
    sex = {OGRE: "ogre", BAT: "chiroptera"}.get(night.main_camp(assault.target)) or night.sex(assault.target)
    night.tell(assault.seat, "wolf_sexed", night.apparent(assault.target), sex)
    return "sexed"


CHICK_WOLF = Role(  # 雛狼
    "chick_wolf", WEREWOLVES, "sex_wolf",
    (BITE, PACK, Attacking(ability=looks_closely), Reaching()),
)


def smells_danger(night: Night, assault: Assault) -> str | None:
    """鋭狼 backs off from 狂人系 and from poison, and knows it."""
    poison = night.facet(assault.target, Poisonous)
    if night.family(assault.target) != "madman" and (poison is None or not poison.by_night):
        return None
    night.tell(assault.seat, "sharp_avoid", night.apparent(assault.target))
    return "avoided"


SHARP_WOLF = Role(  # 鋭狼
    "sharp_wolf", WEREWOLVES, "sharp_wolf",
    (BITE, PACK, Attacking(ability=smells_danger)),
)


def dies_of_it(night: Night, assault: Assault) -> None:
    """蜜狼, unless it loves or is the last wolf."""
    if not night.has(assault.seat, "lovers") and not night.last_wolf(assault.seat):
        night.kill(assault.seat, "suicide")


def dies_and_goes_on(night: Night, assault: Assault) -> str | None:
    dies_of_it(night, assault)
    return None


HONEY_WOLF = Role(  # 蜜狼
    "honey_wolf", WEREWOLVES, "honey_wolf",
    (BITE, PACK, Attacking(fox_effect=dies_of_it, ability=dies_and_goes_on)),
)


def spares_people(night: Night, assault: Assault) -> str | None:
    """餓狼 eats wolves and foxes only."""
    return "spared" if night.count(assault.target) is Count.HUMAN else None


HUNGRY_WOLF = Role(  # 餓狼
    "hungry_wolf", WEREWOLVES, "hungry_wolf",
    (BITE_ANYBODY, PACK, Attacking(hungry=True, cause="hungry_wolf_killed", ability=spares_people)),
)


def whom_it_ate(night: Night, assault: Assault) -> None:
    """舌禍狼 learns the role, until it eats a plain villager."""
    if night.spent(assault.seat):
        return
    role = night.role(assault.target).id
    night.tell(assault.seat, "tongue_reveal", night.apparent(assault.target), role)
    if role == "villager":
        night.gain(assault.seat, "lost_ability")


SILVER_TONGUE_WOLF = Role(  # 舌禍狼
    "silver_tongue_wolf", WEREWOLVES, "tongue_wolf",
    (BITE, PACK, Attacking(learns=whom_it_ate)),
    gives=("lost_ability",),
)


def takes_the_body(night: Night, assault: Assault) -> bool:
    """憑狼 books its victim's body; until that is carried out the victim counts as plainly killed (attack.after 7).

    A 厄神 gives it no body and makes it lose the one it wears.
    """
    target, wolf = assault.target, assault.seat
    if not night.kill(target, "wolf_killed", wolf):
        return False
    if night.role(target).get(Warding) is not None:
        if wolf in night.start.wears:
            night.sent_home.add(wolf)
    elif night.main_camp(target) != FOX and not night.bears(target, PossessionLimited):
        night.bookings.append(Booking(wolf, target))
    return True


POSSESSING_WOLF = Role(  # 憑狼
    "possessing_wolf", WEREWOLVES, "possessed_wolf",
    (BITE, PACK, Attacking(kills=takes_the_body), Possessor(), PossessionLimited()),
    medium_as="possessing_wolf", gives=("wears_body", "worn_by"),
)
SIRIUS_WOLF = Role(  # 天狼
    "sirius_wolf", WEREWOLVES, "sirius_wolf",
    (BITE, PACK, Attacking(), Awakening(), PassesAsHuman()),
)
SILVER_WOLF = Role(  # 銀狼
    "silver_wolf", WEREWOLVES, "silver_wolf",
    (BITE_ANYBODY, Attacking()),
)
EYE_WOLF = Role("eye_wolf", WEREWOLVES, "eye_wolf", (BITE, PACK, Attacking(), Noticing("wolf_failed")))  # 瞳狼


def makes_it_lonely(night: Night, assault: Assault) -> None:
    """蒼狼: the fox is cut off from its kind."""
    night.gain(assault.target, "mind_lonely")


BLUE_WOLF = Role(  # 蒼狼
    "blue_wolf", WEREWOLVES, "blue_wolf",
    (BITE, PACK, Attacking(fox_effect=makes_it_lonely)),
    gives=("mind_lonely",),
)


def no_follower_lives(now: Standing, seat: int, result: str) -> bool:
    """帝狼 wins alone among its kin: no 狂人系 is alive."""
    return not now.lives(of_family("madman"))


EMPEROR_WOLF = Role(  # 帝狼
    "emperor_wolf", WEREWOLVES, "emperor_wolf", (BITE, PACK, Attacking(), OwnCondition(no_follower_lives)),
)

ROLES = (
    WOLF, WHITE_WOLF, CURSED_WOLF, PHANTOM_WOLF, IMMORTAL_WOLF, POISON_WOLF, RESIST_WOLF, TRAP_WOLF, FIRE_WOLF,
    THORN_WOLF, ECHO_WOLF, DOOM_WOLF, CHICK_WOLF, SHARP_WOLF, HONEY_WOLF, HUNGRY_WOLF, SILVER_TONGUE_WOLF,
    POSSESSING_WOLF, SIRIUS_WOLF, SILVER_WOLF, EYE_WOLF, BLUE_WOLF, EMPEROR_WOLF,
)
