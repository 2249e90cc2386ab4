"""Why a seat thought and voted as it did, worked out again from its own view: nothing extra is stored.

`minds` serves the result screen: how a seat's belief moved day by day, and for every vote two sentences' worth of real
evidence.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from ai.agent import Budget
from ai.mind import Mind
from ai.tables import Tables
from engine import events as ev
from engine.events import AnyEvent, visible
from engine.speech import Reason
from engine.views import View


class Moment(Struct, frozen=True):
    """What the seat believed at one moment. *when*: `dawn` (a day's talk begins) or `dusk` (its first vote begins).

    *wolf*: seat → P(it is a wolf) among all seats but its own, as the seat truly believed; *enemy*: seat → P(it is not
    of the village's side); *spoken*: seat → P(wolf) inside the cover of a liar (the same as *wolf* for the honest).
    """

    day: int
    when: str
    wolf: dict[int, float]
    enemy: dict[int, float]
    spoken: dict[int, float]
    entropy: float


class Ballot(Struct, frozen=True):
    """Why the seat voted so on *day*: *chance* that *target* was a wolf by its spoken mind, *reasons* that spoke for it
    (strongest first, two at most), *rank* of the target among the living (1: its first suspect), *planned*: whether
    it had announced this vote.
    """

    day: int
    round: int
    target: int
    chance: float
    rank: int
    reasons: tuple[Reason, ...]
    planned: bool
    cover: str


class Story(Struct, frozen=True):
    """One seat's game: its role, the cover it ended with (its own role when honest), moments and ballots in order."""

    seat: int
    role: str
    cover: str
    moments: tuple[Moment, ...]
    ballots: tuple[Ballot, ...]


def minds(events_master: Iterable[AnyEvent], seat: int, budget: Budget | None = None) -> Story:
    """The story of *seat* in a game whose full log is *events_master* (finished or not).

    Only events the seat could see while it played are used: what was opened at the end is left out.
    """
    budget = budget or Budget("")
    tables = Tables()
    seen = View(seat)
    moments: list[Moment] = []
    ballots: list[Ballot] = []
    role = cover = ""
    for event in events_master:
        if isinstance(event, ev.Ended):
            break
        if not visible(event, seat):
            continue
        if isinstance(event, ev.Voted) and event.seat == seat and seat in seen.alive:
            ballots.append(_ballot(Mind(seen, tables.of(seen), budget), event))
        seen.apply(event)
        if isinstance(event, ev.Dealt):
            role = event.role
        if isinstance(event, ev.PhaseBegan) and seat in seen.alive and (
            event.phase == "day" or (event.phase == "vote" and event.round <= 1)
        ):
            mind = Mind(seen, tables.of(seen), budget)
            cover = mind.cover
            moments.append(_moment(mind, "dawn" if event.phase == "day" else "dusk"))
    return Story(seat, role, cover or role, tuple(moments), tuple(ballots))


def why(events_master: Sequence[AnyEvent], seat: int, day: int, budget: Budget | None = None) -> Ballot | None:
    """Why *seat* voted as it did in the first vote of *day*; None when it did not vote."""
    return next((b for b in minds(events_master, seat, budget).ballots if b.day == day and b.round <= 1), None)


def _moment(mind: Mind, when: str) -> Moment:
    belief, spoken = mind.belief, mind.spoken
    others = [s for s in mind.view.everyone if s != mind.seat]
    return Moment(
        mind.view.day,
        when,
        {s: round(float(belief.wolf[s]), 4) for s in others},
        {s: round(belief.enemy(s), 4) for s in others},
        {s: round(float(spoken.wolf[s]), 4) for s in others},
        round(belief.entropy, 4),
    )


def _ballot(mind: Mind, vote: ev.Voted) -> Ballot:
    target = vote.target
    ranked = sorted(mind.others, key=lambda s: -float(mind.spoken.wolf[s]))
    plan = mind.reading.plans.get(mind.seat)
    own = tuple(
        Reason("result", mind.view.day, (f.target, mind.seat), value=f.value)
        for f in mind.diary
        if f.target == target and f.value == "werewolf"
    )
    found = tuple(r for _, r in mind.spoken.because(target, 4) if r.seats and r.kind != "silence")
    return Ballot(
        vote.day,
        vote.round,
        target,
        round(float(mind.spoken.wolf[target]), 4),
        ranked.index(target) + 1 if target in ranked else 0,
        (own + found)[:2],
        plan is not None and plan.said.target == target,
        mind.cover,
    )
