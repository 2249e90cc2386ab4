"""Strangers on the network: malformed, oversized, replayed, foreign, hasty messages; other origins; guessed codes."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import secrets
import tracemalloc
from typing import Any

import aiohttp
import pytest

from desktop.lan import wire
from desktop.lan.guest import Guest
from desktop.lan.player import Player
from desktop.lan.server import Guesses
from tests.desktop.lan.serving import CODE, Served, served

HELLO = {"op": "hello", "wire": wire.WIRE, "kind": "desktop", "code": CODE, "lang": "en"}


def talk(table: Served, conversation: Any) -> Any:
    """Runs *conversation(session, url)* in a loop of its own."""

    async def go() -> Any:
        async with aiohttp.ClientSession() as session:
            return await conversation(session, f"http://{table.address}")

    return asyncio.run(go())


async def heard(socket: aiohttp.ClientWebSocketResponse, seconds: float = 2.0) -> list[dict[str, Any]]:
    """What comes until it is quiet for a moment."""
    found = []
    while True:
        try:
            message = await socket.receive(timeout=seconds if not found else 0.15)
        except TimeoutError:
            return found
        if message.type != aiohttp.WSMsgType.TEXT:
            return [*found, {"op": "closed"}]
        found.append(json.loads(message.data))


def test_other_origins_and_foreign_names_are_shut_out() -> None:
    async def ask(session: aiohttp.ClientSession, url: str) -> list[int]:
        found = []
        for headers in ({"Origin": "http://evil.example"}, {"Host": "evil.example"}, {"Origin": url}):
            try:
                async with session.ws_connect(f"{url}/ws", headers=headers):
                    found.append(101)
            except aiohttp.WSServerHandshakeError as error:
                found.append(error.status)
        async with session.get(f"{url}/", headers={"Host": "evil.example"}) as answer:
            found.append(answer.status)
        return found

    with served(1) as table:
        assert talk(table, ask) == [403, 403, 101, 403]


@pytest.mark.parametrize("path", [
    "/../pyproject.toml", "/%2e%2e/pyproject.toml", "/fonts/..%2f..%2fREADME.md", "/busts/.a.svg", "/secrets/x.svg",
    "/words/de.json", "/sky/noon-01_sky.svg", "/nothing.js", "/index.html/", "/icons/",
])  # fmt: skip
def test_only_what_belongs_to_the_page_is_served(path: str) -> None:
    async def ask(session: aiohttp.ClientSession, url: str) -> int:
        from yarl import URL

        async with session.get(URL(url + path, encoded=True)) as answer:
            return answer.status

    with served(1) as table:
        assert talk(table, ask) == 404


def test_the_page_is_whole_and_asks_for_nothing_outside() -> None:
    async def ask(session: aiohttp.ClientSession, url: str) -> dict[str, str]:
        found = {}
        scripts = ("app.js", "ask.js", "say.js", "net.js", "dom.js")
        for name in ("", *scripts, "style.css", "words/ja.json", "words/en.json"):
            async with session.get(f"{url}/{name}") as answer:
                assert answer.status == 200, name
                assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
                found[name] = await answer.text()
        for name in ("busts/p01_neutral.svg", "icons/talk.svg", "sky/night-01_sky.svg", "moon.svg", "fonts/ui.ttf"):
            async with session.get(f"{url}/{name}") as answer:
                assert answer.status == 200, name
        return found

    with served(1) as table:
        files = talk(table, ask)
    assert not any("http://" in text or "https://" in text.replace('"https:"', "") for text in files.values())
    assert json.loads(files["words/ja.json"]).keys() == json.loads(files["words/en.json"]).keys()


def test_whoever_guesses_codes_has_to_wait_longer_and_longer() -> None:
    guesses = Guesses()
    waits = []
    now = 0.0
    for _ in range(12):
        now += guesses.wait("a", now)
        waits.append(guesses.wait("a", now + 0.0))
        guesses.wrong("a", now)
    assert guesses.wait("a", now) >= 64.0 and guesses.wait("b", now) == 0.0
    guesses.right("a")
    assert guesses.wait("a", now) == 0.0

    async def guess(session: aiohttp.ClientSession, url: str) -> list[object]:
        found: list[object] = []
        for n in range(8):
            try:
                async with session.ws_connect(f"{url}/ws") as socket:
                    await socket.send_json({**HELLO, "code": f"WRONG{n}", "name": "x"})
                    found.append((await heard(socket))[0]["why"])
            except aiohttp.WSServerHandshakeError as error:
                found.append(error.status)
        return found

    with served(1) as table:
        assert talk(table, guess) == ["code"] * 5 + [429] * 3


def test_who_says_nothing_proper_first_is_not_let_in() -> None:
    async def ask(session: aiohttp.ClientSession, url: str) -> list[list[dict[str, Any]]]:
        found = []
        for first in ("nonsense", '{"op":"resync"}', json.dumps({**HELLO, "extra": 1}), "x" * (wire.LARGEST + 1)):
            async with session.ws_connect(f"{url}/ws") as socket:
                await socket.send_str(first)
                found.append(await heard(socket))
        return found

    with served(1) as table:
        answers = talk(table, ask)
    assert [a[0].get("why", a[0]["op"]) for a in answers] == ["malformed", "hello_first", "malformed", "closed"]
    assert all(a[-1]["op"] == "closed" for a in answers)


async def listen(socket: aiohttp.ClientWebSocketResponse, found: list[dict[str, Any]]) -> None:
    """Keeps all that comes."""
    async for message in socket:
        if message.type == aiohttp.WSMsgType.TEXT:
            found.append(json.loads(message.data))
    found.append({"op": "closed"})


def messages(lots: random.Random, n: int, sent: list[str]) -> str:
    """A message nobody should send: broken, foreign, repeated, out of turn, or true to form and senseless."""
    kind = lots.randrange(9)
    seat = lots.randrange(-3, 30)
    if kind == 0:
        return "".join(chr(lots.randrange(32, 0x3100)) for _ in range(lots.randrange(60)))
    if kind == 1 and sent:
        return lots.choice(sent)
    if kind == 2:
        return json.dumps({"op": "do", "n": n, "seat": seat, "command": {"kind": "Vote", "target": seat}})
    if kind == 3:
        more = [seat] * lots.randrange(9)
        return json.dumps({"op": "do", "n": n, "command": {"kind": "Vote", "target": seat, "more": more}})
    if kind == 4:
        action = lots.choice(["divine", "eat", "guard", "call.thor", "", "x" * 50, "use_perk.sealer"])
        picks = {"a": ["b"] * lots.randrange(5)}
        command = {"kind": "Act", "action": action, "targets": [seat] * lots.randrange(4), "picks": picks}
        return json.dumps({"op": "do", "n": n, "command": command})
    if kind == 5:
        channel = lots.choice(["talk", "wolf", "?"])
        return json.dumps({"op": "speak", "n": n, "text": "<script>" * lots.randrange(1, 9), "channel": channel})
    if kind == 6:
        return json.dumps({"op": lots.choice(["look", "manage", "predict", "consent", "lang", "leave!", "hello"]),
                           "seat": seat, "what": "kick", "roles": {"1": "seer"}, "on": True, "lang": "xx"})  # fmt: skip
    if kind == 7:
        statement = {"type": lots.choice(["suspect", "claim", "report", "nonsense"]), "target": seat, "role": "x" * 20}
        channel, many = lots.choice(["talk", "heaven", "mono"]), lots.randrange(7)
        command = {"kind": "Say", "statements": [statement] * many, "channel": channel}
        return json.dumps({"op": "do", "n": n, "command": command})
    return json.dumps({"op": "manage", "what": lots.choice(["start", "kick", "hurry", "end"]), "seat": seat % 7})


def test_a_fuzzing_guest_disturbs_nobody(request: pytest.FixtureRequest) -> None:
    """Each message gets an answer or a close; memory stays flat; the table plays on to its end with the others."""
    many = 100_000 if request.config.getoption("--soak") else 2_000
    seed = secrets.token_hex(3)
    print(f"seed {seed}")
    lots = random.Random(seed)

    async def fuzz(session: aiohttp.ClientSession, url: str) -> tuple[int, int, int]:
        done = answered = closed = 0
        token, sent = "", []
        while done < many:
            async with session.ws_connect(f"{url}/ws", max_msg_size=0) as socket:
                await socket.send_json({**HELLO, "name": "Fuzz", "token": token})
                first = await heard(socket)
                token = next((m["token"] for m in first if m.get("token")), token)
                found: list[dict[str, Any]] = []
                listening = asyncio.create_task(listen(socket, found))
                for _ in range(150):
                    text = messages(lots, lots.randrange(10_000_000), sent)
                    sent = [*sent[-20:], text]
                    if lots.random() < 0.02:
                        text = "y" * (wire.LARGEST + lots.randrange(1, 100))
                    done += 1
                    try:
                        await socket.send_str(text)
                    except ConnectionError:  # the host has had enough
                        break
                    await asyncio.sleep(0.0 if done % 40 else 0.05)
                await asyncio.wait([listening], timeout=0.3)
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)
                answered += sum(m["op"] in ("refused", "done") for m in found)
                closed += any(m["op"] in ("closed", "bye") for m in found)
        return done, answered, closed

    with served(2, seats=6, seed=seed) as table:
        table.server.party.grace = 0.2
        table.server._guesses.wrong = lambda *_: None  # the fuzzer's own token may be refused while it is pushed about

        quiet = Player(Guest(table.address, CODE, "Quiet"), "simple")
        playing = asyncio.run_coroutine_threadsafe(quiet.play(), table.loop)
        gc.collect()
        tracemalloc.start()
        done, answered, closed = talk(table, fuzz)
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        assert done >= many and answered > many // 8 and closed
        assert grown < 30_000_000, grown
        host = table.party.host
        assert host is not None
        for _ in range(600):
            if table.call(lambda: host.over):
                break
            table.wait(asyncio.sleep(0.1))
        assert host.over and host.slips == []
        playing.result(30)
        assert quiet.guest.view.ended is not None


def test_a_member_that_does_not_read_is_cut_off_and_the_others_play_on() -> None:
    from desktop.lan import server

    class Deaf:
        closed = False

        async def send_str(self, _text: str) -> None:
            await asyncio.sleep(3600)

        async def close(self, **_how: object) -> None:
            self.closed = True

    async def go() -> None:
        line = server._Line(Deaf())  # type: ignore[arg-type]
        for _ in range(server._MOST_WAITING + 50):
            line.put(b"x" * 100)
        assert line._ended and line._queue.qsize() <= server._MOST_WAITING + 1

    asyncio.run(go())
