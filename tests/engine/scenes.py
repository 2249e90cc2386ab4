"""What the engine's tests share: villages in a line of text, tables that play themselves, and the invariant checker."""

from __future__ import annotations

import random
from fractions import Fraction

from engine import commands as do
from engine import events as ev
from engine.events import SeatInfo
from engine.game import Game
from engine.lab import Outcome, Scenario, outcomes
from engine.setup import Illegal, Setup
from engine.shikigami.scenario import Action, Seat
from engine.shikigami.terms import Count
from engine.shikigami.victory import Standing, judge
from engine.speech import Statement
from engine.views import view as folded


class Village:
    """A night in two lines: `Village("W:werewolf B:villager").acts("W eat B")`.

    A seat is `NAME:role`, `NAME:role+trait`, `NAME:role+trait=argument` (a name or a number), `NAME:role/female`,
    `NAME:role~BODY` (whose body it wears); `-` before it means dead, `*` the dummy.
    """

    def __init__(
        self, seats: str, night: int = 2, weather: str = "", version: str = "3.1.0b1", options: tuple[str, ...] = ()
    ) -> None:
        self.seats = [self._seat(word) for word in seats.split()]
        self.night, self.weather, self.version, self.options = night, weather.split(), version, options
        self.actions: list[Action] = []

    @staticmethod
    def _seat(word: str) -> Seat:
        name, rest = word.lstrip("-*").split(":")
        role, *traits = rest.split("+")
        role, _, wears = role.partition("~")
        role, _, sex = role.partition("/")
        words: list[str | tuple[str, int | str]] = []
        for trait in traits:
            id_, _, arg = trait.partition("=")
            words.append((id_, int(arg) if arg.isdecimal() else arg) if arg else id_)
        flags = word[: word.index(name)]
        return Seat(
            name, role, alive="-" not in flags, traits=words, dummy_boy="*" in flags, sex=sex or "male", wears=wears,
        )

    def acts(self, *lines: str) -> Village:
        for line in lines:
            actor, action, *targets = line.split()
            self.actions.append(Action(actor, action, targets))
        return self

    def scenario(self) -> Scenario:
        return Scenario(
            version=self.version, night=self.night, weather=self.weather, seats=self.seats, actions=self.actions,
            options=list(self.options),
        )

    def outcomes(self) -> tuple[Outcome, ...]:
        return outcomes(self.scenario()).outcomes

    def odds(self, happened) -> Fraction:
        """The exact odds of what *happened(outcome)* says."""
        return sum((outcome.p for outcome in self.outcomes() if happened(outcome)), Fraction(0))

    @staticmethod
    def died(name: str, cause: str):
        return lambda outcome: outcome.deaths.get(name) == cause

    @staticmethod
    def lived(name: str):
        return lambda outcome: name not in outcome.deaths

    @staticmethod
    def told(name: str, result: str, about: str):
        return lambda outcome: [result, about] in outcome.results.get(name, [])

    def row(self) -> dict[Fraction, tuple]:
        """Odds → what differs from "nothing happens", for nights whose outcomes have different odds."""
        return {o.p: (o.deaths, o.results, o.traits_added) for o in self.outcomes()}

    def only(self) -> Outcome:
        """The one outcome of a night without chance."""
        (outcome,) = self.outcomes()
        return outcome

    def steps(self) -> list[str]:
        """The notes of the night's likeliest way: `step verdict[:what]`."""
        return [f"{n.step} {n.verdict}{':' * bool(n.what)}{n.what}" for n in self.outcomes()[0].trace]


def people(n: int, dummy: bool = False) -> tuple[SeatInfo, ...]:
    """*n* seats, the last of them the dummy's where there is one."""
    return tuple(SeatInfo(f"S{at}", dummy=dummy and at == n) for at in range(1, n + 1))


def table(roles: str, **options: bool | int | str) -> Game:
    """A game whose seats have exactly these *roles*, in order."""
    names = roles.split()
    return Game.new(Setup(
        seats=people(len(names), bool(options.get("dummy"))), cast={name: names.count(name) for name in names},
        fixed=dict(enumerate(names, 1)), options=options, seed="t",
    ))


def night(game: Game, *lines: str) -> list[ev.AnyEvent]:
    """Night acts as `SEAT action TARGET…` (or `SEAT skip action`); the events of the last one."""
    made: list[ev.AnyEvent] = []
    for line in lines:
        seat, action, *targets = line.split()
        if action == "skip":
            made = game.submit(int(seat), do.Skip(action=targets[0]))
        else:
            made = game.submit(int(seat), do.Act(action=action, targets=tuple(map(int, targets))))
    return made


def sleep(game: Game) -> None:
    """Everybody is ready: the talk of the day is over."""
    while game.phase == "day":
        game.submit(min(game.waiting()), do.Ready())


def vote(game: Game, *targets: int) -> list[ev.AnyEvent]:
    """The living vote in seat order for *targets*; the events of the last vote."""
    sleep(game)
    made: list[ev.AnyEvent] = []
    for seat, target in zip(sorted(game.waiting()), targets, strict=True):
        made = game.submit(seat, do.Vote(target=target))
    return made


