"""The board: what a table said, voted and found out, sorted by seat; and one player's own marks and notes beside it.

Pure: rows come from one seat's view, its reading and a count of deals (`ai.logic`). Words are ids for the catalogues
here and sentences where a catalogue is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from ai.logic import Count, Facts, Finding
from ai.personas import seat_name
from ai.reading import Reading
from desktop.text import Catalogue
from desktop.viewmodels.table_votes import slips
from engine.speech import Statement
from engine.views import View

LIKELY, UNLIKELY = "yes", "no"
MARKS = ("", LIKELY, UNLIKELY)
"""A player's own mark on a seat and role, in the order a click walks through them."""
MOST_MEMO = 200
"""Characters of a memo."""
MOST_SHARED = 3
"""Statements that notes become at once."""


class Notes(msgspec.Struct, omit_defaults=True):
    """One player's own notes, kept in the game as the seat's diary. *marks*: "seat:role" → `yes` or `no`; *memos*: seat
    → words."""

    marks: dict[str, str] = {}
    memos: dict[str, str] = {}


class _Kept(msgspec.Struct, omit_defaults=True):
    board: Notes = msgspec.field(default_factory=Notes)


def read_notes(note: str) -> Notes:
    """The notes in *note* (a view's diary); blank ones where it holds none."""
    try:
        return msgspec.json.decode(note, type=_Kept).board if note else Notes()
    except msgspec.MsgspecError:
        return Notes()


def write_notes(notes: Notes) -> str:
    """*notes* as a diary."""
    return msgspec.json.encode(_Kept(notes)).decode()


@dataclass(frozen=True, slots=True)
class Giver:
    """A column of results: who gave them, as what, and seat → (`human` or `werewolf`, the night it speaks of)."""

    seat: int
    role: str
    kind: str
    results: Mapping[int, tuple[str, int]]


@dataclass(frozen=True, slots=True)
class Board:
    """All of it. *possible*: (seat, role) → `sure`, `open` or `out`; *share*: seat → per cent of the deals where it is
    a wolf, None where that is settled."""

    givers: tuple[Giver, ...]
    roles: tuple[str, ...]
    claims: Mapping[int, str]
    possible: Mapping[tuple[int, str], str]
    share: Mapping[int, int | None]
    votes: tuple[tuple[str, Mapping[int, tuple[int, ...]]], ...]
    """(day or day.round, voter → for whom) of the counts, the earliest first."""
    notes: Notes = field(default_factory=Notes)


def board(view: View, reading: Reading, facts: Facts, found: Count) -> Board:
    """The board as *view*'s seat may see it."""
    roles = tuple(sorted(facts.cast, key=lambda role: (not facts.wolf(role), not facts.sight(role), role)))
    roles = tuple(role for role in roles if role != "villager")
    pack = frozenset(role for role in facts.cast if facts.wolf(role))
    possible: dict[tuple[int, str], str] = {}
    share: dict[int, int | None] = {}
    for seat in view.everyone:
        for role in roles:
            possible[(seat, role)] = (
                "sure" if found.certain(seat, role) else "open" if found.possible(seat, role) else "out"
            )
        part = found.share(seat, pack)
        settled = all(possible[(seat, role)] == "out" for role in roles if role in pack) or part >= 1
        share[seat] = None if settled else max(1, min(99, round(100 * part)))
    votes = tuple(
        (f"{count.day}" if count.round <= 1 else f"{count.day}.{count.round}", slips(count))
        for count in view.counts
    )
    claims = {seat: line.said.role for seat, line in reading.claims.items() if line.said.role}
    return Board(_givers(view, reading), roles, claims, possible, share, votes, read_notes(view.note))


def _givers(view: View, reading: Reading) -> tuple[Giver, ...]:
    """Who gave out results, in the order they began; one's own that were never told stay with the seat's own card."""
    order: dict[tuple[int, str], dict[int, tuple[str, int]]] = {}
    for report in reading.reports:
        if report.value in ("human", "werewolf"):
            order.setdefault((report.seat, report.kind), {})[report.target] = (report.value, report.night)
    return tuple(Giver(seat, reading.claimed(seat), kind, results) for (seat, kind), results in order.items())


def marked(notes: Notes, seat: int, role: str) -> Notes:
    """*notes* with the next mark on *seat* and *role*."""
    key = f"{seat}:{role}"
    after = MARKS[(MARKS.index(notes.marks.get(key, "")) + 1) % len(MARKS)]
    marks = {k: v for k, v in notes.marks.items() if k != key} | ({key: after} if after else {})
    return Notes(marks, dict(notes.memos))


def remembered(notes: Notes, seat: int, words: str) -> Notes:
    """*notes* with *words* as the memo of *seat*; empty words take it away."""
    words = " ".join(words.split())[:MOST_MEMO]
    memos = {k: v for k, v in notes.memos.items() if k != str(seat)} | ({str(seat): words} if words else {})
    return Notes(dict(notes.marks), memos)


def shared(notes: Notes, view: View, reading: Reading, facts: Facts) -> tuple[Statement, ...]:
    """The notes as statements one could say aloud: suspicions first, then trust; of living others only.

    A mark for a wolf accuses, one against a wolf or for the role a seat claims trusts.
    """
    accused: list[Statement] = []
    trusted: list[Statement] = []
    seen: set[int] = {view.seat}
    for key, mark in notes.marks.items():
        number, _, role = key.partition(":")
        seat = int(number) if number.isdigit() else 0
        if seat in seen or seat not in view.alive or role not in facts.cast:
            continue
        if facts.wolf(role):
            kind = "suspect" if mark == LIKELY else "trust"
        elif reading.claimed(seat) == role:
            kind = "trust" if mark == LIKELY else "suspect"
        else:
            continue
        seen.add(seat)
        (accused if kind == "suspect" else trusted).append(Statement(kind, target=seat, degree=2))
    return tuple((accused + trusted)[:MOST_SHARED])


# -- in words ---------------------------------------------------------------------------------------------------------


def told(finding: Finding, view: View, text: Catalogue) -> tuple[str, str]:
    """*finding* as a heading and a sentence."""

    def names(seats: tuple[int, ...]) -> str:
        return text.of("board-and").join(seat_name(view.seats[s - 1], text.language) for s in seats)

    role = text.of(f"{view.ruleset}-role-{finding.role}") if finding.role else ""
    if finding.kind == "too_many":
        head = text.of("board-too-many", role=role, n=len(finding.seats))
        return head, text.of("board-too-many-who", names=names(finding.seats))
    if finding.kind == "broken":
        name = names((finding.seat,))
        return text.of("board-if", name=name, role=role), text.of("board-broken", name=name)
    head = text.of("board-proven") if finding.kind == "proven" else text.of(
        "board-if", name=names((finding.seat,)), role=role
    )
    parts = []
    if finding.wolves:
        parts.append(text.of("board-wolves", names=names(finding.wolves), n=len(finding.wolves)))
    if finding.false:
        parts.append(text.of("board-false", names=names(finding.false), n=len(finding.false)))
    if finding.clear:
        parts.append(text.of("board-clear", names=names(finding.clear), n=len(finding.clear)))
    least, most = finding.left
    if most and finding.kind == "entails":
        parts.append(text.of("board-left" if least == most else "board-left-range", n=most, least=least))
    return head, "".join(parts) if text.language == "ja" else " ".join(parts)


def spare(facts: Facts, found: Count) -> int:
    """How many executions may still hit the wrong seat, with as many wolves as can live; never below 0."""
    most = max((n for n, ways in found.wolves.items() if ways), default=0)
    return max(0, (len(facts.alive) - 1) // 2 - most)
