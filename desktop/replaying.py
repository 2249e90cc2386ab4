"""A saved game told again, as text or as data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ai.personas import seat_name
from desktop.narrate import Narrator, each_death_once
from desktop.text import LANGUAGES, Text
from engine import events as ev
from engine.events import AnyEvent, visible
from engine.views import View


def over(events: Sequence[AnyEvent]) -> bool:
    """Whether the game has ended, so that nothing of it is secret any more."""
    return any(isinstance(event, ev.Ended) for event in events)


def as_json(events: Sequence[AnyEvent], trace: bool) -> dict[str, Any]:
    """`events` (all of an ended game; what is public of one still played), `seats`, `winner`.

    Lots and traced steps are left out unless *trace* asks for them.
    """
    done = over(events)
    shown = [event for event in events if done or visible(event, 0)]
    if not (trace and done):
        shown = [event for event in shown if not isinstance(event, (ev.Traced, ev.Drawn))]
    opened = next(event for event in events if isinstance(event, ev.Opened))
    ended = next((event for event in events if isinstance(event, ev.Ended)), None)
    seats = []
    for seat, info in enumerate(opened.seats, 1):
        row: dict[str, Any] = {
            "seat": seat,
            "persona": info.persona,
            "names": {language: seat_name(info, language) for language in LANGUAGES},
        }
        if ended is not None:
            row |= {"role": ended.roles.get(seat, ""), "won": seat in ended.winners}
        seats.append(row)
    return {
        "events": [msgspec.to_builtins(event) for event in shown],
        "seats": seats,
        "winner": ended.camp if ended is not None else "",
    }


def lines(events: Sequence[AnyEvent], text: Text, trace: bool) -> Iterator[str]:
    """The game as lines: an ended one with everything private, one still played as an onlooker saw it."""
    from desktop.why import explain

    done = over(events)
    view = View(0)
    narrator = Narrator(view, text.catalogue())
    for event in each_death_once(events):
        if visible(event, 0):
            view.apply(event)
        elif not done:
            continue
        elif isinstance(event, (ev.Voted, ev.WillWritten, ev.Noted)):
            continue  # told when it comes to light, or a diary
        elif isinstance(event, (ev.Traced, ev.Drawn)):
            if trace:
                yield f"    {event}"
            continue
        if isinstance(event, ev.HasVoted):
            continue
        if line := narrator.line(event):
            yield line
    if done:
        yield text.of("terminal-why")
        for night in explain(events, view, text.catalogue()):
            yield from night.lines()
