"""Real processes at a real table: a headless host, guests over sockets of 127.0.0.1, and a host that is killed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
CODE = "KMN234"


class Process:
    """A tsukimori command that prints JSON lines."""

    def __init__(self, home: Path, *arguments: str) -> None:
        environment = {**os.environ, "TSUKIMORI_HOME": str(home), "PYTHONPATH": str(ROOT)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "desktop", *arguments, "--json"], env=environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        self.said: list[dict[str, Any]] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(json.loads(line))

    def wait_for(self, event: str, seconds: float = 120.0) -> dict[str, Any]:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if found := next((one for one in list(self.said) if one["event"] == event), None):
                return found
            if self.process.poll() is not None and not self._reader.is_alive():
                break
            time.sleep(0.02)
        raise AssertionError(f"no {event!r}: {self.said[-3:]}")

    def end(self, seconds: float = 60.0) -> int:
        code = self.process.wait(seconds)
        self._reader.join(5)
        return code

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self._reader.join(5)
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Any]:
    """Starts commands, and ends whatever is left of them."""
    running: list[Process] = []

    def start(home: str, *arguments: str) -> Process:
        running.append(Process(tmp_path / home, *arguments))
        return running[-1]

    yield start
    for one in running:
        one.kill()


def hosted(started: Any, *more: str) -> Process:
    return started("host", "host", "--headless", "--address", "127.0.0.1", "--pace", "0", "--quiet-network",
                   "--code", CODE, *more)  # fmt: skip


def guest(started: Any, port: int, name: str, *more: str, agent: str = "first") -> Process:
    return started(f"home-{name}", "join", f"127.0.0.1:{port}", "--code", CODE, "--agent", agent, "--name", name, *more)


@pytest.mark.parametrize("how", [
    ("--seats", "9", "--seed", "11"), ("--ruleset", "survival", "--cast", "poker_9", "--seed", "12"),
])  # fmt: skip
def test_six_guests_play_a_whole_game(started: Any, how: tuple[str, ...]) -> None:
    host = hosted(started, "--people", "6", *how)
    port = host.wait_for("open")["port"]
    guests = [guest(started, port, f"Guest {n}") for n in range(1, 7)]

    result = host.wait_for("result", 240)
    assert host.end() == 0
    for one in guests:
        assert one.wait_for("over")["camp"] == result["camp"]
        assert one.end() == 0
    assert {one["seat"] for one in host.said if one["event"] == "joined"} == set(range(1, 7))


def test_a_killed_host_goes_on_with_the_same_people(started: Any) -> None:
    """SIGKILL in mid-game: the party is opened again from its save on the same port, and its guests find it."""
    host = hosted(started, "--people", "3", "--seats", "7", "--seed", "13", "--grace", "30")
    port = host.wait_for("open")["port"]
    guests = [guest(started, port, f"Guest {n}", agent="simple") for n in range(1, 4)]
    game = host.wait_for("started")["game"]
    time.sleep(0.4)
    host.kill()
    assert not any(one["event"] == "over" for one in host.said), "too quick to be killed"

    again = hosted(started, "--continue", game, "--port", str(port), "--grace", "30")
    assert again.wait_for("result", 240)["camp"]
    assert again.end() == 0
    assert not any(one["event"] == "stand_in" for one in again.said), "somebody was replaced although they came back"
    for one in guests:
        assert one.end() == 0


def test_a_guest_that_dies_is_replaced_and_comes_back_only_with_its_token(started: Any) -> None:
    host = hosted(started, "--people", "2", "--seats", "7", "--seed", "14", "--grace", "0.5")
    port = host.wait_for("open")["port"]
    first = guest(started, port, "Ann")
    second = guest(started, port, "Ben")
    host.wait_for("started")
    second.kill()
    stranger = guest(started, port, "Ben")  # the name alone opens nothing: it looks on

    assert host.wait_for("stand_in")["seat"] in (1, 2)
    host.wait_for("result", 240)
    assert host.end() == 0 and first.end() == 0
    stranger.end()
    assert not any(one["event"] == "over" and one["seat"] for one in stranger.said)


def test_a_wrong_code_and_an_absent_table_are_one_clear_line(started: Any) -> None:
    host = hosted(started, "--people", "2", "--seats", "7")
    port = host.wait_for("open")["port"]
    for arguments in ((f"127.0.0.1:{port}", "--code", "WRONG9"), ("127.0.0.1:9", "--code", CODE)):
        lost = subprocess.run(
            [sys.executable, "-m", "desktop", "join", *arguments, "--agent", "simple", "--lang", "en"],
            env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, timeout=60,
        )  # fmt: skip
        assert lost.returncode == 1
        assert len(lost.stderr.strip().splitlines()) == 1 and "Traceback" not in lost.stderr
