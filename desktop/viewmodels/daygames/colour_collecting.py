"""Colour collecting as a picture: six fields and their boxes on the island, and the seat's own basket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.survival_words import word
from desktop.text import Catalogue
from desktop.viewmodels.daygames.frame import face, faces, last_move, move, options, today
from engine import events as ev
from engine.actions import ActionSpec
from engine.survival.daygames.colour_collecting import FARM, PAYS
from engine.survival.perks import BOXES
from engine.views import View

GAME = "colour_collecting"
ROUNDS = 4


def picture(view: View, specs: Sequence[ActionSpec], text: Catalogue) -> dict[str, Any]:
    """`plots` (`id`, `name`, `perk`, `about`, `weight` of `full`, `mine`: what one has given, `is`: `open`, `closed` or
    `full`, `state` in words, `can`), `harvests` (one's own, in order), `here` (one's field, empty at the
    farmhouse) and `where` in words, `me`, `with`, `made` (the colour of this round's move, or `rest`), `may`, `done`,
    and then `won` (the perks one has got) and what was `filled`, in words."""
    game = today(view)
    going = move(specs, "harvest")
    fields = options(going, "colour")
    full = int(game.get("weight", default=0))
    opened = game.get("open", default=BOXES)
    harvests = game.history("harvest", view.seat)
    here = str(game.get("area", view.seat, ""))
    made = last_move(game, view.seat) if view.phase == "day_game" else None
    plots = []
    for box in BOXES:
        weight = int(game.get(f"box.{box}", default=0))
        state = "closed" if box not in opened else "full" if full and weight >= full else "open"
        perk = PAYS[box]
        plots.append({
            "id": box, "name": text.of(f"survival-scene-colour_collecting-plot-{box}"),
            "perk": text.of(f"survival-perk-{perk}"),
            "about": text.of(key) if text.has(key := f"survival-perk-{perk}-short") else "",
            "weight": weight, "full": full, "mine": sum(taken for colour, _, taken in harvests if colour == box),
            "is": state, "can": box in fields,
            "state": text.of(f"survival-scene-colour_collecting-is-{state}", weight=weight, full=full),
        })  # fmt: skip
    separator = text.of("story-separator")
    filled = [plot["name"] for plot in plots if plot["is"] == "full"]
    won = [
        text.of(f"survival-perk-{event.trait.removeprefix('perk:')}") for event in game.events
        if isinstance(event, ev.Gained) and event.seat == view.seat and event.trait.startswith("perk:")
    ]
    return {
        "actions": ["harvest", "rest"], "of": ROUNDS, "plots": plots, "full": full, "may": going is not None,
        "harvests": [harvest(box, drawn, taken, text) for box, drawn, taken in harvests],
        "weights": sum(taken for _, _, taken in harvests),
        "here": "" if here == FARM else here,
        "where": text.of("survival-here", value=word(here, text)) if here in ("", FARM) else text.of(
            "survival-scene-colour_collecting-in", plot=text.of(f"survival-scene-colour_collecting-plot-{here}")
        ),
        "with": faces((seat for seat in game.get("with", view.seat, ()) if seat != view.seat), view, text),
        "met": ("with", view.seat) in game.board,
        "made": "" if made is None else made.picks["colour"][0] if made.action == "harvest" else "rest",
        "done": view.phase == "day_game_result",
        "won": won, "wonWords": separator.join(won),
        "filledWords": text.of("survival-scene-colour_collecting-filled", names=separator.join(filled)) if filled
        else text.of("survival-scene-colour_collecting-filled-none"),
        "me": face(view.seat, view, text),
    }  # fmt: skip


def harvest(box: str, drawn: int, taken: int, text: Catalogue) -> dict[str, Any]:
    """One harvest in words: what was drawn, and how much of it the box took."""
    how = "given" if drawn == taken else "given-part" if taken else "refused"
    crop = text.of(f"survival-scene-colour_collecting-crop-{box}")
    said = text.of(f"survival-scene-colour_collecting-{how}", crop=crop, drawn=drawn, taken=taken)
    return {"id": box, "taken": taken, "said": said}
