"""The encyclopedia and the night lab in their window, by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt


def at_once(engine: Any) -> None:
    engine.singletonInstance("Tsukimori.Vm", "Lab").inline = True


def focused(ui: Any) -> str:
    item = ui.win.activeFocusItem()
    return "" if item is None else str(item.objectName())


def name_of(ui: Any) -> str:
    return str(ui.find("book-name").property("text"))


def test_the_title_leads_to_the_encyclopedia_and_escape_back(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("title")
    ui.click("encyclopedia")
    ui.wait(lambda: ui.vm("Nav").page == "encyclopedia" and focused(ui) == "book-search")

    ui.key(Qt.Key.Key_Escape)

    ui.wait(lambda: ui.vm("Nav").page == "title")


def test_a_role_is_found_by_typing_and_opened_by_return(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("encyclopedia", lang="en")
    ui.wait(lambda: focused(ui) == "book-search")

    ui.type("barrier m")
    ui.wait(lambda: (ui.vm("Encyclopedia").query, ui.vm("Encyclopedia").firstId) == ("barrier m", "barrier_mage"))
    ui.key(Qt.Key.Key_Return)

    ui.wait(lambda: name_of(ui) == "Barrier Mage")
    assert ui.find("book-other").property("text") == "結界師"
    ui.key(Qt.Key.Key_Escape)
    assert ui.vm("Encyclopedia").query == "" and ui.vm("Nav").page == "encyclopedia"


def test_links_lead_on_and_the_keys_walk_back_and_forward(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("encyclopedia", {"kind": "weather", "id": "overcast"}, lang="ja")
    ui.wait(lambda: name_of(ui) == "曇天")

    ui.click("link-stage-wolf_attack")
    ui.wait(lambda: name_of(ui) == "襲撃処理")
    ui.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    ui.wait(lambda: name_of(ui) == "曇天")
    ui.key(Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    ui.wait(lambda: name_of(ui) == "襲撃処理")
    ui.click("book-back")
    ui.wait(lambda: name_of(ui) == "曇天")


def test_the_arrows_walk_the_list_of_a_kind(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("encyclopedia", lang="ja")
    ui.click("kind-stage")
    ui.wait(lambda: ui.has("line-stage-instant_actions"))
    ui.find("book-list").forceActiveFocus(Qt.FocusReason.TabFocusReason)

    ui.key(Qt.Key.Key_Down)
    ui.key(Qt.Key.Key_Down)
    ui.key(Qt.Key.Key_Return)

    ui.wait(lambda: ui.vm("Encyclopedia").entry["id"] == "weather_nullification")


def test_both_languages_change_under_the_reader(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("encyclopedia", {"kind": "role", "id": "seer"}, lang="ja")
    ui.wait(lambda: name_of(ui) == "占い師")

    ui.vm("Catalogue").lang = "en"

    ui.wait(lambda: name_of(ui) == "Seer")


def test_a_narrow_window_shows_one_at_a_time(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("encyclopedia", lang="en", size=(1024, 680), scale=2.0)
    ui.wait(lambda: focused(ui) == "book-search")
    assert not ui.has("book-name")

    ui.type("seer")
    ui.key(Qt.Key.Key_Return)

    ui.wait(lambda: ui.has("book-name") and name_of(ui) == "Seer")
    assert not ui.has("book-search")
    ui.key(Qt.Key.Key_Escape)
    ui.wait(lambda: focused(ui) == "book-search")


def test_a_role_page_opens_its_scene_in_the_lab_and_back_returns_to_it(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("encyclopedia", {"kind": "role", "id": "nine_tails"}, prepare=at_once)
    ui.wait(lambda: ui.has("book-try"))

    ui.click("book-try")

    ui.wait(lambda: ui.vm("Nav").page == "lab" and ui.has("lab-way-0"))
    assert ui.vm("Lab").draft.seats[0].role == "nine_tails"
    ui.key(Qt.Key.Key_Escape)
    ui.wait(lambda: ui.vm("Nav").page == "encyclopedia")
    assert ui.vm("Encyclopedia").entry["id"] == "nine_tails"


def test_the_lab_counts_beside_and_shows_a_way_by_a_click(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("lab")
    ui.wait_for("lab-way-2", 30_000)

    ui.click("lab-way-1")

    ui.wait(lambda: ui.vm("Lab").way == 1 and ui.has("lab-step-3"))
    assert ui.find("lab-fraction-1").property("text") == "1/5"


def test_a_seat_is_edited_by_mouse_and_undone_by_keyboard(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("lab", prepare=at_once)
    ui.wait(lambda: ui.has("lab-way-0"))
    lab = ui.vm("Lab")
    name = lab.draft.seats[0].name

    ui.click(f"lab-seat-{name}")
    ui.wait_for("lab-edit-role")
    ui.click("lab-edit-role")
    ui.wait_for("lab-pick-search")
    ui.wait(lambda: focused(ui) == "lab-pick-search")
    ui.type("priest")
    ui.key(Qt.Key.Key_Return)
    ui.wait(lambda: lab.draft.seats[0].role == "priest")
    ui.wait(lambda: not ui.has("lab-pick-search"))
    ui.click("lab-edit-done")
    ui.wait(lambda: not ui.has("lab-edit-role"))

    ui.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    ui.wait(lambda: lab.draft.seats[0].role == "barrier_mage")


def test_targets_are_picked_and_the_odds_follow(open_ui: Callable[..., Any]) -> None:
    """attack.03: a barrier around one seat stands for certain at 80 %, around three at 40 %."""
    ui = open_ui("lab", prepare=at_once)
    ui.wait(lambda: ui.has("lab-way-2"))
    lab = ui.vm("Lab")
    mage, seer, _, _, fox, medium = (seat.name for seat in lab.draft.seats)
    ui.click("lab-weather-none")

    ui.click(f"lab-seat-{mage}")
    for one in (fox, medium):
        ui.wait_for(f"lab-target-barrier-{one}")
        ui.click(f"lab-target-barrier-{one}")
    ui.wait(lambda: lab.draft.seats[0].acts[0].targets == (seer,))

    assert [way["fraction"] for way in lab.ways] != ["3/5", "2/5"]
    ui.click("lab-edit-done")


def test_the_vote_of_a_day_is_set_and_counted_by_mouse(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("lab", prepare=at_once)
    ui.wait(lambda: ui.has("lab-way-0"))
    lab = ui.vm("Lab")
    first, second, third = (seat.name for seat in lab.draft.seats[:3])

    ui.click("lab-phase")
    ui.wait(lambda: lab.day and ui.has("lab-way-0"))
    assert lab.draft.seat(first).vote not in ("", second, third)
    ui.click(f"lab-seat-{first}")
    ui.wait_for(f"lab-vote-{second}")
    ui.click(f"lab-vote-{third}")
    ui.wait(lambda: lab.draft.seat(first).vote == third)
    ui.click("lab-edit-done")
    ui.wait(lambda: not ui.has("lab-edit-role"))
    ui.click("lab-phase")
    ui.wait(lambda: not lab.day and len(lab.ways) == 3)


def test_a_night_is_saved_and_read_by_mouse(open_ui: Callable[..., Any], tmp_path: Path) -> None:
    ui = open_ui("lab", prepare=at_once)
    ui.wait(lambda: ui.has("lab-way-0"))

    ui.click("lab-files")
    ui.wait_for("lab-file-save")
    ui.click("lab-file-save")
    ui.wait(lambda: ui.has("lab-file-news"))
    ui.click("lab-file-open")

    ui.wait(lambda: "barrier.json" in ui.find("lab-file-news").property("text"))
    assert (tmp_path / "home" / "nights" / "barrier.json").is_file()


def test_counting_that_is_stopped_says_so_and_goes_again(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("lab", prepare=at_once)
    ui.wait(lambda: ui.has("lab-way-0"))

    ui.vm("Lab").cancel()
    ui.wait_for("lab-cancel")
    ui.click("lab-cancel")

    ui.wait(lambda: ui.has("lab-way-0"))


def test_the_weather_stands_at_the_top_of_the_table_and_leads_to_its_page(
    open_ui: Callable[..., Any], monkeypatch: Any
) -> None:
    from desktop import shot
    from engine.views import View

    monkeypatch.setattr(View, "weather", ("misty_rain",), raising=False)
    ui = open_ui("table", lang="ja", prepare=lambda e: shot.prepare(e, "talk", "ja"))
    ui.wait_for("weather")
    assert ui.find("weather").property("text") == "霧雨"
    assert ui.vm("Table").weather["effect"] == "rain"

    ui.click("weather")

    ui.wait(lambda: ui.vm("Nav").page == "encyclopedia" and name_of(ui) == "霧雨")
