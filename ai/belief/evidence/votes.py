"""Open ballots: wolves seldom vote for wolves, and the village finds them a little better than chance."""

from __future__ import annotations

from collections import Counter

from ai.belief.parameters import Votes
from ai.belief.scales import Item, Scales
from ai.factions import FAN, WOLF
from engine.speech import Reason


def weigh(scales: Scales, p: Votes) -> None:
    """Each first-round ballot by what voter and target may be; a lone vote says a little more about its voter."""
    reading = scales.reading
    support = Counter((b.day, b.target) for b in reading.ballots if b.round == 1)
    for ballot in reading.ballots:
        a, b = ballot.voter, ballot.target
        if a == b:
            continue
        share = 1.0 if ballot.round == 1 else 0.4
        item = Item(Reason("vote", ballot.day, (a, b)))
        item.single.append((b, WOLF, share * p.village_on_wolf))
        item.single.append((a, WOLF, share * p.wolf_on_village))
        item.pairs.append((a, WOLF, b, WOLF, share * (p.wolf_on_wolf - p.village_on_wolf - p.wolf_on_village)))
        if scales.shape[FAN]:
            item.pairs.append((a, FAN, b, WOLF, share * (p.fan_on_wolf - p.village_on_wolf)))
        if support[(ballot.day, b)] == 1 and ballot.round == 1:
            item.single.append((a, WOLF, p.alone))
        scales.add(item)
        plan = reading.all_plans.get((ballot.day, a), 0)
        if plan and plan != b and ballot.round == 1:
            scales.single(Reason("vote_switch", ballot.day, (a, plan, b)), a, WOLF, p.broken_word)
