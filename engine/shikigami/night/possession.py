"""corpse_possession — 死亡者に対する憑依能力の選出処理, and possession — 憑依処理."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.rulebook import FROM_NIGHT_2, Case, Facet, Stage
from engine.shikigami.night.bodies import PossessionLimited, Possessor
from engine.shikigami.night.draft import Booking, Night
from engine.shikigami.night.warding import Warding, shielded
from engine.shikigami.scene import Vote


@dataclass(frozen=True, slots=True)
class CorpsePossessing(Facet):
    """Once takes the body of a dead seat, unless its winning camp is one of *spares*."""

    spares: frozenset[str]


def takers(night: Night) -> Iterable[Vote]:
    return [v for v in night.votes_of(CorpsePossessing) if not night.spent(v.seat)]


CORPSE_POSSESSION = Stage("corpse_possession", takers, CorpsePossessing, nights=FROM_NIGHT_2)


@CORPSE_POSSESSION.step("dead")
def the_dead_take_no_bodies(night: Night, vote: Vote) -> str | None:
    return None if night.alive(vote.seat) else "dead"


@CORPSE_POSSESSION.step("warded", Warding)
def misfortune_is_averted(night: Night, vote: Vote) -> str | None:
    return "warded" if shielded(night, vote.seat) else None


@CORPSE_POSSESSION.step("")
def a_body_is_chosen(night: Night, vote: Vote) -> str | None:
    mine = vote.role.get(CorpsePossessing)
    assert mine is not None
    body = vote.target
    wanting = [v for v in takers(night) if v.target == body and night.alive(v.seat)]
    if night.alive(body) or night.camp(body) in mine.spares or night.bears(body, PossessionLimited):
        return "void"
    if body in night.start.wears.values() or len(wanting) > 1:
        return "void"
    night.bookings.append(Booking(vote.seat, body))
    return None


def bookings(night: Night) -> Iterable[Booking]:
    return tuple(night.bookings)


POSSESSION = Stage("possession", bookings, Possessor)


@POSSESSION.step("cancelled")
def it_may_come_to_nothing(night: Night, booking: Booking) -> str | None:
    """A victim that is not possessed remains an ordinary one."""
    me = booking.seat
    if booking.cancelled:
        return "cancelled"
    if not night.alive(me) or me in night.revived or booking.target in night.revived or bereaved(night, me):
        return "void"
    return None


@POSSESSION.step("")
def the_body_is_taken(night: Night, booking: Booking) -> None:
    """From tomorrow the possessor wears it; one that it wore before is left."""
    me, body = booking.seat, booking.target
    leave_body(night, me)
    night.gain(me, "wears_body", body)
    night.gain(me, "body_taken", night.n)
    night.gain(body, "worn_by", me)
    if night.facet(me, CorpsePossessing) is not None:
        night.gain(me, "lost_ability")
    elif body in night.deaths:
        night.deaths[body] = "possessed_targeted"
        night.mark("killed", body, "possessed_targeted")
    night.proclaim("possession_done", night.apparent(me))


SENT_HOME = Stage("possession", lambda night: [Case(0, s) for s in sorted(night.sent_home)], Possessor)


@SENT_HOME.step("home")
def others_are_sent_home(night: Night, case: Case) -> str | None:
    if not night.alive(case.target):
        return "dead"
    leave_body(night, case.target)
    night.proclaim("possession_released", case.target)
    return None


def leave_body(night: Night, possessor: int) -> None:
    """The body that *possessor* wears, if any, is nobody's from now on."""
    body = night.start.wears.get(possessor)
    if body is not None:
        night.lose(possessor, "wears_body", body)
        night.lose(body, "worn_by", possessor)


def bereaved(night: Night, seat: int) -> bool:
    """Has a partner that died or was called back tonight."""
    mine = set(night.args(seat, "lovers"))
    return bool(mine) and any(
        mine.intersection(night.args(s, "lovers")) for s in (*night.deaths, *night.revived) if s != seat
    )
