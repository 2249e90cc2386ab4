"""Random whole games of Survival, watched at every event; loading them."""

from __future__ import annotations

import os
import random

import pytest
from palace import move, play_out

from engine.game import Game, imagine
from engine.setup import Illegal
from engine.survival.options import GAMES

SEED = os.environ.get("TSUKIMORI_TEST_SEED", "palace")


def test_random_games_end_and_break_no_rule(request: pytest.FixtureRequest) -> None:
    """150 games (3,000 with --soak) of any roles, gods and options; what is loaded equals what was played."""
    for number in range(3_000 if request.config.getoption("--soak") else 150):
        seed = f"{SEED}/{number}"
        print("TSUKIMORI_TEST_SEED", seed)
        game = play_out(seed)
        assert Game.load(game.log).state == game.state


def test_a_game_goes_on_from_a_view_and_from_a_save() -> None:
    """In the middle of anything: what is loaded goes on as it would have, and what is imagined can be played out."""
    r = random.Random(f"{SEED}/middle")
    for number in range(12):
        marks: list[int] = []
        game = play_out(f"{SEED}/middle/{number}", marks=marks)
        for cut in r.sample(marks[:-1], min(4, len(marks) - 1)):
            saved = Game.load(game.log[:cut])
            seat = r.choice(sorted(saved.view(0).alive))
            world = {t: saved.state.roles[t].id for t in range(1, saved.state.n + 1)}
            dreamt = imagine(saved.view(seat), world, lots=number)
            finish(dreamt, r)
            twin = Game.load(game.log[:cut])
            state = r.getstate()
            finish(saved, r)
            r.setstate(state)
            finish(twin, r)
            assert saved.log == twin.log


def finish(game: Game, r: random.Random) -> None:
    """Plays the game to its end."""
    for _ in range(20_000):
        if game.over:
            return
        seat, command = move(r, game)
        try:
            game.submit(seat, command)
        except Illegal as refused:
            assert refused.reason in ("same_pair", "path")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game_id", GAMES)
def test_every_day_game_is_played(game_id: str) -> None:
    """Each day game alone, in a dozen games: it begins, and whole games end."""
    begun = 0
    for number in range(12):
        game = play_out(f"{SEED}/{game_id}/{number}", (game_id,))
        begun += game.view(0).board.get(("day_game", "game", 0)) == game_id
    assert begun >= 3
