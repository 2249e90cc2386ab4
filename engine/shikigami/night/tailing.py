"""tailing — 尾行・透視処理."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.lots import percent
from engine.rulebook import FROM_NIGHT_2, Case, Facet, Stage
from engine.shikigami.acting import Bond
from engine.shikigami.night.divination import eaten
from engine.shikigami.night.draft import Night
from engine.shikigami.night.footsteps import Levitating, MutesSteps
from engine.shikigami.scene import Vote, once
from engine.shikigami.seats import adjoins
from engine.shikigami.terms import Count


@dataclass(frozen=True, slots=True)
class Tailing(Facet):
    """ブン屋: learns who attacked the seat it tails; dies at any other wolf or fox."""


@dataclass(frozen=True, slots=True)
class Clairvoyant(Facet):
    """猩々: learns whom its target voted for."""


@dataclass(frozen=True, slots=True)
class Thundering(Facet):
    """雷神: may make its line sound where talkers are near."""


@dataclass(frozen=True, slots=True)
class Reaching(Facet):
    """An attack by this wolf that does something else than kill, or on this seat that reacts, counts as an attack."""


ORDER = ("tail", "scan", "step_scan")


def followers(night: Night) -> Iterable[Vote]:
    votes = [v for v in night.votes if any(v.role.get(kind) is not None for kind in (Tailing, Clairvoyant, Thundering))]
    return sorted(votes, key=lambda vote: ORDER.index(vote.action))


TAILING = Stage("tailing", followers, Tailing, Clairvoyant, Thundering, nights=FROM_NIGHT_2)


@TAILING.step("dead")
def the_dead_follow_nobody(night: Night, vote: Vote) -> str | None:
    return None if night.alive(vote.seat) else "dead"


@TAILING.step("trap")
def traps_meet_those_who_follow(night: Night, vote: Vote) -> str | None:
    """Lethal: at once, and no report; for 雷神 after the stage. Frost: it is bitten and goes on (雷神 is not)."""
    if vote.role.get(Thundering) is not None:
        if any(night.trap_on(target, lethal=True) for target in vote.targets):
            night.doomed.add(vote.seat)
        return None
    if night.trap_on(vote.target, lethal=True):
        night.kill(vote.seat, "trapped")
        return "trapped"
    if night.trap_on(vote.target, lethal=False):
        night.gain(vote.seat, "frostbite", night.n + 1)
    return None


@TAILING.step("tail", Tailing)
def the_reporter_reports(night: Night, vote: Vote) -> None:
    if vote.role.get(Tailing) is None:
        return
    attack = night.attack
    if attack is not None and attack.target == vote.target:
        if reached(night):
            night.tell(vote.seat, "reporter_scoop", night.apparent(vote.target), night.named(attack.seat))
    elif night.alive(vote.target) and night.count(vote.target) is not Count.HUMAN:
        night.kill(vote.seat, "reporter_duty", vote.target)


def reached(night: Night) -> bool:
    """The target counts as attacked: eaten, or met as wolf or fox, or the case of 冥狼, 雛狼 or 獣人."""
    attack = night.attack
    if attack is None:
        return False
    if night.struck == "action":
        return night.facet(attack.seat, Reaching) is not None
    if night.struck == "reaction":
        return night.facet(attack.target, Reaching) is not None
    return night.struck in ("wolf", "fox") or eaten(night, attack.target)


@TAILING.step("scan", Clairvoyant)
def the_clairvoyant_sees(night: Night, vote: Vote) -> None:
    """All seats of all recorded votes of its target; nothing of passes."""
    if vote.role.get(Clairvoyant) is None:
        return
    for other in night.votes:
        if other.seat == vote.target and not other.borrowed:
            for seat in other.targets:
                night.tell(vote.seat, "clairvoyance", night.apparent(vote.target), night.named(seat))


@TAILING.step("thunder", Thundering)
def the_line_may_sound(night: Night, vote: Vote) -> None:
    """In min(80, 10 × neighbours) percent, if a neighbour of the line can talk at night."""
    if vote.role.get(Thundering) is None or night.weather(MutesSteps) or night.bears(vote.seat, Levitating):
        return
    line = set(vote.targets)
    near = [s for s in night.survivors() if s not in line and any(adjoins(s, at) for at in line)]
    if any(talks(night, s) for s in near) and night.happens(percent(min(80, 10 * len(near)))):
        sounding = [s for s in sorted(line) if night.alive(night.real(s))]
        if sounding:
            night.proclaim("footsteps", *sounding)


def talks(night: Night, seat: int) -> bool:
    """Can talk with others at night."""
    bond = night.facet(seat, Bond)
    return (bond is not None and bond.talks) or night.has(seat, "mind_friend")


LATE_TRAPS = Stage("tailing", once, Thundering, nights=FROM_NIGHT_2)


@LATE_TRAPS.step("delayed")
def the_line_was_trapped(night: Night, case: Case) -> None:
    for seat in night.holders(Thundering):
        if seat in night.doomed:
            night.kill(seat, "trapped")
