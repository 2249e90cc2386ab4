"""The order of resolution as public facts: which stages a night and a dusk have, and who takes part in which.

For the encyclopedia. A bearer (role, trait or weather) takes part in a stage whose steps need a facet it holds, or
whose chapter declares one of its facets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from engine.rulebook import Bearer, Facet, Stage
from engine.setup import Illegal
from engine.shikigami.acting import Acting
from engine.shikigami.day import DUSK
from engine.shikigami.night import NIGHT
from engine.shikigami.roles import ROLES
from engine.shikigami.traits import TRAITS
from engine.shikigami.weathers import WEATHERS

NAMED = {"attack": "wolf_attack", "guard": "guard_declaration", "vampire": "vampire_bite", "dream_eat": "dream_eating"}
"""Where the steps of a stage carry a shorter word than the stage's own id."""
TABLES: Mapping[str, Mapping[str, Bearer]] = {"role": ROLES, "trait": TRAITS, "weather": WEATHERS}


@dataclass(frozen=True, slots=True)
class Chapter:
    """A stage: *number* counts from 1 within its phase (`night`, `day`), *steps* are the ids of its steps in order."""

    id: str
    phase: str
    number: int
    steps: tuple[str, ...]
    first: int
    last: int


def chapters(ruleset: str = "shikigami") -> tuple[Chapter, ...]:
    """The stages in the order in which they are resolved, night first. Raises `Illegal("unknown_ruleset")`."""
    if ruleset != "shikigami":
        raise Illegal("unknown_ruleset", ruleset=ruleset)
    return _chapters()


def taking_part(kind: str, id: str) -> dict[str, tuple[str, ...]]:
    """Stage id → those of its steps that look for what the *kind* (`role`, `trait`, `weather`) *id* holds.

    No steps where the whole stage is about it. In the order of resolution.
    """
    bearer = _bearer(kind, id)
    found: dict[str, list[str]] = {}
    for stage in (*NIGHT, *DUSK):
        whole, steps = _interest(stage, bearer.kinds)
        if whole or steps:
            found.setdefault(named(stage.id), []).extend(step for step in steps if step not in found.get(stage.id, ()))
    return {stage: tuple(dict.fromkeys(steps)) for stage, steps in found.items()}


def who(stage: str) -> dict[str, tuple[str, ...]]:
    """Kind (`role`, `trait`, `weather`) → ids of those who take part in *stage*."""
    return {
        kind: tuple(id for id in table if stage in taking_part(kind, id)) for kind, table in TABLES.items()
    }


def gives(kind: str, id: str) -> tuple[str, ...]:
    """The traits that a role, trait or weather gives to seats."""
    return tuple(_bearer(kind, id).gives)


def brings(role: str) -> tuple[str, ...]:
    """The roles that *role* brings into play without being dealt (what it turns others into, or may become)."""
    return tuple(one for one in _bearer("role", role).brings if isinstance(one, str))


def givers(trait: str) -> dict[str, tuple[str, ...]]:
    """Kind → ids of those who give *trait*."""
    return {kind: tuple(id for id, bearer in table.items() if trait in bearer.gives) for kind, table in TABLES.items()}


def votes(kind: str, id: str) -> tuple[Acting, ...]:
    """The night votes that come with a role or trait: from which night, at how many seats, at whom."""
    return _bearer(kind, id).every(Acting)


def actions(ruleset: str = "shikigami") -> tuple[str, ...]:
    """The night votes there are, in the order of the roles that have them."""
    if ruleset != "shikigami":
        raise Illegal("unknown_ruleset", ruleset=ruleset)
    bearers = (*ROLES.values(), *TRAITS.values())
    return tuple(dict.fromkeys(mine.action for bearer in bearers for mine in bearer.every(Acting)))


def doers(action: str) -> tuple[str, ...]:
    """The roles that may cast the night vote *action*."""
    return tuple(id for id, role in ROLES.items() if any(mine.action == action for mine in role.every(Acting)))


def named(stage: str) -> str:
    """The public id of the stage that a step's first word, or a stage of the day, stands for."""
    return NAMED.get(stage, stage)


def _bearer(kind: str, id: str) -> Bearer:
    found = TABLES.get(kind, {}).get(id)
    if found is None:
        raise Illegal(f"unknown_{kind}", id=id)
    return found


@cache
def _chapters() -> tuple[Chapter, ...]:
    found: list[Chapter] = []
    for phase, stages in (("night", NIGHT), ("day", DUSK)):
        parts: dict[str, list[Stage]] = {}
        for stage in stages:
            parts.setdefault(named(stage.id), []).append(stage)
        for number, (id, those) in enumerate(parts.items(), 1):
            steps = tuple(dict.fromkeys(step for stage in those for step in stage.ids()))
            first = min(stage.nights.first for stage in those)
            last = 0 if any(not stage.nights.last for stage in those) else max(stage.nights.last for stage in those)
            found.append(Chapter(id, phase, number, steps, first, last))
    return tuple(found)


def _interest(stage: Stage, kinds: frozenset[type[Facet]]) -> tuple[bool, list[str]]:
    """Whether the stage as a whole asks for one of *kinds*, and which of its steps do."""
    whole = bool(kinds & set(stage.needs)) or any(kind.__module__ in _modules(stage) for kind in kinds)
    return whole, _steps(stage, kinds)


def _steps(stage: Stage, kinds: frozenset[type[Facet]]) -> list[str]:
    found: list[str] = []
    for part in stage.steps:
        if isinstance(part, Stage):
            found += list(part.ids()) if kinds & set(part.needs) else _steps(part, kinds)
        elif kinds & set(part.needs):
            found.append(part.id)
    return found


def _modules(stage: Stage) -> frozenset[str]:
    """The chapters of the rulebook that the stage is written in, those of its inner stages included."""
    inner: Sequence[Stage] = [part for part in stage.steps if isinstance(part, Stage)]
    mine = {stage.cases.__module__} - {"engine.shikigami.acting"}
    return frozenset(mine).union(*(_modules(part) for part in inner))
