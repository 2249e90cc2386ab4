"""instant_actions — 即時処理: votes resolved the moment they are cast, before the night is tallied."""

from __future__ import annotations

from collections.abc import Iterable

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
