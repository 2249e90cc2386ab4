"""One reading of the public side for a whole table, whichever seat asks; found again by a fingerprint of the events.

Everything here is a cache over views: it makes answers quick and never different. A table that has moved on is not
turned back: a view that lags behind gets a reading of its own.
"""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from ai.reading import Reading
from engine.events import PUBLIC, AnyEvent, Said
from engine.views import View

if TYPE_CHECKING:
    from ai.belief.posterior import Posterior
    from ai.survival.worlds import Packs

_KEEP_TABLES = 32
_KEEP_CURSORS = 400


class Table:
    """The public side of one game and what was worked out from it.

    *thought*: the state of evidence and the budget's work its *posterior* belongs to. *packs*: in Survival, the packs
    that may be.
    """

    __slots__ = ("fingerprint", "packs", "posterior", "reading", "thought")

    def __init__(self) -> None:
        self.fingerprint = b""
        self.reading = Reading()
        self.posterior: Posterior | None = None
        self.thought: tuple[int, int] = (-1, 0)
        self.packs: Packs | None = None

    def apply(self, event: AnyEvent, fingerprint: bytes) -> None:
        """Moves on by one public event."""
        self.reading.apply(event)
        self.fingerprint = fingerprint


class _Cursor:
    """How far a view has been read. It holds the view's list itself, so its identity cannot be reused meanwhile."""

    __slots__ = ("events", "fingerprint", "last", "read")

    def __init__(self, events: list[AnyEvent]) -> None:
        self.events = events
        self.read = 0
        self.fingerprint = b""
        self.last: AnyEvent | None = None


def _is_heard(event: AnyEvent) -> bool:
    """Whether *event* belongs to a reading: what is public, and what one hears of the day's talk (in the dark nobody
    knows who speaks)."""
    return event.to == PUBLIC or (event.__class__ is Said and event.channel == "talk")


class Tables:
    """A cache of tables and of how far each view has been read."""

    def __init__(self) -> None:
        self._tables: OrderedDict[bytes, Table] = OrderedDict()
        self._cursors: OrderedDict[int, _Cursor] = OrderedDict()
        self._encode = msgspec.msgpack.Encoder().encode

    def of(self, view: View) -> Table:
        """The table *view* sits at, moved on to where the view is."""
        cursor = self._cursor(view.events)
        start = cursor.fingerprint
        fresh: list[tuple[AnyEvent, bytes]] = []
        for event in view.events[cursor.read :]:
            if _is_heard(event):
                mark = blake2b(cursor.fingerprint + self._encode(event), digest_size=12).digest()
                cursor.fingerprint = mark
                fresh.append((event, mark))
        cursor.read = len(view.events)
        cursor.last = view.events[-1] if view.events else None
        table = self._tables.get(cursor.fingerprint)
        if table is None:
            table = self._tables.pop(start, None) if start else None
            if table is None:
                table = Table()
                fresh = self._marks(view.events)
            for event, mark in fresh:
                table.apply(event, mark)
            self._tables[cursor.fingerprint] = table
            while len(self._tables) > _KEEP_TABLES:
                self._tables.popitem(last=False)
        else:
            self._tables.move_to_end(cursor.fingerprint)
        return table

    def _cursor(self, events: list[AnyEvent]) -> _Cursor:
        cursor = self._cursors.get(id(events))
        if (
            cursor is None
            or cursor.events is not events
            or cursor.read > len(events)
            or (cursor.read and events[cursor.read - 1] is not cursor.last)
        ):
            cursor = _Cursor(events)
            self._cursors[id(events)] = cursor
            while len(self._cursors) > _KEEP_CURSORS:
                self._cursors.popitem(last=False)
        else:
            self._cursors.move_to_end(id(events))
        return cursor

    def _marks(self, events: list[AnyEvent]) -> list[tuple[AnyEvent, bytes]]:
        marks: list[tuple[AnyEvent, bytes]] = []
        mark = b""
        for event in events:
            if _is_heard(event):
                mark = blake2b(mark + self._encode(event), digest_size=12).digest()
                marks.append((event, mark))
        return marks
