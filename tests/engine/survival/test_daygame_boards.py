"""What each seat sees of the day games: never too much, and never what is no longer so."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest
from palace import answer, seats

from engine import events as ev
from engine.game import Game
from engine.setup import Illegal, Setup
from engine.survival.options import GAMES

SEED = os.environ.get("TSUKIMORI_TEST_SEED", "boards")
N = 9
CAST = {"wolf": 2, "seer": 1, "knight": 1, "villager": N - 4}


def rounds(game_id: str, number: int, days: int = 2) -> Iterator[tuple[Game, int, list[ev.AnyEvent]]]:
    """A random game that plays *game_id* every day: after each command, who gave it and what it brought."""
    seed = f"{SEED}/{game_id}/{number}"
    print("TSUKIMORI_TEST_SEED", seed)
    r = random.Random(seed)
    options: dict[str, bool | int | str] = {
        "day_game": game_id, "gods": "", "speech_rounds": 1, "tie_rule": "none", "first_day_vote": True,
    }
    game = Game.new(Setup(ruleset="survival", seats=seats(N), cast=CAST, options=options, seed=seed))
    while not game.over and game.day <= days:
        seat = r.choice(sorted(game.waiting()))
        specs = [spec for spec in game.legal(seat) if not spec.blocked and spec.kind != "say"]
        before = len(game.log)
        try:
            game.submit(seat, answer(r, r.choice(specs)))
        except Illegal as refused:
            assert refused.reason == "path"
        if game.day <= days:
            yield game, seat, game.log[before:]


def sees(event: ev.AnyEvent, seat: int) -> bool:
    return event.to == ev.PUBLIC or (isinstance(event.to, frozenset) and seat in event.to)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_move_shows_to_nobody_before_its_round_is_resolved(game_id: str) -> None:
    """Whoever moves first: until the last move nobody else gets any event."""
    moved = 0
    for game, seat, events in rounds(game_id, 0):
        if game.phase != "day_game" or any(isinstance(event, ev.PhaseBegan) for event in events):
            continue
        if any(isinstance(event, ev.Shown) for event in events):
            continue
        moved += 1
        for event in events:
            assert not any(sees(event, other) for other in range(1, N + 1) if other != seat), event
    assert moved or game_id in ("bbj", "norn_judgement", "poker")


def test_boxes_are_weighed_once_a_round() -> None:
    """What everybody sees of colour collecting is totals after each round: no sum for each harvest, in box order."""
    for number in range(5):
        for _, _, events in rounds("colour_collecting", number):
            shown = [
                event.key for event in events
                if isinstance(event, ev.Shown) and event.scene == "colour_collecting" and event.to == ev.PUBLIC
            ]
            assert len(set(shown)) == len(shown), shown


def test_nobody_believes_a_card_lies_where_it_was() -> None:
    """After swaps a hidden card is what a seat holds it to be, or unknown; its owner knows it; so too the next day."""
    swaps = forgotten = 0
    for number in range(12):
        for game, _, events in rounds("bbj", number, days=3):
            if game.phase != "day_game":
                continue
            swaps += any(isinstance(event, ev.Shown) and event.key == "swapped" for event in events)
            truth = game.state.board
            alive = sorted(game.view(0).alive)
            for seat in (0, *alive):
                board = game.view(seat).board
                for owner in alive:
                    card = board.get(("bbj", "hidden", owner))
                    assert card in (None, truth["bbj", "hidden", owner])
                    assert seat != owner or card is not None
                    assert board["bbj", "open", owner] == truth["bbj", "open", owner]
                    forgotten += card is None
    assert swaps > 20 and forgotten


def test_a_card_once_open_stays_known() -> None:
    """A card swapped out of an open slot is known to all, wherever it is swapped next (BBJ, Timing)."""
    followed = 0
    for number in range(12):
        public: set[str] = set()
        for game, _, events in rounds("bbj", number, days=1):
            if game.phase != "day_game":
                continue
            board = game.state.board
            for event in events:
                if isinstance(event, ev.Shown) and event.scene == "bbj" and event.key == "open":
                    public.add(event.value)
            seen = game.view(0).board
            for owner in sorted(game.view(0).alive):
                card = board["bbj", "hidden", owner]
                if card in public:
                    assert seen["bbj", "hidden", owner] == card
                    followed += 1
    assert followed
