"""Games as an onlooker hears them: every public utterance in both languages, with what came before it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ai.speech import realise, realise_statement
from engine import events as ev
from engine.events import AnyEvent
from engine.views import View

LANGS = ("ja", "en")


@dataclass(slots=True)
class Line:
    """One utterance. *text* and *parts* (a sentence a statement) by language.

    *since_death*: public lines since the last death, the first after it 0.
    """

    seat: int
    day: int
    said: ev.Said
    text: dict[str, str]
    parts: dict[str, tuple[str, ...]]
    since_death: int


@dataclass(slots=True)
class Heard:
    """One game: its public *view* at the end, its *lines*, and its *events* as the master has them."""

    view: View
    events: Sequence[AnyEvent]
    lines: list[Line] = field(default_factory=list)


def hear(events: Sequence[AnyEvent]) -> Heard:
    """The game whose full log *events* is. Wordings need what was public then, so lines are put into words in order."""
    heard = Heard(View(0), events)
    view, since = heard.view, 99
    for event in events:
        if event.to != ev.PUBLIC:
            continue
        view.apply(event)
        if isinstance(event, ev.Died):
            since = 0
        if isinstance(event, ev.Said) and event.channel == "talk" and event.statements:
            keys = (*event.wording, *("" for _ in event.statements))
            text = {lang: realise(event, view, lang) for lang in LANGS}
            parts = {
                lang: tuple(
                    realise_statement(s, key, event.seat, view, lang, event.day)
                    for s, key in zip(event.statements, keys, strict=False)
                )
                for lang in LANGS
            }
            heard.lines.append(Line(event.seat, event.day, event, text, parts, since))
            since += 1
    return heard


def days(heard: Heard) -> Iterator[list[Line]]:
    """The lines of each day, in order."""
    day: list[Line] = []
    for line in heard.lines:
        if day and line.day != day[-1].day:
            yield day
            day = []
        day.append(line)
    if day:
        yield day
