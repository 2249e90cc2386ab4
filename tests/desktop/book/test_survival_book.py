"""Survival in the encyclopedia: its pages without a window, and the screen by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop import book_survival, marks
from desktop.book import Book
from desktop.book_survival import KINDS, OWN_STAGES, STAGES
from desktop.places import ASSETS
from desktop.text import LANGUAGES


@pytest.fixture(scope="module")
def book() -> Book:
    return Book(ruleset="survival")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_name_texts_and_a_page_whose_links_lead_to_pages(
    book: Book, kind: str, language: str
) -> None:
    pages = book.pages(kind)
    assert pages
    for page in pages:
        shown = book.page(kind, page.id, language)
        assert (shown["name"] != page.id or language == "en") and shown["short"] and shown["long"], page
        assert "⟨" not in str(shown), page
        links = [link for group in shown["related"] for link in group["links"]] + shown["steps"]
        assert links or kind in ("clause", "prohibition", "stage"), page
        for link in links:
            assert link["ruleset"] == "survival" and book.has(link["kind"], link["id"]), (page, link)


@pytest.mark.parametrize("kind", KINDS)
def test_every_entry_has_a_mark_of_its_own(book: Book, kind: str) -> None:
    found = [marks.of(kind, page.id, "survival") for page in book.pages(kind)]

    assert len(set(found)) == len(found) and all(mark.sign for mark in found)
    assert not {mark.glyph for mark in found if not (ASSETS / "icons" / f"{mark.glyph}.svg").is_file()}


def test_the_stages_stand_in_the_order_of_the_rules(book: Book) -> None:
    """resolution.md, chapters 2 to 4."""
    night = [page.id for page in book.pages("stage") if page.group == "night"]

    assert night[:3] == ["night_lock", "hati_mark", "fylgja_take"] and night[-1] == "dawn" and len(night) == 18
    assert night.index("divine") < night.index("raid") < night.index("witch_revive") < night.index("convert")
    assert STAGES["settle"] == ("settle_apply", "settle_drag", "settle_link", "settle_return", "settle_victory")


def test_pages_and_the_stages_they_work_in_are_there(book: Book) -> None:
    for (kind, id), stages in OWN_STAGES.items():
        assert book.has(kind, id), (kind, id)
        assert all(book.has("stage", stage) for stage in stages), (kind, id)


def test_a_name_within_a_longer_name_is_not_taken_for_it(book: Book) -> None:
    """The seer's page speaks of 白老狼 and 神狼: neither is the role 狼."""
    those = book_survival.named(book, "role", "seer")

    assert {("role", "kajigakaka"), ("role", "fenrir")} <= set(those) and ("role", "wolf") not in those
    assert ("god", "baldr") in book_survival.named(book, "role", "witch")
    assert ("role", "seer") in book_survival.naming(book, "role", "kajigakaka")


def test_the_facts_of_a_role_and_of_a_god_are_the_rules(book: Book) -> None:
    paladin = {fact["label"]: fact["value"] for fact in book.page("role", "paladin", "en")["facts"]}
    fenrir = {fact["label"]: fact["value"] for fact in book.page("role", "fenrir", "ja")["facts"]}
    baldr = {fact["label"]: fact["value"] for fact in book.page("god", "baldr", "en")["facts"]}

    assert paladin["Power"].endswith("(at night, at 2 seats, must be done)")
    assert (fenrir["陣営"], fenrir["占い結果"]) == ("狼陣営", "村人陣営")
    assert baldr["Price"] == "50 apples or one mead" and baldr["Until"] == "day 3"


# -- the screen ------------------------------------------------------------------------------------------------------


def name_of(ui: Any) -> str:
    return str(ui.find("book-name").property("text"))


