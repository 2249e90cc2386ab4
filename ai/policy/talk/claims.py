"""Coming out, countering, and giving results."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ai import duties
from ai.mind import Finding, note
from ai.policy.cover import PLAIN, missing_pages, rescue
from ai.policy.talk.move import Move, heat
from engine.speech import Ref, Statement

if TYPE_CHECKING:
    from ai.mind import Mind
    from ai.reading import Line


def moves(mind: Mind) -> Iterator[Move]:
    """A claim, a counter-claim, or this morning's report."""
    reading = mind.reading
    claimed = reading.claimed(mind.seat)
    cover = claimed or mind.cover
    if not claimed and mind.danger >= 0.5:
        cover = rescue(mind)
    if not claimed:
        if cover in ("", PLAIN) or cover not in mind.cast:
            return
        score, against = _wish_to_claim(mind, cover)
        if score <= 0.0:
            return
        pages = missing_pages(mind, cover)
        diary = (*mind.diary, *pages)
        first: Statement
        if against is not None:
            first = Statement("counter_claim", target=against.seat, role=cover, heat=1, re=against.ref)
        else:
            first = Statement("claim", role=cover, heat=heat(mind), re=_prompt(mind))
            if duties.duty(mind.ruleset, cover) == duties.MASON:
                partner = next((s for s in mind.view.bonds.get("mason", ()) if s != mind.seat), 0)
                first = Statement(
                    "claim", role=cover, others=(partner,) if partner else (), heat=heat(mind), re=_prompt(mind)
                )
        yield Move(score, (first, *_reports(mind, cover, diary)), note(cover, diary) if mind.lying else "")
        return
    pages = missing_pages(mind, claimed)
    diary = (*mind.diary, *pages)
    reports = _reports(mind, claimed, diary)
    if reports:
        quiet_start = 0.8 if not reading.speakers else 1.0
        yield Move(0.9 * quiet_start, reports, note(claimed, diary) if mind.lying else "")


def _reports(mind: Mind, cover: str, diary: tuple[Finding, ...]) -> tuple[Statement, ...]:
    """What has not been given out yet, wolves first, at most three at a time."""
    kind = duties.PAGES.get(duties.duty(mind.ruleset, cover))
    fresh = [f for f in diary if f.kind == kind and not mind.reported(f)]
    if kind == "guarded":
        fresh = [f for f in fresh if f.night in mind.reading.quiet]
    fresh.sort(key=lambda f: (f.value != "werewolf", -f.night))
    return tuple(
        Statement(
            "report", target=f.target, kind=f.kind, value=f.value, night=f.night, heat=1 if f.value == "werewolf" else 0
        )
        for f in fresh[:3]
    )


def _prompt(mind: Mind) -> Ref | None:
    """The line that called for a claim: an accusation, a question, a request to come out."""
    reading = mind.reading
    line = reading.accused.get(mind.seat) or reading.asked.get(mind.seat)
    if line is None:
        line = next(
            (
                x
                for x in reversed(reading.today)
                if x.said.type == "request" and x.said.kind == "claim" and x.seat != mind.seat
            ),
            None,
        )
    return line.ref if line else None


def _wish_to_claim(mind: Mind, role: str) -> tuple[float, Line | None]:
    """How much it buys to come out as *role* now, and the rival claim it answers."""
    reading = mind.reading
    rivals = [s for s in reading.claimants(role) if s != mind.seat]
    name = duties.duty(mind.ruleset, role)
    if name == duties.MASON:
        known = mind.view.bonds.get("mason", ())
        rivals = [s for s in rivals if s not in known]
        if any(s in known for s in duties.claimants(reading, name)) and not rivals and mind.danger < 0.3:
            return 0.0, None
    if mind.lying and mind.danger < 0.5 and any(_sealed(mind, s) for s in rivals):
        return 0.0, None
    number = mind.cast.get(role, 1)
    rival = reading.claims[rivals[-1]] if len(rivals) >= number else None
    first_talk = not reading.speakers
    hush = 0.6 if first_talk else 1.0
    if rival is not None and name in ("seer", "medium", "freemason") and rival.seat in mind.view.alive:
        return 0.97 * hush, rival
    if mind.danger >= 0.5:
        return 0.93, rival if rival is not None and rival.seat in mind.view.alive else None
    day = mind.view.day
    if name == duties.SEER:
        return _seer_wish(mind, day) * hush, None
    if name == duties.MEDIUM:
        results = [d for d in reading.executed if d < day]
        if not results:
            return 0.0, None
        black = any(f.value == "werewolf" and f.kind == "medium" for f in mind.diary)
        spoke = any(reading.claimed(reading.executed[d]) for d in results)
        early = mind.nature("medium out") < (0.97 if black or spoke else 0.7)
        return (0.86 * hush if early or day >= 4 else 0.0), None
    if name == duties.MASON:
        accused = any(r.target in mind.view.bonds.get("mason", ()) and r.value == "werewolf" for r in reading.reports)
        if accused:
            return 0.92, None
        return (
            0.6 * hush if day >= 3 and mind.nature("mason out") < 0.55 and not duties.claimants(reading, name) else 0.0
        ), None
    if name == duties.GUARD:
        return (0.7 if len(mind.view.alive) <= 5 and mind.nature("guard out") < 0.5 else 0.0), None
    return 0.0, None


def _sealed(mind: Mind, seat: int) -> bool:
    """Whether the wolves themselves have vouched for the claim of *seat*: they killed it in the night."""
    return any(seat in night for night in mind.reading.killed.values())


def _seer_wish(mind: Mind, day: int) -> float:
    """Black results come out at once; else by nature and by whether anybody can guard a seer."""
    black = any(f.value == "werewolf" and f.kind == "divined" for f in mind.diary)
    if mind.lying:
        black = black or mind.nature("bold lie") < 0.35
    asked = any(
        x.said.type == "request" and x.said.kind == "claim" and x.said.role in ("", "seer") for x in mind.reading.today
    )
    guarded = mind.duties.get(duties.GUARD, 0) > 0
    odds = 0.8 if guarded else 0.5
    if len(mind.view.seats) <= 6:
        odds = 0.97
    if asked:
        odds += 0.25
    if day >= 3:
        odds = 0.97
    if black:
        return 0.88
    return 0.72 if mind.nature("seer out") < odds else 0.0
