"""魔法使い系 — those who borrow what others can do."""

from __future__ import annotations

from engine.lots import Odds, percent
from engine.rulebook import Bearer
from engine.shikigami.acting import Acting
from engine.shikigami.night.assassination import Assassinating
from engine.shikigami.night.attack import Resisting
from engine.shikigami.night.divination import Divining, learns_nothing
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.draft import Assault, Night, Post
from engine.shikigami.night.guards import Guarding
from engine.shikigami.night.hunt import Hunting
from engine.shikigami.night.immunity import specially_resists
from engine.shikigami.night.wizardry import FixesSpells, Spell, Wizardry
from engine.shikigami.roles.fairies import notice
from engine.shikigami.scene import Vote
from engine.shikigami.terms import VILLAGE, Family, Role

WIZARDS = Family("wizard", VILLAGE, basic="wizard", upper="trigram_wizard", lower="heterodox_wizard")

SPELLS = ("seer", "mind_examiner", "bodyguard", "assassin", "chick_sexer")

WIZARD = Role(  # 魔法使い
    "wizard", WIZARDS, "wizard",
    (Acting("cast"), Wizardry(SPELLS)),
    brings=SPELLS,
)
TRIGRAMS = (
    "soul_seer", "mind_examiner", "astrologer", "knight", "reaper", "street_slayer", "light_fairy", "chick_sexer",
)

TRIGRAM_WIZARD = Role(  # 八卦見
    "trigram_wizard", WIZARDS, "soul_wizard",
    (
        Acting("cast"),
        Wizardry(TRIGRAMS),
        GuardLimited(),
    ),
    brings=TRIGRAMS,
)


def dooms_some_day(night: Night, vote: Vote, target: int) -> None:
    """道化師: a warrant for one of the days from the second to the tenth from now."""
    night.gain(target, "death_warrant", night.n + 2 + night.pick((1,) * 9))


CLOWNERIES: tuple[Spell, ...] = (
    "soul_seer",
    Bearer("clown_strike", (Acting("assassinate"), Assassinating(does=dooms_some_day))),
    Bearer("clown_prank", (Acting("prank"), Divining(notice("prank_clown")))),
    "grass_fairy", "star_fairy", "flower_fairy", "ice_fairy", "chick_sexer",
)


CLOWN_WIZARD = Role(  # 道化師
    "clown_wizard", WIZARDS, "pierrot_wizard",
    (Acting("cast"), Wizardry(CLOWNERIES), GuardLimited()),
    brings=CLOWNERIES,
    gives=("death_warrant",),
)


def marks_the_living(night: Night, vote: Vote) -> None:
    """超能力者: one of seven traits; the weather fixes which. 特殊耐性 is spared the harmful ones."""
    target = vote.target
    if not night.alive(target):
        return
    fixed = night.weather(FixesSpells)
    trait = MARKS[night.pick((1,) * len(MARKS)) if fixed is None else -1 if fixed.last else 0]
    if trait in HARMFUL and specially_resists(night, target):
        return
    night.gain(target, trait, night.n + 4 if trait == "death_warrant" else 0)


MARKS = (
    "death_warrant", "critical_voter", "critical_luck", "sweet_ringing", "deep_sleep", "spell_wisp", "levitation",
)
HARMFUL = ("death_warrant", "critical_luck", "spell_wisp")
ESP = Bearer("esp", (Acting("prank"), Divining(marks_the_living)))


ESPER = Role(  # 超能力者
    "esper", WIZARDS, "esper_wizard",
    (Acting("cast"), Wizardry((ESP,)), GuardLimited()),
    brings=(ESP,), gives=MARKS,
)


def survives_once(night: Night, assault: Assault, arg: int) -> bool:
    """比丘尼 survives the first attack that reaches her, and divines better afterwards."""
    if night.spent(assault.target):
        return False
    night.gain(assault.target, "lost_ability")
    return True


BLUNDER = Bearer("blunder", (Acting("divine"), Divining(learns_nothing, fails=learns_nothing, heedless=True)))
"""A divination that fails."""


NUN = Role(  # 比丘尼
    "nun", WIZARDS, "awake_wizard",
    (
        Acting("cast"),
        Wizardry(("seer", "astrologer", "chick_sexer"), odds=percent(30), weak=(BLUNDER,), spent=("soul_seer",)),
        Resisting(survives_once),
    ),
    brings=("seer", "astrologer", "chick_sexer", "soul_seer", BLUNDER), gives=("lost_ability",),
)
HERESIES = ("soul_returner", "moon_rabbit", "curse_doctor", "baku", "snow_woman", "doom_fox", "dark_fairy")

HETERODOX_WIZARD = Role(  # 左道使い
    "heterodox_wizard", WIZARDS, "astray_wizard",
    (
        Acting("cast"),
        Wizardry(HERESIES),
    ),
    brings=HERESIES,
)


def the_wider_the_weaker(night: Night, post: Post) -> Odds:
    """結界師: a fifth less for every door but the first; magic is stronger under 霧雨, weaker under 木枯らし."""
    rate = (5 - len(post.targets)) * 20
    fixed = night.weather(FixesSpells)
    if fixed is None:
        return percent(rate)
    return Odds(rate * 3, 400) if fixed.last else Odds(rate * 5, 400)


BARRIER_MAGE = Role(  # 結界師
    "barrier_mage", WIZARDS, "barrier_wizard",
    (
        Acting("barrier", most=4),
        Hunting(in_some_editions=True),
        Guarding(chance=the_wider_the_weaker, last=1, many=True),
        GuardLimited(),
    ),
)
MIMIC = Role(  # 物真似師
    "mimic", WIZARDS, "mimic_wizard",
    (Acting("cast"), Wizardry(("seer", BLUNDER))),
    brings=("seer", BLUNDER),
)
SPIRITIST = Role("spiritist", WIZARDS, "spiritism_wizard")  # 交霊術師
SAGE = Role("sage", WIZARDS, "philosophy_wizard")  # 賢者

ROLES = (WIZARD, TRIGRAM_WIZARD, CLOWN_WIZARD, ESPER, NUN, HETERODOX_WIZARD, BARRIER_MAGE, MIMIC, SPIRITIST, SAGE)
