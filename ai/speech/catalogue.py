"""The wordings: loaded when first asked for, one type at a time.

A row is one wording in both languages. What it needs is on it: a register or a persona, a degree, tokens the statement
must carry, slots that must be fillable, a kind of reason it asserts.
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from ai.personas import ASSETS

FOLDER: Path = ASSETS / "speech"
LANGS = ("ja", "en")

WHISPERS = frozenset({"whisper_attack", "whisper_cover", "whisper_fate", "whisper_react", "channel_other"})
"""What may only be said behind closed doors."""

TYPES = (
    "claim", "counter_claim", "report", "explain_pick", "hint", "deny_role", "retract",
    "suspect", "trust", "compare", "link", "deduce", "undecided", "shift",
    "vote_plan", "vote_switch", "request_vote", "read_votes", "react_votes",
    "ask", "answer", "dodge", "agree", "agree_partly", "disagree", "request", "prod", "small_talk", "silence",
    "react_accused", "react_defended", "react_believed", "react_right", "react_wrong", "react_death", "react_peace",
    "react_execution", "react_partner_out", "react_claim", "weather_read",
    "plea", "last_words", "will", "epilogue",
    "whisper_attack", "whisper_cover", "whisper_fate", "whisper_react", "channel_other",
)

SLOT = re.compile(r"\{([a-z]+(?::noun)?)\}")
SLOTS = frozenset({"t", "a", "b", "x", "y", "s", "v", "r", "me", "why", "why:noun", "n", "value"})

_KEY = re.compile(
    r"(?P<type>[a-z_]+?)(?P<tokens>(?:\.[a-z_]+)*)\.(?:(?P<register>[PDBTY])|@(?P<persona>[a-z]+))(?P<degree>[1-4])?\.\d+"
)


@dataclass(frozen=True, slots=True)
class Row:
    """One wording. *persona* is empty for a register's row, *register* for a persona's; *degree* 0 fits all.

    *slots* are those of both languages together, so a row that can be said in one can be said in the other. *needs* is
    the kind of reason (or `kind:value`) it asserts, empty when it asserts nothing.
    """

    key: str
    type: str
    tokens: frozenset[str]
    register: str
    persona: str
    degree: int
    text: dict[str, str]
    slots: frozenset[str]
    needs: str


def parse(key: str) -> tuple[str, frozenset[str], str, str, int] | None:
    """The parts of *key*: type, tokens, register, persona, degree; None for a key of another shape."""
    m = _KEY.fullmatch(key)
    if m is None or m["type"] not in TYPES:
        return None
    tokens = frozenset(part for part in m["tokens"].split(".") if part)
    return m["type"], tokens, m["register"] or "", m["persona"] or "", int(m["degree"] or 0)


@cache
def table(lang: str, name: str) -> dict[str, str]:
    """A flat file of the catalogue (`roles`, `reasons`, a type, `personas/<id>`); empty when there is none."""
    path = FOLDER / lang / f"{name}.json"
    return msgspec.json.decode(path.read_bytes(), type=dict[str, str]) if path.exists() else {}


def role_name(lang: str, role: str, ruleset: str = "") -> str:
    """What *role* of *ruleset* is called in a sentence."""
    names = table(lang, "roles_survival") if ruleset == "survival" else table(lang, "roles")
    return names.get(role, role.replace("_", " ") if lang == "en" else role)


@cache
def _needs() -> dict[str, str]:
    found: dict[str, str] = {}
    for path in (FOLDER / "needs.json", *sorted((FOLDER / "needs").glob("*.json"))):
        found |= msgspec.json.decode(path.read_bytes(), type=dict[str, str])
    return found


@cache
def _own(persona: str) -> dict[str, tuple[Row, ...]]:
    """The rows of *persona*'s own file by type."""
    found: dict[str, list[Row]] = defaultdict(list)
    for row in _rows_of(f"personas/{persona}"):
        found[row.type].append(row)
    return {type: tuple(rows) for type, rows in found.items()}


@cache
def _shared(type: str) -> tuple[Row, ...]:
    return tuple(row for row in _rows_of(type) if row.type == type)


def _rows_of(name: str) -> list[Row]:
    ja, en = table("ja", name), table("en", name)
    rows: list[Row] = []
    for key, text in ja.items():
        parts = parse(key)
        if parts is None or key not in en:
            continue
        type, tokens, register, persona, degree = parts
        slots = frozenset(SLOT.findall(text)) | frozenset(SLOT.findall(en[key]))
        if slots <= SLOTS:
            both = {"ja": text, "en": en[key]}
            rows.append(Row(key, type, tokens, register, persona, degree, both, slots, _needs().get(key, "")))
    return rows


class Catalogue:
    """All wordings one may use in a channel. The public one cannot load what is whispered."""

    def __init__(self, public: bool) -> None:
        self.public = public

    def allows(self, type: str) -> bool:
        return type in TYPES and not (self.public and type in WHISPERS)

    def own(self, type: str, persona: str) -> tuple[Row, ...]:
        """*persona*'s own rows of *type*."""
        return _own(persona).get(type, ()) if persona and self.allows(type) else ()

    def shared(self, type: str) -> tuple[Row, ...]:
        """The registers' rows of *type*."""
        return _shared(type) if self.allows(type) else ()

    def row(self, key: str) -> Row | None:
        """The row called *key*, None if there is none or it may not be said here."""
        parts = parse(key)
        if parts is None or not self.allows(parts[0]):
            return None
        rows = self.own(parts[0], parts[3]) if parts[3] else self.shared(parts[0])
        return next((row for row in rows if row.key == key), None)


PUBLIC = Catalogue(public=True)
CLOSED = Catalogue(public=False)


def catalogue(channel: str) -> Catalogue:
    """The wordings for *channel*: everybody's by day and among the dead, all of them behind closed doors."""
    return PUBLIC if channel in ("talk", "heaven") else CLOSED
