"""The board: filled from what was said, with one's own marks kept in the game; by mouse and by keyboard."""

from __future__ import annotations

from typing import Any

import pytest

from ai.logic import Finding, count, gather
from ai.reading import Reading
from desktop import board as lore
from desktop.text import Catalogue
from engine import events as ev
from engine.commands import Note, Say
from engine.events import SeatInfo
from engine.speech import Statement
from engine.views import View

CAST = {"seer": 1, "medium": 1, "werewolf": 2, "possessed": 1, "villager": 3}


def talked(*statements: tuple[int, Statement]) -> tuple[View, Reading]:
    """A table of eight on its second day, as seat 8 sees it, after *statements* (seat, statement)."""
    log: list[Any] = [
        ev.Opened(ruleset="shikigami", version="", seats=tuple(SeatInfo(f"Seat {n}") for n in range(1, 9)), cast=CAST,
                  options={}),
        ev.PhaseBegan(phase="day", day=2, round=0),
        *(ev.Said(seat=seat, day=2, n=n, channel="talk", statements=(s,)) for n, (seat, s) in enumerate(statements, 1)),
    ]  # fmt: skip
    view, reading = View(8), Reading()
    for event in log:
        view.apply(event)
        reading.apply(event)
    return view, reading


SEERS = (
    (1, Statement("claim", role="seer")),
    (1, Statement("report", target=3, kind="divined", value="werewolf", night=1)),
    (2, Statement("claim", role="seer")),
    (2, Statement("report", target=1, kind="divined", value="human", night=1)),
)


def test_claims_results_and_crosses_come_from_what_was_said():
    view, reading = talked(*SEERS)
    facts = gather(reading, view)
    made = lore.board(view, reading, facts, count(facts))

    assert made.claims == {1: "seer", 2: "seer"}
    assert [(g.seat, g.kind, dict(g.results)) for g in made.givers] == [
        (1, "divined", {3: ("werewolf", 1)}), (2, "divined", {1: ("human", 1)}),
    ]  # fmt: skip
    assert "villager" not in made.roles and made.roles[0] == "werewolf"
    assert made.possible[(1, "seer")] == "open"
    assert made.share[3] is not None and made.share[3] > (made.share[4] or 0)


@pytest.mark.parametrize(("lang", "line"), [
    ("ja", "Seat 3は人狼。Seat 2は偽り。生きている狼は2人。"),
    ("en", "Seat 3 is a wolf. Seat 2 claims falsely. 2 wolves are alive."),
])  # fmt: skip
def test_a_finding_is_told_in_both_languages(lang: str, line: str):
    view, _ = talked(*SEERS)

    head, told = lore.told(
        Finding("entails", "seer", 1, wolves=(3,), false=(2,), left=(2, 2)), view, Catalogue(lang)
    )

    assert "Seat 1" in head
    assert told == line


def test_marks_walk_round_and_memos_are_kept_short():
    notes = lore.Notes()
    seen = []
    for _ in range(3):
        notes = lore.marked(notes, 3, "werewolf")
        seen.append(notes.marks.get("3:werewolf", ""))
    assert seen == ["yes", "no", ""]
    notes = lore.remembered(notes, 3, "  came   late " + "x" * 500)
    assert notes.memos["3"].startswith("came late x") and len(notes.memos["3"]) == lore.MOST_MEMO
    assert lore.remembered(notes, 3, " ").memos == {}
    assert lore.read_notes(lore.write_notes(notes)) == notes


@pytest.mark.parametrize("diary", ["", "not json", '{"cover": "seer"}', '{"board": {"marks": 3}}'])
def test_a_diary_that_is_no_board_is_a_blank_one(diary: str):
    assert lore.read_notes(diary) == lore.Notes()


def test_notes_become_statements_about_living_others():
    view, reading = talked(*SEERS)
    view.alive.discard(5)
    facts = gather(reading, view)
    notes = lore.Notes({"3:werewolf": "yes", "4:werewolf": "no", "1:seer": "yes", "5:werewolf": "yes", "8:seer": "no",
                        "6:medium": "yes"})  # fmt: skip

    said = lore.shared(notes, view, reading, facts)

    assert [(s.type, s.target) for s in said] == [("suspect", 3), ("trust", 4), ("trust", 1)]


