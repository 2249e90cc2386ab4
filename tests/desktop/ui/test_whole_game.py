"""A whole village played with real mouse and key events, in both languages."""

from __future__ import annotations

from typing import Any

import pytest


class Player:
    """Plays at the screen as a person would: looks at what is offered, and clicks or presses it."""

    def __init__(self, ui: Any) -> None:
        self.ui = ui
        self.table = ui.vm("Table")
        self.spoke_on = 0
        self.turn = 0
        self.done: set[str] = set()

    def step(self) -> None:
        """One thing, if there is one to do."""
        from PySide6.QtCore import Qt

        ui, table = self.ui, self.table
        self.turn += 1
        if table.task["id"]:
            self.choose(by_key=self.turn % 2 == 0)
        elif table.phase == "day" and table.alive and self.spoke_on != table.day and ui.has("say"):
            self.speak()
        elif table.mayReady and not table._queue:
            for name in ("ready", "readySmall", "sleep"):
                if ui.has(name):
                    ui.click(name)
                    self.done.add(name)
                    break
        elif ui.has("forward"):
            ui.key(Qt.Key.Key_Return)
            self.done.add("forward")

    def choose(self, by_key: bool) -> None:
        from PySide6.QtCore import Qt

        ui, table = self.ui, self.table
        task = table.task["id"]
        for seat in table._spec().targets[: max(1, table.task["least"])]:
            if by_key:
                while not ui.find(f"seat{seat}").hasActiveFocus():
                    ui.key(Qt.Key.Key_Right)
                ui.key(Qt.Key.Key_Space)
            else:
                ui.click(f"seat{seat}")
        assert table.task["ready"], table.task
        if by_key:
            ui.key(Qt.Key.Key_Return)
        else:
            ui.wait(lambda: ui.find("confirm").isEnabled())
            ui.click("confirm")
        ui.wait(lambda: table.task["id"] != task or not table.picks)
        self.done.add(f"{task} by {'key' if by_key else 'mouse'}")

    def speak(self) -> None:
        """Once by picking, once by typing."""
        ui, table, composer = self.ui, self.table, self.ui.vm("Composer")
        self.spoke_on = table.day
        if composer.free:
            ui.click("free")
        ui.click("kind-suspect")
        ui.click(f"seat{next(seat for seat in sorted(table._shown.alive) if seat != table.you)}")
        ui.wait(lambda: composer.whole)
        self.say("picked sentence")
        if table.phase != "day" or not table.channel:
            return
        ui.click("free")
        ui.wait(lambda: ui.has("words"))
        ui.click("words")
        ui.type("I suspect nobody yet")
        self.say("typed sentence")

    def say(self, how: str) -> None:
        def spoken() -> int:
            return sum(said.seat == self.table.you for said in self.table._feed.view(self.table.you).said)

        before = spoken()
        self.ui.wait(lambda: self.ui.find("say").isEnabled())
        self.ui.click("say")
        self.ui.wait(lambda: spoken() == before + 1)
        self.done.add(how)


@pytest.mark.parametrize(("lang", "seed"), (("ja", "window 2"), ("en", "window 3")))
def test_a_village_is_played_to_its_end(open_ui: Any, lang: str, seed: str) -> None:
    from desktop.table.brains import InlineBrains
    from desktop.table.opening import Wishes, prepare

    def sit_down(engine: Any) -> None:
        table = engine.singletonInstance("Tsukimori.Vm", "Table")
        table.make_brains, table.patience = InlineBrains, 0.0
        setup, seating = prepare(Wishes(seats=7, seed=seed, role="seer", people=("Kaede",), agent="simple"))
        table.begin(setup, seating)

    ui = open_ui("table", lang=lang, prepare=sit_down)
    player = Player(ui)
    for _ in range(2000):
        if player.table.over:
            break
        player.step()
        ui.qtbot.wait(5)

    assert player.table.over, (player.table.phase, player.table.day, player.table.task, player.done)
    assert not player.table._feed.slips
    assert {"picked sentence", "typed sentence"} <= player.done, player.done
    assert {"divine by mouse", "divine by key"} & player.done and {"vote by mouse", "vote by key"} & player.done
    ui.wait(lambda: ui.has("forward"))
    ui.click("forward")
    ui.wait(lambda: ui.vm("Nav").page == "result")


def test_a_closed_window_loses_nothing(open_ui: Any) -> None:
    from desktop.store import Library
    from desktop.table.brains import InlineBrains
    from desktop.table.opening import Wishes, prepare

    def sit_down(engine: Any) -> None:
        table = engine.singletonInstance("Tsukimori.Vm", "Table")
        table.make_brains, table.patience = InlineBrains, 0.0
        table.begin(*prepare(Wishes(seats=5, seed="closing", role="villager", people=("Kaede",), agent="simple")))

    ui = open_ui("table", prepare=sit_down)
    table = ui.vm("Table")
    ui.wait(lambda: table.mayReady)
    ui.wait_for("sleep") if ui.has("sleep") else ui.wait_for("ready")
    before = len(table._feed.view(1).events)
    game = table.game
    table.leave()

    table.resume(game)

    assert len(table._shown.events) == before
    assert [row.id for row in Library().rows()] == [game]
