"""What the Count says at dawn: it depends on how the night went, and varies from day to day.

Told from what everybody has seen, so that all hear the same words.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine import events as ev
from engine.events import PUBLIC, AnyEvent
from engine.views import View

FEW = 4
"""From so few on the Count counts chairs."""
LATE = 2
"""So many days before the last one he begins to speak of the end."""
WAYS = {"none": 3, "saved": 3, "one": 4, "many": 3, "back": 3, "few": 3, "late": 2}
"""Kind of dawn → so many ways to greet it."""


def greeting(event: ev.PhaseBegan, view: View) -> str:
    """The key of the words for the morning *event*, without its beginning: `first`, `one-2` …"""
    if event.day <= 1:
        return "first"
    seen = list(_before(event, view))
    kind = _kind(event.day, seen, view)
    salt = event.day * 5 + len(view.seats) + sum(ord(c) for info in view.seats[:3] for c in info.name)
    return f"{kind}-{salt % WAYS[kind] + 1}"


def _before(event: ev.PhaseBegan, view: View) -> Iterator[AnyEvent]:
    """What everybody had seen before *event*; all there is, where the view does not hold it."""
    for one in view.events:
        if one is event:
            return
        if one.to == PUBLIC:
            yield one


def _kind(day: int, seen: list[AnyEvent], view: View) -> str:
    alive, gone, back, spared = set(view.everyone), set(), set(), False
    for one in seen:
        match one:
            case ev.Died():
                alive.discard(one.seat)
                gone |= {one.seat} if one.night and one.day == day - 1 else set()
            case ev.Revived():
                alive.add(one.seat)
                back |= {one.seat} if one.day >= day - 1 else set()
            case ev.PhaseBegan(phase="night"):
                back = set()
            case ev.Gained(trait="no_raid"):
                spared = True
            case ev.PhaseBegan(phase="morning"):
                spared = False
    limit = int(view.options.get("day_limit", 0))
    if limit and day > limit - LATE:
        return "late"
    if back:
        return "back"
    if len(gone) > 1:
        return "many"
    if len(alive) <= FEW:
        return "few"
    if gone:
        return "one"
    return "saved" if spared else "none"
