"""AI against AI: whole games on all cores, win rates with their intervals, and what the games say about the players.

Games are numbered; game g of seed S is the same game on any machine and with any number of workers.
"""

from __future__ import annotations

import math
import multiprocessing
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from ai.agent import Agent, Budget, make
from ai.table_talk import next_speaker
from engine import catalogue
from engine.actions import ActionSpec
from engine.commands import Act, AnyCommand, Ready, Skip, TimeUp
from engine.events import MASTER, AnyEvent, Dealt, Ended, Opened, SeatInfo, Weathered
from engine.game import Game
from engine.setup import Setup

MAX_DAYS = 60
PERSONAL = frozenset({"bat", "ogre", "duelist", "tengu", "mania"})
"""Camps whose seats win each for itself: their rate is the share of their seats that won."""
TALKS = ("day", "discussion")
"""Phases of free talk, in which whoever has most to say speaks next."""
_PERSONAS = 24
_Z = 1.959963985


class Record(msgspec.Struct):
    """One finished game: its number, who won, final roles, personal winners, all events where they were asked for."""

    number: int
    camp: str
    result: str
    roles: dict[int, str]
    winners: tuple[int, ...]
    days: int
    events: list[AnyEvent] = []
    times: list[float] = []
    """Seconds of each decision and each round of urges a seat."""
    beliefs: list[tuple[float, int]] = []
    """(P(wolf) some seat gave another, whether it was one)."""
    refused: int = 0


def setup_for(
    ruleset: str, cast: str, seats: int, seed: str, options: dict[str, bool | int | str] | None = None
) -> Setup:
    """A table of AIs: *seats* people (the dummy, where chosen, is one more), personas dealt by the seed."""
    ready = catalogue.table(ruleset, cast) if ruleset == "survival" else None
    options = {**(ready.options if ready else {}), **(options or {})}
    total = seats + 1 if options.get("dummy") else seats
    roles = catalogue.cast(ruleset, cast, total)
    people = _people(seats, seed)
    if options.get("dummy"):
        people.append(SeatInfo("dummy", dummy=True))
    return Setup(ruleset=ruleset, seats=tuple(people), cast=roles, options=options, seed=seed)


def _people(seats: int, seed: str) -> list[SeatInfo]:
    from ai.chance import Stream

    try:
        from ai.personas import PERSONAS

        pool = [p.id for p in PERSONAS]
    except ImportError:
        pool = [""] * _PERSONAS
    lots = Stream("people", seed)
    people: list[SeatInfo] = []
    for i in range(seats):
        persona = pool.pop(lots.bits() % len(pool)) if pool else ""
        people.append(SeatInfo(persona or f"P{i + 1}", persona=persona))
    return people


def play(
    setup: Setup,
    agents: Sequence[Agent],
    budget: Budget,
    trace: bool = False,
    clock: list[float] | None = None,
    watch: Any = None,
    sky: tuple[int, str] | None = None,
) -> Game:
    """Plays one whole game among *agents* (one a seat; the dummy's is not asked) and returns it.

    *clock* collects seconds per decision. *watch(game)* is called when a vote begins. A refused command is an error of
    the agent: it raises `Illegal`. *sky*: a weather that holds on a day, whatever the calendar says.
    """
    game = Game.new(setup, trace=trace)
    if sky is not None:
        game = Game.load([*game.log, Weathered(to=MASTER, day=sky[0], weather=sky[1])], trace)
    while not game.over:
        if game.day > MAX_DAYS:
            raise RuntimeError(f"no end after {MAX_DAYS} days: seed {setup.seed}")
        if game.phase in TALKS:
            _day(game, agents, budget, clock)
        else:
            if game.phase == "vote" and watch is not None:
                watch(game)
            _phase(game, agents, budget, clock)
    return game


def _phase(game: Game, agents: Sequence[Agent], budget: Budget, clock: list[float] | None) -> None:
    """Night, vote or another window: everyone it waits for decides until it does not."""
    began = _moment(game)
    progress = False
    for seat in sorted(game.waiting()):
        for _ in range(16):
            if _moment(game) != began or seat not in game.waiting():
                break
            specs = game.legal(seat)
            command = _ask(agents[seat - 1], game, seat, specs, budget, clock)
            game.submit(seat, command)
            progress = True
        else:
            raise RuntimeError(f"seat {seat} does not finish {game.phase} {game.day}: seed {budget.seed}")
        if _moment(game) != began:
            return
    if not progress:
        game.submit(0, TimeUp())


