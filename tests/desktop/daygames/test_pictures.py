"""Every scene's picture over whole games: for each seat and for an onlooker, at each moment of each day game."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from desktop.table.brains import InlineBrains
from desktop.table.host import Host
from desktop.table.opening import Wishes, prepare
from desktop.text import LANGUAGES, Catalogue
from desktop.viewmodels.daygames import PICTURES, SCENES
from desktop.viewmodels.daygames.frame import PHASES, rounds, rules, today
from engine import catalogue
from engine.events import AnyEvent, visible
from engine.views import View

PRESETS = {
    "gathering": "town_6", "bbj": "black_7", "craft": "snow_8", "ten_billion_yen": "billion_9", "poker": "poker_9",
    "colour_collecting": "colour_10", "janken": "palace_11", "wolf_tag": "canal_12", "norn_judgement": "norn_13",
}  # fmt: skip
WORDS = {language: Catalogue(language, strict=True) for language in LANGUAGES}


def played(game: str) -> tuple[int, list[AnyEvent]]:
    """A whole game in which *game* is played by day: the number of seats, and the log."""
    seats = sum(catalogue.table("survival", PRESETS[game]).roles.values())
    setup, table = prepare(Wishes(ruleset="survival", cast=PRESETS[game], seats=seats, seed="31", agent="simple"))
    host = Host.new(setup, table, InlineBrains())
    host.run()
    return seats, list(host.game.log)


def moments(seat: int, log: list[AnyEvent]) -> Iterator[View]:
    """The view of *seat* after each event of a day game that it sees."""
    view = View(seat)
    for event in log:
        if visible(event, seat):
            view.apply(event)
            if view.phase in PHASES:
                yield view


def test_every_picture_has_its_scene() -> None:
    assert PICTURES.keys() == SCENES.keys() <= set(catalogue.day_games())


@pytest.mark.parametrize("game", sorted(PICTURES))
def test_pictures_are_plain_and_told_in_both_languages(game: str) -> None:
    seats, log = played(game)
    shown = 0
    for seat in (0, 1, 2, seats):
        for n, view in enumerate(moments(seat, log)):
            if today(view).game != game or n % 3:
                continue
            for words in WORDS.values():
                picture = PICTURES[game](view, [], words)
                json.dumps([picture, rounds(view, words)])
                shown += 1
    assert shown > 50


@pytest.mark.parametrize("game", sorted(PICTURES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_told_in_short_lines(game: str, language: str) -> None:
    lines = rules(game, WORDS[language])

    assert len(lines) >= 4
    assert all(len(line) < (240 if language == "en" else 120) for line in lines)
