"""Who and what the slots of a wording stand for.

Only what every listener knows is used, so any viewer fills a sentence alike.
"""

from __future__ import annotations

from dataclasses import dataclass

from ai.speech.catalogue import SLOT, Row, table
from engine.speech import Reason, Statement
from engine.views import View

_NAMES = {"result": "ts", "counter": "ts", "death": "v", "will": "v", "medium": "t"}
_EFFECTIVE = {"black": "result", "white": "result", "divined": "result", "identified": "medium"}

REQUESTS = {
    "divination": "divine", "divine": "divine", "guard": "guard", "comingout": "claim", "claim": "claim",
    "hide": "hide", "stay_hidden": "hide", "hidden": "hide", "no_claim": "hide", "not_comingout": "hide",
}

_AGAINST = frozenset({"suspect", "vote_plan", "vote_switch", "request_vote", "compare", "shift", "read_votes", "plea"})

_WHOSE = {"ask": "t", "read_votes": "t", "react_wrong": "me", "react_accused": "me", "trust": "t", "suspect": "t"}
"""Whose deed the rows of a type speak of, where `needs` does not say (`vote@x`)."""

HARD = frozenset({"report", "request", "link", "deduce", "weather_read", "channel_other", "explain_pick",
                  "react_believed", "react_votes"})
"""Types whose tokens are facts: a row with a token is only for statements that carry it."""


@dataclass(frozen=True, slots=True)
class Slots:
    """The fillings of one statement. *seats* by slot; *because* the reasons that can be worded, the main one first."""

    speaker: int
    seats: dict[str, int]
    because: tuple[Reason, ...]
    role: str
    number: int
    value: str

    def offers(self, slot: str) -> bool:
        match slot:
            case "me":
                return True
            case "r":
                return bool(self.role)
            case "n":
                return self.number > 0
            case "value":
                return self.value in ("human", "werewolf")
            case "why" | "why:noun":
                return bool(self.because)
        return slot in self.seats

    def fits(self, row: Row) -> bool:
        """Whether every slot of *row* can be filled, each name with a different seat, and its reason is there."""
        own = self.with_reason(row)
        if own is None or not all(own.offers(slot) for slot in row.slots):
            return False
        named = [own.seats[slot] for slot in row.slots if slot in own.seats]
        return len(named) == len(set(named))

    def with_reason(self, row: Row) -> Slots | None:
        """These slots with {x} and {y} taken from the reason *row* asserts; None when there is no such reason."""
        if not row.needs:
            return self
        asserted, _, whose = row.needs.partition("@")
        kind, _, value = asserted.partition(":")
        whose = whose or _WHOSE.get(row.type, "")
        for reason in self.because:
            if reason.kind != kind or (value and reason.value != value):
                continue
            names = reason_seats(reason)
            subject = names.get("t", 0)
            if subject and not self._is(subject, whose):
                continue
            told = {slot: seat for slot, seat in names.items() if slot != "t"}
            seats = {**self.seats, **({"x": subject} if whose == "x" else told)}
            if subject and subject != self.speaker:
                seats.setdefault("t", subject)
            return Slots(self.speaker, seats, self.because, self.role, self.number, self.value)
        return None

    def _is(self, subject: int, whose: str) -> bool:
        """Whether the reason's *subject* is whose deed the row speaks of: `me`, a slot, or (empty) anybody it names."""
        if whose == "me":
            return subject == self.speaker
        if whose == "x":
            return subject != self.speaker
        if whose:
            return subject == self.seats.get(whose, 0)
        return subject in {self.speaker, *(self.seats.get(slot, 0) for slot in "tabv")}


def reason_seats(reason: Reason) -> dict[str, int]:
    """The seats of *reason* by the slot its wording names them with."""
    return dict(zip(_NAMES.get(reason.kind, "txy"), reason.seats, strict=False))


def stance(s: Statement, reason: Reason, view: View) -> str:
    """How *s* takes what *reason* tells of its target: `against`, `for`, or neither. Who agrees takes it alike."""
    if not s.target or reason_seats(reason).get("t") != s.target:
        return ""
    heard = view.spoken(s.re) if s.type == "agree" and s.re is not None and s.re.n else None
    types = {said.type for said in heard.statements} if heard else {s.type}
    return "against" if types & _AGAINST else "for" if "trust" in types else ""


def reason_rows(reason: Reason, form: str, taken: str = "") -> list[str]:
    """Keys of the wordings *reason* can take as a `clause` or a `noun`: those that say most, all alike good.

    *taken* is the stance of the statement it serves; wordings made for a stance or a value outrank others.
    """
    names = reason_seats(reason)
    found: dict[str, int] = {}
    for key, text in table("ja", "reasons").items():
        kind, *middle, shape, _ = key.split(".")
        if kind != reason.kind or shape != form or not set(middle) <= {reason.value, taken}:
            continue
        slots = set(SLOT.findall(text)) | set(SLOT.findall(table("en", "reasons").get(key, "")))
        if "r" in slots and not reason.role:
            continue
        if (slots - {"r"}) <= set(names):
            found[key] = 10 * len(middle) + len(slots - {"r"})
    best = max(found.values(), default=0)
    return [key for key, worth in found.items() if worth == best]


def worded(reason: Reason) -> bool:
    """Whether *reason* can be spoken at all."""
    return bool(reason_rows(reason, "clause")) and bool(reason_rows(reason, "noun"))


