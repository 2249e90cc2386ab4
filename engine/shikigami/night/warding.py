"""misfortune_warding — 厄払い処理."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.rulebook import FROM_NIGHT_2, Facet, Stage
from engine.shikigami.night.bodies import Possessor
from engine.shikigami.night.draft import Night
from engine.shikigami.scene import Vote


@dataclass(frozen=True, slots=True)
class Warding(Facet):
    """Keeps curses, jamming and possession from its target tonight."""


def wards(night: Night) -> Iterable[Vote]:
    return night.votes_of(Warding)


WARDING = Stage("misfortune_warding", wards, Warding, nights=FROM_NIGHT_2)


@WARDING.step("")
def misfortune_is_kept_away(night: Night, vote: Vote) -> str | None:
    """At once: a possession booked on the target, a body it wears, the possession of an attacking 憑狼."""
    if not night.alive(vote.seat):
        return "dead"
    target = vote.target
    night.warded.setdefault(target, []).append(vote.seat)
    onto = [booking for booking in night.bookings if booking.target == target]
    possessor = night.facet(target, Possessor) is not None
    if onto:
        for booking in onto:
            booking.cancelled = True
    elif possessor and target in night.start.wears:
        night.sent_home.add(target)
        cancel_of(night, target)
    elif possessor and night.attack is not None and night.attack.seat == target:
        cancel_of(night, target)
    else:
        return None
    night.averted.add(target)
    return "averted"


def cancel_of(night: Night, possessor: int) -> None:
    """Whatever *possessor* has booked tonight is cancelled."""
    for booking in night.bookings:
        if booking.seat == possessor:
            booking.cancelled = True


def shielded(night: Night, seat: int) -> bool:
    """Whether misfortune is kept from *seat*: it struck, was averted, and that is a success (success_recording)."""
    if seat not in night.warded:
        return False
    night.averted.add(seat)
    return True
