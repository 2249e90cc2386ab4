"""Stage `dusk_terms`: what ends at dusk whatever happens."""

from __future__ import annotations

from engine.survival.scene import Scene
from engine.survival.settle import settle
from engine.survival.terms import Term

BALDR_DAY = 3


def dusk_terms(scene: Scene) -> None:
    """Roles with a term, and the end of Baldr's blessing, as one batch."""
    batch = []
    for seat in sorted(scene.living):
        term = scene.roles[seat].get(Term)
        if term is not None and term.day == scene.day:
            batch.append((seat, term.cause))
        if scene.day == BALDR_DAY and scene.blessed(seat):
            batch.append((seat, "baldr_term"))
    for seat, cause in batch:
        scene.note("dusk_terms", target=seat, verdict=cause)
    settle(scene, batch)
