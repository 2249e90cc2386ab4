"""What all scenes have in common: today's game as a view has seen it, its rounds in words, faces and moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ai.personas import seat_name
from desktop.narrate import NAMELESS, Narrator
from desktop.text import Catalogue
from desktop.viewmodels.table_seats import portraits
from engine import events as ev
from engine.actions import ActionSpec, Field
from engine.events import AnyEvent
from engine.views import View

PHASES = ("day_game_brief", "day_game", "day_game_result")
"""The phases in which a scene is shown."""


@dataclass(slots=True)
class Today:
    """Today's day game: *game* (empty: not announced yet), *events* since its brief, *board* of what they showed."""

    game: str = ""
    events: list[AnyEvent] = field(default_factory=list)
    board: dict[tuple[str, int], Any] = field(default_factory=dict)

    def get(self, key: str, seat: int = 0, default: Any = None) -> Any:
        return self.board.get((key, seat), default)

    def history(self, key: str, seat: int = 0) -> list[Any]:
        """Every value *key* had today, in order."""
        return [
            event.value for event in self.events
            if isinstance(event, ev.Shown) and event.scene == self.game and (event.key, event.seat) == (key, seat)
        ]


def today(view: View) -> Today:
    """The game of this day, as far as *view* has seen it."""
    events: list[AnyEvent] = []
    for event in reversed(view.events):
        events.append(event)
        if isinstance(event, ev.PhaseBegan) and event.phase not in ("day_game", "day_game_result"):
            if event.phase != "day_game_brief":
                return Today()
            break
    else:
        return Today()
    found = Today(events=events[::-1])
    for event in found.events:
        if isinstance(event, ev.Shown):
            if (event.scene, event.key) == ("day_game", "game"):
                found.game = str(event.value)
            elif event.scene == found.game:
                found.board[event.key, event.seat] = event.value
    return found


def rounds(view: View, text: Catalogue) -> list[dict[str, Any]]:
    """The rounds of today's game told so far: `title` and `lines` of each, in order."""
    narrator = Narrator(view, text)
    found: list[dict[str, Any]] = []
    for event in today(view).events:
        if isinstance(event, ev.PhaseBegan):
            title = narrator.line(event).strip("─ ").split(" ── ")[0]
            found.append({"title": title, "lines": []})
            continue
        line = "" if isinstance(event, (ev.Said, ev.Readied, ev.Noted)) else narrator.line(event)
        if found and line and line not in found[-1]["lines"]:
            found[-1]["lines"].append(line)
    return [one for one in found if one["lines"]]


def name(seat: int, view: View, text: Catalogue) -> str:
    """What *seat* is called in a scene: the viewer is simply `you`."""
    if not 0 < seat <= len(view.seats):
        return text.of("story-nobody")
    info = view.seats[seat - 1]
    if seat == view.seat or info.name in NAMELESS:
        return text.of("table-you") if seat == view.seat else text.of("story-nobody")
    return seat_name(info, text.language)


def face(seat: int, view: View, text: Catalogue) -> dict[str, Any]:
    """One person in a scene: `seat`, `name`, `portrait`, `you`, `alive`."""
    return faces((seat,), view, text)[0]


def faces(seats: Iterable[int], view: View, text: Catalogue) -> list[dict[str, Any]]:
    worn = portraits(view.seats)
    return [
        {"seat": seat, "name": name(seat, view, text), "portrait": worn.get(seat, ""), "you": seat == view.seat,
         "alive": seat in view.alive}
        for seat in seats
    ]  # fmt: skip


def move(specs: Sequence[ActionSpec], id: str) -> ActionSpec | None:
    """The move *id*, where it may be made now."""
    return next((spec for spec in specs if spec.id == id and not spec.blocked), None)


def last_move(game: Today, seat: int) -> ev.Acted | None:
    """What *seat* has done in this round; gods are no move."""
    for event in reversed(game.events):
        if isinstance(event, ev.PhaseBegan):
            return None
        if isinstance(event, ev.Acted) and event.seat == seat and "." not in event.action:
            return event
    return None


def field_of(spec: ActionSpec | None, name: str) -> Field | None:
    return next((one for one in spec.fields if one.name == name), None) if spec is not None else None


def options(spec: ActionSpec | None, name: str) -> list[str]:
    """What may be chosen in the field *name*, as words of the command."""
    one = field_of(spec, name)
    return list(one.options) if one is not None else []


def rules(game: str, text: Catalogue) -> list[str]:
    """The rules of *game* in short lines, in the order of their numbers."""
    found = []
    for n in range(1, 13):
        key = f"survival-scene-{game}-rule-{n}"
        if not text.has(key):
            break
        found.append(text.of(key))
    return found
