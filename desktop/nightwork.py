"""Counts the ways of a night beside the window: a process that answers one scenario after the other."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from engine.events import MASTER, Traced
from engine.setup import Illegal

POLL = 40
"""Milliseconds between two looks at the process."""
MOST_WAYS = 200
"""So many ways are told of; their odds are exact all the same."""


class Way(msgspec.Struct, frozen=True):
    """One outcome: *p* is a fraction, the rest as in a scenario file, *steps* the likeliest way to it."""

    p: str
    deaths: dict[str, str]
    results: dict[str, list[list[str]]]
    gained: dict[str, list[str]]
    lost: dict[str, list[str]]
    steps: tuple[Traced, ...] = ()
    decided: str | None = ""
    """By day: who is executed, `None` for a re-vote; empty by night."""


class Ways(msgspec.Struct, frozen=True):
    """What comes of a night or a day: *ways* likeliest first, of *total*.

    *failed*: why it cannot be counted (`illegal-…`).
    """

    ways: tuple[Way, ...] = ()
    total: int = 0
    estimate: bool = False
    failed: str = ""
    detail: dict[str, str] = {}


def count(scenario: bytes) -> Ways:
    """The ways of the first night or day in *scenario* (JSON, as in a file)."""
    from engine import lab

    try:
        night = lab.load(scenario)[0]
        found = lab.outcomes(night, trace=True)
    except Illegal as error:
        return Ways(failed=error.reason, detail={key: str(value) for key, value in error.detail.items()})
    ways = []
    for outcome in found.outcomes[:MOST_WAYS]:
        steps = tuple(
            Traced(
                to=MASTER, day=night.day or night.night, step=note.step, actor=note.seat, target=note.target,
                verdict=f"{note.verdict}:{note.what}" if note.what else note.verdict, odds=note.odds, drawn=note.drawn,
            )
            for note in outcome.trace
        )  # fmt: skip
        ways.append(Way(
            str(outcome.p), outcome.deaths, outcome.results, _words(outcome.traits_added), _words(outcome.traits_lost),
            steps, outcome.decided,
        ))  # fmt: skip
    return Ways(tuple(ways), len(found.outcomes), found.estimate)


def _words(traits: dict[str, list[object]]) -> dict[str, list[str]]:
    return {seat: [str(one[0] if isinstance(one, list) else one) for one in those] for seat, those in traits.items()}


def serve(pipe: Connection) -> None:
    """The process: a scenario in, its `Ways` out, until the other end is closed."""
    while True:
        try:
            scenario = pipe.recv_bytes()
        except EOFError:
            return
        try:
            found = count(scenario)
        except Exception as error:  # the page must hear of it: it would wait for ever
            found = Ways(failed="internal", detail={"what": repr(error)})
        pipe.send_bytes(msgspec.json.encode(found))


class NightWork(QObject):
    """Asks the process and gives `found` (`Ways`). A new question ends an unanswered one. `stop` ends the process."""

    found = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._busy = False
        self._timer = QTimer(self, interval=POLL)
        self._timer.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        return self._busy

    def ask(self, scenario: bytes) -> None:
        """Counts the ways of *scenario*."""
        if self._busy:
            self.stop()
        if self._process is None or not self._process.is_alive() or self._pipe is None:
            self.stop()
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=serve, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
        try:
            self._pipe.send_bytes(scenario)
        except OSError:
            self.stop()
            self.found.emit(Ways(failed="internal"))
            return
        self._busy = True
        self._timer.start()

    def stop(self) -> None:
        """Ends the process, if one runs."""
        self._timer.stop()
        self._busy = False
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
            ways = msgspec.json.decode(self._pipe.recv_bytes(), type=Ways)
        except (EOFError, OSError):
            self.stop()
            self.found.emit(Ways(failed="internal"))
            return
        self._busy = False
        self._timer.stop()
        self.found.emit(ways)
