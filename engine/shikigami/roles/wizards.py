"""魔法使い系 — those who borrow what others can do."""

from __future__ import annotations

from engine.lots import HALF, Odds, percent
from engine.rulebook import Bearer
from engine.shikigami.acting import Acting
from engine.shikigami.day.count import VoteMagic
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.execution import Detoxing
from engine.shikigami.day.medium import ReadingByLot, ReadingTheExecuted
from engine.shikigami.day.shock import Curing
from engine.shikigami.day.voting import VoteActing
from engine.shikigami.night.assassination import Assassinating
from engine.shikigami.night.attack import Resisting
from engine.shikigami.night.divination import Divining, a_liar, learns_nothing
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.draft import Assault, Night, Post
from engine.shikigami.night.guards import Guarding
from engine.shikigami.night.hunt import Hunting
from engine.shikigami.night.immunity import specially_resists
from engine.shikigami.night.wizardry import FixesSpells, Spell, Wizardry
from engine.shikigami.roles.bridge_princesses import ENVY
from engine.shikigami.roles.fairies import notice
from engine.shikigami.roles.madmen import BRINGS_BAD_LUCK, BRINGS_FEVER, STEALS_THE_CORPSE
from engine.shikigami.roles.mediums import the_very_role
from engine.shikigami.scene import Vote
from engine.shikigami.terms import LOVERS, VILLAGE, Family, Role

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
    (
        Acting("cast"),
        Wizardry(("seer", BLUNDER)),
        ReadingTheExecuted(odds=HALF, magic=True, first=3, early=True),
    ),
    brings=("seer", BLUNDER),
)


def former_life(dusk: Dusk, target: int) -> str:
    """精神感応者's reading: what the executed was before, or what it serves; the first that fits."""
    for trait, was in FORMER_LIVES:
        if dusk.has(target, trait):
            return was
    family = dusk.family(target)
    if family in SERVED:
        return SERVED[family]
    if dusk.role(target).camp == LOVERS:
        return "lovers"
    return "possessed" if a_liar(dusk.role(target)) else "villager"


FORMER_LIVES = (
    ("copied", "mania"), ("copied_soul", "mania"), ("copied_teller", "mania"), ("changed_therian", "possessed"),
    ("changed_vindictive", "child_fox"),
)
SERVED = {"nue": "mania", "depraver": "fox", "madman": "werewolf"}


def face_of_the_dead(dusk: Dusk, target: int) -> str:
    """死化粧師's reading: `agonised` when the executed had voted for one of its own camp, else `peaceful`."""
    voted = dusk.registered.get(target, 0)
    return "agonised" if voted and dusk.camp(voted) == dusk.camp(target) else "peaceful"


def the_sex(dusk: Dusk, target: int) -> str:
    return dusk.sex(target)


def common_sight(dusk: Dusk, target: int) -> str:
    return dusk.role(target).medium_as


SPIRITIST = Role(  # 交霊術師
    "spiritist", WIZARDS, "spiritism_wizard",
    (ReadingByLot((
        ("medium_role", the_very_role), ("medium_result", common_sight), ("former_life", former_life),
        ("dead_face", face_of_the_dead), ("medium_sex", the_sex),
    )),),
)


def rings_sweetly(dusk: Dusk, seat: int, target: int) -> None:
    """弁財天: lovers' words ring in its target's ears."""
    dusk.gain(target, "sweet_ringing")


VOTE_SPELLS = (
    Bearer("alchemist_spell", (Detoxing(redirects=True),)),
    Bearer("kappa_spell", (Detoxing(stops=True, reads=False), Curing())),
    Bearer("serpent_spell", (ENVY,), gives=("febris",)),
    Bearer("spider_spell", (BRINGS_FEVER,), gives=("febris",)),
    Bearer("bucket_spell", (BRINGS_BAD_LUCK,), gives=("critical_luck",)),
    Bearer("goddess_spell", (VoteActing(20, rings_sweetly),), gives=("sweet_ringing",)),
    Bearer("corpse_spell", (STEALS_THE_CORPSE,)),
)

SAGE = Role("sage", WIZARDS, "philosophy_wizard", (VoteMagic(VOTE_SPELLS),), brings=VOTE_SPELLS)  # 賢者

ROLES = (WIZARD, TRIGRAM_WIZARD, CLOWN_WIZARD, ESPER, NUN, HETERODOX_WIZARD, BARRIER_MAGE, MIMIC, SPIRITIST, SAGE)
