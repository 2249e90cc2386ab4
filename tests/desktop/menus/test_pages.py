"""The menu pages in their window, driven by real keys and clicks; anything Qt or QML says fails the test."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible

from desktop import shot
from desktop.places import ASSETS
from desktop.viewmodels import played
from desktop.viewmodels.doubt import Findings

THEME = json.loads((ASSETS / "theme.json").read_text("utf-8"))
PAGES = {"title": "title", "new-game": "new-game", "result": "result", "records": "saves", "settings": "settings",
         "how-to": "how-to", "encyclopedia": "encyclopedia", "lab": "lab"}  # fmt: skip


def simply(engine: Any) -> None:
    """AI seats think in this process, at once: the worker's start is not what is looked at here."""
    engine.singletonInstance("Tsukimori.Vm", "Table").setProperty("inlineBrains", True)


@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize("screen", PAGES)
def test_a_page_opens_with_the_keyboard_on_something(open_ui: Callable[..., Any], screen: str, lang: str) -> None:
    ui = open_ui(PAGES[screen], lang=lang, prepare=lambda e: shot.prepare(e, screen, lang))

    ui.wait(lambda: ui.win.activeFocusItem() is not None and ui.win.activeFocusItem().isVisible())
    assert ui.has(PAGES[screen])


@pytest.mark.parametrize("screen", PAGES)
def test_whatever_the_keyboard_reaches_has_a_name_for_readers(open_ui: Callable[..., Any], screen: str) -> None:
    ui = open_ui(PAGES[screen], prepare=lambda e: shot.prepare(e, screen))
    ui.wait(lambda: ui.win.activeFocusItem() is not None)

    reached: list[Any] = []
    nameless: list[str] = []
    for _ in range(120):
        item = ui.win.activeFocusItem()
        if item in reached:
            break
        reached.append(item)
        face = QAccessible.queryAccessibleInterface(item)
        if face is None or not face.text(QAccessible.Text.Name):
            nameless.append(f"{item.metaObject().className()} {item.objectName()}")
        ui.key(Qt.Key.Key_Tab)

    assert len(reached) > 2
    assert nameless == []


