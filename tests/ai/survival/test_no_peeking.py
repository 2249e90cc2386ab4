"""No peeking: the engine itself is run again with another deal; as long as a seat sees the same, it decides the same.

Two other seats change roles, and what a role does at night goes with it; all else is done by the same seats as before.
From the first event on that the seat sees otherwise it may know the difference, and there the comparison ends.
"""

from __future__ import annotations

import random
import secrets

import pytest
from msgspec.structs import replace

import ai.arena
from ai.agent import Budget, make
from ai.arena import play, setup_for
from engine.commands import Act, AnyCommand, Skip
from engine.game import Game
from engine.setup import Illegal
from engine.survival.roles import ROLES
from engine.survival.terms import VILLAGE, Power

PRESETS = ("town_6", "black_7", "snow_8", "billion_9", "poker_9", "colour_10", "palace_11", "canal_12", "norn_13")
BY_ROLE = {power.action for role in ROLES.values() for power in role.every(Power)} | {"nominate", "operate", "watch"}
"""What goes with the role: whoever holds it does it."""


class Recorder(Game):
    """Keeps every command, with what its seat might have done instead."""

    __slots__ = ("commands",)

    def submit(self, seat: int, command: AnyCommand):
        if not hasattr(self, "commands"):
            self.commands = []
        self.commands.append((seat, command, list(self.legal(seat)) if seat else []))
        return super().submit(seat, command)


class Witness:
    """`first`, and what it was asked: how many commands had been given, the seat, how many events it had seen, …"""

    name = "first"

    def __init__(self, mind) -> None:
        self.mind = mind
        self.asked: list[tuple[int, int, int, list, object]] = []

    def sits_at(self, game: Recorder) -> None:
        self.game, self.inner = game, self.mind(game)

    def _note(self, view, specs, answer):
        given = len(getattr(self.game, "commands", ()))
        self.asked.append((given, view.seat, len(view.events), list(specs), answer))
        return answer

    def urge(self, view, specs, budget):
        return self._note(view, specs, self.inner.urge(view, specs, budget))

    def decide(self, view, specs, budget):
        return self._note(view, specs, self.inner.decide(view, specs, budget))


class Peeker:
    """Plays like `first`, but lets what the table knows shine through how much it wishes to speak."""

    def __init__(self, game: Game) -> None:
        self.game, self.inner = game, make("first")

    def urge(self, view, specs, budget):
        hidden = sum(seat * len(role.id) for seat, role in enumerate(self.game.state.roles))
        return self.inner.urge(view, specs, budget) + 1e-9 * hidden

    def decide(self, view, specs, budget):
        return self.inner.decide(view, specs, budget)


def honest(game: Game):
    return make("first")


def first_game(preset: str, seed: str, monkeypatch, mind) -> tuple[Witness, dict[int, str]]:
    """A game with a deal by lot."""
    setup = setup_for("survival", preset, int(preset.rsplit("_", 1)[1]), seed)
    roles = [role for role, many in sorted(setup.cast.items()) for _ in range(many)]
    random.Random(seed).shuffle(roles)
    dealt = dict(enumerate(roles, 1))
    witness = Witness(mind)

    class Watched(Recorder):
        __slots__ = ()

        @classmethod
        def new(cls, *args, **more):
            game = super().new(*args, **more)
            witness.sits_at(game)
            return game

    monkeypatch.setattr(ai.arena, "Game", Watched)
    play(replace(setup, fixed=dealt), [witness] * len(roles), Budget(seed))
    return witness, dealt


def other_game(witness: Witness, setup, mine: int, one: int, other: int, seed: str) -> int:
    """Plays on with the roles of *one* and *other* exchanged; how many decisions of *mine* were the same."""
    first = witness.game
    game, seen = Game.new(setup, trace=False), first.view(mine).events
    mind, budget = witness.mind(game), Budget(seed)
    asked = [entry for entry in witness.asked if entry[1] == mine]
    same = 0
    for given, (seat, command, legal) in enumerate(first.commands):
        while asked and asked[0][0] == given:
            _, _, count, specs, answer = asked.pop(0)
            view = game.view(mine)
            if view.events != seen[:count]:
                return same
            again = (mind.urge if isinstance(answer, float) else mind.decide)(view, specs, budget)
            assert again == answer, f"seat {mine} at {game.day} {game.phase}: {again} is not {answer}"
            same += 1
        if seat == mine:
            assert list(game.legal(mine)) == legal
        if isinstance(command, (Act, Skip)) and command.action in BY_ROLE:
            seat = {one: other, other: one}.get(seat, seat)
        try:
            game.submit(seat, command)
        except Illegal:
            return same
    return same


def knows(mine: str, theirs: str) -> bool:
    """Whether *mine* is shown at the deal who is *theirs*: one's camp, but for the village's; the other twin."""
    camp = ROLES[mine].camp
    return mine == theirs == "twin" or (camp != VILLAGE and camp == ROLES[theirs].camp)


def compare(preset: str, seed: str, monkeypatch, tries: int, mind=honest) -> int:
    print(f"{preset}: seed {seed}")
    witness, dealt = first_game(preset, seed, monkeypatch, mind)
    r = random.Random(f"{seed}/swaps")
    setup = setup_for("survival", preset, len(dealt), seed)
    same = 0
    for _ in range(tries):
        mine = r.choice(sorted(dealt))
        strange = [seat for seat in dealt if seat != mine and not knows(dealt[mine], dealt[seat])]
        one, other = r.choice([(a, b) for a in strange for b in strange if a < b and dealt[a] != dealt[b]])
        swapped = dealt | {one: dealt[other], other: dealt[one]}
        same += other_game(witness, replace(setup, fixed=swapped), mine, one, other, seed)
    return same


@pytest.mark.parametrize("preset", PRESETS)
def test_with_another_deal_that_a_seat_cannot_tell_it_decides_the_same(preset: str, monkeypatch):
    assert compare(preset, secrets.token_hex(4), monkeypatch, 6) > 0


def test_who_peeks_is_found_out(monkeypatch):
    with pytest.raises(AssertionError, match="is not"):
        compare("black_7", "peek", monkeypatch, 20, Peeker)


@pytest.mark.soak
@pytest.mark.parametrize("preset", [*PRESETS, "chaos_14", "queen_15", "full_palace_16"])
def test_many_other_deals_change_no_decision(preset: str, monkeypatch):
    for _ in range(5):
        assert compare(preset, secrets.token_hex(4), monkeypatch, 40) > 0
