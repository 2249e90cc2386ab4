"""Random whole games of Survival, watched at every event; loading them."""

from __future__ import annotations

import os

import pytest
from palace import play_out

from engine.game import Game

SEED = os.environ.get("TSUKIMORI_TEST_SEED", "palace")


def test_random_games_end_and_break_no_rule(request: pytest.FixtureRequest) -> None:
    """150 games (3,000 with --soak) of any roles, gods and options; what is loaded equals what was played."""
    for number in range(3_000 if request.config.getoption("--soak") else 150):
        seed = f"{SEED}/{number}"
        print("TSUKIMORI_TEST_SEED", seed)
        game = play_out(seed)
        assert Game.load(game.log).state == game.state
