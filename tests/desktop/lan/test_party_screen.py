"""The party page: a table opened from the window, guests on real sockets, and a seat taken at somebody else's table."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from desktop.lan.guest import Guest
from desktop.lan.player import Player
from tests.desktop.lan.serving import CODE, served
from tests.desktop.ui.test_whole_game import Player as Hand


def words(ui: Any) -> str:
    return "\n".join(str(item.property("text") or "") for item in ui.items() if item.property("truncated") is not None)


def sit(address: str, code: str, name: str) -> threading.Thread:
    """A guest that plays by itself, in a thread."""
    player = Player(Guest(address, code, name), "simple", quiet=0.05)
    thread = threading.Thread(target=lambda: asyncio.run(player.play()), daemon=True)
    thread.start()
    return thread


def at_home(engine: Any) -> None:
    """The party of the window listens on the loopback only, and thinks in this process."""
    from desktop.table.brains import InlineBrains

    party = engine.singletonInstance("Tsukimori.Vm", "Party")
    party.address, party.make_brains, party.pace = "127.0.0.1", InlineBrains, 0.0
    engine.singletonInstance("Tsukimori.Vm", "Table").patience = 0.0


def play(ui: Any, most: int = 1500) -> None:
    hand, table = Hand(ui), ui.vm("Table")
    for _ in range(most):
        ui.qtbot.wait(15)
        if table.over:
            return
        if not table.busy or table._specs:
            hand.step()
    raise AssertionError((table.day, table.phase, table._specs))


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_table_is_opened_joined_and_played_to_its_end(open_ui: Any, lang: str) -> None:
    ui = open_ui("party", lang=lang, prepare=at_home)
    party, table = ui.vm("Party"), ui.vm("Table")
    table.speed = "fast"
    ui.click("party-name")
    ui.type("Ann")
    ui.find("party-seats").setProperty("value", 6)
    ui.find("party-people").setProperty("value", 2)
    ui.click("party-host")
    ui.wait(lambda: party.state == "hosting" and party.mayStart)
    assert party.code in words(ui) and len(party.ways) == 1 and party.ways[0]["qr"].startswith("data:image/svg")
    guest = sit(f"127.0.0.1:{party._hosting.port}", party.code, "Ben")
    ui.wait(lambda: [c["who"] for c in party.chairs] == ["here", "here"], 10_000)
    ui.wait(lambda: len(party.doctor) > 1, 10_000)

    ui.find("party-start").forceActiveFocus()
    ui.click("party-start")
    ui.wait(lambda: ui.vm("Nav").page == "table", 10_000)
    play(ui)
    assert table.ended["camp"]
    guest.join(20)
    table.showResult()
    ui.wait(lambda: ui.vm("Nav").page == "result" and party.state == "idle")


def test_a_seat_is_taken_at_somebody_elses_table(open_ui: Any) -> None:
    with served(1, seats=6, seed="joined") as there:
        ui = open_ui("party", lang="en", prepare=at_home)
        party, table = ui.vm("Party"), ui.vm("Table")
        table.speed = "fast"
        ui.click("party-name")
        ui.type("Cat")
        ui.click("party-address")
        ui.type(there.address)
        ui.click("party-code")
        ui.type("abc-234")
        ui.click("party-join")
        ui.wait(lambda: ui.vm("Nav").page == "table", 10_000)
        ui.wait(lambda: table.you == 1 and table.count == 6)
        play(ui)
        assert there.call(lambda: there.party.over and there.party.host.slips == [])
        table.showResult()
        ui.wait(lambda: ui.vm("Nav").page == "title" and party.state == "idle")


@pytest.mark.parametrize(("address", "code"), [("", ""), ("127.0.0.1:9", CODE)])
def test_a_table_that_is_not_there_is_told_in_a_line(open_ui: Any, address: str, code: str) -> None:
    ui = open_ui("party", lang="en", prepare=at_home)
    party = ui.vm("Party")
    party.join(address, code, "Ann")
    ui.wait(lambda: party.trouble != "", 15_000)
    assert party.state == "idle" and party.trouble in words(ui)


def test_a_wrong_code_is_told(open_ui: Any) -> None:
    with served(1, seats=6) as there:
        ui = open_ui("party", lang="en", prepare=at_home)
        party = ui.vm("Party")
        party.join(there.address, "WRONG1", "Ann")
        ui.wait(lambda: party.trouble != "", 15_000)
        assert "code" in party.trouble
