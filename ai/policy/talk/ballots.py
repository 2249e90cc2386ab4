"""Plans for the box: everyone says one, switches aloud, asks others along. The vote cast is the last plan spoken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ai.policy import voting
from ai.policy.talk.move import Move, heat, lean, reasons_for
from engine.speech import Reason, Statement

if TYPE_CHECKING:
    from ai.speaker import Speaker

_SWITCHES = 2


def moves(mind: Speaker) -> Iterator[Move]:
    """A plan, a switch, a call to gather, a plea."""
    reading = mind.reading
    others = mind.others
    if not others:
        return
    living = len(mind.view.alive)
    progress = len(reading.speakers) / max(1, living)
    planned = len([s for s in reading.plans if s in mind.view.alive])
    own = reading.plans.get(mind.seat)
    if own is None:
        if len(reading.speakers) < 2 and reading.killed.get(mind.view.day - 1):
            return
        target = voting.choose(mind, others)
        score = 0.06 + 0.2 * min(progress, 2.0) + 0.25 * planned / living
        if mind.degree(target) == 4:
            score += 0.2
        if progress < 0.5:
            score *= 0.4
        yield Move(score, (_plan(mind, target),))
        return
    target = own.said.target
    scores = voting.wishes(mind, others)
    ties = mind.natures("tie", mind.view.day)
    best = max(sorted(scores), key=lambda s: scores[s] + 0.02 * ties[s])
    switched = mind.said_today("vote_switch")
    if best != target and switched < _SWITCHES:
        margin = scores[best] - scores.get(target, -1.0)
        if target not in mind.view.alive or margin > 0.03 + 0.05 * mind.temper["stubborn"] + 0.06 * switched:
            yield Move(0.35 + min(0.3, margin), (_switch(mind, target, best, own.at),))
    yield from _gather(mind, target)
    yield from _plea(mind, target)


def _plan(mind: Speaker, target: int) -> Statement:
    told = mind.reading.opinions.get(mind.seat)
    because: tuple[Reason, ...] = ()
    if told is None or told.said.target != target or not told.said.because or told.ref.day != mind.view.day:
        because = reasons_for(mind, target)
    return Statement(
        "vote_plan",
        target=target,
        because=because,
        degree=max(1, mind.degree(target)),
        re=lean(mind, target),
        heat=heat(mind),
    )


def _switch(mind: Speaker, old: int, new: int, since: int) -> Statement:
    because = reasons_for(mind, new, after=since) or reasons_for(mind, new)
    return Statement(
        "vote_switch", target=new, others=(old,), because=because, degree=max(1, mind.degree(new)), re=lean(mind, new)
    )


def _gather(mind: Speaker, target: int) -> Iterator[Move]:
    """Leading the table, when sure or when a split would waste the day."""
    reading = mind.reading
    if mind.said_today("request_vote") or mind.degree(target) < 2 or mind.temper["bold"] < 0.45:
        return
    if mind.nature("lead", mind.view.day) > 0.5:
        return
    if sum(x.said.type == "request_vote" for x in reading.today) >= 2:
        return
    support = mind.support()
    if support.get(target, 0) * 2 > len(mind.view.alive) or len(reading.plans) * 2 < len(mind.view.alive):
        return
    undecided = [s for s in mind.others if s not in reading.plans and s != target]
    yield Move(
        0.24 + 0.25 * (mind.temper["bold"] - 0.45),
        (
            Statement(
                "request_vote",
                target=target,
                to=undecided[0] if undecided else 0,
                because=reasons_for(mind, target),
                degree=mind.degree(target),
                re=lean(mind, target),
            ),
        ),
    )


def _plea(mind: Speaker, target: int) -> Iterator[Move]:
    """The last vote, or one's own neck: to the one who decides."""
    reading = mind.reading
    last = len(mind.view.alive) <= 4
    if mind.said_today("plea") or mind.danger < 0.4 or (not last and mind.nature("plea", mind.view.day) > 0.4):
        return
    deciders = [s for s, line in reading.plans.items() if line.said.target == mind.seat and s in mind.view.alive]
    if not deciders:
        return
    trusted = min(deciders, key=lambda s: float(mind.spoken.wolf[s]) + 0.01 * mind.nature("plea", s))
    yield Move(
        0.4 + 0.3 * mind.danger,
        (
            Statement(
                "plea",
                to=trusted,
                target=target if target != trusted else 0,
                heat=1,
                because=reasons_for(mind, target),
                re=reading.plans[trusted].ref,
            ),
        ),
    )
