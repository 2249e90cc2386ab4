"""Random Survival games: setups, commands, and a checker every event goes past."""

from __future__ import annotations

import random
from collections import Counter

from engine import commands as do
from engine import events as ev
from engine.actions import ActionSpec
from engine.commands import AnyCommand
from engine.game import Game
from engine.setup import Illegal, Setup
from engine.survival.checks import check
from engine.survival.gods import GODS
from engine.survival.options import GAMES
from engine.survival.roles import ROLES

FLAGS = ("first_day_vote", "show_role_list", "knight_self_guard", "queen_has_vampire_traits", "chaos_permanent",
         "skoll_replaces_night_raid", "god_repeat", "incidents", "first_night_raid")


def seats(n: int) -> tuple[ev.SeatInfo, ...]:
    return tuple(ev.SeatInfo(name=f"s{number}") for number in range(1, n + 1))


def random_setup(r: random.Random, games: tuple[str, ...] = GAMES) -> Setup:
    """A valid setup of any roles, with any options."""
    while True:
        n = r.randint(5, 16)
        roles = [r.choice(list(ROLES)) for _ in range(n)]
        if r.random() < 0.3:
            roles[:2] = ["twin", "twin"]
        options: dict[str, bool | int | str] = {
            "day_game": ",".join(r.sample(games, min(len(games), r.randint(0, 3)))),
            "gods": ",".join(GODS) if r.random() < 0.7 else "",
            "tie_rule": r.choice(("runoff_then_none", "none", "random", "all")),
            "free_time": r.choice(("auto", "on", "off")), "vote_place": r.choice(("fixed", "daily")),
            "speech_rounds": r.randint(1, 3), "witch_kills": r.choice((-1, 1)), "day_limit": r.choice((3, 12)),
            "fylgja_repeat": r.choice(("once_each", "no_consecutive")),
        }
        options |= {name: r.random() < 0.5 for name in r.sample(FLAGS, 3)}
        setup = Setup(
            ruleset="survival", seats=seats(n), cast=dict(Counter(roles)), options=options, seed=str(r.random())
        )
        try:
            check(setup)
        except Illegal:
            continue
        return setup


def answer(r: random.Random, spec: ActionSpec) -> AnyCommand:
    """Some command that the spec offers."""
    if spec.kind == "ready":
        return do.Ready()
    if spec.kind == "say":
        return do.Say(text="…", channel=r.choice(spec.channels))
    if spec.kind == "vote":
        slips = [r.choice(spec.targets) for _ in range(1 + r.randint(0, spec.extra))]
        return do.Vote(target=slips[0], more=tuple(slips[1:]))
    picks = {}
    for field in spec.fields:
        if not field.options:
            picks[field.name] = tuple(str(r.randint(field.low, field.high)) for _ in range(field.least))
            continue
        pool = [o for i, o in enumerate(field.options) for _ in range(field.stock[i] if field.stock else 1)]
        picks[field.name] = tuple(r.sample(pool, r.randint(field.least, min(field.most, len(pool)))))
    least, most = spec.least, min(spec.most, len(spec.targets))
    return do.Act(action=spec.id, targets=tuple(r.sample(spec.targets, r.randint(least, most))), picks=picks)


def move(r: random.Random, game: Game) -> tuple[int, AnyCommand]:
    """Some seat's next command; now and then the host's clock or report."""
    if r.random() < 0.02:
        return 0, do.TimeUp()
    if r.random() < 0.005:
        for spec in game.legal(0):
            return 0, answer(r, spec)
    waiting = sorted(game.waiting())
    for _ in range(50):
        seat = r.choice(waiting if r.random() < 0.7 else sorted(game.view(0).alive))
        specs = [spec for spec in game.legal(seat) if not spec.blocked and (spec.kind != "say" or r.random() < 0.1)]
        if specs:
            return seat, answer(r, r.choice(specs))
    return 0, do.TimeUp()


def play_out(seed: str, games: tuple[str, ...] = GAMES, marks: list[int] | None = None) -> Game:
    """A whole random game of *seed*; every event has gone past the checker. *marks*: the log's length after each
    command."""
    r = random.Random(seed)
    game = Game.new(random_setup(r, games))
    watch = Watch()
    watch.take(game, game.log)
    for _ in range(20_000):
        if game.over:
            return game
        assert game.waiting(), (game.phase, game.day)
        seat, command = move(r, game)
        before = len(game.log)
        try:
            game.submit(seat, command)
        except Illegal as refused:
            assert refused.reason in ("same_pair", "path"), (refused, game.phase, command)
            assert len(game.log) == before
        watch.take(game, game.log[before:])
        if marks is not None:
            marks.append(len(game.log))
    raise AssertionError("the game does not end")


ORDER = (
    "morning", "day_game_brief", "day_game", "day_game_result", "free_time", "perk_use", "discussion", "vote",
    "vote_result", "dusk", "night", "night_resolve", "dawn",
)


class Watch:
    """What must hold at every event."""

    def __init__(self) -> None:
        self.alive: set[int] = set()
        self.at = (0, -1)
        self.over = False

    def take(self, game: Game, events: list[ev.AnyEvent]) -> None:
        for event in events:
            self.one(event)
        if events and not self.over:
            assert self.alive == set(game.state.active())

    def one(self, event: ev.AnyEvent) -> None:
        assert not self.over, event
        if isinstance(event, ev.Opened):
            self.alive = set(range(1, len(event.seats) + 1))
        elif isinstance(event, ev.PhaseBegan):
            now = (event.day, ORDER.index(event.phase))
            assert now >= self.at, (self.at, event)
            assert now > self.at or event.round, event
            self.at = now
        elif isinstance(event, ev.Died):
            assert event.seat in self.alive, event
            self.alive.discard(event.seat)
            assert not event.night or event.cause == "exited"
        elif isinstance(event, ev.Revived):
            assert event.seat not in self.alive, event
            self.alive.add(event.seat)
        elif isinstance(event, (ev.Acted, ev.Voted, ev.Said, ev.Readied)):
            assert event.seat in self.alive, event
        elif isinstance(event, (ev.Drawn, ev.Traced, ev.Caused, ev.Sealed)):
            assert event.to == ev.MASTER
        elif isinstance(event, ev.Ended):
            self.over = True
