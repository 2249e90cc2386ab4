"""The composer: a sentence by picking, or in one's own words; both end as the same statements."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, qmlEngine

from ai.personas import seat_name
from ai.speech import realise_statement, understand
from desktop.text import Catalogue
from desktop.viewmodels import composer_survival as survival
from desktop.viewmodels.table import Table
from desktop.viewmodels.table_seats import role_name
from engine import events as ev
from engine.speech import Reason, Ref, Statement
from engine.views import View

QML_IMPORT_NAME = "Tsukimori.Vm"
QML_IMPORT_MAJOR_VERSION = 1
QML_IMPORT_MINOR_VERSION = 0

KINDS = (
    "claim", "report", "suspect", "trust", "vote_plan", "ask", "answer", "agree", "disagree", "request", "small_talk",
)  # fmt: skip
WHISPERS = ("whisper_attack", "whisper_cover")
SLOTS = {
    "claim": ("role",),
    "report": ("art", "target", "value", "night"),
    "suspect": ("target", "degree", "because"),
    "trust": ("target", "degree", "because"),
    "vote_plan": ("target", "because"),
    "ask": ("target", "about"),
    "answer": ("about", "stance"),
    "agree": ("line",),
    "disagree": ("line", "because"),
    "request": ("wish", "target"),
    "small_talk": ("topic",),
    "whisper_attack": ("target",),
    "whisper_cover": ("role",),
}
OPTIONAL = frozenset({"because", "about"})
_LINES = 8
"""How many of the latest utterances one may agree with."""


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a slot: *value* as QML keeps it, *words* as the player reads it."""

    value: str
    words: str


def reasons(target: int, view: View, reading: Any) -> list[Reason]:
    """Real events that speak about *target*, the latest first: its votes, results on it, its claim, its silence."""
    found: list[Reason] = []
    for cast in reversed(reading.ballots):
        if cast.voter == target:
            found.append(Reason("vote", cast.day, (target, cast.target)))
            break
    for report in reversed(reading.reports):
        if report.target == target and report.value:
            found.append(Reason("result", report.day, (target, report.seat), value=report.value, ref=report.ref))
            break
    if claim := reading.claims.get(target):
        found.append(Reason("claim", claim.ref.day, (target,), role=claim.said.role, ref=claim.ref))
    for line in reversed(reading.today):
        said = line.said
        if line.seat == target and said.type in ("suspect", "request_vote", "vote_plan") and said.target != target:
            found.append(Reason("push", line.ref.day, (target, said.target), ref=line.ref))
            break
    for line in reversed(reading.lines):
        if line.seat == target and line.said.type == "trust" and line.said.target not in (0, target):
            found.append(Reason("defend", line.ref.day, (target, line.said.target), ref=line.ref))
            break
    if target in view.alive and not reading.spoken.get(target) and view.phase in ("day", "discussion"):
        found.append(Reason("silence", view.day, (target,)))
    found.append(Reason("feel", view.day))
    return found


