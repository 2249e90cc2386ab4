"""Reports of seers and mediums: true for the true holder, and telling even from a liar."""

from __future__ import annotations

from math import log

from ai.belief.parameters import Results
from ai.belief.scales import Item, Scales, Vouch
from ai.duties import GUARD, MEDIUM, SEER, place
from ai.factions import FAN, FOX, FRIEND, WOLF
from engine.speech import Reason

ROLE_OF = {"divined": SEER, "medium": MEDIUM, "guarded": GUARD}
"""Report kind → the role whose result it is."""


def weigh(scales: Scales, p: Results) -> None:
    """Every report binds the world to its speaker's truth, and weighs its speaker by how liars choose."""
    reading = scales.reading
    blind, mistaken = scales.blindness
    slips = {True: log(p.slip + mistaken), False: log(p.slip + blind)}
    for report in reading.reports:
        name = reading.claimed(report.seat) or ROLE_OF.get(report.kind, "")
        role = place(reading.ruleset, name)
        black = report.value == "werewolf"
        kind_of_reason = "medium" if report.kind == "medium" else "result"
        reason = Reason(
            kind_of_reason, report.day, (report.target, report.seat), role=name, value=report.value, ref=report.ref
        )
        if report.kind == "guarded":
            if report.night in reading.quiet:
                scales.vouches.append(Vouch(role, report.seat, report.target, False, log(p.slip), reason))
            continue
        scales.vouches.append(Vouch(role, report.seat, report.target, black, slips[black], reason))
        item = Item(reason)
        by, to = report.seat, report.target
        item.single.append((by, WOLF, log(p.wolf_black if black else 1 - p.wolf_black)))
        on_wolf = p.wolf_black_on_wolf / p.wolf_black if black else (1 - p.wolf_black_on_wolf) / (1 - p.wolf_black)
        item.pairs.append((by, WOLF, to, WOLF, log(on_wolf)))
        item.single.append((by, FAN, log(p.fan_black if black else 1 - p.fan_black)))
        for kind in (FOX, FRIEND):
            item.single.append((by, kind, log(p.fox_black if black else 1 - p.fox_black)))
        item.single = [s for s in item.single if scales.shape[s[1]]]
        scales.add(item)
