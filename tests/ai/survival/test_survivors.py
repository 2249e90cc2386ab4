"""The player of Survival: every preset to its end, no peeking, no memory but the view, votes after the plan spoken."""

from __future__ import annotations

import secrets

import pytest

from ai.agent import Budget, make
from ai.arena import play, run, setup_for
from ai.survival.knowing import WOLF
from engine import catalogue
from engine import events as ev
from engine.events import Dealt, visible
from engine.views import View

PRESETS = tuple(table.id for table in catalogue.tables("survival"))
TRIAL = ("town_6", "black_7", "snow_8", "billion_9", "poker_9", "colour_10", "palace_11", "canal_12", "norn_13")
"""One preset for each day game."""


def seats_of(preset: str) -> int:
    return int(preset.rsplit("_", 1)[1])


class Witness:
    """Plays like `first` and keeps what it was asked and what it answered."""

    name = "first"

    def __init__(self) -> None:
        self.inner = make("first")
        self.asked: list[tuple[int, int, list, object]] = []

    def urge(self, view, specs, budget):
        answer = self.inner.urge(view, specs, budget)
        self.asked.append((view.seat, len(view.events), list(specs), answer))
        return answer

    def decide(self, view, specs, budget):
        answer = self.inner.decide(view, specs, budget)
        self.asked.append((view.seat, len(view.events), list(specs), answer))
        return answer


def whole(preset: str, seed: str):
    """A game of `first` at *preset*; a refused command raises."""
    print(f"{preset}: seed {seed}")
    setup = setup_for("survival", preset, seats_of(preset), seed)
    witness = Witness()
    return play(setup, [witness] * seats_of(preset), Budget(seed)), witness.asked


def again(agent, seen: View, specs, answer: object, seed: str) -> object:
    return (agent.urge if isinstance(answer, float) else agent.decide)(seen, specs, Budget(seed))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_played_to_its_end(preset: str):
    game, _ = whole(preset, secrets.token_hex(4))

    assert game.over
    said = [e for e in game.log if isinstance(e, ev.Said) and e.channel == "talk" and e.statements]
    assert all(all(e.wording) for e in said)
    voted = {e.day for e in game.log if isinstance(e, ev.PhaseBegan) and e.phase == "vote"}
    assert voted <= {e.day for e in said}, "a day went to its vote without a word"


@pytest.mark.parametrize("preset", ("quick_5", "town_6", "palace_11"))
def test_talk_has_many_turns_even_in_a_short_game(preset: str):
    """Seeds are fixed: how rich talk is, is a count, not a law of every game."""
    for seed in ("rich-1", "rich-2", "rich-3"):
        game, _ = whole(preset, seed)
        said = {s.type for e in game.log if isinstance(e, ev.Said) and e.channel == "talk" for s in e.statements}
        assert len(said) >= 6


@pytest.mark.parametrize("preset", TRIAL)
def test_a_new_agent_with_a_refolded_view_decides_the_same(preset: str):
    seed = secrets.token_hex(4)
    game, asked = whole(preset, seed)

    for seat, count, specs, answer in asked[:: max(1, len(asked) // 25)]:
        seen = View(seat)
        for event in game.log:
            if len(seen.events) == count:
                break
            if visible(event, seat):
                seen.apply(event)
        assert again(make("first"), seen, specs, answer, seed) == answer


@pytest.mark.parametrize("preset", TRIAL)
def test_what_a_seat_may_not_know_changes_nothing(preset: str):
    """Roles that seat 3 does not see, and facts of the day game shown to others only, are others: same decisions."""
    seed = secrets.token_hex(4)
    game, asked = whole(preset, seed)
    dealt = {e.seat: e.role for e in game.log if isinstance(e, Dealt)}
    shuffled = dict(zip(dealt, [*list(dealt.values())[1:], dealt[1]], strict=True))

    def hidden(event):
        if visible(event, 3):
            return event
        if isinstance(event, Dealt):
            return Dealt(event.to, seat=event.seat, role=shuffled[event.seat])
        if isinstance(event, ev.Shown):
            return ev.Shown(event.to, scene=event.scene, key=event.key, seat=event.seat, value="other")
        return event

    other = [hidden(event) for event in game.log]
    mine = [a for a in asked if a[0] == 3]
    for seat, count, specs, answer in mine[:: max(1, len(mine) // 12)]:
        seen = View(seat)
        for event in other:
            if len(seen.events) == count:
                break
            if visible(event, seat):
                seen.apply(event)
        assert again(make("first"), seen, specs, answer, seed) == answer


def test_the_first_slip_follows_the_plan_spoken():
    checked = 0
    for seed in ("plan-1", "plan-2", "plan-3"):
        game, _ = whole("colour_10", seed)
        plans: dict[int, int] = {}
        for event in game.log:
            match event:
                case ev.PhaseBegan(phase="discussion", round=1):
                    plans = {}
                case ev.Said(channel="talk"):
                    for s in event.statements:
                        if s.type in ("vote_plan", "vote_switch"):
                            plans[event.seat] = s.target
                case ev.Voted(round=1) if event.seat in plans and plans[event.seat] in game.view(0).everyone:
                    checked += 1
                    assert plans[event.seat] == event.target
                case _:
                    pass
    assert checked > 10


def test_nobody_who_reads_true_calls_a_human_a_wolf():
    """A village seer's spoken results are what it was told."""
    checked = 0
    for seed in ("true-1", "true-2", "true-3", "true-4"):
        game, _ = whole("black_7", seed)
        roles = {e.seat: e.role for e in game.log if isinstance(e, Dealt)}
        for event in game.log:
            if not isinstance(event, ev.Said) or roles[event.seat] != "seer":
                continue
            for s in event.statements:
                if s.type == "report" and s.kind == "divined":
                    checked += 1
                    wolfish = catalogue.role("survival", roles[s.target]).count == WOLF
                    assert (s.value == "werewolf") == wolfish
    assert checked > 2


def test_the_pack_raids_none_of_its_own():
    for seed in ("raid-1", "raid-2", "raid-3"):
        game, _ = whole("snow_8", seed)
        roles = {e.seat: e.role for e in game.log if isinstance(e, Dealt)}
        raids = [e for e in game.log if isinstance(e, ev.Acted) and e.action == "nominate"]
        assert raids
        for raid in raids:
            assert all(catalogue.role("survival", roles[seat]).count != WOLF for seat in raid.targets)


def test_the_measures_of_talk_see_the_days_and_secret_ballots_of_survival():
    """Days begin with a discussion there, and the box is not read out."""
    found = run("survival", "poker_9", 9, 5, 31, report=True, workers=1)["report"]

    assert found["talk"]["lines_per_day"] > 5
    assert found["talk"]["vote_is_plan"] >= 0.95
    assert found["ears"]["T4_talk_to_vote"]["vote_is_plan"] >= 0.95
    assert sum(found["talk"]["first_statement"].values()) == 5
    assert found["auc"] != 0.5
