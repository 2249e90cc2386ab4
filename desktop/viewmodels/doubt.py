"""How suspicion moved: what the village's AI seats believed, worked out again from their own views.

It takes seconds and numpy, so it runs in a process of its own; the window asks now and then whether it is done.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from engine import events as ev
from engine.events import AnyEvent

MOST_LINES = 4
_POLL = 120
"""Milliseconds between two looks at the process."""


class Line(msgspec.Struct, frozen=True):
    """One seat that was not of the village's side: (day, mean chance 0 to 1 the village gave it to be a wolf)."""

    seat: int
    role: str
    points: tuple[tuple[int, float], ...]


def curves(
    log: Sequence[AnyEvent], watchers: Sequence[int], watched: dict[int, str], level: str, seed: str
) -> list[Line]:
    """For each of *watched* (seat → role) the mean over *watchers* alive at each day's first vote."""
    from ai.agent import Budget
    from ai.explain import minds

    sums: dict[tuple[int, int], list[float]] = {}
    for seat in watchers:
        for moment in minds(log, seat, Budget(seed, level)).moments:
            if moment.when != "dusk":
                continue
            for other in watched:
                if other in moment.wolf:
                    sums.setdefault((other, moment.day), []).append(moment.wolf[other])
    dead = {e.seat: e.day for e in log if isinstance(e, ev.Died)}
    lines = []
    for seat, role in watched.items():
        days = sorted(day for other, day in sums if other == seat and day <= dead.get(seat, day))
        points = tuple((day, round(sum(sums[seat, day]) / len(sums[seat, day]), 4)) for day in days)
        if points:
            lines.append(Line(seat, role, points))
    return lines


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
        watchers, watched = watch(events, humans)
        pipe.send_bytes(msgspec.json.encode(curves(events, watchers, watched, level, seed)))
    except Exception as error:  # a page without a chart is better than one that waits for ever
        pipe.send_bytes(msgspec.json.encode([]))
        raise SystemExit(1) from error


class Doubt(QObject):
    """Asks the process and gives `found` (list of `Line`) once. `stop` ends it early."""

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
            lines = msgspec.json.decode(self._pipe.recv_bytes(), type=list[Line])
        except (EOFError, OSError):
            lines = []
        self.stop()
        self.found.emit(lines)
