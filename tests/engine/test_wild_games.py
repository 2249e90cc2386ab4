"""Whole games of random villages of all roles, weather on, both editions (issue: 200 here, 5,000 in the long run)."""

from __future__ import annotations

import os
import random

import msgspec
import pytest
from scenes import table
from wild import wild_command, wild_game, wild_setup, wild_steps

from engine import commands as do
from engine import events as ev
from engine.events import AnyEvent
from engine.game import Game, imagine
from engine.shikigami.acting import Acting, Instant

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


def twice(game: Game) -> tuple[Game, Game]:
    """The same game, to be gone on with in two ways."""
    return Game.load(game.log), Game.load(game.log)


def test_what_is_chosen_at_night_or_voted_behind_a_curtain_shows_to_nobody_before_its_time() -> None:
    """Two games part where one seat chooses: whoever does not share its choice sees and is offered the same."""
    compared = 0
    for number in range(120):
        r = random.Random(f"{SEED}/choice/{number}")
        game = Game.new(wild_setup(r), trace=False)
        for _ in wild_steps(r, game, r.randint(1, 120)):
            pass
        if game.over:
            continue
        state = game.state
        for seat in sorted(game.waiting()):
            role = state.roles[seat]
            shared = any(acting.pack for acting in role.every(Acting)) or role.get(Instant) is not None
            if shared or (game.phase == "vote" and state.options["open_vote"]) or game.phase == "day":
                continue
            one, two = twice(game)
            first, second = wild_command(r, one, seat), wild_command(r, two, seat)
            if not isinstance(first, (do.Act, do.Vote)) or not isinstance(second, (do.Act, do.Vote)):
                continue
            one.submit(seat, first)
            two.submit(seat, second)
            if (one.phase, one.day, one.round) != (game.phase, game.day, game.round):
                continue
            assert (two.phase, two.day, two.round) == (game.phase, game.day, game.round), "nor does the other end it"
            for other in range(len(state.infos) + 1):
                if other != seat:
                    compared += 1
                    assert one.view(other) == two.view(other), (first, second)
                    assert one.legal(other) == two.legal(other)
    assert compared > 100


def test_a_deal_shows_to_nobody_but_those_it_concerns() -> None:
    """Two seats change cards: nobody else sees a difference, but in whom their own bonds introduce to them."""
    for number in range(60):
        r = random.Random(f"{SEED}/deal/{number}")
        game = Game.new(wild_setup(r))
        dealt = {seat: role.id for seat, role in enumerate(game.state.roles) if seat}
        a, b = r.sample([seat for seat in dealt if seat != game.state.dummy], 2)
        other = {**dealt, a: dealt[b], b: dealt[a]}
        options = dict(game.state.options)
        one, two = (table(" ".join(deal[seat] for seat in sorted(deal)), **options) for deal in (dealt, other))
        for seat in dealt:
            if seat not in (a, b):
                mine, theirs = (
                    [event for event in each.view(seat).events if not isinstance(event, ev.Introduced)]
                    for each in (one, two)
                )
                assert mine == theirs
                if not any(acting.pack for acting in one.state.roles[seat].every(Acting)):
                    assert one.legal(seat) == two.legal(seat)


def test_an_imagined_wild_game_holds_what_was_seen_and_plays_to_its_end() -> None:
    """imagine: whatever has happened, with the roles of now the viewer's table goes on to an end."""
    for number in range(40):
        r = random.Random(f"{SEED}/imagine/{number}")
        game = Game.new(wild_setup(r), trace=False)
        for _ in wild_steps(r, game, r.randint(1, 200)):
            pass
        if game.over:
            continue
        seen = game.view(r.choice([s for s in range(1, len(game.state.infos) + 1) if s != game.state.dummy]))
        world = {seat: role.id for seat, role in enumerate(game.state.roles) if seat}
        dream = imagine(seen, world, number)
        assert (dream.day, dream.phase, dream.round) == (game.day, game.phase, game.round)
        assert dream.view(0).alive == game.view(0).alive
        assert dream.view(seen.seat).said == seen.said
        for _ in wild_steps(r, dream):
            pass
        assert dream.over
