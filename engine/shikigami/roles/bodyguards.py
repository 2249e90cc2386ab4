"""狩人系 — those who guard."""

from __future__ import annotations

from engine.lots import ALWAYS, Odds, percent
from engine.shikigami.acting import Acting, Unwritten
from engine.shikigami.day.count import Voting
from engine.shikigami.night.assassination import Gatekeeping, Reflecting
from engine.shikigami.night.attack import Poisonous, Resisting
from engine.shikigami.night.door import Door, GuardLimited
from engine.shikigami.night.draft import Assault, Night, Post
from engine.shikigami.night.dreams import Dreaming, DreamWarding
from engine.shikigami.night.footsteps import Walking
from engine.shikigami.night.guards import Guarding
from engine.shikigami.night.hunt import Hunting
from engine.shikigami.night.tailing import Tailing
from engine.shikigami.night.warding import Warding
from engine.shikigami.night.wolf_failed import Piercing
from engine.shikigami.scene import Vote
from engine.shikigami.terms import VILLAGE, Count, Family, Role

BODYGUARDS = Family("bodyguard", VILLAGE, basic="bodyguard", upper="knight", lower="dream_warden")

BODYGUARD = Role(  # 狩人
    "bodyguard", BODYGUARDS, "guard",
    (Acting("guard"), Guarding(), Hunting()),
)


def dies_at_the_door(night: Night, at: Door) -> None:
    """猟師 bars the door with its own body, against wolves only, whether the door holds or not (attack.07, D13)."""
    if at.by_wolf:
        night.kill(at.seat, "wolf_killed", at.assailant)


def any_fox(night: Night, target: int) -> bool:
    return night.count(target) is Count.FOX


HUNTER = Role(  # 猟師
    "hunter", BODYGUARDS, "hunter_guard",
    (Acting("guard"), Guarding(after=dies_at_the_door), Hunting(also=any_fox)),
)


def blinds(night: Night, at: Door) -> None:
    """夜雀 blinds whoever comes, wolf or vampire (attack.07, vampire.27)."""
    night.gain(at.assailant, "blinder")


NIGHT_SPARROW = Role(  # 夜雀
    "night_sparrow", BODYGUARDS, "blind_guard",
    (Acting("guard"), Guarding(limited=False, after=blinds)),
    gives=("blinder",),
)
GATEKEEPER = Role(  # 門番
    "gatekeeper", BODYGUARDS, "gatekeeper_guard",
    (Acting("guard"), Guarding(), Gatekeeping()),
)
MOUNTAIN_HUNTER = Role(  # 山立
    "mountain_hunter", BODYGUARDS, "step_guard",
    (Acting("step_guard", most=10, path=True), Guarding(limited=False), Hunting(), Walking("step_guard")),
)


def the_living_are_not_its_care(night: Night, post: Post) -> Odds:
    """墓守 guards an apparently living seat with 30%."""
    return percent(30) if night.seemed_alive(post.vote.bodies[-1]) else ALWAYS


def curses_the_buried(night: Night, post: Post) -> None:
    """hunt.12: on wolves and foxes dead since before tonight (D14), it lays a warrant. It is told nothing."""
    target = post.target
    if not night.was_alive(target) and night.count(target) is not Count.HUMAN:
        night.gain(target, "death_warrant", night.n + 3)


GRAVEKEEPER = Role(  # 墓守
    "gravekeeper", BODYGUARDS, "grave_guard",
    (
        Acting("guard", either=True, dummy=False),
        Guarding(chance=the_living_are_not_its_care),
        Hunting(instead=curses_the_buried),
    ),
    gives=("death_warrant",),
)


def pierces_its_ward(night: Night, vote: Vote) -> None:
    """一寸法師 gives whom it guarded away once an attack has failed (wolf_failed)."""
    night.gain(vote.target, "penetration")
    night.tell(vote.seat, "penetration_added", night.apparent(vote.target))


INCH_WARRIOR = Role(  # 一寸法師
    "inch_warrior", BODYGUARDS, "wanderer_guard",
    (Acting("guard"), Guarding(), Hunting(), Piercing(pierces_its_ward)),
    gives=("penetration",),
)


def any_ogre(night: Night, target: int) -> bool:
    return night.family(target) in ("ogre", "yaksha")


SAMURAI = Role(  # 侍
    "samurai", BODYGUARDS, "reflect_guard",
    (Acting("guard"), Guarding(), Hunting(also=any_ogre), Reflecting()),
)
KNIGHT = Role(  # 騎士
    "knight", BODYGUARDS, "poison_guard",
    (Acting("guard"), Guarding(limited=False), Hunting(), Poisonous(by_day=False)),
)


def slips_away_once(night: Night, assault: Assault, arg: int) -> bool:
    """忍者 survives the first attack that reaches it."""
    if night.spent(assault.target):
        return False
    night.gain(assault.target, "lost_ability")
    return True


NINJA = Role(  # 忍者
    "ninja", BODYGUARDS, "fend_guard",
    (Acting("guard"), Guarding(), Hunting(), Resisting(slips_away_once)),
    gives=("lost_ability",),
)
REPORTER = Role(  # ブン屋
    "reporter", BODYGUARDS, "reporter", (Acting("tail"), GuardLimited(), Tailing(), Unwritten()),
)
MISFORTUNE_GOD = Role("misfortune_god", BODYGUARDS, "anti_voodoo", (Acting("ward_off"), Warding()))  # 厄神
VETERAN = Role(  # 老兵
    "veteran", BODYGUARDS, "elder_guard",
    # Old bones: misses 3 nights in 10.
    (Acting("guard"), Guarding(holds=percent(70), limited=False), Voting(more=1)),
)
DREAM_WARDEN = Role(  # 夢守人
    "dream_warden", BODYGUARDS, "dummy_guard",
    (Acting("guard"), Guarding(wary=False, bars=False), DreamWarding(), Dreaming()),
    shown_as="bodyguard",
)

ROLES = (
    BODYGUARD, HUNTER, NIGHT_SPARROW, GATEKEEPER, MOUNTAIN_HUNTER, GRAVEKEEPER, INCH_WARRIOR, SAMURAI, KNIGHT,
    NINJA, REPORTER, MISFORTUNE_GOD, VETERAN, DREAM_WARDEN,
)
