"""吸血鬼系 — those who bite."""

from __future__ import annotations

from engine.lots import HALF, percent
from engine.shikigami.acting import Acting
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.execution import Striking
from engine.shikigami.day.voting import VoteActing
from engine.shikigami.night.assassination import Reflecting
from engine.shikigami.night.attack import Countering, Reacting, Resisting, double_dies
from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.footsteps import Walking
from engine.shikigami.night.hunt import Prey
from engine.shikigami.night.immunity import VegaImmune, specially_resists
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.night.self_revival import SelfReviving, two_in_five
from engine.shikigami.night.vampires import Biting, Bitten
from engine.shikigami.terms import VAMPIRE, Family, Role

VAMPIRES = Family("vampire", VAMPIRE, basic="vampire", upper="vampire_princess", lower="corpse_demon")

VAMPIRE_ROLE = Role(  # 吸血鬼
    "vampire", VAMPIRES, "vampire",
    (Acting("bite"), Biting()),
    seen_as="bat", gives=("infected",),
)


def no_woman(night: Night, seat: int) -> bool:
    return night.sex(seat) != "female"


BLUEBEARD = Role(  # 青髭公
    "bluebeard", VAMPIRES, "incubus_vampire",
    (Acting("bite"), Biting(drains=no_woman), Prey()),
    seen_as="bat", gives=("infected",),
)


def no_man(night: Night, seat: int) -> bool:
    return night.sex(seat) != "male"


HINOENMA = Role(  # 飛縁魔
    "hinoenma", VAMPIRES, "succubus_vampire",
    (Acting("bite"), Biting(drains=no_man), Prey()),
    seen_as="bat", gives=("infected",),
)


def lays_a_warrant(night: Night, seat: int, vampire: int) -> None:
    if not night.bears(seat, VegaImmune):
        night.gain(seat, "death_warrant", night.n + 4)


def is_never_eaten(night: Night, assault: Assault, arg: int) -> bool:
    return True


DOOM_VAMPIRE = Role(  # 冥血鬼
    "doom_vampire", VAMPIRES, "doom_vampire",
    (Acting("bite"), Biting(also=lays_a_warrant), Bitten(), Resisting(is_never_eaten), Prey()),
    seen_as="bat", gives=("infected", "death_warrant"),
)


def infected_by(night: Night, vampire: int) -> list[int]:
    return [s for s in night.survivors() if vampire in night.args(s, "infected")]


def one_of_his_dies(night: Night, assault: Assault) -> bool:
    """吸血公: one of those he infected dies in his place (attack.after 6)."""
    return double_dies(night, assault, infected_by(night, assault.target))


VAMPIRE_DUKE = Role(  # 吸血公
    "vampire_duke", VAMPIRES, "sacrifice_vampire",
    (Acting("bite"), Biting(), Reacting(one_of_his_dies), Prey()),
    seen_as="bat", gives=("infected",),
)


def learns_the_taste(night: Night, seat: int, vampire: int) -> None:
    night.tell(vampire, "vampire_reveal", night.apparent(seat), night.role(seat).id)


VAMPIRE_PRINCESS = Role(  # 吸血姫
    "vampire_princess", VAMPIRES, "soul_vampire",
    (Acting("bite"), Biting(also=learns_the_taste), Bitten(strikes_back=True), Reflecting(), Prey()),
    seen_as="bat", gives=("infected",),
)


def hers_die_with_her(night: Night, assault: Assault) -> None:
    """鮮血夫人: those she infected die, 特殊耐性 excepted (attack.after 6)."""
    for seat in infected_by(night, assault.target):
        if not specially_resists(night, seat):
            night.kill(seat, "vampire_killed", assault.target)



def bleeds_hers_dry(dusk: Dusk, seat: int, voter: int) -> None:
    """鮮血夫人, executed: those she infected die of blood loss."""
    for other in dusk.survivors():
        if seat in dusk.args(other, "infected") and not specially_resists(dusk, other):
            dusk.kill(other, "vampire_killed", seat)


def on_the_unbitten(dusk: Dusk, seat: int, target: int) -> bool:
    return dusk.family(target) != "vampire" and dusk.camp_of_copier(target) != VAMPIRE


def infects_it(dusk: Dusk, seat: int, target: int) -> None:
    """文武王: by daylight too."""
    dusk.gain(target, "infected", seat)


BLOOD_LADY = Role(  # 鮮血夫人
    "blood_lady", VAMPIRES, "follow_vampire",
    (Acting("bite"), Biting(), Countering(hers_die_with_her), Striking(bleeds_hers_dry)),
    seen_as="bat", gives=("infected",),
)
WAR_KING = Role(  # 文武王
    "war_king", VAMPIRES, "step_vampire",
    (
        Acting("step_bite", most=10, path=True),
        Biting(),
        Walking("step_bite"),
        VoteActing(22, infects_it, on_the_unbitten, odds=percent(30)),
    ),
    seen_as="bat", gives=("infected",),
)
CORPSE_DEMON = Role(  # 屍鬼
    "corpse_demon", VAMPIRES, "scarlet_vampire",
    (Acting("bite"), Biting(), PossessionLimited(), RevivalLimited(), SelfReviving(chance=two_in_five)),
    seen_as="bat", gives=("infected",),
)


def charms(night: Night, seat: int, vampire: int) -> None:
    if night.happens(HALF):
        night.gain(seat, "passion")


PEONY_LANTERN = Role(  # 牡丹灯籠
    "peony_lantern", VAMPIRES, "passion_vampire",
    (Acting("bite"), Biting(also=charms)),
    seen_as="bat", gives=("infected", "passion"),
)

ROLES = (
    VAMPIRE_ROLE, BLUEBEARD, HINOENMA, DOOM_VAMPIRE, VAMPIRE_DUKE, VAMPIRE_PRINCESS, BLOOD_LADY, WAR_KING,
    CORPSE_DEMON, PEONY_LANTERN,
)
