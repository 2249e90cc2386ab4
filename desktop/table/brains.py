"""Where the AI thinks: in this process, or in one worker process that may die and come back without anybody noticing.

A window's process imports no numpy: all that is heavy is imported behind `Mind`, in the worker.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Protocol

import msgspec

from desktop.table.mind import Answer, Failure, Mind, Question, Reply, Seating, Seen, WhatNow, WhoSpeaks
from engine.events import MASTER, AnyEvent

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

_encode = msgspec.msgpack.Encoder().encode
_decode_request = msgspec.msgpack.Decoder(Seating | Seen | WhoSpeaks | WhatNow).decode
_decode_reply = msgspec.msgpack.Decoder(Answer | Failure).decode
_DEATHS = 3
"""How often a worker may die over one question before that question is given up."""


class Brains(Protocol):
    """What a table asks for its AI seats. One question at a time; the answer is fetched when it is there."""

    def open(self, seating: Seating) -> None:
        """Sits down at a table, with views still empty."""

    def see(self, events: Sequence[AnyEvent]) -> None:
        """Takes in new events, in order."""

    def ask(self, question: Question) -> None:
        """Puts *question*; a former one that was not fetched is forgotten."""

    def reply(self, wait: float = 0.0) -> Reply | None:
        """The answer to the latest question, or `None` where it is not there within *wait* seconds."""

    def close(self) -> None:
        """Leaves the table."""


class InlineBrains:
    """Thinks here and now."""

    def __init__(self) -> None:
        self._mind: Mind | None = None
        self._reply: Reply | None = None

    def open(self, seating: Seating) -> None:
        self._mind = Mind(seating)
        self._reply = None

    def see(self, events: Sequence[AnyEvent]) -> None:
        if self._mind is not None:
            self._mind.take(events)

    def ask(self, question: Question) -> None:
        if self._mind is None:
            raise RuntimeError("ask before open")
        self._reply = self._mind.answer(question)

    def reply(self, wait: float = 0.0) -> Reply | None:
        found, self._reply = self._reply, None
        return found

    def close(self) -> None:
        self._mind = None


class WorkerBrains:
    """Thinks in a spawned process. It gets only what its seats may see, incrementally.

    The process starts with the first `open` (call `warm` earlier to have it ready). When it dies it is started again,
    fed with the same events and asked the same question.
    """

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._seating: Seating | None = None
        self._events: list[AnyEvent] = []
        self._question: Question | None = None
        self._deaths = 0

    @property
    def pid(self) -> int:
        """The worker's process id, 0 where there is none."""
        return (self._process.pid or 0) if self._process is not None else 0

    def warm(self) -> None:
        """Starts the process, so that its imports run while the person still reads."""
        if self._process is None:
            self._start()

    def open(self, seating: Seating) -> None:
        self._seating, self._events, self._question, self._deaths = seating, [], None, 0
        self.warm()
        self._send(seating)

    def see(self, events: Sequence[AnyEvent]) -> None:
        fit = [event for event in events if event.to != MASTER]
        self._events += fit
        self._send(Seen(fit))

    def ask(self, question: Question) -> None:
        self._question, self._deaths = question, 0
        self._send(question)

    def reply(self, wait: float = 0.0) -> Reply | None:
        until = time.monotonic() + wait
        while self._question is not None:
            left = max(0.0, until - time.monotonic())
            try:
                if self._line is None or not self._line.poll(left):
                    return None
                found = _decode_reply(self._line.recv_bytes())
            except (EOFError, OSError):
                self._deaths += 1
                if self._deaths >= _DEATHS:
                    number, self._question = self._question.number, None
                    self._revive()
                    return Failure(number, "the thinking process died again and again")
                self._revive()
                continue
            if found.number == self._question.number:
                self._question = None
                return found
        return None

    def close(self) -> None:
        if self._line is not None:
            self._line.close()  # the worker ends when its line does
        if self._process is not None:
            self._process.join(2.0)
            if self._process.is_alive():
                self._process.kill()
                self._process.join()
        self._process = self._line = self._question = None

    def _start(self) -> None:
        import multiprocessing

        from desktop.table.worker import main

        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=main, args=(theirs,), name="tsukimori-ai", daemon=True)
        self._process.start()
        theirs.close()

    def _send(self, message: Seating | Seen | Question) -> None:
        try:
            if self._line is not None:
                self._line.send_bytes(_encode(message))
        except OSError:
            self._revive()

    def _revive(self) -> None:
        """A new process in the dead one's place, told everything again. If that fails too, `reply` comes back here."""
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._start()
        if self._line is None or self._seating is None:
            return
        with contextlib.suppress(OSError):
            self._line.send_bytes(_encode(self._seating))
            self._line.send_bytes(_encode(Seen(self._events)))
            if self._question is not None:
                self._line.send_bytes(_encode(self._question))


def serve(line: Connection) -> None:
    """The worker's life: takes messages from *line* until it closes."""
    mind: Mind | None = None
    while True:
        try:
            message = _decode_request(line.recv_bytes())
        except (EOFError, OSError):
            return
        match message:
            case Seating():
                mind = Mind(message)
            case Seen():
                if mind is not None:
                    mind.take(message.events)
            case _:
                line.send_bytes(_encode(_answer(mind, message)))


def _answer(mind: Mind | None, question: Question) -> Reply:
    if mind is None:
        return Failure(question.number, "asked before a table was opened")
    try:
        return mind.answer(question)
    except Exception as error:  # a slip of one agent must not end the table: the host plays a plain move instead
        import traceback

        return Failure(question.number, f"{error!r}\n{traceback.format_exc()}")
