"""instant_actions — 即時処理: votes resolved the moment they are cast, before the night is tallied."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.rulebook import Stage
from engine.shikigami.acting import Instant
from engine.shikigami.night.draft import Night
from engine.shikigami.scene import Vote


def instant_votes(night: Night) -> Iterable[Vote]:
    return night.votes_of(Instant)


INSTANT = Stage("instant_actions", instant_votes, Instant)


@INSTANT.step("")
def is_done_at_once(night: Night, vote: Vote) -> None:
    """Everybody's traits already contain it when the night is judged."""
    instant = vote.role.get(Instant)
    assert instant is not None
    instant.does(night, vote)


# What such votes do.


def marks(trait: str, *besides: Callable[[Night, Vote], None]) -> Callable[[Night, Vote], None]:
    """Each chosen seat carries *trait* [giver] from this moment on; then what comes *besides*."""

    def does(night: Night, vote: Vote) -> None:
        for seat in vote.targets:
            night.gain_at_once(seat, trait, vote.seat)
        for more in besides:
            more(night, vote)

    return does


def all_resound(night: Night, vote: Vote) -> None:
    for seat in vote.targets:
        night.gain_at_once(seat, "mind_friend", vote.seat)


def the_other_hears(night: Night, vote: Vote) -> None:
    """Whoever was chosen beside the giver hears it at night."""
    for seat in vote.targets:
        if seat != vote.seat:
            night.gain_at_once(seat, "mind_receiver", vote.seat)


def is_protected(night: Night, vote: Vote) -> None:
    """Whoever was chosen, except the giver itself."""
    for seat in vote.targets:
        if seat != vote.seat:
            night.gain_at_once(seat, "protected", vote.seat)


def sympathise(night: Night, vote: Vote) -> None:
    """Both learn each other's role."""
    if len(vote.targets) == 2:
        for seat, partner in (vote.targets, vote.targets[::-1]):
            night.gain_at_once(seat, "mind_sympathy")
            night.tell(seat, "sympathy", night.apparent(partner), night.role(partner).id)
