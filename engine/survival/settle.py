"""`settle`: what every batch of exits brings with it (resolution.md section 2)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.survival.scene import Scene
from engine.survival.terms import CAUSES, RAIDS, WOLF, Drag, Queen, Returning

DRAGGED = 3
"""So many a fenrir takes along, where there are so many."""
ALWAYS = frozenset({"baldr_term", "rule_violation"})
"""What reaches a seat under Baldr's blessing."""


def settle(scene: Scene, batch: Iterable[tuple[int, str]]) -> bool:
    """Steps 1–5 for a *batch* of (seat, cause); says whether anybody left play. The victory check is the table's."""
    new = apply(scene, batch)
    gone = list(new)
    while new:
        drawn = drag(scene, new)
        linked = link(scene, [*new, *drawn])
        new = [*drawn, *linked]
        gone += new
    come_back(scene, gone)
    return bool(gone)


def apply(scene: Scene, batch: Iterable[tuple[int, str]]) -> list[int]:
    """settle_apply. A seat with several causes gets the first of the list of causes."""
    named: dict[int, str] = {}
    for seat, cause in batch:
        if scene.blessed(seat) and cause not in ALWAYS:
            scene.note("settle_apply", target=seat, verdict=f"baldr:{cause}")
        elif seat not in named or CAUSES.index(cause) < CAUSES.index(named[seat]):
            named[seat] = cause
    gone = []
    for seat in sorted(named):
        cause = named[seat]
        if seat not in scene.living:
            continue
        if cause in RAIDS and scene.has(seat, Returning):
            scene.hoods.add(seat)
        scene.exit(seat, cause)
        scene.note("settle_apply", target=seat, verdict=cause)
        gone.append(seat)
    return gone


def drag(scene: Scene, gone: Iterable[int]) -> list[int]:
    """settle_drag: each fenrir that has just left takes up to three who are not of the pack."""
    taken = []
    for seat in sorted(gone):
        facet = scene.has(seat, Drag)
        if facet is None or scene.day < facet.from_day:
            continue
        pool = [t for t in sorted(scene.living) if not scene.roles[t].wolf]
        for target in scene.streams.some(min(DRAGGED, len(pool)), pool, "drag", seat):
            kept = scene.attackable(target)
            scene.note("settle_drag", seat, target, kept or "drag")
            if not kept:
                scene.exit(target, "drag")
                taken.append(target)
    return taken


def link(scene: Scene, gone: Iterable[int]) -> list[int]:
    """settle_link: her vampires leave with the queen, unless they are blessed. No ability: nothing seals it."""
    taken = []
    for queen in sorted(gone):
        facet = scene.roles[queen].get(Queen)
        for seat in sorted(scene.living) if facet is not None else ():
            if facet is not None and scene.roles[seat].id == facet.follows:
                kept = scene.blessed(seat)
                scene.note("settle_link", queen, seat, "baldr" if kept else "queen_link")
                if not kept:
                    scene.exit(seat, "queen_link")
                    taken.append(seat)
    return taken


def come_back(scene: Scene, gone: Iterable[int]) -> None:
    """settle_return: somebody of the wolf camp left, so red hoods with an open condition return."""
    if any(scene.roles[seat].camp == WOLF for seat in gone):
        for seat in sorted(scene.hoods):
            if seat not in scene.living:
                scene.back(seat)
                scene.note("settle_return", target=seat, verdict="returned")
