"""Norn's judgement as a picture: the lake with its count, whose turn it is, and one's own rings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from desktop.narrate import Narrator
from desktop.survival_words import word
from desktop.text import Catalogue
from desktop.viewmodels.daygames.frame import Today, face, move, name, options, today
from engine import events as ev
from engine.actions import ActionSpec
from engine.survival.daygames.norn_judgement import LAPS, MOST, MULTIPLE, RINGS
from engine.views import View

GAME = "norn_judgement"


@dataclass(slots=True)
class Turn:
    """What all have seen of a turn: who, in which lap, how many rings, the lake after each of them, and what came of a
    judgement (`exit`, or `mead` where the viewer itself won it)."""

    seat: int
    lap: int
    rings: int = 0
    lake: list[int] = field(default_factory=list)
    fate: str = ""

    @property
    def judged(self) -> int:
        """The multiple this turn has reached, 0 for none."""
        return next((count for count in self.lake if count % MULTIPLE == 0), 0)


def turns(game: Today, view: View) -> list[Turn]:
    """Every turn begun today."""
    order = game.get("order", default=())
    found: list[Turn] = []
    for event in game.events:
        match event:
            case ev.PhaseBegan(phase="day_game") if order and event.round:
                found.append(Turn(order[(event.round - 1) % len(order)], (event.round - 1) // len(order) + 1))
            case ev.Shown(scene="norn_judgement", key="count") if found:
                found[-1].rings = event.value
            case ev.Shown(scene="norn_judgement", key="lake") if found:
                found[-1].lake.append(event.value)
            case ev.Died() if found and found[-1].judged:
                found[-1].fate = "exit"
            case ev.Shown(scene="supplies", key="mead", seat=view.seat) if found and found[-1].judged:
                found[-1].fate = "mead"
    return found


def picture(view: View, specs: Sequence[ActionSpec], text: Catalogue) -> dict[str, Any]:
    """`people` in order of their turns (a face, `now`: its turn, `n`: rings thrown in this lap), `lake`, `next` (the
    multiple to come), `left` until then, `rings` (`id`, `name`, `n`: one's own), `most` to throw at once, `may` (one's
    own turn, still to be made), `turn` in words, `last` (`said`, `fate`), `lap` of `laps`, `thrown` (one's own rings of
    the last turn, by name) and `done`."""
    game = today(view)
    order = game.get("order", default=())
    told = turns(game, view)
    playing = view.phase == "day_game"
    now = told[-1] if told and playing else None
    throw = move(specs, "throw")
    rings = view.board.get((GAME, "rings", view.seat)) or {}
    lake = int(view.board.get((GAME, "lake", 0), 0))
    lap = now.lap if now else LAPS if told else 1
    shown = [turn for turn in told if turn.rings]
    return {
        "actions": ["throw"], "of": LAPS, "round": lap if playing else 0, "lap": lap,
        "people": [
            face(seat, view, text) | {
                "now": now is not None and seat == now.seat,
                "n": sum(turn.rings for turn in told if turn.seat == seat and turn.lap == lap),
            }
            for seat in order
        ],
        "lake": lake, "next": (lake // MULTIPLE + 1) * MULTIPLE, "left": MULTIPLE - lake % MULTIPLE, "every": MULTIPLE,
        "rings": [{"id": ring, "name": word(ring, text), "n": int(rings.get(ring, 0))} for ring in RINGS],
        "most": min(MOST, sum(int(n) for n in rings.values())), "may": throw is not None,
        "kinds": options(throw, "rings"),
        "says": "" if now is None else text.of("survival-scene-norn_judgement-turn-you") if now.seat == view.seat else (
            text.of("survival-scene-norn_judgement-turn", name=name(now.seat, view, text))
        ),
        "last": said(shown[-1], view, text) if shown else {},
        "thrown": [word(ring, text) for ring in game.get("thrown", view.seat, ())],
        "done": view.phase == "day_game_result",
        "rounds": list(laps(told, game, view, text)),
    }  # fmt: skip


def said(turn: Turn, view: View, text: Catalogue) -> dict[str, Any]:
    """A turn in words: `said`, and the `fate` of its seat at a judgement (`exit`, `mead`, `stays`, or none)."""
    who = name(turn.seat, view, text)
    lake = turn.lake[-1] if turn.lake else 0
    lines = [text.of("survival-scene-norn_judgement-threw", name=who, n=turn.rings, lake=lake)]
    fate = (turn.fate or "stays") if turn.judged else ""
    if fate:
        lines.append(text.of(f"survival-scene-norn_judgement-fate-{fate}", name=who, n=turn.judged))
    return {"seat": turn.seat, "n": turn.rings, "lines": lines, "fate": fate}


def laps(told: Sequence[Turn], game: Today, view: View, text: Catalogue) -> Iterator[dict[str, Any]]:
    """The brief, and every lap turn by turn."""
    narrator = Narrator(view, text)
    brief = [narrator.line(event) for event in game.events if isinstance(event, ev.Shown)
             and (event.scene, event.key) in (("day_game", "game"), (GAME, "order"))]  # fmt: skip
    yield {"title": text.of("survival-scene-norn_judgement-before"), "lines": brief}
    for lap in range(1, LAPS + 1):
        lines = [line for turn in told if turn.lap == lap and turn.rings for line in said(turn, view, text)["lines"]]
        if lines:
            yield {"title": text.of("survival-scene-norn_judgement-lap", n=lap), "lines": lines}
