"""The night lab: scenarios and their exact odds, and whole batches of nights for the bench."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import msgspec

from engine.lots import Sampling
from engine.rulebook import Note, TooManyBranches, explain, play
from engine.rulebook import outcomes as branches
from engine.setup import Illegal
from engine.shikigami.acting import Acting
from engine.shikigami.night.draft import Night
from engine.shikigami.plans import plans
from engine.shikigami.roles import ROLES
from engine.shikigami.scenario import Key, Scenario, Village, village_of
from engine.shikigami.scene import Position, Seating, Vote
from engine.shikigami.terms import Count
from engine.shikigami.traits import TRAITS
from engine.shikigami.versions import LATEST
from engine.survival import laboratory
from engine.survival.scenario import Scenario as SurvivalScenario

AnyScenario = Scenario | SurvivalScenario
KINDS: dict[str, type[Scenario] | type[SurvivalScenario]] = {"shikigami": Scenario, "survival": SurvivalScenario}
"""Rule set → what its scenario files hold."""
Notes = dict[Key, tuple[Fraction, list[Note]]]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One outcome: its probability, what happened (seat names → …, as in a scenario file), and the likeliest way to it.

    *trace* is empty unless it was asked for; its notes name seats by number.
    """

    p: Fraction
    deaths: dict[str, str]
    results: dict[str, list[list[str]]]
    traits_added: dict[str, list[Any]]
    traits_lost: dict[str, list[Any]]
    trace: tuple[Note, ...] = ()
    decided: str | None = ""
    """By day: who is executed, `None` for a re-vote; empty by night."""

    def row(self) -> dict[str, Any]:
        """As plain data, in the shape of `lab --json`."""
        by_day = {"decided": self.decided} if self.decided != "" else {}
        return {
            "p": str(self.p), **by_day, "deaths": self.deaths, "results": self.results,
            "traits_added": self.traits_added, "traits_lost": self.traits_lost,
        }


@dataclass(frozen=True, slots=True)
class Distribution:
    """The outcomes of a scenario, likeliest first; their probabilities sum to exactly 1.

    *equal*: whether they are those the scenario states, `None` where it states none. *estimate*: sampled, not exact.
    """

    scenario: AnyScenario
    outcomes: tuple[Outcome | laboratory.Outcome, ...]
    equal: bool | None
    estimate: bool = False

    def row(self) -> dict[str, Any]:
        """As plain data, in the shape of `lab --json`."""
        return {
            "id": self.scenario.id, "equal": self.equal, "estimate": self.estimate,
            "outcomes": [outcome.row() for outcome in self.outcomes],
        }


_ODDS = re.compile(r"[0-9]{1,200}(/[0-9]{1,200}|\.[0-9]{1,200})?")
"""How a file writes odds: a fraction or a decimal, not negative."""


def load(data: bytes, ruleset: str = "shikigami") -> list[Any]:
    """The scenarios of a file. One that names no rule set takes *ruleset*. Raises `Illegal` (`scenario_file`)."""
    try:
        rows = msgspec.json.decode(data)
        found = []
        for row in rows if isinstance(rows, list) else [rows]:
            if isinstance(row, dict):
                row.setdefault("ruleset", ruleset)
                if row["ruleset"] not in KINDS:
                    raise Illegal("unknown_ruleset", ruleset=row["ruleset"])
            kind = KINDS[row["ruleset"]] if isinstance(row, dict) else Scenario
            found.append(msgspec.convert(row, kind))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Illegal("scenario_file", why=str(error)) from error
    except RecursionError as error:
        raise Illegal("scenario_file", why="nested too deep") from error
    return found


