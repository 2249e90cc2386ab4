"""A game of Survival being set up, without a window and on its page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt

from desktop.text import LANGUAGES, Catalogue
from desktop.viewmodels import survival_draft
from desktop.viewmodels.draft import LEAST, Draft
from desktop.viewmodels.survival_draft import LISTS, MOST, SurvivalDraft, moved_in, rows, words
from engine import catalogue
from engine.game import Game
from tests.desktop.menus.reading import troubles


def survival(people: int = 9) -> SurvivalDraft:
    return moved_in(Draft(people=people, seed="7"))


@pytest.mark.parametrize("people", range(LEAST, MOST + 1))
def test_every_number_of_people_has_a_preset_and_a_cast_that_open(people: int) -> None:
    draft = survival(people)

    assert draft.table and draft.trouble() is None and not draft.cautions() and not draft.edited
    for one in (draft, draft.with_table("")):
        setup, you = one.setup()
        game = Game.new(setup)
        assert game.phase in ("morning", "day_game", "discussion") and len(setup.seats) == people
        assert setup.seats[you - 1].persona == draft.you


def test_people_and_presets_go_together() -> None:
    draft = survival(9).with_table("poker_9")
    assert draft.people == 9 and draft.listed("day_game") == ("poker",)
    assert draft.with_people(12).table == "canal_12"
    assert draft.with_people(40).people == MOST
    assert draft.with_village("classic").ruleset == "shikigami" and draft.with_village("survival") is draft


def test_rules_turn_and_lists_keep_their_order() -> None:
    draft = survival(9)
    assert draft.with_next("tie_rule").value("tie_rule") == "none"
    assert draft.with_next("witch_kills").value("witch_kills") == 2
    assert draft.with_next("first_day_vote").value("first_day_vote") is True
    seat = draft
    for _ in range(9):
        seat = seat.with_next("count_has_seat")
    assert seat.value("count_has_seat") == 9 and seat.with_next("count_has_seat").value("count_has_seat") == 0
    games = draft.with_word("day_game", "craft").with_word("day_game", "bbj").with_word("day_game", "ten_billion_yen")
    assert games.listed("day_game") == ("craft", "bbj")
    gods = draft.with_word("gods", "thor").with_word("gods", "heimdall")
    assert gods.listed("gods") == ("heimdall", "thor")
    assert {one.id for one in gods.cautions()} == {"gods_without_price"}
    assert gods.setup()[0].options["gods"] == "heimdall,thor"


def test_a_cast_nobody_can_play_is_refused() -> None:
    draft = survival(5)
    assert draft.with_role("hati", 1).with_role("skoll", 1).trouble().reason == "over_at_once"
    assert draft.with_swap("wolf", "gevaudan").trouble().reason == "only_wolf_leaves"
    assert draft.with_role("twin", 1).trouble().reason == "twins"


@pytest.mark.parametrize("language", LANGUAGES)
def test_presets_rules_and_cautions_have_their_words(language: str) -> None:
    book = Catalogue(language, strict=True)
    for preset in catalogue.presets():
        for part in ("", "-who", "-why"):
            assert book.of(f"survival-cast-{preset.id}{part}")
    draft = survival(14)
    for _ in range(8):
        for row in rows(draft):
            assert book.of(row["label"]) and book.of(row["value"], n=row["n"])
            draft = draft if row["list"] else draft.with_next(row["id"])
    for rule in LISTS:
        assert all(book.of(word["label"]) for word in words(draft, rule))
    for caution in ("no_apples", "no_perks", "gods_without_price"):
        assert book.of(f"survival-caution-{caution}")


def test_what_was_chosen_last_is_taken_up_and_a_stale_choice_is_not() -> None:
    from desktop.settings import NewGame

    kept = NewGame(ruleset="survival", cast="palace_11", seats=11, options={"day_limit": 9, "gone": True})
    draft = survival_draft.recalled(kept, "", "sayo", ())
    assert draft.table == "palace_11" and draft.value("day_limit") == 9 and draft.trouble() is None
    bad = NewGame(ruleset="survival", cast="palace_11", seats=11, options={"tie_rule": "coin"}, roles={"wolf": 11})
    assert survival_draft.recalled(bad, "", "sayo", ()).trouble() is None
    played = draft.setup()[0]
    assert survival_draft.taken_over(played, "normal", "sayo", "", ()).setup()[0].options == played.options


def simply(engine: Any) -> None:
    engine.singletonInstance("Tsukimori.Vm", "Table").setProperty("inlineBrains", True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_survival_starts_with_its_preset_from_the_page(open_ui: Callable[..., Any], lang: str) -> None:
    ui = open_ui("new-game", lang=lang, prepare=simply)

    ui.click("village-survival")
    ui.wait(lambda: ui.vm("NewGame").ruleset == "survival")
    assert ui.vm("NewGame").most == MOST
    ui.click("stages")
    ui.wait(lambda: ui.has("table-town_6"))
    ui.qtbot.wait(100)
    ui.click("table-town_6")
    ui.wait(lambda: ui.vm("NewGame").table == "town_6" and not ui.has("table-town_6"))
    ui.click("start")

    ui.wait(lambda: ui.vm("Nav").page == "table")
    chosen = ui.vm("Prefs").settings.new_game
    assert (chosen.ruleset, chosen.cast, chosen.seats) == ("survival", "town_6", 6)


def test_a_list_is_changed_in_its_sheet_by_the_keyboard(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("new-game", prepare=simply)
    ui.vm("NewGame").setVillage("survival")
    ui.vm("NewGame").setTable("town_6")
    ui.wait(lambda: ui.has("option-gods"))

    ui.find("option-gods").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    ui.key(Qt.Key.Key_Return)
    ui.wait(lambda: ui.has("word-thor"))
    ui.find("word-thor").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    ui.key(Qt.Key.Key_Space)
    ui.wait(lambda: ui.vm("NewGame").draft.listed("gods") == ("thor",))
    ui.key(Qt.Key.Key_Escape)
    ui.wait(lambda: not ui.has("word-thor"))
    assert [one["caution"] for one in ui.vm("NewGame").cautions] == ["gods_without_price"]


@pytest.mark.parametrize("opener", ["option-gods", "option-day_game", "ready-tables", "add-role", "stages"])
@pytest.mark.parametrize(("lang", "scale"), [("ja", 200), ("en", 200), ("en", 100)])
def test_every_word_of_the_sheets_can_be_read(
    open_ui: Callable[..., Any], qtbot: Any, opener: str, lang: str, scale: int
) -> None:
    ui = open_ui("new-game", lang=lang, size=(1024, 680), scale=scale / 100)
    ui.vm("NewGame").setVillage("survival")
    ui.win.findChild(QObject, "new-game").setProperty("open", True)
    ui.wait(lambda: ui.has(opener))

    ui.find(opener).click()
    ui.wait(lambda: ui.has("sheet-close"))
    qtbot.wait(250)

    assert troubles(ui.win) == []
