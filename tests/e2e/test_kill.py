"""A process killed at any instant loses nothing that was shown, and the game goes on as if nothing had happened."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
import time
import zlib
from pathlib import Path

import pytest
from autoplay import mark

from desktop.store import Library
from engine.game import Game

ROOT = Path(__file__).resolve().parents[2]
AUTOPLAY = Path(__file__).with_name("autoplay.py")


class Table:
    """An `autoplay` process and what it has said."""

    def __init__(self, home: Path, which: str, seed: str, seats: int, agent: str, brains: str) -> None:
        environment = {**os.environ, "TSUKIMORI_HOME": str(home), "PYTHONPATH": str(ROOT)}
        self.process = subprocess.Popen(
            [sys.executable, str(AUTOPLAY), which, seed, str(seats), agent, brains],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, text=True,
        )  # fmt: skip
        self.lines: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))

    def wait_for(self, start: str, seconds: float = 60.0) -> str:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for line in list(self.lines):
                if line.startswith(start):
                    return line
            if self.process.poll() is not None and not self._reader.is_alive():
                break
            time.sleep(0.002)
        raise AssertionError(f"no {start!r}: {self.lines[-3:]} {self.process.stderr.read()[-2000:]}")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self._reader.join()

    def end(self) -> None:
        assert self.process.wait(timeout=300) == 0, self.process.stderr.read()
        self._reader.join()

    @property
    def shown(self) -> tuple[int, int]:
        """How many events were shown, and their check sum. The last line may be cut off by the kill."""
        for line in reversed(self.lines):
            parts = line.split()
            if parts[:1] == ["shown"] and len(parts) == 3:
                return int(parts[1]), int(parts[2])
        return 0, 0

    @property
    def over(self) -> bool:
        return any(line.startswith("over 0") for line in self.lines)


def check_file(home: Path, table: Table) -> int:
    """The file opens, is sound, and holds everything that was shown. Returns how many events it holds."""
    library = Library(home / "saves")
    (row,) = library.rows()
    assert library.verify(row.id).trouble == ""
    file = library.open(row.id)
    events = file.events()
    file.close()
    count, expected = table.shown
    assert len(events) >= count
    crc = 0
    for event in events[:count]:
        crc = zlib.crc32(mark(event), crc)
    assert crc == expected
    return len(events)


def play_with_kills(
    home: Path, seed: str, seats: int, agent: str, brains: str, kills: int, lots: random.Random
) -> list:
    """One game killed *kills* times and gone on with each time; its whole log."""
    table = Table(home, "new", seed, seats, agent, brains)
    game = table.wait_for("game").split()[1]
    done = 0
    while done < kills:
        before = len(table.lines)
        wanted = before + lots.randrange(1, 12)
        until = time.monotonic() + 60
        while len(table.lines) < wanted and table.process.poll() is None and time.monotonic() < until:
            time.sleep(0.0005)
        time.sleep(lots.random() * 0.01)
        if table.over:
            break
        table.kill()
        done += 1
        check_file(home, table)
        table = Table(home, game, seed, seats, agent, brains)
        table.wait_for("game")
    table.end()
    assert table.over, table.lines[-3:]
    print(f"killed {done} times")
    check_file(home, table)
    file = Library(home / "saves").open(game)
    events = file.events()
    file.close()
    assert Game.load(events).over
    return events, done


def whole(home: Path, seed: str, seats: int, agent: str) -> list:
    """The same game without a kill."""
    table = Table(home, "new", seed, seats, agent, "inline")
    table.end()
    assert table.over, table.lines[-3:]
    file = Library(home / "saves").open("latest")
    events = file.events()
    file.close()
    return events


def test_killed_at_random_moments_the_game_is_the_same_game(tmp_path: Path, request: pytest.FixtureRequest):
    """10 kills (50 with --soak), over as many games as it takes."""
    left = 50 if request.config.getoption("--soak") else 10
    seed = random.randrange(10**9)
    print(f"seed {seed}")
    lots = random.Random(seed)
    number = 0

    while left > 0:
        home, game_seed = tmp_path / str(number), f"{seed}.{number}"
        killed, done = play_with_kills(home / "killed", game_seed, 12, "simple", "inline", left, lots)
        assert killed == whole(home / "whole", game_seed, 12, "simple")
        left -= done
        number += 1


def test_killed_in_mid_day_the_thinking_players_decide_the_same(tmp_path: Path):
    seed = random.randrange(10**9)
    print(f"seed {seed}")
    lots = random.Random(seed)

    killed, done = play_with_kills(tmp_path / "killed", str(seed), 7, "first", "worker", 3, lots)

    assert done > 0
    assert killed == whole(tmp_path / "whole", str(seed), 7, "first")


def test_the_text_table_killed_in_the_middle_has_told_nothing_that_is_not_saved(tmp_path: Path):
    """The real program at a pipe: each line it told of the game is in the saved game too, and it can be continued."""
    seed = random.randrange(10**6)
    print(f"seed {seed}")
    lots = random.Random(seed)
    environment = {**os.environ, "TSUKIMORI_HOME": str(tmp_path), "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "desktop", "play", "--text", "--lang", "en"]
    begin = [*command, "--seats", "9", "--seed", str(seed), "--agent", "simple", "--role", "villager"]
    kills, told, finished = 0, [], False
    while not finished:
        process = subprocess.Popen(
            begin, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, cwd=ROOT
        )  # fmt: skip
        finished = _answer_for_a_while(process, told, (lots.randrange(1, 5) if kills else 1) if kills < 3 else 10_000)
        if not finished:
            process.kill()
            kills += 1
        process.wait(timeout=60)
        begin = [*command, "--continue", "latest"]
        _is_in_the_file(tmp_path, told)
    assert kills >= 1
    (row,) = Library(tmp_path / "saves").rows()
    assert row.finished


def _answer_for_a_while(process: subprocess.Popen, told: list[str], answers: int) -> bool:
    """Answers so many prompts, adds the lines told to *told*; whether the program came to its end by itself."""
    block = b""
    while chunk := process.stdout.read1(65536):
        block += chunk
        if not block.endswith(b"> "):
            continue
        lines = block.decode().splitlines()
        told += lines
        block = b""
        if answers == 0:
            return False
        answers -= 1
        offered = [line.split()[0] for line in lines if line.startswith("  ") and line.split()[0].isdecimal()]
        answer = offered[-1] if "Number" in lines[-1] else "/done" if "/done" in lines[-1] else "/end"
        process.stdin.write(f"{answer}\n".encode())
        process.stdin.flush()
    told += block.decode().splitlines()
    return process.wait(timeout=60) == 0


def _is_in_the_file(home: Path, told: list[str]) -> None:
    from desktop.narrate import Narrator
    from desktop.text import Catalogue
    from engine.events import visible
    from engine.views import View

    library = Library(home / "saves")
    (row,) = library.rows()
    file = library.open(row.id)
    view = View(1)
    narrator = Narrator(view, Catalogue("en"))
    saved: set[str] = set()
    for event in file.events():
        if visible(event, 1):
            view.apply(event)
            saved |= set(narrator.line(event).splitlines())
    file.close()
    story = [line for line in told if line.startswith(("──", "At dawn", "The count", "Ballots")) or "“" in line]
    assert story
    for line in story:
        shown = line.rsplit("> ", 1)[-1]
        assert shown in saved or "tells you how it is used" in shown or "Why it went so" in shown or _of_why(shown), (
            shown
        )


def _of_why(line: str) -> bool:
    return line.startswith(("── Night", "── Day"))
