"""Worked nights with stated outcomes, and the reading of scenario files."""

from __future__ import annotations

import hashlib
import json
from fractions import Fraction
from pathlib import Path

import pytest

from engine import catalogue, lab
from engine.setup import Illegal
from engine.shikigami.roles import ALIASES

SCENARIOS = Path(__file__).parents[1] / "scenarios"
CLASSIC = SCENARIOS / "classic.json"
SHIKIGAMI = SCENARIOS / "shikigami.json"
OWN = SCENARIOS / "own" / "roles.json"
"""Nights and evenings of roles that the rule text has no scenario for, worked out from its words."""
RULE_TEXT = "6a879767f93bf0a2f4c55a411e473a4a7dad5387f2a9984e2799eec63dfcd088"
"""SHA-256 of the rule text's own scenarios, of which the file here is a copy."""
NIGHT = {
    "id": "q",
    "seats": [
        {"name": "W", "role": "werewolf"}, {"name": "B", "role": "villager"}, {"name": "S", "role": "seer"},
    ],
    "actions": [{"actor": "W", "action": "eat", "targets": ["B"]}],
}


@pytest.mark.parametrize(
    "scenario", [one for file in (CLASSIC, SHIKIGAMI, OWN) for one in lab.load(file.read_bytes())],
    ids=lambda scenario: scenario.id,
)
def test_the_worked_nights_come_out_as_stated(scenario: lab.Scenario) -> None:
    """The rule text's own scenarios, all stages in both editions, and ours"""
    found = lab.outcomes(scenario)

    assert found.equal, [outcome.row() for outcome in found.outcomes]
    assert all(outcome.trace for outcome in found.outcomes if outcome.deaths)
    for message in scenario.public:
        assert all(any(n.what == message[0] for n in outcome.trace) for outcome in found.outcomes)


def test_the_copied_scenarios_are_those_of_the_rule_text() -> None:
    """tests/scenarios/shikigami.json; elsewhere there are as many of them as there were"""
    copied = json.loads(SHIKIGAMI.read_bytes())

    assert len(copied) == 617
    assert hashlib.sha256(SHIKIGAMI.read_bytes()).hexdigest() == RULE_TEXT


def test_every_role_has_a_worked_night_or_evening() -> None:
    """tests/scenarios"""
    told = {
        seat["role"] for path in SCENARIOS.rglob("*.json") for scenario in json.loads(path.read_bytes())
        if isinstance(scenario, dict)
        for seat in scenario.get("seats", ())
    }
    told |= {ALIASES[role] for role in told if role in ALIASES}

    assert not {facts.id for facts in catalogue.roles("shikigami")} - told


def test_a_question_has_no_verdict_and_a_wrong_answer_a_bad_one() -> None:
    """Distribution.equal"""
    wrong = NIGHT | {"outcomes": [{"p": "1", "deaths": {"S": "wolf_killed"}}]}
    half = NIGHT | {"outcomes": [{"p": "1/2", "deaths": {"B": "wolf_killed"}}]}
    right = NIGHT | {"outcomes": [
        {"p": "1/3", "deaths": {"B": "wolf_killed"}}, {"p": "2/3", "deaths": {"B": "WOLF_KILLED"}},
    ]}
    told = [lab.outcomes(scenario).equal for scenario in lab.load(json.dumps([NIGHT, wrong, half, right]).encode())]

    assert told == [None, False, False, True]


def test_the_ids_of_the_script_are_understood() -> None:
    """ref: aliases on input only"""
    seats = [
        {"name": "W", "role": "wolf"}, {"name": "B", "role": "human"}, {"name": "C", "role": "poison_cat"},
        {"name": "X", "role": "human", "alive": False},
    ]
    actions = [
        {"actor": "W", "action": "WOLF_EAT", "targets": ["B"]},
        {"actor": "C", "action": "POISON_CAT_DO", "targets": ["X"]},
    ]
    (scenario,) = lab.load(json.dumps({"weather": ["no_revive"], "seats": seats, "actions": actions}).encode())
    (outcome,) = lab.outcomes(scenario).outcomes

    assert outcome.deaths == {"B": "wolf_killed"} and outcome.p == Fraction(1)
    assert outcome.results == {"C": [["revive_failed", "X"]]}


@pytest.mark.parametrize(("change", "reason"), [
    ({"version": "2.0"}, "unknown_version"), ({"ruleset": "chess"}, "unknown_ruleset"),
    ({"night": 0}, "scenario_night"), ({"night": "two"}, "scenario_file"), ({"seats": []}, "scenario_seats"),
    ({"weather": ["frogs"]}, "unknown_weather"),
    ({"seats": [{"name": "A", "role": "wolf"}, {"name": "A", "role": "wolf"}]}, "scenario_seats"),
    ({"seats": [{"name": "A", "role": "baker"}]}, "unknown_role"), ({"seats": [{"name": "A"}]}, "scenario_file"),
    ({"seats": [{"name": "A", "role": "wolf", "traits": ["tall"]}], "actions": []}, "unknown_trait"),
    ({"actions": [{"actor": "Z", "action": "eat", "targets": ["B"]}]}, "unknown_seat"),
    ({"actions": [{"actor": "W", "action": "eat", "targets": ["Z"]}]}, "unknown_seat"),
    ({"outcomes": [{"p": "a third"}]}, "scenario_odds"), ({"outcomes": [{"p": "1/0"}]}, "scenario_odds"),
    ({"version": "3.1.0a9", "weather": ["dark_night"]}, "unknown_weather"),
])
def test_a_scenario_that_names_what_does_not_exist_is_refused(change: dict, reason: str) -> None:
    """load, outcomes: one clear reason"""
    with pytest.raises(Illegal) as error:
        lab.outcomes(lab.load(json.dumps([NIGHT | change]).encode())[0])
    assert error.value.reason == reason


@pytest.mark.parametrize("data", [b"", b"[", b"[3]", b'"x"', b"\xff\xfe", b"[[]]"])
def test_a_file_that_is_no_scenario_file_is_refused(data: bytes) -> None:
    """load"""
    with pytest.raises(Illegal) as error:
        lab.load(data)
    assert error.value.reason == "scenario_file"


def test_a_seat_that_did_nothing_and_an_unused_key_do_not_matter() -> None:
    """A scenario may carry what we do not know yet"""
    (scenario,) = lab.load(json.dumps([NIGHT | {"author": "me"}]).encode())

    assert lab.outcomes(scenario).outcomes[0].deaths == {"B": "wolf_killed"}


def test_batches_of_nights_are_deterministic() -> None:
    """run_nights"""
    cast = {"werewolf": 2, "seer": 1, "bodyguard": 1, "fox": 1, "villager": 4}

    assert lab.run_nights(cast, 300, seed=1) == lab.run_nights(cast, 300, seed=1)
    assert 150 < lab.run_nights(cast, 300, seed=1) < 450
