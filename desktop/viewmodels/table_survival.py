"""What the table shows of Survival besides what every rule set has: phases, fields to choose, the board's facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop.narrate import Narrator
from desktop.survival_words import option
from desktop.text import Catalogue
from engine import events as ev
from engine.actions import ActionSpec, Field
from engine.events import AnyEvent
from engine.views import View

SKIES = {"night": "night", "night_resolve": "night", "dawn": "night", "vote": "dusk", "vote_result": "dusk",
         "dusk": "dusk", "over": "dusk", "setup": "night", "day_game_brief": "dusk", "day_game": "dusk",
         "day_game_result": "dusk"}  # fmt: skip
STEPS = {"night": 0, "night_resolve": 0, "dawn": 1, "morning": 1, "vote": 3, "vote_result": 4, "dusk": 4, "over": 4,
         "setup": 0}  # fmt: skip
LAST_STEP = ("exit", "footsteps")
"""What a day ends with, and its glyph: nobody is executed here."""
LEVEL = frozenset({"tie", "runoff", "all"})
"""How a count went in which the most votes were shared."""
TALKING = frozenset({"discussion"})
"""Phases in which the player talks until it turns to what it may do."""
QUICK = {"day_game": 700, "day_game_result": 6000, "vote_result": 0, "night_resolve": 0, "free_time": 900,
         "perk_use": 900}  # fmt: skip
"""Milliseconds a phase's beginning stays."""
LINGERING = {("janken", "duel"): 2600, ("gathering", "gathered"): 1500, ("bbj", "swapped"): 1800,
             ("norn_judgement", "count"): 1500, ("ten_billion_yen", "balance"): 1500}  # fmt: skip
"""What a scene of a day game shows longer than other facts, in milliseconds at reading pace."""
SUMMONING = 3400
"""Milliseconds at reading pace for which a god that was called stands over the table."""
_STANDING = frozenset({"supplies", "free_time", "hearts", "setup"})
"""Scenes whose facts hold whatever is played today."""


def sky(phase: str) -> str:
    """The look of a phase: `day`, `dusk`, `night`."""
    return SKIES.get(phase, "day")


def step(phase: str) -> int:
    """Where on the track of the day a phase is."""
    return STEPS.get(phase, 2)


def stays(event: AnyEvent, public: bool, usual: int) -> int:
    """How long *event* stays at reading pace."""
    match event:
        case ev.PhaseBegan():
            return QUICK.get(event.phase, usual)
        case ev.Shown() if (event.scene, event.key) in LINGERING:
            return LINGERING[event.scene, event.key]
        case ev.Shown(scene="call", value="called" | "trapped"):
            return SUMMONING
        case ev.Gained() if event.trait.startswith("perk:") and not public:
            return 3500
        case ev.Shown() | ev.Gained() | ev.Lost():
            return 500 if public else 0
    return usual


def options(field: Field) -> tuple[str, ...]:
    """What may be chosen in *field*; the numbers of a bounded one are listed too."""
    return field.options or tuple(str(n) for n in range(field.low, field.high + 1))


def preset(spec: ActionSpec) -> dict[str, list[str]]:
    """What there is no choice about is chosen already."""
    return {
        field.name: list(options(field)) if len(options(field)) == field.least == 1 else [] for field in spec.fields
    }


def put(field: Field, chosen: Sequence[str], thing: str) -> list[str]:
    """*chosen* after a press on *thing*: one more of it, another instead of it, or none of it."""
    if thing not in options(field):
        return list(chosen)
    stock = field.stock[field.options.index(thing)] if field.stock else 1
    if field.most == 1:
        return [] if list(chosen) == [thing] and not field.least else [thing]
    if chosen.count(thing) >= stock:
        return [one for one in chosen if one != thing]
    return [*chosen, thing] if len(chosen) < field.most else list(chosen)


def fields(spec: ActionSpec, chosen: Mapping[str, Sequence[str]], view: View, text: Catalogue) -> list[dict[str, Any]]:
    """Each field of *spec*: `name`, `label`, `note` (how many), `options` (`id`, `label`, `n` times chosen, `on`,
    `place` in the order or 0) and `picked`, what was chosen in order."""
    names = {seat: Narrator(view, text).name(seat) for seat in view.everyone}
    found = []
    for field in spec.fields:
        mine = list(chosen.get(field.name, ()))
        said = {one: option(field.name, one, text, names) for one in options(field)}
        many = field.most > 1
        exact = field.least == field.most
        key = "survival-pick-ordered" if field.ordered else "survival-pick-exact" if exact else "survival-pick-many"
        note = text.of(key, least=field.least, most=field.most) if many else "" if field.least else text.of(
            "survival-pick-free"
        )
        found.append({
            "name": field.name, "label": text.of(f"survival-field-{field.name}"), "note": note, "many": many,
            "options": [
                {
                    "id": one, "on": one in mine, "n": mine.count(one),
                    "label": text.of("survival-word-amount", thing=said[one], n=stock_of(field, one))
                    if many and stock_of(field, one) > 1 and field.name != "path" else said[one],
                }
                for one in options(field)
            ],
            "picked": text.of("story-separator").join(said[one] for one in mine) if many else "",
        })  # fmt: skip
    return found


def stock_of(field: Field, thing: str) -> int:
    """How often *thing* may be taken."""
    return field.stock[field.options.index(thing)] if field.stock and thing in field.options else 1


def complete(spec: ActionSpec, chosen: Mapping[str, Sequence[str]]) -> bool:
    """Whether every field holds enough."""
    return all(field.least <= len(chosen.get(field.name, ())) <= field.most for field in spec.fields)


def answers(spec: ActionSpec, chosen: Mapping[str, Sequence[str]]) -> dict[str, tuple[str, ...]]:
    """The picks of the command."""
    return {field.name: tuple(chosen[field.name]) for field in spec.fields if chosen.get(field.name)}


def facts(view: View, text: Catalogue) -> list[str]:
    """What lies on the board now: of today's game while it is played, and what holds beside it."""
    narrator = Narrator(view, text)
    game = view.board.get(("day_game", "game", 0), "")
    scenes = set(_STANDING)
    if view.phase.startswith("day_game"):
        scenes.add(str(game))
    lines = []
    for (scene, key, seat), value in view.board.items():
        if scene in scenes:
            line = narrator.line(ev.Shown(scene=scene, key=key, seat=seat, value=value))
            if line and line not in lines:
                lines.append(line)
    return lines


def silenced(seat: int, view: View) -> bool:
    """Whether *seat* may not speak today, as far as *view* knows."""
    return any(trait == "silenced" for trait, _ in view.traits.get(seat, ()))


def returned(view: View) -> frozenset[int]:
    """Who came back into play today, or in the night before."""
    return frozenset(
        event.seat for event in reversed(view.events)
        if isinstance(event, ev.Revived) and event.day >= view.day - 1 and event.seat in view.alive
    )


def struck(view: View) -> tuple[str, ...]:
    """The clauses that are struck from the rules now."""
    return tuple(trait.removeprefix("struck:") for trait, _ in view.traits.get(0, ()) if trait.startswith("struck:"))
