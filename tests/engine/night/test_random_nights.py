"""Random nights over all roles, traits, weathers and versions. A failure prints the seed of its night."""

from __future__ import annotations

import time

import pytest
from random_nights import check_night

BATCH = 100


@pytest.mark.parametrize("batch", range(20))
def test_any_night_can_be_played_explained_and_enumerated(batch: int) -> None:
    """play · explain · outcomes · plans, 2,000 nights"""
    enumerated = 0
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        try:
            enumerated += check_night(str(number), limit=40 if number % 10 == 0 else 0)
        except Exception as error:
            raise AssertionError(f"night of seed {number}") from error
    assert enumerated


@pytest.mark.soak
def test_so_can_fifty_thousand_others() -> None:
    """The same, 50,000 nights from a seed of the day, which a failure prints"""
    seed = int(time.time())
    for number in range(50_000):
        try:
            check_night(f"{seed}.{number}", limit=200 if number % 20 == 0 else 0)
        except Exception as error:
            raise AssertionError(f"night of seed {seed}.{number}") from error
