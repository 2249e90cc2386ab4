"""The board's page: what was said and voted, what is still possible, and the player's own marks and notes.

Counting deals may take some tenths of a second, so it is done beside the window's thread and looked for now and then.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from PySide6.QtCore import Property, QObject, QSignalBlocker, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, qmlEngine

from ai.logic import Count, Facts, Finding, count, findings, gather
from ai.personas import seat_name
from ai.speech.realise import realise_statement
from desktop import board as lore
from desktop.store import NotSaved
from desktop.text import Catalogue
from desktop.viewmodels import glyphs
from desktop.viewmodels.table import Table
from desktop.viewmodels.table_seats import portraits, role_name
from engine.commands import Note
from engine.setup import Illegal
from engine.views import View

QML_IMPORT_NAME = "Tsukimori.Vm"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

_POLL = 30
"""Milliseconds between two looks whether the deals are counted."""
_Counted = tuple[Facts, Count, list[Finding], int]


def work_out(facts: Facts, assumed: tuple[int, str] | None) -> _Counted:
    """The facts with what is assumed, their count and findings, and how many deals fit without the assumption."""
    base = count(facts)
    found = findings(facts, base)
    if assumed is None:
        return facts, base, found, base.worlds
    then = facts.narrowed(assumed[0], {assumed[1]})
    return then, count(then), found, base.worlds


@QmlElement
@QmlSingleton
class Board(QObject):
    """`changed` when anything of it does. Nothing is worked out while no page looks (`watch`)."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._joined: Table | None = None
        self._watched = False
        self._key: tuple[object, ...] = ()
        self._assumed: tuple[int, str] | None = None
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="board")
        self._work: Future[_Counted] | None = None
        self._found: _Counted | None = None
        self._notes = lore.Notes()
        self._timer = QTimer(self, interval=_POLL)
        self._timer.timeout.connect(self._collect)

    # -- what it looks at --------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table of the same engine."""
        if self._joined is None:
            self._joined = qmlEngine(self).singletonInstance(QML_IMPORT_NAME, "Table")
            self._joined.changed.connect(self._look)
            self._joined.handed.connect(self._forget)
            with QSignalBlocker(self):
                self._look()
        return self._joined

    @property
    def _view(self) -> View:
        return self.table._shown

    def _text(self) -> Catalogue:
        return self.table._words()

    def _forget(self) -> None:
        """Another person looks now."""
        self._notes, self._found, self._work, self._assumed, self._key = lore.Notes(), None, None, None, ()
        self.changed.emit()

    @Slot(bool)
    def watch(self, on: bool) -> None:
        """A page looks at the board, or no longer does."""
        self._watched = on
        self._key = ()
        self.table  # noqa: B018 - joins the table on the first look
        self._look()

    def _look(self) -> None:
        if not self._watched:
            return
        view, text = self._joined._shown, self._joined._words()  # type: ignore[union-attr]
        key = (view.seat, len(view.events), text.language, self._assumed)
        if key == self._key:
            return
        if not self._key or key[:2] != self._key[:2] or key[3] != self._key[3]:
            self._notes = lore.read_notes(self._diary())
            if self._assumed and (self._assumed[0] > len(view.seats) or self._assumed[1] not in view.cast):
                self._assumed = None
            self._work = None
            if view.ruleset:
                facts = gather(self._joined._reading, view)  # type: ignore[union-attr]
                self._work = self._pool.submit(work_out, facts, self._assumed)
                self._timer.start()
            else:
                self._found = None
        self._key = key
        self.changed.emit()

    def _diary(self) -> str:
        """One's diary as it stands, however far the table's telling is."""
        table = self.table
        return table._feed.view(table._seat).note if table._feed is not None and table._seat else ""

    def _collect(self) -> None:
        if self._work is None:
            self._timer.stop()
        elif self._work.done():
            self._timer.stop()
            self._found, self._work = self._work.result(), None
            self.changed.emit()

    @Property(bool, notify=changed)
    def busy(self) -> bool:
        """Whether the deals are being counted."""
        return self._work is not None

    # -- the sheet ---------------------------------------------------------------------------------------------------

    @Property("QVariantMap", notify=changed)
    def sheet(self) -> dict[str, Any]:
        """Columns and rows: `givers`, `roles`, `days` (heads), `rows` (a seat each)."""
        if self._found is None or not self._view.ruleset:
            return {"givers": [], "roles": [], "days": [], "rows": []}
        facts, found, _, _ = self._found
        view, text = self._view, self._text()
        if facts.seats != len(view.seats):
            return {"givers": [], "roles": [], "days": [], "rows": []}
        made = lore.board(view, self.table._reading, facts, found)
        return {
            "givers": [self._giver(giver, text) for giver in made.givers],
            "roles": [
                {"id": role, "name": role_name(role, view, text), "glyph": glyphs.role(role, view.ruleset)}
                for role in made.roles
            ],
            "days": [day for day, _ in made.votes],
            "rows": [self._row(seat, made, text) for seat in view.everyone],
        }

    def _giver(self, giver: lore.Giver, text: Catalogue) -> dict[str, Any]:
        view = self._view
        name = seat_name(view.seats[giver.seat - 1], text.language)
        role = role_name(giver.role, view, text) if giver.role else text.of("board-unclaimed")
        return {"seat": giver.seat, "name": name, "role": role, "glyph": glyphs.ARTS.get(giver.kind, "crystal-ball"),
                "label": text.of("board-giver", name=name, role=role)}  # fmt: skip

    def _row(self, seat: int, made: lore.Board, text: Catalogue) -> dict[str, Any]:
        view = self._view
        card = self.table.card(seat)
        claim = made.claims.get(seat, "")
        results = [self._result(giver, seat, text) for giver in made.givers]
        roles = [self._cell(seat, role, made, text) for role in made.roles]
        share = made.share[seat]
        votes = [
            text.of("table-dot").join(str(target) for target in slips.get(seat, ())) or text.of("board-none")
            for _, slips in made.votes
        ]
        name = seat_name(view.seats[seat - 1], text.language)
        spoken = [f"{seat} {name}"]
        spoken += [text.of("table-you")] if seat == view.seat else []
        spoken += [text.of("board-a11y-claims", role=role_name(claim, view, text))] if claim else []
        spoken += [str(result["said"]) for result in results if result["said"]]
        spoken += [text.of("board-a11y-share", n=share)] if share is not None else []
        return {
            "seat": seat, "name": name, "portrait": portraits(view.seats)[seat], "alive": seat in view.alive,
            "you": seat == view.seat, "seal": card.get("seal", ""), "when": card.get("when", ""),
            "claim": role_name(claim, view, text) if claim else "",
            "glyph": glyphs.role(claim, view.ruleset) if claim else "", "results": results, "roles": roles,
            "share": -1 if share is None else share, "votes": votes, "memo": self._notes.memos.get(str(seat), ""),
            "label": text.of("table-comma").join(spoken),
        }  # fmt: skip

    def _result(self, giver: lore.Giver, seat: int, text: Catalogue) -> dict[str, Any]:
        if seat not in giver.results:
            return {"word": "", "black": False, "night": 0, "said": ""}
        value, night = giver.results[seat]
        black = value == "werewolf"
        word = text.of("table-black" if black else "table-white")
        name = seat_name(self._view.seats[giver.seat - 1], text.language)
        return {"word": word, "black": black, "night": night,
                "said": text.of("table-a11y-result", giver=name, word=word)}  # fmt: skip

    def _cell(self, seat: int, role: str, made: lore.Board, text: Catalogue) -> dict[str, Any]:
        state = made.possible[(seat, role)]
        mark = self._notes.marks.get(f"{seat}:{role}", "")
        claimed = state == "open" and made.claims.get(seat) == role
        words = text.of(f"board-cell-{'claimed' if claimed else state}")
        words += text.of("table-comma") + text.of(f"board-mark-{mark}") if mark else ""
        name = seat_name(self._view.seats[seat - 1], text.language)
        return {"role": role, "state": "claimed" if claimed else state, "mark": mark,
                "label": text.of("board-a11y-cell", name=name, role=role_name(role, self._view, text),
                                 state=words)}  # fmt: skip

    # -- what follows ------------------------------------------------------------------------------------------------

    @Property("QVariant", notify=changed)
    def findings(self) -> list[dict[str, Any]]:
        """What follows, in words: `head`, `line`; an assumption one may make (`seat`, `role`), and whether it `stands`.
        """
        if self._found is None or not self._view.ruleset:
            return []
        view, text = self._view, self._text()
        told = []
        for finding in self._found[2]:
            head, line = lore.told(finding, view, text)
            may = finding.kind == "entails"
            told.append({
                "head": head, "line": line, "seat": finding.seat if may else 0, "role": finding.role if may else "",
                "stands": may and self._assumed == (finding.seat, finding.role),
            })  # fmt: skip
        return told

    @Property(str, notify=changed)
    def worlds(self) -> str:
        """How many deals are possible, in words."""
        if self._found is None:
            return ""
        text = self._text()
        _, found, _, base = self._found
        if not base:
            return text.of("board-worlds-none")
        if self._assumed is None:
            return text.of("board-worlds", n=amount(base, text.language))
        return text.of("board-worlds-assumed", n=amount(base, text.language),
                       then=amount(found.worlds, text.language))  # fmt: skip

    @Property("QVariantMap", notify=changed)
    def numbers(self) -> dict[str, Any]:
        """`alive`, `wolves` (still living, a number or a range), `spare` (executions that may miss); empty before they
        are counted, without `wolves` and `spare` where roles may change sides."""
        if self._found is None:
            return {}
        facts, found, _, _ = self._found
        numbers: dict[str, Any] = {"alive": len(facts.alive)}
        if facts.plain and found.worlds:
            least = min(n for n, ways in found.wolves.items() if ways)
            most = max(n for n, ways in found.wolves.items() if ways)
            text = self._text()
            numbers["wolves"] = str(most) if least == most else text.of("board-range", least=least, most=most)
            numbers["spare"] = lore.spare(facts, found)
        return numbers

    @Property(bool, notify=changed)
    def plain(self) -> bool:
        """Whether deaths and a game that goes on prove something in this cast."""
        return self._found is None or self._found[0].plain

    # -- assuming ----------------------------------------------------------------------------------------------------

    @Property("QVariantMap", notify=changed)
    def assumed(self) -> dict[str, Any]:
        """What is assumed: `seat`, `role` and its words, empty for nothing."""
        if self._assumed is None:
            return {}
        seat, role = self._assumed
        view, text = self._view, self._text()
        name = seat_name(view.seats[seat - 1], text.language)
        return {"seat": seat, "role": role, "words": text.of("board-assumed", name=name,
                                                             role=role_name(role, view, text))}  # fmt: skip

    @Slot(int, str)
    def assume(self, seat: int, role: str) -> None:
        """Assumes that *seat* is *role*; the same again takes it back."""
        asked = (seat, role)
        view = self._view
        fits = 1 <= seat <= len(view.seats) and bool(role)
        self._assumed = asked if fits and asked != self._assumed else None
        self._look()

    # -- one's own ---------------------------------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def mayNote(self) -> bool:
        """Whether there is a seat whose diary could hold marks and memos."""
        return self._view.seat > 0

    @Slot(int, str)
    def mark(self, seat: int, role: str) -> None:
        """Puts the next of one's own marks on *seat* and *role*."""
        self._keep(lore.marked(self._notes, seat, role))

    @Slot(int, str)
    def remember(self, seat: int, words: str) -> None:
        """Keeps *words* about *seat*; none takes them away."""
        self._keep(lore.remembered(self._notes, seat, words))

    def _keep(self, notes: lore.Notes) -> None:
        if not self.mayNote or notes == self._notes:
            return
        feed, seat = self.table._feed, self._view.seat
        if feed is None:
            return
        try:
            feed.submit(seat, Note(note=lore.write_notes(notes)))
        except (Illegal, NotSaved) as error:
            why = error.reason if isinstance(error, Illegal) else "unsaved"
            self.table.refused.emit(self._text().of("board-not-kept", why=why))
            return
        self._notes = notes
        self.changed.emit()

    @Property("QVariant", notify=changed)
    def sharable(self) -> list[str]:
        """One's notes as sentences that could be said aloud now; none where one may not talk."""
        if self._found is None or "talk" not in self.table.channels:
            return []
        view, text = self._view, self._text()
        said = lore.shared(self._notes, view, self.table._reading, self._found[0])
        return [realise_statement(statement, "", view.seat, view, text.language) for statement in said]

    @Slot(result=bool)
    def share(self) -> bool:
        """Says one's notes aloud; whether the table took them."""
        if self._found is None:
            return False
        said = lore.shared(self._notes, self._view, self.table._reading, self._found[0])
        try:
            return bool(said) and self.table.say(said, "", "talk")
        except Illegal:
            return False


def amount(n: int, language: str) -> str:
    """A number of deals as people write it: whole up to a million, then in words of its size."""
    if n < 1_000_000:
        return f"{n:,}"
    if language == "ja":
        for size, word in ((10**16, "京"), (10**12, "兆"), (10**8, "億"), (10**4, "万")):
            if n >= size:
                return f"約{n / size:.0f}{word}" if n >= 10 * size else f"約{n / size:.1f}{word}"
    for size, word in ((10**15, "quadrillion"), (10**12, "trillion"), (10**9, "billion"), (10**6, "million")):
        if n >= size:
            return f"{n / size:.0f} {word}" if n >= 10 * size else f"{n / size:.1f} {word}"
    return f"{n:,}"
