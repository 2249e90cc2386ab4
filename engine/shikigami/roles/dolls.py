"""上海人形系 — dolls and their masters."""

from __future__ import annotations

from engine.lots import ALWAYS, Odds, percent
from engine.shikigami.acting import Acting, Listed, Seeing
from engine.shikigami.night.attack import NoDoubles, Poisonous, Reacting, double_dies
from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.dolls import Doll, DollGuarding, living_dolls, owe_a_doll
from engine.shikigami.night.door import Door, GuardLimited
from engine.shikigami.night.draft import Assault, Night, Post
from engine.shikigami.night.guards import Guarding
from engine.shikigami.night.revival import RevivalLimited, Reviving
from engine.shikigami.night.self_revival import SelfReviving
from engine.shikigami.scene import Stand, Vote
from engine.shikigami.terms import VILLAGE, Family, Role
from engine.shikigami.victory import OwnCondition, Standing

DOLLS = Family("doll", VILLAGE, basic="shanghai_doll", upper="serving_doll_girl", lower="russian_doll")


def no_master_lives(now: Standing, seat: int, result: str) -> bool:
    """A doll is free only when every 人形遣い系 is dead, or where there never was one."""
    return not now.lives(lambda role: role.family is DOLLS and role.get(Doll) is None)


FREE = OwnCondition(no_master_lives)
SERVES = Seeing("doll_master")

SHANGHAI_DOLL = Role("shanghai_doll", DOLLS, "doll", (Doll(), SERVES, FREE))  # 上海人形


def no_doll(scene: Stand, seat: int) -> bool:
    return scene.facet(seat, Doll) is None


LILY_DOLL = Role("lily_doll", DOLLS, "poison_doll", (Poisonous(reach=no_doll), Doll(), SERVES, FREE))  # 鈴蘭人形
TIBET_DOLL = Role(  # 西蔵人形
    "tibet_doll", DOLLS, "revive_doll",
    (Doll(), SERVES, FREE, PossessionLimited(), RevivalLimited(), SelfReviving()),
)


MASTER = Listed("doll_master")


def a_doll_dies_for_its_master(night: Night, assault: Assault) -> bool:
    """attack.after 6: 人形遣い系."""
    return double_dies(night, assault, living_dolls(night))


DOLL_MASTER = Role(  # 人形遣い
    "doll_master", DOLLS, "doll_master",
    (MASTER, Reacting(a_doll_dies_for_its_master), GuardLimited()),
)
TOY_PRINCESS = Role(  # 玩具姫
    "toy_princess", DOLLS, "toy_doll_master",
    (Listed("doll_master", first=4), Reacting(a_doll_dies_for_its_master), GuardLimited()),
)


def the_more_dolls_the_better(night: Night, vote: Vote) -> int:
    """西行法師: 15 percent, and 10 for each living doll."""
    return min(100, 15 + 10 * len(living_dolls(night)))


SAIGYO = Role(  # 西行法師
    "saigyo", DOLLS, "revive_doll_master",
    (
        Acting("revive", dead=True, dummy=False, may_skip=True, revives=True),
        MASTER,
        Reacting(a_doll_dies_for_its_master),
        GuardLimited(),
        RevivalLimited(),
        Reviving(chance=the_more_dolls_the_better),
    ),
)


def only_with_her_dolls(night: Night, post: Post) -> Odds:
    """奉公童女: certain while any doll lives, read at that moment (D31)."""
    return ALWAYS if living_dolls(night) else percent(30)


def her_dolls_pay(night: Night, at: Door) -> None:
    """attack.07, vampire.27: not under 蛍火."""
    if not night.weather(NoDoubles):
        owe_a_doll(night, at.target)


SERVING_DOLL_GIRL = Role(  # 奉公童女
    "serving_doll_girl", DOLLS, "serve_doll_master",
    (
        Acting("guard"),
        MASTER,
        Guarding(chance=only_with_her_dolls, after=her_dolls_pay),
        DollGuarding(),
        Reacting(a_doll_dies_for_its_master),
        GuardLimited(),
    ),
)
RUSSIAN_DOLL = Role("russian_doll", DOLLS, "silver_doll", (Doll(), FREE))  # 露西亜人形

ROLES = (SHANGHAI_DOLL, LILY_DOLL, TIBET_DOLL, DOLL_MASTER, TOY_PRINCESS, SAIGYO, SERVING_DOLL_GIRL, RUSSIAN_DOLL)
