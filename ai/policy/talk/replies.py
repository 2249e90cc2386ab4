"""Answering: questions, accusations, claims, and what was said about oneself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ai.policy import voting
from ai.policy.cover import PLAIN
from ai.policy.talk.move import Move, heat, reasons_for
from engine.speech import Reason, Statement

if TYPE_CHECKING:
    from ai.reading import Line
    from ai.speaker import Speaker


def moves(mind: Speaker) -> Iterator[Move]:
    """Nobody who was asked stays deaf; who is accused speaks up; claims get a look."""
    reading = mind.reading
    question = reading.asked.get(mind.seat)
    if question is not None:
        yield Move(0.94, (_answer(mind, question),))
    accusation = reading.accused.get(mind.seat)
    if accusation is not None:
        before = mind.said_today("react_accused")
        planned = accusation.said.type in ("vote_plan", "vote_switch")
        faint = accusation.said.degree < 2
        if before < (1 if planned or faint else 2) and not (faint and mind.nature("shrug", accusation.at) < 0.45):
            yield Move(0.6 if before or faint else 0.86, (_defence(mind, accusation),))
    yield from _claims(mind)
    yield from _believed(mind)
    yield from _views(mind)


def _answer(mind: Speaker, question: Line) -> Statement:
    """The answer, or an audible dodge where a straight one would give a hidden role away."""
    asked = question.said
    role = mind.cover
    pages = [f for f in mind.diary if f.kind in ("divined", "guarded") and f.target == asked.target]
    if asked.kind == "pick" and pages and mind.reading.claimed(mind.seat):
        return Statement(
            "explain_pick",
            target=pages[-1].target,
            night=pages[-1].night,
            to=question.seat,
            re=question.ref,
            because=reasons_for(mind, pages[-1].target) if pages[-1].night > 1 else (),
        )
    hidden = role not in ("", PLAIN) and not mind.reading.claimed(mind.seat)
    if (hidden and mind.nature("dodge", question.at) < 0.25) or mind.nature("dodge", question.at) < 0.06:
        return Statement("dodge", to=question.seat, re=question.ref)
    subject = asked.target if asked.target not in (0, mind.seat, question.seat) else 0
    if not subject:
        choice = _top(mind)
        subject = choice if choice != question.seat else 0
    because: tuple[Reason, ...] = ()
    if asked.kind == "vote" and question.said.because:
        vote = question.said.because[0]
        earlier = [
            line
            for line in mind.reading.lines
            if line.seat == mind.seat
            and line.ref.day == vote.day
            and line.said.type in ("suspect", "vote_plan", "vote_switch")
            and line.said.because
        ]
        because = earlier[-1].said.because[:1] if earlier else ()
        if not because or because[0].kind == "feel":
            then = tuple(r for r in reasons_for(mind, subject, most=5) if r.day <= vote.day) if subject else ()
            because = then[:1] or because
    elif subject:
        because = reasons_for(mind, subject)
    return Statement(
        "answer",
        target=subject,
        to=question.seat,
        re=question.ref,
        because=because,
        degree=mind.degree(subject) if subject else 0,
    )


def _defence(mind: Speaker, accusation: Line) -> Statement:
    """First the fact, then the feeling; innocent and guilty draw from the same table."""
    warm, bold = mind.temper["warmth"], mind.temper["bold"]
    styles = ["deny", "calm", "counter", "hurt", "laugh"]
    weights = [0.8, 0.6 + mind.temper["logic"], 0.3 + bold, warm, 0.3 + 0.5 * (1 - warm)]
    lot = mind.nature("style", accusation.at) * sum(weights)
    style = styles[-1]
    for name, weight in zip(styles, weights, strict=True):
        lot -= weight
        if lot <= 0:
            style = name
            break
    because = reasons_for(mind, accusation.seat) if style == "counter" else ()
    if style == "counter" and not because:
        style = "deny"
    return Statement(
        "react_accused", kind=style, to=accusation.seat, re=accusation.ref, because=because, heat=heat(mind)
    )


def _claims(mind: Speaker) -> Iterator[Move]:
    """One or two seats say what they make of a new claim."""
    reading = mind.reading
    if mind.said_today("react_claim") >= 2:
        return
    for line in reversed(reading.today[-8:]):
        said = line.said
        if said.type not in ("claim", "counter_claim") or line.seat == mind.seat:
            continue
        reacted = [x for x in reading.today if x.said.type == "react_claim" and x.said.target == line.seat]
        if len(reacted) >= 2 or any(x.seat == mind.seat for x in reacted):
            continue
        if mind.nature("claim", line.at) > 0.45:
            continue
        role = said.role
        believed = mind.spoken.role(line.seat, role)
        kind = "believe" if believed > 0.55 else "doubt" if believed < 0.35 else ""
        if mind.cover == role and mind.cast.get(role, 1) == 1:
            kind = "doubt"
        yield Move(0.62, (Statement("react_claim", target=line.seat, role=role, kind=kind, re=line.ref, to=line.seat),))


def _believed(mind: Speaker) -> Iterator[Move]:
    """Cleared: say what one will do with it. Defended: thank, but don't lean."""
    reading = mind.reading
    for line in reversed(reading.today[-6:]):
        said = line.said
        if said.target != mind.seat or line.seat == mind.seat:
            continue
        if said.type == "report" and said.value == "human" and not mind.said_today("react_believed"):
            if mind.nature("believed", line.at) < 0.6:
                reason = Reason("result", line.ref.day, (mind.seat, line.seat), value="human", ref=line.ref)
                top = _top(mind)
                others = (top,) if top and top != line.seat else ()
                yield Move(
                    0.5, (Statement("react_believed", to=line.seat, others=others, because=(reason,), re=line.ref),)
                )
        elif said.type == "trust" and not mind.said_today("react_defended") and mind.nature("thanks", line.at) < 0.5:
            yield Move(0.42, (Statement("react_defended", to=line.seat, target=line.seat, re=line.ref),))


def _views(mind: Speaker) -> Iterator[Move]:
    """Agreeing with something added, granting half, or holding against it."""
    reading = mind.reading
    done = mind.said_today("agree", "agree_partly", "disagree")
    if done >= 2:
        return
    for line in reversed(reading.today[-3:]):
        said = line.said
        if line.seat == mind.seat or said.type not in ("suspect", "vote_plan", "request_vote") or not said.target:
            continue
        if said.target == mind.seat or any(x.said.re == line.ref for x in mind.mine):
            continue
        lot = mind.nature("view", line.at)
        if lot > 0.5:
            continue
        p, fair = float(mind.spoken.wolf[said.target]), mind.fair
        if p >= 1.4 * fair:
            chorus = sum(x.said.type == "agree" for x in reading.today)
            because = reasons_for(mind, said.target)
            if because and chorus < 3 and because != said.because:
                yield Move(
                    0.4,
                    (
                        Statement(
                            "agree",
                            target=line.seat,
                            others=(said.target,),
                            to=line.seat,
                            re=line.ref,
                            because=because,
                            degree=mind.degree(said.target),
                        ),
                    ),
                )
        elif p <= 0.75 * fair:
            because = reasons_for(mind, said.target, against=False)
            yield Move(
                0.5,
                (
                    Statement(
                        "disagree", target=line.seat, others=(said.target,), to=line.seat, re=line.ref, because=because
                    ),
                ),
            )
        else:
            yield Move(0.38, (Statement("agree_partly", target=said.target, to=line.seat, re=line.ref),))


def _top(mind: Speaker) -> int:
    """Whom the cover suspects most."""
    targets = mind.others
    return voting.choose(mind, targets) if targets else 0
