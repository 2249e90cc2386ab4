"""Whom to hang: the odds of the target, what the table is about to do, and what the vote will say about oneself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ai.chance import Stream
from ai.duties import claimants
from ai.factions import FAN, FOX, FRIEND, WOLF

if TYPE_CHECKING:
    from ai.speaker import Speaker

_TOGETHER = 0.16
"""How much a target is worth more when everybody else plans it: split votes waste the day."""
_HUNCH = {"easy": 3.5, "normal": 1.0, "hard": 0.6, "expert": 0.4}
"""How much a seat goes by feeling at each level, beside what it can work out."""
_PLAUSIBLE = 0.28
"""How far from its spoken first choice a liar's aim may pull its vote."""


def wishes(mind: Speaker, targets: Iterable[int], support: dict[int, int] | None = None) -> dict[int, float]:
    """How gladly the seat would vote for each of *targets*, as its cover may defend it and its aim wants it.

    *support* are the table's standing plans (default: today's).
    """
    targets = tuple(targets)
    if support is None:
        if targets not in mind.wished:
            mind.wished[targets] = wishes(mind, targets, mind.support())
        return dict(mind.wished[targets])
    among = [t for t in targets if t != mind.seat] or list(targets)
    doubt = max(0.15, 1.0 - 0.35 * (mind.view.day - 2))
    hunch = 0.09 * (0.5 + mind.temper["intuition"]) * doubt * _HUNCH.get(mind.budget.level, 1.0)
    guilt, hunches = _guilt(mind), mind.natures("hunch")
    spoken = {t: guilt[t] + hunch * hunches[t] for t in among}
    voters = max(1, len(mind.view.alive) - 1)
    follow = _TOGETHER * (1.3 - 0.6 * mind.temper["stubborn"])
    planned = len(mind.reading.plans) / (voters + 1)
    if planned > 0.6 and mind.view.phase == "day":
        follow *= 1.0 + 3.0 * (planned - 0.6) / 0.4
    own = mind.reading.plans.get(mind.seat)
    scores: dict[int, float] = {}
    for t in among:
        others = support.get(t, 0) - (own is not None and own.said.target == t)
        scores[t] = spoken[t] + follow * others / voters
    if mind.lover in scores:
        scores[mind.lover] -= 5.0
    if not mind.lying:
        return scores
    best = max(scores.values())
    for t in among:
        aim = _aim(mind, t, support.get(t, 0) / voters)
        scores[t] += aim if best - scores[t] <= _PLAUSIBLE or aim < 0 else 0.3 * aim
    return scores


def choose(mind: Speaker, targets: Iterable[int], support: dict[int, int] | None = None) -> int:
    """The wish that is strongest; ties by the seat's own nature, so a choice does not flutter."""
    scores, ties = wishes(mind, targets, support), mind.natures("tie", mind.view.day)
    return max(sorted(scores), key=lambda t: scores[t] + 0.02 * ties[t])


def _guilt(mind: Speaker) -> dict[int, float]:
    """How much the cover wants each seat hanged."""
    belief = mind.spoken
    if not belief.guilt:
        _weigh_guilt(mind)
    return belief.guilt


def _weigh_guilt(mind: Speaker) -> None:
    """Fills `guilt` of the spoken belief for all seats."""
    belief = mind.spoken
    kinds = belief.kinds
    value = belief.wolf.copy()
    fox = kinds[FOX].copy()
    alive = sorted(mind.view.alive)
    if fox.any():
        foxes = min(1.0, float(kinds[FOX][alive].sum()))
        last_wolf = max(0.0, 1.0 - max(0.0, float(belief.wolf[alive].sum()) - 1.0))
        value = value * (1.0 - 0.75 * last_wolf * foxes * (len(alive) > 4))
        fox = fox * (1.0 + 0.6 * last_wolf)
    value = value + 0.35 * kinds[FAN] + 0.5 * fox + 0.25 * kinds[FRIEND]
    for role in ("seer", "medium", "bodyguard", "freemason"):
        if role in belief.roles and claimants(mind.reading, role):
            value = value - 0.25 * belief.chances(role)
    for role in ("poisoner", "cat"):
        if role in belief.roles and claimants(mind.reading, role):
            value = value - 0.1 * belief.chances(role)
    belief.guilt.update({s: float(value[s]) for s in mind.view.everyone})


def _aim(mind: Speaker, target: int, share: float) -> float:
    """What the liar's side gains by hanging *target* (−1 … 1)."""
    if mind.side == WOLF:
        if target in mind.mates:
            seen = float(mind.spoken.wolf[target])
            lost = share > 0.45 or seen > 0.8
            return 0.05 if lost and share > 0.3 else -0.35
        truth = mind.belief
        worth = 0.12 * truth.role(target, "seer") + 0.08 * truth.role(target, "bodyguard")
        return 0.08 + worth - 0.12 * float(truth.kinds[FAN][target]) + 0.1 * float(truth.kinds[FOX][target])
    if mind.side == FAN:
        return 0.12 - 0.5 * float(mind.belief.wolf[target])
    if mind.side in (FOX, FRIEND):
        if mind.belief.kinds[FOX][target] > 0.9:
            return -0.6
        return 0.1 * mind.belief.role(target, "seer")
    return 0.0


def deadlock(mind: Speaker, targets: Iterable[int]) -> int:
    """The vote in a re-vote: among those who led the last count, so that something is decided.

    The longer the table is stuck, the more everyone leans on a common lot: a draw is nobody's victory.
    """
    targets = list(targets)
    last = mind.view.counts[-1] if mind.view.counts else None
    if last is not None and last.day == mind.view.day and last.received:
        top = last.received[0][1]
        led = [s for s, n in last.received if n == top and s in targets and s != mind.seat]
        if led:
            votes = dict(last.received)
            scores = wishes(mind, led, votes)
            pull = 0.12 * (mind.view.round - 1) ** 2
            for s in led:
                scores[s] += pull * Stream(mind.budget.seed, "deadlock", mind.view.day, mind.view.round, s).real()
            return max(sorted(scores), key=lambda t: scores[t])
    return choose(mind, targets)