def test_the_keyboard_alone_leads_from_the_title_into_a_game(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("title", prepare=simply)
    ui.wait(lambda: focused(ui) == "continue")

    ui.key(Qt.Key.Key_Down)
    assert focused(ui) == "new-game"
    ui.key(Qt.Key.Key_Return)
    ui.wait(lambda: focused(ui) == "start")
    for _ in range(40):
        if focused(ui) == "fewer":
            break
        ui.key(Qt.Key.Key_Backtab)
    ui.key(Qt.Key.Key_Space)
    assert ui.vm("NewGame").people == 8
    for _ in range(40):
        if focused(ui) == "start":
            break
        ui.key(Qt.Key.Key_Tab)
    ui.key(Qt.Key.Key_Return)

    ui.wait(lambda: ui.vm("Nav").page == "table")
    assert len(ui.vm("Table").seats.rows) == 9


def test_the_first_village_is_one_key_away(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("title", prepare=simply)
    ui.wait(lambda: focused(ui) == "continue")

    ui.key(Qt.Key.Key_Return)

    ui.wait(lambda: ui.vm("Nav").page == "table")
    assert len(ui.vm("Table").seats.rows) == 6


def test_continue_goes_on_where_the_game_stood(open_ui: Callable[..., Any]) -> None:
    def ready(engine: Any) -> None:
        simply(engine)
        played.save(engine.singletonInstance("Tsukimori.Vm", "Title").library, day=2, people=5, agent="simple")

    ui = open_ui("title", prepare=ready)
    ui.wait(lambda: ui.vm("Title").hasSave and focused(ui) == "continue")
    day = ui.vm("Title").latest["day"]

    ui.key(Qt.Key.Key_Return)

    ui.wait(lambda: ui.vm("Nav").page == "table" and len(ui.vm("Table").seats.rows) == 6)
    assert day == 2


def test_the_language_changes_on_every_word_at_once_and_stays(open_ui: Callable[..., Any], tmp_path: Any) -> None:
    ui = open_ui("title", prepare=lambda e: e.singletonInstance("Tsukimori.Vm", "Prefs").change("language", "ja"))
    assert "新しい村" in words(ui)

    ui.click("language")

    ui.wait(lambda: "New village" in words(ui))
    assert not [line for line in words(ui) if line in ("新しい村", "設定", "記録", "遊び方")]
    ui.vm("Prefs").flush()
    assert json.loads((tmp_path / "home" / "settings.json").read_text("utf-8"))["language"] == "en"


def test_settings_take_effect_at_once_and_are_there_next_time(open_ui: Callable[..., Any], tmp_path: Any) -> None:
    ui = open_ui("settings")

    ui.click("speed-step")
    ui.click("palette-redGreenSafe")
    ui.click("reduced-motion")
    ui.click("larger")

    assert ui.vm("Looks").textScale == pytest.approx(1.1)
    assert ui.vm("Looks").palette == "redGreenSafe"
    ui.vm("Prefs").flush()
    again = ui.vm("Prefs")
    again.load()
    assert again.now["text_scale"] == 110 and again.now["speed"] == "step" and again.now["reduced_motion"]
    assert (tmp_path / "home" / "settings.json").exists()


def test_settings_that_cannot_be_read_are_kept_and_told_of(open_ui: Callable[..., Any], tmp_path: Any) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "settings.json").write_text("{ not json", "utf-8")

    ui = open_ui("settings", prepare=lambda e: e.singletonInstance("Tsukimori.Vm", "Prefs").load())

    assert (tmp_path / "home" / "settings.bad.json").exists()
    assert any("settings.bad.json" in line for line in words(ui))


def test_a_cast_that_cannot_start_says_why_and_start_is_off(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("new-game")
    assert ui.find("start").isEnabled()

    for _ in range(2):
        ui.vm("NewGame").swapRole("werewolf", "villager")

    ui.wait(lambda: ui.has("trouble"))
    assert ui.find("trouble").property("text") == "人狼が一人もいません。"
    assert not ui.find("start").isEnabled()
    ui.vm("NewGame").reset()
    assert ui.find("start").isEnabled()


def test_a_village_the_disk_refuses_says_so_and_stays_on_its_page(open_ui: Callable[..., Any], tmp_path: Any) -> None:
    ui = open_ui("new-game", prepare=simply)
    (tmp_path / "home").mkdir(exist_ok=True)
    (tmp_path / "home" / "saves").write_text("a file where a folder should be", "utf-8")

    ui.click("start")

    ui.wait(lambda: ui.has("trouble"))
    assert ui.find("trouble").property("text").startswith("村を始められませんでした。")
    assert ui.vm("Nav").page == "new-game" and ui.find("start").isEnabled()


def test_a_role_is_added_with_the_picker_and_escape_closes_it(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("new-game")

    ui.click("add-role")
    still(ui, "pick-poisoner")
    ui.click("pick-poisoner")
    ui.wait(lambda: not ui.has("pick-poisoner"))

    assert ui.has("role-poisoner")
    ui.click("swap-role")
    still(ui, "pick-poisoner")
    ui.key(Qt.Key.Key_Escape)
    ui.wait(lambda: not ui.has("pick-poisoner"))
    assert ui.vm("Nav").page == "new-game"


@pytest.mark.parametrize("way", ["key", "right button", "picker"])
def test_a_role_of_the_cast_leads_to_its_page_and_back(open_ui: Callable[..., Any], way: str) -> None:
    ui = open_ui("new-game")
    ui.wait_for("role-seer")
    draft = ui.vm("NewGame").draft

    chip = ui.find("role-seer")
    if way == "key":
        chip.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        ui.key(Qt.Key.Key_F1)
    elif way == "right button":
        ui.click("role-seer", Qt.MouseButton.RightButton)
    else:
        ui.click("role-seer")
        still(ui, "role-page")
        ui.click("role-page")
    ui.wait(lambda: ui.vm("Nav").page == "encyclopedia")
    assert ui.vm("Encyclopedia").entry["id"] == "seer"
    ui.key(Qt.Key.Key_Escape)

    ui.wait(lambda: ui.vm("Nav").page == "new-game" and ui.has("role-seer"))
    assert ui.vm("NewGame").draft == draft


def test_a_role_is_sought_by_its_name_and_by_its_camp(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("new-game")
    ui.click("add-role")
    still(ui, "pick-poisoner")

    ui.find("role-search").setProperty("text", "滝夜叉")
    ui.wait(lambda: not ui.has("pick-poisoner"))
    assert ui.has("pick-takiyasha")
    ui.find("role-search").setProperty("text", "")
    still(ui, "camp-tengu")
    ui.click("camp-tengu")
    ui.wait(lambda: ui.has("pick-meteor_tengu") and not ui.has("pick-poisoner"))
    still(ui, "pick-meteor_tengu")
    ui.click("pick-meteor_tengu")

    ui.wait(lambda: ui.has("role-meteor_tengu"))


def test_a_ready_table_is_chosen_and_an_odd_cast_is_remarked_on(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("new-game")
    ui.click("ready-tables")
    still(ui, "table-quiet_hamlet")
    ui.click("table-quiet_hamlet")

    ui.wait(lambda: ui.vm("NewGame").table == "quiet_hamlet")
    assert ui.vm("NewGame").people == 9 and not ui.has("caution-alone")
    ui.vm("NewGame").changeRole("freemason", 1)
    ui.wait(lambda: ui.has("caution-alone"))
    assert "共有者" in ui.find("caution-alone").property("text") and ui.find("start").isEnabled()


def test_an_exchange_is_switched_on_in_its_sheet(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("new-game")
    ui.click("exchanges")
    still(ui, "exchange-detective")
    ui.click("exchange-detective")

    ui.wait(lambda: ui.has("role-detective"))
    ui.key(Qt.Key.Key_Escape)
    ui.wait(lambda: not ui.has("exchange-detective"))


def test_a_face_is_changed_for_another(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("new-game")
    sitting = {face["who"] for face in ui.vm("NewGame").faces}
    other = next(face["who"] for face in ui.vm("NewGame").everybody if face["who"] not in sitting)

    ui.click("person-2")
    still(ui, f"face-{other}")
    ui.click(f"face-{other}")

    ui.wait(lambda: ui.vm("NewGame").faces[2]["who"] == other)


def test_an_option_turns_and_is_remembered_for_the_next_village(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("new-game", prepare=simply)

    ui.click("option-self-vote")
    ui.click("start")

    ui.wait(lambda: ui.vm("Nav").page == "table")
    assert ui.vm("Prefs").settings.new_game.options["self_vote"] is True


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_an_option_of_the_rules_says_what_it_does(open_ui: Callable[..., Any], lang: str) -> None:
    ui = open_ui("new-game", prepare=simply, lang=lang)
    rows = {row["id"]: row["about"] for row in ui.vm("NewGame").options}
    words = ui.vm("Catalogue").text.catalogue()

    assert all(words.has(about) for id, about in rows.items() if id not in ("version", "order")), rows
    assert ui.find("option-settled").property("about") == words.of("option-settled-long")
    ui.find("option-settled").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    ui.wait(lambda: ui.find("option-settled").property("activeFocus"))
    ui.wait(lambda: ui.find("option-settled").property("helping"))


def test_escape_leads_back(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("title")
    ui.wait(lambda: focused(ui) == "continue")
    ui.click("settings")
    ui.wait(lambda: ui.vm("Nav").page == "settings" and ui.win.activeFocusItem() is not None)

    ui.key(Qt.Key.Key_Escape)

    ui.wait(lambda: ui.vm("Nav").page == "title")


def test_the_result_tells_who_was_what_and_why(open_ui: Callable[..., Any]) -> None:
    def ready(engine: Any) -> None:
        result = engine.singletonInstance("Tsukimori.Vm", "Result")
        setup, table, log = played.played(people=9, agent="simple")
        result.show(setup, table, log, think=False)
        result.show_findings(Findings())

    ui = open_ui("result", prepare=ready)

    seen = words(ui)
    result = ui.vm("Result")
    assert sum(len(group["seats"]) for group in result.groups) == 10
    assert result.headline in seen and result.story in seen
    assert result.scenes[0] == "一日目の夜"
    ui.click("scene-0")
    ui.wait(lambda: result.scene == 0)
    assert any("身代わり君" in row["text"] for row in (*result.headlines, *result.steps))


def test_the_result_changes_its_language(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("result", prepare=lambda e: shot.prepare(e, "result"))
    before = ui.vm("Result").story

    ui.vm("Catalogue").lang = "en"

    assert ui.vm("Result").story != before and ui.vm("Result").story in words(ui)
    assert not any("日目" in line for line in words(ui))


def test_again_with_one_change_opens_the_page_with_that_village(open_ui: Callable[..., Any]) -> None:
    def ready(engine: Any) -> None:
        setup, table, log = played.played(people=9, agent="simple")
        engine.singletonInstance("Tsukimori.Vm", "Result").show(setup, table, log, think=False)

    ui = open_ui("result", prepare=ready)

    ui.click("again-change")

    ui.wait(lambda: ui.vm("Nav").page == "new-game")
    assert ui.vm("NewGame").people == 9
    assert ui.vm("NewGame").draft.cast == played.played(people=9, agent="simple")[0].cast


def test_a_replay_shows_the_table_from_that_night_and_changes_nothing(open_ui: Callable[..., Any]) -> None:
    def ready(engine: Any) -> None:
        setup, table, log = played.played(people=9, agent="simple")
        engine.singletonInstance("Tsukimori.Vm", "Result").show(setup, table, log, think=False)

    ui = open_ui("result", prepare=ready)
    ui.click("scene-0")

    ui.click("replay")

    ui.wait(lambda: ui.vm("Nav").page == "table" and len(ui.vm("Table").seats.rows) == 10)


def test_suspicion_is_worked_out_beside_the_window(open_ui: Callable[..., Any]) -> None:
    def ready(engine: Any) -> None:
        setup, table, log = played.played(people=5, agent="simple")
        engine.singletonInstance("Tsukimori.Vm", "Result").show(setup, table, log)

    ui = open_ui("result", prepare=ready)

    ui.wait(lambda: ui.vm("Result").doubtState != "wait", 60_000)
    for line in ui.vm("Result").doubt:
        assert all(0 <= point["y"] <= 1 for point in line["points"])


def test_the_result_is_dusk_after_a_day_at_the_table(open_ui: Callable[..., Any], qtbot: Any) -> None:
    ui = open_ui("table", prepare=lambda e: shot.prepare(e, "table"))
    surface = THEME["phases"]["day"]["surface"].lower()
    ui.wait(lambda: ui.win.color().name() == surface)

    ui.vm("Nav").start("result", {})

    dusk = THEME["phases"]["dusk"]["surface"].lower()
    ui.wait(lambda: ui.win.color().name() == dusk)
    qtbot.wait(100)
    assert ui.win.color().name() == dusk
    ui.vm("Nav").start("title", {})
    ui.wait(lambda: ui.win.color().name() == THEME["phases"]["night"]["surface"].lower())


def test_records_list_go_on_export_and_delete(
    open_ui: Callable[..., Any], tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.viewmodels.saves.documents", lambda: tmp_path / "papers")

    def ready(engine: Any) -> None:
        library = engine.singletonInstance("Tsukimori.Vm", "Saves").library
        played.save(library, day=2, people=5, agent="simple")
        played.save(library, day=0, people=5, agent="simple")

    ui = open_ui("saves", prepare=ready)
    ui.wait(lambda: ui.vm("Saves").count == 2 and ui.has("export-1"))

    ui.click("export-1")
    ui.wait(lambda: len(list((tmp_path / "papers").glob("*.tsukimori"))) == 1)
    ui.click("delete-1")
    still(ui, "delete-yes")
    ui.click("delete-yes")
    ui.wait(lambda: ui.vm("Saves").count == 1)
    ui.click("go-0")
    ui.wait(lambda: ui.vm("Nav").page == "result")


def test_text_size_obeys_its_keys(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("title")
    ui.wait(lambda: focused(ui) == "continue")

    ui.key(Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    ui.wait(lambda: ui.vm("Looks").textScale > 1)
    ui.key(Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    ui.wait(lambda: ui.vm("Looks").textScale == 1)


def focused(ui: Any) -> str:
    item = ui.win.activeFocusItem()
    return item.objectName() if item is not None else ""


def still(ui: Any, name: str) -> None:
    """Waits until *name* is there and stays where it is: a sheet finds its place when it opens."""
    places: list[tuple[float, float]] = []

    def rests() -> bool:
        if ui.has(name):
            point = ui.find(name).mapToScene(QPointF(0, 0))
            places.append((point.x(), point.y()))
        return len(places) > 3 and len(set(places[-4:])) == 1

    ui.wait(rests)


def words(ui: Any) -> list[str]:
    """All text that is visible."""
    return [item.property("text") for item in ui.items() if item.inherits("QQuickText") and item.property("text")]
