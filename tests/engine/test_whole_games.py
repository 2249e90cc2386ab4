"""Random whole games, watched at every event; loading, replaying and imagining them."""

from __future__ import annotations

import os
import random

import msgspec
import pytest
from scenes import Watch, play_out, random_command, random_setup, table

from engine import events as ev
from engine.events import AnyEvent
from engine.game import Game, imagine
from engine.lots import Scripted

SEED = os.environ.get("TSUKIMORI_TEST_SEED", "moon")


def test_random_games_end_and_break_no_rule(request: pytest.FixtureRequest) -> None:
    """Every event of 200 games (2,000 with --soak) goes past the invariant checker; what is loaded equals what was
    played."""
    for number in range(2_000 if request.config.getoption("--soak") else 200):
        seed = f"{SEED}/{number}"
        print("TSUKIMORI_TEST_SEED", seed)
        game = play_out(seed)
        assert Game.load(game.log).state == game.state


def test_a_game_is_replayed_from_its_draws() -> None:
    """The same commands with the lots of the log make the same log."""
    for number in range(30):
        seed = f"{SEED}/replay/{number}"
        print("TSUKIMORI_TEST_SEED", seed)
        r = random.Random(seed)
        setup = random_setup(r)
        game = Game.new(setup)
        commands = []
        while not game.over:
            seat = r.choice(sorted(game.waiting()))
            command = random_command(r, game, seat)
            if command is not None:
                commands.append((seat, command))
                game.submit(seat, command)

        picks = Scripted([event.picked for event in game.log if isinstance(event, ev.Drawn)])
        again = Game.new(setup, lots=lambda scene, picks=picks: picks)
        for seat, command in commands:
            again.submit(seat, command)
        assert again.log == game.log


def test_a_loaded_game_goes_on_as_it_would_have() -> None:
    """Loading in the middle changes nothing that comes after."""
    r = random.Random(f"{SEED}/load")
    for _ in range(20):
        game = Game.new(random_setup(r))
        while not game.over:
            seat = r.choice(sorted(game.waiting()))
            command = random_command(r, game, seat)
            if command is None:
                continue
            other = Game.load(game.log)
            assert other.legal(seat) == game.legal(seat)
            assert other.waiting() == game.waiting()
            if r.random() < 0.2:
                assert other.submit(seat, command) == game.submit(seat, command)
                game = other
            else:
                game.submit(seat, command)


def test_the_log_has_one_wire_form() -> None:
    """Events survive JSON unchanged, so a save is the game."""
    game = play_out(f"{SEED}/wire")
    wire = msgspec.json.encode(game.log)
    assert msgspec.json.decode(wire, type=list[AnyEvent]) == game.log


def test_without_traces_the_same_game_is_played() -> None:
    """The fast reader and the explaining one agree event for event."""
    r = random.Random(f"{SEED}/trace")
    for _ in range(20):
        setup = random_setup(r)
        told, fast = Game.new(setup), Game.new(setup, trace=False)
        while not told.over:
            seat = r.choice(sorted(told.waiting()))
            command = random_command(r, told, seat)
            if command is not None:
                told.submit(seat, command)
                fast.submit(seat, command)
        assert fast.log == [event for event in told.log if not isinstance(event, ev.Traced)]


def test_who_cannot_tell_two_tables_apart_sees_the_same() -> None:
    """A villager and a possessed change seats: up to the end nobody but they themselves (and the master) sees a
    difference."""
    roles = ["villager", "possessed", "seer", "medium", "freemason", "freemason", "werewolf", "villager", "bodyguard"]
    for number in range(20):
        r = random.Random(f"{SEED}/swap/{number}")
        one = table(" ".join(roles), talk=2)
        two = table(" ".join([roles[1], roles[0], *roles[2:]]), talk=2)
        while not one.over and not two.over:
            seat = r.choice(sorted(one.waiting()))
            command = random_command(r, one, seat)
            if command is None:
                continue
            one.submit(seat, command)
            two.submit(seat, command)
            for other in range(3, 10):
                if not one.over and not two.over:
                    assert one.view(other) == two.view(other)
                    assert one.legal(other) == two.legal(other)
        assert one.over == two.over


def test_an_imagined_game_holds_what_was_seen_and_can_be_played_to_its_end() -> None:
    """imagine: the world is true in it, the viewer has seen the same, and it goes on from there."""
    for number in range(30):
        r = random.Random(f"{SEED}/imagine/{number}")
        game = Game.new(random_setup(r))
        world = {seat: role.id for seat, role in enumerate(game.state.roles) if seat}
        stop = r.randint(1, 60)
        while not game.over and stop:
            seat = r.choice(sorted(game.waiting()))
            command = random_command(r, game, seat)
            if command is not None:
                game.submit(seat, command)
                stop -= 1
        if game.over:
            continue
        seen = game.view(r.choice([s for s in world if s != game.state.dummy]))
        dream = imagine(seen, world, number)
        assert (dream.day, dream.phase) == (game.day, game.phase)
        assert {s: role.id for s, role in enumerate(dream.state.roles) if s} == world
        assert dream.view(0).alive == game.view(0).alive
        assert dream.view(seen.seat).said == seen.said
        before = len(game.log)
        while not dream.over:
            seat = r.choice(sorted(dream.waiting()))
            command = random_command(r, dream, seat)
            if command is not None:
                dream.submit(seat, command)
        assert len(game.log) == before


def test_the_checker_notices_a_death_without_a_line() -> None:
    """The watch itself is watched: a killing nobody traced fails it."""
    game = table("villager villager villager werewolf seer")
    watch = Watch(game)
    game._table.emit(ev.Died(seat=1, day=1, night=True))
    with pytest.raises(AssertionError):
        watch.look()
