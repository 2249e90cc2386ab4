"""How quickly a full party hears: for `bench`, over real sockets of this machine's loopback."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import aiohttp

from ai.anyspec import Lot, answer
from desktop.lan import wire
from desktop.lan.party import Party
from desktop.lan.server import Server
from desktop.table.brains import InlineBrains
from desktop.table.opening import Wishes
from engine.commands import Ready, Say
from engine.speech import Statement

_CODE = "LLLLLL"


async def spread(seats: int = 24, watchers: int = 6, says: int = 60) -> list[float]:
    """Seconds from each of *says* utterances to the last of all views that show it; every second member is a phone."""
    wishes = Wishes(seats=seats, seed="load", options={"talk": 99})
    party = Party.new(wishes, seats, "load", _CODE, InlineBrains, None, pace=0.0)
    server = Server(party, "127.0.0.1")
    await server.start()
    heard: list[int] = [0] * (seats + watchers)
    news = asyncio.Event()
    async with aiohttp.ClientSession() as session:
        lines = [
            await session.ws_connect(f"http://127.0.0.1:{server.port}/ws", max_msg_size=0)
            for _ in range(seats + watchers)
        ]

        async def listen(n: int) -> None:
            async for message in lines[n]:
                said = json.loads(message.data)
                shown = said.get({"events": "events", "sheet": "log"}.get(said["op"], ""), ())
                heard[n] += sum("word-" in json.dumps(one) for one in shown)
                news.set()

        for n, line in enumerate(lines):
            kind = wire.KINDS[n % 2]
            hello = wire.Hello(wire.WIRE, kind, _CODE, name=f"P{n}", lang="en", watch=n >= seats)
            await line.send_str(wire.encode(hello).decode())
        listening = [asyncio.create_task(listen(n)) for n in range(len(lines))]
        while len(party.members) < len(lines):
            await asyncio.sleep(0.05)
        party.start()
        await _until_day(party)
        times = [await _say(party, lines, heard, news, k) for k in range(says)]
        for task in listening:
            task.cancel()
        for line in lines:
            await line.close()
    await server.stop()
    return times


async def _until_day(party: Party) -> None:
    """Everybody does what the night asks of them."""
    host = party.host
    assert host is not None
    step = 0
    while host.game.phase != "day":
        for seat in sorted(host.game.waiting()):
            owed = next(spec for spec in host.legal(seat) if spec.required and not spec.blocked)
            step += 1
            command = Ready() if owed.kind == "ready" else answer(owed, host.view(seat), Lot(f"{step}"))
            host.submit(seat, command)
            if host.game.phase == "day":
                break
        await asyncio.sleep(0)
    await asyncio.sleep(0.5)


async def _say(party: Party, lines: list[Any], heard: list[int], news: asyncio.Event, k: int) -> float:
    assert party.host is not None
    speakers = sorted(party.host.view(0).alive)
    seat = speakers[k % len(speakers)]
    place = party.places.places[seat]
    said = Say(statements=(Statement("suspect", target=speakers[(k + 1) % len(speakers)], degree=2),), text=f"word-{k}")
    before = list(heard)
    began = time.perf_counter()
    await lines[seat - 1].send_str(wire.encode(wire.Do(place.last + 1, said)).decode())
    while not all(now > then for now, then in zip(heard, before, strict=True)):
        news.clear()
        await asyncio.wait_for(news.wait(), 10.0)
    return time.perf_counter() - began


