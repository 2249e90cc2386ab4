"""Statements into sentences: the wording's frame, the speaker's forms of address, the reason in the right shape.

The words depend on the utterance and on what is public, never on who listens, but for the language.
"""

from __future__ import annotations

from collections.abc import Callable

from ai.personas import persona, seat_name
from ai.speech import english, japanese
from ai.speech.catalogue import Row, catalogue
from ai.speech.frames import Frame
from ai.speech.slots import fill
from ai.speech.wording import wordings
from engine.events import Said, WillRead, WillWritten
from engine.speech import Statement
from engine.views import View

_SAY: dict[str, Callable[[Frame], str]] = {"ja": japanese.sentence, "en": english.sentence}
_ENTRY: dict[str, Callable[[int, str, str], str]] = {"ja": japanese.entry, "en": english.entry}


def realise(said: Said, view: View, lang: str) -> str:
    """What *said* sounds like in *lang* (`ja` or `en`). A person's own words stand as they were typed.

    An utterance without wording keys gets a stable default in its speaker's register.
    """
    if said.text:
        return said.text
    keys = (*said.wording, *("" for _ in said.statements))
    sentences: list[str] = []
    for n, (statement, key) in enumerate(zip(said.statements, keys, strict=False)):
        line = _realise(statement, key, said.seat, view, lang, said.day, said.channel, f"{said.day}.{said.n}.{n}")
        if line and line not in sentences:
            sentences.append(line)
    return _join(sentences, lang)


def realise_will(will: WillRead | WillWritten, view: View, lang: str) -> str:
    """What stands in *will*: as typed, else its statements, results as dated entries."""
    if will.text:
        return will.text
    lines: list[str] = []
    for s in will.statements:
        if s.type == "report" and s.value and s.target:
            lines.append(_ENTRY[lang](s.night, seat_name(view.seats[s.target - 1], lang), s.value))
        else:
            lines.append(_realise(s, "", will.seat, view, lang, view.day, "talk", "will"))
    return _join([line for line in dict.fromkeys(lines) if line], lang)


def realise_statement(
    statement: Statement, key: str, speaker: int, view: View, lang: str, day: int = 0, channel: str = "talk"
) -> str:
    """The sentence *speaker* would say *statement* with, worded as *key* (empty: a default): the composer's preview."""
    return _realise(statement, key, speaker, view, lang, day or view.day, channel, f"{day or view.day}")


def _join(sentences: list[str], lang: str) -> str:
    """*sentences* one after another; Japanese leaves a space after ！ and ？ only."""
    if lang == "en":
        return " ".join(sentences)
    return "".join(line + ("　" if line[-1] in "！？" else "") for line in sentences).strip("　")


def _realise(s: Statement, key: str, speaker: int, view: View, lang: str, day: int, channel: str, seed: str) -> str:
    who = persona(view.seats[speaker - 1].persona) if 1 <= speaker <= len(view.seats) else None
    slots = fill(s, speaker, view, day)
    row = catalogue(channel).row(key) if key else None
    if row is None or row.type != s.type or not slots.fits(row):
        row = _default(s, who.id if who else "", speaker, view, day, channel, seed)
    if row is None:
        return ""
    filled = slots.with_reason(row) or slots
    return _SAY[lang](Frame(row, filled, s, who, view))


def _default(s: Statement, who: str, speaker: int, view: View, day: int, channel: str, seed: str) -> Row | None:
    """A wording for an utterance that names none: the same for every listener and at any later time."""
    public = View(speaker, seats=view.seats, cast=view.cast, day=day, phase="day", counts=view.counts, said=view.said)
    public.said = [said for said in view.said if s.re is not None and (said.day, said.n) == (s.re.day, s.re.n)]
    keys = wordings(s, who, public, seed, channel)
    return catalogue(channel).row(keys[0]) if keys else None
