"""鵺系 — those who follow somebody else."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.terms import MANIA, Family, Role

NUES = Family("nue", MANIA)

NUE = Role("nue", NUES, "unknown_mania", (Acting("copy", first=1, last=1, dummy=False),))  # 鵺
BODY_DOUBLE = Role(  # 影武者
    "body_double", NUES, "sacrifice_mania",
    (Acting("copy", first=1, last=1, dummy=False),),
)
JIANGSHI = Role(  # 僵尸
    "jiangshi", NUES, "resurrect_mania",
    (Acting("copy", first=1, last=1, dummy=False), PossessionLimited(), RevivalLimited()),
)
GOTOKU_CAT = Role(  # 五徳猫
    "gotoku_cat", NUES, "revive_mania",
    (Acting("copy", first=1, last=1, dummy=False), PossessionLimited(), RevivalLimited()),
)
LUTE_GHOST = Role(  # 琵琶牧々
    "lute_ghost", NUES, "lute_mania",
    (Acting("copy", first=1, last=1, dummy=False),),
)
HARP_GHOST = Role("harp_ghost", NUES, "harp_mania", (Acting("copy", first=1, last=1, dummy=False),))  # 琴古主

ROLES = (NUE, BODY_DOUBLE, JIANGSHI, GOTOKU_CAT, LUTE_GHOST, HARP_GHOST)
