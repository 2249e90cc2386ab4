"""Craft in its scene: the whole game by mouse and by keyboard, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.text import Catalogue
from desktop.viewmodels.daygames import PICTURES
from engine import events as ev
from engine.events import MASTER, SeatInfo
from engine.views import View
from tests.desktop.daygames.playing import acts, press, readable, rounds, seated, until_open

PLAN = ("west_mine", "gather", "gather", "wait", "lodge", "deliver", "hide")
KEYS = {
    "west_mine": Qt.Key.Key_Left, "lodge": Qt.Key.Key_Right, "gather": Qt.Key.Key_G, "wait": Qt.Key.Key_0,
    "deliver": Qt.Key.Key_D, "hide": Qt.Key.Key_H,
}  # fmt: skip
ID = {"west_mine": "move", "lodge": "move"}


@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize("by_key", [False, True])
def test_craft_is_played_to_its_end(open_ui: Callable[..., Any], lang: str, by_key: bool) -> None:
    ui = open_ui("table", lang=lang, prepare=seated("snow_8", "villager"))
    game, packs = ui.vm("DayGame"), []

    def move(n: int) -> None:
        what = PLAN[n]
        packs.append([thing["id"] for thing in game.picture["pack"]])
        if by_key:
            ui.wait(lambda: ui.win.activeFocusItem() is not None)
            ui.key(KEYS[what])
            if what == "deliver":
                ui.key(Qt.Key.Key_1)  # the first of the pack stays in it
            if what == "hide":
                ui.key(Qt.Key.Key_1)
            ui.key(Qt.Key.Key_Return)
            return
        press(ui, f"place-{what}" if what in ID else "place-west_mine" if n == 1 else f"act-{what}")
        if what == "deliver":
            press(ui, "slot-1")
        if what == "hide":
            press(ui, f"good-{game.picture['takeable'][0]['id']}")
        press(ui, "scene-go")

    assert rounds(ui, move) == 7
    made = [act for act in acts(ui.vm("Table")) if act.action in {ID.get(what, what) for what in PLAN}]
    assert [act.action for act in made] == [ID.get(what, what) for what in PLAN]
    assert [act.picks["area"] for act in made if act.action == "move"] == [("west_mine",), ("lodge",)]
    assert len(packs[5]) == 2 and made[5].picks["goods"] == (packs[5][1],)  # the other one stayed
    assert packs[6] == packs[5][:1]


def seen(pack_of_2: dict[str, int], area_of_2: str, by_2: str, seat: int = 1) -> dict[str, Any]:
    """The picture of *seat*, after a round of which the other seat's part is given."""
    log = [
        ev.Opened(ruleset="survival", version="1", seats=tuple(SeatInfo(name=f"P{n}") for n in range(1, 7))),
        ev.PhaseBegan(phase="day_game_brief", day=1), ev.Shown(scene="day_game", key="game", value="craft"),
        ev.Shown(scene="craft", key="recipe", value={"wood": 3, "ice": 2, "coal": 1}),
        ev.Shown(scene="craft", key="product", value="sled"), ev.Shown(scene="craft", key="chest", value={}),
        ev.PhaseBegan(phase="day_game", day=1, round=1),
        ev.Acted(to=frozenset({2}), action=by_2, seat=2),
        ev.Shown(to=frozenset({1}), scene="craft", key="area", seat=1, value="east_forest"),
        ev.Shown(to=frozenset({1}), scene="craft", key="hand", seat=1, value={"wood": 2, "resin": 1}),
        ev.Shown(to=frozenset({2}), scene="craft", key="area", seat=2, value=area_of_2),
        ev.Shown(to=frozenset({2}), scene="craft", key="hand", seat=2, value=pack_of_2),
        ev.Shown(to=MASTER, scene="craft", key="hidden", value=[2] if by_2 == "hide" else []),
        ev.Shown(scene="craft", key="chest", value={"ice": 2, "fish": 1}),
        ev.Shown(scene="craft", key="lodge", value=[3]),
        ev.Shown(to=frozenset({1}), scene="craft", key="with", seat=1, value=[1, 4]),
        ev.PhaseBegan(phase="day_game", day=1, round=2),
    ]  # fmt: skip
    view = View(seat)
    view.take(log)
    return PICTURES["craft"](view, [], Catalogue("en"))


def test_a_picture_holds_what_the_seat_may_see_and_no_more() -> None:
    picture = seen({"coal": 1}, "west_mine", "gather")

    assert picture == seen({}, "lodge", "hide")
    assert [thing["id"] for thing in picture["pack"]] == ["wood", "wood", "resin"]
    assert {one["id"]: (one["have"], one["need"]) for one in picture["recipe"]} == {
        "wood": (0, 3), "ice": (2, 2), "coal": (0, 1),
    }  # fmt: skip
    assert [one["id"] for one in picture["spare"]] == ["fish"]
    assert [one["seat"] for one in picture["with"]] == [4] and [one["seat"] for one in picture["lodge"]] == [3]
    assert not picture["hidden"] and seen({}, "lodge", "hide", seat=2)["hidden"]


def test_every_word_of_the_scene_can_be_read(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("table", size=(1024, 680), prepare=seated("snow_8", "villager"))
    assert until_open(ui)

    readable(ui)