def _moment(game: Game) -> tuple[int, str, int]:
    """Day, phase and round: what is the same as long as a window is open."""
    return game.day, game.phase, game.round


def _day(game: Game, agents: Sequence[Agent], budget: Budget, clock: list[float] | None) -> None:
    """A day's talk: who has most to say speaks; when nobody wishes to, all are ready."""
    began = _moment(game)
    day = game.day
    open_seats: dict[int, list[ActionSpec]] = {}
    for seat in sorted(game.waiting()):
        specs = game.legal(seat)
        if any(s.kind == "say" and not s.blocked for s in specs):
            open_seats[seat] = specs
    spoken: list[int] = []
    while _moment(game) == began:
        urges: dict[int, float] = {}
        for seat, specs in open_seats.items():
            started = perf_counter() if clock is not None else 0.0
            urges[seat] = agents[seat - 1].urge(game.view(seat), specs, budget)
            if clock is not None:
                clock.append(perf_counter() - started)
        seat = next_speaker(urges, spoken, f"{budget.seed}/{day}/{len(spoken)}")
        if not seat:
            break
        command = _ask(agents[seat - 1], game, seat, open_seats[seat], budget, clock)
        game.submit(seat, command)
        if isinstance(command, Ready):
            del open_seats[seat]
            continue
        if isinstance(command, (Act, Skip)):  # it may have changed what others can do, or who is still there
            open_seats = {other: game.legal(other) for other in open_seats if other in game.waiting()}
            continue
        spoken.append(seat)
        if _moment(game) != began:
            return
        specs = game.legal(seat)
        if any(s.kind == "say" and not s.blocked for s in specs):
            open_seats[seat] = specs
        else:
            del open_seats[seat]
    for seat in sorted(game.waiting()):
        if _moment(game) != began:
            return
        game.submit(seat, Ready())


def _ask(
    agent: Agent, game: Game, seat: int, specs: list[ActionSpec], budget: Budget, clock: list[float] | None
) -> AnyCommand:
    view = game.view(seat)
    if clock is None:
        return agent.decide(view, specs, budget)
    started = perf_counter()
    command = agent.decide(view, specs, budget)
    clock.append(perf_counter() - started)
    return command


def wilson(hits: float, n: int) -> tuple[float, float]:
    """The 95 % Wilson interval of *hits* out of *n*; (0, 1) when there is nothing to go by."""
    if n == 0:
        return 0.0, 1.0
    p = hits / n
    z2 = _Z * _Z
    middle = (p + z2 / (2 * n)) / (1 + z2 / n)
    half = _Z * math.sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return max(0.0, middle - half), min(1.0, middle + half)


class Task(msgspec.Struct, frozen=True):
    """One worker's share: games *numbers* of an arena."""

    ruleset: str
    cast: str
    seats: int
    seed: int
    numbers: tuple[int, ...]
    agents: tuple[str, ...]
    level: str
    keep: bool
    report: bool
    options: dict[str, bool | int | str] = {}


def play_share(task: Task) -> list[Record]:
    """Plays the games of *task*. A module-level function so that a spawned worker finds it."""
    pool = {name: make(name) for name in task.agents}
    records: list[Record] = []
    for number in task.numbers:
        key = f"{task.seed}-{number}"
        setup = setup_for(task.ruleset, task.cast, task.seats, key, task.options)
        budget = Budget(seed=f"ai-{key}", level=task.level)
        seated = [pool[task.agents[(number + i) % len(task.agents)]] for i in range(len(setup.seats))]
        clock: list[float] | None = [] if task.report else None
        beliefs: list[tuple[float, int]] = []
        watch = _believer(seated, beliefs) if task.report else None
        game = play(setup, seated, budget, clock=clock, watch=watch)
        records.append(_record(number, game, task.keep or task.report, clock or [], beliefs))
    return records


def _believer(agents: Sequence[Agent], beliefs: list[tuple[float, int]]) -> Any:
    """Collects what the village's seats believe just before each first vote, for calibration."""

    def watch(game: Game) -> None:
        from ai.factions import VILLAGE, WOLF, kind_of

        roles = {e.seat: e.role for e in game.log if isinstance(e, Dealt)}
        ruleset = next(e for e in game.log if isinstance(e, Opened)).ruleset
        for seat, agent in enumerate(agents, 1):
            suspicion = getattr(agent, "suspicion", None)
            view = game.view(seat)
            if suspicion is None or seat not in view.alive or view.round > 1:
                continue
            if kind_of(ruleset, roles[seat]) != VILLAGE:
                continue
            for other, p in sorted(suspicion(view).items()):
                if other in view.alive:
                    beliefs.append((p, int(kind_of(ruleset, roles[other]) == WOLF)))

    return watch


