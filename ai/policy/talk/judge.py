"""Judgements: suspicion and trust with their reasons, changes of mind, deductions, questions and requests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ai.duties import GUARD, MEDIUM, SEER, claimants
from ai.policy import voting
from ai.policy.cover import PLAIN
from ai.policy.talk.move import Move, heat, lean, reasons_for
from engine.speech import Reason, Ref, Statement

if TYPE_CHECKING:
    from ai.speaker import Speaker

_JUDGING = (
    "suspect",
    "trust",
    "compare",
    "shift",
    "undecided",
    "deduce",
    "read_votes",
    "ask",
    "prod",
    "request",
    "hint",
)


def moves(mind: Speaker) -> Iterator[Move]:
    """What the seat thinks, a little at a time: a talker says more of it, and never the same twice."""
    reading = mind.reading
    others = mind.others
    if not others:
        return
    spent = mind.said_today(*_JUDGING)
    purse = 1 + round(2.0 * mind.temper["talk"])
    if spent >= purse:
        return
    tired = 1.0 - 0.18 * spent
    if reading.speakers and mind.view.day > 2 and len(reading.speakers) < 2 and reading.killed.get(mind.view.day - 1):
        return
    top = voting.choose(mind, others)
    for move in (
        *_opinion(mind, top),
        *_trust(mind),
        *_read_votes(mind, top),
        *_deduce(mind),
        *_compare(mind, top),
        *_questions(mind),
        *_requests(mind),
        *_undecided(mind, top),
        *_hint(mind),
    ):
        yield Move(move.score * tired, move.statements, move.note)


def _opinion(mind: Speaker, top: int) -> Iterator[Move]:
    """The seat's first suspicion, or its change of mind when something real changed it."""
    reading = mind.reading
    degree = mind.degree(top)
    old = reading.opinions.get(mind.seat)
    said_before = old.said.target if old is not None else 0
    if not degree:
        return
    eager = 0.3 + 0.25 * mind.temper["bold"] + 0.08 * degree
    if not reading.speakers:
        eager *= 0.5
    if said_before == top:
        if old is not None and old.ref.day == mind.view.day:
            return
        because = reasons_for(mind, top, after=old.at if old is not None else -1)
        if because:
            yield Move(
                eager * 0.9,
                (
                    Statement(
                        "suspect", target=top, degree=degree, because=because, re=lean(mind, top), heat=heat(mind)
                    ),
                ),
            )
        return
    if said_before and said_before in mind.view.alive and old is not None:
        margin = float(mind.spoken.wolf[top]) - float(mind.spoken.wolf[said_before])
        because = reasons_for(mind, top, after=old.at) or reasons_for(mind, said_before, against=False, after=old.at)
        if because and margin > 0.04 + 0.08 * mind.temper["stubborn"] and not mind.said_today("shift"):
            yield Move(
                eager + 0.15,
                (
                    Statement(
                        "shift", target=top, others=(said_before,), degree=degree, because=because, re=lean(mind, top)
                    ),
                ),
            )
        return
    because = reasons_for(mind, top)
    if not because:
        hunches = sum(r.kind == "feel" for x in reading.today for r in x.said.because)
        if hunches >= 2 or mind.said_today("suspect") or mind.temper["intuition"] < 0.45:
            if len([x for x in reading.today if x.said.type == "suspect" and not x.said.because]) >= 2:
                return
            degree = min(degree, 1)
        else:
            degree = min(degree, 2)
            because = (Reason("feel", mind.view.day),)
    yield Move(
        eager, (Statement("suspect", target=top, degree=degree, because=because, re=lean(mind, top), heat=heat(mind)),)
    )


def _trust(mind: Speaker) -> Iterator[Move]:
    """A good word where it moves votes: for somebody accused whom one believes."""
    reading = mind.reading
    if mind.said_today("trust"):
        return
    for line in reversed(reading.today[-10:]):
        seat = line.said.target
        if line.said.type not in ("suspect", "vote_plan", "request_vote", "shift") or line.seat == mind.seat:
            continue
        if seat in (mind.seat, 0) or seat not in mind.view.alive:
            continue
        p, fair = float(mind.spoken.wolf[seat]), mind.fair
        if p > 0.6 * fair:
            continue
        because = reasons_for(mind, seat, against=False)
        degree = 3 if p < 0.1 * fair and because else 2 if because else 1
        yield Move(
            0.34 + 0.24 * mind.temper["warmth"],
            (Statement("trust", target=seat, degree=degree, because=because, re=line.ref),),
        )
        return


