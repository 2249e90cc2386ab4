"""Statements into sentences: the wording's frame, the speaker's forms of address, the reason in the right shape.

The words depend on the utterance and on what is public, never on who listens, but for the language.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ai.personas import persona, seat_name
from ai.speech import english, japanese
from ai.speech.catalogue import Row, catalogue
from ai.speech.frames import Frame
from ai.speech.marks import marked
from ai.speech.slots import fill
from ai.speech.wording import wordings
from engine.events import Said, WillRead, WillWritten
from engine.speech import Statement
from engine.views import View

_SAY: dict[str, Callable[[Frame], str]] = {"ja": japanese.sentence, "en": english.sentence}
_NEXT = 1 << 30
"""The number of a line still to be said."""

_ENTRY: dict[str, Callable[[int, str, str], str]] = {"ja": japanese.entry, "en": english.entry}


def realise(said: Said, view: View, lang: str) -> str:
    """What *said* sounds like in *lang* (`ja` or `en`). A person's own words stand as they were typed.

    An utterance without wording keys gets a stable default in its speaker's register.
    """
    plain = said.text or _in_words(said, view, lang)
    if not said.marks:
        return plain
    names = {seat: seat_name(info, lang) for seat, info in enumerate(view.seats, 1)}
    return marked(plain, said.marks, lang, f"{said.day}/{said.channel}/{said.n}", names)


def _in_words(said: Said, view: View, lang: str) -> str:
    keys = (*said.wording, *("" for _ in said.statements))
    turn = Turn(said.seat, said.day, said.channel, said.n)
    lines = [_realise(s, key, turn, view, lang) for s, key in zip(said.statements, keys, strict=False)]
    return _join([line for line in dict.fromkeys(lines) if line], lang)


def realise_will(will: WillRead | WillWritten, view: View, lang: str) -> str:
    """What stands in *will*: as typed, else its statements, results as dated entries."""
    if will.text:
        return will.text
    turn = Turn(will.seat, view.day, "talk", 0)
    lines: list[str] = []
    for s in will.statements:
        if s.type == "report" and s.value and s.target:
            lines.append(_ENTRY[lang](s.night, seat_name(view.seats[s.target - 1], lang), s.value))
        else:
            lines.append(_realise(s, "", turn, view, lang))
    return _join([line for line in dict.fromkeys(lines) if line], lang)


def realise_statement(
    statement: Statement, key: str, speaker: int, view: View, lang: str, day: int = 0, channel: str = "talk"
) -> str:
    """The sentence *speaker* would say *statement* with, worded as *key*: the composer's preview.

    With an empty *key* it is the default that `realise` gives the same statement once it is said next.
    """
    return _realise(statement, key, Turn(speaker, day or view.day, channel, _NEXT), view, lang)


@dataclass(frozen=True, slots=True)
class Turn:
    """Who speaks, when and where; *n* as in `Said`."""

    speaker: int
    day: int
    channel: str
    n: int


def _join(sentences: list[str], lang: str) -> str:
    """*sentences* one after another; Japanese leaves a space after ！ and ？ only."""
    if lang == "en":
        return " ".join(sentences)
    return "".join(line + ("　" if line[-1] in "！？" else "") for line in sentences).strip("　")


def _realise(s: Statement, key: str, turn: Turn, view: View, lang: str) -> str:
    known = 1 <= turn.speaker <= len(view.seats)
    who = persona(view.seats[turn.speaker - 1].persona) if known else None
    slots = fill(s, turn.speaker, view, turn.day)
    row = catalogue(turn.channel).row(key) if key else None
    if row is None or row.type != s.type or not slots.fits(row):
        row = _default(s, who.id if who else "", turn, view)
    if row is None:
        return ""
    filled = slots.with_reason(row) or slots
    return _SAY[lang](Frame(row, filled, s, who, view))


def _default(s: Statement, who: str, turn: Turn, view: View) -> Row | None:
    """A wording for an utterance that names none: the same for every listener and at any later time.

    A speaker goes through what fits, one wording each time it says such a thing.
    """
    public = View(turn.speaker, seats=view.seats, cast=view.cast, day=turn.day, phase="day", counts=view.counts)
    public.said = [said for said in view.said if s.re is not None and (said.day, said.n) == (s.re.day, s.re.n)]
    keys = wordings(s, who, public, f"{turn.speaker}", turn.channel)
    before = sum(
        said.seat == turn.speaker
        and (said.day, said.n) < (turn.day, turn.n)
        and any(s.type == x.type for x in said.statements)
        for said in view.said
        if said.channel == turn.channel
    )
    return catalogue(turn.channel).row(keys[before % len(keys)]) if keys else None
