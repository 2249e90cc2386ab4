"""The players as pure functions of views: no peeking, no memory but the view, no blunders, sensible play."""

from __future__ import annotations

import secrets

import pytest

from ai.agent import Agent, Budget, make
from ai.arena import play, setup_for
from ai.blunders import blunders
from ai.chance import Stream
from ai.speech.catalogue import TYPES
from engine import events as ev
from engine.commands import AnyCommand, Ready, Say
from engine.events import Dealt, visible
from engine.game import Game
from engine.speech import Statement
from engine.views import View, view

EVERYBODY = {
    "villager": 2, "werewolf": 2, "seer": 1, "medium": 1, "bodyguard": 1, "possessed": 1, "fox": 1, "depraver": 1,
    "freemason": 2, "poisoner": 1, "cat": 1, "cupid": 1,
}  # fmt: skip


@pytest.fixture(params=["new game 1", "new game 2"])
def seed(request: pytest.FixtureRequest) -> str:
    """A new game every run; a failing test shows its seed among what was printed."""
    fresh = secrets.token_hex(4)
    print(f"{request.param}: seed {fresh}")
    return fresh


def budget(seed: str) -> Budget:
    return Budget(seed=f"ai-{seed}")


def everybody(seed: str):
    """A village with every role of the classic game in it."""
    setup = setup_for("shikigami", "classic", 15, seed)
    return type(setup)(ruleset="shikigami", seats=setup.seats, cast=EVERYBODY, seed=seed)


class Recorder:
    """Plays like another agent and keeps every question it was asked with its answer."""

    def __init__(self, inner: Agent) -> None:
        self.inner = inner
        self.name = inner.name
        self.asked: list[tuple[int, int, list, object]] = []

    def urge(self, view: View, specs, budget: Budget) -> float:
        answer = self.inner.urge(view, specs, budget)
        self.asked.append((view.seat, len(view.events), list(specs), answer))
        return answer

    def decide(self, view: View, specs, budget: Budget) -> AnyCommand:
        answer = self.inner.decide(view, specs, budget)
        self.asked.append((view.seat, len(view.events), list(specs), answer))
        return answer


def recorded(seed: str, seats: int = 0, name: str = "first") -> tuple[Game, list]:
    setup = setup_for("shikigami", "classic", seats, seed) if seats else everybody(seed)
    recorder = Recorder(make(name))
    game = play(setup, [recorder] * len(setup.seats), budget(seed))
    return game, recorder.asked


def ask_again(agent: Agent, seen: View, specs, answer: object, seed: str) -> object:
    if isinstance(answer, float):
        return agent.urge(seen, specs, budget(seed))
    return agent.decide(seen, specs, budget(seed))


