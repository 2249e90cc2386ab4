"""The seven-card showing in its scene: the whole game by mouse and by keyboard, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from desktop.text import Catalogue
from desktop.viewmodels.daygames import PICTURES
from engine import events as ev
from engine.actions import ActionSpec, Field
from engine.events import SeatInfo
from engine.survival.perks import PERKS
from engine.views import View
from tests.desktop.daygames.playing import acts, press, rounds, seated, until_open, watch
from tests.desktop.menus.reading import troubles

SEVEN = ("KS", "3S", "5D", "3H", "3C", "9D", "3D")


@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize("by_key", [False, True])
def test_poker_is_played_to_its_end(open_ui: Callable[..., Any], lang: str, by_key: bool) -> None:
    ui = open_ui("table", lang=lang, prepare=seated("poker_9", "villager"))
    table, game = ui.vm("Table"), ui.vm("DayGame")
    shown, took = watch(ui), {}

    def move(_: int) -> None:
        cards = [one["id"] for one in game.picture["cards"]]
        if by_key:  # by digit, and the last two by the arrows
            right, up, down = Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
            for key in (Qt.Key.Key_7, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_3,
                        right, right, right, up, right, up, down, Qt.Key.Key_Space):  # fmt: skip
                ui.key(key)
        else:
            assert not ui.find("scene-go").isEnabled()
            press(ui, "card-7", "card-1", "card-2", "card-3", "card-4")
        took["five"] = tuple(cards[at] for at in (6, 0, 1, 2, 3))
        five = game.picture["fives"]["0,1,2,3,6"]
        ui.wait(lambda: ui.find("poker-hand").property("text") == five["hand"])
        took["hand"] = five["hand"]
        for perk in PERKS[: five["choose"]]:
            press(ui, f"perk-{perk}")
        if by_key:
            ui.key(Qt.Key.Key_Return)
        else:
            press(ui, "scene-go")

    assert rounds(ui, move) == 1
    (show,) = [act for act in acts(table) if act.action == "show"]
    assert show.picks["cards"] == took["five"]
    end = [picture for picture in shown if picture.get("done")][-1]
    assert all(one["hand"] and one["gained"] and all(card["id"] for card in one["shown"]) for one in end["frames"])
    mine = next(one for one in end["frames"] if one["you"])
    assert mine["hand"] == took["hand"] and tuple(card["id"] for card in mine["shown"]) == took["five"]


def four_threes(open_ui: Callable[..., Any]) -> Any:
    """A window at the moment of choosing; what follows is drawn from a picture with four threes in the hand."""
    ui = open_ui("table", lang="en", prepare=seated("poker_9", "villager"))
    assert until_open(ui)
    scene = ui.wait_for("card-1")
    while scene is not None and scene.property("picture") is None:
        scene = scene.parentItem()
    scene.setProperty("picture", picture(SEVEN))
    ui.scene, ui.made = scene, []
    scene.chosen.connect(lambda action, seats, picks: ui.made.append((action, dict(picks))))
    return ui


def test_four_of_a_kind_chooses_its_perk(open_ui: Callable[..., Any]) -> None:
    ui = four_threes(open_ui)

    press(ui, "scene-best")
    ui.wait(lambda: ui.has("perk-sealer"))
    assert not ui.find("scene-go").isEnabled()
    press(ui, "perk-sealer", "perk-hypnotist")  # the later one stands
    press(ui, "scene-go")

    (action, picks), = ui.made
    assert action == "show" and picks["perks"] == ["hypnotist"]
    assert sorted(picks["cards"]) == ["3C", "3D", "3H", "3S", "KS"]


def test_a_card_is_dragged_into_the_frame_and_out_again(open_ui: Callable[..., Any]) -> None:
    ui = four_threes(open_ui)

    def middle(name: str) -> QPoint:
        card = ui.find(name)
        return card.mapToScene(QPointF(card.width() / 2, card.height() / 2)).toPoint()

    def drag(name: str, by: int) -> None:
        start = middle(name)
        QTest.mousePress(ui.win, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        for step in range(1, 11):
            QTest.mouseMove(ui.win, start + QPoint(0, by * step // 10))
            ui.qtbot.wait(5)
        QTest.mouseRelease(ui.win, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start + QPoint(0, by))
        ui.qtbot.wait(20)

    drag("card-3", -round(ui.find("card-3").height() * 1.2))
    ui.wait(lambda: ui.scene.property("five").toVariant() == [2])
    drag("card-3", round(ui.find("card-3").height() * 1.2))
    ui.wait(lambda: ui.scene.property("five").toVariant() == [])


def picture(mine: Sequence[str], *more: Any, theirs: Sequence[str] = ("2S", "4S")) -> dict[str, Any]:
    """The picture of seat 1, who holds *mine* while seat 2 holds *theirs*."""
    log = [
        ev.Opened(ruleset="survival", version="1", seats=tuple(SeatInfo(name=f"P{n}") for n in range(1, 4))),
        ev.PhaseBegan(phase="day_game_brief", day=1), ev.Shown(scene="day_game", key="game", value="poker"),
        ev.Shown(to=frozenset({1}), scene="poker", key="cards", seat=1, value=list(mine)),
        ev.Shown(to=frozenset({2}), scene="poker", key="cards", seat=2, value=list(theirs)),
        ev.PhaseBegan(phase="day_game", day=1, round=1), *more,
    ]  # fmt: skip
    view = View(1)
    view.take(log)
    cards = tuple(dict.fromkeys(mine))
    spec = ActionSpec(id="show", kind="act", required=True, fields=(
        Field("cards", cards, 5, 5, tuple(mine.count(one) for one in cards)), Field("perks", PERKS, 0, 2),
    ))  # fmt: skip
    return PICTURES["poker"](view, [spec], Catalogue("en"))


def test_every_five_cards_tell_their_hand_and_perk() -> None:
    fives = picture(SEVEN)["fives"]

    assert len(fives) == 21
    assert fives["0,1,3,4,6"]["hand"] == "four of a kind" and fives["0,1,3,4,6"]["choose"] == 1
    assert fives["0,1,2,3,5"]["hand"] == "one pair" and fives["0,1,2,3,5"]["pays"] == "Night Watch"
    assert picture(SEVEN)["best"] == [0, 1, 3, 4, 6]


def test_of_two_equal_cards_each_has_its_place() -> None:
    """Two decks are shuffled together from eight seats on."""
    found = picture(("KS", "KS", "5D", "3H", "7C", "9D", "KS"))

    assert found["best"] == [0, 1, 2, 3, 6] and [card["id"] for card in found["cards"]].count("KS") == 3


def test_before_the_showing_all_frames_look_the_same() -> None:
    chosen = ev.Acted(to=frozenset({2}), action="show", seat=2, picks={"cards": ("2S",)})
    one, other = picture(SEVEN), picture(SEVEN, chosen, theirs=("AS", "AH"))

    assert one == other
    assert all(card["id"] == "" for frame in one["frames"] for card in frame["shown"])


def test_the_two_cards_that_were_kept_stay_secret() -> None:
    opened = [
        ev.Shown(scene="poker", key="shown", seat=2, value=["2S", "4S", "6S", "8S", "10S"]),
        ev.Shown(scene="poker", key="hand", seat=2, value="flush"),
        ev.Shown(scene="poker", key="gained", seat=2, value=["sealer"]),
    ]
    found = picture(SEVEN, *opened, theirs=("2S", "4S", "6S", "8S", "10S", "QD", "KD"))

    frame = next(one for one in found["frames"] if one["seat"] == 2)
    assert [card["id"] for card in frame["shown"]] == ["2S", "4S", "6S", "8S", "10S"]
    assert frame["hand"] == "flush" and frame["gained"] == "Sealer" and frame["paid"]
    assert "QD" not in str(found)


@pytest.mark.parametrize(("lang", "scale"), [("ja", 100), ("en", 100), ("ja", 200), ("en", 200)])
def test_every_word_of_the_scene_can_be_read(open_ui: Callable[..., Any], lang: str, scale: int) -> None:
    ui = open_ui("table", lang=lang, size=(1024, 680), scale=scale / 100, prepare=seated("poker_9", "villager"))
    assert until_open(ui)

    def still() -> None:
        assert troubles(ui.win, elided_may_be=True) == []

    ui.qtbot.waitUntil(still, timeout=5000)
