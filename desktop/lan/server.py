"""The host's HTTP and WebSocket server: the phone page, and one connection for each member of a `Party`.

Everything runs in one asyncio loop, the party included. Nothing a stranger sends is trusted: origins and hosts are
checked, messages are bounded in size and number, and guessing room codes is slowed.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import socket
from collections import OrderedDict
from pathlib import Path

from aiohttp import WSCloseCode, WSMsgType, web

from desktop.lan import sheet, wire
from desktop.lan.party import Member, Party
from desktop.places import ASSETS
from desktop.text import LANGUAGES, Text

PORT = 4720
"""Where a party listens when the port is free; the next free one else."""
_PORTS = 20
_MOST_WAITING = 400
"""Messages a slow member may be behind before it is cut off; it may come back and is told everything anew."""
_MOST_BYTES = 4_000_000
_RATE, _BURST = 20.0, 60.0
"""Messages a second of one member, and how many at once."""
_STRIKES = 200
"""Bad messages after which a connection is ended."""
_GUESSES, _SLOW = 5, 2.0
"""Wrong codes of one address before it has to wait, and the first wait in seconds; it doubles to five minutes."""
_MOST_MEMBERS = 80
_HELLO = 10.0
"""Seconds to say hello in."""
_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_WEB = ASSETS / "web"
_FONTS = {"ui.ttf": "BIZUDPGothic-jis12.ttf", "ui-bold.ttf": "BIZUDPGothicB-jis12.ttf",
          "display.ttf": "ShipporiMincho-japanese.ttf"}  # fmt: skip
log = logging.getLogger("tsukimori.lan")


class Guesses:
    """Slows whoever tries one room code after another, by address."""

    def __init__(self) -> None:
        self._by: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def wait(self, address: str, now: float) -> float:
        """Seconds until *address* may try again, 0 for now."""
        wrong, last = self._by.get(address, (0, 0.0))
        if wrong < _GUESSES:
            return 0.0
        return max(0.0, last + min(300.0, _SLOW * 2.0 ** min(10, wrong - _GUESSES)) - now)

    def wrong(self, address: str, now: float) -> None:
        self._by[address] = (self._by.get(address, (0, 0.0))[0] + 1, now)
        self._by.move_to_end(address)
        while len(self._by) > 1000:
            self._by.popitem(last=False)

    def right(self, address: str) -> None:
        self._by.pop(address, None)


class Server:
    """Serves *party* at *address* (an interface's, or 0.0.0.0 for all) from `start` to `stop`."""

    def __init__(self, party: Party, address: str = "0.0.0.0", port: int = 0) -> None:
        self.party, self.address = party, address
        self.port = port
        self._asked = port
        self._guesses = Guesses()
        self._runner: web.AppRunner | None = None
        self._table: asyncio.Task[None] | None = None
        self._stirred = asyncio.Event()
        self._connections = 0
        self._ending = False
        self._said: dict[str, dict[str, str]] = {}

    async def start(self) -> None:
        """Binds and begins to serve. Raises `OSError` where no port can be had."""
        app = web.Application(client_max_size=wire.LARGEST)
        app.router.add_get("/", self._page)
        app.router.add_get("/ws", self._socket)
        app.router.add_get("/{name}", self._file)
        app.router.add_get("/words/{name}", self._words)
        app.router.add_get("/{folder}/{name}", self._file)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=2.0)
        await self._runner.setup()
        ports = (self._asked,) if self._asked else (*range(PORT, PORT + _PORTS), 0)
        for n, port in enumerate(ports):
            try:
                site = web.TCPSite(self._runner, self.address, port)
                await site.start()
                break
            except OSError:
                if n + 1 == len(ports):
                    raise
        self.port = self._runner.addresses[0][1]
        self._table = asyncio.create_task(self._keep_table())

    async def stop(self) -> None:
        """Everybody is sent home, the port closed."""
        self._ending = True
        self._stirred.set()
        if self._table is not None:
            await self._table
        self.party.shut()
        await asyncio.sleep(0.05)  # the last words leave
        if self._runner is not None:
            await self._runner.cleanup()

    async def _keep_table(self) -> None:
        """The table goes on as long as the party lasts; an error in it ends neither the party nor the game."""
        while not self._ending:
            self._stirred.clear()
            try:
                wait = self.party.tick()
            except Exception:  # the edge of the network: what went wrong is written down, the table tries again
                log.exception("the table stumbled")
                wait = 1.0
            with contextlib.suppress(TimeoutError):
                if wait > 0:
                    await asyncio.wait_for(self._stirred.wait(), wait)
                else:
                    await asyncio.sleep(0)

    # -- pages -------------------------------------------------------------------------------------------------------

    async def _page(self, request: web.Request) -> web.StreamResponse:
        if not _own_host(request):
            raise web.HTTPForbidden
        return web.FileResponse(_WEB / "index.html", headers=_HEADERS)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        """A file of the page, a font, a face or an icon: by name only, never by a path of the visitor's."""
        folder, name = request.match_info.get("folder", ""), request.match_info["name"]
        path = _asset(folder, name)
        if path is None or not _own_host(request):
            raise web.HTTPNotFound
        keep = {"Cache-Control": "public, max-age=86400"} if folder else {}
        return web.FileResponse(path, headers={**_HEADERS, **keep})

    async def _words(self, request: web.Request) -> web.StreamResponse:
        """The page's own words in a language."""
        lang = request.match_info["name"].removesuffix(".json")
        if lang not in LANGUAGES or not _own_host(request):
            raise web.HTTPNotFound
        if lang not in self._said:
            self._said[lang] = sheet.words(Text(lang).catalogue(lang))
        return web.json_response(self._said[lang], headers=_HEADERS)

    # -- members -----------------------------------------------------------------------------------------------------

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if not _own_origin(request) or not _own_host(request):
            raise web.HTTPForbidden
        if self._connections >= _MOST_MEMBERS:
            raise web.HTTPServiceUnavailable
        address = request.remote or ""
        now = asyncio.get_running_loop().time
        if self._guesses.wait(address, now()) > 0:
            raise web.HTTPTooManyRequests
        socket_ = web.WebSocketResponse(heartbeat=20.0, max_msg_size=wire.LARGEST, compress=False)
        await socket_.prepare(request)
        self._connections += 1
        line = _Line(socket_)
        member = Member(line.put, line.end)
        writer = asyncio.create_task(line.write())
        try:
            await self._converse(socket_, member, address)
        finally:
            self._connections -= 1
            self.party.gone(member)
            line.end()
            with contextlib.suppress(asyncio.CancelledError, TimeoutError):
                await asyncio.wait_for(writer, 2.0)
            if not socket_.closed:
                await socket_.close()
        return socket_

    async def _converse(self, socket_: web.WebSocketResponse, member: Member, address: str) -> None:
        loop = asyncio.get_running_loop()
        try:
            first = await socket_.receive(timeout=_HELLO)
        except TimeoutError:
            return
        if first.type != WSMsgType.TEXT:
            return
        try:
            hello = wire.read_asked(first.data)
        except wire.Malformed:
            member.send(wire.encode(wire.Refused("malformed")))
            return
        if not isinstance(hello, wire.Hello):
            member.send(wire.encode(wire.Refused("hello_first")))
            return
        if not self.party.hello(member, hello):
            self._guesses.wrong(address, loop.time())
            return
        self._guesses.right(address)
        self._stirred.set()
        allowed, at, strikes = _BURST, loop.time(), 0
        async for message in socket_:
            if message.type != WSMsgType.TEXT:
                return
            now = loop.time()
            allowed, at = min(_BURST, allowed + (now - at) * _RATE) - 1.0, now
            if allowed < 0.0:
                strikes += 1
                member.send(wire.encode(wire.Refused("too_fast")))
            else:
                strikes += not self._take(member, message.data)
            if strikes > _STRIKES:
                member.send(wire.encode(wire.Bye("too_fast")))
                return
            self._stirred.set()

    def _take(self, member: Member, data: str) -> bool:
        """Carries *data* out; whether it was a message at all."""
        try:
            self.party.handle(member, wire.read_asked(data))
        except wire.Malformed:
            member.send(wire.encode(wire.Refused("malformed")))
            return False
        except Exception:  # one member's message must not end the party
            log.exception("a message could not be carried out")
            member.send(wire.encode(wire.Refused("internal")))
        return True


