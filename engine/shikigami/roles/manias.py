"""神話マニア系 — those who become somebody else."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.assassination import StaysDead
from engine.shikigami.night.delayed import Awaking
from engine.shikigami.night.draft import Night
from engine.shikigami.night.dreams import Dreaming
from engine.shikigami.night.first_night import Copying, remembers
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.scene import Vote
from engine.shikigami.terms import MANIA, Family, Role

MANIAS = Family("mania", MANIA, basic="myth_maniac")


def takes_the_role(night: Night, vote: Vote) -> None:
    """神話マニア: of another copier it learns only to be a villager."""
    role = "villager" if night.role(vote.target).camp == MANIA else night.role(vote.target).id
    night.become(vote.seat, role)
    night.gain(vote.seat, "copied")
    night.tell(vote.seat, "copied_role", night.apparent(vote.target), role)


MYTH_MANIAC = Role(  # 神話マニア
    "myth_maniac", MANIAS, "mania",
    (Acting("copy", first=1, last=1), Copying(takes_the_role)),
    gives=("copied",),
)
AWAKENER = Role(  # 覚醒者
    "awakener", MANIAS, "soul_mania",
    (Acting("copy", first=1, last=1), StaysDead(), RevivalLimited(), Copying(remembers), Awaking("copied_soul")),
    gives=("copied_seat", "copied_soul"),
)
DREAM_TELLER = Role(  # 夢語部
    "dream_teller", MANIAS, "dummy_mania",
    (
        Acting("copy", first=1, last=1),
        StaysDead(),
        Dreaming(),
        RevivalLimited(),
        Copying(remembers),
        Awaking("copied_teller", weak=True),
    ),
    gives=("copied_seat", "copied_teller"), shown_as="awakener",
)

ROLES = (MYTH_MANIAC, AWAKENER, DREAM_TELLER)
