"""Several people at one machine: the curtain, turns for everybody, and nothing left behind."""

from __future__ import annotations

from typing import Any

import pytest
from test_table_survival import fill

from engine.events import PUBLIC


def words_on(ui: Any) -> str:
    """Every text that any visible item shows or holds."""
    found = []
    for item in ui.items():
        for name in ("text", "placeholderText", "selectedText"):
            value = item.property(name)
            if isinstance(value, str):
                found.append(value)
    return "\n".join(found)


def words_in(ui: Any) -> str:
    """What the lists and properties of the view-models hold."""
    table, composer = ui.vm("Table"), ui.vm("Composer")
    lists = [model.rows for model in (table.seats, table.log, table.arrows, table.tally, table.turns, table.days)]
    held = [table.task, table.tasks, table.picks, table.facts, table.narration, table.role, table.secrets, table.will,
            table.headline, table.subline, table.voice, table.search, composer.text]  # fmt: skip
    return "\n".join(map(str, (lists, held)))


def private_words(table: Any, seat: int) -> set[str]:
    """The sentences that *seat* has been told alone."""
    from desktop.narrate import Narrator

    view = table._feed.view(seat)
    narrator = Narrator(view, table._words())
    told = {narrator.line(event) for event in view.events if event.to != PUBLIC}
    common = {narrator.line(event) for event in view.events if event.to == PUBLIC}
    return {line for line in told - common if len(line) > 6}


def act(ui: Any) -> None:
    """Does what there is to do, until the table waits for somebody else."""
    table = ui.vm("Table")
    for _ in range(80):
        if table.over or table.passDue:
            return
        if table.task["id"] and table._spec().required:
            fill(table)
            table.confirm()
        elif table.task["id"]:
            table.pass_()
        elif table.mayReady and not table._queue:
            table.ready()
        table.skip()
        ui.qtbot.wait(2)


def turn(ui: Any, by_key: bool) -> None:
    """One person's turn: lifts the curtain, does what there is, hands over."""
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest

    table = ui.vm("Table")
    reveal = ui.wait_for("reveal")
    if by_key:
        reveal.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyPress(ui.win, Qt.Key.Key_Space)
        ui.wait(lambda: not table.veiled)
        QTest.keyRelease(ui.win, Qt.Key.Key_Space)
    else:
        where = reveal.mapToScene(reveal.boundingRect().center()).toPoint()
        assert isinstance(where, QPoint)
        QTest.mousePress(ui.win, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)
        ui.wait(lambda: not table.veiled)
        QTest.mouseRelease(ui.win, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)
    ui.wait(lambda: ui.vm("Nav").page == "table" and not table.veiled)
    act(ui)
    if table.over or not table.heir:
        return
    from PySide6.QtGui import QGuiApplication

    former, nobody = table.you, table.patience
    assert nobody == 0.0
    ui.vm("Composer").text = "I am the wolf and Beni knows it"
    QGuiApplication.clipboard().setText("I am the wolf and Beni knows it")
    secret = private_words(table, former)
    if by_key:
        ui.find("handOver").forceActiveFocus(Qt.FocusReason.TabFocusReason)
        ui.key(Qt.Key.Key_N)
    else:
        ui.click("handOver")
    ui.wait(lambda: ui.vm("Nav").page == "curtain" or (not table.veiled and table._seat == 0))
    everything = words_on(ui) + words_in(ui)
    for line in (*secret, "I am the wolf"):
        assert line not in everything, line
    assert QGuiApplication.clipboard().text() == ""
    assert not table.held and table._seat == 0


@pytest.mark.parametrize(("ruleset", "cast", "seats", "lang"), [
    ("shikigami", "classic", 6, "en"), ("survival", "snow_8", 8, "ja"),
])  # fmt: skip
def test_two_people_play_a_whole_game_at_one_machine(
    open_ui: Any, ruleset: str, cast: str, seats: int, lang: str
) -> None:
    from desktop.table.brains import InlineBrains
    from desktop.table.opening import Wishes, prepare

    def sit_down(engine: Any) -> None:
        table = engine.singletonInstance("Tsukimori.Vm", "Table")
        table.make_brains, table.patience = InlineBrains, 0.0
        wishes = Wishes(ruleset=ruleset, cast=cast, seats=seats, seed="two at one", people=("Akiyo", "Beniko"),
                        agent="simple")  # fmt: skip
        table.begin(*prepare(wishes))

    ui = open_ui("table", lang=lang, prepare=sit_down)
    table, turns, handed = ui.vm("Table"), 0, 0
    ui.wait(lambda: ui.vm("Nav").page == "curtain")
    while not table.over and turns < 300:
        if table.veiled:
            assert table.heir["name"] in ("Akiyo", "Beniko")
            turn(ui, by_key=turns % 2 == 1)
            handed += table.veiled
        else:  # one person is left, or none: nobody to hand over to
            act(ui)
        turns += 1

    assert table.over, (table.phase, table.day, table.task["id"], turns)
    assert handed >= 2
    assert not table._feed.slips


def test_by_night_everybody_keeps_the_machine_for_the_same_time_at_least(open_ui: Any) -> None:
    from desktop.table.brains import InlineBrains
    from desktop.table.opening import Wishes, prepare

    def sit_down(engine: Any) -> None:
        table = engine.singletonInstance("Tsukimori.Vm", "Table")
        table.make_brains = InlineBrains
        wishes = Wishes(seats=6, seed="slow", people=("Akiyo", "Beniko", "Chiyo"), agent="simple")
        table.begin(*prepare(wishes), save=False)

    ui = open_ui("table", lang="en", prepare=sit_down)
    table = ui.vm("Table")
    lengths, heirs = [], []
    for _ in range(3):
        heirs.append(table.heir["name"])
        table.lift()
        assert not table.mayPass
        lengths.append(table._turn_clock.interval())
        table._turn_clock.stop()
        assert table.mayPass
        table.handOver()
    assert len(set(lengths)) == 1 and lengths[0] > 0
    assert heirs == ["Akiyo", "Beniko", "Chiyo"]


def test_a_seat_of_the_new_game_is_given_to_a_person_here(open_ui: Any) -> None:
    from desktop.table.brains import InlineBrains

    ui = open_ui("new-game", lang="en")
    new, table = ui.vm("NewGame"), ui.vm("Table")
    table.make_brains, table.patience = InlineBrains, 0.0
    new.friend(2, " Beniko ")
    new.friend(3, "Chiyo")
    new.friend(3, "")
    assert [face["here"] for face in new.faces[:4]] == ["", "", "Beniko", ""]

    new.start()

    ui.wait(lambda: ui.vm("Nav").page == "curtain")
    host = table._feed
    assert len(host.humans) == 2
    assert "Beniko" in [host.seats[seat - 1].name for seat in host.humans]
    assert table.heir["portrait"] != ""
