"""Survival at the table of the window: whole games by mouse and by keyboard, both languages, not a word from Qt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.table.brains import InlineBrains
from desktop.table.opening import Wishes, prepare
from desktop.text import LANGUAGES
from desktop.viewmodels.table_survival import options, stock_of
from engine import catalogue
from engine import events as ev
from tests.desktop.daygames import playing
from tests.desktop.menus.reading import troubles


def seated(preset: str, role: str, seed: str = "11") -> Callable[[Any], None]:
    """A fresh game of *preset* in which the person holds *role*, at a table that never lingers."""

    def prepare_engine(engine: Any) -> None:
        table = engine.singletonInstance("Tsukimori.Vm", "Table")
        table.make_brains, table.patience = InlineBrains, 0
        seats = sum(catalogue.table("survival", preset).roles.values())
        wishes = Wishes(ruleset="survival", cast=preset, seats=seats, seed=seed, agent="simple", role=role,
                        people=("Me",))  # fmt: skip
        table.begin(*prepare(wishes), save=False)

    return prepare_engine


def fill(table: Any) -> None:
    """Picks what the task in front asks for, as a press on each would."""
    spec = table._spec()
    for field in spec.fields:
        for one in options(field):
            for _ in range(stock_of(field, one)):
                if len(table._fields.get(field.name, [])) < field.least:
                    table.choose(field.name, one)
    first = table.day % max(1, len(spec.targets))  # no pair two nights in a row
    for seat in (*spec.targets[first:], *spec.targets[:first]):
        if len(table._picks) >= max(spec.least, min(1, spec.most)):
            break
        table.pick(seat)


def play(ui: Any, beats: int = 4000) -> set[str]:
    """Plays to the end through the view-model; the ids of what was done."""
    table = ui.vm("Table")
    done: set[str] = set()
    for _ in range(beats):
        if table.over:
            return done
        if table.task["id"]:
            spec = table._spec()
            if spec.required:
                fill(table)
                assert table.task["ready"], (spec, table._fields, table._picks)
                done.add(spec.id)
                table.confirm()
            else:
                table.pass_()
        elif table.mayReady and not table.busy:
            table.ready()
        else:
            table.skip()
        ui.qtbot.wait(1)
    raise AssertionError(f"no end: {table.phase} {table.task['id']} {table.waiting}")


@pytest.mark.parametrize(
    ("lang", "preset", "role", "moves"),
    [("ja", "town_6", "knight", {"go", "vote", "guard"}), ("en", "black_7", "garm", {"change", "vote", "sniff"}),
     ("ja", "poker_9", "paladin", {"show", "ward"}), ("en", "poker_9", "fenrir", {"show", "nominate"})],
)  # fmt: skip
def test_a_whole_game_is_played_at_the_table(
    open_ui: Callable[..., Any], lang: str, preset: str, role: str, moves: set[str]
) -> None:
    ui = open_ui("table", lang=lang, prepare=seated(preset, role))

    done = play(ui)

    assert done & moves
    ui.wait(lambda: ui.vm("Table").over)


def test_a_field_is_chosen_by_mouse_and_by_keyboard(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("table", lang="en", prepare=playing.seated("quick_5", "villager", free_time="on"))
    table = ui.vm("Table")
    while table.task["id"] != "go_room":
        playing.get_to_the_game(table)
        ui.qtbot.wait(1)
    ui.wait(lambda: ui.has("field-room-garden"))

    ui.click("field-room-garden")
    ui.wait(lambda: table._fields == {"room": ["garden"]})
    ui.find("field-room-library").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    ui.key(Qt.Key.Key_Space)
    ui.wait(lambda: table._fields == {"room": ["library"]})
    ui.click("confirm")

    ui.wait(lambda: any(act.action == "go_room" for act in table._shown.acts))
    assert table._shown.acts[-1].picks == {"room": ("library",)}
    ui.wait(lambda: any("library" in fact for fact in table.facts))


def test_in_the_discussion_one_talks_and_turns_to_what_may_be_done(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("table", lang="en", prepare=seated("palace_11", "seer"))
    table = ui.vm("Table")
    for _ in range(3000):
        if table.phase == "discussion" and table.mayReady:
            break
        if table.task["id"] and table._spec().required:
            fill(table)
            table.confirm()
        elif table.task["id"]:
            table.pass_()
        elif table.mayReady and not table.busy:
            table.ready()
        else:
            table.skip()
        ui.qtbot.wait(1)
    assert table.phase == "discussion" and table.task["id"] == "" and table.channel == "talk"


@pytest.mark.parametrize(("lang", "scale"), [("ja", 100), ("en", 100), ("ja", 115), ("en", 115)])
@pytest.mark.parametrize(("preset", "role"), [("poker_9", "seer"), ("palace_11", "wolf"), ("snow_8", "wolf")])
def test_every_word_of_a_day_game_can_be_read(
    open_ui: Callable[..., Any], lang: str, scale: int, preset: str, role: str
) -> None:
    ui = open_ui("table", lang=lang, size=(1024, 680), scale=scale / 100, prepare=seated(preset, role))
    ui.wait(lambda: ui.vm("Table").task["id"] != "")

    def at_rest() -> None:  # the top bar's words move over while the table is still filling
        assert troubles(ui.win, elided_may_be=True) == []

    ui.qtbot.waitUntil(at_rest, timeout=5000)


def test_several_ballots_are_picked_one_by_one_and_taken_back(open_ui: Callable[..., Any]) -> None:
    from engine.actions import ActionSpec

    ui = open_ui("table", lang="en", prepare=seated("quick_5", "villager"))
    table = ui.vm("Table")
    ui.wait(lambda: not table.busy)
    table._specs = [ActionSpec(id="vote", kind="vote", targets=(1, 2, 3), least=1, most=1, extra=3, repeat=True)]
    table._take_up("vote")
    table._aside = False

    for seat in (2, 2, 3):
        table.pick(seat)
    assert [pick["seat"] for pick in table.picks] == [2, 2, 3] and table.task["ready"] and table.task["most"] == 4
    table.drop(0)
    assert [pick["seat"] for pick in table.picks] == [2, 3]
    assert "4" in table.task["lead"]


def test_board_facts_stand_on_a_shelf_of_the_log(open_ui: Callable[..., Any]) -> None:
    ui = open_ui("table", lang="en", prepare=seated("town_6", "villager"))
    table = ui.vm("Table")
    ui.wait(lambda: table.task["id"] == "go")

    assert "board" in table.shelves
    table.shelf = "board"
    assert any("Meeting place" in row.plain for row in table.log.rows)
    assert all(isinstance(table._shown.events[row.key], ev.Shown) for row in table.log.rows if row.key >= 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_leads_to_a_result_that_can_be_read(open_ui: Callable[..., Any], lang: str) -> None:
    from desktop.table.host import Host

    wishes = Wishes(ruleset="survival", cast="canal_12", seats=12, seed="4", agent="simple")
    host = Host.new(*prepare(wishes), InlineBrains())
    host.run()

    def show(engine: Any) -> None:
        result = engine.singletonInstance("Tsukimori.Vm", "Result")
        setup, table = prepare(wishes)
        result.show(setup, table, list(host.game.log), think=False)

    ui = open_ui("result", lang=lang, prepare=show)
    ui.qtbot.wait(300)

    assert ui.has("result") and troubles(ui.win) == []
