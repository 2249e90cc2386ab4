"""Small nights after dream_eating to death_note_move, with odds worked out by hand from the rule text."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import lab

NIGHTS = lab.load((Path(__file__).parents[2] / "scenarios" / "audit_b.json").read_bytes())


@pytest.mark.parametrize("scenario", NIGHTS, ids=lambda scenario: scenario.id)
def test_a_night_has_the_odds_of_the_rule_text(scenario):
    found = lab.outcomes(scenario)
    assert found.equal, [outcome.row() for outcome in found.outcomes]