def test_the_rule_set_is_changed_by_mouse_and_a_link_followed(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("encyclopedia", lang="ja")
    ui.wait_for("rules-survival")

    ui.click("rules-survival")
    ui.wait(lambda: ui.has("line-role-valkyrie") and name_of(ui) == "村人")
    ui.click("kind-god")
    ui.wait_for("line-god-thor")
    ui.click("line-god-thor")
    ui.wait(lambda: name_of(ui) == "雷神(トール)")
    ui.click("link-role-fenrir")

    ui.wait(lambda: name_of(ui) == "神狼(フェンリル)" and ui.has("line-role-fenrir"))
    ui.click("rules-shikigami")
    ui.wait(lambda: ui.vm("Encyclopedia").kind == "role" and ui.vm("Encyclopedia").entry["ruleset"] == "shikigami")
    ui.click("book-back")
    ui.wait(lambda: name_of(ui) == "神狼(フェンリル)" and ui.vm("Encyclopedia").ruleset == "survival")


def test_a_search_by_keyboard_finds_what_is_in_the_other_rule_set(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("encyclopedia", lang="en")
    ui.wait(lambda: ui.has("book-search") and ui.find("book-search").property("activeFocus"))

    ui.type("valkyrie")
    ui.wait(lambda: ui.vm("Encyclopedia").firstId == "valkyrie")
    ui.key(Qt.Key.Key_Return)

    ui.wait(lambda: name_of(ui) == "Valkyrie" and ui.vm("Encyclopedia").ruleset == "survival")
    assert ui.vm("Encyclopedia").query == "valkyrie"


def test_both_rule_sets_are_searched_and_the_open_one_first(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("encyclopedia", {"ruleset": "survival"}, lang="en")
    book = ui.vm("Encyclopedia")

    ui.wait(lambda: book.ruleset == "survival")
    book.search("seer")

    first = next(row for row in book.rows.rows if not row.head)
    assert (first.ruleset, first.id) == ("survival", "seer")
    assert {row.ruleset for row in book.rows.rows} == {"survival", "shikigami"}


def test_the_keyboard_reaches_the_rule_sets_the_kinds_and_the_list(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("encyclopedia", lang="ja")
    ui.wait(lambda: ui.has("book-search") and ui.find("book-search").property("activeFocus"))

    seen: list[str] = []
    for _ in range(20):
        ui.key(Qt.Key.Key_Tab)
        seen.append(str(ui.win.activeFocusItem().objectName()))
        if seen[-1] == "rules-survival" and ui.vm("Encyclopedia").ruleset != "survival":
            ui.key(Qt.Key.Key_Return)
        if seen[-1] == "kind-perk":
            ui.key(Qt.Key.Key_Space)
        if seen[-1].startswith("line-perk-"):
            break
    ui.key(Qt.Key.Key_Down)
    ui.key(Qt.Key.Key_Return)

    ui.wait(lambda: ui.vm("Encyclopedia").entry["kind"] == "perk")


def at_table(screen: str, lang: str = "ja") -> Callable[[Any], None]:
    from desktop import shot

    return lambda engine: shot.prepare(engine, screen, lang)


def test_the_menu_of_a_running_game_opens_the_book_of_its_rules(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("table", prepare=at_table("survival-talk"))
    ui.wait_for("role")

    ui.key(Qt.Key.Key_Escape)
    ui.wait_for("menu-book")
    ui.click("menu-book")

    ui.wait(lambda: ui.vm("Nav").page == "encyclopedia" and ui.vm("Encyclopedia").ruleset == "survival")


@pytest.mark.parametrize(("screen", "ruleset"), [("survival-talk", "survival"), ("talk", "shikigami")])
def test_the_card_in_hand_leads_to_the_page_of_its_role(
    open_ui: Callable[..., Any], screen: str, ruleset: str
) -> None:
    from PySide6.QtTest import QTest

    ui = open_ui("table", prepare=at_table(screen))
    ui.wait_for("role")
    role = ui.vm("Table")._shown.role

    QTest.keyPress(ui.win, Qt.Key.Key_H)
    ui.wait(lambda: ui.vm("Table").held)
    ui.key(Qt.Key.Key_F1)

    ui.wait(lambda: ui.vm("Nav").page == "encyclopedia" and ui.has("book-name"))
    QTest.keyRelease(ui.win, Qt.Key.Key_H)
    entry = ui.vm("Encyclopedia").entry
    assert (entry["ruleset"], entry["kind"], entry["id"]) == (ruleset, "role", role)
    assert not ui.vm("Table").held


def test_the_card_pressed_twice_leads_to_its_page_too(open_ui: Callable[..., Any]) -> None:
    from PySide6.QtCore import QPointF
    from PySide6.QtTest import QTest

    ui = open_ui("table", prepare=at_table("survival-talk"))
    card = ui.wait_for("role")

    middle = card.mapToScene(QPointF(card.width() / 2, card.height() / 2)).toPoint()
    QTest.mouseClick(ui.win, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    QTest.mouseDClick(ui.win, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)

    ui.wait(lambda: ui.vm("Nav").page == "encyclopedia" and not ui.vm("Table").held)


def test_a_fate_of_the_result_leads_to_the_role_of_its_rules(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("result", prepare=at_table("survival-result"))
    ui.wait(lambda: bool(ui.vm("Result").groups))
    seats = [seat for group in ui.vm("Result").groups for seat in group["seats"]]

    row = next(item for item in ui.items() if item.property("fate") is not None)
    row.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    ui.key(Qt.Key.Key_Return)

    ui.wait(lambda: ui.vm("Nav").page == "encyclopedia" and ui.vm("Encyclopedia").ruleset == "survival")
    assert ui.vm("Encyclopedia").entry["id"] in {one["id"] for one in seats}


def test_the_new_game_page_opens_the_book_of_its_rules_and_is_found_as_it_was(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("new-game", prepare=at_table("survival"))
    ui.wait_for("new-book")
    draft = ui.vm("NewGame").draft

    ui.click("new-book")
    ui.wait(lambda: ui.vm("Nav").page == "encyclopedia" and ui.vm("Encyclopedia").ruleset == "survival")
    ui.key(Qt.Key.Key_Escape)

    ui.wait(lambda: ui.vm("Nav").page == "new-game" and ui.has("new-book"))
    assert ui.vm("NewGame").draft == draft
