"""Which words: the persona's own first, then its registers; never what this game has heard while others remain."""

from __future__ import annotations

import re
from hashlib import blake2b

from ai.personas import Persona, persona
from ai.speech.catalogue import SLOT, Row, catalogue
from ai.speech.slots import HARD, Slots, fill, tags
from engine import events as ev
from engine.speech import Statement
from engine.views import View

_OWN = 0.6
"""How much a persona's own row is preferred to its register's (the lot spreads rows over 0 to 0.5); a third of it in
the first line of a game, so that games open in as many ways as there are."""
_REASONED = 0.4
"""How much a row that speaks the reason is preferred to one that keeps it back."""
_MEANT = 0.8
"""How much a row made for the statement's very kind is preferred."""
_SECOND = 0.15
"""What a persona's second register gives away to its first."""
_PLAIN = ("P", "D")
"""The registers of a seat without a persona."""
_LAST_NIGHT = re.compile(r"昨夜|昨日|ゆうべ|昨晩|きのう|[Ll]ast night|[Yy]esterday")
_SUPPLE = frozenset({"suspect", "trust"})
_ABOUT = frozenset({
    "report", "suspect", "trust", "shift", "vote_plan", "vote_switch", "request_vote", "whisper_attack",
})
"""What is nothing without its name."""
_NEIGHBOURS = {"B": "P", "Y": "P", "P": "B", "T": "D", "D": "T"}


def choose_wording(statement: Statement, persona_id: str, view: View, seed: str) -> str:
    """The key of the words *view*'s own seat says *statement* with. The same arguments give the same key.

    The key is valid in both languages. It is one this game has not heard, while its persona has one left that fits the
    statement's reasons, degree and heat and the mood of the table; empty only if nothing is worded for the type.
    """
    found = wordings(statement, persona_id, view, seed)
    return found[0] if found else ""


def choose_wordings(statements: tuple[Statement, ...], persona_id: str, view: View, seed: str) -> tuple[str, ...]:
    """One key a statement, all different where they can be: for an utterance of several statements."""
    chosen: list[str] = []
    for n, statement in enumerate(statements):
        found = wordings(statement, persona_id, view, f"{seed}/{n}")
        chosen.append(next((key for key in found if key not in chosen), found[0] if found else ""))
    return tuple(chosen)


def wordings(statement: Statement, persona_id: str, view: View, seed: str, channel: str = "") -> list[str]:
    """All keys that fit, best first; unused ones before used ones, and of those the longest unheard first."""
    who = persona(persona_id)
    place = channel or ("night" if view.phase == "night" else "talk")
    speaker = view.seat
    slots = fill(statement, speaker, view, view.day)
    rows = fitting(statement, who, slots, view, place)
    used = {key: n for n, said in enumerate(view.said) for key in said.wording}
    solemn = _solemn(view)
    begun = any(said.channel == "talk" for said in view.said)
    worn = _worn(view, place)
    reasons = {reason.kind for reason in slots.because}

    def rank(row: Row) -> tuple[int, float]:
        score = _lot(seed, row.key) * 0.5
        if row.persona:
            score += _OWN if begun else _OWN / 3
        elif who is not None and row.register != who.registers[0]:
            score -= _SECOND if row.register in who.registers else 2.0
        if reasons and (row.slots & {"why", "why:noun"} or row.needs):
            score += _REASONED
        if statement.kind and statement.kind in row.tokens:
            score += _MEANT
        if statement.heat > 0 and row.register == "B":
            score += 0.2 * statement.heat
        if statement.heat <= 0 and "!" in row.text["en"]:
            score -= 0.1
        if solemn and row.register == "Y":
            score -= 3.0
        if worn and _opening(row, slots) in worn:
            score -= 1.0
        return used.get(row.key, -1), -score

    return [row.key for row in sorted(rows, key=rank)]


