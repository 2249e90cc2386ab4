"""妖精系 — those who play pranks."""

from __future__ import annotations

from collections.abc import Callable

from engine.lots import percent
from engine.shikigami.acting import Acting, Instant
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.execution import Striking
from engine.shikigami.night.divination import Divining, eaten
from engine.shikigami.night.draft import Night
from engine.shikigami.night.dreams import Fairylike
from engine.shikigami.night.immunity import VegaImmune
from engine.shikigami.night.instant import marks
from engine.shikigami.scene import Vote
from engine.shikigami.terms import BAT, Family, Role

FAIRIES = Family("fairy", BAT, basic="fairy", upper="ice_fairy", lower="mirror_fairy")

PRANK = Acting("prank", first=1)
BACKFIRES = percent(30)


def whispers(night: Night, vote: Vote) -> None:
    """妖精: tomorrow the target's words begin with whispers."""
    night.gain(vote.target, "bad_status", vote.seat)


def if_eaten(sky: str) -> Callable[[Night, Vote], None]:
    """What holds for everybody tomorrow if the target was eaten."""

    def happens(night: Night, vote: Vote) -> None:
        if eaten(night, vote.target):
            night.foretell(night.n + 1, sky)

    return happens


def notice(message: str) -> Callable[[Night, Vote], None]:
    """A line in the column of deaths."""

    def appears(night: Night, vote: Vote) -> None:
        night.proclaim(message, night.apparent(vote.target))

    return appears


def freezes(night: Night, vote: Vote) -> None:
    """氷妖精: the target, dead or alive; itself in 30%, and always where the target is 織姫-immune."""
    itself = night.bears(vote.target, VegaImmune) or night.happens(BACKFIRES)
    night.gain(vote.seat if itself else vote.target, "frostbite", night.n + 1)


FAIRY = Role("fairy", FAIRIES, "fairy", (PRANK, Divining(whispers), Fairylike()), gives=("bad_status",))  # 妖精
LIGHT_FAIRY = Role(  # 光妖精
    "light_fairy", FAIRIES, "light_fairy",
    (PRANK, Divining(if_eaten("white_night")), Fairylike()),
)
DARK_FAIRY = Role("dark_fairy", FAIRIES, "dark_fairy", (PRANK, Divining(if_eaten("dusk")), Fairylike()))  # 闇妖精
STAR_FAIRY = Role("star_fairy", FAIRIES, "star_fairy", (PRANK, Divining(notice("prank_star")), Fairylike()))  # 星妖精
FLOWER_FAIRY = Role(  # 花妖精
    "flower_fairy", FAIRIES, "flower_fairy",
    (PRANK, Divining(notice("prank_flower")), Fairylike()),
)
ICE_FAIRY = Role(  # 氷妖精
    "ice_fairy", FAIRIES, "ice_fairy",
    (PRANK, Divining(freezes), Fairylike()),
    gives=("frostbite",),
)
LOVE_FAIRY = Role(  # 恋妖精
    "love_fairy", FAIRIES, "sweet_fairy",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, dummy=False),
        Instant(marks("sweet_status")),
        Fairylike(),
    ),
    gives=("sweet_status",),
)
GRASS_FAIRY = Role("grass_fairy", FAIRIES, "grass_fairy", (PRANK, Divining(if_eaten("squall")), Fairylike()))  # 草妖精


def sets_the_two_against_each_other(dusk: Dusk, seat: int, voter: int) -> None:
    """鏡妖精, executed: tomorrow only the two it chose may be voted for, while both live."""
    for other in dusk.seats():
        if seat in dusk.args(other, "mirrored"):
            dusk.gain(other, "facing", dusk.day + 1)


MIRROR_FAIRY = Role(  # 鏡妖精
    "mirror_fairy", FAIRIES, "mirror_fairy",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, dummy=False),
        Instant(marks("mirrored")),
        Fairylike(),
        Striking(sets_the_two_against_each_other),
    ),
    gives=("mirrored", "facing"),
)

ROLES = (FAIRY, LIGHT_FAIRY, DARK_FAIRY, STAR_FAIRY, FLOWER_FAIRY, ICE_FAIRY, LOVE_FAIRY, GRASS_FAIRY, MIRROR_FAIRY)
