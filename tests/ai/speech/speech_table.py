"""A table to talk at: nine villagers, the human in seat 1, on the third day, with a history."""

from __future__ import annotations

from ai.personas import persona
from engine import events as ev
from engine.speech import Reason, Ref, Statement
from engine.views import View

ME, ZENJI, LUCIA, GENTA, SAYO, WATARU, EMI, NOTO, JIN = range(1, 10)
PEOPLE = ("zenji", "lucia", "genta", "sayo", "wataru", "emi", "noto", "jin")
CAST = {"villager": 3, "seer": 1, "medium": 1, "bodyguard": 1, "possessed": 1, "werewolf": 2}


def seated(ids: tuple[str, ...], human: str = "") -> tuple[ev.SeatInfo, ...]:
    """Seats for *ids*; a *human* by name before them."""
    seats = [ev.SeatInfo(human, "", "female")] if human else []
    for id in ids:
        who = persona(id)
        assert who is not None
        seats.append(ev.SeatInfo(who.name["ja"], who.id, who.sex))
    return tuple(seats)


def opened(ids: tuple[str, ...], human: str = "", seat: int = 1, day: int = 3) -> View:
    """The view of *seat* on the morning of *day*, nothing said."""
    v = View(seat)
    v.apply(ev.Opened(ruleset="shikigami", seats=seated(ids, human), cast=CAST))
    v.apply(ev.PhaseBegan(phase="day", day=day))
    return v


def talking() -> View:
    """Day three: Genta was hanged, Emi found dead; Lucia and Zenji claim seer; Sayo has just suspected Wataru."""
    v = View(ME)
    v.apply(ev.Opened(ruleset="shikigami", seats=seated(PEOPLE, "ナオ"), cast=CAST))
    v.apply(ev.PhaseBegan(phase="day", day=2))
    say(v, ZENJI, 1, Statement("claim", role="seer"), day=2)
    say(v, LUCIA, 2, Statement("counter_claim", role="seer", target=ZENJI), day=2)
    v.apply(
        ev.Counted(
            day=2,
            ballots=(
                ev.Ballot(ME, GENTA),
                ev.Ballot(ZENJI, GENTA),
                ev.Ballot(LUCIA, WATARU),
                ev.Ballot(GENTA, JIN),
                ev.Ballot(SAYO, GENTA),
                ev.Ballot(WATARU, GENTA),
                ev.Ballot(EMI, GENTA),
                ev.Ballot(NOTO, WATARU),
                ev.Ballot(JIN, GENTA),
            ),
            received=((GENTA, 6), (WATARU, 2), (JIN, 1)),
            decided=GENTA,
        )
    )
    v.apply(ev.Died(seat=GENTA, cause="vote_killed", day=2))
    v.apply(ev.Died(seat=EMI, day=2, night=True))
    v.apply(ev.PhaseBegan(phase="day", day=3))
    say(v, ZENJI, 1, Statement("report", target=NOTO, kind="divined", value="human", night=2))
    say(v, LUCIA, 2, Statement("report", target=JIN, kind="divined", value="werewolf", night=2))
    say(v, JIN, 3, Statement("react_accused", target=LUCIA, to=LUCIA, re=Ref(3, 2)))
    say(v, SAYO, 4, Statement("suspect", target=WATARU, degree=2, because=(Reason("vote", 2, (WATARU, GENTA)),)))
    return v


def say(v: View, seat: int, n: int, *statements: Statement, day: int = 3, wording: tuple[str, ...] = ()) -> None:
    v.apply(ev.Said(seat=seat, day=day, n=n, statements=statements, wording=wording))
