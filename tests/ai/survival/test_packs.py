"""Which seats may be the pack: weighed once a table, moved on line by line."""

from __future__ import annotations

import secrets

import pytest

from ai.agent import Budget, make
from ai.arena import play, setup_for
from ai.reading import Reading
from ai.survival.worlds import Known, Packs
from engine.events import PUBLIC
from engine.game import Game


def played(preset: str, seed: str) -> Game:
    print(f"{preset}: seed {seed}")
    seats = int(preset.rsplit("_", 1)[1])
    return play(setup_for("survival", preset, seats, seed), [make("first")] * seats, Budget(seed))


@pytest.mark.parametrize("preset", ("black_7", "poker_9"))
def test_packs_that_listened_all_along_weigh_as_those_that_hear_all_at_once(preset: str):
    game = played(preset, secrets.token_hex(4))
    known = Known({1: False}, ((2, True, False),))
    along, whole = Reading(), Reading()
    listener: Packs | None = None
    for at, event in enumerate(e for e in game.log if e.to == PUBLIC):
        along.apply(event)
        whole.apply(event)
        if along.seats and at % 7 == 0:
            listener = listener or Packs(along, along.cast, 2)
            assert listener.odds(known, ()) == Packs(whole, whole.cast, 2).odds(known, ())

    assert listener is not None


def test_the_chances_of_all_seats_sum_to_the_number_of_wolves():
    game = played("poker_9", secrets.token_hex(4))
    reading = Reading()
    for event in game.log:
        if event.to == PUBLIC:
            reading.apply(event)

    assert sum(Packs(reading, {}, 2).odds(Known({}), ())) == pytest.approx(2.0)


def test_one_may_still_ask_what_a_seat_believes_when_the_game_is_over():
    game = played("quick_5", "over")

    seen = make("first").suspicion(game.view(1))

    assert set(seen) == {2, 3, 4, 5}
