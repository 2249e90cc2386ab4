"""占い師系 — those who divine."""

from __future__ import annotations

from engine.shikigami.acting import Acting, SlippingHowls
from engine.shikigami.night.divination import (
    COLOURS,
    Divining,
    colour,
    failing,
    learns_colour,
    learns_mind,
    learns_nothing,
    learns_role,
    learns_sex,
    learns_stars,
)
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.draft import Night
from engine.shikigami.night.dreams import Dreaming
from engine.shikigami.night.exorcism import Exorcising
from engine.shikigami.night.footsteps import Walking
from engine.shikigami.scene import Vote
from engine.shikigami.terms import VILLAGE, Family, Role

SEERS = Family("seer", VILLAGE, basic="seer", upper="soul_seer", lower="dream_seer")

SIGHT = Divining(learns_colour, fails=learns_nothing, spells=True, cancels=True)
REVERSED = {"human": "werewolf", "werewolf": "human"}


def learns_the_reverse(night: Night, vote: Vote) -> None:
    """夢見人: human and wolf change places, fires included."""
    shown = colour(night, vote.target)
    night.tell(vote.seat, COLOURS[REVERSED.get(shown, shown)], night.apparent(vote.target))


SEER = Role("seer", SEERS, "mage", (Acting("divine", first=1), SIGHT))  # 占い師
SPIRIT_JUDGE = Role(  # 審神者
    "spirit_judge", SEERS, "step_mage",
    (Acting("step_divine", first=1, most=10, path=True), Walking("step_divine"), SIGHT, GuardLimited()),
)
SOUL_SEER = Role(  # 魂の占い師
    "soul_seer", SEERS, "soul_mage",
    (Acting("divine", first=1), Divining(learns_role, fails=learns_nothing, cancels=True)),
)
MIND_EXAMINER = Role(  # 精神鑑定士
    "mind_examiner", SEERS, "psycho_mage",
    (Acting("divine", first=1), Divining(learns_mind, fails=failing("mind_failed"), heedless=True)),
)
CHICK_SEXER = Role(  # ひよこ鑑定士
    "chick_sexer", SEERS, "sex_mage",
    (Acting("divine", first=1), Divining(learns_sex, fails=failing("sex_failed"), heedless=True)),
)
ASTROLOGER = Role(  # 占星術師
    "astrologer", SEERS, "stargazer_mage",
    (Acting("divine", first=1), Divining(learns_stars, fails=failing("stars_failed"), heedless=True)),
)
EXORCIST = Role("exorcist", SEERS, "voodoo_killer", (Acting("dispel", first=1), Exorcising()))  # 陰陽師
DREAM_SEER = Role(  # 夢見人
    "dream_seer", SEERS, "dummy_mage",
    (Acting("divine", first=1), Divining(learns_the_reverse, dreams=True), Dreaming()),
    shown_as="seer",
)
CUTE_SEER = Role(  # 萌占い師
    "cute_seer", SEERS, "cute_mage",
    (Acting("divine", first=1), SIGHT, SlippingHowls()),
    seen_as="werewolf", medium_as="human", shown_as="seer",
)

ROLES = (SEER, SPIRIT_JUDGE, SOUL_SEER, MIND_EXAMINER, CHICK_SEXER, ASTROLOGER, EXORCIST, DREAM_SEER, CUTE_SEER)