def outcomes(
    scenario: AnyScenario, trace: bool = True, limit: int = 20_000, samples: int = 20_000, pruned: bool = True
) -> Distribution:
    """The exact distribution of the scenario's night, or of whatever part of a Survival day it plays.

    Beyond *limit* distinct drafts it draws *samples* nights instead (always the same ones) and says so (`estimate`).
    Raises `Illegal` for a scenario that names what does not exist.
    """
    if isinstance(scenario, SurvivalScenario):
        ways, same, rough = laboratory.outcomes(scenario, trace, limit, samples)
        return Distribution(scenario, tuple(ways), same, rough)
    village = village_of(scenario, pruned)
    merged: dict[Key, Fraction] = {}
    notes: Notes = {}
    estimate = False
    try:
        for branch in branches(village.bounds, village.scene, limit, trace):
            key = village.key(branch.scene)
            merged[key] = merged.get(key, Fraction(0)) + branch.p
            if key not in notes or branch.p > notes[key][0]:
                notes[key] = branch.p, branch.notes
    except TooManyBranches:
        estimate = True
        merged, notes = _sampled(village, scenario.id, samples)
    found = [
        Outcome(p, **village.row(key), trace=tuple(notes[key][1]) if trace else ())
        for key, p in sorted(merged.items(), key=lambda item: (-item[1], str(village.row(item[0]))))
    ]
    equal = None
    if scenario.outcomes is not None and not estimate:
        equal = _stated(village, scenario) == merged
    return Distribution(scenario, tuple(found), equal, estimate)


def _stated(village: Village, scenario: Scenario) -> dict[Key, Fraction]:
    """What the scenario says comes of it."""
    stated: dict[Key, Fraction] = {}
    for row in scenario.outcomes or ():
        try:
            # The spelling is looked at first: `Fraction("1e999999999")` would work for hours.
            p = Fraction(row.p if _ODDS.fullmatch(row.p) else "")
        except (ValueError, ZeroDivisionError) as error:
            raise Illegal("scenario_odds", scenario=scenario.id, p=row.p[:40]) from error
        key = village.expected(row)
        stated[key] = stated.get(key, Fraction(0)) + p
    return stated


def _sampled(village: Village, id: str, samples: int) -> tuple[dict[Key, Fraction], Notes]:
    many: dict[Key, int] = {}
    notes: Notes = {}
    for at in range(samples):
        night = village.again(Sampling(f"lab|{id}|{at}"))
        play(village.bounds, night)
        key = village.key(night)
        if key not in many:  # the same night once more, with its reasons
            notes[key] = Fraction(0), explain(village.bounds, village.again(Sampling(f"lab|{id}|{at}")))
        many[key] = many.get(key, 0) + 1
    return {key: Fraction(count, samples) for key, count in many.items()}, notes


class Batch:
    """Night 2 of a village of *cast* (role id → how many), again and again with fresh random votes, by `play`.

    Nobody looks at a clock here: the bench calls `run` and measures.
    """

    def __init__(self, cast: Mapping[str, int], seed: int | str = 0, night: int = 2) -> None:
        roles = [ROLES[name] for name, count in cast.items() for _ in range(count)]
        seating = Seating([roles[0], *roles])
        self._plan = plans(frozenset(cast)).night
        self._bounds = self._plan.on(night)
        self._start = Position(
            night, seating, (1 << seating.n + 1) - 2, [()] * (seating.n + 1), TRAITS, LATEST,
            foxes=bool(seating.counts[Count.FOX]), roles=ROLES,
        )
        self._lots = Sampling(seed)
        packs: set[str] = set()
        self._actors: list[tuple[int, Acting]] = []
        for seat in seating.holders(Acting):
            acting = seating.roles[seat].get(Acting)
            if acting is not None and acting.on(night) and not acting.dead and acting.pack not in packs:
                self._actors.append((seat, acting))
                if acting.pack:
                    packs.add(acting.pack)

    def nights(self) -> Iterator[Night]:
        """Played nights, without end."""
        lots, start, roles, n = self._lots, self._start, self._start.seating.roles, self._start.n
        while True:
            votes = []
            for seat, acting in self._actors:
                target = 1 + lots.below(n - 1)
                votes.append(Vote(seat, acting.action, (target + (target >= seat),), roles[seat]))
            night = Night(start, self._plan, lots, votes)
            play(self._bounds, night)
            yield night

    def run(self, nights: int) -> int:
        """Plays so many *nights*; how many died in them."""
        dead = 0
        for _, night in zip(range(nights), self.nights(), strict=False):
            dead += len(night.deaths)
        return dead


def run_nights(cast: Mapping[str, int], nights: int, seed: int | str = 0) -> int:
    """Plays so many *nights* of a village of *cast*; how many died in them."""
    return Batch(cast, seed).run(nights)