def test_a_new_agent_with_a_refolded_view_decides_the_same(seed: str):
    """Kill and resume: nothing but the stored events is needed."""
    game, asked = recorded(seed, 9)
    step = max(1, len(asked) // 60)

    for seat, count, specs, answer in asked[::step]:
        seen = View(seat)
        for event in game.log:
            if len(seen.events) == count:
                break
            if visible(event, seat):
                seen.apply(event)
        assert ask_again(make("first"), seen, specs, answer, seed) == answer


@pytest.mark.parametrize("name", ["first", "simple"])
def test_what_a_seat_may_not_know_changes_nothing(seed: str, name: str):
    """The hidden roles of the others are dealt anew on the master's side: same view, same decision."""
    game, asked = recorded(seed, name=name)
    hidden = {e.seat: e.role for e in game.log if isinstance(e, Dealt)}
    shuffled = dict(zip(hidden, [*list(hidden.values())[1:], hidden[1]], strict=True))
    other = [
        Dealt(e.to, seat=e.seat, role=shuffled[e.seat]) if isinstance(e, Dealt) and e.to != frozenset({7}) else e
        for e in game.log
    ]

    asked_seven = [a for a in asked if a[0] == 7]
    for seat, count, specs, answer in asked_seven[:: max(1, len(asked_seven) // 20)]:
        before, after = View(seat), View(seat)
        for mine, theirs in zip(game.log, other, strict=True):
            if len(before.events) == count:
                break
            if visible(mine, seat):
                before.apply(mine)
            if visible(theirs, seat):
                after.apply(theirs)
        assert before.events == after.events
        assert ask_again(make(name), after, specs, answer, seed) == answer


def test_whole_games_of_every_role_without_a_blunder(seed: str):
    game, asked = recorded(seed)

    assert game.over
    assert blunders(game.log) == []
    talk = [e for e in game.log if isinstance(e, ev.Said) and e.channel == "talk"]
    assert sum(any(s.re is not None for s in e.statements) for e in talk) >= 0.5 * len(talk)
    assert all(all(e.wording) for e in talk)
    assert len(asked) > 100


class Chatterbox:
    """A guest who says anything at all, in any order, as a human may."""

    name = "chatterbox"

    def __init__(self, seed: str) -> None:
        self.lots = Stream("chatter", seed)
        self.inner = make("simple")

    def urge(self, view: View, specs, budget: Budget) -> float:
        return self.lots.real()

    def decide(self, view: View, specs, budget: Budget) -> AnyCommand:
        if view.phase != "day" or self.lots.happens(0.2):
            return self.inner.decide(view, specs, budget)
        seats = len(view.seats)
        kind = self.lots.one_of(TYPES)
        said = Statement(
            kind,
            target=self.lots.bits() % (seats + 1),
            others=(1 + self.lots.bits() % seats,),
            to=self.lots.bits() % (seats + 1),
            role=self.lots.one_of(("", "seer", "medium", "werewolf", "fox", "villager", "bodyguard")),
            kind=self.lots.one_of(("", "divined", "medium", "guarded", "claim", "pick", "vote")),
            value=self.lots.one_of(("", "human", "werewolf")),
            night=self.lots.bits() % 4,
            degree=self.lots.bits() % 5,
        )
        return Say(statements=(said,))


def test_a_guest_may_say_anything(seed: str):
    """Whatever is said, the others play on and make no blunder of their own."""
    setup = setup_for("shikigami", "classic", 9, seed)
    guest, first = Chatterbox(seed), make("first")
    game = play(setup, [guest, *[first] * 7, guest], budget(seed))

    assert game.over
    own = [e for e in game.log if not (isinstance(e, ev.Said) and e.seat in (1, 9))]
    assert blunders(own) == []


def test_votes_follow_the_last_plan():
    for seed in ("plan-1", "plan-2", "plan-3"):
        game, _ = recorded(seed, 9)
        plans: dict[int, int] = {}
        for event in game.log:
            match event:
                case ev.PhaseBegan(phase="day"):
                    plans = {}
                case ev.Said(channel="talk"):
                    for s in event.statements:
                        if s.type in ("vote_plan", "vote_switch"):
                            plans[event.seat] = s.target
                case ev.Voted(round=1):
                    assert plans.get(event.seat, event.target) == event.target
                case _:
                    pass


def test_every_reason_points_at_what_happened():
    """Reasons resolve to public events of that kind with those seats."""
    game, _ = recorded("reasons", 12)
    onlooker = view(0, game.log)
    ballots = {(b.voter, b.target) for c in onlooker.counts for b in c.ballots}
    spoken = {(e.seat, s.type, s.target) for e in onlooker.said for s in e.statements}
    checked = 0
    for said in onlooker.said:
        for statement in said.statements:
            for reason in statement.because:
                checked += 1
                match reason.kind:
                    case "vote":
                        assert (reason.seats[0], reason.seats[1]) in ballots
                    case "push":
                        seat, target = reason.seats
                        kinds = ("suspect", "shift", "vote_plan")
                        assert any((seat, kind, target) in spoken for kind in kinds)
                    case "defend":
                        assert (reason.seats[0], "trust", reason.seats[1]) in spoken
                    case "result" | "medium":
                        assert (reason.seats[1], "report", reason.seats[0]) in spoken
                    case "claim":
                        assert any(s == reason.seats[0] and kind in ("claim", "counter_claim") for s, kind, _ in spoken)
                    case "death":
                        assert reason.seats[0] in onlooker.deaths
                    case _:
                        pass
    assert checked > 10


def test_the_true_seer_never_lies():
    for seed in ("seer-1", "seer-2", "seer-3", "seer-4"):
        game, _ = recorded(seed, 11)
        roles = {e.seat: e.role for e in game.log if isinstance(e, Dealt)}
        seer = next(s for s, r in roles.items() if r == "seer")
        for event in game.log:
            if isinstance(event, ev.Said) and event.seat == seer:
                for s in event.statements:
                    if s.type == "report":
                        assert (s.value == "werewolf") == (roles[s.target] == "werewolf")


def test_an_unknown_agent_is_refused():
    with pytest.raises(ValueError, match="nobody"):
        make("nobody")


def test_with_nothing_to_say_one_is_ready():
    setup = setup_for("shikigami", "classic", 5, "quiet")
    game = Game.new(setup)
    seen = game.view(1)

    assert make("first").urge(seen, [], budget("quiet")) == 0.0
    assert isinstance(make("simple").decide(View(1, phase="day"), [], budget("quiet")), Ready)
