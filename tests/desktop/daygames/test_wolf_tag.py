"""Wolf tag in its scene: the whole game by mouse and by keyboard, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.text import Catalogue
from desktop.viewmodels.daygames import PICTURES
from engine import events as ev
from engine.events import MASTER, SeatInfo
from engine.survival.daygames.wolf_tag import AREAS
from engine.views import View
from tests.desktop.daygames.playing import acts, press, readable, rounds, seated, until_open

ARROWS = {-3: Qt.Key.Key_Up, 1: Qt.Key.Key_Right, 3: Qt.Key.Key_Down, -1: Qt.Key.Key_Left}


@pytest.mark.parametrize(("lang", "by_key"), [("ja", False), ("en", True)])
def test_wolf_tag_is_played_to_its_end_by_one_who_flees(
    open_ui: Callable[..., Any], lang: str, by_key: bool
) -> None:
    ui = open_ui("table", lang=lang, prepare=seated("canal_12", "villager"))
    game, wanted = ui.vm("DayGame"), []

    def move(n: int) -> None:
        ui.wait(lambda: ui.win.activeFocusItem() is not None)
        if n % 2:  # marks a path that counts for nothing, and watches
            start = game.picture["wolf"]
            there = next(one["next"][0] for one in game.picture["areas"] if one["id"] == start)
            wanted.append(("watch", ()))
            if by_key:
                ui.key(ARROWS[int(there) - int(start)])
                ui.key(Qt.Key.Key_Return)
            else:
                press(ui, f"area-{there}", "scene-go")
            return
        way = game.picture["ways"][0] if n < 4 else {"id": "stay", "to": game.picture["here"]}
        wanted.append(("step", (way["id"],)))
        if by_key:
            ui.key(ARROWS.get(int(way["to"]) - int(game.picture["here"]), Qt.Key.Key_0))
            ui.key(Qt.Key.Key_Return)
        else:
            press(ui, f"area-{way['to']}" if n else f"way-{way['id']}", "scene-go")

    assert rounds(ui, move) == 6
    done = [act for act in acts(ui.vm("Table")) if act.action in ("step", "watch", "operate")]
    assert [(act.action, tuple(act.picks.get("way", ()))) for act in done] == wanted


@pytest.mark.parametrize(("lang", "by_key"), [("en", False), ("ja", True)])
def test_wolf_tag_is_played_to_its_end_by_one_who_steers(
    open_ui: Callable[..., Any], lang: str, by_key: bool
) -> None:
    ui = open_ui("table", lang=lang, prepare=seated("canal_12", "wolf"))
    game, wanted = ui.vm("DayGame"), []

    def move(n: int) -> None:
        ui.wait(lambda: ui.win.activeFocusItem() is not None)
        if n % 2 == 0:
            if by_key:
                ui.key(Qt.Key.Key_0)
                ui.key(Qt.Key.Key_Return)
            else:
                press(ui, "way-stay", "scene-go")
            return
        joined = {one["id"]: one["next"] for one in game.picture["areas"]}
        first = joined[game.picture["wolf"]][-1]
        path = (first, joined[first][0]) if n < 5 else ()
        wanted.append(path)
        if by_key:
            last = game.picture["wolf"]
            for area in path:
                ui.key(ARROWS[int(area) - int(last)])
                last = area
            if not path:
                ui.key(Qt.Key.Key_0)
            ui.key(Qt.Key.Key_Return)
        else:
            press(ui, *(f"area-{area}" for area in path), *(() if path else ("mark-still",)), "scene-go")

    assert rounds(ui, move) == 6
    done = [act for act in acts(ui.vm("Table")) if act.action in ("watch", "operate")]
    assert [(act.action, tuple(act.picks.get("path", ()))) for act in done] == [("operate", path) for path in wanted]


def test_who_steers_and_who_watches_see_the_same_things_in_the_same_places(open_ui: Callable[..., Any]) -> None:
    """Whoever looks over a shoulder learns nothing: one moment, first as the wolf sees it, then as a villager would."""
    ui = open_ui("table", lang="en", prepare=seated("canal_12", "wolf"))
    game = ui.vm("DayGame")
    while until_open(ui) and not game.picture["operating"]:
        press(ui, "way-stay", "scene-go")
        ui.wait(lambda: not game.now["open"] or game.picture["operating"])
    names = ("mark-watch", "mark-still", "scene-go", *(f"area-{area}" for area in AREAS))

    def layout() -> list[Any]:
        ui.qtbot.wait(50)
        found = []
        for name in names:
            item = ui.find(name)
            at = item.mapToScene(item.boundingRect().topLeft())
            shown = (item.property("text"), item.isEnabled(), item.property("checked"))
            found.append((name, at.toTuple(), item.size().toTuple(), *shown))
        return found

    assert game.picture["steer"]
    before = layout()
    game._shown = {**game._shown, "picture": {**game._shown["picture"], "steer": False}}
    game.changed.emit()
    assert layout() == before


def seen(seat: int, area_of_2: str, caught_2: bool) -> dict[str, Any]:
    log = [
        ev.Opened(ruleset="survival", version="1", seats=tuple(SeatInfo(name=f"P{n}") for n in range(1, 7))),
        ev.PhaseBegan(phase="day_game_brief", day=1), ev.Shown(scene="day_game", key="game", value="wolf_tag"),
        ev.Shown(scene="wolf_tag", key="path", value=["5"]),
        ev.Shown(to=frozenset({1}), scene="wolf_tag", key="area", seat=1, value="9"),
        ev.Shown(to=frozenset({2}), scene="wolf_tag", key="area", seat=2, value=area_of_2),
        ev.Shown(to=frozenset({1}), scene="wolf_tag", key="with", seat=1, value=[1]),
        ev.PhaseBegan(phase="day_game", day=1, round=2),
        ev.Acted(to=frozenset({3}), action="operate", seat=3, picks={"path": ("2", "1")}),
        ev.Shown(scene="wolf_tag", key="path", value=["5", "2", "1"]),
        ev.Shown(to=frozenset({2}), scene="wolf_tag", key="caught", seat=2, value=caught_2),
        ev.Shown(to=MASTER, scene="wolf_tag", key="anything", value=area_of_2),
        ev.PhaseBegan(phase="day_game", day=1, round=3),
    ]  # fmt: skip
    view = View(seat)
    view.take(log)
    return PICTURES["wolf_tag"](view, [], Catalogue("en"))


def test_a_picture_holds_what_the_seat_may_see_and_no_more() -> None:
    picture = seen(1, "2", True)

    assert picture == seen(1, "8", False)
    assert (picture["here"], picture["wolf"], picture["caught"]) == ("9", "1", False)
    assert [one["id"] for one in picture["areas"] if one["trail"]] == ["2", "5"]
    assert seen(2, "2", True)["caught"] and not seen(2, "8", False)["caught"]


def test_every_word_of_the_scene_can_be_read(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("table", size=(1024, 680), prepare=seated("canal_12", "wolf"))
    assert until_open(ui)

    readable(ui)