def _read_votes(mind: Speaker, top: int) -> Iterator[Move]:
    """Yesterday's ballots, the best evidence in the game."""
    reading = mind.reading
    day = mind.view.day - 1
    if mind.said_today("read_votes") or day not in reading.executed:
        return
    if sum(x.said.type == "read_votes" for x in reading.today) >= 2:
        return
    because = tuple(r for r in reasons_for(mind, top, most=4) if r.kind in ("vote", "vote_switch") and r.day == day)[:1]
    if because and mind.degree(top) >= 1 and not any(x.said.because[:1] == because for x in reading.today):
        others = because[0].seats[1:]
        yield Move(
            0.36 + 0.25 * mind.temper["logic"],
            (Statement("read_votes", target=top, others=others, because=because, re=lean(mind, top) or Ref(day, 0)),),
        )


def _deduce(mind: Speaker) -> Iterator[Move]:
    """What follows for everybody: once said, it is known."""
    reading = mind.reading
    if mind.temper["logic"] < 0.4 or mind.said_today("deduce"):
        return
    known = {(x.said.target, x.said.others, x.said.because[:1]) for x in reading.lines if x.said.type == "deduce"}
    for role in ("seer", "medium"):
        rivals = [s for s in reading.claimants(role) if s != mind.seat]
        if mind.cast.get(role, 1) == 1 and len(rivals) >= 2:
            a, b = rivals[0], rivals[1]
            line = reading.claims[b]
            reason = Reason("counter", line.ref.day, (a, b), role=role, ref=line.ref)
            if (a, (b,), (reason,)) not in known:
                yield Move(
                    0.3 + 0.2 * mind.temper["logic"],
                    (Statement("deduce", target=a, others=(b,), degree=4, because=(reason,), re=line.ref),),
                )
                return
    for report in reading.reports:
        if report.kind != "divined" or report.value != "werewolf" or mind.seat in (report.seat, report.target):
            continue
        if report.target not in mind.view.alive or report.day != mind.view.day or report.seat not in reading.claims:
            continue
        reason = Reason("result", report.day, (report.target, report.seat), value="werewolf", ref=report.ref)
        if (report.target, (report.seat,), (reason,)) not in known and mind.spoken.role(report.seat, "seer") > 0.3:
            yield Move(
                0.28 + 0.2 * mind.temper["logic"],
                (
                    Statement(
                        "deduce",
                        target=report.target,
                        others=(report.seat,),
                        degree=4,
                        because=(reason,),
                        re=report.ref,
                    ),
                ),
            )
            return


def _compare(mind: Speaker, top: int) -> Iterator[Move]:
    """Two names before the table: which, and why the difference."""
    support = mind.support()
    names = sorted((s for s in support if s != mind.seat), key=lambda s: -support[s])[:2]
    if len(names) < 2 or top not in names or mind.said_today("compare") or mind.nature("compare", mind.view.day) > 0.4:
        return
    other = names[0] if names[1] == top else names[1]
    because = reasons_for(mind, top)
    if because:
        yield Move(
            0.42,
            (
                Statement(
                    "compare",
                    target=top,
                    others=(other,),
                    because=because,
                    degree=mind.degree(top),
                    re=lean(mind, other),
                ),
            ),
        )


def _questions(mind: Speaker) -> Iterator[Move]:
    """One question to one person whose answer could matter; a nudge to the silent."""
    reading = mind.reading
    if mind.said_today("ask", "prod") or len(reading.asked) >= 2 or 2 * len(reading.plans) > len(mind.view.alive):
        return
    lot = mind.nature("ask", mind.view.day)
    if lot > 0.5 + 0.4 * mind.temper["bold"]:
        return
    asked_today = {x.said.to for x in reading.today if x.said.type in ("ask", "prod")}
    living = [s for s in mind.others if s not in asked_today and s != reading.dummy]
    day = mind.view.day - 1
    odd = [b for b in reading.ballots if b.day == day and b.round == 1 and b.voter in living and b.target != mind.seat]
    odd = [
        b
        for b in odd
        if float(mind.spoken.wolf[b.voter]) > mind.fair and float(mind.spoken.wolf[b.target]) < 1.2 * mind.fair
    ]
    if odd:
        ballot = max(odd, key=lambda b: float(mind.spoken.wolf[b.voter]) + 0.01 * mind.nature("odd", b.voter))
        reason = Reason("vote", day, (ballot.voter, ballot.target))
        yield Move(
            0.5,
            (
                Statement(
                    "ask",
                    to=ballot.voter,
                    target=ballot.target,
                    kind="vote",
                    because=(reason,),
                    re=lean(mind, ballot.voter) or Ref(day, 0),
                ),
            ),
        )
        return
    if len(reading.speakers) >= len(mind.view.alive):
        mute = [s for s in living if not reading.spoken.get(s)]
        if mute and not any(x.said.type == "prod" for x in reading.today):
            yield Move(0.4, (Statement("prod", to=mute[0], target=mute[0], re=Ref(mind.view.day, 0)),))
            return
    picked = [
        r
        for r in reading.reports
        if r.kind == "divined" and r.day == mind.view.day and r.seat in living and r.target != mind.seat
    ]
    if picked and lot < 0.3:
        yield Move(
            0.45, (Statement("ask", to=picked[-1].seat, target=picked[-1].target, kind="pick", re=picked[-1].ref),)
        )
        return
    spoken = [
        x
        for x in reading.today
        if x.seat in living and x.said.type in ("suspect", "vote_plan", "trust") and x.said.target not in (0, mind.seat)
    ]
    if spoken:
        line = spoken[-1]
        yield Move(0.46, (Statement("ask", to=line.seat, target=line.said.target, kind="view", re=line.ref),))


