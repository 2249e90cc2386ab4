"""revival — 他者蘇生処理. Not while roles are open to the dead."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.lots import percent
from engine.rulebook import FROM_NIGHT_2, Case, Facet, Stage
from engine.shikigami.night.draft import Night
from engine.shikigami.night.immunity import specially_resists
from engine.shikigami.scene import Vote


@dataclass(frozen=True, slots=True)
class Reviving(Facet):
    """Calls the dead back with *rate* percent, of which *amiss* raise another (a fifth unless said otherwise).

    *chance* instead of *rate* where it depends on the night. *pays*: what success costs, *gains*: what it brings.
    *once*: not after `lost_ability`.
    """

    rate: int = 25
    amiss: int | None = None
    chance: Callable[[Night, Vote], int] | None = None
    pays: Callable[[Night, Vote], None] | None = None
    gains: Callable[[Night, Vote], None] | None = None
    once: bool = False


@dataclass(frozen=True, slots=True)
class Neglecting(Facet):
    """神医: a night on which it calls nobody back takes its toll."""

    toll: Callable[[Night, int], None]


@dataclass(frozen=True, slots=True)
class RevivalLimited(Facet):
    """蘇生制限: cannot be called back."""


@dataclass(frozen=True, slots=True)
class RaisesRates(Facet):
    """While the holder lives, every rate is raised to ⌈rate × 1.3⌉ (蛇神)."""


@dataclass(frozen=True, slots=True)
class RevivalWeather(Facet):
    """Weather: *rate* for everybody: 100 without mistake and payment (雷雨), or 0 (快晴)."""

    rate: int


@dataclass(frozen=True, slots=True)
class DoublesMistakes(Facet):
    """Weather: twice as much of every rate goes amiss (疎雨)."""


ROBBERS_CURSE = percent(70)
"""How often a robbed grave curses who opens it."""


def spends_its_ability(night: Night, vote: Vote) -> None:
    night.gain(vote.seat, "lost_ability")


def revivers(night: Night) -> Iterable[Vote]:
    return () if night.start.options.get("open_cast") else night.votes_of(Reviving)


REVIVAL = Stage("revival", revivers, Reviving, nights=FROM_NIGHT_2)


@REVIVAL.step("dead")
def whoever_died_tonight_calls_nobody_back(night: Night, vote: Vote) -> str | None:
    """Even if it was called back itself."""
    mine = vote.role.get(Reviving)
    if mine is not None and mine.once and night.spent(vote.seat):
        return "spent"
    return None if night.alive(vote.seat) and vote.seat not in night.deaths else "dead"


@REVIVAL.step("rate")
def the_dead_may_come_back(night: Night, vote: Vote) -> None:
    """One draw of a hundred: above the rate it fails; the lowest part raises somebody else by mistake."""
    mine = vote.role.get(Reviving)
    assert mine is not None
    rate, amiss, free = rates(night, vote, mine)
    chosen = vote.target
    drawn = night.pick((amiss, rate - amiss, 100 - rate)) if 0 < rate < 100 or amiss else (1 if rate else 2)
    others = [s for s in night.seats() if s != chosen and may_return(night, s)] if drawn == 0 else []
    raised = night.one_of(others) if others else chosen
    if drawn == 2 or not revivable(night, raised) or (night.alive(raised) and raised not in night.revived):
        night.tell(vote.seat, "revive_failed", chosen)
        night.proclaim("revive_failed_public", chosen)
        return
    if not night.alive(raised):
        night.revive(raised)
    night.tell(vote.seat, "revive_success", raised)
    if raised in night.robbed and not specially_resists(night, vote.seat) and night.happens(ROBBERS_CURSE):
        night.gain(vote.seat, "death_warrant", night.n + 2)
    if mine.gains:
        mine.gains(night, vote)
    if mine.pays and not free:
        mine.pays(night, vote)


def rates(night: Night, vote: Vote, mine: Reviving) -> tuple[int, int, bool]:
    """The rate, the part of it that goes amiss, and whether success is free of charge."""
    weather = night.weather(RevivalWeather)
    if weather is not None:
        return weather.rate, 0, bool(weather.rate)
    rate = mine.chance(night, vote) if mine.chance else mine.rate
    if RaisesRates in night.plan.kinds and any(night.alive(s) for s in night.holders(RaisesRates)):
        rate = min(100, -(-rate * 13 // 10))
    amiss = rate // 5 if mine.amiss is None else mine.amiss
    if night.weather(DoublesMistakes) is not None:
        amiss *= 2
    return rate, min(amiss, rate), False


def revivable(night: Night, seat: int) -> bool:
    """Not revival-limited. Somebody called back tonight may be called back again."""
    return not night.bears(seat, RevivalLimited)


def may_return(night: Night, seat: int) -> bool:
    """Dead now (those of tonight count), not limited, not the dummy, not called back tonight."""
    return not night.alive(seat) and seat != night.start.dummy and seat not in night.revived and revivable(night, seat)


def the_idle(night: Night) -> Iterable[Case]:
    """Alive, and passed."""
    if night.start.options.get("open_cast"):
        return ()
    return [Case(s) for s in night.holders(Neglecting) if night.alive(s) and s in night.passed]


IDLE_REVIVERS = Stage("revival", the_idle, Neglecting, nights=FROM_NIGHT_2)


@IDLE_REVIVERS.step("idle")
def idleness_takes_its_toll(night: Night, case: Case) -> None:
    neglecting = night.facet(case.seat, Neglecting)
    assert neglecting is not None
    neglecting.toll(night, case.seat)
