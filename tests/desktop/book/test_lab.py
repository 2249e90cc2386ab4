"""The night lab without a window: drafts, ready scenes, files, undo, and the counting beside."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from desktop.nightwork import NightWork, Ways, count
from desktop.text import Catalogue
from desktop.viewmodels import lab_scenes
from desktop.viewmodels.lab import Lab
from desktop.viewmodels.lab_edit import votes_of
from desktop.viewmodels.lab_scenes import draft_of
from desktop.viewmodels.lab_told import Teller
from engine import catalogue
from engine import lab as night_lab

ROOT = Path(__file__).resolve().parents[3]


def scenario(draft: lab_scenes.LabDraft) -> bytes:
    return msgspec.json.encode(draft.scenario())


@pytest.fixture
def lab(qapp: Any) -> Lab:
    made = Lab()
    made.inline = True
    return made


def test_every_role_has_a_ready_scene_in_which_it_acts() -> None:
    for facts in catalogue.roles():
        draft = lab_scenes.scene_for(facts.id)
        ways = count(scenario(draft))

        assert not ways.failed, (facts.id, ways)
        assert sum(Fraction(way.p) for way in ways.ways) <= 1
        if facts.action and votes_of(draft.seats[0], draft.night):
            assert draft.seats[0].acts, facts.id


@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_ready_scene_is_told_without_a_gap(language: str) -> None:
    words = Catalogue(language)
    for facts in catalogue.roles():
        draft = lab_scenes.scene_for(facts.id)
        told = Teller(draft, words)
        for way in count(scenario(draft)).ways[:3]:
            shown = f"{told.way(way)} {told.steps(way)}"
            assert "⟨" not in shown, facts.id


def test_every_weather_has_a_ready_scene() -> None:
    for weather in catalogue.weathers():
        assert not count(scenario(lab_scenes.scene_under(weather))).failed, weather


def test_the_sample_gives_the_odds_of_the_rule_book(lab: Lab) -> None:
    """attack.03 and attack.04: three seats behind the barrier hold at 40 %, 曇天 breaks half."""
    lab.begin("", "")

    assert [(way["percent"], way["fraction"]) for way in lab.ways] == [("60", "3/5"), ("20", "1/5"), ("20", "1/5")]
    lab.choose(1)
    assert [row["odds"] for row in lab.steps if row["chance"] >= 0] != []
    assert any(row["bad"] for row in lab.steps)


def test_what_a_seat_is_told_names_whom_it_is_about(lab: Lab) -> None:
    lab.begin("", "")
    lab.choose(1)

    told = [row["text"] for row in lab.steps]
    assert any("もも" in line and "占っ" in line for line in told)
    assert not any("織江は織江" in line or "渡は渡" in line for line in told)


def test_undo_returns_and_redo_goes_again(lab: Lab) -> None:
    lab.begin("", "")
    before = lab.draft
    lab.setWeather("")
    after = lab.draft

    lab.undo()
    assert lab.draft == before and lab.canRedo
    lab.redo()
    assert lab.draft == after
    assert [way["percent"] for way in lab.ways] == ["60", "40"]


def test_a_seat_is_changed_by_hand(lab: Lab) -> None:
    lab.begin("", "")
    name = lab.draft.seats[0].name
    edit = lab.editing
    edit.open(name)
    edit.setRole("bodyguard")
    assert lab.draft.seats[0].acts == ()
    target = lab.draft.seats[1].name
    edit.toggleTarget("guard", target)
    assert lab.draft.seats[0].acts[0].targets == (target,)
    edit.toggleTarget("guard", lab.draft.seats[2].name)
    assert lab.draft.seats[0].acts[0].targets == (lab.draft.seats[2].name,)
    edit.addTrait("lovers")
    edit.setAlive(False)
    assert edit.now["traits"][0]["id"] == "lovers" and edit.now["alive"] is False
    edit.remove()
    assert name not in [seat.name for seat in lab.draft.seats] and edit.now == {}


def test_a_seat_that_is_removed_is_aimed_at_no_more(lab: Lab) -> None:
    lab.begin("", "")
    gone = lab.draft.seats[1].name
    lab.editing.open(gone)
    lab.editing.remove()

    assert all(gone not in act.targets for seat in lab.draft.seats for act in seat.acts)
    assert not lab.trouble


def test_a_file_is_saved_and_opened_again(lab: Lab, tmp_path: Path) -> None:
    lab.begin("role", "nine_tails")
    draft, file = lab.draft, tmp_path / "deep" / "night.json"
    lab.saveFile(str(file))
    lab.begin("role", "seer")
    lab.openFile(file.as_uri())

    assert lab.draft == draft
    assert not count(msgspec.json.encode(json.loads(file.read_text("utf-8"))[0])).failed


def test_files_of_the_house_open_and_count_the_same(lab: Lab) -> None:
    """What the lab page makes of a scenario has the outcomes the scenario states."""
    scenarios = night_lab.load((ROOT / "tests/scenarios/classic.json").read_bytes())
    for one in scenarios[::9]:
        again = night_lab.load(scenario(draft_of(one)))[0]
        there = {(o.p, str(o.deaths), str(o.results)) for o in night_lab.outcomes(one, trace=False).outcomes}
        here = {(o.p, str(o.deaths), str(o.results)) for o in night_lab.outcomes(again, trace=False).outcomes}
        assert here == there, one.id


@pytest.mark.parametrize("content", ["", "{", "[]", '[{"seats": 3}]', '[{"seats": [{"name": "A", "role": "no"}]}]'])
def test_a_file_that_is_none_is_told_of_and_changes_nothing(lab: Lab, tmp_path: Path, content: str) -> None:
    lab.begin("", "")
    before, said = lab.draft, []
    lab.failed.connect(said.append)
    (tmp_path / "bad.json").write_text(content, "utf-8")

    lab.openFile(str(tmp_path / "bad.json"))

    assert len(said) == 1 and lab.draft == before


def test_a_night_the_rules_refuse_says_why(lab: Lab) -> None:
    lab.begin("", "")
    lab.setVersion("3.1.0a9")
    lab.setWeather("dark_night")

    assert lab.state == "failed" and "天候" in lab.trouble
    lab.undo()
    assert lab.state == "ready"


def test_the_counting_goes_on_beside_and_can_be_stopped(qtbot: Any) -> None:
    work = NightWork()
    found: list[Ways] = []
    work.found.connect(found.append)

    work.ask(scenario(lab_scenes.sample()))
    assert work.busy
    qtbot.waitUntil(lambda: bool(found), timeout=30_000)
    assert found[0].total == 3 and not work.busy
    work.ask(scenario(lab_scenes.sample()))
    work.stop()
    assert not work.busy
    qtbot.wait(100)
    assert len(found) == 1


def test_the_same_seats_vote_by_day_and_the_count_is_told_by_its_steps(lab: Lab) -> None:
    """day.tie_break: everybody votes for the wolf; with one vote against another there is a re-vote."""
    lab.begin("role", "villager")
    night = lab.draft
    lab.setDay(True)
    wolf = next(seat.name for seat in lab.draft.seats if seat.role == "werewolf")

    assert [way["fraction"] for way in lab.ways] == ["1/1"]
    assert lab._ways is not None and lab._ways.ways[0].decided == wolf
    assert lab.steps and all(step.step.startswith("day.") for step in lab._ways.ways[0].steps)
    assert next(row for row in lab.seats if row["name"] == night.seats[0].name)["acts"][0]["targets"]
    for seat in lab.draft.seats:
        lab.editing.open(seat.name)
        if seat.vote and seat.name not in (wolf, night.seats[0].name):
            lab.editing.toggleVote(seat.vote)
    assert lab._ways.ways[0].decided is None
    assert lab.ways[0]["headline"] == lab.text.of("lab-day-again") and lab.ways[0]["tone"] == "good"
    lab.setDay(False)
    assert [seat.acts for seat in lab.draft.seats] == [seat.acts for seat in night.seats]


def test_a_vote_is_cast_by_hand_and_the_dead_have_none(lab: Lab) -> None:
    lab.begin("role", "villager")
    lab.setDay(True)
    me, wolf, seer = (seat.name for seat in lab.draft.seats[:3])
    edit = lab.editing
    edit.open(me)
    assert [one["chosen"] for one in edit.now["ballot"] if one["name"] == wolf] == [True]
    edit.toggleVote(seer)
    assert lab.draft.seat(me).vote == seer
    edit.toggleVote(seer)
    assert lab.draft.seat(me).vote == ""
    edit.open(wolf)
    edit.setAlive(False)
    assert all(not seat.vote or lab.draft.seat(seat.vote).alive for seat in lab.draft.seats)
    assert edit.now["ballot"] == [] and lab.state == "ready"


def test_a_day_is_saved_and_opened_again(lab: Lab, tmp_path: Path) -> None:
    lab.begin("role", "villager")
    lab.setDay(True)
    lab.saveFile(str(tmp_path / "day.json"))
    saved = [(seat.name, seat.vote) for seat in lab.draft.seats]
    lab.begin("role", "seer")
    lab.openFile(str(tmp_path / "day.json"))

    assert lab.day and [(seat.name, seat.vote) for seat in lab.draft.seats] == saved and lab.state == "ready"


def test_days_of_the_house_count_the_same_and_are_told_without_a_gap() -> None:
    """What the lab page makes of a day has the outcomes the scenario states; each has its words in both languages."""
    for one in night_lab.load((ROOT / "tests/scenarios/day.json").read_bytes()):
        draft = draft_of(one)
        if len(one.weather) > 1:
            continue
        there = {(o.p, o.decided, str(o.deaths), str(o.results)) for o in night_lab.outcomes(one, False).outcomes}
        again = night_lab.load(scenario(draft))[0]
        here = {(o.p, o.decided, str(o.deaths), str(o.results)) for o in night_lab.outcomes(again, False).outcomes}
        assert here == there, one.id
        ways = count(scenario(draft))
        for language in ("ja", "en"):
            told = Teller(draft, Catalogue(language))
            assert "⟨" not in f"{told.way(ways.ways[0])} {told.steps(ways.ways[0])}", one.id
