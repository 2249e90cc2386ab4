"""What a setup must be, what is told about it, and the public facts of the rule set."""

from __future__ import annotations

import pytest
from palace import seats

from engine import catalogue
from engine.game import Game
from engine.setup import Illegal, Setup

FIVE = {"wolf": 1, "seer": 1, "knight": 1, "villager": 2}


def setup(**changes: object) -> Setup:
    base: dict[str, object] = {"ruleset": "survival", "seats": seats(5), "cast": FIVE}
    return Setup(**base | changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seats": seats(4)}, "seats"),
        ({"seats": seats(17)}, "seats"),
        ({"cast": {"wolf": 1, "villager": 3}}, "cast_size"),
        ({"cast": {"wolf": 1, "fox": 4}}, "unknown_role"),
        ({"cast": {"villager": 5}}, "no_wolf"),
        ({"cast": {"gevaudan": 1, "villager": 4}}, "only_wolf_leaves"),
        ({"cast": {"wolf": 2, "vampire": 1, "villager": 2}}, "over_at_once"),
        ({"cast": {"wolf": 1, "twin": 1, "villager": 3}}, "twins"),
        ({"cast": {"wolf": 1, "twin": 3, "villager": 1}}, "twins"),
        ({"options": {"moon": True}}, "unknown_option"),
        ({"options": {"tie_rule": "coin"}}, "option_value"),
        ({"options": {"gods": "thor,zeus"}}, "option_value"),
        ({"options": {"day_limit": 0}}, "option_value"),
        ({"options": {"count_has_seat": 6}}, "option_value"),
        ({"fixed": {9: "wolf"}}, "target"),
        ({"fixed": {1: "wolf", 2: "wolf"}}, "role_not_in_cast"),
    ],
)
def test_a_bad_setup_is_refused(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(Illegal) as refused:
        Game.new(setup(**changes))
    assert refused.value.reason == reason


def test_accomplices_are_humans_of_the_wolf_camp() -> None:
    game = Game.new(setup(cast={"wolf": 2, "accomplice": 2, "villager": 1}))
    wolves = [seat for seat in range(1, 6) if game.view(seat).role in ("wolf", "accomplice")]
    assert all(game.view(seat).bonds["wolf"] == tuple(wolves) for seat in wolves)


def test_what_is_odd_is_told() -> None:
    told = catalogue.warnings(setup(cast={"freki": 1, "villager": 4}))
    assert [caution.id for caution in told] == ["no_apples"]
    told = catalogue.warnings(setup(cast={"lycanthrope": 1, "villager": 4}, options={"gods": "thor"}))
    assert [caution.id for caution in told] == ["no_perks", "gods_without_price"]
    assert not catalogue.warnings(setup(cast={"geri": 1, "villager": 4}, options={"day_game": "janken"}))


def test_every_preset_and_every_number_of_seats_can_be_played() -> None:
    for preset in catalogue.presets():
        n = len(preset.roles)
        game = Game.new(setup(seats=seats(n), cast=preset.cast, options=dict(preset.options)))
        assert game.day == 1 and len(game.view(0).seats) == n
    for n in range(5, 17):
        catalogue.check(setup(seats=seats(n), cast=catalogue.cast("survival", "standard", n)))


def test_the_catalogue_knows_the_rule_set() -> None:
    assert len(catalogue.roles("survival")) == 29
    assert (len(catalogue.gods()), len(catalogue.perks()), len(catalogue.day_games())) == (13, 6, 9)
    assert sum(catalogue.clauses().values()) == 13 and len(catalogue.clauses()) == 19
    assert len(catalogue.prohibitions()) == 7 and len(catalogue.presets()) == 13
    fenrir = catalogue.role("survival", "fenrir")
    assert (fenrir.camp, fenrir.count, fenrir.seen_as, fenrir.medium_as) == ("wolf", "wolf", "village", "wolf")
    accomplice = catalogue.role("survival", "accomplice")
    assert (accomplice.count, accomplice.seen_as, accomplice.bond) == ("human", "village", "wolf")
    assert catalogue.options("survival")["daily_apples"] == 10
    assert catalogue.option_words("survival", "tie_rule") == ("runoff_then_none", "none", "random", "all")
