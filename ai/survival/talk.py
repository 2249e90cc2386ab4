"""What a seat says in a discussion: claims and results, suspicion, trust, plans, answers to accusations."""

from __future__ import annotations

from collections.abc import Iterator

from ai.survival.mind import Mind
from engine.speech import Reason, Statement

_TELLING = ("seer", "medium")
_KINDS = {"divined": "divined", "medium": "medium"}


def moves(mind: Mind) -> Iterator[tuple[float, tuple[Statement, ...]]]:
    """(how much it wishes to say it, what), each once a day."""
    said = {line.said.type for line in mind.reading.today if line.seat == mind.seat}
    yield from _claims(mind)
    accusation = mind.reading.accused.get(mind.seat)
    if accusation is not None and "react_accused" not in said:
        style = ("deny", "calm", "hurt", "laugh", "counter")[int(mind.nature("style", accusation.at) * 5)]
        yield 0.8, (Statement("react_accused", kind="deny" if style == "counter" else style, to=accusation.seat,
                              re=accusation.ref),)  # fmt: skip
    question = mind.reading.asked.get(mind.seat)
    top = _top(mind)
    if question is not None and top:
        yield 0.85, (Statement("answer", target=top, to=question.seat, re=question.ref, because=because(mind, top),
                               degree=degree(mind, top)),)  # fmt: skip
    if not top:
        return
    eager = 0.25 + 0.4 * mind.temper["talk"]
    if "suspect" not in said and mind.view.day + mind.view.round > 1:
        yield eager, (Statement("suspect", target=top, degree=degree(mind, top), because=because(mind, top)),)
    if "trust" not in said and mind.nature("trust", mind.view.day) < 0.3 * (0.5 + mind.temper["warmth"]):
        friend = min(mind.others, key=lambda seat: mind.suspicion(True).get(seat, 1.0), default=0)
        if friend and mind.suspicion(True).get(friend, 1.0) < 0.1:
            yield 0.3, (Statement("trust", target=friend, degree=2, because=because(mind, friend, False)),)
    if mind.view.day > 1 and not {"vote_plan", "vote_switch"} & said and len(mind.reading.speakers) >= 2:
        yield 0.2 + 0.1 * len(mind.reading.plans), (
            Statement("vote_plan", target=top, degree=degree(mind, top), because=because(mind, top)),
        )


def _claims(mind: Mind) -> Iterator[tuple[float, tuple[Statement, ...]]]:
    reading, claimed = mind.reading, mind.reading.claimed(mind.seat)
    cover = claimed or mind.cover
    told = {(r.kind, r.night) for r in reading.reports if r.seat == mind.seat}
    fresh = [page for page in mind.diary if (page.kind, page.night) not in told] if cover in _TELLING else []
    reports = tuple(
        Statement("report", target=page.target, kind=_KINDS[page.kind], night=page.night, heat=int(page.wolf),
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


def _top(mind: Mind) -> int:
    """Whom it says it suspects most: its cover's honest choice."""
    seen = mind.suspicion(outside=mind.lying)
    pool = [seat for seat in mind.others if not (mind.lying and seat in mind.pack and seen.get(seat, 0) < 0.6)]
    return max(pool, key=lambda seat: (seen.get(seat, 0.0) + 0.05 * mind.nature("top", seat), -seat), default=0)


def degree(mind: Mind, seat: int) -> int:
    """How strongly it says so: 1 faint … 3 strong."""
    p = mind.suspicion(outside=mind.lying).get(seat, 0.0)
    return 3 if p > 0.7 else 2 if p > 0.4 else 1


def because(mind: Mind, seat: int, against: bool = True) -> tuple[Reason, ...]:
    """A reason that points at something that happened."""
    wanted = "werewolf" if against else "human"
    for report in reversed(mind.reading.reports):
        if report.target == seat and report.value == wanted and report.seat not in (seat, mind.seat):
            return (Reason("result", report.day, (seat, report.seat), value=report.value, ref=report.ref),)
    claim = mind.reading.claims.get(seat)
    if claim is not None and len(mind.reading.claimants(claim.said.role)) > 1 and against:
        return (Reason("claim", claim.ref.day, (seat,), role=claim.said.role, ref=claim.ref),)
    return ()
