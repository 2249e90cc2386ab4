"""キューピッド系 — those who make lovers."""

from __future__ import annotations

from engine.shikigami.acting import Acting, Instant, SingingToLovers
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.voting import VoteActing
from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.draft import Night
from engine.shikigami.night.first_night import DiaryLending, StarMaking
from engine.shikigami.night.immunity import VegaImmune
from engine.shikigami.night.instant import all_resound, marks, the_other_hears
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.night.self_revival import SelfReviving
from engine.shikigami.scene import Vote
from engine.shikigami.terms import LOVERS, Family, Role

CUPIDS = Family("cupid", LOVERS, basic="cupid", upper="minstrel", lower="snow_hag")

CUPID = Role(  # キューピッド
    "cupid", CUPIDS, "cupid",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False),
        Instant(marks("lovers")),
    ),
    gives=("lovers",),
)
ALTAIR = Role(  # 彦星
    "altair", CUPIDS, "altair_cupid",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=99, dummy=False),
        Instant(marks("lovers", all_resound)),
        StarMaking(),
    ),
    gives=("lovers", "mind_friend", "vega_lovers"),
)
SUITOR = Role(  # 求愛者
    "suitor", CUPIDS, "self_cupid",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=99, dummy=False),
        Instant(marks("lovers", the_other_hears)),
    ),
    gives=("lovers", "mind_receiver"),
)
LETTER_YOKAI = Role(  # 文車妖妃
    "letter_yokai", CUPIDS, "letter_cupid",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False),
        Instant(marks("lovers")),
        DiaryLending(),
    ),
    gives=("lovers", "letter_exchange"),
)


def whose_days_are_counted(night: Night, vote: Vote) -> None:
    """邪仙: its lovers carry a warrant for the seventh day."""
    for seat in vote.targets:
        night.gain_at_once(seat, "death_warrant", 7)


EVIL_IMMORTAL = Role(  # 邪仙
    "evil_immortal", CUPIDS, "revive_cupid",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False),
        Instant(marks("lovers", whose_days_are_counted)),
        PossessionLimited(),
        RevivalLimited(),
        SelfReviving(),
    ),
    gives=("lovers", "death_warrant"),
)
MINSTREL = Role(  # 吟遊詩人
    "minstrel", CUPIDS, "minstrel_cupid",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False),
        Instant(marks("lovers")),
        SingingToLovers(),
    ),
    gives=("lovers",),
)

def on_lovers_that_feel_the_cold(dusk: Dusk, seat: int, target: int) -> bool:
    return dusk.has(target, "lovers") and not dusk.bears(target, VegaImmune)


def leaves_them_in_the_snow(dusk: Dusk, seat: int, target: int) -> None:
    """寒戸婆: frostbite tomorrow."""
    dusk.gain(target, "frostbite", dusk.day + 1)


SNOW_HAG = Role(  # 寒戸婆
    "snow_hag", CUPIDS, "snow_cupid",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False),
        Instant(marks("lovers")),
        VoteActing(21, leaves_them_in_the_snow, on_lovers_that_feel_the_cold),
    ),
    gives=("lovers", "frostbite"),
)

ROLES = (CUPID, ALTAIR, SUITOR, LETTER_YOKAI, EVIL_IMMORTAL, MINSTREL, SNOW_HAG)
