"""A window's end of a party: a table somewhere else as a feed for the table page, and a party of one's own.

Both live in a thread with a loop of its own. The window asks now and then what has come; nothing waits for the network.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Coroutine
from typing import Any

from desktop.lan import wire
from desktop.lan.guest import Guest, NoTable
from desktop.table.host import Beat
from engine.actions import ActionSpec
from engine.commands import AnyCommand
from engine.events import AnyEvent
from engine.views import View


class Loop:
    """An asyncio loop in a daemon thread."""

    def __init__(self, name: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_forever()

    def begin(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Starts *work*; its future."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def call(self, work: Callable[[], Any], seconds: float = 10.0) -> Any:
        """Runs *work* in the loop and waits for it. Raises what it raises, `TimeoutError` where it takes too long."""

        async def go() -> Any:
            return work()

        return self.begin(go()).result(seconds)

    def end(self) -> None:
        """Stops the loop and its thread."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5.0)
        if not self._loop.is_running():
            self._loop.close()


class Remote:
    """A seat at somebody else's table, as the table page wants it: views, specs, commands, beats. `pump` takes in what
    has come; *lobby*, *seat* and *why* (why we are out, empty while we are in) follow it."""

    elsewhere = True
    """Another machine keeps the game."""

    def __init__(self, address: str, code: str, name: str, lang: str, token: str = "", watch: bool = False) -> None:
        self.lobby: wire.Lobby | None = None
        self.seat = 0
        self.token = token
        self.why = self.words = ""
        self.id = ""
        self.refused: list[wire.Refused] = []
        self._came: queue.SimpleQueue[wire.Sent | NoTable] = queue.SimpleQueue()
        self._view = View(0)
        self._specs: list[ActionSpec] = []
        self._guest = Guest(address, code, name, lang, token, watch, self._came.put)
        self._loop = Loop("party-guest")
        self._running = self._loop.begin(self._stay())

    async def _stay(self) -> None:
        try:
            await self._guest.run()
        except NoTable as error:
            self._came.put(error)

    def pump(self) -> list[AnyEvent]:
        """Takes in what has come; the new events of the view."""
        fresh: list[AnyEvent] = []
        with contextlib.suppress(queue.Empty):
            while True:
                match self._came.get_nowait():
                    case wire.Welcome() as said:
                        self.seat, self.token, self.id = said.seat, said.token or self.token, said.game
                        self._view, self._specs, fresh = View(said.seat), [], []
                    case wire.Lobby() as said:
                        self.lobby = said
                    case wire.Events() as said:
                        if said.start == 0 and self._view.events:
                            self._view, fresh = View(said.of), []
                        for event in said.events[max(0, len(self._view.events) - said.start) :]:
                            self._view.apply(event)
                            fresh.append(event)
                        self._specs = said.specs
                    case wire.Refused() as said:
                        self.refused.append(said)
                    case wire.Bye() as said:
                        self.why, self.words = said.why, said.words
                    case NoTable() as error:
                        self.why = self.why or error.why
                    case _:
                        pass
        return fresh

    # -- a feed ------------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        return self._view

    def legal(self, seat: int) -> list[ActionSpec]:
        return self._specs

    def submit(self, seat: int, command: AnyCommand) -> list[AnyEvent]:
        """Sends *command*; what comes of it is seen when it comes."""
        self._specs = []
        self._loop.begin(self._guest.do(command))
        return []

    def ask(self, message: wire.Asked) -> None:
        """Sends anything else."""
        self._loop.begin(self._guest.ask(message))

    def step(self, wait: float = 0.0) -> Beat:
        fresh = self.pump()
        if fresh:
            return Beat("moved", tuple(fresh))
        if self._view.ended is not None:
            return Beat("over")
        return Beat("thinking")

    def close(self) -> None:
        """Goes; the seat stays ours as long as the token is kept."""
        self._running.cancel()
        self._loop.end()


class Hosting:
    """A party of one's own: server, table and announcement in a thread. Raises `OSError` where no port can be had."""

    def __init__(self, party: Any, address: str = "0.0.0.0", port: int = 0, announce: bool = True) -> None:
        from desktop.lan.network import addresses
        from desktop.lan.server import Server

        self.party = party
        self._loop = Loop("party-host")
        self._server = Server(party, address, port)
        try:
            self._loop.begin(self._server.start()).result(10.0)
        except OSError:
            self._loop.end()
            raise
        self.port = self._server.port
        self.addresses = addresses(address)
        self._announcement: Any = None
        if announce:
            self._loop.begin(self._announce())

    async def _announce(self) -> None:
        from desktop.lan.discovery import Announcement

        self._announcement = Announcement(self.party.name, self.port, self.addresses)
        await self._announcement.begin()

    def manage(self, what: str, seat: int = 0) -> None:
        """The host's wishes (`Party.manage`). Raises `Illegal`, `NotSaved`."""
        self._loop.call(lambda: self.party.manage(what, seat))

    def diagnose(self, tell: Callable[[list[Any]], None]) -> None:
        """Looks for what may keep phones away; *tell* hears of it, in another thread."""
        from desktop.lan.network import diagnose
        from desktop.lan.server import PORT

        def look() -> None:
            tell(diagnose(self.port, PORT, self._server.address))

        threading.Thread(target=look, name="party-doctor", daemon=True).start()

    def close(self) -> None:
        """Everybody is sent home; the game stays on disk."""

        async def go() -> None:
            if self._announcement is not None:
                await self._announcement.end()
            await self._server.stop()

        with contextlib.suppress(TimeoutError):
            self._loop.begin(go()).result(10.0)
        self._loop.end()
