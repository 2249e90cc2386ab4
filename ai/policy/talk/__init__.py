"""What a seat may want to say by day. Each module offers moves; the one with the highest score is what it says next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ai.policy.talk.move import Move

if TYPE_CHECKING:
    from ai.mind import Mind


def best(mind: Mind) -> Move | None:
    """The thing the seat most wants to say now, None when it has nothing new."""
    from ai.policy.talk import ballots, claims, judge, mood, replies

    sources: tuple[Callable[[Mind], Iterator[Move]], ...] = (
        claims.moves,
        replies.moves,
        mood.moves,
        judge.moves,
        ballots.moves,
    )
    chosen: Move | None = None
    for source in sources:
        for move in source(mind):
            if move.score > 0.0 and (chosen is None or move.score > chosen.score):
                chosen = move
    return chosen
