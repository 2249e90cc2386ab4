"""What happens where nobody answered in time: random legal targets from stream `default`, hearts from `hearts`."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from engine import commands as do
from engine.survival import asking, windows
from engine.survival.night.before import pair

if TYPE_CHECKING:
    from engine.actions import ActionSpec
    from engine.survival.table import Table


def night(table: Table) -> None:
    """Every power that may not be skipped, and the pack's nomination by its lowest seat."""
    for seat in table.s.active():
        owed(table, seat)


def owed(table: Table, seat: int) -> None:
    """All that *seat* still owes tonight."""
    nominates = seat == min(table.s.pack(), default=0)
    while True:
        specs = [spec for spec in table.legal(seat) if spec.kind == "act" and spec.required and not spec.blocked]
        specs = [spec for spec in specs if spec.id != "nominate" or nominates]
        if not specs:
            return
        borrows = [spec for spec in specs if spec.id.startswith("borrow.")]
        streams = table.streams()
        spec = streams.one(borrows, "default", seat) if borrows else specs[0]
        sets = possible(table, seat, spec)
        if not sets:
            return
        targets = streams.one(sets, "default", seat)
        table.drawn(streams)
        windows.act(table, seat, do.Act(action=spec.id, targets=targets))


def possible(table: Table, seat: int, spec: ActionSpec) -> list[tuple[int, ...]]:
    """Every legal choice of the least number of targets."""
    sets = list(combinations(spec.targets, spec.least))
    if spec.id == "ward":
        sets = [chosen for chosen in sets if pair(*chosen) != table.s.arg(seat, "last_pair")]
    return sets


def hearts(table: Table) -> None:
    """At the end of day 1 every dealt pack wolf without a pick gets one of its three objects."""
    s = table.s
    names = asking.objects(s)
    if s.day > 1 or not names:
        return
    streams = table.streams()
    for seat in range(1, s.n + 1):
        if s.roles[seat].wolf and not s.has(seat, "heart"):
            mine = [int(name.removeprefix("object_")) for name in names if seat in s.board["hearts", name, 0]]
            if mine:
                table.gain(seat, "heart", streams.one(mine, "hearts", seat))
    table.drawn(streams)