def _record(number: int, game: Game, keep: bool, times: list[float], beliefs: list[tuple[float, int]]) -> Record:
    end = next(e for e in reversed(game.log) if isinstance(e, Ended))
    return Record(
        number,
        end.camp,
        end.result,
        dict(end.roles),
        end.winners,
        game.day,
        list(game.log) if keep else [],
        times,
        beliefs,
    )


def run(
    ruleset: str,
    cast: str,
    seats: int,
    games: int,
    seed: int,
    agents: Sequence[str] = ("first",),
    level: str = "normal",
    log: str | Path | None = None,
    report: bool = False,
    workers: int = 2,
    options: dict[str, bool | int | str] | None = None,
) -> dict[str, Any]:
    """Plays *games* games and sums them up (the shape of `arena --json`).

    With several *agents* they sit in turn, shifted by one each game. *log*: a JSON-lines file, one game a line with all
    its events. *report* adds calibration, tells, blunders and decision times. Raises `ValueError` for an unknown
    agent, `Illegal` for a bad set-up and `OSError`, before the first game, where *log* cannot be written.
    """
    for name in agents:
        make(name)
    if log is not None:
        Path(log).open("ab").close()
    workers = max(1, min(workers, games))
    keep = log is not None
    setup_for(ruleset, cast, seats, f"{seed}-0", options)
    shares = [
        Task(
            ruleset,
            cast,
            seats,
            seed,
            tuple(range(w, games, workers)),
            tuple(agents),
            level,
            keep,
            report,
            dict(options or {}),
        )
        for w in range(workers)
    ]
    started = perf_counter()
    if workers == 1:
        records = play_share(shares[0])
    else:
        with multiprocessing.get_context("spawn").Pool(workers) as pool:
            records = [r for share in pool.imap_unordered(play_share, shares) for r in share]
    seconds = perf_counter() - started
    records.sort(key=lambda r: r.number)
    if log is not None:
        with Path(log).open("wb") as file:
            for record in records:
                file.write(msgspec.json.encode(record) + b"\n")
    result = summary(records, ruleset, seconds)
    if report:
        from ai.report import report_on

        result["report"] = report_on(records, ruleset)
    return result


def summary(records: Sequence[Record], ruleset: str, seconds: float) -> dict[str, Any]:
    """Win rates per camp and role. The camps of single seats (bats …) count the share of their seats that won."""
    n = len(records)
    camps: dict[str, list[int]] = {}
    alone: dict[str, list[int]] = {}
    roles: dict[str, list[int]] = {}
    for record in records:
        present = {catalogue.role(ruleset, role).camp for role in record.roles.values()} - PERSONAL
        for camp in sorted(present | {record.camp}):
            tally = camps.setdefault(camp, [0])
            tally[0] += camp == record.camp
        for seat, role in record.roles.items():
            camp = catalogue.role(ruleset, role).camp
            if camp in PERSONAL:
                share = alone.setdefault(camp, [0, 0])
                share[0] += seat in record.winners
                share[1] += 1
            count = roles.setdefault(role, [0, 0])
            count[0] += 1
            count[1] += seat in record.winners
    wins: dict[str, dict[str, float]] = {}
    for camp in sorted(camps):
        low, high = wilson(camps[camp][0], n)
        wins[camp] = {"rate": camps[camp][0] / n if n else 0.0, "low": low, "high": high}
    for camp, (won, seats) in sorted(alone.items()):
        low, high = wilson(won, seats)
        wins[camp] = {"rate": won / seats, "low": low, "high": high}
    if "draw" not in wins:
        low, high = wilson(0, n)
        wins["draw"] = {"rate": 0.0, "low": low, "high": high}
    return {
        "games": n,
        "seconds": round(seconds, 3),
        "games_per_s": round(n / seconds, 3) if seconds else 0.0,
        "wins": wins,
        "roles": {r: {"games": g, "rate": w / g} for r, (g, w) in sorted(roles.items())},
    }
