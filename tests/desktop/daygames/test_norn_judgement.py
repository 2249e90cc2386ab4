"""Norn's judgement in its scene: the whole game by mouse and by keyboard, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.text import Catalogue
from desktop.viewmodels.daygames import PICTURES
from engine import events as ev
from engine.events import MASTER, AnyEvent, SeatInfo
from engine.views import View
from tests.desktop.daygames.playing import acts, press, readable, rounds, seated, until_open

PLAN = (("plain",), ("purifying", "plain"), ("plain", "plain", "cursed"))
SIX = {"preset": "town_6", "role": "villager", "day_game": "norn_judgement"}
"""Six people round the lake: three laps of thirteen would take a while."""
KEYS = {"plain": Qt.Key.Key_1, "cursed": Qt.Key.Key_2, "purifying": Qt.Key.Key_3}


@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize("by_key", [False, True])
def test_norns_judgement_is_played_to_its_end(open_ui: Callable[..., Any], lang: str, by_key: bool) -> None:
    ui = open_ui("table", lang=lang, prepare=seated(**SIX))
    wanted: list[tuple[str, ...]] = []

    def move(n: int) -> None:
        ui.wait(lambda: ui.win.activeFocusItem() is not None)
        rings = PLAN[n]
        wanted.append(rings)
        if by_key:
            ui.key(KEYS["cursed" if n == 1 else "plain"])  # taken, and taken back
            ui.key(Qt.Key.Key_Backspace)
            for ring in rings:
                ui.key(KEYS[ring])
            ui.key(Qt.Key.Key_Return)
        else:
            press(ui, "ring-plain", "slot-1", *(f"ring-{ring}" for ring in rings), "scene-go")

    made = rounds(ui, move)

    table = ui.vm("Table")
    thrown = [act.picks["rings"] for act in acts(table) if act.action == "throw"]
    assert [tuple(rings) for rings in thrown] == wanted
    assert made == 3 or table.you not in table._shown.alive
    held = {one["id"]: one["n"] for one in PICTURES["norn_judgement"](table._shown, [], Catalogue(lang))["rings"]}
    if made == 3:
        assert (held["cursed"], held["purifying"]) == (0, 0)


def test_it_looks_the_same_in_the_turn_of_somebody_else(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("table", lang="en", prepare=seated(**SIX, patience=0.02))
    game = ui.vm("DayGame")
    names = ("ring-plain", "ring-cursed", "ring-purifying", "slot-1", "slot-2", "slot-3", "scene-go")
    assert until_open(ui)
    ui.key(Qt.Key.Key_1)
    ui.key(Qt.Key.Key_Return)
    ui.wait(lambda: not game.now["open"])

    assert all(ui.has(name) for name in names)
    assert not any(ui.find(name).isEnabled() for name in names)
    before = [act.action for act in acts(ui.vm("Table"))]
    ui.key(Qt.Key.Key_1)
    ui.key(Qt.Key.Key_Return)
    assert [act.action for act in acts(ui.vm("Table"))] == before  # out of turn nothing is thrown


def seen(seat: int, rings_of_2: dict[str, int], thrown: list[str], after: list[AnyEvent]) -> dict[str, Any]:
    """The picture of *seat* after the turn of 2, which threw the third and last ring to the 20th."""
    me, two = frozenset({1}), frozenset({2})
    log = [
        ev.Opened(ruleset="survival", version="1", seats=tuple(SeatInfo(name=f"P{n}") for n in range(1, 5))),
        ev.Shown(to=me, scene="norn_judgement", key="rings", seat=1, value={"plain": 6, "cursed": 1, "purifying": 0}),
        ev.Shown(scene="norn_judgement", key="lake", value=18),
        ev.PhaseBegan(phase="day_game_brief", day=1), ev.Shown(scene="day_game", key="game", value="norn_judgement"),
        ev.Shown(scene="norn_judgement", key="order", value=[2, 3, 4, 1]),
        ev.PhaseBegan(phase="day_game", day=1, round=1),
        ev.Shown(to=two, scene="norn_judgement", key="rings", seat=2, value=rings_of_2),
        ev.Shown(to=two, scene="norn_judgement", key="thrown", seat=2, value=thrown),
        ev.Shown(scene="norn_judgement", key="count", seat=2, value=2),
        ev.Shown(scene="norn_judgement", key="lake", value=19),
        ev.Shown(to=MASTER, scene="norn_judgement", key="tally", value=[thrown.count("cursed"), 0]),
        ev.Shown(scene="norn_judgement", key="lake", value=20), *after,
        ev.PhaseBegan(phase="day_game", day=1, round=2),
    ]  # fmt: skip
    view = View(seat)
    view.take(log)
    return PICTURES["norn_judgement"](view, [], Catalogue("en"))


def test_a_picture_holds_what_the_seat_may_see_and_no_more() -> None:
    mead = ev.Shown(to=frozenset({2}), scene="supplies", key="mead", seat=2, value=1)
    picture = seen(1, {"plain": 4, "cursed": 1, "purifying": 1}, ["plain", "plain"], [mead])

    assert picture == seen(1, {"plain": 5, "cursed": 1, "purifying": 0}, ["purifying", "plain"], [])
    assert (picture["lake"], picture["next"], picture["left"], picture["lap"]) == (20, 40, 20, 1)
    assert [ring["n"] for ring in picture["rings"]] == [6, 1, 0]
    assert [(one["seat"], one["n"], one["now"]) for one in picture["people"]] == [
        (2, 2, False), (3, 0, True), (4, 0, False), (1, 0, False),
    ]  # fmt: skip
    assert picture["last"]["fate"] == "stays"
    assert seen(2, {"plain": 4}, ["plain", "plain"], [mead])["last"]["fate"] == "mead"
    gone = seen(1, {}, ["cursed", "plain"], [ev.Died(seat=2, cause="exited", day=1)])
    assert gone["last"]["fate"] == "exit" and not gone["people"][0]["alive"]
    assert any("P2" in line for part in gone["rounds"] for line in part["lines"])


def test_every_word_of_the_scene_can_be_read(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("table", size=(1024, 680), prepare=seated("norn_13", "villager"))
    assert until_open(ui)

    readable(ui)
