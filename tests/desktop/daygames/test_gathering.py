"""Gathering in its scene: the whole game by mouse and by keyboard, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from tests.desktop.daygames.playing import acts, press, rounds, seated, until_open, watch
from tests.desktop.menus.reading import troubles

ARROWS = {"N": Qt.Key.Key_Up, "E": Qt.Key.Key_Right, "S": Qt.Key.Key_Down, "W": Qt.Key.Key_Left}


def way_there(picture: dict[str, Any]) -> str:
    """An open street that leads nearer to the meeting place, or `wait`."""
    here, there = picture["here"], picture["meeting"]

    def far(district: str) -> int:
        return abs(ord(district[0]) - ord(there[0])) + abs(int(district[1]) - int(there[1]))

    ways = [way for way in picture["ways"] if not way["closed"] and far(way["to"]) < far(here)]
    return ways[0]["id"] if ways else "wait"


@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize("by_key", [False, True])
def test_gathering_is_played_to_its_end(open_ui: Callable[..., Any], lang: str, by_key: bool) -> None:
    ui = open_ui("table", lang=lang, prepare=seated("town_6", "villager"))
    game, wanted = ui.vm("DayGame"), []

    def move(n: int) -> None:
        way = way_there(game.picture)
        wanted.append(way)
        if by_key:
            ui.wait(lambda: ui.win.activeFocusItem() is not None)
            ui.key(ARROWS.get(way, Qt.Key.Key_0))
            ui.key(Qt.Key.Key_Return)
        elif way == "wait" or n % 2:
            press(ui, f"way-{way}", "scene-go")
        else:
            there = next(one["to"] for one in game.picture["ways"] if one["id"] == way)
            press(ui, f"district-{there}", "scene-go")

    assert rounds(ui, move) == 4
    done = acts(ui.vm("Table"))
    made = [act.picks["way"][0] if act.action == "go" else "wait" for act in done if act.action in ("go", "wait")]
    assert made == wanted


def test_who_came_is_called_at_the_end(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("table", lang="en", prepare=seated("town_6", "villager"))
    shown = watch(ui)

    def move(n: int) -> None:
        ui.key(Qt.Key.Key_0)
        ui.key(Qt.Key.Key_Return)

    assert rounds(ui, move) == 4
    picture = next(one for one in shown if one.get("done"))
    called = [one["seat"] for one in (*picture["gathered"], *picture["missing"])]
    assert sorted(called) == [1, 2, 3, 4, 5, 6]
    assert picture["success"] == (len(picture["gathered"]) >= picture["needed"])


def test_rules_rounds_and_talk_are_a_key_away(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("table", lang="en", prepare=seated("town_6", "villager"))
    assert until_open(ui)
    ui.key(Qt.Key.Key_0)
    ui.key(Qt.Key.Key_Return)
    assert until_open(ui)

    for key, title in ((Qt.Key.Key_F1, "rules"), (Qt.Key.Key_F2, "rounds")):
        ui.key(key)
        ui.wait(lambda: ui.has("sheet-close"))
        shown = {str(item.property("text")) for item in ui.items() if item.inherits("QQuickText")}
        lines = ui.vm("DayGame").now["rules"] if title == "rules" else [
            line for one in ui.vm("DayGame").now["rounds"] for line in one["lines"]
        ]  # fmt: skip
        assert len(lines) > 3 and set(lines) <= shown
        ui.key(Qt.Key.Key_Escape)
        ui.wait(lambda: not ui.has("sheet-close"))
    ui.key(Qt.Key.Key_F3)
    ui.wait(lambda: ui.has("talk-close") and ui.has("say"))
    ui.click("talk-close")
    ui.wait(lambda: not ui.has("talk-close"))
    ui.click("way-wait")
    ui.click("scene-go")
    ui.wait(lambda: len(acts(ui.vm("Table"))) == 2)


def test_a_picture_holds_what_the_seat_may_see_and_no_more() -> None:
    """Two views that differ in hidden things only give the same picture."""
    from desktop.text import Catalogue
    from desktop.viewmodels.daygames import PICTURES
    from engine import events as ev
    from engine.events import MASTER, SeatInfo
    from engine.views import View

    def seen(other_area: str) -> dict[str, Any]:
        view = View(1)
        log = [
            ev.Opened(ruleset="survival", version="1", seats=tuple(SeatInfo(name=f"P{n}") for n in range(1, 6))),
            ev.PhaseBegan(phase="day_game_brief", day=1), ev.Shown(scene="day_game", key="game", value="gathering"),
            ev.Shown(scene="gathering", key="meeting", value="B2"), ev.Shown(scene="gathering", key="needed", value=4),
            ev.Shown(to=frozenset({1}), scene="gathering", key="area", seat=1, value="A1"),
            ev.Shown(to=frozenset({2}), scene="gathering", key="area", seat=2, value=other_area),
            ev.PhaseBegan(phase="day_game", day=1, round=1),
            ev.Shown(to=MASTER, scene="gathering", key="closed", value=[other_area]),
            ev.Shown(to=frozenset({1}), scene="gathering", key="barred", seat=1, value=["E"]),
        ]
        view.take(log)
        return PICTURES["gathering"](view, [], Catalogue("en"))

    assert seen("C4") == seen("B3")
    assert [way["id"] for way in seen("C4")["ways"]] == ["E", "S"]
    assert [way["closed"] for way in seen("C4")["ways"]] == [True, False]


@pytest.mark.parametrize(("lang", "scale"), [("ja", 100), ("en", 100), ("ja", 200), ("en", 200)])
def test_every_word_of_the_scene_can_be_read(open_ui: Callable[..., Any], lang: str, scale: int) -> None:
    ui = open_ui("table", lang=lang, size=(1024, 680), scale=scale / 100, prepare=seated("town_6", "villager"))
    assert until_open(ui)

    ui.qtbot.waitUntil(lambda: _still(ui), timeout=5000)


def _still(ui: Any) -> None:
    assert troubles(ui.win, elided_may_be=True) == []
