"""猫又系 — those who call the dead back."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.attack import Poisonous
from engine.shikigami.night.draft import Night
from engine.shikigami.night.revival import Neglecting, RevivalLimited, Reviving
from engine.shikigami.scene import Vote
from engine.shikigami.terms import VILLAGE, Family, Role

CATS = Family("cat", VILLAGE, basic="cat", upper="hermit_cat", lower="eclipse_cat")

CALLING = Acting("revive", dead=True, dummy=False, may_skip=True, revives=True)


def gives_its_own_life(night: Night, vote: Vote) -> None:
    """猫神."""
    night.kill(vote.seat, "sacrificed")


def successes(night: Night, seat: int) -> int:
    """How often it has called somebody back so far."""
    return max(night.args(seat, "successes"), default=0)


def fewer_each_time(night: Night, vote: Vote) -> int:
    """仙狸: ⌈80 / 4^k⌉ percent after k successes."""
    return -(-80 >> 2 * successes(night, vote.seat))


def counts_its_success(night: Night, vote: Vote) -> None:
    night.gain(vote.seat, "successes", successes(night, vote.seat) + 1)


def puts_off_its_own_death(night: Night, vote: Vote) -> None:
    """神医: a warrant still to come is put off by two days."""
    days = [day for day in night.args(vote.seat, "death_warrant") if day > night.n]
    if days:
        night.gain(vote.seat, "death_warrant", max(days) + 2)


def is_doomed(night: Night, seat: int) -> None:
    """神医: in three days, unless it has been doomed already."""
    if not night.has(seat, "death_warrant"):
        night.gain(seat, "death_warrant", night.n + 3)


CAT = Role(  # 猫又
    "cat", CATS, "poison_cat",
    (
        CALLING,
        Reviving(rate=25),
        Poisonous(),
        RevivalLimited(),
    ),
)
CAT_GOD = Role(  # 猫神
    "cat_god", CATS, "sacrifice_cat",
    (CALLING, Reviving(rate=100, amiss=0, pays=gives_its_own_life), RevivalLimited()),
)
HERMIT_CAT = Role(  # 仙狸
    "hermit_cat", CATS, "revive_cat",
    (CALLING, Reviving(chance=fewer_each_time, pays=counts_its_success), RevivalLimited()),
    gives=("successes",),
)
DIVINE_DOCTOR = Role(  # 神医
    "divine_doctor", CATS, "doom_cat",
    (CALLING, Reviving(rate=35, amiss=15, gains=puts_off_its_own_death), Neglecting(is_doomed), RevivalLimited()),
    gives=("death_warrant",),
)
ETERNAL_GOD = Role(  # 常世神
    "eternal_god", CATS, "missfire_cat",
    (CALLING, Reviving(rate=30, amiss=30), RevivalLimited()),
)
ECLIPSE_CAT = Role(  # 蝕仙狸
    "eclipse_cat", CATS, "eclipse_cat",
    (CALLING, Reviving(rate=40, amiss=20), RevivalLimited()), shown_as="hermit_cat",
)

ROLES = (CAT, CAT_GOD, HERMIT_CAT, DIVINE_DOCTOR, ETERNAL_GOD, ECLIPSE_CAT)
