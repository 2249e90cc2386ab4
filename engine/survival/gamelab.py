"""Day games in the lab."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING

from engine.setup import Illegal

if TYPE_CHECKING:
    from engine.survival.scenario import Scenario, Stage
    from engine.survival.wording import Found


def play(stage: Stage, game: str) -> None:
    raise Illegal("scenario_phase", scenario=stage.scenario.id, phase=game)


def exact(scenario: Scenario) -> Iterable[tuple[Fraction, Found]] | None:
    """What is reckoned rather than walked, or nothing."""
    return None
