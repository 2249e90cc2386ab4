"""決闘者系 — those who have a rival."""

from __future__ import annotations

from engine.shikigami.acting import Acting, Instant
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
GLADIATOR = Role(  # 剣闘士
    "gladiator", DUELISTS, "critical_duelist",
    (
        Acting("challenge", first=1, last=1, least=2, most=2, oneself=True, self_below=99, dummy=False),
        Instant(marks("rival")),
        DUEL,
    ),
    gives=("rival",),
)
SEA_LADY = Role(  # 海御前
    "sea_lady", DUELISTS, "sea_duelist",
    (
        Acting("challenge", first=1, last=1, least=2, most=2, oneself=True, self_below=99, dummy=False),
        Instant(marks("rival")),
        DUEL,
    ),
    gives=("rival",),
)

ROLES = (DUELIST_ROLE, GLADIATOR, SEA_LADY)
