"""assassination — 暗殺処理, abduction — 人攫い処理, and reverse_assassin — 反魂師による暗殺・反魂の執行."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.lots import ALWAYS, NEVER, Odds, percent
from engine.rulebook import FROM_NIGHT_2, Case, Facet, Stage
from engine.shikigami.night.attack import Escaping, OgreWeather, SelfTrapping
from engine.shikigami.night.draft import Night
from engine.shikigami.night.guards import Trapping
from engine.shikigami.night.immunity import Awakening, VegaImmune, awakened, challenged
from engine.shikigami.scene import Vote, once


@dataclass(frozen=True, slots=True)
class Assassinating(Facet):
    """Strikes at night: it kills, unless *does* says what it does instead.

    *slips*: the odds that its strike falls on itself (蝕暗殺者). *spray*: the odds, for a line of that many seats, that
    each of them is met at all (風神). *calls*: it notes its target, dead or alive, for reverse_assassin.
    """

    does: Callable[[Night, Vote, int], None] | None = None
    slips: Odds = NEVER
    spray: Callable[[int], Odds] | None = None
    calls: bool = False


@dataclass(frozen=True, slots=True)
class Abducting(Facet):
    """Carries people off: after *k* successes with *rate*^k, rounded up to whole percents.

    *prey(night, seat)*: whom alone it can take. *does*: what it does instead of killing.
    """

    rate: Odds
    prey: Callable[[Night, int], bool] | None = None
    does: Callable[[Night, int], None] | None = None


@dataclass(frozen=True, slots=True)
class Reflecting(Facet):
    """Turns a strike back with these *odds*; an *ogre* as the weather says."""

    odds: Odds = ALWAYS
    ogre: bool = False


@dataclass(frozen=True, slots=True)
class Gatekeeping(Facet):
    """門番: nobody is struck or carried off at a door it guards (D16)."""


@dataclass(frozen=True, slots=True)
class NoReflection(Facet):
    """Weather: nothing is reflected (日蝕)."""


@dataclass(frozen=True, slots=True)
class MoreReflection(Facet):
    """Weather: everybody reflects with so many *points* of a hundred more (寒波)."""

    points: int


class Strike(Case):
    """One target of one strike: *vote* aims at it."""

    __slots__ = ("vote",)

    def __init__(self, vote: Vote, target: int) -> None:
        super().__init__(vote.seat, target)
        self.vote = vote


def strikes(night: Night) -> Iterable[Strike]:
    found = []
    for vote in night.votes_of(Assassinating):
        if assassinating(vote).spray is not None:
            found += [Strike(vote, target) for target in vote.targets]
        else:
            found.append(Strike(vote, vote.target))
    return found


def assassinating(vote: Vote) -> Assassinating:
    facet = vote.role.get(Assassinating)
    assert facet is not None
    return facet


def dead_hands_do_nothing(night: Night, at: Strike) -> str | None:
    return None if night.alive(at.seat) else "dead"


def a_trap_at_the_door(night: Night, at: Strike) -> str | None:
    """A lethal one ends it; the visitor dies of it when all have struck."""
    if night.trap_on(at.target, lethal=True):
        night.doomed.add(at.seat)
        return "trapped"
    if night.trap_on(at.target, lethal=False):
        night.frosted.add(at.seat)
    return None


def a_gatekeeper_turns_it_away(night: Night, at: Strike) -> str | None:
    """Whatever limits, pierces or breaks other guards does not matter here (D16)."""
    keepers = [
        post.seat for post in night.posts
        if post.vote.role.get(Gatekeeping) is not None and at.target in post.targets and night.alive(post.seat)
    ]
    for keeper in keepers:
        night.tell_guard(keeper, at.target)
    return "guard" if keepers else None


def nobody_is_at_home(night: Night, at: Strike) -> str | None:
    return "escaper" if at.target in night.away else None


def reflects(night: Night, target: int) -> bool:
    """Whether *target* turns the strike back. Never under 日蝕, and never when it is dead now."""
    if night.weather(NoReflection) or not night.alive(target):
        return False
    return night.happens(percent(min(100, reflection(night, target))))


def reflection(night: Night, target: int) -> int:
    """How many times in a hundred."""
    if night.bears(target, VegaImmune) or challenged(night, target):
        return 100
    if Awakening in night.plan.kinds and awakened(night, target):
        return 100
    mine = night.facet(target, Reflecting)
    odds = NEVER if mine is None else mine.odds
    if mine is not None and mine.ogre:
        weather = night.weather(OgreWeather)
        odds = weather.odds if weather else odds
    more = night.weather(MoreReflection)
    return odds.n * 100 // odds.of + (more.points if more else 0)


ASSASSINATION = Stage("assassination", strikes, Assassinating, nights=FROM_NIGHT_2)

ASSASSINATION.step("dead")(dead_hands_do_nothing)


@ASSASSINATION.step("line")
def not_every_seat_of_a_line_is_met(night: Night, at: Strike) -> str | None:
    """風神: each seat of its line is drawn first, and only one that lives is met."""
    mine = assassinating(at.vote)
    if mine.spray is None:
        return None
    if not night.alive(at.target):
        return "gone"
    return None if night.happens(mine.spray(len(at.vote.targets))) else "missed"


ASSASSINATION.step("trap", Trapping, SelfTrapping)(a_trap_at_the_door)
ASSASSINATION.step("gatekeeper", Gatekeeping)(a_gatekeeper_turns_it_away)
ASSASSINATION.step("escaping", Escaping)(nobody_is_at_home)


@ASSASSINATION.step("reflected")
def a_strike_may_come_back(night: Night, at: Strike) -> str | None:
    slips = assassinating(at.vote).slips
    if reflects(night, at.target) or (not night.weather(NoReflection) and night.happens(slips)):
        night.stabbed.append((at.seat, at.target))
        return "reflected"
    return None


@ASSASSINATION.step("strikes")
def the_strike_falls(night: Night, at: Strike) -> str | None:
    mine = assassinating(at.vote)
    if mine.calls:
        night.returning.append((at.target, at.seat))
        return "noted"
    if not night.alive(at.target):
        return "gone"
    if mine.does is not None:
        mine.does(night, at.vote, at.target)
    else:
        night.stabbed.append((at.target, at.seat))
    return None


AFTER_STRIKES = Stage("assassination", once, Assassinating, nights=FROM_NIGHT_2)


@AFTER_STRIKES.step("after")
def the_struck_die_together(night: Night, case: Case) -> None:
    """The trapped first; assassins may kill each other."""
    spring_traps(night)
    for seat, by in night.stabbed:
        night.kill(seat, "assassinated", by)
    night.stabbed = []


def spring_traps(night: Night) -> None:
    for seat in sorted(night.doomed):
        night.kill(seat, "trapped")
    night.doomed = set()


def abductions(night: Night) -> Iterable[Strike]:
    return [Strike(vote, vote.target) for vote in night.votes_of(Abducting) if vote.action == "abduct"]


ABDUCTION = Stage("abduction", abductions, Abducting, nights=FROM_NIGHT_2)

ABDUCTION.step("dead")(dead_hands_do_nothing)
ABDUCTION.step("trap", Trapping, SelfTrapping)(a_trap_at_the_door)
ABDUCTION.step("gatekeeper", Gatekeeping)(a_gatekeeper_turns_it_away)


@ABDUCTION.step("gone")
def the_dead_are_left_alone(night: Night, at: Strike) -> str | None:
    return None if night.alive(at.target) else "gone"


ABDUCTION.step("escaping", Escaping)(nobody_is_at_home)


@ABDUCTION.step("reflected")
def it_may_come_back(night: Night, at: Strike) -> str | None:
    if not reflects(night, at.target):
        return None
    night.abducted.append((at.seat, at.target))
    return "reflected"


@ABDUCTION.step("takes")
def the_ogre_takes_its_prey(night: Night, at: Strike) -> str | None:
    """Every success makes the next less likely; under 朧月 it is certain and does not count."""
    mine = at.vote.role.get(Abducting)
    assert mine is not None
    if mine.prey is not None and not mine.prey(night, at.target):
        return "restricted"
    weather = night.weather(OgreWeather)
    k = max(night.args(at.seat, SUCCESSES), default=0)
    if not night.happens(weather.odds if weather else chance(mine.rate, k)):
        return "missed"
    if weather is None:
        night.gain(at.seat, SUCCESSES, k + 1)
    if mine.does is not None:
        mine.does(night, at.target)
    else:
        night.abducted.append((at.target, at.seat))
    return None


SUCCESSES = "successes"
"""The trait in which the rules count, for their own use, how often somebody has succeeded."""


def chance(rate: Odds, k: int) -> Odds:
    """⌈100 · rate^k⌉ percent."""
    return percent(-(-100 * rate.n ** k // rate.of ** k))


AFTER_ABDUCTIONS = Stage("abduction", once, Abducting, nights=FROM_NIGHT_2)


@AFTER_ABDUCTIONS.step("after")
def the_abducted_are_gone(night: Night, case: Case) -> None:
    spring_traps(night)
    for seat, by in night.abducted:
        night.kill(seat, "abducted", by)
    night.abducted = []


@dataclass(frozen=True, slots=True)
class StaysDead(Facet):
    """反魂 calls nobody of this kind back (恋人, 背徳者系, 覚醒者, 夢語部)."""


def the_noted(night: Night) -> Iterable[Case]:
    return [Case(by, seat) for seat, by in night.returning]


REVERSE_ASSASSIN = Stage("reverse_assassin", the_noted, Assassinating, nights=FROM_NIGHT_2)


@REVERSE_ASSASSIN.step("")
def the_living_die_and_the_dead_are_called(night: Night, case: Case) -> None:
    """Two who note the same corpse undo each other (the call itself: reverse_revival)."""
    if night.alive(case.target):
        night.kill(case.target, "assassinated", case.seat)
    elif not night.bears(case.target, StaysDead):
        night.recalled ^= {case.target}
