"""キューピッド系 — those who make lovers."""

from __future__ import annotations

from engine.shikigami.acting import Acting, Instant
from engine.shikigami.night.draft import Night
from engine.shikigami.scene import Vote
from engine.shikigami.terms import LOVERS, Family, Role

CUPIDS = Family("cupid", LOVERS)


def the_arrow_strikes(night: Night, vote: Vote) -> None:
    """Both chosen seats are lovers from this moment on."""
    for seat in vote.targets:
        night.gain_at_once(seat, "lovers", vote.seat)


CUPID = Role(                                                                                    # キューピッド
    "cupid", CUPIDS, "cupid",
    (
        Acting(
            "shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=18, dummy=False,
        ),
        Instant(the_arrow_strikes),
    ),
    gives=("lovers",),
)

ROLES = (CUPID,)
