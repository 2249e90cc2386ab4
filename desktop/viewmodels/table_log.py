"""The log: everything a seat may know, as lines to read, newest last."""

from __future__ import annotations

import html
from dataclasses import dataclass

from ai.personas import seat_name
from ai.speech import realise, realise_will
from desktop.narrate import Narrator
from desktop.text import Catalogue
from desktop.viewmodels.table_seats import portraits
from engine import events as ev
from engine.events import AnyEvent
from engine.views import View

RESULTS = frozenset({"claim", "counter_claim", "report", "retract"})
FILTERS = ("all", "talk", "results", "board", "whispers", "heaven", "notes")
TENSE = frozenset({
    "suspect", "counter_claim", "disagree", "react_accused", "plea", "vote_switch", "request_vote", "react_wrong",
    "deny_role", "react_death",
})  # fmt: skip
SMILE = frozenset({
    "trust", "agree", "small_talk", "react_defended", "react_believed", "react_right", "react_peace", "agree_partly",
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log before it is filtered. *form*: `say`, `system`, `secret` (to the player alone).

    *shelf* is the filter it stands under.
    """

    event: int
    form: str
    shelf: str
    seat: int
    day: int
    tag: str
    text: str
    result: bool = False


@dataclass(frozen=True, slots=True)
class LogRow:
    """A line as the page shows it; *form* `unread` is the rule above what has not been read. *text* is styled text."""

    key: int
    form: str
    seat: int
    name: str
    portrait: str
    mood: str
    tag: str
    when: str
    text: str
    plain: str


def mood(said: ev.Said) -> str:
    """The face a seat makes while it says this."""
    kinds = [s.type for s in said.statements]
    black = any(s.type == "report" and s.value == "werewolf" for s in said.statements)
    if black or any(kind in TENSE for kind in kinds):
        return "tense"
    if any(kind in SMILE for kind in kinds) or any(s.type == "report" and s.value == "human" for s in said.statements):
        return "smile"
    return "neutral"


def sentence(said: ev.Said, view: View, language: str) -> str:
    """What was said, in the viewer's language; a person's own words stay as typed."""
    return said.text or realise(said, view, language)


def styled(plain: str, view: View, language: str, black: bool = False) -> str:
    """*plain* with the names at the table in bold; *black*: the word for a wolf in the danger colour."""
    text = html.escape(plain, quote=False).replace("\n", "<br>")
    names = {seat_name(info, language) for info in view.seats}
    for name in sorted(names, key=len, reverse=True):
        text = _bold(text, html.escape(name, quote=False), language)
    if black:
        for word in ("人狼", "黒", "werewolf", "wolf") if language == "ja" else ("werewolf", "wolf"):
            if word in text:
                text = text.replace(word, f'<b><font color="@danger">{word}</font></b>', 1)
                break
    return text


def _bold(text: str, name: str, language: str) -> str:
    pieces, at = [], 0
    while (found := text.find(name, at)) >= 0:
        before = text[found - 1] if found else " "
        after = text[found + len(name)] if found + len(name) < len(text) else " "
        whole = language == "ja" or not (before.isalpha() or after.isalpha())
        inside = text.rfind("<b>", 0, found) > text.rfind("</b>", 0, found)
        pieces.append(text[at:found] + (f"<b>{name}</b>" if whole and not inside else name))
        at = found + len(name)
    return "".join(pieces) + text[at:]


class Chronicle:
    """All lines of one view, kept in the chosen language."""

    def __init__(self, text: Catalogue) -> None:
        self.text = text
        self.entries: list[Entry] = []
        self._made: dict[tuple[int, bool], LogRow] = {}
        """The rows made so far: a line never changes, but it tells its day once that is over."""

    def rewrite(self, view: View, text: Catalogue) -> None:
        """Says everything again in another language."""
        self.text, self.entries, self._made = text, [], {}
        for n, event in enumerate(view.events):
            self.take(n, event, view)

    def take(self, n: int, event: AnyEvent, view: View) -> Entry | None:
        """Takes in the *n*-th event of *view*; the line it gives, if any."""
        entry = self._line(n, event, view)
        if entry is not None:
            self.entries.append(entry)
        return entry

    def rows(self, view: View, shelf: str, search: str, unread_from: int) -> list[LogRow]:
        """What the page shows of *shelf*; before the first entry at or after *unread_from* stands the unread rule."""
        faces = portraits(view.seats)
        wanted = search.casefold().strip()
        shown: list[LogRow] = []
        unread = [e for e in self.entries if e.event >= unread_from and self._on(e, shelf)]
        marked = not unread or len(unread) == len(self.entries)
        for entry in self.entries:
            if not self._on(entry, shelf) or (wanted and wanted not in self._haystack(entry, view)):
                continue
            if not marked and entry.event >= unread_from:
                marked = True
                shown.append(_unread(len(unread), self.text))
            shown.append(self._row(entry, view, faces))
        return shown

    def _on(self, entry: Entry, shelf: str) -> bool:
        if shelf == "all":
            return entry.form != "secret" or entry.result
        if shelf == "results":
            return entry.result
        return entry.shelf == shelf

    def _haystack(self, entry: Entry, view: View) -> str:
        name = seat_name(view.seats[entry.seat - 1], self.text.language) if entry.seat else ""
        return f"{entry.seat} {name} {entry.tag} {entry.text}".casefold()

    def _row(self, entry: Entry, view: View, faces: dict[int, str]) -> LogRow:
        today = entry.day == view.day or not entry.day
        if (entry.event, today) not in self._made:
            self._made[entry.event, today] = self._make(entry, view, faces, today)
        return self._made[entry.event, today]

    def _make(self, entry: Entry, view: View, faces: dict[int, str], today: bool) -> LogRow:
        said = view.events[entry.event]
        black = isinstance(said, ev.Said) and any(s.value == "werewolf" for s in said.statements)
        name = speaker(entry.seat, view, self.text) if entry.form == "say" else ""
        return LogRow(
            key=entry.event,
            form=entry.form,
            seat=entry.seat,
            name=name,
            portrait=faces.get(entry.seat, ""),
            mood=mood(said) if isinstance(said, ev.Said) else "neutral",
            tag=entry.tag,
            when="" if today else self.text.of("table-when-day", day=entry.day),
            text=styled(entry.text, view, self.text.language, black),
            plain=self.text.of("table-a11y-said", name=name, text=entry.text) if name else entry.text,
        )

    def _line(self, n: int, event: AnyEvent, view: View) -> Entry | None:
        t = self.text
        if view.ruleset == "survival" and not isinstance(event, ev.Said):
            return self._survived(n, event, view)
        match event:
            case ev.Said():
                return self._said(n, event, view)
            case ev.PhaseBegan():
                key = f"table-log-{event.phase}" if event.round <= 1 else "table-log-revote"
                line = t.of(key, day=event.day, round=event.round)
                return Entry(n, "system", "talk", 0, event.day, "", line)
            case ev.WillRead():
                words = realise_will(event, view, t.language)
                return Entry(n, "say", "talk", event.seat, view.day, t.of("table-tag-will"), words, True)
            case ev.Counted():
                key, slots = counted(event, view, t)
                return Entry(n, "system", "talk", 0, event.day, "", t.of(key, **slots), True)
            case ev.Ended():
                line = t.of("table-log-ended", camp=camp_name(event.camp, view, t))
                return Entry(n, "system", "talk", 0, view.day, "", line, True)
            case ev.Died() | ev.QuietNight() | ev.Revived() | ev.Heard():
                line = Narrator(view, t).line(event)
                return Entry(n, "system", "talk", 0, view.day, "", line, True) if line else None
            case ev.Opened() | ev.HasVoted() | ev.Readied() | ev.Noted() | ev.WillWritten():
                return None
        if event.to == ev.PUBLIC:
            return None
        line = Narrator(view, t).line(event)
        told = not isinstance(event, (ev.Dealt, ev.Introduced))
        return Entry(n, "secret", "notes", 0, view.day, t.of("table-tag-secret"), line, told) if line else None

    def _survived(self, n: int, event: AnyEvent, view: View) -> Entry | None:
        """A line of Survival: all that is told is kept, board facts on a shelf of their own."""
        if isinstance(event, (ev.Opened, ev.HasVoted, ev.Readied, ev.Noted)):
            return None
        line = Narrator(view, self.text).line(event)
        if not line:
            return None
        shelf = "board" if isinstance(event, ev.Shown) else "talk"
        if event.to == ev.PUBLIC:
            news = isinstance(event, (ev.Died, ev.Revived, ev.Counted, ev.QuietNight, ev.Told, ev.Gained, ev.Ended))
            return Entry(n, "system", shelf, 0, view.day, "", line, news)
        mine = shelf if shelf == "board" else "notes"
        told = not isinstance(event, (ev.Dealt, ev.Introduced))
        return Entry(n, "secret", mine, 0, view.day, self.text.of("table-tag-secret"), line, told)

    def _said(self, n: int, event: ev.Said, view: View) -> Entry:
        words = sentence(event, view, self.text.language)
        if event.channel == "talk":
            kind = event.statements[0].type if event.statements else ""
            result = any(s.type in RESULTS for s in event.statements)
            return Entry(n, "say", "talk", event.seat, event.day, tag(kind, self.text), words, result)
        shelf = {"heaven": "heaven", "mono": "notes"}.get(event.channel, "whispers")
        key = f"channel-{event.channel}"
        where = self.text.of(key) if self.text.has(key) else ""
        return Entry(n, "say", shelf, event.seat, event.day, where, words)


def speaker(seat: int, view: View, t: Catalogue) -> str:
    """Who speaks there, by name; *somebody* where the viewer cannot see who."""
    return seat_name(view.seats[seat - 1], t.language) if seat else t.of("story-somebody")


def tag(kind: str, t: Catalogue) -> str:
    """The chip beside a speaker's name: what kind of statement this is."""
    return t.of(f"table-tag-{kind}") if kind and t.has(f"table-tag-{kind}") else ""


def counted(event: ev.Counted, view: View, t: Catalogue) -> tuple[str, dict[str, object]]:
    """The line that tells how a count went, and its slots."""
    top = event.received[0] if event.received else (0, 0)
    if event.decided:
        votes = next((n for seat, n in event.received if seat == event.decided), top[1])
        return "table-log-counted", {
            "name": seat_name(view.seats[event.decided - 1], t.language),
            "n": votes,
            "day": event.day,
        }
    tied = [seat_name(view.seats[seat - 1], t.language) for seat, n in event.received if n == top[1]]
    return "table-log-tied", {"names": t.of("table-and").join(tied), "n": top[1]}


def camp_name(camp: str, view: View, t: Catalogue) -> str:
    """The name of a camp, or of a game nobody won."""
    key = f"{view.ruleset}-camp-{camp}"
    return t.of(key) if t.has(key) else t.of("table-draw")


def _unread(count: int, t: Catalogue) -> LogRow:
    words = t.of("table-unread", n=count)
    return LogRow(-1, "unread", 0, "", "", "", "", "", words, words)
