"""What everybody has heard and seen, sorted: claims, reports, suspicions, plans, ballots, deaths, open questions.

A `Reading` is folded from public events alone, so one serves all seats of a table (`ai.tables`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec.structs import replace

from engine import events as ev
from engine.events import AnyEvent
from engine.speech import Ref, Statement

ACCUSING = frozenset({"suspect", "vote_plan", "vote_switch", "request_vote", "shift", "compare"})
QUESTIONS = frozenset({"ask", "prod"})
REPLIES = frozenset({"answer", "dodge", "explain_pick", "hint", "claim", "counter_claim", "deny_role", "react_accused"})


def opens_talk(event: AnyEvent) -> bool:
    """Whether a day of talk begins with *event*, in either rule set."""
    return isinstance(event, ev.PhaseBegan) and (
        event.phase == "day" or (event.phase == "discussion" and event.round <= 1)
    )


def as_heard(s: Statement) -> Statement:
    """*s* as it sounds: without its heat and the line it answers."""
    return replace(s, heat=0, re=None)


@dataclass(slots=True, frozen=True)
class Line:
    """One statement as it was said; *at* counts all public statements of the game from 0."""

    at: int
    ref: Ref
    seat: int
    said: Statement


@dataclass(slots=True, frozen=True)
class Report:
    """A result somebody gave out. *kind*: `divined`, `medium`, `guarded`; *value*: `human`, `werewolf` or empty."""

    seat: int
    kind: str
    target: int
    value: str
    night: int
    ref: Ref
    day: int


@dataclass(slots=True, frozen=True)
class Cast:
    """One ballot."""

    day: int
    round: int
    voter: int
    target: int


@dataclass(slots=True)
class Reading:
    """The public side of a game, folded."""

    ruleset: str = ""
    seats: int = 0
    cast: dict[str, int] = field(default_factory=dict)
    options: dict[str, bool | int | str] = field(default_factory=dict)
    dummy: int = 0
    personas: dict[int, str] = field(default_factory=dict)
    day: int = 0
    phase: str = "setup"
    round: int = 0
    alive: set[int] = field(default_factory=set)
    lines: list[Line] = field(default_factory=list)
    today: list[Line] = field(default_factory=list)
    """The statements of the day that runs."""
    speakers: list[int] = field(default_factory=list)
    """Who spoke today, one entry an utterance."""
    claims: dict[int, Line] = field(default_factory=dict)
    """Seat → the line of its standing claim."""
    claim_order: list[int] = field(default_factory=list)
    dropped: dict[int, str] = field(default_factory=dict)
    """Seat → a role it claimed and took back or changed."""
    reports: list[Report] = field(default_factory=list)
    opinions: dict[int, Line] = field(default_factory=dict)
    """Seat → its latest spoken top suspicion."""
    plans: dict[int, Line] = field(default_factory=dict)
    """Seat → its latest vote plan of today."""
    all_plans: dict[tuple[int, int], int] = field(default_factory=dict)
    """(day, seat) → the target of its last plan of that day."""
    ballots: list[Cast] = field(default_factory=list)
    executed: dict[int, int] = field(default_factory=dict)
    """Day → who was executed."""
    killed: dict[int, list[int]] = field(default_factory=dict)
    """Night → who was found dead."""
    dead_on: dict[int, int] = field(default_factory=dict)
    quiet: list[int] = field(default_factory=list)
    asked: dict[int, Line] = field(default_factory=dict)
    """Seat → the oldest question put to it today that it has not answered."""
    accused: dict[int, Line] = field(default_factory=dict)
    """Seat → the latest accusation of today it has not answered."""
    spoken: dict[int, int] = field(default_factory=dict)
    """Seat → utterances today."""
    told_about: dict[int, int] = field(default_factory=dict)
    """Seat → how many statements of the whole game it made."""
    died_lines: list[tuple[int, int, bool, str]] = field(default_factory=list)
    """(seat, day, night, cause) of every death, in order."""
    evidence: int = 0
    """Grows whenever something happened that moves beliefs; mere words only every few."""
    heard: int = 0
    """How many of `lines` count as evidence so far: those before the last growth of `evidence`."""
    count: int = 0
    ended: bool = False

    def apply(self, event: AnyEvent) -> None:
        """Takes in one public event."""
        self.count += 1
        match event:
            case ev.Said():
                if event.channel == "talk":
                    self._said(event)
            case ev.PhaseBegan():
                self._phase(event)
            case ev.Counted():
                self.ballots.extend(Cast(event.day, event.round, b.voter, b.target) for b in event.ballots)
                if event.decided:
                    self.executed[event.day] = event.decided
                self.moved()
            case ev.Died():
                self._died(event)
            case ev.Revived():
                self.alive.add(event.seat)
                self.dead_on.pop(event.seat, None)
                self.moved()
            case ev.QuietNight():
                self.quiet.append(event.day)
                self.moved()
            case ev.WillRead():
                for statement in event.statements:
                    self._state(event.seat, Ref(self.day, 0), statement)
            case ev.Opened():
                self.ruleset, self.seats, self.options = event.ruleset, len(event.seats), event.options
                self.cast = dict(event.cast)
                self.alive = set(range(1, self.seats + 1))
                self.personas = {i: s.persona for i, s in enumerate(event.seats, 1)}
                self.dummy = next((i for i, s in enumerate(event.seats, 1) if s.dummy), 0)
            case ev.Ended():
                self.ended = True
            case _:
                pass

    def _phase(self, event: ev.PhaseBegan) -> None:
        if opens_talk(event):
            self.today, self.speakers, self.plans = [], [], {}
            self.asked, self.accused, self.spoken = {}, {}, {}
            self.moved()
        self.phase, self.day, self.round = event.phase, event.day, event.round

    def _died(self, event: ev.Died) -> None:
        self.alive.discard(event.seat)
        self.dead_on[event.seat] = event.day
        self.died_lines.append((event.seat, event.day, event.night, event.cause))
        if event.night:
            self.killed.setdefault(event.day, []).append(event.seat)
        self.moved()

    def _said(self, event: ev.Said) -> None:
        self.speakers.append(event.seat)
        if not event.seat:
            return  # in the dark nobody knows who speaks
        ref = Ref(event.day, event.n)
        self.spoken[event.seat] = self.spoken.get(event.seat, 0) + 1
        for statement in event.statements:
            self._state(event.seat, ref, statement)

    def _state(self, seat: int, ref: Ref, said: Statement) -> None:
        if not all(0 <= s <= self.seats for s in (said.target, said.to, *said.others)):
            return
        line = Line(len(self.lines), ref, seat, said)
        self.lines.append(line)
        self.told_about[seat] = self.told_about.get(seat, 0) + 1
        if ref.n:
            self.today.append(line)
        kind = said.type
        if kind in ("claim", "counter_claim") or (kind == "will" and said.role):
            self._claimed(line)
        elif kind == "retract" and seat in self.claims:
            self.dropped[seat] = self.claims.pop(seat).said.role
            self.moved()
        elif kind == "report":
            self._reported(line)
        elif kind in ("suspect", "shift", "trust", "compare"):
            if kind != "trust":
                self.opinions[seat] = line
            if len(self.lines) - self.heard >= self.seats:
                self.moved()
        if kind in ("vote_plan", "vote_switch") and said.target and ref.n:
            self.plans[seat] = line
            self.all_plans[(ref.day, seat)] = said.target
            self.opinions.setdefault(seat, line)
        if not ref.n:
            return
        if kind in REPLIES:
            question = self.asked.get(seat)
            if question is not None and (said.re == question.ref or kind in ("answer", "dodge", "explain_pick")):
                del self.asked[seat]
            self.accused.pop(seat, None)
        if kind in QUESTIONS and said.to and said.to != seat:
            self.asked.setdefault(said.to, line)
        if kind in ACCUSING and said.target and said.target != seat and (said.degree >= 1 or kind == "request_vote"):
            self.accused[said.target] = line

    def _claimed(self, line: Line) -> None:
        before = self.claims.get(line.seat)
        if before is not None and before.said.role == line.said.role:
            return
        if before is not None:
            self.dropped[line.seat] = before.said.role
        else:
            self.claim_order.append(line.seat)
        self.claims[line.seat] = line
        self.moved()

    def _reported(self, line: Line) -> None:
        said = line.said
        several = self.ruleset == "survival"  # there a perk may tell more in a night
        for old in self.reports:
            same = old.seat == line.seat and old.kind == said.kind and old.night == said.night
            if same and not (several and old.target != said.target):
                return
        self.reports.append(Report(line.seat, said.kind, said.target, said.value, said.night, line.ref, line.ref.day))
        self.moved()

    def moved(self) -> None:
        """Something happened that moves beliefs."""
        self.evidence += 1
        self.heard = len(self.lines)

    def claimants(self, role: str) -> list[int]:
        """The seats that claim *role* and stand by it, in the order they came out."""
        return [s for s in self.claim_order if s in self.claims and self.claims[s].said.role == role]

    def claimed(self, seat: int) -> str:
        """What *seat* claims to be, or empty."""
        line = self.claims.get(seat)
        return line.said.role if line else ""

    def talk_days(self) -> int:
        """Days of talk so far, the one that runs included (0 before the first)."""
        return max(0, self.day - 1) if self.phase != "night" or self.day > 1 else 0
