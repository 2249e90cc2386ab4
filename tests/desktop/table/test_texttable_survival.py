"""Survival at the text table: a person's whole game by lines, day games and several slips included."""

from __future__ import annotations

import re

import pytest

from desktop.answering import Answering
from desktop.narrate import Narrator
from desktop.table.brains import InlineBrains
from desktop.table.host import Host
from desktop.table.opening import Wishes, prepare
from desktop.text import LANGUAGES, Catalogue, Text
from desktop.texttable import TextTable
from engine import catalogue
from engine import events as ev
from engine.actions import ActionSpec, Field
from engine.commands import Act, Vote
from engine.views import View


class Reader:
    """Answers what is asked by what stands on the screen: as many of the offered numbers as are wanted."""

    def __init__(self, language: str) -> None:
        self.text = Text(language, strict=True)
        self.lines: list[str] = []
        self.asked = 0
        self.number = self.text.of("terminal-number")

    def tell(self, line: str) -> None:
        self.lines += line.splitlines()

    def ask(self, prompt: str) -> str:
        self.asked += 1
        screen = self.lines
        self.lines = []
        self.told = [*getattr(self, "told", []), *screen, prompt]
        if self.number not in prompt:
            return ("done", "", "I do not know", "1")[self.asked % 4]
        offered = []
        for line in screen:
            if found := re.match(r"  (\d+)\b", line):
                times = re.search(r" ×(\d+)$", line)
                offered += [found[1]] * int(times[1] if times else 1)
        wanted = [re.search(r"(\d+)( to |〜)(\d+)", line) for line in screen]
        least = next((int(found[1]) for found in wanted if found), 1)
        start = self.asked % max(1, len(offered))
        return " ".join((offered[start:] + offered[:start])[:least])


def table(reader: Reader, preset: str, **changed: object) -> TextTable:
    seats = sum(catalogue.table("survival", preset).roles.values())
    wishes = Wishes(**{
        "ruleset": "survival", "cast": preset, "seats": seats, "seed": "11", "agent": "simple", "people": ("Me",),
        **changed,
    })  # fmt: skip
    host = Host.new(*prepare(wishes), InlineBrains())
    return TextTable(host, reader.text, reader.ask, reader.tell)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("preset", "role"),
    [("town_6", "seer"), ("snow_8", "orthrus"), ("palace_11", "geri"), ("palace_11", "twin"), ("poker_9", "fenrir"),
     ("black_7", "villager"), ("billion_9", "witch"), ("colour_10", "lycanthrope"), ("canal_12", "skoll"),
     ("norn_13", "fylgja"), ("chaos_14", "chaos")],
)  # fmt: skip
def test_a_whole_game_is_played_by_lines(language, preset, role):
    reader = Reader(language)
    mine = table(reader, preset, role=role)

    assert mine.play() is True
    assert mine.host.over and mine.host.slips == []
    told = "\n".join([*reader.told, *reader.lines])
    assert "⟨" not in told and "Traceback" not in told
    assert not re.search(r"[a-z]_[a-z]", told)
    assert reader.text.of("terminal-why") in told
    moves = {event.action for event in mine.host.game.log if isinstance(event, ev.Acted) and event.seat == 1}
    assert moves


def asker(language: str, answers: list[str]) -> tuple[Answering, list[str]]:
    view = View(1)
    view.apply(ev.Opened(ruleset="survival", seats=tuple(ev.SeatInfo(name) for name in ("Aki", "Ben", "Cho"))))
    told: list[str] = []
    narrator = Narrator(view, Catalogue(language, strict=True))
    return Answering(narrator, lambda prompt: answers.pop(0), told.append, lambda: False), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_fields_are_asked_one_by_one_and_wrong_answers_again(language):
    spec = ActionSpec(id="use_perk.hypnotist", kind="act", targets=(2, 3), least=1, most=1, fields=(
        Field("pair", ("1", "2", "3"), 2, 2, ordered=True),
    ))  # fmt: skip
    asking, told = asker(language, ["9", "2", "3", "3 3", "3 1"])

    assert asking.command(spec) == Act(action="use_perk.hypnotist", targets=(2,), picks={"pair": ("3", "1")})
    refusals = [asking.text.of("terminal-refused", why=asking.text.of(f"illegal-{why}"))
                for why in ("target", "count", "twice")]  # fmt: skip
    assert [line for line in told if line in refusals] == refusals
    assert any(line.startswith("  2 Ben") for line in told)


def test_stocks_orders_numbers_and_nothing_at_all():
    rings = ActionSpec(id="throw", kind="act", fields=(
        Field("rings", ("plain", "cursed"), 1, 3, stock=(2, 1), ordered=True),
        Field("stake", low=1, high=10), Field("pay", ("mead", "apples"), 0, 1),
    ))  # fmt: skip
    asking, told = asker("en", ["2 2", "2 1 1", "11", "7", ""])

    assert asking.command(rings) == Act(action="throw", picks={"rings": ("cursed", "plain", "plain"), "stake": ("7",)})
    assert "  1 plain ring ×2" in told and "  2 cursed ring" in told


def test_a_ballot_of_several_slips():
    vote = ActionSpec(id="vote", kind="vote", targets=(1, 2, 3), least=1, most=1, extra=3, repeat=True)
    asking, told = asker("en", ["2", "2", "", "x", "3"])

    assert asking.command(vote) == Vote(target=2, more=(2, 0, 3))
    assert "Ballot 4 of 4. Enter leaves it empty." in told


def test_a_bare_done_and_a_lone_question_mark_are_understood():
    reader = Reader("en")
    script = ["?", "d", "/do", "quit", "/quit"]
    heard: list[str] = []

    def ask(prompt: str) -> str:
        heard.append(prompt)
        if reader.number in prompt:
            return reader.ask(prompt)
        return script.pop(0)

    mine = table(reader, "quick_5", role="villager")
    mine._ask = ask
    mine.play()
    told = "\n".join([*getattr(reader, "told", []), *reader.lines])
    assert reader.text.of("terminal-help").splitlines()[0] in told
    readied = [event for event in mine.host.game.log if isinstance(event, ev.Readied) and event.seat == 1]
    assert readied
