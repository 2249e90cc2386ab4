"""Ten billion yen in its scene: the whole game and its ballot, by mouse and by keyboard, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.text import Catalogue
from desktop.viewmodels.daygames import PICTURES
from engine import events as ev
from engine.events import MASTER, SeatInfo
from engine.survival.daygames.ten_billion_yen import SHOPS
from engine.views import View
from tests.desktop.daygames.playing import acts, press, readable, rounds, seated, until_open

PLAN: list[tuple[str, int]] = [("jeweller", 6), ("harbour_market", 3), ("refund", 0), ("wait", 0)]


@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize("by_key", [False, True])
def test_ten_billion_yen_is_played_to_its_end(open_ui: Callable[..., Any], lang: str, by_key: bool) -> None:
    ui = open_ui("table", lang=lang, prepare=seated("billion_9", "villager"))
    game, ballot = ui.vm("DayGame"), []

    def vote() -> None:
        perk, who = game.picture["perks"][1]["id"], game.picture["people"][2]["seat"]
        ballot.append(((who,), (perk,)))
        if by_key:
            for key in (*[Qt.Key.Key_Right] * 2, *[Qt.Key.Key_Down] * 3, Qt.Key.Key_Return):
                ui.key(key)
        else:
            press(ui, f"perk-{perk}", f"person-{who}", "scene-go")

    def move(n: int) -> None:
        ui.wait(lambda: ui.win.activeFocusItem() is not None)
        if n == len(PLAN):
            vote()
            return
        what, units = PLAN[n]
        if by_key:
            shop = [Qt.Key.Key_Right] * (SHOPS.index(what) + 1) if what in SHOPS else []
            for key in shop or ([Qt.Key.Key_R] if what == "refund" else [Qt.Key.Key_0]):
                ui.key(key)
            if units:
                ui.key(Qt.Key.Key_0 + units)
            ui.key(Qt.Key.Key_Return)
        elif what in SHOPS:
            press(ui, f"shop-{what}", f"units-{units}", "scene-go")
        else:
            press(ui, f"act-{what}", "scene-go")

    assert rounds(ui, move) == 5
    table = ui.vm("Table")
    made = [act for act in acts(table) if act.action in ("buy", "refund", "wait")]
    assert [act.action for act in made] == ["buy", "buy", "refund", "wait"]
    bought = [(act.picks["shop"][0], int(act.picks["units"][0])) for act in made[:2]]
    assert bought == PLAN[:2]
    assert [(act.targets, act.picks["perk"]) for act in acts(table) if act.action == "perk_ballot"] == ballot


def seen(seat: int, faulty: str, receipts: list[Any]) -> dict[str, Any]:
    """The picture of *seat* where 3 alone is of the wolf camp; seat 2 has bought as *receipts* say."""
    log = [
        ev.Opened(ruleset="survival", version="1", seats=tuple(SeatInfo(name=f"P{n}") for n in range(1, 7))),
        ev.PhaseBegan(phase="day_game_brief", day=1), ev.Shown(scene="day_game", key="game", value="ten_billion_yen"),
        ev.Shown(scene="ten_billion_yen", key="budget", value=72),
        ev.PhaseBegan(phase="day_game", day=1, round=1),
        ev.Shown(to=frozenset({2}), scene="ten_billion_yen", key="receipts", seat=2, value=receipts),
        ev.Shown(to=MASTER, scene="ten_billion_yen", key="charged", seat=2, value=[6]),
        ev.Shown(scene="ten_billion_yen", key="balance", value=54),
        ev.PhaseBegan(phase="day_game", day=1, round=2),
        ev.Shown(to=frozenset({3}), scene="ten_billion_yen", key="faulty", value=faulty),
    ]  # fmt: skip
    view = View(seat)
    view.take(log)
    return PICTURES["ten_billion_yen"](view, [], Catalogue("en"))


def test_a_picture_holds_what_the_seat_may_see_and_no_more() -> None:
    bought = [[1, "jeweller", 6, "accepted"], [1, "jeweller", 6, "declined"]]

    assert seen(1, "jeweller", bought) == seen(1, "car_dealer", [])
    assert not any(shop["faulty"] for shop in seen(1, "jeweller", bought)["shops"])
    assert [shop["id"] for shop in seen(3, "jeweller", bought)["shops"] if shop["faulty"]] == ["jeweller"]
    assert [one["accepted"] for one in seen(2, "jeweller", bought)["receipts"]] == [True, False]
    assert seen(1, "jeweller", [])["yen"] == 7_500_000_000 and seen(1, "jeweller", [])["balance"] == 54


def test_the_mark_of_a_faulty_register_moves_nothing(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("table", lang="en", prepare=seated("billion_9", "wolf"))
    assert until_open(ui)
    shops = [ui.find(f"shop-{shop}") for shop in SHOPS]

    assert [shop["faulty"] for shop in ui.vm("DayGame").picture["shops"]].count(True) == 1
    assert len({(shop.width(), shop.height(), shop.y()) for shop in shops}) == 1


def test_every_word_of_the_scene_can_be_read(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("table", size=(1024, 680), prepare=seated("billion_9", "wolf"))
    assert until_open(ui)

    readable(ui)
