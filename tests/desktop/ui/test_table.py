"""What the table shows and takes, with real events: secrets, choosing, the composer, the log, pace, language."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.fixture
def evening(open_ui: Any) -> Any:
    """Opens the sample evening *kind*; further arguments are those of `open_ui`."""

    def open_evening(kind: str, seats: int = 12, **how: Any) -> Any:
        from desktop.viewmodels.sample import show

        ui = open_ui(
            "table", prepare=lambda engine: show(engine.singletonInstance("Tsukimori.Vm", "Table"), kind, seats), **how
        )
        ui.taken = []
        ui.vm("Table")._feed.submit = lambda seat, command: ui.taken.append(command) or []
        return ui

    return open_evening


def words_on_screen(ui: Any) -> str:
    return "\n".join(str(item.property("text") or "") for item in ui.items() if item.property("truncated") is not None)


def test_every_seat_is_on_the_screen(evening: Any) -> None:
    ui = evening("table", 24, size=(1024, 680))
    for seat in range(1, 25):
        card = ui.find(f"seat{seat}")
        box = card.mapRectToScene(card.boundingRect())
        assert box.left() >= 0 and box.right() <= 704 and box.top() >= 0 and box.bottom() <= 680


def test_the_role_stays_hidden_until_it_is_held(evening: Any) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    ui = evening("table")
    assert "狩人" not in words_on_screen(ui)

    QTest.keyPress(ui.win, Qt.Key.Key_H)
    ui.wait(lambda: "狩人" in words_on_screen(ui))
    QTest.keyRelease(ui.win, Qt.Key.Key_H)

    ui.wait(lambda: "狩人" not in words_on_screen(ui))


def test_a_pick_can_be_changed_and_taken_back_until_confirmed(evening: Any) -> None:
    from PySide6.QtCore import Qt

    from engine.commands import Act

    ui = evening("night")
    table = ui.vm("Table")
    ui.click("seat3")
    ui.click("seat7")
    assert [pick["seat"] for pick in table.picks] == [7]
    ui.key(Qt.Key.Key_Z)
    assert table.picks == [] and not ui.find("confirm").isEnabled()

    ui.click("seat10")
    ui.click("confirm")

    assert ui.taken == [Act(action="guard", targets=(10,))]


def test_a_seat_that_cannot_be_picked_says_why(evening: Any) -> None:
    ui = evening("night", lang="en")
    assert "Not yourself" in words_on_screen(ui)

    ui.click("seat1")

    ui.wait(lambda: ui.has("notice"))
    assert ui.vm("Table").picks == [] and ui.taken == []


def test_the_ring_is_walked_by_arrow_keys(evening: Any) -> None:
    from PySide6.QtCore import Qt

    ui = evening("night")
    ui.wait(lambda: ui.find("seat1").hasActiveFocus())
    ui.key(Qt.Key.Key_Right)
    assert ui.find("seat2").hasActiveFocus()
    ui.key(Qt.Key.Key_Left)
    ui.key(Qt.Key.Key_Left)
    assert ui.find("seat12").hasActiveFocus()
    ui.key(Qt.Key.Key_Space)

    assert [pick["seat"] for pick in ui.vm("Table").picks] == [12]


def test_a_sentence_is_picked_and_said(evening: Any) -> None:
    from engine.commands import Say

    ui = evening("table")
    composer = ui.vm("Composer")
    assert not ui.find("say").isEnabled()
    ui.click("kind-suspect")
    ui.click("seat3")
    ui.wait(lambda: ui.find("say").isEnabled())
    assert "ルチア" in composer.preview
    ui.click("say")

    (said,) = ui.taken
    assert isinstance(said, Say) and said.channel == "talk" and not said.text
    assert (said.statements[0].type, said.statements[0].target) == ("suspect", 3)


def test_own_words_are_shown_as_understood_and_can_be_mended(evening: Any) -> None:
    ui = evening("table", lang="en")
    composer = ui.vm("Composer")
    ui.click("free")
    ui.click("words")
    ui.type("i suspect Jin")
    ui.wait(lambda: ui.has("understood-0"))
    assert "Jin" in composer.understood[0]

    ui.click("understood-0")

    assert not composer.free and composer.kind == "suspect" and composer.statement().target == 8


def test_what_was_not_meant_is_dropped(evening: Any) -> None:
    from engine.commands import Say

    ui = evening("table", lang="en")
    ui.click("free")
    ui.click("words")
    ui.type("i suspect Jin")
    ui.wait(lambda: ui.has("drop-0"))
    ui.click("drop-0")
    ui.wait(lambda: not ui.has("drop-0"))
    ui.click("say")

    assert ui.taken == [Say(statements=(), text="i suspect Jin", channel="talk")]


@pytest.mark.parametrize(
    "kind", ("claim", "report", "suspect", "trust", "vote_plan", "ask", "agree", "request", "small_talk")
)
def test_every_kind_of_sentence_can_be_whole(evening: Any, kind: str) -> None:
    ui = evening("table", 12)
    composer = ui.vm("Composer")
    composer.kind = kind
    composer.point(3)

    assert composer.whole, [slot["id"] for slot in composer.slots]
    assert composer.preview and "⟨" not in composer.preview


def test_the_log_is_filtered_and_searched(evening: Any) -> None:
    ui = evening("table", lang="en")
    table = ui.vm("Table")
    everything = len(table._log.rows)
    ui.click("filter-results")
    results = len(table._log.rows)
    assert 0 < results < everything
    ui.click("filter-all")
    ui.click("search")
    ui.type("wataru")
    assert 0 < len(table._log.rows) < everything
    ui.type("zzz")
    assert not table._log.rows
    ui.click("search")
    ui.wait(lambda: len(table._log.rows) == everything)


def test_the_language_changes_in_the_middle_of_a_sentence(evening: Any) -> None:
    ui = evening("table")
    assert ui.vm("Table").voice["name"] == "もも"

    ui.vm("Catalogue").lang = "en"

    assert ui.vm("Table").voice["name"] == "Momo"
    ui.wait(lambda: "Day 3" in words_on_screen(ui))
    assert "もも" not in words_on_screen(ui) and "名乗りなし" not in words_on_screen(ui)


def test_a_will_is_written_and_understood(evening: Any) -> None:
    from engine.commands import WriteWill

    ui = evening("table", lang="en")
    ui.click("will")
    ui.wait(lambda: ui.has("willWords"))
    ui.type("i suspect Jin")
    ui.click("willSave")

    (will,) = ui.taken
    assert isinstance(will, WriteWill) and will.text == "i suspect Jin"
    assert [(s.type, s.target) for s in will.statements] == [("suspect", 8)]


def test_a_tie_is_shown_in_shape_and_word(evening: Any) -> None:
    ui = evening("vote")
    table = ui.vm("Table")

    assert {row.seat for row in table._tally.rows if row.tied} == {5, 8}
    assert table.tiedNow and "同票" in table.headline
    assert [row.yours for row in table._arrows.rows].index(True) == len(table._arrows.rows) - 1


def test_the_menu_stops_the_table_and_gives_the_way_out(evening: Any) -> None:
    from PySide6.QtCore import Qt

    ui = evening("table")
    ui.key(Qt.Key.Key_Escape)
    ui.wait(lambda: ui.has("menu-back"))
    ui.click("menu-settings")

    ui.wait(lambda: ui.vm("Nav").page == "settings")
    ui.vm("Nav").back()
    ui.wait(lambda: ui.has("seat1"))


def test_speed_and_pause_answer_to_their_keys(evening: Any) -> None:
    from PySide6.QtCore import Qt

    ui = evening("night")
    table = ui.vm("Table")
    ui.key(Qt.Key.Key_P)
    assert table.paused
    ui.key(Qt.Key.Key_P)
    before = table.speed
    ui.key(Qt.Key.Key_F)
    assert not table.paused and table.speed != before
