"""Every worked example comes out as it says, to the exact fraction."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import lab
from engine.setup import Illegal

FOLDER = Path(__file__).parents[2] / "scenarios"
LAW = FOLDER / "survival.json"
FILES = [LAW, FOLDER / "survival_more.json"]
"""Those of the law, and those worked out by hand from its texts."""


def scenarios() -> list:  # type: ignore[type-arg]
    return [scenario for file in FILES for scenario in lab.load(file.read_bytes(), "survival")]


@pytest.mark.parametrize("scenario", scenarios(), ids=lambda scenario: scenario.id)
def test_the_lab_agrees(scenario) -> None:  # type: ignore[no-untyped-def]
    found = lab.outcomes(scenario, trace=False)
    assert found.equal, [outcome.row() for outcome in found.outcomes]
    assert sum(outcome.p for outcome in found.outcomes) == 1


SCENARIO = {
    "id": "x", "roles": {"W": "wolf", "A": "seer", "B": "villager", "C": "villager"}, "day": 2, "phase": "night",
    "moves": [{"seat": "W", "do": "nominate", "targets": ["A"]}],
}


def test_what_is_stated_wrong_differs() -> None:
    right = SCENARIO | {"outcomes": [{"p": "1", "exits": {"A": "raid"}, "results": {}}]}
    other = SCENARIO | {"outcomes": [{"p": "1", "exits": {"B": "raid"}, "results": {}}]}
    half = SCENARIO | {"outcomes": [{"p": "1/2", "exits": {"A": "raid"}, "results": {}}]}
    rows = json.dumps([right, other, half, SCENARIO]).encode()
    told = [lab.outcomes(row).equal for row in lab.load(rows, "survival")]
    assert told == [True, False, False, None]


def test_the_likeliest_way_is_explained_by_stages() -> None:
    (scenario,) = lab.load(json.dumps(SCENARIO).encode(), "survival")
    (outcome,) = lab.outcomes(scenario).outcomes
    assert [(note.step, note.seat, note.target, note.verdict) for note in outcome.trace] == [
        ("raid", 1, 2, "raid"), ("settle_apply", 0, 2, "raid"),
    ]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"roles": {"W": "nobody"}}, "unknown_role"),
        ({"phase": "noon"}, "scenario_phase"),
        ({"moves": [{"seat": "Q", "do": "divine", "targets": ["A"]}]}, "scenario_seat"),
        ({"given": {"effects": [{"effect": "glow", "seats": ["A"]}]}}, "scenario_effect"),
        ({"outcomes": [{"p": "-1"}]}, "scenario_odds"),
    ],
)
def test_what_names_nothing_is_refused(change: dict, reason: str) -> None:  # type: ignore[type-arg]
    (scenario,) = lab.load(json.dumps(SCENARIO | change).encode(), "survival")
    with pytest.raises(Illegal) as refused:
        lab.outcomes(scenario)
    assert refused.value.reason == reason