def plain_kind(reason: Reason) -> Reason:
    """*reason* under the name its wordings go by."""
    kind = _EFFECTIVE.get(reason.kind)
    return reason if kind is None else Reason(kind, reason.day, reason.seats, reason.role, reason.value, reason.ref)


def tags(s: Statement, view: View) -> frozenset[str]:
    """What a row's tokens are held against."""
    found = {s.kind, s.value} - {""}
    kinds = {plain_kind(reason).kind for reason in s.because}
    match s.type:
        case "report":
            found.add(s.kind or "divined")
        case "request":
            found.add(REQUESTS.get(s.kind, s.kind))
        case "explain_pick":
            if s.night == 1 or (not s.night and view.day <= 2):
                found.add("first")
        case "react_believed":
            if "result" in kinds:
                found.add("result")
        case "deduce":
            if not s.kind or s.kind == "result":
                found |= _step(s, kinds)
        case "channel_other":
            found.add({"masons": "mason", "twins": "twin", "foxes": "fox", "vampires": "vampire"}.get(s.kind, s.kind))
    return frozenset(found)


def _step(s: Statement, kinds: set[str]) -> set[str]:
    """The step a deduction takes, read from its fields."""
    if "result" in kinds:
        return {"result", *(reason.value for reason in s.because if reason.value)}
    if "counter" in kinds and s.others:
        return {"counter"}
    if "count" in kinds and not s.target:
        return {"count"}
    if s.value == "human":
        return {"clean"}
    return {"left"} if s.others else {"last"}


def fill(s: Statement, speaker: int, view: View, day: int) -> Slots:
    """The fillings of *s* said by *speaker* on *day*. The speaker fills no slot but {x} and {y} of a reason."""
    because = tuple(reason for reason in map(plain_kind, s.because) if worded(reason))
    heard = view.spoken(s.re) if s.re is not None and s.re.n else None
    partner = heard.seat if heard is not None else 0
    other = s.others[0] if s.others else 0
    after = s.others[1] if len(s.others) > 1 else 0
    seats: dict[str, int] = {"t": s.target, "x": other, "y": after, "a": s.target, "b": other}
    number = int(s.value) if s.value.isdecimal() else 0
    match s.type:
        case "vote_switch" | "shift":
            seats = {"t": other, "a": other, "b": s.target, "x": after}
        case "ask" | "prod":
            asked = s.to or s.target
            seats = {"t": asked, "x": next((seat for seat in (s.target, other) if seat not in (0, asked)), 0)}
        case "answer" | "dodge" | "react_claim" | "react_accused" | "react_defended" | "react_believed":
            told = partner or s.to or s.target
            subject = next((seat for seat in (other, s.target) if seat not in (0, told)), 0)
            seats = {"t": told, "x": subject, "s": told}
            if s.type == "react_claim" and s.target:
                seats["t"] = s.target
        case "agree" | "disagree":
            told = partner or s.to or s.target
            seats = {"t": told, "x": next((seat for seat in (s.target, other) if seat not in (0, told)), 0)}
        case "agree_partly":
            subject = s.target if s.target != partner else other
            seats = {"t": subject, "x": other if other != subject else 0}
        case "request":
            seats = {"t": s.target, "s": s.target, "x": other}
        case "request_vote":
            seats = {"t": s.target, "x": s.to or other}
        case "plea":
            told = s.to or partner
            seats = {"t": told, "x": s.target if s.target != told else other}
        case "last_words" | "will":
            seats = {"t": s.target, "x": other} if s.role and s.value else {"x": s.target, "y": other}
        case "react_death" | "react_wrong":
            seats = {"v": s.target, "t": s.target, "x": other}
        case "react_votes":
            voters = s.others or _voters(view, s.target or speaker, day)
            seats = dict(zip("xy", voters, strict=False))
            number = number or len(voters)
        case "read_votes":
            x = other or _first(because, "x")
            seats = {"t": s.target, "x": x, "y": after or _first(because, "y")}
            number = len(_voters(view, x, day))
        case "explain_pick" | "report":
            seats = {"t": s.target}
        case "deduce":
            seats |= {"s": _first(because, "s") or other}
        case "undecided":
            seats |= {"x": s.target or other}
        case "whisper_attack":
            seats = {"t": s.target, "s": other}
        case "whisper_fate" | "whisper_react" | "whisper_cover":
            seats = {"t": s.target, "x": other}
    if not seats.get("x") and because:
        seats["x"] = _first(because, "x")
    if not seats.get("s") and because:
        seats["s"] = _first(because, "s")
    if not seats.get("v") and because:
        seats["v"] = _first(because, "v")
    known = {slot: seat for slot, seat in seats.items() if 1 <= seat <= len(view.seats) and seat != speaker}
    return Slots(speaker, known, because, s.role, number, s.value)


def _first(because: tuple[Reason, ...], slot: str) -> int:
    for reason in because:
        if seat := reason_seats(reason).get(slot, 0):
            return seat
    return 0


def _voters(view: View, target: int, day: int) -> tuple[int, ...]:
    """Who voted for *target* in the last count before *day*, so that a sentence stays as it was said."""
    counts = [count for count in view.counts if count.day < day]
    if not counts or not target:
        return ()
    return tuple(ballot.voter for ballot in counts[-1].ballots if ballot.target == target)
