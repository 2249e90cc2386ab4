"""Opening a game: the deal, who is introduced to whom, the objects for hearts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import events as ev
from engine.events import MASTER
from engine.setup import Setup
from engine.survival import asking
from engine.survival.checks import check
from engine.survival.options import settle
from engine.survival.terms import VAMPIRE, WOLF, Twin

if TYPE_CHECKING:
    from engine.survival.table import Table

TOUCHES = 3
"""So many seats have touched each object."""


def open_game(table: Table, setup: Setup) -> None:
    check(setup)
    options = settle(setup.options)
    shown = bool(options["show_role_list"])
    cast = dict(setup.cast)
    table.emit(ev.Opened(
        ruleset="survival", version=VERSION, seats=setup.seats, cast=cast if shown else {}, options=options
    ))
    table.emit(ev.Sealed(to=MASTER, seed=setup.seed, cast={} if shown else cast))
    deal(table, setup)
    introduce(table)
    if asking.hearts_in_play(table.s):
        lay_out(table)


VERSION = "1"
"""The edition of this rule set."""


def deal(table: Table, setup: Setup) -> None:
    """Stream `deal`: fixed seats first, then a role for each other seat in order."""
    left = dict(sorted(setup.cast.items()))
    dealt = dict(sorted(setup.fixed.items()))
    for role in dealt.values():
        left[role] -= 1
    streams = table.streams()
    for seat in range(1, len(setup.seats) + 1):
        if seat not in dealt:
            roles = [role for role, count in left.items() if count]
            weights = [left[role] for role in roles]
            at = streams.draw(weights, "deal", seat) if len(roles) > 1 else 0
            dealt[seat] = roles[at]
            left[roles[at]] -= 1
    table.drawn(streams)
    for seat in sorted(dealt):
        table.emit(ev.Dealt(to=frozenset((seat,)), seat=seat, role=dealt[seat]))


def introduce(table: Table) -> None:
    """The wolf camp sees itself with roles, vampires see each other, twins see each other; N is public."""
    s = table.s
    for camp in (WOLF, VAMPIRE):
        members = s.camp(camp)
        if members:
            table.emit(ev.Introduced(to=members, bond=camp, seats=tuple(sorted(members))))
            show_pack(table, members, members)
    twins = tuple(seat for seat in range(1, s.n + 1) if s.roles[seat].get(Twin))
    if twins:
        table.emit(ev.Introduced(to=frozenset(twins), bond="twin", seats=twins))
        for one, other in (twins, twins[::-1]):
            table.gain(one, "twin", other)
    table.show("setup", "wolves", len(s.pack()))


def show_pack(table: Table, to: Iterable[int], members: Iterable[int]) -> None:
    """Shows the roles of *members* to those of their camp."""
    for seat in sorted(members):
        table.show("camp", "role", table.s.roles[seat].id, seat, frozenset(to))


def lay_out(table: Table) -> None:
    """Stream `hearts`: a circle of the seats; object k has been touched by the k-th seat and the next two."""
    s = table.s
    streams = table.streams()
    left = list(range(1, s.n + 1))
    circle = []
    while left:
        circle.append(left.pop(streams.below(len(left), "hearts")))
    table.drawn(streams)
    for k in range(s.n):
        table.show("hearts", f"object_{k + 1}", [circle[(k + i) % s.n] for i in range(TOUCHES)])
