"""The first minute, grief, relief, owning up: what people say besides arguing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ai.policy.talk.move import Move
from engine.speech import Reason, Ref, Statement

if TYPE_CHECKING:
    from ai.speaker import Speaker


def moves(mind: Speaker) -> Iterator[Move]:
    """What the morning asks for."""
    reading = mind.reading
    early = len(reading.speakers) < len(mind.view.alive)
    if early:
        yield from _dawn(mind)
        yield from _opening(mind)
    yield from _reckoning(mind)
    yield from _ballots(mind)


def _dawn(mind: Speaker) -> Iterator[Move]:
    reading = mind.reading
    night = mind.view.day - 1
    dawn = Ref(mind.view.day, 0)
    lines = len(reading.speakers)
    victims = [s for s in reading.killed.get(night, ()) if s != reading.dummy or night == 1]
    said = [x for x in reading.today if x.said.type in ("react_death", "react_peace")]
    if any(x.seat == mind.seat for x in said):
        return
    share = mind.nature("dawn", mind.view.day) * (0.6 + 0.8 * mind.temper["warmth"])
    if victims:
        victim = victims[len(said) % len(victims)]
        if len(said) >= 2 or (said and lines > 4):
            return
        score = (0.99 if lines < 2 else 0.55) * (0.6 + 0.4 * share)
        others: tuple[int, ...] = ()
        because: tuple[Reason, ...] = ()
        pushed = [
            x
            for x in reading.lines
            if x.seat == victim
            and x.said.type in ("suspect", "vote_plan")
            and x.said.target
            and x.said.target in mind.view.alive
            and x.said.target != mind.seat
        ]
        if said and pushed:
            others = (pushed[-1].said.target,)
            because = (Reason("push", pushed[-1].ref.day, (victim, pushed[-1].said.target), ref=pushed[-1].ref),)
        if said and share < 0.35:
            return
        yield Move(
            score,
            (
                Statement(
                    "react_death",
                    target=victim,
                    others=others,
                    because=because,
                    heat=-1,
                    re=said[-1].ref if said else dawn,
                ),
            ),
        )
    elif night in reading.quiet and night >= 2:
        if len(said) >= 2 or share < (0.3 if said else 0.0):
            return
        yield Move(
            0.9 if lines < 2 else 0.5, (Statement("react_peace", night=night, re=said[-1].ref if said else dawn),)
        )


def _opening(mind: Speaker) -> Iterator[Move]:
    """A line from weather, trade or last night; the second answers the first; nobody twice."""
    reading = mind.reading
    if mind.view.day > 2 and reading.speakers:
        return
    talk = [x for x in reading.today if x.said.type == "small_talk"]
    if mind.mine or len(talk) >= 3:
        return
    lot = mind.nature("opening", mind.view.day)
    eager = 0.35 + 0.5 * mind.temper["talk"]
    if not reading.speakers:
        yield Move(0.55 + 0.3 * lot * eager, (_small(mind),))
    elif talk and lot < 0.55 * eager:
        yield Move(0.5, (_small(mind, reading.today[-1].ref),))


def _small(mind: Speaker, re: Ref | None = None) -> Statement:
    return Statement("small_talk", re=re if re is not None else Ref(mind.view.day, 0))


def _reckoning(mind: Speaker) -> Iterator[Move]:
    """A medium's word shows who was right yesterday; who was wrong owns it in a line."""
    reading = mind.reading
    if mind.said_today("react_right", "react_wrong"):
        return
    for line in reversed(reading.today[-10:]):
        said = line.said
        if said.type != "report" or said.kind != "medium" or line.seat == mind.seat:
            continue
        executed = said.target
        day = next((d for d, s in reading.executed.items() if s == executed), 0)
        if not day or mind.spoken.role(line.seat, "medium") < 0.5:
            continue
        voted = any(b.day == day and b.voter == mind.seat and b.target == executed for b in reading.ballots)
        reacted = sum(x.said.type in ("react_right", "react_wrong") for x in reading.today)
        if reacted >= 2 or mind.nature("reckoning", line.at) > 0.6:
            return
        vote = Reason("vote", day, (mind.seat, executed))
        if voted and said.value == "human":
            yield Move(0.58, (Statement("react_wrong", target=executed, because=(vote,), re=line.ref, heat=-1),))
        elif voted and said.value == "werewolf":
            yield Move(0.5, (Statement("react_right", target=executed, because=(vote,), re=line.ref, heat=1),))
        elif not voted and said.value == "werewolf":
            defended = [
                x for x in reading.lines if x.seat == mind.seat and x.said.type == "trust" and x.said.target == executed
            ]
            if defended:
                yield Move(
                    0.6,
                    (
                        Statement(
                            "react_wrong",
                            target=executed,
                            re=line.ref,
                            heat=-1,
                            because=(
                                Reason("defend", defended[-1].ref.day, (mind.seat, executed), ref=defended[-1].ref),
                            ),
                        ),
                    ),
                )
        return


def _ballots(mind: Speaker) -> Iterator[Move]:
    """The morning after a near miss."""
    reading = mind.reading
    day = mind.view.day - 1
    if mind.said_today("react_votes"):
        return
    voters = tuple(
        b.voter
        for b in reading.ballots
        if b.day == day and b.round == 1 and b.target == mind.seat and b.voter in mind.view.alive
    )
    received = sum(b.day == day and b.round == 1 and b.target == mind.seat for b in reading.ballots)
    if received >= 2 and voters and mind.nature("votes", day) < 0.6:
        yield Move(
            0.44,
            (
                Statement(
                    "react_votes", target=mind.seat, others=voters[:2], value=str(received), re=Ref(day, 0), heat=1
                ),
            ),
        )
