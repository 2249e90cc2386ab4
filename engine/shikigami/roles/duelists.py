"""決闘者系 — those who have a rival."""

from __future__ import annotations

from engine.lots import percent
from engine.shikigami.acting import Acting, Instant
from engine.shikigami.day.count import Voting
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.voting import VoteActing
from engine.shikigami.night.instant import marks, the_other_hears
from engine.shikigami.terms import DUELIST, Family, Role
from engine.shikigami.victory import OwnCondition, Standing

DUELISTS = Family("duelist", DUELIST, basic="duelist", upper="gladiator", lower="sea_lady")


def one_rival_is_left(now: Standing, seat: int, result: str) -> bool:
    """決闘者系: exactly one of those it made rivals is alive; who has made none need only live."""
    rivals = now.carrying("rival", seat)
    return [now.alive(rival) for rival in rivals].count(True) == 1 if rivals else now.alive(seat)


DUEL = OwnCondition(one_rival_is_left)

DUELIST_ROLE = Role(  # 決闘者
    "duelist", DUELISTS, "duelist",
    (
        Acting("challenge", first=1, last=1, least=2, most=2, oneself=True, self_below=99, dummy=False),
        Instant(marks("rival", the_other_hears)),
        DUEL,
    ),
    gives=("rival", "mind_receiver"),
)

def one_time_in_twenty(dusk: Dusk, seat: int, arg: int) -> int:
    """剣闘士 strikes with a hundred votes; the weather has no part in it."""
    return 100 if dusk.happens(percent(5)) else 0


GLADIATOR = Role(  # 剣闘士
    "gladiator", DUELISTS, "critical_duelist",
    (
        Acting("challenge", first=1, last=1, least=2, most=2, oneself=True, self_below=99, dummy=False),
        Instant(marks("rival")),
        DUEL,
        Voting(depends=one_time_in_twenty),
    ),
    gives=("rival",),
)

def on_a_rival(dusk: Dusk, seat: int, target: int) -> bool:
    return target != dusk.decided and target != seat and seat in dusk.args(target, "rival")


def drowns_herself(dusk: Dusk, seat: int, target: int) -> None:
    """海御前 dies when she votes for her rival."""
    dusk.shock(seat, "duel", target)


SEA_LADY = Role(  # 海御前
    "sea_lady", DUELISTS, "sea_duelist",
    (
        Acting("challenge", first=1, last=1, least=2, most=2, oneself=True, self_below=99, dummy=False),
        Instant(marks("rival")),
        DUEL,
        VoteActing(4, drowns_herself, on_a_rival, whoever=True),
    ),
    gives=("rival",),
)

ROLES = (DUELIST_ROLE, GLADIATOR, SEA_LADY)
