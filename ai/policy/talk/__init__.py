"""What a seat may want to say by day. Each module offers moves; the one with the highest score is what it says next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ai.chance import Stream
from ai.policy.talk.move import Move

if TYPE_CHECKING:
    from ai.mind import Mind
    from ai.speaker import Speaker


def best(mind: Mind) -> Move | None:
    """The thing the seat most wants to say now, None when it has nothing new."""
    from ai.policy.talk import claims

    sources: tuple[Callable[[Mind], Iterator[Move]], ...] = (claims.moves, common)
    chosen: Move | None = None
    most = 0.0
    first = not mind.reading.speakers
    for source in sources:
        for move in source(mind):
            score = move.score * _opens(mind, move) if first else move.score
            if score > most:
                chosen, most = move, score
    return chosen if chosen is None or most == chosen.score else Move(most, chosen.statements, chosen.note)


def common(mind: Speaker) -> Iterator[Move]:
    """What one may want to say whatever the rule set: replies, mood, judgements, plans."""
    from ai.policy.talk import ballots, judge, mood, replies

    for source in (replies, mood, judge, ballots):
        yield from source.moves(mind)


_OPENERS = ((0.36, ("react_death", "react_peace")), (0.74, ("small_talk",)), (0.88, ("suspect", "ask", "request")))


def _opens(mind: Mind, move: Move) -> float:
    """How well *move* suits as the first line of this day at this table: mornings do not all begin alike."""
    lot = Stream(mind.budget.seed, "opening", mind.view.day).real()
    wanted = next((types for bound, types in _OPENERS if lot < bound), ("claim", "counter_claim", "report"))
    return 1.0 if move.statements[0].type in wanted else 0.25
