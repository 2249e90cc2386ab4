"""An AI that plays at a party as a guest: the same agents, fed by what their seat is sent."""

from __future__ import annotations

import asyncio
import logging

from ai.agent import Agent, Budget, make
from ai.anyspec import Lot, answer
from desktop.lan import wire
from desktop.lan.guest import Guest
from desktop.table.host import TALKS, WHISPERS, plain
from engine.actions import ActionSpec
from engine.commands import AnyCommand, Ready
from engine.events import PhaseBegan, Said
from engine.views import View

log = logging.getLogger("tsukimori.lan")
_QUIET = 0.25
"""Seconds without news after which it takes the talk to be over for itself."""


class Player:
    """Plays *guest*'s seat with the agent called *agent* until the game is over."""

    def __init__(self, guest: Guest, agent: str, level: str = "normal", quiet: float = _QUIET) -> None:
        self.guest = guest
        self._agent: Agent = make(agent)
        self._budget = Budget(f"{guest.name}/{agent}", level)
        self._quiet = quiet
        self._news = asyncio.Event()
        self._refused = 0
        self._again = False
        guest._heard = self._listen

    def _listen(self, said: wire.Sent) -> None:
        if isinstance(said, wire.Refused) and said.why == "too_fast":
            self._again = True
        if not isinstance(said, wire.Done):
            self._news.set()

    async def play(self) -> None:
        """Stays to the end. Raises `NoTable`."""
        thinking = asyncio.create_task(self._think())
        try:
            await self.guest.run()
        finally:
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)

    async def _think(self) -> None:
        quiet = False
        while True:
            if self._again:
                self._again = False
                await asyncio.sleep(1.0)
                await self.guest.ask(wire.Resync())
            specs = [spec for spec in self.guest.specs if not spec.blocked]
            try:
                if specs and await self._answer(specs, quiet):
                    quiet = False
            except Exception:  # the table must not wait for a mind that stumbles
                log.exception("the agent stumbled")
                self.guest.specs = []
                await self.guest.do(plain(specs))
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), self._quiet)
                quiet = False
            except TimeoutError:
                quiet = True

    async def _answer(self, specs: list[ActionSpec], quiet: bool) -> bool:
        """Does something where there is something to do; whether it did."""
        guest, view = self.guest, self.guest.view
        if view.seat != guest.seat or not view.ruleset:
            return False
        owed = [spec for spec in specs if spec.required]
        if view.phase not in TALKS and _spoken(view, guest.seat) >= WHISPERS:
            specs = [spec for spec in specs if spec.kind != "say"]
        if view.phase in TALKS:
            wish = self._agent.urge(view, specs, self._budget)
            if wish > 0.0 and not await self._hears_something((1.0 - min(1.0, wish)) * self._quiet):
                command = self._agent.decide(view, specs, self._budget)
                if not isinstance(command, Ready):
                    return await self._send(specs, command)
            may_end = any(spec.kind == "ready" for spec in owed)
            return quiet and may_end and not self._news.is_set() and await self._send(specs, Ready())
        return bool(owed) and await self._send(specs, self._agent.decide(view, specs, self._budget))

    async def _hears_something(self, seconds: float) -> bool:
        """Waits as long as the wish to speak is small; whether somebody else was quicker."""
        self._news.clear()
        try:
            await asyncio.wait_for(self._news.wait(), seconds)
        except TimeoutError:
            return False
        return True

    async def _send(self, specs: list[ActionSpec], command: AnyCommand) -> bool:
        """Sends *command*; after a refusal any other thing the rules may allow, and more slowly."""
        guest = self.guest
        if len(guest.refused) > self._refused:
            self._refused = len(guest.refused)
            await asyncio.sleep(self._quiet)
            command = self._other(specs)
        guest.specs = []  # until the host says what may be done next
        return await guest.do(command)

    def _other(self, specs: list[ActionSpec]) -> AnyCommand:
        """What the phase waits for, by lot; else the end of one's part."""
        owed = next((spec for spec in specs if spec.required and spec.kind != "ready"), None)
        if owed is not None:
            return answer(owed, self.guest.view, Lot(f"{self.guest.name}/{self._refused}"))
        return Ready() if any(spec.kind == "ready" for spec in specs) else plain(specs)


def _spoken(view: View, seat: int) -> int:
    """How often *seat* spoke since the phase began."""
    count = 0
    for event in reversed(view.events):
        if isinstance(event, PhaseBegan):
            break
        count += isinstance(event, Said) and event.seat == seat
    return count
