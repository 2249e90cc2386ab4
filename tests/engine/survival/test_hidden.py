"""Nothing hidden shows: views do not change with what a seat may not know, and nobody is waited for by role."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from palace import answer, play_out, seats

from engine import commands as do
from engine import events as ev
from engine.game import Game
from engine.setup import Illegal, Setup
from engine.survival.options import GAMES

QUIET = ("seer", "medium", "feng_shui_master", "twin")
"""Roles that only learn something."""
SECRET = (ev.Dealt, ev.Became, ev.Readied, ev.Noted, ev.Voted)
PRIVATE = ("perk:", "used:")
"""Events, and traits, that only their own seat may see."""
READING = frozenset({"divine", "commune", "survey", "check_twin"})


def play(dealt: dict[int, str], game_id: str, days: int) -> Game:
    """The same course for every deal: each seat does the same things, readers read, wolves raid seat 9 downwards."""
    cast = {role: list(dealt.values()).count(role) for role in dealt.values()}
    options: dict[str, bool | int | str] = {"day_game": game_id, "gods": "", "speech_rounds": 1, "tie_rule": "none"}
    game = Game.new(Setup(
        ruleset="survival", seats=seats(len(dealt)), cast=cast, fixed=dealt, options=options, seed="hidden"
    ))
    while not game.over and game.day <= days:
        for seat in sorted(game.waiting()):
            if seat in game.waiting():
                step(game, seat)
    return game


def step(game: Game, seat: int) -> None:
    r = random.Random(f"{game.day}/{game.phase}/{game.view(0).round}/{seat}")
    specs = {spec.id: spec for spec in game.legal(seat) if not spec.blocked}
    for id, spec in specs.items():
        if id in READING and spec.required:
            game.submit(seat, answer(random.Random(1), spec))
        elif id == "nominate" and spec.required:
            game.submit(seat, do.Act(action=id, targets=(max(spec.targets),)))
    specs = {spec.id: spec for spec in game.legal(seat) if not spec.blocked}
    if "ready" in specs:
        game.submit(seat, do.Ready())
    elif "vote" in specs:
        game.submit(seat, do.Vote(target=r.choice(specs["vote"].targets)))
    else:
        names = sorted(id for id, spec in specs.items() if spec.required and id != "operate")
        game.submit(seat, answer(r, specs[r.choice(names)]))


def private(event: ev.AnyEvent) -> bool:
    """Whether the event shows what only its own seat may see."""
    if isinstance(event, ev.Gained):
        return event.trait.startswith(PRIVATE)
    return isinstance(event, ev.Shown) and event.scene == "supplies"


@pytest.mark.parametrize("game_id", ["", *GAMES])
def test_who_reads_the_cards_does_not_show(game_id: str) -> None:
    """Whoever of seats 2–4 is the seer, the medium or a villager: a wolf, a villager and an onlooker see the same."""
    views = []
    for roles in permutations(("seer", "medium", "villager")):
        dealt = {1: "wolf", 2: roles[0], 3: roles[1], 4: roles[2]} | dict.fromkeys(range(5, 10), "villager")
        game = play(dealt, game_id, 3)
        views.append([list(game.view(seat).events) for seat in (0, 1, 6)])
    # The list of winners and roles at the very end is for all to see.
    cut = [[[e for e in events if not isinstance(e, ev.Ended)] for events in view] for view in views]
    assert all(view == cut[0] for view in cut[1:])


def test_everybody_is_waited_for_alike() -> None:
    """A window that some use begins by waiting for all, and an act of power changes nothing about it."""
    dealt = {1: "wolf", 2: "seer", 3: "piper", 4: "chaos", 5: "twin", 6: "twin", 7: "villager", 8: "villager",
             9: "villager"}
    cast = {role: list(dealt.values()).count(role) for role in dealt.values()}
    game = Game.new(Setup(ruleset="survival", seats=seats(9), cast=cast, fixed=dealt, seed="1"))
    everybody = frozenset(range(1, 10))
    assert game.phase == "morning" and game.waiting() == everybody
    game.submit(4, do.Act(action="delete_rule", picks={"clause": ("vote_daily",)}))
    assert game.waiting() == everybody
    game.submit(0, do.TimeUp())
    while game.phase == "discussion":
        assert game.waiting() == everybody
        game.submit(0, do.TimeUp())
    assert game.phase == "night" and game.waiting() == everybody
    game.submit(2, do.Act(action="divine", targets=(1,)))
    game.submit(3, do.Act(action="play_flute"))
    assert game.waiting() == everybody
    assert [event for event in game.view(7).events if isinstance(event, ev.Acted)] == []
    with pytest.raises(Illegal) as refused:
        game.submit(1, do.Ready())
    assert refused.value.reason == "act_first"


def test_views_hold_no_secret_of_another_seat() -> None:
    """Over random games no seat sees another's role, cause of a night's exit, perk or supply before the end."""
    for number in range(25):
        game = play_out(f"secrets/{number}")
        for seat in range(0, len(game.view(0).seats) + 1):
            own = game.view(seat)
            for event in own.events:
                if isinstance(event, ev.Died):
                    assert event.cause == "exited" or not event.night
                elif isinstance(event, SECRET) or private(event):
                    assert event.seat == seat, event


def test_what_is_legal_is_accepted_and_nothing_else() -> None:
    """Every unblocked spec takes an answer; every blocked one, every barred seat and every unknown act is refused."""
    r = random.Random("agree")
    checked = 0
    for number in range(12):
        marks: list[int] = []
        game = play_out(f"agree/{number}", marks=marks)
        log = game.log
        for cut in r.sample(marks, min(12, len(marks))):
            for seat in range(1, len(game.view(0).seats) + 1):
                now = Game.load(log[:cut])
                if now.over or not now.state.alive(seat):
                    continue
                for spec in now.legal(seat):
                    if spec.kind == "say":
                        continue
                    trial = Game.load(log[:cut])
                    command = answer(r, spec) if not spec.blocked else do.Act(action=spec.id)
                    if spec.blocked and spec.kind != "act":
                        command = do.Ready() if spec.kind == "ready" else do.Vote(target=1)
                    before = len(trial.log)
                    try:
                        trial.submit(seat, command)
                        refused = ""
                    except Illegal as error:
                        refused = error.reason
                        assert len(trial.log) == before
                    assert bool(refused) == bool(spec.blocked) or refused in ("same_pair", "path"), (spec, refused)
                    checked += 1
                for target, reason in [bar for spec in now.legal(seat) if spec.kind == "vote" for bar in spec.barred]:
                    with pytest.raises(Illegal) as wrong:
                        now.submit(seat, do.Vote(target=target))
                    assert wrong.value.reason == reason or wrong.value.reason in ("already", "silenced", "stepped_out",
                                                                                  "phase")
    assert checked > 200
