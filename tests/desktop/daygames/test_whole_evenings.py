"""Whole games of Survival at the window, from the first night to the end, with clicks and keys on what is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.viewmodels.table_survival import options, stock_of
from tests.desktop.daygames.playing import press, seated

CRAFT = ("place-west_mine", "act-gather", "act-gather", "act-wait", "place-lodge", "act-deliver", "act-wait")


class Person:
    """Does what is offered on the screen; *done* are the ids of what was done."""

    def __init__(self, ui: Any) -> None:
        self.ui, self.table, self.game = ui, ui.vm("Table"), ui.vm("DayGame")
        self.done: set[str] = set()
        self.turn = 0

    def play(self, turns: int = 6000) -> None:
        for _ in range(turns):
            if self.table.over:
                return
            self.turn += 1
            self.step()
            self.ui.qtbot.wait(1)
        raise AssertionError(f"no end: {self.table.phase} {self.table.task['id']} {self.table.waiting} {self.done}")

    def step(self) -> None:
        ui, table, game = self.ui, self.table, self.game
        if ui.has("summoning"):
            ui.wait(lambda: not ui.has("summoning"))
        elif game.on:
            if game.now["open"]:
                self.move()
        elif game.calls and ui.has("callGod"):
            self.call()
        elif table.task["id"]:
            self.choose()
        elif table.mayReady and not table.busy:
            for name in ("ready", "readySmall", "sleep"):
                if ui.has(name):
                    ui.click(name)
                    self.done.add(name)
                    return
        elif ui.has("forward"):
            ui.key(Qt.Key.Key_Space)

    def move(self) -> None:
        """A move of the day game; by key and by mouse in turn."""
        kind, spoken = self.game.now["game"], self.table._shown.round
        if kind == "janken" and self.turn % 2:
            self.ui.key(Qt.Key.Key_Right)
            self.ui.key(Qt.Key.Key_Return)
        elif kind == "janken":
            press(self.ui, "throw-paper", "scene-go")
        else:
            press(self.ui, CRAFT[spoken - 1], "scene-go")
        self.ui.wait(lambda: not self.game.now["open"] or self.table._shown.round != spoken or not self.game.on)
        self.done.add(kind)

    def choose(self) -> None:
        """What the panel asks for: its fields, then seats; what need not be done is let pass."""
        ui, table, spec = self.ui, self.table, self.table._spec()
        if not spec.required:
            ui.wait_for("skip")
            ui.click("skip")
            self.done.add("skip")
            return
        for field in spec.fields:
            for one in options(field):
                for _ in range(stock_of(field, one)):
                    if len(table._fields.get(field.name, [])) < field.least:
                        press(ui, f"field-{field.name}-{one}")
        first = table.day % max(1, len(spec.targets))
        for seat in (*spec.targets[first:], *spec.targets[:first])[: max(spec.least, min(1, spec.most))]:
            press(ui, f"seat{seat}")
        ui.wait(lambda: ui.find("confirm").isEnabled())
        ui.click("confirm")
        ui.wait(lambda: table.task["id"] != spec.id or table.phase != "night")
        self.done.add(spec.id)

    def call(self) -> None:
        """Calls the first god there is; the table waits meanwhile, or another seat might call it first."""
        self.ui.click("pause")
        self.ui.wait(lambda: self.table.paused)
        god = next((one for one in self.game.gods if one["can"]), None)
        if god is None:
            self.ui.click("pause")
            return
        press(self.ui, "callGod", f"god-{god['id']}")
        press(self.ui, *(f"god-seat-{one['seat']}" for one in god["seats"][: god["count"]]))
        press(self.ui, *(f"god-{field['name']}-{field['options'][0]['id']}" for field in god["fields"]))
        self.ui.find("summon").forceActiveFocus(Qt.FocusReason.TabFocusReason)
        self.ui.wait(lambda: self.ui.find("summon").isEnabled())
        self.ui.key(Qt.Key.Key_Return)
        self.ui.wait(lambda: not self.ui.has("summon"))
        self.ui.click("pause")
        self.done.add("call")


@pytest.mark.parametrize(
    ("lang", "preset", "role", "options_", "done"),
    [pytest.param("ja", "palace_11", "seer", {"daily_apples": 20}, {"janken", "call", "go_room", "vote"},
                  marks=pytest.mark.soak),
     ("en", "snow_8", "villager", {}, {"craft", "vote"})],
)  # fmt: skip
def test_an_evening_is_played_to_its_end(
    open_ui: Callable[..., Any], lang: str, preset: str, role: str, options_: dict[str, Any], done: set[str]
) -> None:
    ui = open_ui("table", lang=lang, prepare=seated(preset, role, seed="5", **options_))
    person = Person(ui)

    person.play()

    assert done <= person.done
    ui.wait(lambda: ui.has("forward"))
    ui.click("forward")
    ui.wait(lambda: ui.vm("Nav").page == "result")
