"""The close of a vote (resolution.md section 3, stage 8): forfeits, voids, extra votes, totals, ties, the exit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.survival.scene import Scene

Ballots = Mapping[int, tuple[int, ...]]


@dataclass(slots=True)
class Count:
    """*forfeits*: who owed a ballot. *slips*: (voter, target, weight). *totals*: seat → votes. *out*: who leaves by
    the vote; *tied*: between whom a runoff is held."""

    forfeits: list[int] = field(default_factory=list)
    slips: list[tuple[int, int, int]] = field(default_factory=list)
    totals: dict[int, int] = field(default_factory=dict)
    out: list[int] = field(default_factory=list)
    tied: list[int] = field(default_factory=list)
    how: str = "most"


def count(scene: Scene, ballots: Ballots, forfeits: list[int], round_: int) -> Count:
    """Opens the box. *forfeits*: who owed a ballot and has none; ballots on them are void."""
    s = scene.s
    found = Count(forfeits=forfeits)
    for seat in forfeits:
        scene.note("vote_forfeit", target=seat, verdict="rule_violation")
    for voter in sorted(ballots):
        void = "freyja" if s.has(voter, "void") else "baldr" if s.has(voter, "blessed") else ""
        if void:
            scene.note("vote_void", voter, verdict=void)
        for slot, target in enumerate(ballots[voter]):
            if not target:
                continue
            double = not slot and s.has(voter, "bbj_winner") and not s.has(voter, "jormungandr")
            weight = 0 if void or target in forfeits else 2 if double else 1
            found.slips.append((voter, target, weight))
            if weight:
                found.totals[target] = found.totals.get(target, 0) + weight
    tied_before = s.board.get(("vote", "tied", 0), ()) if round_ > 1 else ()
    for seat in sorted(scene.living):
        extra = s.count(seat, "hypnosis_paid")
        out = seat in forfeits or s.has(seat, "stepped_out")
        if extra and not out and (not tied_before or seat in tied_before):
            found.totals[seat] = found.totals.get(seat, 0) + extra
            scene.note("vote_extra", target=seat, verdict=str(extra))
    decide(scene, found, round_)
    return found


def decide(scene: Scene, found: Count, round_: int) -> None:
    """vote_tally, vote_runoff: who leaves, or between whom it is."""
    most = max(found.totals.values(), default=0)
    top = sorted(seat for seat, votes in found.totals.items() if votes == most)
    rule = scene.s.options["tie_rule"]
    if not most:
        found.how = "void"
    elif len(top) == 1:
        found.out = top
    elif rule == "all":
        found.out, found.how = top, "all"
    elif rule == "random":
        found.out, found.how = [scene.streams.one(top, "tie")], "random"
    elif rule == "runoff_then_none" and round_ == 1:
        found.tied, found.how = top, "runoff"
    else:
        found.how = "tie"
    for seat in top if most else ():
        scene.note("vote_tally", target=seat, verdict=found.how)


def batch(scene: Scene, found: Count) -> list[tuple[int, str]]:
    """vote_exit and vote_doom: forfeits, the voted seat and doomed wargs leave as one batch."""
    leaving = [(seat, "rule_violation") for seat in found.forfeits]
    leaving += [(seat, "vote") for seat in found.out]
    leaving += [(seat, "warg_doom") for seat in sorted(scene.living) if scene.s.has(seat, "doomed")]
    return leaving
