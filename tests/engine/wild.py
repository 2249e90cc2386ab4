"""Random villages of all roles, whole games of them, and who watches over every event."""

from __future__ import annotations

import random
from collections.abc import Iterator

from scenes import folded, people, random_command

from engine import commands as do
from engine import events as ev
from engine.actions import ActionSpec
from engine.game import Game
from engine.setup import Illegal, Setup
from engine.shikigami.roles import ROLES
from engine.shikigami.seats import bends
from engine.shikigami.terms import Count

LONGEST = 60
SWITCHES = (
    "open_cast", "self_vote", "settled", "open_vote", "poison_voters_only", "rest", "lovers_talk", "joker",
    "death_note", "no_silence", "seal_message", "quiz_village", "opening_day",
    "authority", "deep_sleep", "blinder", "mind_open", "passion", "critical",
)  # fmt: skip
WOLVES = [id for id, role in ROLES.items() if role.count is Count.WOLF]
OTHERS = [id for id, role in ROLES.items() if role.count is not Count.WOLF]


def wild_setup(r: random.Random) -> Setup:
    """Any legal village of any roles, with any options."""
    while True:
        n = r.randint(5, 20)
        dummy = r.random() < 0.3
        wolves = max(1, n // 5)
        cast: dict[str, int] = {}
        for role in [r.choice(WOLVES) for _ in range(wolves)] + [r.choice(OTHERS) for _ in range(n + dummy - wolves)]:
            cast[role] = cast.get(role, 0) + 1
        options: dict[str, bool | int | str] = {"dummy": dummy, "talk": r.randint(0, 2), "revotes": r.randint(0, 4)}
        options |= {name: True for name in SWITCHES if r.random() < 0.25}
        options["weather"] = r.random() < 0.7
        options |= {"weather_every": r.choice((1, 2, 3, 3, 5)), "weather_chance": r.choice((0, 50, 100, 100))}
        setup = Setup(
            seats=people(n + dummy, dummy), cast=cast, options=options, seed=str(r.random()),
            version=r.choice(("3.1.0a9", "3.1.0b1")),
        )
        try:
            Game.new(setup)
        except Illegal:
            continue
        return setup


def walk(r: random.Random, spec: ActionSpec, me: int) -> tuple[int, ...]:
    """Targets that make a walk from *me* to where one may end, or a straight line where the action draws one."""
    for _ in range(400):
        chosen = tuple(r.sample(spec.targets, r.randint(max(spec.least, 1), min(spec.most, len(spec.targets)))))
        if spec.must_include and spec.must_include not in chosen:
            chosen = (spec.must_include, *chosen[1:])
        if spec.line and bends(chosen) != 0:
            continue
        if not spec.path or (bends((me, *chosen)) in (0, 1) and me not in chosen and chosen[-1] in spec.ends):
            return chosen
    return ()


def wild_command(r: random.Random, game: Game, seat: int) -> do.AnyCommand | None:
    """Something *seat* may do now; walks are walks."""
    specs = [spec for spec in game.legal(seat) if not spec.blocked]
    acts = [spec for spec in specs if spec.kind == "act" and spec.targets]
    if acts and r.random() < 0.8:
        spec = r.choice(acts)
        if not (spec.may_skip and r.random() < 0.3):
            chosen = walk(r, spec, game.state.body(seat))
            return do.Act(action=spec.id, targets=chosen) if chosen else None
        return do.Skip(action=spec.id)
    return random_command(r, game, seat) if not acts else None


class WildWatch:
    """Takes in every event and fails on the first that cannot be, whatever roles are in play."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.at = 0
        self.n = len(game.state.infos)
        self.alive = set(range(1, self.n + 1))
        self.acting = set(self.alive)
        """The persons alive when the last look was taken: only they can have acted since."""
        self.look()

    def look(self) -> None:
        """What is new, and how the table stands."""
        game, state = self.game, self.game.state
        fresh = game.log[self.at:]
        self.at = len(game.log)
        traced = [event for event in fresh if isinstance(event, ev.Traced)]
        killed = {(e.target, e.verdict[7:]) for e in traced if e.verdict.startswith("killed:")}
        caused = {(e.seat, e.cause) for e in fresh if isinstance(e, ev.Caused)}
        assert {pair for pair in caused if pair[1] != "no_vote"} <= killed, "a death without a line"
        back = {e.target for e in traced if e.verdict.startswith("revived")}
        assert {seat for seat, _ in killed} <= {seat for seat, _ in caused} | back, "a line without a death"
        for event in fresh:
            self.one(event)
        self.acting = set(state.survivors())
        assert self.alive == {s for s in range(1, self.n + 1) if state.bodies >> s & 1}
        assert state.bodies.bit_count() == state.living.bit_count()
        if game.over:
            assert not game.waiting() and not any(game.legal(s) for s in range(self.n + 1))
            return
        assert state.day <= LONGEST, "no end"
        waiting = game.waiting()
        assert waiting and all(state.alive(s) for s in waiting), f"{state.phase} waits for {waiting}"
        for seat in waiting:
            assert any(spec.required and not spec.blocked for spec in game.legal(seat)), f"{seat} may do nothing"

    def one(self, event: ev.AnyEvent) -> None:
        state = self.game.state
        match event:
            case ev.Died(seat=seat) if event.to == "public":
                assert seat in self.alive, "the dead die again"
                self.alive.discard(seat)
            case ev.Revived(seat=seat) if event.to == "public":
                self.alive.add(seat)
            case ev.Acted(seat=seat):
                assert seat in self.acting, "the dead act"
            case ev.Voted(seat=seat, target=target):
                assert seat in self.alive and target in self.alive, "the dead vote, or are voted for"
            case ev.Said(marks=marks, statements=statements, text=text):
                if any(mark.startswith("replaced:") for mark in marks):
                    assert not statements and not text, "the words that were meant"
            case ev.Dealt(to=to, seat=seat, role=role):
                if to == "master":
                    assert role == state.roles[seat].id or state.day > 1
                elif set(to) == {seat}:
                    assert ROLES[role].shown_as == role or state.options["open_cast"], "it would know better"
                else:
                    assert state.options["open_cast"]
            case ev.Became(to=to, seat=seat, role=role):
                assert to == "master" or (set(to) == {seat} and ROLES[role].shown_as == role)
            case ev.Told(to=to, keep=keep):
                assert (to == "master") == bool(keep)
            case ev.Weathered(day=day):
                assert day >= state.day or event.to == "public"
            case _:
                pass


def must_refuse(r: random.Random, game: Game, seat: int) -> None:
    """What `legal` does not offer is refused without a trace: a barred target, a vote or an act of the dead."""
    tries: list[do.AnyCommand] = []
    for spec in game.legal(seat):
        for target, _ in spec.barred:
            tries.append(do.Vote(target=target) if spec.kind == "vote" else do.Act(action=spec.id, targets=(target,)))
    if not game.state.alive(seat):
        tries += [do.Vote(target=r.choice(sorted(game.view(0).alive))), do.Ready(), do.Say(text="boo")]
    if tries:
        before = len(game.log)
        command = r.choice(tries)
        try:
            game.submit(seat, command)
        except Illegal:
            assert len(game.log) == before
        else:
            raise AssertionError(f"{seat} was let do {command}")


def wild_steps(r: random.Random, game: Game, most: int = 20_000) -> Iterator[None]:
    """Plays *game* by random commands, at most so many; yields after each."""
    for _ in range(most):
        if game.over:
            return
        if r.random() < 0.02 and (game.phase == "day" or r.random() < 0.3):
            game.submit(0, do.TimeUp())
        else:
            seat = r.choice(sorted(game.waiting()) if r.random() < 0.9 else range(1, len(game.state.infos) + 1))
            if r.random() < 0.05:
                must_refuse(r, game, seat)
            command = wild_command(r, game, seat)
            if command is not None:
                game.submit(seat, command)
        yield


def wild_game(seed: str, trace: bool = True) -> Game:
    """A whole random game, watched at every event; views are what their seats may see, and nothing else."""
    r = random.Random(seed)
    game = Game.new(wild_setup(r), trace=trace)
    watch = WildWatch(game) if trace else None
    for _ in wild_steps(r, game):
        if watch is not None:
            watch.look()
    assert game.over, "no end"
    for seat in range(len(game.state.infos) + 1):
        assert game.view(seat) == folded(seat, game.log)
    assert Game.load(game.log).state == game.state
    return game
