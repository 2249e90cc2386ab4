"""instant_actions — 即時処理: votes resolved the moment they are cast, before the night is tallied."""

from __future__ import annotations

from collections.abc import Iterable

from engine.rulebook import Stage
from engine.shikigami.acting import Acting
from engine.shikigami.night.draft import Night
from engine.shikigami.scene import Vote


def instant_votes(night: Night) -> Iterable[Vote]:
    return [v for v in night.votes if (acting := v.role.get(Acting)) is not None and acting.instant is not None]


INSTANT = Stage("instant_actions", instant_votes, Acting)


@INSTANT.step("")
def is_done_at_once(night: Night, vote: Vote) -> None:
    """Everybody's traits already contain it when the night is judged."""
    acting = vote.role.get(Acting)
    assert acting is not None and acting.instant is not None
    acting.instant(night, vote)