@pytest.fixture
def board(open_ui: Any) -> Any:
    """Opens the sample evening with the board over it; what is submitted is kept in `taken`."""

    def open_board(**how: Any) -> Any:
        from PySide6.QtCore import Qt

        from desktop.viewmodels.sample import show

        ui = open_ui("table", prepare=lambda e: show(e.singletonInstance("Tsukimori.Vm", "Table"), "talk", 12), **how)
        ui.taken = []
        table = ui.vm("Table")
        ui.key(Qt.Key.Key_B)
        ui.wait(lambda: ui.vm("Nav").page == "board" and not ui.vm("Board").busy)
        ui.wait(lambda: ui.has("cell-2-seer") or ui.has("board-part-roles"))
        table._feed.submit = lambda seat, command: ui.taken.append(command) or []
        return ui

    return open_board


def words(ui: Any) -> str:
    return "\n".join(str(item.property("text") or "") for item in ui.items() if item.property("truncated") is not None)


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_the_board_is_worked_with_by_keyboard_alone(board: Any, lang: str) -> None:
    from PySide6.QtCore import Qt

    ui = board(lang=lang, size=(1920, 1080))
    shown = ui.vm("Board")
    claimed = [row["seat"] for row in shown.sheet["rows"] if row["claim"]]
    assert claimed and shown.findings

    for _ in range(60):  # Tab walks to the first cell
        ui.key(Qt.Key.Key_Tab)
        focused = ui.win.activeFocusItem()
        if focused.objectName().startswith("cell-"):
            break
    first = focused.objectName()
    ui.key(Qt.Key.Key_Down)
    ui.key(Qt.Key.Key_Right)
    here = ui.win.activeFocusItem().objectName()
    assert here.startswith("cell-2-") and here != first
    ui.key(Qt.Key.Key_Space)

    [note] = ui.taken
    seat, role = here.removeprefix("cell-").split("-", 1)
    assert isinstance(note, Note) and lore.read_notes(note.note).marks == {f"{seat}:{role}": "yes"}
    ui.key(Qt.Key.Key_Escape)
    ui.wait(lambda: ui.vm("Nav").page == "table")


def test_an_assumption_is_made_and_dropped(board: Any) -> None:
    ui = board(size=(1920, 1080))
    shown = ui.vm("Board")
    before = shown.worlds
    at = next(n for n, finding in enumerate(shown.findings) if finding["seat"])

    ui.click(f"assume-{at}")
    ui.wait(lambda: shown.worlds != before and not shown.busy)

    assumed = shown.findings[at]
    assert assumed["stands"] and shown.assumed["seat"] == assumed["seat"]
    cell = next(c for c in shown.sheet["rows"][assumed["seat"] - 1]["roles"] if c["role"] == assumed["role"])
    assert cell["state"] == "sure"
    ui.click("board-assumed")
    ui.wait(lambda: shown.worlds == before and not shown.assumed)


def test_a_memo_is_typed_and_notes_are_said_aloud(board: Any) -> None:
    from PySide6.QtCore import Qt

    ui = board(lang="en")
    shown = ui.vm("Board")
    wolf = next(cell["role"] for cell in shown.sheet["rows"][2]["roles"] if cell["role"] == "werewolf")
    ui.click("board-part-memo")
    ui.wait_for("memo-3")
    ui.click("memo-3")
    ui.type("kept quiet")
    ui.key(Qt.Key.Key_Tab)
    ui.wait(lambda: bool(ui.taken))
    assert lore.read_notes(ui.taken[-1].note).memos == {"3": "kept quiet"}
    shown.mark(3, wolf)

    ui.wait(lambda: bool(shown.sharable))
    ui.click("board-share")
    ui.wait_for("board-say")
    assert shown.sharable[0] in words(ui)
    ui.click("board-say")

    said = next(command for command in ui.taken if isinstance(command, Say))
    assert [(s.type, s.target) for s in said.statements] == [("suspect", 3)]


def test_the_language_is_switched_on_the_board(board: Any) -> None:
    ui = board(lang="ja", size=(1920, 1080))
    assert "占い師" in words(ui)

    ui.vm("Catalogue").lang = "en"
    ui.wait(lambda: "Seer" in words(ui))

    assert not any("\u3040" <= character <= "\u9fff" for character in words(ui)), words(ui)


def test_nothing_is_counted_while_nobody_looks(open_ui: Any) -> None:
    from desktop.viewmodels.sample import show

    ui = open_ui("table", prepare=lambda e: show(e.singletonInstance("Tsukimori.Vm", "Table"), "talk", 12))
    ui.vm("Board").table.changed.emit()

    assert not ui.vm("Board").busy and ui.vm("Board").worlds == ""
