"""What would change if a rule were deleted: every facet of a role, trait or weather is taken away in turn.

The expectations are those of the worked nights and of every village that the tests of the night put together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import scenes

from engine import lab
from engine.rulebook import Bearer, Facet
from engine.shikigami.night.draft import places_of
from engine.shikigami.plans import plans
from engine.shikigami.roles import ROLES
from engine.shikigami.scenario import Scenario
from engine.shikigami.traits import TRAITS
from engine.shikigami.weathers import WEATHERS

FILE = Path(__file__).parents[2] / "scenarios" / "shikigami.json"
OF_THE_NIGHT = ("engine.shikigami.night.", "engine.shikigami.following")


def of_the_night(bearer: Bearer) -> list[type[Facet]]:
    """Its facets that a stage of the night reads; poison of the day is none."""
    kinds = dict.fromkeys(f.__class__ for f in bearer.facets if getattr(f, "by_night", True))
    return [kind for kind in kinds if kind.__module__.startswith(OF_THE_NIGHT)]


class Recorder:
    """A plugin that keeps every scenario the tests run."""

    def __init__(self) -> None:
        self.kept: dict[bytes, Scenario] = {}

    @contextmanager
    def listening(self) -> Iterator[None]:
        real: Callable[..., Any] = scenes.outcomes

        def kept(scenario: Scenario, *args: Any, **more: Any) -> Any:
            self.kept[lab.msgspec.json.encode(scenario)] = scenario
            return real(scenario, *args, **more)

        scenes.outcomes = kept
        try:
            yield
        finally:
            scenes.outcomes = real


def everything_worked() -> list[Scenario]:
    """The worked nights, and the villages of the tests of the night."""
    recorder = Recorder()
    with recorder.listening():
        ended = pytest.main([
            "-q", "-p", "no:cacheprovider", str(Path(__file__).parent), "-k", "not random and not deletion",
        ])
    assert ended == 0
    return [*lab.load(FILE.read_bytes()), *recorder.kept.values()]


def mentions(scenario: Scenario) -> set[str]:
    """The roles, traits and weathers of a scenario."""
    words = {seat.role for seat in scenario.seats} | set(scenario.weather)
    return words | {word if isinstance(word, str) else word[0] for seat in scenario.seats for word in seat.traits}


def outcome(scenario: Scenario) -> object:
    """Everything a test may look at."""
    found = lab.outcomes(scenario)
    return [(o.row(), [(n.step, n.verdict, n.what) for n in o.trace if n.verdict in SEEN]) for o in found.outcomes]


SEEN = ("drawn", "killed", "revived", "told", "gained", "lost", "proclaimed", "became", "foretold")


@contextmanager
def without(bearer: Bearer, kind: type[Facet]) -> Iterator[None]:
    """*bearer* with no facet of that *kind*."""
    whole = bearer.facets
    bind(bearer, tuple(f for f in whole if f.__class__ is not kind))
    try:
        yield
    finally:
        bind(bearer, whole)


def bind(bearer: Bearer, facets: tuple[Facet, ...]) -> None:
    """Gives *bearer* these facets, and forgets what was worked out from others."""
    Bearer.__init__(bearer, bearer.id, facets, brings=bearer.brings, gives=bearer.gives)
    plans.cache_clear()
    places_of.cache_clear()


def undefended(scenarios: Iterable[Scenario]) -> list[str]:
    """Each `bearer: facet` whose loss no scenario notices."""
    listed = [(scenario, mentions(scenario)) for scenario in scenarios]
    found = []
    for bearer in (*ROLES.values(), *TRAITS.values(), *WEATHERS.values()):
        for kind in of_the_night(bearer):
            mine = [scenario for scenario, words in listed if words & {bearer.id, bearer.ref}]
            if not any(changes(scenario, bearer, kind) for scenario in mine):
                found.append(f"{bearer.id}: {kind.__name__}")
    return found


def changes(scenario: Scenario, bearer: Bearer, kind: type[Facet]) -> bool:
    """Whether *scenario* comes out otherwise without that facet. That it cannot be run any more counts."""
    whole = outcome(scenario)
    with without(bearer, kind):
        try:
            return outcome(scenario) != whole
        except (AssertionError, ValueError, KeyError):
            return True
