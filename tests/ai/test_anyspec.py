"""Any spec is answered legally by lot: every preset of Survival is played to its end by players without a plan."""

from __future__ import annotations

import pytest

from ai.agent import Budget, make
from ai.anyspec import Lot, answer
from ai.arena import play, setup_for
from engine import catalogue
from engine.actions import ActionSpec, Field
from engine.commands import Act, Vote
from engine.views import View


@pytest.mark.parametrize("preset", catalogue.presets(), ids=lambda preset: preset.id)
def test_every_preset_is_played_to_its_end(preset):
    for seed in ("1", "2"):
        setup = setup_for("survival", preset.id, len(preset.roles), seed)
        game = play(setup, [make("simple")] * len(preset.roles), Budget(seed=seed))
        assert game.over and game.day <= 12
        again = play(setup, [make("simple")] * len(preset.roles), Budget(seed=seed))
        assert again.log == game.log


def test_fields_slips_and_stocks_are_filled():
    spec = ActionSpec(id="show", kind="act", fields=(
        Field("cards", ("2H", "3H"), 3, 3, stock=(2, 1)), Field("stake", low=4, high=6), Field("perks", ("a",), 0, 1),
    ))  # fmt: skip
    picks = answer(spec, View(1), Lot("x")).picks
    assert sorted(picks["cards"]) == ["2H", "2H", "3H"] and 4 <= int(picks["stake"][0]) <= 6 and "perks" not in picks

    vote = ActionSpec(id="vote", kind="vote", targets=(2, 3), least=1, most=1, extra=2, repeat=True)
    assert answer(vote, View(1), Lot("x"), first=(3,)) == Vote(target=3, more=(3, 3))


def test_a_paladin_does_not_name_last_nights_pair():
    view = View(1)
    view.traits[1] = [("last_pair", 203)]
    spec = ActionSpec(id="ward", kind="act", targets=(1, 2, 3), least=2, most=2)
    for key in "abcdefgh":
        command = answer(spec, view, Lot(key), first=(2, 3))
        assert isinstance(command, Act) and set(command.targets) != {2, 3}
