"""Janken in its scene, and the calling of a god: by mouse and by keyboard, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from tests.desktop.daygames.playing import acts, press, rounds, seated, until_open, watch
from tests.desktop.menus.reading import troubles

HANDS = ("rock", "scissors", "paper")


@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize("by_key", [False, True])
def test_janken_is_played_to_its_end(open_ui: Callable[..., Any], lang: str, by_key: bool) -> None:
    ui = open_ui("table", lang=lang, prepare=seated("palace_11", "seer"))
    game, wanted = ui.vm("DayGame"), []

    def move(n: int) -> None:
        hand, stake = HANDS[n % 3], 1 + n % max(1, min(3, game.picture["most"]))
        wanted.append((hand, str(stake)))
        if by_key:
            ui.wait(lambda: ui.win.activeFocusItem() is not None)
            for _ in range(n % 3 + 1):
                ui.key(Qt.Key.Key_Right)
            ui.key(Qt.Key.Key_0 + stake)
            ui.key(Qt.Key.Key_Return)
        else:
            press(ui, f"throw-{hand}", f"stake-{stake}", "scene-go")

    made = rounds(ui, move)

    assert made >= 5  # one round may be without an opponent
    duels = [(act.picks["throw"][0], act.picks["stake"][0]) for act in acts(ui.vm("Table")) if act.action == "duel"]
    assert duels == wanted


def test_apples_and_results_are_those_of_the_rules(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("table", lang="en", prepare=seated("palace_11", "seer"))
    shown = watch(ui)

    def move(n: int) -> None:
        ui.key(Qt.Key.Key_Right)
        ui.key(Qt.Key.Key_2)
        ui.key(Qt.Key.Key_Return)

    rounds(ui, move)

    last = [one for one in shown if one][-1]
    assert len(last["results"]) >= 5
    assert last["apples"] == 10 + sum(one["gain"] for one in last["results"])
    assert {one["gain"] for one in last["results"]} <= {0, -2, *range(3, 13)}


@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize("by_key", [False, True])
def test_a_god_is_called_between_the_rounds(open_ui: Callable[..., Any], lang: str, by_key: bool) -> None:
    ui = open_ui("table", lang=lang, prepare=seated("palace_11", "seer", daily_apples=80))
    game, table = ui.vm("DayGame"), ui.vm("Table")
    assert until_open(ui)
    assert not game.now["calls"]  # not before the second round
    press(ui, "throw-rock", "scene-go")
    assert until_open(ui)
    ui.wait(lambda: game.now["calls"])
    heard: list[tuple[str, str]] = []
    game.summoned.connect(lambda god, glyph, said, how: heard.append((god, how)))
    other = next(one["seat"] for god in game.gods if god["id"] == "heimdall" for one in god["seats"])

    if by_key:
        ui.find("statue-heimdall").forceActiveFocus(Qt.FocusReason.TabFocusReason)
        ui.key(Qt.Key.Key_Return)
        ui.wait(lambda: ui.has(f"god-seat-{other}"))
        tab_to(ui, f"god-seat-{other}")
        ui.key(Qt.Key.Key_Space)
        tab_to(ui, "summon")
        ui.key(Qt.Key.Key_Return)
    else:
        ui.click("statue-heimdall")
        ui.wait(lambda: ui.has(f"god-seat-{other}"))
        press(ui, f"god-seat-{other}")
        ui.wait(lambda: ui.find("summon").isEnabled())
        reveal(ui, "summon")
        ui.click("summon")

    ui.wait(lambda: [act.action for act in acts(table)][-1:] == ["call.heimdall"])
    ui.wait(lambda: heard == [("heimdall", "called")])
    ui.wait(lambda: next(one for one in game.picture["statues"] if one["id"] == "heimdall")["called"])
    assert game.purse["apples"] < 80
    ui.wait(lambda: game.now["open"])  # the duel of this round is still owed


def tab_to(ui: Any, name: str) -> None:
    for _ in range(60):
        if ui.win.activeFocusItem() is not None and ui.win.activeFocusItem().objectName() == name:
            return
        ui.key(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not come to {name}")


def reveal(ui: Any, name: str) -> None:
    """Brings an item of a scrolled sheet into sight, as Tab does."""
    ui.find(name).forceActiveFocus(Qt.FocusReason.TabFocusReason)
    ui.qtbot.wait(30)


def test_a_god_that_may_not_be_called_says_why(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("table", lang="en", prepare=seated("palace_11", "wolf", daily_apples=80))
    game = ui.vm("DayGame")
    assert until_open(ui)
    press(ui, "throw-rock", "scene-go")
    assert until_open(ui)
    by_id = {one["id"]: one for one in game.gods}

    assert by_id["thor"]["can"] is False and "village" in by_id["thor"]["why"].lower()
    ui.click("statue-thor")
    ui.wait(lambda: ui.has("god-why"))
    assert ui.find("god-why").property("text") == by_id["thor"]["why"]
    assert not ui.has("summon")


@pytest.mark.parametrize(("lang", "scale"), [("ja", 100), ("en", 100), ("ja", 200), ("en", 200)])
def test_every_word_of_the_scene_can_be_read(open_ui: Callable[..., Any], lang: str, scale: int) -> None:
    ui = open_ui("table", lang=lang, size=(1024, 680), scale=scale / 100, prepare=seated("palace_11", "seer"))
    assert until_open(ui)

    def still() -> None:
        assert troubles(ui.win, elided_may_be=True) == []

    ui.qtbot.waitUntil(still, timeout=5000)


def test_a_god_is_called_in_the_discussion(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("table", lang="en", prepare=seated("palace_11", "seer", daily_apples=80))
    game, table = ui.vm("DayGame"), ui.vm("Table")

    def move(n: int) -> None:
        ui.key(Qt.Key.Key_Right)
        ui.key(Qt.Key.Key_Return)

    rounds(ui, move)
    while table.phase != "discussion" or not game.calls:
        if table.task["id"] == "go_room":
            table.choose("room", "garden")
            table.confirm()
        elif table.mayReady and not table.busy and table.phase != "discussion":
            table.ready()
        else:
            table.forward()
        ui.qtbot.wait(1)
    ui.wait(lambda: ui.has("callGod"))

    ui.click("callGod")
    god = next(one for one in game.gods if one["can"])
    press(ui, f"god-{god['id']}", *(f"god-seat-{one['seat']}" for one in god["seats"][:god["count"]]))
    press(ui, *(f"god-{field['name']}-{field['options'][0]['id']}" for field in god["fields"]))
    ui.wait(lambda: ui.find("summon").isEnabled())
    reveal(ui, "summon")
    ui.click("summon")

    ui.wait(lambda: acts(table)[-1].action == f"call.{god['id']}")
    ui.wait(lambda: not any(one["can"] for one in game.gods if one["id"] == god["id"]))
    assert table.task["id"] == ""
