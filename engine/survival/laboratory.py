"""The lab of Survival: exact odds of what comes of a scenario."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from engine import events as ev
from engine.lots import Sampling
from engine.rulebook import Note
from engine.setup import Illegal
from engine.survival import gamelab, wording
from engine.survival.scenario import Key, Scenario, Stage, Stated, TooManyWays, walk

_ODDS = re.compile(r"[0-9]{1,200}(/[0-9]{1,200}|\.[0-9]{1,200})?")
"""How a file writes odds: a fraction or a decimal, not negative."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One outcome, in the words of a scenario file. *trace* is empty unless it was asked for."""

    p: Fraction
    exits: dict[str, str]
    returns: list[str]
    roles: dict[str, str]
    results: dict[str, list[Any]]
    winner: str
    trace: tuple[Note, ...] = ()

    def row(self) -> dict[str, Any]:
        """As plain data, in the shape of `lab --json`."""
        return {
            "p": str(self.p), "exits": self.exits, "returns": self.returns, "roles": self.roles,
            "results": self.results, "winner": self.winner,
        }


Merged = dict[Key, tuple[Fraction, Fraction, tuple[Note, ...]]]
"""Key → its odds, and the odds and notes of the likeliest single way to it."""


def outcomes(scenario: Scenario, trace: bool, limit: int, samples: int) -> tuple[list[Outcome], bool | None, bool]:
    """(outcomes, likeliest first; whether they equal those stated; whether they are only an estimate)."""
    merged: Merged = {}
    estimate = False
    exact = gamelab.exact(scenario)
    try:
        if exact is not None:
            for p, found in exact:
                take(merged, p, found.key({seat.name: seat.role for seat in scenario.seats}), ())
        else:
            for p, stage in walk(scenario, limit):
                take(merged, p, stage.key(), notes(stage) if trace else ())
    except TooManyWays:
        merged, estimate = {}, True
        for at in range(samples):
            stage = Stage(scenario, Sampling(f"lab|{scenario.id}|{at}"))
            stage.play()
            take(merged, Fraction(1, samples), stage.key(), notes(stage) if trace else ())
    found_all = [
        Outcome(p, *words(key), trace=said) for key, (p, _, said) in
        sorted(merged.items(), key=lambda item: (-item[1][0], str(words(item[0]))))
    ]
    equal = None
    if scenario.outcomes is not None and not estimate:
        equal = stated(scenario) == {key: p for key, (p, _, _) in merged.items()}
    return found_all, equal, estimate


def take(merged: Merged, p: Fraction, key: Key, said: tuple[Note, ...]) -> None:
    total, best, notes_ = merged.get(key, (Fraction(0), Fraction(0), ()))
    merged[key] = (total + p, p, said) if p > best else (total + p, best, notes_)


def words(key: Key) -> tuple[dict[str, str], list[str], dict[str, str], dict[str, list[Any]], str]:
    """A key as plain data."""
    exits, returns, roles, results, winner = key
    told: dict[str, list[Any]] = {}
    for (owner, row), many in sorted(results, key=str):
        told.setdefault(owner, []).extend([wording.thawed(row)] * many)
    return dict(sorted(exits)), sorted(returns), dict(sorted(roles)), told, winner


def stated(scenario: Scenario) -> dict[Key, Fraction]:
    """What the scenario says comes of it."""
    dealt = {seat.name: seat.role for seat in scenario.seats}
    found: dict[Key, Fraction] = {}
    for row in scenario.outcomes or ():
        try:
            p = Fraction(row.p if _ODDS.fullmatch(row.p) else "")
        except (ValueError, ZeroDivisionError) as error:
            raise Illegal("scenario_odds", scenario=scenario.id, p=row.p[:40]) from error
        key = expected(row, dealt)
        found[key] = found.get(key, Fraction(0)) + p
    return found


def expected(row: Stated, dealt: dict[str, str]) -> Key:
    for name in (*row.exits, *row.returns, *row.roles, *row.results):
        if name != "public" and name not in dealt:
            raise Illegal("scenario_seat", seat=name)
    results = [(owner, wording.frozen(line)) for owner, lines in row.results.items() for line in lines]
    found = wording.Found(dict(row.exits), list(row.returns), dict(row.roles), results, row.winner)
    key: Key = found.key(dealt)
    return key


def notes(stage: Stage) -> tuple[Note, ...]:
    """Why it came so: the traces of one way."""
    return tuple(
        Note(event.step, event.actor, event.target, event.verdict)
        for event in stage.table.log[stage.start:] if isinstance(event, ev.Traced)
    )
