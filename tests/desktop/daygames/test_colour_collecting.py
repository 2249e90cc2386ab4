"""Colour collecting in its scene: the whole game by mouse and by keyboard, in both languages."""

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
from tests.desktop.daygames.playing import acts, press, rounds, seated, until_open, watch
from tests.desktop.menus.reading import troubles

PLAN = ("purple", "white", "rest", "purple")
KEYS = (
    (Qt.Key.Key_4,),
    (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Down),  # the first press picks the first field
    (Qt.Key.Key_6, Qt.Key.Key_0),
    (Qt.Key.Key_1, Qt.Key.Key_Down, Qt.Key.Key_Down),
)


@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize("by_key", [False, True])
def test_colours_are_collected_to_the_end(open_ui: Callable[..., Any], lang: str, by_key: bool) -> None:
    ui = open_ui("table", lang=lang, prepare=seated("colour_10", "villager"))
    shown = watch(ui)

    def move(n: int) -> None:
        ui.wait(lambda: ui.find("plot-red").isEnabled())
        assert not ui.find("scene-go").isEnabled()
        if by_key:
            for key in KEYS[n]:
                ui.key(key)
            ui.key(Qt.Key.Key_Return)
        else:
            press(ui, f"plot-{PLAN[n]}", "scene-go")

    assert rounds(ui, move) == 4
    made = [act for act in acts(ui.vm("Table")) if act.action in ("harvest", "rest")]
    assert [act.picks["colour"][0] if act.action == "harvest" else "rest" for act in made] == list(PLAN)
    end = [picture for picture in shown if picture.get("done")][-1]
    assert [one["id"] for one in end["harvests"]] == ["purple", "white", "purple"]
    assert sum(plot["mine"] for plot in end["plots"]) == end["weights"]
    assert end["here"] == "purple" and end["filledWords"]


def seen(*more: Any, area: str = "white", took: int = 4, resting: bool = False) -> dict[str, Any]:
    """The picture of seat 1 after a round in which seat 2 worked in *area*, out of its sight, and *took* so much."""
    log = [
        ev.Opened(ruleset="survival", version="1", seats=tuple(SeatInfo(name=f"P{n}") for n in range(1, 6))),
        ev.PhaseBegan(phase="day_game_brief", day=1),
        ev.Shown(scene="day_game", key="game", value="colour_collecting"),
        ev.Shown(scene="colour_collecting", key="weight", value=10),
        ev.Shown(scene="colour_collecting", key="open", value=["red", "green", "purple", "white"]),
        *(ev.Shown(scene="colour_collecting", key=f"box.{box}", value=0) for box in ("red", "green", "purple")),
        ev.Shown(to=frozenset({1}), scene="colour_collecting", key="area", seat=1, value="farmhouse"),
        ev.PhaseBegan(phase="day_game", day=1, round=1),
        ev.Acted(to=frozenset({2}), action="rest" if resting else "harvest", seat=2),
        ev.Shown(to=frozenset({1}), scene="colour_collecting", key="area", seat=1, value="red"),
        ev.Shown(to=frozenset({1}), scene="colour_collecting", key="harvest", seat=1, value=["red", 6, 3]),
        ev.Shown(to=frozenset({2}), scene="colour_collecting", key="area", seat=2, value=area),
        ev.Shown(to=frozenset({2}), scene="colour_collecting", key="harvest", seat=2, value=[area, took, took]),
        ev.Shown(to=MASTER, scene="colour_collecting", key="gifts", value=[[2, area, took]]),
        ev.Shown(scene="colour_collecting", key="box.red", value=10),
        ev.Shown(to=frozenset({1}), scene="colour_collecting", key="with", seat=1, value=[1, 3]),
        *more,
    ]
    view = View(1)
    view.take(log)
    return PICTURES["colour_collecting"](view, [], Catalogue("en"))


def test_a_picture_holds_what_the_seat_may_see_and_no_more() -> None:
    picture = seen()

    assert picture == seen(area="green", took=6, resting=True)
    assert [one["seat"] for one in picture["with"]] == [3]
    assert [(one["id"], one["taken"]) for one in picture["harvests"]] == [("red", 3)]


def test_boxes_are_open_full_or_closed() -> None:
    plots = {plot["id"]: plot for plot in seen()["plots"]}

    assert {id: plot["is"] for id, plot in plots.items()} == {
        "red": "full", "green": "open", "purple": "open", "white": "open", "yellow": "closed", "orange": "closed",
    }  # fmt: skip
    assert plots["red"]["mine"] == 3 and plots["red"]["weight"] == 10 and plots["red"]["perk"] == "Astrologer"


def test_only_the_winner_is_told_of_the_perk() -> None:
    result = ev.PhaseBegan(phase="day_game_result", day=1)
    other = ev.Gained(to=frozenset({2}), seat=2, trait="perk:astrologer")
    own = ev.Gained(to=frozenset({1}), seat=1, trait="perk:astrologer")

    lost, won = seen(result, other), seen(result, own)
    assert lost == seen(result)
    assert lost["won"] == [] and won["won"] == ["Astrologer"]
    assert lost["filledWords"] == won["filledWords"] == "Full boxes: Red: tomatoes"


@pytest.mark.parametrize(("lang", "scale"), [("ja", 100), ("en", 100), ("ja", 200), ("en", 200)])
def test_every_word_of_the_scene_can_be_read(open_ui: Callable[..., Any], lang: str, scale: int) -> None:
    ui = open_ui("table", lang=lang, size=(1024, 680), scale=scale / 100, prepare=seated("colour_10", "villager"))
    assert until_open(ui)

    def still() -> None:
        assert troubles(ui.win, elided_may_be=True) == []

    ui.qtbot.waitUntil(still, timeout=5000)
