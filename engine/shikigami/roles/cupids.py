"""キューピッド系 — those who make lovers."""

from __future__ import annotations

from engine.shikigami.acting import Acting, Instant
from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.draft import Night
from engine.shikigami.night.first_night import DiaryLending, StarMaking
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.night.self_revival import SelfReviving
from engine.shikigami.scene import Vote
from engine.shikigami.terms import LOVERS, Family, Role

CUPIDS = Family("cupid", LOVERS, basic="cupid", upper="minstrel", lower="snow_hag")


def the_arrow_strikes(night: Night, vote: Vote) -> None:
    """Both chosen seats are lovers from this moment on."""
    for seat in vote.targets:
        night.gain_at_once(seat, "lovers", vote.seat)


CUPID = Role(  # キューピッド
    "cupid", CUPIDS, "cupid",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False),
        Instant(the_arrow_strikes),
    ),
    gives=("lovers",),
)
ALTAIR = Role(  # 彦星
    "altair", CUPIDS, "altair_cupid",
    (Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=99, dummy=False), StarMaking()),
)
SUITOR = Role(  # 求愛者
    "suitor", CUPIDS, "self_cupid",
    (Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=99, dummy=False),),
)
LETTER_YOKAI = Role(  # 文車妖妃
    "letter_yokai", CUPIDS, "letter_cupid",
    (Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False), DiaryLending()),
)
EVIL_IMMORTAL = Role(  # 邪仙
    "evil_immortal", CUPIDS, "revive_cupid",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False),
        PossessionLimited(),
        RevivalLimited(),
        SelfReviving(),
    ),
)
MINSTREL = Role(  # 吟遊詩人
    "minstrel", CUPIDS, "minstrel_cupid",
    (Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False),),
)
SNOW_HAG = Role(  # 寒戸婆
    "snow_hag", CUPIDS, "snow_cupid",
    (Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False),),
)

ROLES = (CUPID, ALTAIR, SUITOR, LETTER_YOKAI, EVIL_IMMORTAL, MINSTREL, SNOW_HAG)
