"""How suspicion moved and why votes fell: what the AI seats believed, worked out again from their own views.

It takes seconds and numpy, so it runs in a process of its own; the window asks now and then whether it is done.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from engine import events as ev
from engine.events import AnyEvent, visible
from engine.views import View

if TYPE_CHECKING:
    from ai.explain import Ballot, Moment

MOST_LINES = 4
_POLL = 120
"""Milliseconds between two looks at the process."""


class Line(msgspec.Struct, frozen=True):
    """One seat that was not of the village's side: (day, mean chance 0 to 1 the village gave it to be a wolf)."""

    seat: int
    role: str
    points: tuple[tuple[int, float], ...]


class Voice(msgspec.Struct, frozen=True):
    """Why *seat* voted for *target* on *day*, in its own words; *chance* (0 to 1): a wolf, as it would say so."""

    seat: int
    day: int
    target: int
    chance: float
    ja: str
    en: str


class Findings(msgspec.Struct, frozen=True):
    """All that was worked out of a village."""

    lines: tuple[Line, ...] = ()
    voices: tuple[Voice, ...] = ()


def work_out(log: Sequence[AnyEvent], humans: Sequence[int], level: str, seed: str) -> Findings:
    """How the village suspected its wolves and foxes, and why every AI seat voted as it did, from their own views."""
    from ai.agent import Budget
    from ai.explain import minds

    watchers, watched = watch(log, humans)
    opened = next((e for e in log if isinstance(e, ev.Opened)), None)
    if opened is None or not watched:
        return Findings()
    stories = {
        seat: minds(log, seat, Budget(seed, level))
        for seat, who in enumerate(opened.seats, 1)
        if seat not in humans and not who.dummy
    }
    voices = [
        _voice(log, seat, ballot, seed)
        for seat, story in stories.items()
        for ballot in story.ballots
        if ballot.round == 1 and ballot.reasons
    ]
    seen = {seat: stories[seat].moments for seat in watchers}
    return Findings(tuple(_curves(log, seen, watched)), tuple(voices))


def _curves(log: Sequence[AnyEvent], seen: dict[int, Sequence[Moment]], watched: dict[int, str]) -> list[Line]:
    """For each of *watched* (seat → role) the mean over those who saw at each day's first vote."""
    sums: dict[tuple[int, int], list[float]] = {}
    for moments in seen.values():
        for moment in moments:
            for other in watched:
                if moment.when == "dusk" and other in moment.wolf:
                    sums.setdefault((other, moment.day), []).append(moment.wolf[other])
    dead = {e.seat: e.day for e in log if isinstance(e, ev.Died)}
    lines = []
    for seat, role in watched.items():
        days = sorted(day for other, day in sums if other == seat and day <= dead.get(seat, day))
        points = tuple((day, round(sum(sums[seat, day]) / len(sums[seat, day]), 4)) for day in days)
        if points:
            lines.append(Line(seat, role, points))
    return lines


def _voice(log: Sequence[AnyEvent], seat: int, ballot: Ballot, seed: str) -> Voice:
    from ai.speech import choose_wording, realise_statement
    from engine.speech import Statement

    view = View(seat)
    for event in log:
        if visible(event, seat):
            if isinstance(event, ev.Voted) and event.seat == seat and event.day == ballot.day:
                break
            view.apply(event)
    statement = Statement("vote_plan", target=ballot.target, because=ballot.reasons[:1])
    key = choose_wording(statement, view.seats[seat - 1].persona, view, f"{seed}/why/{seat}/{ballot.day}")
    said = {lang: realise_statement(statement, key, seat, view, lang) for lang in ("ja", "en")}
    return Voice(seat, ballot.day, ballot.target, ballot.chance, said["ja"], said["en"])


def watch(log: Sequence[AnyEvent], humans: Sequence[int]) -> tuple[list[int], dict[int, str]]:
    """Who watched (the village's AI seats) and who is worth watching (wolves, then foxes), in an ended game."""
    from engine import catalogue

    ended = next((e for e in log if isinstance(e, ev.Ended)), None)
    opened = next((e for e in log if isinstance(e, ev.Opened)), None)
    if ended is None or opened is None:
        return [], {}
    facts = {seat: catalogue.role(opened.ruleset, role) for seat, role in ended.roles.items()}
    watchers = [
        seat
        for seat, fact in facts.items()
        if fact.camp == "village" and seat not in humans and not opened.seats[seat - 1].dummy
    ]
    wolves = [seat for seat, fact in facts.items() if fact.family == "werewolf"]
    foxes = [seat for seat, fact in facts.items() if fact.family == "fox"]
    return watchers, {seat: ended.roles[seat] for seat in [*wolves, *foxes][:MOST_LINES]}


def serve(pipe: Connection, log: bytes, humans: tuple[int, ...], level: str, seed: str) -> None:
    """The process: one question, one answer (JSON), an empty one where the game cannot be explained."""
    try:
        events = msgspec.json.decode(log, type=list[AnyEvent])  # type: ignore[valid-type]
        pipe.send_bytes(msgspec.json.encode(work_out(events, humans, level, seed)))
    except Exception as error:  # a page without a chart is better than one that waits for ever
        pipe.send_bytes(msgspec.json.encode(Findings()))
        raise SystemExit(1) from error


class Doubt(QObject):
    """Asks the process and gives `found` (`Findings`) once. `stop` ends it early."""

    found = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._timer = QTimer(self, interval=_POLL)
        self._timer.timeout.connect(self._look)

    def ask(self, log: Sequence[AnyEvent], humans: tuple[int, ...], level: str, seed: str) -> None:
        """Starts over with *log*."""
        self.stop()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe(duplex=False)
        raw = msgspec.json.encode(list(log))
        self._process = context.Process(target=serve, args=(theirs, raw, humans, level, seed), daemon=True)
        self._process.start()
        theirs.close()
        self._timer.start()

    def stop(self) -> None:
        """Ends the process, if one runs."""
        self._timer.stop()
        if self._process is not None:
            self._process.terminate()
            self._process.join(2)
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def _look(self) -> None:
        if self._pipe is None:
            return
        try:
            if not self._pipe.poll():
                return
            findings = msgspec.json.decode(self._pipe.recv_bytes(), type=Findings)
        except (EOFError, OSError):
            findings = Findings()
        self.stop()
        self.found.emit(findings)
