"""Several people at one machine: a curtain between them, and a turn of equal length for everybody."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import qmlEngine

from ai.personas import persona, seat_name
from desktop.viewmodels.table.doing import Doing
from desktop.viewmodels.table.state import State

_TURN = 5000
"""Milliseconds each person keeps the machine at least by night and in a vote, whether or not there is something to do.
"""
_OPEN = ("day", "discussion")
"""Phases in which everybody sees who does what: a turn may be as short as one likes."""


class Passing(Doing):
    """Handing over. While the curtain hangs (`veiled`) the table is sat at as an onlooker, so nothing private is
    anywhere in it; the turn goes round the living people in the order of their seats and passes nobody by."""

    def _share(self, people: tuple[int, ...], told: int | None) -> None:
        """*people* share this machine; each is told their story from event *told* on (None: it was told before)."""
        self._people, self._memory, self._told_first, self._heir = people, {}, told, 0
        if len(people) > 1:
            living = self._living_people()
            self._drop_curtain(living[0] if living else 0)

    def _living_people(self) -> list[int]:
        assert self._feed is not None
        alive = self._feed.view(0).alive
        return [seat for seat in self._people if seat in alive]

    def _next(self) -> int:
        """Whose turn follows this one; 0 for nobody's."""
        if self._feed is None or len(self._people) < 2:
            return 0
        others = [seat for seat in self._living_people() if seat != self._seat]
        return next((seat for seat in others if seat > self._seat), others[0] if others else 0)

    def _drop_curtain(self, heir: int) -> None:
        """Takes everything private away; the curtain hangs until *heir* lifts it (0: all look on together)."""
        self._turn_clock.stop()
        self._heir, self._veiled = heir, heir > 0
        self._sit(0, None)
        clipboard = QGuiApplication.clipboard() if QGuiApplication.instance() is not None else None
        if clipboard is not None:
            for mode in (clipboard.Mode.Clipboard, clipboard.Mode.Selection):
                if clipboard.text(mode) and (mode == clipboard.Mode.Clipboard or clipboard.supportsSelection()):
                    clipboard.clear(mode)
        self.handed.emit()

    @Property(bool, notify=State.changed)
    def veiled(self) -> bool:
        """Whether the curtain hangs."""
        return self._veiled

    @Property("QVariant", notify=State.changed)
    def heir(self) -> dict[str, Any]:
        """Who is handed the machine (or would be): `seat`, `name`, `portrait`; empty where nobody is."""
        seat = self._heir if self._veiled else self._next() if self._shown.ended is None else 0
        if not seat or self._feed is None:
            return {}
        info = self._feed.view(0).seats[seat - 1]
        mask = persona(info.persona) if info.persona else None
        return {
            "seat": seat, "name": seat_name(info, self._words().language), "portrait": mask.portrait if mask else "",
        }  # fmt: skip

    @Property(bool, notify=State.changed)
    def mayPass(self) -> bool:
        """Whether the turn has been long enough to be handed over."""
        return bool(self.heir) and not self._veiled and not self._turn_clock.isActive()

    @Property(bool, notify=State.changed)
    def passDue(self) -> bool:
        """Whether nothing is left to do in this turn but to hand over."""
        idle = self._beat == "waiting" and not self._queue and not self._choices() and not self._may("ready")
        return self.mayPass and idle

    @Slot()
    def handOver(self) -> None:
        """This turn is over: the curtain falls."""
        if not self.mayPass:
            return
        self._memory[self._seat] = len(self._shown.events)
        self._drop_curtain(self._next())
        self._open_page("curtain")

    @Slot()
    def lift(self) -> None:
        """The person the curtain waits for is alone with the machine."""
        if not self._veiled:
            return
        seat, self._veiled, self._heir = self._heir, False, 0
        self._sit(seat, self._memory.get(seat, self._told_first))
        if self._shown.phase not in _OPEN and self.patience > 0:
            self._turn_clock.start(int(_TURN * self.patience))
        self.changed.emit()
        self._open_page("table")

    def _open_page(self, page: str) -> None:
        engine = qmlEngine(self)
        if engine is not None:
            engine.singletonInstance("Tsukimori.Vm", "Nav").start(page, {})

    def _sit(self, seat: int, told: int | None) -> None:
        raise NotImplementedError
