"""A real server on a real socket of 127.0.0.1, in a thread of its own with its own loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from desktop.lan.party import Party
from desktop.lan.server import Server
from desktop.table.brains import InlineBrains
from desktop.table.opening import Wishes

CODE = "ABC234"


class Served:
    """A party being served: `call` runs something in its loop and waits for it."""

    def __init__(self, party: Party, **how: Any) -> None:
        self.party = party
        self.server = Server(party, "127.0.0.1", **how)
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="party", daemon=True)
        self._thread.start()
        self.wait(self.server.start())

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_forever()

    def wait(self, coroutine: Any, seconds: float = 60.0) -> Any:
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(seconds)

    def call(self, work: Callable[[], Any]) -> Any:
        async def go() -> Any:
            return work()

        return self.wait(go())

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.port}/?c={CODE}"

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.server.port}"

    def stop(self) -> None:
        self.wait(self.server.stop())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(10)
        self.loop.close()


@contextmanager
def served(people: int, seats: int = 7, seed: str = "party", library: Any = None, pace: float = 0.0, **wishes: Any) -> Iterator[Served]:  # noqa: E501
    """Serves a party for *people* that begins by itself when all their seats are taken."""
    party = Party.new(Wishes(seats=seats, seed=seed, **wishes), people, "Test", CODE, InlineBrains, library, pace=pace)

    def begin(what: str, seat: int) -> None:
        if what == "joined" and not party.started and party.places.free() is None:
            asyncio.get_running_loop().call_soon(party.start)

    party.notices.append(begin)
    table = Served(party)
    try:
        yield table
    finally:
        table.stop()
