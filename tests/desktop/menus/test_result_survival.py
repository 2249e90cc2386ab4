"""The result page tells a game of Survival: day and night apart, each stage by name, and what became of everybody."""

from __future__ import annotations

import re
from typing import Any

import pytest

from desktop.narrate import Narrator
from desktop.survival_chronicle import MOVES, VARIANTS, chapters, epilogue
from desktop.text import LANGUAGES, Catalogue
from desktop.viewmodels import played
from desktop.viewmodels.result import Result
from engine import catalogue
from engine import events as ev
from engine.survival.daygames import DAY_GAMES
from engine.survival.terms import CAUSES
from engine.views import view

PRESETS = [preset.id for preset in catalogue.presets()]


@pytest.fixture
def page(qapp: Any) -> Result:
    shown = Result()
    shown.show(*played.survived("town_6", seed="3"), think=False)
    return shown


def test_every_move_of_the_day_games_is_told_by_rounds():
    # the ballot for a perk is cast after the game, and told of in words of its own
    assert {move for game in DAY_GAMES.values() for move in game.moves} - {"perk_ballot"} == MOVES


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_words(preset: str, language: str):
    _, _, log = played.survived(preset, seed="5")
    told = chapters(log, Narrator(view(0, log), Catalogue(language, strict=True), numbered=False))

    assert [one.kind for one in told][-1] == "epilogue"
    for one in told:
        for words in [sentence for _, sentence in one.heads] + [w for row in one.rows for w in (row.label, row.text)]:
            assert words and not re.search(r"[⟨{}]|[a-z]_[a-z]", words), words


def test_the_day_game_stands_under_its_day_and_the_raid_under_its_night():
    _, _, log = played.survived("town_6", seed="3")
    book = Catalogue("en", strict=True)
    told = chapters(log, Narrator(view(0, log), book, numbered=False))

    day, night = (next(one for one in told if one.kind == kind and one.day == 1) for kind in ("day", "night"))
    labels = [row.label for row in day.rows]
    assert labels[:2] == ["Day game", "Round 1"]
    assert "Round 1" not in [row.label for row in night.rows]
    assert any(row.label == book.of("survival-stage-raid") for row in night.rows)
    exits = [event for event in log if isinstance(event, ev.Caused)]
    heads = [seat for one in told if one.kind != "epilogue" for seat, _ in one.heads if seat]
    assert {event.seat for event in exits} <= set(heads)
    assert sum(row.bad for one in told for row in one.rows) == len(exits)


def test_the_ballots_are_opened_after_the_end():
    _, _, log = played.survived("palace_11", seed="3")
    told = chapters(log, Narrator(view(0, log), Catalogue("en", strict=True), numbered=False))

    ballots = [row for one in told for row in one.rows if row.label == "Ballots"]
    votes = {(event.day, event.round) for event in log if isinstance(event, ev.Voted) and event.target}
    assert len(ballots) == len(votes) > 0 and all("→" in row.text for row in ballots)


def test_the_page_names_the_rule_set_the_roles_and_the_epilogue(page: Result):
    assert "β1" not in page.rules and page.rules.startswith("サバイバル・集合ゲーム")
    assert page.scenes[-1] == "後日談" and page.scene == len(page.scenes) - 1
    assert page.scenes[:2] == ["一日目", "一日目の夜"]
    known = {role.id for role in catalogue.roles("survival")}
    assert {seat["id"] for group in page.groups for seat in group["seats"]} <= known
    assert all(group["name"].endswith("陣営") for group in page.groups)
    assert len(page.steps) == len(page._view.seats) and page.doubtState == ""


def test_who_became_somebody_else_shows_what_it_was(qapp: Any):
    seats = tuple(ev.SeatInfo(name) for name in ("Aki", "Ben", "Cho"))
    log = [
        ev.Opened(ruleset="survival", seats=seats),
        *(ev.Dealt(to=frozenset({n}), seat=n, role=r) for n, r in enumerate(("seer", "wolf", "villager"), 1)),
        ev.PhaseBegan(phase="night", day=1), ev.PhaseBegan(phase="dawn", day=1),
        ev.Became(to=frozenset({1}), seat=1, role="vampire"), ev.Revived(seat=3, day=1),
        ev.PhaseBegan(phase="morning", day=2),
        ev.Ended(result="vampire_won", camp="vampire", winners=(1,), roles={1: "vampire", 2: "wolf", 3: "villager"}),
    ]  # fmt: skip
    page = Result()
    page.show(played.survived("town_6", seed="3")[0], played.survived("town_6", seed="3")[1], log, think=False)

    (vampire,) = page.groups[0]["seats"]
    assert vampire["role"] == "吸血鬼（もとは占い師）"
    page.showScene(0)
    assert page.scenes[0] == "一日目の夜"
    assert [line["text"] for line in page.headlines] == ["Akiは吸血鬼になった。", "Choが帰ってきた。"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fate_and_every_cause_has_its_words(language: str):
    book = Catalogue(language, strict=True)
    seats = tuple(ev.SeatInfo(f"P{n}") for n in range(1, 3 * VARIANTS + 1))
    roles = ["villager"] * VARIANTS + ["wolf"] * VARIANTS + ["vampire"] * VARIANTS
    for camp in ("village", "wolf", "vampire"):
        for gone in (False, True):
            exits = [ev.Died(seat=n, cause="vote", day=2) for n in range(1, VARIANTS + 1)] if gone else []
            seen = view(0, [ev.Opened(ruleset="survival", seats=seats), *exits])
            end = ev.Ended(result=f"{camp}_won", camp=camp, roles=dict(enumerate(roles, 1)))
            told = epilogue(end, 3, Narrator(seen, book, numbered=False))
            texts = [row.text.replace(row.label, "…") for row in told.rows]
            assert len(set(texts)) == len(texts) and len(told.heads) == (2 if gone and camp == "village" else 1)
    for cause in CAUSES:
        assert book.of(f"survival-head-{cause}", name="Aki")
