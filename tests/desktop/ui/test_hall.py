"""Survival at the ring: silence, returns, ballots with several slips, the rule document, and what a perk does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from ai.reading import Reading
from desktop.text import LANGUAGES, Catalogue
from desktop.viewmodels import hall, sample_survival, table_survival, table_votes
from desktop.viewmodels.sample import SampleFeed
from desktop.viewmodels.table_seats import Stage, rows
from engine import catalogue
from engine import events as ev
from engine.actions import ActionSpec
from engine.views import view
from tests.desktop.menus.reading import troubles

SEATS = tuple(ev.SeatInfo(name) for name in ("Aki", "Ben", "Cho", "Dan"))
EN = Catalogue("en", strict=True)
DAY = [
    ev.Opened(ruleset="survival", seats=SEATS), ev.Dealt(to=frozenset({1}), seat=1, role="villager"),
    ev.PhaseBegan(phase="night", day=1), ev.Died(seat=4, cause="exited", day=1, night=True),
    ev.PhaseBegan(phase="dawn", day=1), ev.PhaseBegan(phase="morning", day=2), ev.Revived(seat=3, day=2),
    ev.Gained(seat=2, trait="silenced"), ev.Gained(seat=0, trait="struck:vote_daily"),
    ev.PhaseBegan(phase="discussion", day=2, round=1),
]  # fmt: skip


def cards(log: list[ev.AnyEvent], stage: Stage | None = None) -> list[Any]:
    seen, reading = view(1, log), Reading()
    for event in log:
        if event.to == ev.PUBLIC:
            reading.apply(event)
    return rows(seen, reading, stage or Stage(), EN)


def test_a_silenced_seat_wears_vines_and_says_so():
    aki, ben, *_ = cards(DAY)
    assert ben.vines and ben.line == "silenced" and "silenced" in ben.label
    assert not aki.vines and "silenced" not in aki.label

    freed = cards([*DAY, ev.Lost(seat=2, trait="silenced")])
    assert not freed[1].vines


def test_who_left_wears_the_seal_of_an_exit_and_who_came_back_that_of_a_return():
    *_, cho, dan = cards(DAY)
    assert (dan.seal, dan.when) == ("Left", "Night 1") and not dan.vines
    assert cho.revived and cho.back == "Back" and "came back" in cho.label

    later = [*DAY, ev.PhaseBegan(phase="night", day=3), ev.PhaseBegan(phase="morning", day=4)]
    assert not cards(later)[2].revived


def test_each_slip_shows_its_place_on_the_seat_that_gets_it():
    _, ben, cho, _ = cards(DAY, Stage(picks=(2, 2, 3), targets=frozenset({2, 3}), choosing=True))
    assert ben.order == "1" + EN.of("table-dot") + "2" and cho.order == "3"


def test_several_slips_are_counted_by_name_and_shown_on_the_voters_card():
    ballots = (ev.Ballot(1, 2), ev.Ballot(1, 2), ev.Ballot(1, 3), ev.Ballot(2, 3, 2), ev.Ballot(3, 2))
    count = ev.Counted(day=2, ballots=ballots, received=((2, 3), (3, 3)), how="tie")
    first, second = table_votes.tally(count, view(1, [*DAY, count]), EN)

    assert first.voters == "Aki ×2" + EN.of("table-dot") + "Cho"
    assert second.voters == "Aki" + EN.of("table-dot") + "Ben ×2"
    aki = cards([*DAY, count], Stage(ballots=table_votes.slips(count)))[0]
    assert "Ben" in aki.line and "Cho" in aki.line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_document_has_every_clause_and_marks_the_struck_one(language: str):
    book = Catalogue(language, strict=True)
    listed = hall.clauses(view(1, DAY), book)

    assert [one["id"] for one in listed] == list(catalogue.clauses()) and len(listed) == 19
    assert [one["id"] for one in listed if one["struck"]] == ["vote_daily"] == list(table_survival.struck(view(1, DAY)))
    assert all(one["now"] and one["mark"] for one in listed if one["struck"])
    assert [one["id"] for one in listed if one["mark"] == book.of("survival-clauses-firm")] == [
        id for id, deletable in catalogue.clauses().items() if not deletable
    ]
    assert book.of("survival-clause-vote_daily") in hall.news(view(1, DAY), book)
    assert hall.news(view(1, DAY[:3]), book) == ""
    assert len(hall.prohibitions(book)) == len(catalogue.prohibitions()) == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_perk_tells_what_it_does(language: str):
    book = Catalogue(language, strict=True)
    for perk in catalogue.perks():
        told = hall.about(f"use_perk.{perk}", book)
        assert told["title"] == book.of(f"survival-perk-{perk}") and len(told["lines"]) == 2
    assert hall.about("borrow.seer", book)["title"] == book.of("survival-role-seer")
    assert hall.about("vote", book) == hall.about("guard", book) == {}


def sitting(log: list[ev.AnyEvent], specs: list[ActionSpec]) -> Callable[[Any], None]:
    def prepare(engine: Any) -> None:
        table = engine.singletonInstance("Tsukimori.Vm", "Table")
        table.attend(SampleFeed(1, log, specs), 1)
        table.skip()

    return prepare


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.0), ((1024, 680), 2.0)])
def test_the_rule_document_is_one_key_away(
    open_ui: Callable[..., Any], language: str, size: tuple[int, int], scale: float
) -> None:
    talk = [ActionSpec("say", "say", channels=("talk",), left=4), ActionSpec("ready", "ready", required=True)]
    ui = open_ui("table", lang=language, size=size, scale=scale, prepare=sitting(DAY, talk))

    ui.wait_for("clauses")
    ui.key(Qt.Key.Key_C)
    ui.wait_for("sheet-close")
    ui.qtbot.wait(200)
    assert troubles(ui.win, elided_may_be=True) == []
    ui.key(Qt.Key.Key_Escape)
    ui.wait(lambda: not ui.has("sheet-close"))
    ui.click("clauses")
    ui.wait_for("sheet-close")


def test_the_rule_document_is_for_survival_alone(open_ui: Callable[..., Any]) -> None:
    from desktop.viewmodels.sample import show

    ui = open_ui("table", lang="en", prepare=lambda e: show(e.singletonInstance("Tsukimori.Vm", "Table"), "table"))

    ui.wait_for("menu")
    assert not ui.has("clauses")
    ui.key(Qt.Key.Key_C)
    ui.qtbot.wait(50)
    assert not ui.has("sheet-close")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_perk_in_hand_says_what_it_does(open_ui: Callable[..., Any], language: str) -> None:
    perks = [ev.Gained(to=frozenset({1}), seat=1, trait="perk:sealer"), ev.PhaseBegan(phase="perk_use", day=2)]
    spec = ActionSpec("use_perk.sealer", "act", targets=(2, 3), least=1, most=1)
    ui = open_ui("table", lang=language, prepare=sitting([*DAY, *perks], [spec, ActionSpec("ready", "ready")]))
    ui.wait(lambda: ui.vm("Table").task["id"] == "use_perk.sealer")

    told = ui.vm("Hall").about
    assert told["title"] == ui.vm("Catalogue").text.catalogue().of("survival-perk-sealer")
    ui.qtbot.wait(100)
    shown = [item.property("text") for item in ui.items() if item.property("text")]
    assert set(told["lines"]) <= set(shown)
    assert troubles(ui.win, elided_may_be=True) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_large_text_what_a_perk_does_is_behind_the_button(open_ui: Callable[..., Any], language: str) -> None:
    perks = [ev.Gained(to=frozenset({1}), seat=1, trait="perk:sealer"), ev.PhaseBegan(phase="perk_use", day=2)]
    spec = ActionSpec("use_perk.sealer", "act", targets=(2, 3), least=1, most=1)
    ready = ActionSpec("ready", "ready")
    ui = open_ui("table", lang=language, size=(1024, 680), scale=2, prepare=sitting([*DAY, *perks], [spec, ready]))
    ui.wait(lambda: ui.vm("Table").task["id"] == "use_perk.sealer")

    ui.qtbot.wait(100)
    assert troubles(ui.win, elided_may_be=True) == []
    ui.click("openHand")
    told = ui.vm("Hall").about["lines"]
    ui.wait(lambda: set(told) <= {item.property("text") for item in ui.items()})


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_ballots_have_a_place_each(open_ui: Callable[..., Any], language: str) -> None:
    vote = ActionSpec("vote", "vote", targets=(1, 2, 3), least=1, most=1, extra=2, repeat=True, required=True)
    ui = open_ui("table", lang=language, prepare=sitting([*DAY, ev.PhaseBegan(phase="vote", day=2, round=1)], [vote]))
    table = ui.vm("Table")
    ui.wait(lambda: table.task["id"] == "vote" and ui.has("seat2"))
    book = ui.vm("Catalogue").text.catalogue()

    def shown() -> list[str]:
        return [item.property("text") for item in ui.items() if item.property("text")]

    assert book.of("survival-slip-owed", n=1) in shown() and book.of("survival-slip-free", n=3) in shown()
    for seat in ("seat2", "seat2", "seat3"):
        ui.click(seat)
    ui.wait(lambda: [pick["seat"] for pick in table.picks] == [2, 2, 3])
    ui.qtbot.wait(50)
    assert book.of("survival-slip", n=3) in shown() and book.of("survival-slip-free", n=3) not in shown()
    assert ui.find("seat2").property("order") == "1" + book.of("table-dot") + "2"
    assert troubles(ui.win, elided_may_be=True) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_count_opens_the_day_beside_the_seats(open_ui: Callable[..., Any], language: str) -> None:
    log = [*DAY[:5], ev.PhaseBegan(phase="morning", day=2)]

    def prepare(engine: Any) -> None:
        table = engine.singletonInstance("Tsukimori.Vm", "Table")
        table.attend(SampleFeed(1, log), 1, told=len(log) - 1)

    ui = open_ui("table", lang=language, prepare=prepare)
    table, book = ui.vm("Table"), ui.vm("Catalogue").text.catalogue()
    ui.wait(lambda: table.narration != [])

    assert book.of("survival-term-count") in table.headline and table.narration == [table.headline]
    assert table.headline == ui.find("headline").property("text")
    ui.vm("Catalogue").lang = "en" if language == "ja" else "ja"
    other = ui.vm("Catalogue").text.catalogue()
    assert other.of("survival-term-count") in table.headline and "──" not in table.headline


@pytest.mark.parametrize(
    ("how", "level", "again"),
    [("tie", True, False), ("runoff", True, True), ("all", True, False), ("void", False, False)],
)
def test_a_count_without_a_decision_is_a_tie_only_where_votes_are_level(
    open_ui: Callable[..., Any], how: str, level: bool, again: bool
) -> None:
    received = ((2, 2), (3, 2)) if level else ()
    count = ev.Counted(day=2, received=received, how=how)
    ui = open_ui("table", lang="en", prepare=sitting([*DAY, ev.PhaseBegan(phase="vote", day=2, round=1), count], []))
    table = ui.vm("Table")
    ui.wait(lambda: table.countTitle != "")

    assert (table.tiedNow, table.revote) == (level, again)
    assert table.voters == [] and "Votes so far" not in [item.property("text") for item in ui.items()]
    assert [step["id"] for step in table.steps][-1] == "exit"


def test_the_moments_for_pictures_are_what_they_are_called():
    for name, moment in {**sample_survival.TABLES, **sample_survival.GAMES}.items():
        log, specs, seat = sample_survival.frozen(moment)
        seen = view(seat, log)
        assert (seen.day, seen.phase) == (moment.day, moment.phase), name
        assert any(not spec.blocked for spec in specs)