def _requests(mind: Speaker) -> Iterator[Move]:
    """Asking another's power to act, or to stay hidden; each wish once a day at the table."""
    reading = mind.reading
    if mind.said_today("request") or mind.nature("request", mind.view.day) > 0.3 + 0.2 * mind.temper["bold"]:
        return
    asked = {(x.said.kind, x.said.role) for x in reading.today if x.said.type == "request"}
    hidden = mind.cover not in ("", PLAIN) and not reading.claimed(mind.seat)
    seers = [s for s in claimants(reading, SEER) if s in mind.view.alive]
    if (
        mind.view.day == 2
        and "seer" in mind.cast
        and not claimants(reading, SEER)
        and ("claim", "seer") not in asked
        and mind.duties.get(GUARD)
        and not (hidden and mind.cover == "seer")
    ):
        yield Move(0.4, (Statement("request", kind="claim", role="seer", re=_last(mind)),))
    elif (
        "medium" in mind.cast
        and mind.view.day == 2
        and ("hide", "medium") not in asked
        and not claimants(reading, MEDIUM)
        and not (hidden and mind.cover == "medium")
    ):
        yield Move(0.34, (Statement("request", kind="hide", role="medium", re=_last(mind)),))
    elif (
        seers
        and mind.duties.get(GUARD)
        and ("guard", "") not in asked
        and len(seers) == 1
        and seers[0] != mind.seat
    ):
        if mind.spoken.role(seers[0], "seer") > 0.5:
            yield Move(0.36, (Statement("request", kind="guard", target=seers[0], re=lean(mind, seers[0])),))
    elif seers and ("divine", "") not in asked and seers[0] != mind.seat and mind.spoken.role(seers[0], "seer") > 0.4:
        known = {r.target for r in reading.reports if r.kind == "divined"}
        grey = [s for s in mind.others if s not in known and not reading.claimed(s)]
        if grey:
            target = max(grey, key=lambda s: mind.spoken_gain(s) + 0.01 * mind.nature("grey", s))
            yield Move(0.32, (Statement("request", kind="divine", target=target, to=seers[0], re=lean(mind, target)),))


def _last(mind: Speaker) -> Ref | None:
    return next((x.ref for x in reversed(mind.reading.today) if x.seat != mind.seat), None)


def _undecided(mind: Speaker, top: int) -> Iterator[Move]:
    """Honest doubt, once a day at most, naming what it is between."""
    if mind.said_today("undecided", "suspect", "vote_plan", "shift") or len(mind.reading.speakers) < 3:
        return
    if mind.degree(top) >= 2 or mind.nature("undecided", mind.view.day) > 0.3:
        return
    if sum(x.said.type == "undecided" for x in mind.reading.today) >= 2:
        return
    ranked = sorted(mind.others, key=lambda s: -float(mind.spoken.wolf[s]))
    if len(ranked) >= 2:
        yield Move(0.3, (Statement("undecided", target=ranked[0], others=(ranked[1],), re=_last(mind)),))


def _hint(mind: Speaker) -> Iterator[Move]:
    """A hidden power under fire asks for a day."""
    hidden = mind.cover not in ("", PLAIN) and not mind.reading.claimed(mind.seat)
    if (
        not hidden
        or not 0.2 < mind.danger < 0.5
        or any(x.said.type == "hint" and x.seat == mind.seat for x in mind.reading.lines)
    ):
        return
    if mind.cover == "freemason" or mind.nature("hint") < 0.5:
        accusation = mind.reading.accused.get(mind.seat)
        yield Move(0.45, (Statement("hint", re=accusation.ref if accusation else _last(mind)),))