def all_vote(game: Game, target: int) -> list[ev.AnyEvent]:
    """All vote for *target*, who votes for the first other; the events of the last vote."""
    sleep(game)
    made: list[ev.AnyEvent] = []
    other = min(game.view(0).alive - {target})
    for seat in sorted(game.waiting()):
        made = game.submit(seat, do.Vote(target=target if seat != target else other))
    return made


def of(kind: type, made: list[ev.AnyEvent]) -> list:
    """The events of one kind."""
    return [event for event in made if event.__class__ is kind]


CLASSIC = (
    "villager", "seer", "medium", "bodyguard", "freemason", "werewolf", "possessed", "fox", "depraver", "poisoner",
    "cat", "cupid",
)


def random_setup(r: random.Random) -> Setup:
    """Any legal set-up of the classic roles and options."""
    while True:
        n = r.randint(4, 16)
        dummy = r.random() < 0.4
        wolves = max(1, n // 5)
        cast: dict[str, int] = {"werewolf": wolves}
        for _ in range(n + dummy - wolves):
            role = r.choice(CLASSIC[:5] + CLASSIC[6:]) if r.random() < 0.6 else "villager"
            cast[role] = cast.get(role, 0) + 1
        options: dict[str, bool | int | str] = {"dummy": dummy, "talk": r.randint(0, 3), "revotes": r.randint(0, 4)}
        for name in ("open_cast", "self_vote", "settled", "open_vote", "poison_voters_only", "rest", "lovers_talk"):
            if r.random() < 0.3:
                options[name] = True
        for name in ("cast_shown", "wills"):
            if r.random() < 0.3:
                options[name] = False
        setup = Setup(
            seats=people(n + dummy, dummy), cast=cast, options=options, seed=str(r.random()),
            version=r.choice(("3.1.0a9", "3.1.0b1")),
        )
        try:
            Game.new(setup)
        except Illegal:
            continue
        return setup


def random_command(r: random.Random, game: Game, seat: int) -> do.AnyCommand | None:
    """Something *seat* may do now; the required comes first."""
    specs = [spec for spec in game.legal(seat) if not spec.blocked]
    if not specs:
        return None
    pressing = [spec for spec in specs if spec.required and spec.kind in ("act", "vote")]
    spec = r.choice(pressing) if pressing and r.random() < 0.8 else r.choice(specs)
    note = f'{{"n": {r.random()}}}' if r.random() < 0.1 else ""
    match spec.kind:
        case "say":
            words = (Statement("suspect", target=r.choice(sorted(game.view(0).alive))),)
            return do.Say(channel=r.choice(spec.channels), statements=words, note=note)
        case "vote":
            return do.Vote(target=r.choice(spec.targets), note=note)
        case "act":
            if spec.may_skip and r.random() < 0.3:
                return do.Skip(action=spec.id, note=note)
            chosen = r.sample(spec.targets, r.randint(spec.least, spec.most))
            if spec.must_include and spec.must_include not in chosen:
                chosen[0] = spec.must_include
            return do.Act(action=spec.id, targets=tuple(chosen), note=note)
        case "ready":
            return do.Ready(note=note)
        case "will":
            return do.WriteWill(text=f"will of {seat}", note=note)
    raise AssertionError(spec.kind)


def nonsense(r: random.Random, game: Game, n: int) -> do.AnyCommand:
    """A command that is often refused."""
    seat = r.randint(-1, n + 2)
    return r.choice((
        do.Vote(target=seat), do.Ready(), do.Skip(action="revive"), do.Skip(action="eat"), do.Say(),
        do.Say(text="x", channel=r.choice(("talk", "wolf", "mason", "heaven", "mono", "fox"))),
        do.Say(statements=(Statement("suspect", target=seat),)), do.Act(action="eat", targets=(seat,)),
        do.Act(action="divine", targets=(seat, seat)), do.Act(action="guard", targets=(seat,)),
        do.Act(action="shoot_arrow", targets=(seat, 1)), do.WriteWill(text="x" * 30_000), do.Note(note="y" * 30_000),
    ))


class Watch:
    """The invariant checker: takes in every event of a game and fails on the first that cannot be."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.at = 0
        self.n = len(game.state.infos)
        self.alive: set[int] = set(range(1, self.n + 1))
        self.roles: dict[int, str] = {}
        self.traced: set[tuple[str, int]] = set()
        self.tonight: list[ev.Died] = []
        self.owed: set[int] = set()
        self.look()

    def look(self) -> None:
        """Checks what is new, and how the table stands."""
        log = self.game.log
        for event in log[self.at:]:
            self.one(event)
        self.at = len(log)
        assert not self.owed, f"no cause for {self.owed}"
        state = self.game.state
        assert {s for s in range(1, self.n + 1) if state.alive(s)} == self.alive
        if self.game.over:
            assert not self.game.waiting() and not any(self.game.legal(s) for s in range(self.n + 1))
            return
        assert not judge(Standing(state.roles, state.marks, state.living)), "the game should be over"
        assert any(state.roles[s].count is Count.WOLF for s in self.alive)
        waiting = self.game.waiting()
        assert waiting and waiting <= self.alive, f"{self.game.phase} waits for {waiting}"
        for seat in range(1, self.n + 1):
            specs = self.game.legal(seat)
            owing = any(spec.required and not spec.blocked for spec in specs)
            assert (seat in waiting) <= owing, f"{seat} is waited for and may do nothing: {specs}"
            for spec in specs:
                named = [s for s, _ in spec.barred]
                assert not set(spec.targets) & set(named)
                if spec.kind in ("act", "vote") and not spec.blocked:
                    assert sorted((*spec.targets, *named)) == list(range(1, self.n + 1)), spec

    def one(self, event: ev.AnyEvent) -> None:
        assert not (self.at and self.game.log[self.at - 1].__class__ is ev.Ended), "something after the end"
        match event:
            case ev.Dealt(to=to, seat=seat, role=role):
                assert self.roles.setdefault(seat, role) == role
                readers = set(to)
                assert readers == {seat} or (self.game.state.options["open_cast"] and not readers & self.alive)
            case ev.Said(seat=seat, channel=channel, to=to):
                assert (seat in self.alive) == (channel != "heaven")
                if channel == "heaven":
                    assert not set(to) & self.alive
                if channel == "wolf":
                    assert all(self.roles[s] == "werewolf" for s in set(to) & self.alive)
            case ev.Voted(seat=seat, target=target, to=to):
                assert {seat, target} <= self.alive
                assert to == "public" or set(to) == {seat}
            case ev.Acted(seat=seat, to=to):
                assert seat in self.alive and all(s == seat or self.roles[s] == self.roles[seat] for s in to)
            case ev.Counted(ballots=ballots, received=received, decided=decided):
                assert [b.voter for b in ballots] == sorted(b.voter for b in ballots)
                assert sum(b.weight for b in ballots) == sum(votes for _, votes in received)
                if decided:
                    assert dict(received)[decided] == max(votes for _, votes in received)
            case ev.Traced(verdict=verdict, target=target):
                self.traced.add((verdict, target))
            case ev.Died(seat=seat, night=at_night):
                assert seat in self.alive
                self.alive.discard(seat)
                self.owed.add(seat)
                if at_night:
                    self.tonight.append(event)
            case ev.Caused(seat=seat, cause=cause, to=to, by=by):
                assert to == "master" or not by or self.game.state.options["open_cast"], "the dead learn who did it"
                self.owed.discard(seat)
                assert cause == "no_vote" or (f"killed:{cause}", seat) in self.traced, "a death without a line"
                assert to == "master" or not set(to) & self.alive
            case ev.Revived(seat=seat):
                assert seat not in self.alive and ("revived", seat) in self.traced
                self.alive.add(seat)
            case ev.Told(to=to, result=result, keep=keep):
                assert (to == "master") == bool(keep)
                if result.startswith("wolf_failed"):
                    assert self.game.state.options["open_cast"] and not set(to) & self.alive
                    assert ("proclaimed:" + result, 0) in self.traced, self.traced
                elif not keep:
                    assert len(to) == 1
                    (reader,) = to
                    assert self.owner(result) is None or self.roles[reader] == self.owner(result)
                    assert result == "medium_result" or (f"told:{result}", reader) in self.traced
            case ev.QuietNight():
                assert not self.tonight
            case ev.PhaseBegan(phase=phase, day=day):
                assert day <= 60, "60 days without an end"
                self.tonight = []
                if phase != "vote":
                    self.traced = set()
            case ev.Ended(roles=roles, winners=winners):
                assert roles == self.roles
                assert set(winners) <= set(roles)

    @staticmethod
    def owner(result: str) -> str | None:
        return {
            "divined_human": "seer", "divined_wolf": "seer", "medium_result": "medium", "guard_success": "bodyguard",
            "hunt_success": "bodyguard", "fox_targeted": "fox", "revive_success": "cat", "revive_failed": "cat",
        }.get(result)


def play_out(seed: str, trouble: bool = True) -> Game:
    """A whole random game of a random village, watched at every event."""
    r = random.Random(seed)
    game = Game.new(random_setup(r))
    watch = Watch(game)
    n = watch.n
    while not game.over:
        if trouble and r.random() < 0.1:
            before = len(game.log)
            try:
                game.submit(r.randint(-1, n + 1), nonsense(r, game, n))
            except Illegal:
                assert len(game.log) == before, "refused, and yet something happened"
        elif r.random() < 0.02:
            game.submit(0, do.TimeUp())
        else:
            seat = r.choice(sorted(game.waiting()) if r.random() < 0.8 else range(1, n + 1))
            command = random_command(r, game, seat)
            if command is not None:
                game.submit(seat, command)
        watch.look()
    for seat in range(n + 1):
        assert game.view(seat) == folded(seat, game.log)
    return game
