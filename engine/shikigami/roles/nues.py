"""鵺系 — those who follow somebody else."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.attack import Resisting
from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.first_night import Copying, remembers
from engine.shikigami.night.footsteps import HAUNTED_COLUMN, HAUNTED_ROW
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.night.self_revival import PartnerReviving, SelfReviving, while_its_partner_lives
from engine.shikigami.scene import Vote
from engine.shikigami.terms import MANIA, Family, Role

NUES = Family("nue", MANIA, basic="nue")


def protects(night: Night, vote: Vote) -> None:
    """影武者: whom it copies it protects."""
    remembers(night, vote)
    night.gain(vote.target, "protected", vote.seat)


NUE = Role(  # 鵺
    "nue", NUES, "unknown_mania",
    (Acting("copy", first=1, last=1, dummy=False), Copying(remembers)),
    gives=("copied_seat",),
)


def is_never_eaten(night: Night, assault: Assault, arg: int) -> bool:
    return True


BODY_DOUBLE = Role(  # 影武者
    "body_double", NUES, "sacrifice_mania",
    (Acting("copy", first=1, last=1, dummy=False), Resisting(is_never_eaten), Copying(protects)),
    gives=("copied_seat", "protected"),
)
JIANGSHI = Role(  # 僵尸
    "jiangshi", NUES, "resurrect_mania",
    (
        Acting("copy", first=1, last=1, dummy=False),
        PossessionLimited(),
        RevivalLimited(),
        SelfReviving(chance=while_its_partner_lives),
        Copying(remembers),
    ),
    gives=("copied_seat",),
)
GOTOKU_CAT = Role(  # 五徳猫
    "gotoku_cat", NUES, "revive_mania",
    (
        Acting("copy", first=1, last=1, dummy=False),
        PossessionLimited(),
        RevivalLimited(),
        PartnerReviving(),
        Copying(remembers),
    ),
    gives=("copied_seat",),
)
LUTE_GHOST = Role(  # 琵琶牧々
    "lute_ghost", NUES, "lute_mania",
    (Acting("copy", first=1, last=1, dummy=False), HAUNTED_COLUMN, Copying(remembers)), gives=("copied_seat",),
)
HARP_GHOST = Role(  # 琴古主
    "harp_ghost", NUES, "harp_mania",
    (Acting("copy", first=1, last=1, dummy=False), HAUNTED_ROW, Copying(remembers)), gives=("copied_seat",),
)

ROLES = (NUE, BODY_DOUBLE, JIANGSHI, GOTOKU_CAT, LUTE_GHOST, HARP_GHOST)
