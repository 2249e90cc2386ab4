"""A table that stands still: scripted evenings for pictures of the screens. Every event obeys the rules' order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ai.personas import PERSONAS
from engine import events as ev
from engine.actions import ActionSpec
from engine.commands import AnyCommand
from engine.events import PUBLIC, AnyEvent, Ballot, SeatInfo, visible
from engine.speech import Reason, Ref, Statement
from engine.views import View

if TYPE_CHECKING:
    from desktop.viewmodels.table import Table

KINDS = ("table", "night", "vote", "dawn", "talk")
ROLES = (
    "bodyguard", "seer", "villager", "freemason", "possessed", "freemason", "villager", "werewolf", "villager",
    "medium", "werewolf", "villager",
)  # fmt: skip
_MORE = (
    "villager", "villager", "villager", "fox", "werewolf", "villager", "poisoner", "villager", "villager", "villager",
    "villager", "werewolf",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Still:
    """The beat of a table in which nothing happens by itself."""

    kind: str = "waiting"
    why: str = ""


@dataclass
class SampleFeed:
    """A feed in which nothing happens by itself; commands are taken and forgotten."""

    seat: int
    log: list[AnyEvent]
    specs: list[ActionSpec] = field(default_factory=list)
    id: str = ""
    told: int | None = None
    """How many events were told before: the rest is being told. All by default."""

    def view(self, seat: int) -> View:
        seen = View(seat)
        for event in self.log:
            if visible(event, seat):
                seen.apply(event)
        return seen

    def legal(self, seat: int) -> list[ActionSpec]:
        return self.specs

    def submit(self, seat: int, command: AnyCommand) -> list[AnyEvent]:
        return []

    def step(self, wait: float = 0.0) -> Still:
        return Still()

    def close(self) -> None:
        return


class _Day:
    """Writes the utterances of one day, numbered as the rules number them."""

    def __init__(self, log: list[AnyEvent], day: int) -> None:
        self.log, self.day, self.n = log, day, 0

    def say(self, seat: int, *statements: Statement, text: str = "") -> Ref:
        self.n += 1
        self.log.append(ev.Said(seat=seat, day=self.day, n=self.n, statements=statements, text=text))
        return Ref(self.day, self.n)


def _opening(seats: int, you: int) -> list[AnyEvent]:
    people = [SeatInfo(name=p.name["ja"], persona=p.id, sex=p.sex) for p in PERSONAS[:seats]]
    roles = (ROLES + _MORE)[:seats]
    cast: dict[str, int] = {}
    for role in roles:
        cast[role] = cast.get(role, 0) + 1
    log: list[AnyEvent] = [
        ev.Opened(
            ruleset="shikigami", version="3.1.0b1", seats=tuple(people), cast=cast,
            options={"talk": 8, "revotes": 4, "rest": True, "cast_shown": True, "wills": True},
        )
    ]  # fmt: skip
    log += [ev.Dealt(to=frozenset({i}), seat=i, role=role) for i, role in enumerate(roles, 1)]
    log.append(ev.PhaseBegan(phase="night", day=1))
    return log


def _second_day(log: list[AnyEvent], seats: int) -> None:
    log += [ev.QuietNight(day=1), ev.PhaseBegan(phase="day", day=2)]
    day = _Day(log, 2)
    day.say(12 if seats >= 12 else 5, Statement("suspect", target=9 if seats >= 9 else 4, degree=2))
    day.say(9 if seats >= 9 else 4, Statement("claim", role="villager"))
    day.say(2, Statement("claim", role="seer"))
    if seats >= 9:
        day.say(2, Statement("report", target=3, kind="divined", value="human", night=1))
        day.say(5, Statement("counter_claim", target=2, role="seer"))
        day.say(5, Statement("report", target=6, kind="divined", value="human", night=1))
        day.say(4, Statement("suspect", target=9, degree=2, because=(Reason("feel", 2),)))
        day.say(7, Statement("vote_plan", target=9))
        hanged = 9
    else:
        hanged = 4
    log.append(ev.PhaseBegan(phase="vote", day=2, round=1))
    ballots = tuple(
        Ballot(i, hanged if i != hanged and i % 3 else (2 if i != 2 else hanged)) for i in range(1, seats + 1)
    )
    log += [ev.HasVoted(seat=b.voter) for b in ballots]
    got: dict[int, int] = {}
    for ballot in ballots:
        got[ballot.target] = got.get(ballot.target, 0) + 1
    received = tuple(sorted(got.items(), key=lambda item: -item[1]))
    log.append(ev.Counted(day=2, round=1, ballots=ballots, received=received, decided=hanged))
    log.append(ev.Died(seat=hanged, cause="vote_killed", day=2))
    log.append(ev.PhaseBegan(phase="night", day=2))


def _third_dawn(log: list[AnyEvent], seats: int) -> None:
    victim = 4 if seats >= 9 else 3
    log.append(ev.Died(seat=victim, cause="found_dead", day=2, night=True))
    if seats >= 9:
        log.append(ev.WillRead(seat=4, statements=(Statement("suspect", target=8, degree=2),)))
        log.append(ev.Told(to=frozenset({10}), result="medium_result", about=9, value="human", day=2))
    log.append(ev.PhaseBegan(phase="day", day=3))


def _third_day(log: list[AnyEvent], seats: int) -> None:
    day = _Day(log, 3)
    if seats < 9:
        day.say(2, Statement("report", target=5, kind="divined", value="werewolf", night=2))
        day.say(5, Statement("disagree", target=2, to=2, re=Ref(3, 1)))
        return
    day.say(2, Statement("report", target=7, kind="divined", value="human", night=2))
    if seats >= 12:
        day.say(
            10, Statement("claim", role="medium"), Statement("report", target=9, kind="medium", value="human", night=2)
        )
        day.say(11, Statement("ask", target=9, to=7, because=(Reason("vote", 2, (7, 9)),)))
        day.say(6, Statement("suspect", target=8, degree=2, because=(Reason("vote", 2, (8, 9)),)))
        day.say(12, Statement("suspect", target=8, degree=3, because=(Reason("push", 2, (8, 9)),)))
    day.say(8, Statement("suspect", target=3, degree=2))
    day.say(3, Statement("trust", target=2, degree=2))
    day.say(
        5, Statement("report", target=8, kind="divined", value="werewolf", night=2), Statement("vote_plan", target=8)
    )


def _specs_day(log: Sequence[AnyEvent]) -> list[ActionSpec]:
    return [
        ActionSpec("say", "say", channels=("talk",), left=4),
        ActionSpec("ready", "ready", required=True),
        ActionSpec("will", "will"),
    ]


def sample(kind: str, seats: int = 12) -> SampleFeed:
    """The evening called *kind* (`table`, `night`, `vote`, `dawn`, `talk`) with *seats* (5 to 24), seen from seat 1."""
    you = 1
    log = _opening(seats, you)
    _second_day(log, seats)
    dead = {9, 4} if seats >= 9 else {4, 3}
    alive = [i for i in range(1, seats + 1) if i not in dead]
    if kind == "dawn":
        _third_dawn(log, seats)
        unseen = sum(1 for e in log[:-1] if visible(e, you))
        return SampleFeed(you, log[:-1], told=unseen - (2 if seats >= 9 else 1))
    _third_dawn(log, seats)
    _third_day(log, seats)
    if kind in ("table", "talk"):
        return SampleFeed(you, log, _specs_day(log))
    log.append(ev.PhaseBegan(phase="vote", day=3, round=1))
    first, second = (5, 8) if seats >= 9 else (2, 5)
    ballots = tuple(Ballot(i, second if (i in (first, 1, 2, 10, 12) and i != second) else first) for i in alive)
    ballots = tuple(Ballot(b.voter, second if b.voter == first else b.target) for b in ballots)
    got = {seat: sum(b.target == seat for b in ballots) for seat in (first, second)}
    if kind == "vote":
        level = got[first] == got[second]
        log += [ev.HasVoted(seat=b.voter) for b in ballots]
        received = tuple(sorted(got.items(), key=lambda item: (-item[1], item[0])))
        decided, how = (0, "tie") if level else (received[0][0], "most")
        log.append(ev.Counted(day=3, round=1, ballots=ballots, received=received, decided=decided, how=how))
        return SampleFeed(you, log)
    log += [ev.HasVoted(seat=b.voter) for b in ballots]
    log.append(
        ev.Counted(
            day=3, round=1, ballots=ballots, received=((second, got[second]), (first, got[first])), decided=second
        )
    )
    log.append(ev.Died(to=PUBLIC, seat=second, cause="vote_killed", day=3))
    log.append(ev.PhaseBegan(phase="night", day=3))
    alive.remove(second)
    guard = ActionSpec(
        "guard", "act", targets=tuple(i for i in alive if i != you), least=1, most=1,
        barred=((you, "self"), *((i, "dead") for i in range(1, seats + 1) if i not in alive)), required=True,
    )  # fmt: skip
    return SampleFeed(
        you, log, [guard, ActionSpec("say", "say", channels=("mono",)), ActionSpec("ready", "ready", blocked="act")]
    )


def show(table: Table, kind: str, seats: int = 12) -> None:
    """Sits the player of *table* down at the evening called *kind*, at its moment."""
    feed = sample(kind, seats)
    table.attend(feed, feed.seat, told=feed.told)
    table.skip()
