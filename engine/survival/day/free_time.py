"""Free time: skoll's strike, then freki's (resolution.md section 3.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.events import Acted
from engine.survival.scene import Scene
from engine.survival.settle import settle
from engine.survival.terms import VILLAGE


def skoll_raid(scene: Scene, acts: Sequence[Acted]) -> list[int]:
    """skoll_raid: settles; the seats it took, for the public report."""
    batch = []
    for act in sorted((act for act in acts if act.action == "sun_raid"), key=lambda act: act.seat):
        if act.seat not in scene.living:
            continue
        target = act.targets[0]
        why = fails(scene, act.seat, target)
        scene.note("skoll_raid", act.seat, target, why or "skoll_raid")
        if why:
            scene.tell(act.seat, "fails", 0, "sun_raid:no_effect")
        else:
            scene.raiders[target] = act.seat
            batch.append((target, "skoll_raid"))
        if scene.s.options["skoll_replaces_night_raid"]:
            scene.gained.append((0, "no_pack_raid", 0))
    settle(scene, batch)
    return [seat for seat, cause in scene.course if cause == "skoll_raid"]


def fails(scene: Scene, skoll: int, target: int) -> str:
    """What makes the strike fail, in the order of the law."""
    if scene.s.has(0, "no_raid"):
        return "no_raid"
    if scene.off(skoll):
        return "sealed"
    if target not in scene.living:
        return "gone"
    return scene.attackable(target) or ("" if scene.roles[target].camp == VILLAGE else "no_effect")


def freki_devour(scene: Scene, acts: Sequence[Acted]) -> list[int]:
    """freki_devour: whose apples vanish."""
    robbed = []
    for act in sorted((act for act in acts if act.action == "devour_apples"), key=lambda act: act.seat):
        target = act.targets[0]
        if act.seat not in scene.living or target not in scene.living:
            continue
        scene.note("freki_devour", act.seat, target, "sealed" if scene.off(act.seat) else "devoured")
        if scene.off(act.seat):
            scene.tell(act.seat, "fails", 0, "devour_apples:no_effect")
        else:
            robbed.append(target)
    return robbed
