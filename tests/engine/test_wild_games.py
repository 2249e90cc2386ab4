"""Whole games of random villages of all roles, weather on, both editions (issue: 200 here, 5,000 in the long run)."""

from __future__ import annotations

import os
import random

import msgspec
import pytest
from wild import wild_game

from engine import events as ev
from engine.events import AnyEvent

SEED = os.environ.get("TSUKIMORI_TEST_SEED", str(random.randrange(1 << 32)))


def test_random_villages_of_all_roles_play_to_their_end(request: pytest.FixtureRequest) -> None:
    """No exception, no game over 60 days, the invariants at every event; fold = state; a view is what its seat may
    see."""
    roles: set[str] = set()
    results: set[str] = set()
    for number in range(5_000 if request.config.getoption("--soak", default=False) else 200):
        seed = f"{SEED}/{number}"
        print("TSUKIMORI_TEST_SEED", SEED, "game", number)
        game = wild_game(seed, trace=number % 2 == 0)
        end = next(event for event in reversed(game.log) if isinstance(event, ev.Ended))
        roles |= set(end.roles.values())
        results.add(end.result)
    assert len(roles) > 150 and len(results) >= 5


def test_their_logs_have_one_wire_form() -> None:
    game = wild_game(f"{SEED}/wire")
    assert msgspec.json.decode(msgspec.json.encode(game.log), type=list[AnyEvent]) == game.log