class _Line:
    """What waits to be sent to one member; a member that does not read is cut off instead of filling the memory."""

    def __init__(self, socket_: web.WebSocketResponse) -> None:
        self._socket = socket_
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._bytes = 0
        self._ended = False

    def put(self, data: bytes) -> None:
        if self._ended:
            return
        if self._queue.qsize() >= _MOST_WAITING or self._bytes + len(data) > _MOST_BYTES:
            self.end()
            return
        self._bytes += len(data)
        self._queue.put_nowait(data)

    def end(self) -> None:
        if not self._ended:
            self._ended = True
            self._queue.put_nowait(None)

    async def write(self) -> None:
        while (data := await self._queue.get()) is not None:
            self._bytes -= len(data)
            try:
                await asyncio.wait_for(self._socket.send_str(data.decode()), 20.0)
            except (ConnectionError, TimeoutError, RuntimeError):
                self._ended = True
                break
        with contextlib.suppress(ConnectionError, TimeoutError, RuntimeError):
            await self._socket.close(code=WSCloseCode.GOING_AWAY)


def _own_origin(request: web.Request) -> bool:
    """Whether a browser's request comes from our own page; programs send no origin."""
    origin = request.headers.get("Origin")
    return origin is None or origin.partition("://")[2] == request.headers.get("Host", "")


def _own_host(request: web.Request) -> bool:
    """Whether the host was named by its address or this machine's name: a foreign name that was made to point here is
    somebody else's page."""
    name = request.headers.get("Host", "").rsplit(":", 1)[0].strip("[]").lower()
    if name in ("localhost", socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _asset(folder: str, name: str) -> Path | None:
    """The file behind a name of the page, None where there is none."""
    if not name or name.startswith(".") or not all(c.isalnum() or c in "._-" for c in name):
        return None
    if folder == "fonts":
        path = ASSETS / "fonts" / _FONTS.get(name, "-")
    elif folder in ("busts", "icons") and name.endswith(".svg"):
        path = ASSETS / folder / name
    elif folder == "sky" and name.endswith(".svg") and name.partition("-")[0] in ("day", "dusk", "night"):
        phase, _, layer = name.partition("-")
        path = ASSETS / "layers" / phase / layer
    elif not folder and name.endswith((".js", ".css", ".svg", ".webmanifest")):
        path = _WEB / name
    else:
        return None
    return path if path.is_file() else None