@QmlElement
@QmlSingleton
class Composer(QObject):
    """What the player is about to say. `kind` and the slots make one statement; `understood` are those of free text."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kind = "suspect"
        self._values: dict[str, str] = {}
        self._free = False
        self._text = ""
        self._found: list[Statement] = []
        self._sure = 1.0
        self._unknown = ""
        self._channel = ""
        self._joined: Table | None = None
        self._known: dict[str, Any] = {}
        """What has been worked out since the last change."""
        self._seen: tuple[object, ...] = ()

    @property
    def table(self) -> Table:
        """The table of the same engine."""
        if self._joined is None:
            self._joined = qmlEngine(self).singletonInstance(QML_IMPORT_NAME, "Table")
            self._joined.changed.connect(self._look_again)
            self._joined.handed.connect(self._forget)
        return self._joined

    def _forget(self) -> None:
        """Another person writes now."""
        self._kind, self._values, self._free, self._channel = "suspect", {}, False, ""
        self._text, self._found, self._sure, self._unknown = "", [], 1.0, ""
        self._touch()

    def _look_again(self) -> None:
        """The table changed: works everything out anew where that can matter here."""
        table = self.table
        seen = (len(table._shown.events), tuple(table.channels), table.silent, self._words.language)
        if seen != self._seen:
            self._seen = seen
            self._touch()

    def _touch(self) -> None:
        self._known.clear()
        self.changed.emit()

    def _once(self, name: str, work: Callable[[], Any]) -> Any:
        if name not in self._known:
            self._known[name] = work()
        return self._known[name]

    @property
    def _view(self) -> View:
        return self.table._shown

    @property
    def _words(self) -> Catalogue:
        return self.table._words()

    # -- kinds and slots ---------------------------------------------------------------------------------------------

    @Property("QVariant", notify=changed)
    def kinds(self) -> list[dict[str, str]]:
        """What kinds of sentence there are: `id`, `words`."""
        return self._once("kinds", self._kinds)

    def _kinds(self) -> list[dict[str, str]]:
        private = self._on in ("wolf", "fox", "lovers", "mason")
        return [
            {"id": kind, "words": self._words.of(f"table-kind-{kind}")}
            for kind in ((*WHISPERS, "small_talk") if private and self._on == "wolf" else KINDS)
        ]

    @property
    def _on(self) -> str:
        return self._channel if self._channel in self.table.channels else self.table.channel

    def _get_channel(self) -> str:
        return self._on

    def _set_channel(self, channel: str) -> None:
        self._channel = channel
        self._touch()

    channel = Property(str, _get_channel, _set_channel, notify=changed)

    def _get_kind(self) -> str:
        kinds = [kind["id"] for kind in self.kinds]
        return self._kind if self._kind in kinds else (kinds[0] if kinds else "")

    def _set_kind(self, kind: str) -> None:
        if kind in SLOTS and kind != self._kind:
            self._kind = kind
            self._touch()

    kind = Property(str, _get_kind, _set_kind, notify=changed)

    @Property("QVariant", notify=changed)
    def slots(self) -> list[dict[str, Any]]:
        """The slots of this kind: `id`, `label`, `options` (words), `index` of the chosen one (−1: none yet)."""
        return self._once("slots", self._slots)

    def _slots(self) -> list[dict[str, Any]]:
        shown = []
        for slot in SLOTS.get(self._get_kind(), ()):
            options = self._options(slot)
            values = [option.value for option in options]
            chosen = self._chosen(slot)
            shown.append({
                "id": slot,
                "label": self._words.of(f"table-slot-{slot}"),
                "options": [option.words for option in options],
                "index": values.index(chosen) if chosen in values else -1,
            })  # fmt: skip
        return shown

    def _chosen(self, slot: str) -> str:
        values = [option.value for option in self._options(slot)]
        if (value := self._values.get(slot, "")) in values:
            return value
        if slot in ("target",) or not values:
            return ""
        if slot == "role" and (own := self._view.role) in values:
            return own
        if slot == "art":
            claim = self.table._reading.claims.get(self._view.body)
            role = claim.said.role if claim else self._view.role
            found = {"medium": "medium", "bodyguard": "guarded", **survival.OWN}.get(role, "divined")
            return found if found in values else values[0]
        if slot == "degree":
            return "2"
        if slot == "line":
            return values[0]
        return "" if slot in OPTIONAL and slot != "because" else values[0]

    def _options(self, slot: str) -> list[Option]:
        return self._once(f"options {slot}", lambda: self._list(slot))

    def _list(self, slot: str) -> list[Option]:
        view, t = self._view, self._words

        def seats(which: Any) -> list[Option]:
            return [
                Option(str(s), t.of("table-seat", seat=s, name=seat_name(view.seats[s - 1], t.language)))
                for s in which
                if s != view.body
            ]

        match slot:
            case "target":
                dead = self._get_kind() == "report" and self._chosen("art") == "medium"
                return seats(
                    sorted(view.deaths)
                    if dead
                    else sorted(view.alive)
                    if self._get_kind() != "report"
                    else view.everyone
                )
            case "about":
                return [Option("", t.of("table-about-none")), *seats(view.everyone)]
            case "role" if survival.on(view):
                return [Option(r, role_name(r, view, t)) for r in survival.roles(view)]
            case "role":
                cast = [r for r, n in view.cast.items() if n] or [
                    "villager",
                    "seer",
                    "medium",
                    "bodyguard",
                    "freemason",
                ]
                return [Option(r, role_name(r, view, t)) for r in cast]
            case "art":
                arts = survival.arts(view) if survival.on(view) else ("divined", "medium", "guarded")
                return [Option(a, t.of(f"table-art-{a}")) for a in arts]
            case "value":
                return [Option(v, value_words(v, view, t)) for v in ("human", "werewolf")]
            case "night" if survival.on(view):
                return [
                    Option(str(n), t.of("table-night", day=n)) for n in range(max(survival.last_night(view), 1), 0, -1)
                ]
            case "night":
                last = view.day - 1 if view.phase in ("day", "vote") else view.day
                return [Option(str(n), t.of("table-night", day=n)) for n in range(max(last, 1), 0, -1)]
            case "degree":
                return [Option(str(d), t.of(f"table-degree-{d}")) for d in (1, 2, 3)]
            case "stance":
                return [Option(s, t.of(f"table-stance-{s}")) for s in ("suspect", "trust", "undecided")]
            case "wish":
                wishes = survival.wishes(view) if survival.on(view) else ("divine", "guard", "claim")
                return [Option(w, t.of(f"table-wish-{w}")) for w in wishes]
            case "topic":
                return [Option(w, t.of(f"table-topic-{w}")) for w in ("weather", "night", "tea", "food")]
            case "line":
                return [self._line(said) for said in self._recent()]
            case "because":
                return [Option("", t.of("table-because-none")), *self._because()]
        return []

    def _recent(self) -> list[ev.Said]:
        view = self._view
        said = [s for s in view.said if s.channel == "talk" and s.seat not in (0, view.body) and s.day == view.day]
        return said[-_LINES:][::-1]

    def _line(self, said: ev.Said) -> Option:
        from desktop.viewmodels.table_log import sentence

        t, view = self._words, self._view
        words = sentence(said, view, t.language)
        name = seat_name(view.seats[said.seat - 1], t.language)
        short = words if len(words) <= 26 else words[:25] + "…"
        return Option(f"{said.day}.{said.n}", t.of("table-line", seat=said.seat, name=name, words=short))

    def _because(self) -> list[Option]:
        t = self._words
        target = self._subject()
        if not target:
            return []
        return [
            Option(str(i), t.of(f"table-why-{r.kind}", **self._reason_slots(r)))
            for i, r in enumerate(reasons(target, self._view, self.table._reading), 1)
        ]

    def _subject(self) -> int:
        if "target" in SLOTS[self._get_kind()]:
            return int(self._chosen("target") or 0)
        said = self._answered()
        return said.seat if said else 0

    def _reason_slots(self, reason: Reason) -> dict[str, object]:
        t, view = self._words, self._view
        other = reason.seats[1] if len(reason.seats) > 1 else 0
        return {
            "name": seat_name(view.seats[other - 1], t.language) if other else "",
            "role": role_name(reason.role, view, t) if reason.role else "",
            "value": value_words(reason.value, view, t),
        }

    def _answered(self) -> ev.Said | None:
        chosen = self._chosen("line")
        return next((s for s in self._recent() if f"{s.day}.{s.n}" == chosen), None)

    @Slot(str, int)
    def choose(self, slot: str, index: int) -> None:
        """Fills *slot* with its *index*-th option."""
        options = self._options(slot)
        if 0 <= index < len(options):
            self._values[slot] = options[index].value
            if slot in ("target", "line"):
                self._values.pop("because", None)
            self._touch()

    @Slot(int, result=bool)
    def point(self, seat: int) -> bool:
        """The player points at *seat* on the stage: it fills the slot for whom. Whether there was one to fill."""
        slots = SLOTS.get(self._get_kind(), ()) if not self._free else ()
        for slot in ("target", "about"):
            if slot in slots and str(seat) in [option.value for option in self._options(slot)]:
                self._values[slot] = str(seat)
                self._values.pop("because", None)
                self._touch()
                return True
        return False

    # -- the statement -----------------------------------------------------------------------------------------------

    def statement(self) -> Statement | None:
        """The picked sentence as data; `None` while something is still missing."""
        kind, get = self._get_kind(), self._chosen
        target = int(get("target") or 0) if "target" in SLOTS.get(kind, ()) else 0
        because = self._reason()
        match kind:
            case "claim" if get("role"):
                other = [s for s in self.table._reading.claimants(get("role")) if s != self._view.body]
                if other and self._sole(get("role")):
                    return Statement("counter_claim", target=other[0], role=get("role"))
                return Statement("claim", role=get("role"))
            case "report" if target:
                value = "" if get("art") == "guarded" else get("value")
                return Statement("report", target=target, kind=get("art"), value=value, night=int(get("night") or 1))
            case "suspect" | "trust" if target:
                return Statement(kind, target=target, degree=int(get("degree")), because=because)
            case "vote_plan" if target:
                return Statement(kind, target=target, because=because)
            case "ask" if target:
                about = int(get("about") or 0)
                return Statement("ask" if about else "prod", target=about or target, to=target)
            case "answer" if get("about"):
                return self._answer(int(get("about")), get("stance"))
            case "agree" | "disagree" if (said := self._answered()) is not None:
                return Statement(kind, target=said.seat, to=said.seat, because=because, re=Ref(said.day, said.n))
            case "request" if target or get("wish") == "claim":
                return Statement("request", target=target, to=target if get("wish") == "claim" else 0, kind=get("wish"))
            case "small_talk":
                return Statement("small_talk", kind=get("topic"))
            case "whisper_attack" if target:
                return Statement(kind, target=target)
            case "whisper_cover" if get("role"):
                return Statement(kind, target=self._view.body, role=get("role"))
        return None

    def _sole(self, role: str) -> bool:
        return self._view.cast.get(role, 1) == 1

    def _answer(self, about: int, stance: str) -> Statement:
        asked = self.table._reading.asked.get(self._view.body)
        re = asked.ref if asked else None
        if stance == "undecided":
            return Statement("undecided", others=(about,), re=re)
        return Statement(stance, target=about, degree=2, to=asked.seat if asked else 0, re=re)

    def _reason(self) -> tuple[Reason, ...]:
        chosen, target = self._chosen("because"), self._subject()
        if not chosen or not target:
            return ()
        return (reasons(target, self._view, self.table._reading)[int(chosen) - 1],)

    @Property(str, notify=changed)
    def preview(self) -> str:
        """The sentence as the table will hear it; a hint at what is missing where it is not whole yet."""
        return self._once("preview", self._preview)

    def _preview(self) -> str:
        t = self._words
        if not self._on:
            return self.table.silent
        statement = self.statement()
        if statement is None:
            return t.of("table-preview-missing")
        channel = self._on
        return realise_statement(
            statement, "", self._view.body, self._view, t.language, self._view.day, channel
        )  # fmt: skip

    @Property(bool, notify=changed)
    def whole(self) -> bool:
        """Whether it can be said now."""
        if not self._on:
            return False
        return bool(self._text.strip()) if self._free else self.statement() is not None

    # -- free text ---------------------------------------------------------------------------------------------------

    def _get_free(self) -> bool:
        return self._free

    def _set_free(self, free: bool) -> None:
        if free != self._free:
            self._free = free
            self._touch()

    free = Property(bool, _get_free, _set_free, notify=changed)

    def _get_text(self) -> str:
        return self._text

    def _set_text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self._hear()
            self._touch()

    text = Property(str, _get_text, _set_text, notify=changed)

    def _hear(self) -> None:
        words = self._text.strip()
        if not words:
            self._found, self._unknown, self._sure = [], "", 1.0
            return
        heard = understand(words, self._view, self._words.language)
        self._found, self._unknown, self._sure = list(heard.statements), heard.unknown, heard.sure

    @Property("QVariant", notify=changed)
    def understood(self) -> list[str]:
        """How the free text was understood, one plain sentence a statement."""
        t, view = self._words, self._view
        return [gist(s, view, t) for s in self._found]

    @Property(bool, notify=changed)
    def unsure(self) -> bool:
        """Whether part of the text was not understood: others will only hear that something was said."""
        return bool(self._text.strip()) and (not self._found or self._sure < 0.5)

    @Slot(int)
    def drop(self, index: int) -> None:
        """Takes the *index*-th thing understood away: it was not meant."""
        if 0 <= index < len(self._found):
            del self._found[index]
            self._touch()

    @Slot(int)
    def mend(self, index: int) -> None:
        """Turns the *index*-th thing understood into a picked sentence, to be put right there."""
        if not 0 <= index < len(self._found):
            return
        said = self._found[index]
        kind = {"counter_claim": "claim", "prod": "ask", "request_vote": "vote_plan", "vote_switch": "vote_plan"}.get(
            said.type, said.type
        )
        if kind in SLOTS:
            self._kind = kind
        self._values = {
            "target": str(said.target or ""), "role": said.role, "value": said.value, "degree": str(said.degree or 2),
            "night": str(said.night or ""), "art": said.kind if kind == "report" else "", "wish": said.kind,
        }  # fmt: skip
        self._free = False
        self._touch()

    # -- speaking ----------------------------------------------------------------------------------------------------

    @Slot(result=bool)
    def say(self) -> bool:
        """Says it. Whether the rules took it; then the sentence starts anew."""
        if not self.whole:
            return False
        if self._free:
            done = self.table.say(tuple(self._found), self._text.strip(), self._on)
            if done:
                self._text, self._found, self._unknown = "", [], ""
        else:
            statement = self.statement()
            assert statement is not None
            done = self.table.say((statement,), "", self._on)
            if done:
                self._values = {k: v for k, v in self._values.items() if k in ("role", "art")}
        self._touch()
        return done


def value_words(value: str, view: View, t: Catalogue) -> str:
    """What a result found, in words; Survival tells camps."""
    if value not in ("human", "werewolf"):
        return ""
    return t.of(survival.CAMPS[value] if survival.on(view) else f"table-value-{value}")


def gist(statement: Statement, view: View, t: Catalogue) -> str:
    """*statement* in a few words, for checking that it was understood."""
    name = seat_name(view.seats[statement.target - 1], t.language) if statement.target else ""
    slots = {
        "name": name,
        "role": role_name(statement.role, view, t) if statement.role else "",
        "value": value_words(statement.value, view, t),
    }
    key = f"table-gist-{statement.type}"
    if t.has(key):
        return t.of(key, **slots)
    plain = replace(statement, because=())
    return realise_statement(plain, "", view.body, view, t.language)
