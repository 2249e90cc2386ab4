"""Which perks the day games of a setup give: those in play, and as many of a perk ballot as the table wishes."""

from __future__ import annotations

import pytest
from palace import seats

from engine import commands as do
from engine import events as ev
from engine.actions import ActionSpec
from engine.game import Game
from engine.setup import Setup

CAST = {"wolf": 1, "seer": 1, "knight": 1, "villager": 3}
OTHERS = ("night_watch", "shield_bearer")


def opened(day_game: str, **options: bool | int | str) -> Game:
    return Game.new(Setup(
        ruleset="survival", seats=seats(6), cast=CAST, seed="perks",
        options={"day_game": day_game, "gods": "", "speech_rounds": 1, "first_day_vote": True, **options},
    ))


def spec_of(game: Game, seat: int, id: str) -> ActionSpec:
    return next(spec for spec in game.legal(seat) if spec.id == id)


def played_to_its_ballot(**options: bool | int | str) -> Game:
    """Ten billion yen after four rounds in which nobody bought anything: the wolves have won it."""
    game = opened("ten_billion_yen", **options)
    while game.phase == "day_game":
        for seat in sorted(game.waiting()):
            game.submit(seat, do.Act(action="wait"))
    return game


@pytest.mark.parametrize(("many", "gained"), [(1, 1), (3, 2)])
def test_a_perk_ballot_gives_the_perks_named_most(many: int, gained: int) -> None:
    """perk_count: so many of those the winning camp has named, all to one seat."""
    game = Game.new(Setup(
        ruleset="survival", seats=seats(7), cast={"wolf": 2, "seer": 1, "villager": 4}, seed="perks",
        fixed={1: "wolf", 2: "wolf"},
        options={"day_game": "ten_billion_yen", "gods": "", "first_day_vote": True, "perk_count": many},
    ))
    while game.phase == "day_game":
        for seat in sorted(game.waiting()):
            game.submit(seat, do.Act(action="wait"))
    for seat in sorted(game.waiting()):
        perk = {1: "sealer", 2: "hypnotist"}.get(seat, "astrologer")
        game.submit(seat, do.Act(action="perk_ballot", targets=(1,), picks={"perk": (perk,)}))

    won = [event.trait for event in game.log if isinstance(event, ev.Gained) and event.trait.startswith("perk:")]
    assert len(won) == gained
    assert set(won) <= {"perk:sealer", "perk:hypnotist"}


def test_a_perk_ballot_offers_the_perks_in_play() -> None:
    game = played_to_its_ballot(perks=",".join(OTHERS))

    assert game.phase == "day_game_result"
    assert spec_of(game, 1, "perk_ballot").fields[0].options == OTHERS


def test_without_perks_in_play_there_is_no_ballot() -> None:
    game = played_to_its_ballot(perks="")

    assert game.phase == "discussion"


def test_cards_pay_no_perk_that_is_not_in_play() -> None:
    game = opened("poker", perks="night_watch")
    for seat in sorted(game.waiting()):
        spec = spec_of(game, seat, "show")
        assert spec.fields[1].options == ("night_watch",)
        stock = [card for card, many in zip(spec.fields[0].options, spec.fields[0].stock, strict=True) for _ in
                 range(many)]
        game.submit(seat, do.Act(action="show", picks={"cards": tuple(stock[:5])}))

    gained = [perk for event in game.log if isinstance(event, ev.Shown) and event.key == "gained"
              for perk in event.value]
    assert set(gained) <= {"night_watch"}


def test_boxes_whose_perk_is_not_in_play_stay_shut() -> None:
    game = opened("colour_collecting", perks=",".join(OTHERS))

    assert game.view(1).board["colour_collecting", "open", 0] == ["green", "white"]


def test_the_log_explains_whom_the_beast_caught() -> None:
    """Every catch of a round has its trace, and names who walked the beast there."""
    caught = traced = 0
    for number in range(6):
        game = Game.new(Setup(
            ruleset="survival", seats=seats(8), cast={"wolf": 1, "villager": 7}, seed=str(number), fixed={1: "wolf"},
            options={"day_game": "wolf_tag", "gods": "", "speech_rounds": 1},
        ))
        while game.phase == "day_game":
            for seat in sorted(game.waiting()):
                if game.round % 2:
                    game.submit(seat, do.Act(action="step", picks={"way": ("stay",)}))
                elif seat == 1:
                    here = game.view(1).board["wolf_tag", "path", 0][-1]
                    path = {"5": ("2", "1"), "1": ("4", "7"), "7": ("8", "9")}[here]
                    game.submit(seat, do.Act(action="operate", picks={"path": path}))
                else:
                    game.submit(seat, do.Act(action="watch"))
        caught += sum(isinstance(e, ev.Gained) and e.trait == "asleep" for e in game.log)
        steps = [e for e in game.log if isinstance(e, ev.Traced) and (e.step, e.verdict) == ("day_game", "asleep")]
        traced += len(steps)
        assert all(step.actor == 1 and step.to == ev.MASTER for step in steps)
    assert caught == traced > 0