def fitting(s: Statement, who: Persona | None, slots: Slots, view: View, channel: str) -> list[Row]:
    """The rows *who* may say *s* with, its neighbours' registers behind its own."""
    book = catalogue(channel)
    registers = who.registers if who else _PLAIN
    near = tuple(_NEIGHBOURS[r] for r in registers if _NEIGHBOURS[r] not in registers)
    own = book.own(s.type, who.id) if who else ()
    carried = tags(s, view)
    sayable = [
        row
        for row in (*own, *book.shared(s.type))
        if slots.fits(row)
        and _names(row, s, slots)
        and not _contradicts(row, s, carried, view)
        and (s.type not in HARD or row.tokens <= carried)
    ]
    fit = [row for row in sayable if row.persona or row.register in (*registers, *near)] or sayable
    return _of_degree([row for row in fit if _meant(row, s, carried)] or fit, s)


def _names(row: Row, s: Statement, slots: Slots) -> bool:
    """Whether who a result, an opinion or a vote is about can be heard in *row*, if only in its reason."""
    if s.type not in _ABOUT or not s.target:
        return True
    if any(slots.seats.get(slot) == s.target for slot in row.slots):
        return True
    return bool(row.slots & {"why", "why:noun"}) and s.target in slots.because[0].seats


def _meant(row: Row, s: Statement, carried: frozenset[str]) -> bool:
    """Whether the tokens of *row* belong to *s*: facts must be there; a style or topic counts once one is asked for."""
    return row.tokens <= carried or (s.type not in HARD and not s.kind)


def _contradicts(row: Row, s: Statement, carried: frozenset[str], view: View) -> bool:
    """Whether *row* says less or other than a result must say."""
    if s.type == "report":
        if s.kind == "guarded":
            return "guarded" not in row.tokens
        if s.night and s.night != view.day - 1 and _LAST_NIGHT.search(row.text["ja"] + row.text["en"]):
            return True
        said = row.tokens & {"human", "werewolf"} or "value" in row.slots
        return not said or ("medium" in row.tokens) != (s.kind == "medium") or "guarded" in row.tokens
    if s.type == "request":
        return bool(carried) and not row.tokens
    if s.type == "react_wrong" and "v" in row.slots:
        return any(reason.kind == "defend" for reason in s.because)
    if s.type == "deduce" and not row.tokens:
        return not row.persona or ("s" in row.slots and not {"result", "werewolf"} <= carried)
    return False


def _of_degree(rows: list[Row], s: Statement) -> list[Row]:
    """Of *rows* those of the statement's degree, else of the nearest one; rows without a degree always stay."""
    if s.type not in _SUPPLE:
        return rows
    wanted = s.degree or 2
    kept: list[Row] = []
    for step in range(4):
        near = (row for row in rows if not row.degree or abs(row.degree - wanted) <= step)
        kept = [row for row in near if not _certain(row, wanted)]
        if any(row.degree for row in kept):
            break
    return kept


def _certain(row: Row, wanted: int) -> bool:
    return row.degree == 4 and wanted != 4


def _solemn(view: View) -> bool:
    """Whether a death is less than two lines ago."""
    lines = 0
    for event in reversed(view.events):
        if isinstance(event, ev.Said) and event.channel == "talk":
            lines += 1
            if lines >= 2:
                return False
        elif isinstance(event, ev.Died):
            return True
    return False


def _opening(row: Row, slots: Slots) -> str:
    """How *row* begins in English: a seat's number for a name, else the first word."""
    text = row.text["en"]
    m = SLOT.match(text)
    return str(slots.seats.get(m[1], m[1])) if m else text.split()[0]


def _worn(view: View, channel: str) -> frozenset[str]:
    """The opening the last two lines of *channel* shared: a third would be one too many."""
    book = catalogue(channel)
    openings: set[str] = set()
    lines = [said for said in view.said[-6:] if said.channel == "talk" and said.wording and said.statements]
    for said in lines[-2:]:
        row = book.row(said.wording[0]) if said.wording[0] else None
        if row is not None:
            openings.add(_opening(row, fill(said.statements[0], said.seat, view, said.day)))
    return frozenset(openings) if len(lines) > 1 and len(openings) == 1 else frozenset()


def _lot(seed: str, key: str) -> float:
    """A stable lot between 0 and 1 for *key*."""
    return int.from_bytes(blake2b(f"{seed}|{key}".encode(), digest_size=4).digest(), "big") / 2**32
