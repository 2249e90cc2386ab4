"""A count of votes: arrows from seat to seat, who received what, what was said beforehand, and the days before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ai.personas import seat_name
from ai.reading import Reading
from desktop.text import Catalogue
from desktop.viewmodels.table_seats import portraits
from engine import events as ev
from engine.views import View


@dataclass(frozen=True, slots=True)
class ArrowRow:
    """One ballot on the stage. *order* counts from 0 as they are drawn; *lane* of *lanes* spreads those at a target.

    *style*: 0 solid for the seat with most votes, 1 dashed for the next, 2 dotted for all others.
    """

    voter: int
    target: int
    order: int
    lane: int
    lanes: int
    style: int
    yours: bool


@dataclass(frozen=True, slots=True)
class TallyRow:
    """One seat that received votes, most first; *decided*: it is the one."""

    seat: int
    name: str
    portrait: str
    votes: int
    style: int
    tied: bool
    decided: bool
    voters: str


@dataclass(frozen=True, slots=True)
class TurnRow:
    """A seat whose vote is worth a word: it kept what it said, or did not."""

    kept: bool
    text: str


@dataclass(frozen=True, slots=True)
class DayRow:
    """The ballots of one count by voter, in the order of *columns*: target, 0 for none; *styles* as in `ArrowRow`."""

    label: str
    now: bool
    targets: list[int]
    styles: list[int]


def styles(count: ev.Counted) -> dict[int, int]:
    """Target → how its arrows are drawn."""
    return {seat: min(i, 2) for i, (seat, _n) in enumerate(count.received)}


def tied(count: ev.Counted) -> frozenset[int]:
    """The seats that share the most votes, where nobody was decided on."""
    if count.decided or not count.received:
        return frozenset()
    most = count.received[0][1]
    return frozenset(seat for seat, n in count.received if n == most)


def arrows(count: ev.Counted, view: View) -> list[ArrowRow]:
    """The arrows in the order they are drawn: by seat from the viewer's left, the viewer's own last."""
    look = styles(count)
    n = len(view.seats)
    ballots = sorted(count.ballots, key=lambda b: ((b.voter == view.seat), (b.voter - view.seat) % n))
    lanes = {
        seat: sorted((b.voter for b in ballots if b.target == seat), key=lambda voter, at=seat: (voter - at) % n)
        for seat in look
    }
    drawn = []
    for order, ballot in enumerate(ballots):
        row = lanes.get(ballot.target, [ballot.voter])
        drawn.append(
            ArrowRow(
                ballot.voter, ballot.target, order, row.index(ballot.voter), len(row), look.get(ballot.target, 2),
                ballot.voter == view.seat,
            )
        )  # fmt: skip
    return drawn


def tally(count: ev.Counted, view: View, text: Catalogue) -> list[TallyRow]:
    """Who received votes, most first."""
    look, level, faces = styles(count), tied(count), portraits(view.seats)

    def name(seat: int) -> str:
        return seat_name(view.seats[seat - 1], text.language)

    return [
        TallyRow(
            seat, name(seat), faces[seat], n, look[seat], seat in level, seat == count.decided,
            _voters(seat, count, name, text),
        )
        for seat, n in count.received
        if n
    ]  # fmt: skip


def slips(count: ev.Counted) -> dict[int, tuple[int, ...]]:
    """Voter → for whom it voted, in the order of its slips."""
    found: dict[int, tuple[int, ...]] = {}
    for ballot in count.ballots:
        found[ballot.voter] = (*found.get(ballot.voter, ()), ballot.target)
    return found


def _voters(seat: int, count: ev.Counted, name: Callable[[int], str], text: Catalogue) -> str:
    """Who voted for *seat*, each once, with the number of its votes where it had several."""
    votes: dict[int, int] = {}
    for ballot in count.ballots:
        if ballot.target == seat:
            votes[ballot.voter] = votes.get(ballot.voter, 0) + ballot.weight
    named = [
        text.of("survival-votes-of", name=name(voter), n=n) if n != 1 else name(voter) for voter, n in votes.items()
    ]
    return text.of("table-dot").join(named)


def turns(count: ev.Counted, view: View, reading: Reading, text: Catalogue, most: int = 3) -> list[TurnRow]:
    """Up to *most* seats that said today whom they would vote for: changed minds first."""
    found: list[TurnRow] = []
    for ballot in count.ballots:
        plan = reading.plans.get(ballot.voter) or None
        said = reading.all_plans.get((count.day, ballot.voter), plan.said.target if plan else 0)
        if not said:
            continue
        slots = {
            "name": seat_name(view.seats[ballot.voter - 1], text.language),
            "target": seat_name(view.seats[ballot.target - 1], text.language),
            "said": seat_name(view.seats[said - 1], text.language),
        }
        kept = said == ballot.target
        found.append(TurnRow(kept, text.of("table-turn-kept" if kept else "table-turn-changed", **slots)))
    found.sort(key=lambda row: row.kept)
    return found[:most]


def columns(view: View) -> list[int]:
    """The voters that ever voted, by seat: the columns of the history."""
    return sorted({b.voter for count in view.counts for b in count.ballots})


def history(view: View, text: Catalogue, most: int = 4) -> list[DayRow]:
    """The latest *most* counts, the latest last."""
    shown = view.counts[-most:]
    rows = []
    for count in shown:
        cast = {b.voter: b.target for b in count.ballots}
        look = styles(count)
        key = "table-history-day" if count.round <= 1 else "table-history-round"
        rows.append(
            DayRow(
                text.of(key, day=count.day, round=count.round),
                count is view.counts[-1],
                [cast.get(seat, 0) for seat in columns(view)],
                [look.get(cast.get(seat, 0), 2) for seat in columns(view)],
            )
        )
    return rows
