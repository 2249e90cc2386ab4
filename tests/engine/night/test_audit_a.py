"""Nights worked out from the rule text by a second hand: stages 1 to 20, bodies, weathers, both editions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine import lab
from engine.setup import Illegal

NIGHTS = Path(__file__).parents[2] / "scenarios" / "audit_a.json"
PLAIN: dict[str, Any] = {
    "id": "q",
    "seats": [
        {"name": "W", "role": "werewolf"}, {"name": "B", "role": "villager"}, {"name": "G", "role": "bodyguard"},
    ],
    "actions": [
        {"actor": "W", "action": "eat", "targets": ["B"]}, {"actor": "G", "action": "guard", "targets": ["B"]},
    ],
}


@pytest.mark.parametrize("scenario", lab.load(NIGHTS.read_bytes()), ids=lambda scenario: scenario.id)
def test_these_nights_come_out_as_worked_out(scenario: lab.Scenario) -> None:
    found = lab.outcomes(scenario)

    assert found.equal, [outcome.row() for outcome in found.outcomes]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"actions": [{"actor": "W", "action": "munch", "targets": ["B"]}]}, "unknown_action"),
        ({"actions": [{"actor": "W", "action": "munch_pass"}]}, "unknown_action"),
        ({"version": "3.1.0a9", "weather": ["full_escape"]}, "unknown_weather"),
        ({"outcomes": [{"p": "1/0"}]}, "scenario_odds"),
    ],
)
def test_what_a_scenario_cannot_name_is_one_clear_error(change: dict[str, Any], reason: str) -> None:
    (scenario,) = lab.load(json.dumps([PLAIN | change]).encode())

    with pytest.raises(Illegal) as refused:
        lab.outcomes(scenario)
    assert refused.value.reason == reason


def test_passes_and_revelations_may_bear_the_ids_of_the_script() -> None:
    """README: the `ref` of a table row is an alias on input"""
    told = {"p": "1", "results": {"G": [["GUARD_SUCCESS", "B"]]}}
    passing = PLAIN["actions"] + [{"actor": "B", "action": "ASSASSIN_NOT_DO"}]
    (scenario,) = lab.load(json.dumps([PLAIN | {"actions": passing, "outcomes": [told]}]).encode())

    assert lab.outcomes(scenario).equal
