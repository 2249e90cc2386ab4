"""Explanations come from the seat's own view and point at real events."""

from __future__ import annotations

from ai.agent import Budget, make
from ai.arena import play, setup_for
from ai.explain import minds, why
from engine import events as ev
from engine.events import visible


def test_every_vote_has_its_evidence_and_every_day_its_belief():
    setup = setup_for("shikigami", "classic", 9, "explain")
    agent = make("first")
    game = play(setup, [agent] * 9, Budget(seed="ai-explain"))

    votes = 0
    for seat in range(1, 10):
        story = minds(game.log, seat)
        cast = [e for e in game.log if isinstance(e, ev.Voted) and e.seat == seat]
        assert [(b.day, b.target) for b in story.ballots] == [(v.day, v.target) for v in cast]
        assert story.role == next(e.role for e in game.log if isinstance(e, ev.Dealt) and e.seat == seat)
        for moment in story.moments:
            assert seat not in moment.wolf
            assert all(0 <= p <= 1 for p in moment.wolf.values())
        for ballot in story.ballots:
            votes += 1
            assert len(ballot.reasons) <= 2
            assert ballot.rank >= 1
        if cast:
            assert why(game.log, seat, cast[0].day).target == cast[0].target
    assert votes > 10
    assert why(game.log, 1, 99) is None


def test_hidden_events_do_not_change_a_story():
    setup = setup_for("shikigami", "classic", 9, "explain-2")
    agent = make("first")
    game = play(setup, [agent] * 9, Budget(seed="ai-explain-2"))

    own = [e for e in game.log if visible(e, 4)]
    assert minds(own, 4) == minds(game.log, 4)
