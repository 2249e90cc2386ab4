"""The text table: a whole game by lines in and lines out, in both languages; left and continued at any time."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ai.personas import seat_name
from desktop.store import Library
from desktop.table.brains import InlineBrains
from desktop.table.host import Host
from desktop.table.opening import Wishes, prepare
from desktop.text import LANGUAGES, Text
from desktop.texttable import TextTable, narrate
from engine import events as ev

ROOT = Path(__file__).resolve().parents[3]


class Player:
    """Answers prompts as a patient person would: speaks once a day, votes and acts for whom it may."""

    def __init__(self, language: str, script: list[str] | None = None) -> None:
        self.text = Text(language, strict=True).catalogue()
        self.script = list(script or [])
        self.heard: list[str] = []
        self.asked: list[str] = []

    def tell(self, line: str) -> None:
        self.heard += line.splitlines()

    def ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        self.heard.append(prompt)
        if self.script:
            answer = self.script.pop(0)
            if answer == "EOF":
                raise EOFError
            return answer
        if self.text.of("terminal-number") in prompt:
            offered = [line for line in self.heard[-30:] if re.match(r"  \d+ ", line)]
            return offered[-1].split()[0]
        if len(self.asked) % 5 == 2:
            return "3番は人狼だと思う" if self.text.language == "ja" else "I think number 3 is a werewolf"
        return "/done" if len(self.asked) % 2 else ""


def table(player: Player, library: Library | None = None, **changed) -> TextTable:
    wishes = Wishes(
        **{"seats": 7, "seed": "5", "agent": "simple", "people": ("Me",), "options": {"talk": 4}, **changed}
    )
    host = Host.new(*prepare(wishes), InlineBrains(), library)
    return TextTable(host, Text(player.text.language, strict=True), player.ask, player.tell)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("role", ["villager", "seer", "werewolf", "bodyguard"])
def test_a_whole_game_is_played_by_lines(language, role):
    player = Player(language)
    mine = table(player, role=role)

    assert mine.play() is True
    assert mine.host.over and mine.host.slips == []
    told = "\n".join(player.heard)
    assert "⟨" not in told and "Traceback" not in told
    assert player.text.of("terminal-why") in told
    assert mine._narrator().term("role", role) in told


def test_it_tells_nothing_the_seat_may_not_know():
    """Until the end no line names another seat's role or a secret result."""
    player = Player("en")
    mine = table(player, role="villager")
    mine.play()

    roles = {event.seat: event.role for event in mine.host.game.log if isinstance(event, ev.Dealt)}
    end = next(n for n, line in enumerate(player.heard) if line.startswith("Who was what"))
    before = [line for line in player.heard[:end] if "“" not in line]
    for seat, role in roles.items():
        if seat != 1:
            name = mine._narrator().term("role", role)
            assert not [line for line in before if re.match(rf"{seat} .* is: {name}", line)]
    assert not [line for line in before if line.startswith("Divination")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_free_text_is_understood_and_shown(language):
    player = Player(language, ["/done"])
    mine = table(player, role="villager")
    name = seat_name(mine.host.seats[2], language)
    said = f"{name}は人狼だと思う" if language == "ja" else f"I think {name} is a werewolf"
    player.script += [said, "EOF"]
    mine.play()

    mine_said = [event for event in mine.host.game.log if isinstance(event, ev.Said) and event.seat == 1]
    assert [event.text for event in mine_said] == [said]
    assert [(s.type, s.target) for s in mine_said[0].statements][:1] == [("suspect", 3)]
    understood = Text(language, strict=True).of("terminal-understood", meaning="\0").split("\0")[0]
    assert any(line.startswith(understood) for line in player.heard)


def test_commands_answer_and_mistakes_are_told_kindly():
    script = ["/?", "/who", "/me", "/log", "/nonsense", "/lang en", "/lang xx", "/end", "/will Look at seat 4.", "EOF"]
    player = Player("ja", script)
    mine = table(player, role="seer")
    # The seer's first duty comes first: a wrong number, words, the dead, then a good one.
    player.script = ["x", "99", "1", "2", *script]
    assert mine.play() is False

    told = "\n".join(player.heard)
    for key, language in (
        ("terminal-not-a-number", "ja"), ("illegal-self", "ja"), ("terminal-help", "ja"), ("terminal-language", "en"),
        ("terminal-nothing-to-do", "en"), ("story-will-written", "en"),
    ):  # fmt: skip
        assert Text(language, strict=True).of(key).splitlines()[0] in told, key
    assert "/nonsense" in told and "/lang xx" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_done_at_a_question_says_that_a_number_is_wanted(language):
    """The seer's first duty, which cannot be left out."""
    player = Player(language, ["/done", "EOF"])
    table(player, role="seer").play()

    assert player.text.of("terminal-number-wanted") in player.heard
    assert player.text.of("terminal-nothing-to-do") not in player.heard


def test_one_may_leave_at_any_prompt_and_go_on(tmp_path):
    library = Library(tmp_path)
    player = Player("en", ["EOF"])
    mine = table(player, library, role="villager")
    assert mine.play() is False
    game = mine.host.id
    mine.host.close()
    assert any(game in line for line in player.heard if "Go on with" in line)

    rounds = 0
    while True:
        host = Host.resume(library, game, InlineBrains())
        player = Player("en")
        left = TextTable(host, Text("en", strict=True), player.ask, player.tell)
        turns = 0

        def ask(prompt: str, player=player) -> str:
            nonlocal turns
            turns += 1
            if turns > 3:
                raise EOFError
            return player.ask(prompt)

        left._ask = ask
        over = left.play(continued=True)
        host.close()
        rounds += 1
        if over:
            break
        assert rounds < 60
    assert rounds > 1
    assert library.rows()[0].finished


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_ais_is_narrated(language):
    lines: list[str] = []
    host = Host.new(*prepare(Wishes(seats=9, seed="2", agent="simple")), InlineBrains())
    narrate(host, Text(language, strict=True), lines.append)

    told = "\n".join(lines)
    book = Text(language, strict=True)
    assert host.over
    assert book.of("story-day", day=2) in told
    assert book.of("terminal-why") in told
    dead = {event.seat for event in host.game.log if isinstance(event, ev.Died)}
    assert dead and all(re.search(rf"\b{seat} ", told) for seat in dead)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_real_program_plays_by_piped_lines(language, tmp_path):
    """`play --text` as a process: prompts on stdout, answers on stdin, exit code 0."""
    environment = {**os.environ, "TSUKIMORI_HOME": str(tmp_path), "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "desktop", "play", "--text", "--seats", "5", "--seed", "3", "--role", "villager"]
    process = subprocess.Popen(
        [*command, "--lang", language, "--agent", "simple"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, env=environment, cwd=ROOT,
    )  # fmt: skip
    number = Text(language).of("terminal-number")
    out, block = b"", b""
    while chunk := process.stdout.read1(4096):
        out += chunk
        block += chunk
        if not block.endswith(b"> "):
            continue
        lines = block.decode().splitlines()
        if number in lines[-1]:
            answer = [line for line in lines if re.match(r"  \d+ ", line)][-1].split()[0]
        else:
            answer = "/done" if "/done" in lines[-1] else "/end"
        block = b""
        process.stdin.write(f"{answer}\n".encode())
        process.stdin.flush()
    assert process.wait(timeout=60) == 0, process.stderr.read().decode()
    assert process.stderr.read() == b""
    told = out.decode()
    assert Text(language).of("terminal-why") in told
    assert Library(tmp_path / "saves").rows()[0].finished
