"""The other end: a program that sits at somebody else's table. What it knows, it folds from what it is sent."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import aiohttp

from desktop.lan import wire
from engine.actions import ActionSpec
from engine.commands import AnyCommand
from engine.views import View


class NoTable(Exception):
    """The host did not let us in, or cannot be reached: *why* is a reason id."""

    def __init__(self, why: str, words: str = "") -> None:
        super().__init__(words or why)
        self.why = why


class Guest:
    """One connection to a party at *address* (`host:port`). *heard* is called after each message that changed
    something, in the loop's thread. Comes back by itself with its token when the line breaks."""

    def __init__(
        self, address: str, code: str, name: str, lang: str = "ja", token: str = "", watch: bool = False,
        heard: Callable[[wire.Sent], None] | None = None,
    ) -> None:  # fmt: skip
        self.address, self.code, self.name, self.lang = address, code, name, lang
        self.token, self.watch = token, watch
        self.seat = 0
        self.view = View(0)
        self.specs: list[ActionSpec] = []
        self.lobby: wire.Lobby | None = None
        self.refused: list[wire.Refused] = []
        self.over = False
        self.why = ""
        """Why the host said goodbye, empty while it has not."""
        self._heard = heard
        self._n = 0
        self._socket: aiohttp.ClientWebSocketResponse | None = None

    async def run(self, tries: int = 60) -> None:
        """Stays at the table until it is over or we are sent away. Raises `NoTable` where we never get in."""
        failed, inside = 0, False
        async with aiohttp.ClientSession() as session:
            while not self.why and not self.over:
                try:
                    async with session.ws_connect(
                        f"http://{self.address}/ws", max_msg_size=0, heartbeat=20.0, timeout=aiohttp.ClientWSTimeout()
                    ) as self._socket:
                        await self._stay(self._socket)
                        inside = inside or self.lobby is not None
                        failed = 0
                except (aiohttp.ClientError, OSError, TimeoutError) as error:
                    failed += 1
                    if failed > tries or (not inside and failed > 3):
                        raise NoTable("unreachable", str(error)) from error
                finally:
                    self._socket = None
                if not self.why and not self.over:
                    await asyncio.sleep(min(3.0, 0.2 * (failed + 1)))
        if not inside and self.lobby is None:
            raise NoTable(self.why)

    async def _stay(self, socket_: aiohttp.ClientWebSocketResponse) -> None:
        hello = wire.Hello(wire.WIRE, "desktop", self.code, self.token, self.name, self.lang, self.watch)
        await socket_.send_str(wire.encode(hello).decode())
        async for message in socket_:
            if message.type != aiohttp.WSMsgType.TEXT:
                return
            self._take(wire.read_sent(message.data))
            if self.over:
                return

    def _take(self, said: wire.Sent) -> None:
        match said:
            case wire.Welcome():
                self.seat, self.view = said.seat, View(said.seat)
                self.specs = []
                self._n = max(self._n, said.last)
                self.token = said.token or self.token
            case wire.Lobby():
                self.lobby = said
                self.over = self.over or said.over
            case wire.Events():
                if said.start == 0:
                    self.view = View(said.of)
                for event in said.events[len(self.view.events) - said.start :]:
                    self.view.apply(event)
                self.specs = said.specs
            case wire.Refused():
                self.refused.append(said)
            case wire.Bye():
                self.why = said.why
            case _:
                pass
        if self._heard is not None:
            self._heard(said)

    async def do(self, command: AnyCommand) -> bool:
        """Sends a command of our seat; whether there is a line to send it on."""
        self._n += 1
        return await self.ask(wire.Do(self._n, command))

    async def ask(self, message: wire.Asked) -> bool:
        """Sends *message*; whether there is a line to send it on."""
        if self._socket is None or self._socket.closed:
            return False
        with contextlib.suppress(ConnectionError):
            await self._socket.send_str(wire.encode(message).decode())
            return True
        return False
