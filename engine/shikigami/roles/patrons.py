"""後援者系 — those who have a protégé."""

from __future__ import annotations

from engine.lots import percent
from engine.shikigami.acting import Acting, Instant
from engine.shikigami.day.count import Polling
from engine.shikigami.day.draft import Dusk
from engine.shikigami.night.attack import Resisting
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.instant import is_protected, marks
from engine.shikigami.terms import DUELIST, Family, Role
from engine.shikigami.victory import OwnCondition, Standing

PATRONS = Family("patron", DUELIST, basic="patron", upper="substitute_jizo", lower="hinna_god")


def a_protege_lives(now: Standing, seat: int, result: str) -> bool:
    """後援者系: somebody it supports is alive; who supports nobody need only live."""
    supported = now.carrying("supported", seat)
    return any(now.alive(one) for one in supported) if supported else now.alive(seat)


SUPPORT = OwnCondition(a_protege_lives)

PATRON = Role(  # 後援者
    "patron", PATRONS, "patron",
    (Acting("challenge", first=1, last=1, dummy=False), Instant(marks("supported")), SUPPORT),
    gives=("supported",),
)


def is_never_eaten(night: Night, assault: Assault, arg: int) -> bool:
    return True


SUBSTITUTE_JIZO = Role(  # 身代わり地蔵
    "substitute_jizo", PATRONS, "sacrifice_patron",
    (
        Acting("challenge", first=1, last=1, dummy=False),
        Instant(marks("supported", is_protected)),
        SUPPORT,
        Resisting(is_never_eaten),
    ),
    gives=("supported", "protected"),
)

def one_time_in_twenty(dusk: Dusk, seat: int, arg: int) -> int:
    """ひんな神 draws a hundred votes more; the weather has no part in it."""
    return 100 if dusk.happens(percent(5)) else 0


HINNA_GOD = Role(  # ひんな神
    "hinna_god", PATRONS, "critical_patron",
    (
        Acting("challenge", first=1, last=1, dummy=False),
        Instant(marks("supported")),
        SUPPORT,
        Polling(depends=one_time_in_twenty),
    ),
    gives=("supported",),
)

ROLES = (PATRON, SUBSTITUTE_JIZO, HINNA_GOD)
