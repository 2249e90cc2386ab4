"""Stage `raid`: whom the pack raids, who bites, and whether it reaches them. Exits wait for `night_exit`."""

from __future__ import annotations

from engine.survival.night.draft import Night
from engine.survival.terms import RaidImmune, Smoke


def raid(night: Night) -> None:
    """The raid procedure of resolution.md."""
    orthruses = night.of("double_raid")
    standing = next((act for act in reversed(night.acts) if act.action == "nominate"), None)
    why = no_raid(night)
    if why or standing is None:
        night.note("raid", verdict=why or "nobody_named")
        return
    for act in orthruses:
        night.spend(act.seat, "double_raid")
    biter = orthruses[0].seat if orthruses else standing.seat
    most = 1 + bool(orthruses) + night.s.struck("wolf_one_per_night")
    night.biters.add(biter)
    for target in standing.targets[:most]:
        verdict = reaches(night, biter, target)
        night.note("raid", biter, target, verdict)
        if verdict == "raid":
            night.raiders[target] = biter
            night.batch.append((target, "raid"))
        elif verdict == "counter":
            night.batch.append((biter, "counter"))


def no_raid(night: Night) -> str:
    """1: why there is no raid tonight, or nothing."""
    s = night.s
    if s.has(0, "no_raid") or s.struck("wolf_raid") or s.has(0, "no_pack_raid"):
        return "no_raid"
    if s.day == 1 and not s.options["first_night_raid"]:
        return "first_night"
    return "declined" if night.of("decline_raid") else ""


def reaches(night: Night, biter: int, target: int) -> str:
    """3: what comes of it: `raid`, `counter`, or what made it fail."""
    smoke = night.has(biter, Smoke) is not None
    armed = target in night.armed and not smoke
    if target not in night.living or target == biter:
        return "gone"
    if target in night.warded:
        return "ward"
    if night.tyr(target):
        return "tyr"
    if night.blessed(target) and not armed:
        return "baldr"
    if target in night.guarded and not smoke:
        return "guard"
    if armed:
        return "counter"
    return "immune" if night.has(target, RaidImmune) else "raid"
