"""上海人形系 — dolls and their masters."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.attack import Poisonous
from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.dolls import Doll
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.guards import Guarding
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.terms import VILLAGE, Family, Role

DOLLS = Family("doll", VILLAGE)

SHANGHAI_DOLL = Role("shanghai_doll", DOLLS, "doll", (Doll(),))  # 上海人形
LILY_DOLL = Role("lily_doll", DOLLS, "poison_doll", (Poisonous(), Doll()))  # 鈴蘭人形
TIBET_DOLL = Role(  # 西蔵人形
    "tibet_doll", DOLLS, "revive_doll",
    (Doll(), PossessionLimited(), RevivalLimited()),
)
DOLL_MASTER = Role("doll_master", DOLLS, "doll_master", (GuardLimited(),))  # 人形遣い
TOY_PRINCESS = Role("toy_princess", DOLLS, "toy_doll_master", (GuardLimited(),))  # 玩具姫
SAIGYO = Role(  # 西行法師
    "saigyo", DOLLS, "revive_doll_master",
    (Acting("revive", dead=True, dummy=False, may_skip=True, revives=True), GuardLimited(), RevivalLimited()),
)
SERVING_DOLL_GIRL = Role(  # 奉公童女
    "serving_doll_girl", DOLLS, "serve_doll_master",
    (Acting("guard", dead=True, dummy=False), Guarding(), GuardLimited()),
)
RUSSIAN_DOLL = Role("russian_doll", DOLLS, "silver_doll", (Doll(),))  # 露西亜人形

ROLES = (SHANGHAI_DOLL, LILY_DOLL, TIBET_DOLL, DOLL_MASTER, TOY_PRINCESS, SAIGYO, SERVING_DOLL_GIRL, RUSSIAN_DOLL)
