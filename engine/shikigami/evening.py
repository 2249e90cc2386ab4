"""The end of a day: the box is opened, and what follows from it follows (day.md §3 to §7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from engine import events as ev
from engine.events import MASTER
from engine.shikigami import telling
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.joker import joker_after_victory, the_holder, waiting_heirs
from engine.shikigami.day.voting import HidesTheTable

if TYPE_CHECKING:
    from engine.shikigami.table import Table


def count_the_votes(table: Table) -> None:
    """All have voted: the box is opened, and what follows from it follows."""
    s = table.s
    kept = table.chance(f"vote.{s.day}.{s.round}")
    votes = {voter: s.person(target) or target for voter, target in s.votes.items()}
    dusk = Dusk(table.position(), table.plans.dusk, kept, votes)
    table.run(table.plans.dusk.on(s.day), dusk, kept)
    show_count(table, dusk)
    telling.announce_deaths(table, dusk, night=False)
    for seat in dusk.revived:
        table.emit(ev.Revived(seat=s.body(seat), day=s.day))
    telling.settle_marks(table, dusk)
    telling.keep_until_morning(table, dusk)
    telling.foretold(table, dusk.skies)
    if dusk.decided:
        ended = table.ended()
        pass_the_joker(table, dusk, ended)
        if not ended:
            table.begin_night(s.day)
    elif not table.ended(revotes_spent=s.round > int(s.options["revotes"])):
        table.begin_vote(s.round + 1)


def show_count(table: Table, dusk: Dusk) -> None:
    """The table of votes; by whom, only where nothing hides it once the execution is decided."""
    s = table.s
    received = sorted(dusk.received.items(), key=lambda line: (-line[1], line[0]))
    ballots = tuple([ev.Ballot(s.body(slip.seat), s.body(slip.target), slip.weight) for slip in dusk.slips])
    counted = ev.Counted(
        day=s.day, round=s.round, ballots=ballots,
        received=tuple([(s.body(seat), votes) for seat, votes in received if votes]),
        decided=s.body(dusk.decided), how=dusk.how or "tie",
    )
    hidden = dusk.decided and (dusk.hidden or dusk.weather(HidesTheTable) is not None)
    if not hidden:
        table.emit(counted)
        return
    table.emit(msgspec.structs.replace(counted, ballots=(), received=()))
    table.emit(msgspec.structs.replace(counted, to=MASTER))


def pass_the_joker(table: Table, dusk: Dusk, ended: bool) -> None:
    """What of the joker's way had to wait for victory (day.md §7)."""
    s = table.s
    case = next(iter(the_holder(dusk)), None) if s.options["joker"] else None
    if case is None or dusk.decided not in (case.seat, case.target):
        return
    to = joker_after_victory(dusk, ended)
    if not to and not ended and not s.alive(case.seat):
        kept = table.chance(f"joker.{s.day}")
        heirs = [seat for seat in waiting_heirs(dusk) if s.alive(seat)] or s.survivors()
        to = heirs[kept.draw((1,) * len(heirs), "day.joker", case.seat)] if len(heirs) > 1 else heirs[0]
        table.log_draws(kept)
    if to:
        table.emit(ev.Gained(to=telling.shown_to(to, "joker"), seat=to, trait="joker", arg=s.day + 1))
