"""Black Black Jack in its scene: the whole game by mouse and by keyboard, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.text import Catalogue
from desktop.viewmodels.daygames import PICTURES
from engine import events as ev
from engine.events import MASTER, PUBLIC, SeatInfo
from engine.views import View
from tests.desktop.daygames.playing import acts, get_to_the_game, press, rounds, seated, until_open, watch
from tests.desktop.menus.reading import troubles


def at_the_table(patience: float = 0) -> Callable[[Any], None]:
    """The game of the first day, with everybody in play."""
    return seated("black_7", "villager", patience=patience, first_day_vote=True, first_night_raid=False)


@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize("by_key", [False, True])
def test_bbj_is_played_to_its_end(open_ui: Callable[..., Any], lang: str, by_key: bool) -> None:
    ui = open_ui("table", lang=lang, prepare=at_the_table())
    table, game = ui.vm("Table"), ui.vm("DayGame")
    shown, took = watch(ui), {}

    def move(_: int) -> None:
        places = game.picture["places"]
        me = next(place for place in places if place["you"])
        other = next(place for place in places if place["can"])
        took.update(other=other["seat"], card=other["open"]["id"])
        if by_key:
            ui.key(Qt.Key.Key_2)
            for _ in range(20):
                if ui.find(f"card-{other['seat']}-open").hasActiveFocus():
                    break
                ui.key(Qt.Key.Key_Up if ui.find(f"card-{me['seat']}-hidden").hasActiveFocus() else Qt.Key.Key_Left)
            ui.key(Qt.Key.Key_Space)
            ui.key(Qt.Key.Key_Return)
        else:
            assert not ui.find("scene-go").isEnabled()
            press(ui, f"card-{me['seat']}-hidden", f"card-{other['seat']}-open", "scene-go")

    assert rounds(ui, move) == 1
    (change,) = [act for act in acts(table) if act.action == "change"]
    assert change.targets == (took["other"],)
    assert change.picks == {"own_slot": ("hidden",), "target_slot": ("open",)}
    after = [picture for picture in shown if picture.get("swaps")]
    mine = next(place for place in after[-1]["places"] if place["you"])
    assert mine["hidden"]["id"] == took["card"] and mine["known"] in ("all", "")
    end = next(picture for picture in shown if picture.get("done"))
    assert end["winners"] and all(place["total"] for place in end["places"])


def test_who_keeps_the_cards_says_so_by_the_keyboard(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("table", lang="en", prepare=at_the_table())

    def move(_: int) -> None:
        ui.key(Qt.Key.Key_Return)  # nothing is picked: nothing is done
        assert ui.vm("DayGame").now["open"]
        ui.key(Qt.Key.Key_0)
        ui.wait(lambda: ui.find("scene-stay").hasActiveFocus())
        ui.key(Qt.Key.Key_Return)

    assert rounds(ui, move) == 1
    assert [act.action for act in acts(ui.vm("Table")) if act.action in ("stay", "change")] == ["stay"]


def test_who_is_not_on_turn_sees_the_same_buttons_greyed(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("table", lang="en", prepare=at_the_table(patience=0.05))
    game = ui.vm("DayGame")
    for _ in range(1000):
        if game.on:
            break
        get_to_the_game(ui.vm("Table"))
        ui.qtbot.wait(1)
    ui.wait(lambda: ui.has("scene-stay"))
    assert not game.now["open"] and not any(ui.find(name).isEnabled() for name in ("scene-stay", "scene-go"))

    assert until_open(ui)
    ui.wait(lambda: ui.find("scene-stay").isEnabled())
    assert not ui.find("scene-go").isEnabled()


def dealt(*more: Any, hidden: str = "3C") -> View:
    """The view of seat 1 at a table of three; *hidden* is the hidden card of seat 2."""
    log = [
        ev.Opened(ruleset="survival", version="1", seats=tuple(SeatInfo(name=f"P{n}") for n in range(1, 4))),
        ev.PhaseBegan(phase="day_game_brief", day=2), ev.Shown(scene="day_game", key="game", value="bbj"),
    ]  # fmt: skip
    for seat, (face, back) in {1: ("5S", "2H"), 2: ("KD", hidden), 3: ("4C", "9S")}.items():
        log.append(ev.Shown(scene="bbj", key="hidden", seat=seat, value=None))
        log.append(ev.Shown(scene="bbj", key="open", seat=seat, value=face))
        log.append(ev.Shown(to=frozenset({seat}), scene="bbj", key="hidden", seat=seat, value=back))
    log.append(ev.Shown(scene="bbj", key="order", value=[2, 3, 1]))
    log.append(ev.Shown(to=MASTER, scene="bbj", key="known", value={}))
    log.append(ev.PhaseBegan(phase="day_game", day=2, round=1))
    view = View(1)
    view.take([*log, *more])
    return view


def place(view: View, seat: int) -> dict[str, Any]:
    return next(one for one in PICTURES["bbj"](view, [], Catalogue("en"))["places"] if one["seat"] == seat)


def test_a_hidden_card_is_a_back_whatever_it_is() -> None:
    one, other = (PICTURES["bbj"](dealt(hidden=card), [], Catalogue("en")) for card in ("3C", "AS"))

    assert one == other
    assert place(dealt(), 2)["hidden"]["id"] == "" and place(dealt(), 2)["total"] == ""
    assert place(dealt(), 1)["hidden"]["id"] == "2H" and place(dealt(), 1)["total"] == "7"


def test_a_card_that_went_from_open_to_hidden_has_an_eye() -> None:
    """Seat 2 has given its open king for the hidden card of seat 3."""
    swap = (
        ev.Acted(to=frozenset({2}), action="change", seat=2, targets=(3,)),
        ev.Shown(scene="bbj", key="swapped", seat=2, value=[2, "open", 3, "hidden"]),
        ev.Shown(scene="bbj", key="open", seat=2, value="9S"),
        ev.Shown(to=PUBLIC, scene="bbj", key="hidden", seat=3, value="KD"),
    )
    view = dealt(*swap)

    assert place(view, 3)["known"] == "all" and place(view, 3)["hidden"]["id"] == "KD"
    assert place(view, 3)["total"] == "", "totals wait for the showdown"
    assert place(view, 2)["known"] == "" and place(view, 2)["open"]["id"] == "9S"


def test_a_card_given_away_is_known_and_said_to_be_known_to_oneself_only() -> None:
    swap = (
        ev.Shown(scene="bbj", key="swapped", seat=1, value=[1, "hidden", 2, "hidden"]),
        ev.Shown(scene="bbj", key="hidden", seat=1, value=None),
        ev.Shown(to=frozenset({1, 2}), scene="bbj", key="hidden", seat=1, value="3C"),
        ev.Shown(scene="bbj", key="hidden", seat=2, value=None),
        ev.Shown(to=frozenset({1, 2}), scene="bbj", key="hidden", seat=2, value="2H"),
    )
    view = dealt(*swap)

    assert place(view, 2)["known"] == "you" and place(view, 2)["hidden"]["id"] == "2H"
    assert place(view, 1)["hidden"]["id"] == "3C" and place(view, 1)["known"] == ""
    lines = PICTURES["bbj"](view, [], Catalogue("en"))["rounds"]
    assert [part["title"] for part in lines] == ["The deal", "2 P2 to move"] and len(lines[1]["lines"]) == 5


def test_winners_are_named_when_all_cards_lie_open() -> None:
    showdown = [
        event for seat, cards, score in ((1, ["5S", "2H"], 7), (2, ["KD", "3C"], "bust"), (3, ["4C", "9S"], 13))
        for event in (ev.Shown(scene="bbj", key="cards", seat=seat, value=cards),
                      ev.Shown(scene="bbj", key="score", seat=seat, value=score))
    ]  # fmt: skip
    text = Catalogue("en")

    half = PICTURES["bbj"](dealt(*showdown[:4]), [], text)
    assert not half["done"] and half["winners"] == "" and not any(one["won"] for one in half["places"])
    whole = PICTURES["bbj"](dealt(*showdown), [], text)
    assert whole["done"] and "13" in whole["winners"] and "P3" in whole["winners"]
    assert [one["won"] for one in whole["places"]] == [False, False, True]


@pytest.mark.parametrize(("lang", "scale"), [("ja", 100), ("en", 100), ("ja", 200), ("en", 200)])
def test_every_word_of_the_scene_can_be_read(open_ui: Callable[..., Any], lang: str, scale: int) -> None:
    ui = open_ui("table", lang=lang, size=(1024, 680), scale=scale / 100, prepare=at_the_table())
    assert until_open(ui)

    def still() -> None:
        assert troubles(ui.win, elided_may_be=True) == []

    ui.qtbot.waitUntil(still, timeout=5000)
