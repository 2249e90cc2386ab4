"""What a seat says in a discussion: its claims and results, and whatever talk is common to both rule sets."""

from __future__ import annotations

from collections.abc import Iterator

from ai.policy.talk import common
from ai.survival.mind import Mind
from engine.speech import Statement

_TELLING = {"seer": ("divined",), "medium": ("medium",), "fylgja": ("divined", "medium")}
"""Roles that give out what their nights told, and which readings are theirs to give."""
_MOST = 6
"""How often a seat speaks in one discussion."""
_UNFIT = frozenset({"react_death", "react_peace", "hint", "react_right", "react_wrong"})
"""Words for graves, quiet nights and hangings: whoever leaves the Count's game may come back."""

_PLANS = frozenset({"vote_plan", "vote_switch", "request_vote", "plea", "undecided"})
"""Words for a vote, which the first day does not have."""


def moves(mind: Mind) -> Iterator[tuple[float, tuple[Statement, ...]]]:
    """(how much it wishes to say it, what)."""
    if mind.reading.spoken.get(mind.seat, 0) >= _MOST:
        return
    yield from _claims(mind)
    unfit = _UNFIT | _PLANS if mind.view.day == 1 else _UNFIT
    for move in common(mind):
        kind = move.statements[0].type
        if kind in unfit:
            continue
        if kind == "vote_plan" and mind.reading.speakers:  # nobody goes to the box without a word
            yield max(move.score, 0.22 + 0.1 * len(mind.reading.plans)), move.statements
        else:
            yield move.score, move.statements


def _claims(mind: Mind) -> Iterator[tuple[float, tuple[Statement, ...]]]:
    reading, claimed = mind.reading, mind.reading.claimed(mind.seat)
    cover = claimed or mind.cover
    told = {(r.kind, r.night, r.target) for r in reading.reports if r.seat == mind.seat}
    mine = [page for page in mind.diary if page.kind in _TELLING.get(cover, ())]
    fresh = [page for page in mine if (page.kind, page.night, page.target) not in told]
    reports = tuple(
        Statement("report", target=page.target, kind=page.kind, night=page.night, heat=int(page.wolf),
                  value="werewolf" if page.wolf else "human")
        for page in sorted(fresh, key=lambda page: (not page.wolf, -page.night))[:2]
    )  # fmt: skip
    if claimed:
        if reports:
            yield 0.9, reports
        return
    rivals = [seat for seat in reading.claimants(cover) if seat != mind.seat]
    cornered = sum(line.said.target == mind.seat for line in reading.plans.values()) * 3 > len(mind.view.alive)
    if cover in _TELLING and reports:
        black = any(page.wolf for page in fresh)
        ready = black or rivals or cornered or mind.view.day >= 2 + (mind.nature("out") > 0.7)
        if ready:
            first = Statement("counter_claim", target=rivals[0], role=cover, re=reading.claims[rivals[0]].ref) \
                if rivals and len(rivals) >= (mind.cast).get(cover, 1) else Statement("claim", role=cover)
            yield 0.95, (first, *reports)
    elif cornered and cover in ("knight", "paladin", "twin", "witch", "valkyrie") and not mind.lying:
        yield 0.9, (Statement("claim", role=cover),)
