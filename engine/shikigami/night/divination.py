"""divination — 占い関連処理, and spell_kill — 呪殺処理."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.lots import Odds
from engine.rulebook import Case, Facet, Stage
from engine.shikigami.night.draft import Night
from engine.shikigami.night.immunity import VegaImmune
from engine.shikigami.scene import Vote

COLOURS = {"human": "divined_human", "werewolf": "divined_wolf", "ogre": "divined_ogre", "bat": "divined_chiroptera"}
"""What a seat is seen as → the result the diviner is told."""


@dataclass(frozen=True, slots=True)
class Divining(Facet):
    """Divines its target. *spells*: marks the spell-killable; *cancels*: a possession its target has booked tonight.

    *result* is what it learns (the common colours unless said otherwise), *failure* the id of a failed one.
    *order*: of the votes.
    *heedless*: ignores curses.
    """

    spells: bool = True
    cancels: bool = True
    result: Callable[[Night, Vote], tuple[str, str]] | None = None
    failure: str = "divined_failed"
    order: int = 0
    heedless: bool = False


@dataclass(frozen=True, slots=True)
class Spellable(Facet):
    """Dies in spell_kill when it was divined by one who spells."""


@dataclass(frozen=True, slots=True)
class Colouring(Facet):
    """A fire that decides what its bearer is seen as."""

    seen_as: str


@dataclass(frozen=True, slots=True)
class CurseBearing(Facet):
    """呪系: whoever divines, curses or jams it dies."""


@dataclass(frozen=True, slots=True)
class Veiling(Facet):
    """Weather: every divination fails with these *odds* (半月)."""

    odds: Odds


@dataclass(frozen=True, slots=True)
class Illusive(Facet):
    """幻系: while *active*, divining it fails."""

    active: Callable[[Night, int], bool]


@dataclass(frozen=True, slots=True)
class NoSpells(Facet):
    """Weather: nobody dies of divination (天気雨)."""


@dataclass(frozen=True, slots=True)
class NoCurses(Facet):
    """Weather: curses do not strike back (月蝕)."""


def colour(night: Night, target: int) -> str:
    """What ordinary divination shows: a fire on the seat, or else its role."""
    for fire, _ in night.borne(target, Colouring):
        return fire.seen_as
    return night.role(target).seen_as


def divinations(night: Night) -> Iterable[Vote]:
    votes = list(night.votes_of(Divining))
    if len(votes) > 1:
        votes.sort(key=lambda vote: divining(vote).order)
    return votes


def divining(vote: Vote) -> Divining:
    facet = vote.role.get(Divining)
    assert facet is not None
    return facet


DIVINATION = Stage("divination", divinations, Divining)


@DIVINATION.step("dead")
def the_dead_divine_nothing(night: Night, vote: Vote) -> str | None:
    return None if night.alive(vote.seat) else "dead"


@DIVINATION.step("fails", Veiling, Illusive)
def a_divination_may_fail(night: Night, vote: Vote) -> str | None:
    illusive = night.facet(vote.target, Illusive)
    veil = night.weather(Veiling)
    fails = vote.seat in night.jammed
    if not fails and vote.seat not in night.warded:
        fails = illusive is not None and night.alive(vote.target) and illusive.active(night, vote.target)
        fails = fails or (veil is not None and night.happens(veil.odds))
    if not fails:
        return None
    night.tell(vote.seat, divining(vote).failure, night.apparent(vote.target))
    return "failed"


@DIVINATION.step("curse", CurseBearing)
def curses_strike_back(night: Night, vote: Vote) -> str | None:
    if divining(vote).heedless:
        return None
    bearer = night.bears(vote.target, CurseBearing) and not night.weather(NoCurses)
    if not (bearer or vote.target in night.cursed):
        return None
    if vote.seat in night.warded:
        return None
    night.kill(vote.seat, "cursed", vote.target)
    return "cursed"


@DIVINATION.step("result")
def the_diviner_learns(night: Night, vote: Vote) -> None:
    """A dead target still gives a result."""
    mine = divining(vote)
    target = vote.target
    if mine.spells and may_be_spelled(night, target):
        night.spelled.append(target)
    if mine.cancels:
        for booking in night.bookings:
            if booking.seat == target:
                booking.cancelled = True
    if mine.result is not None:
        result, value = mine.result(night, vote)
        night.tell(vote.seat, result, night.apparent(target), value)
    else:
        night.tell(vote.seat, COLOURS[colour(night, target)], night.apparent(target))


def may_be_spelled(night: Night, target: int) -> bool:
    """A living fox or the like, not beyond spells, not marked already."""
    if not night.bears(target, Spellable) or not night.alive(target) or target in night.spelled:
        return False
    return not night.weather(NoSpells) and not night.bears(target, VegaImmune)


def the_marked(night: Night) -> Iterable[Case]:
    return [Case(0, seat) for seat in night.spelled]


SPELL_KILL = Stage("spell_kill", the_marked, Spellable)


@SPELL_KILL.step("")
def the_marked_die(night: Night, case: Case) -> None:
    night.kill(case.target, "spell_killed")
