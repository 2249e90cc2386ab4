"""Gathering as a picture: the town of twelve districts as the seat sees it, and at the end the roll call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.survival_words import word
from desktop.text import Catalogue
from desktop.viewmodels.daygames.frame import face, faces, last_move, move, today
from engine.actions import ActionSpec
from engine.views import View

GAME = "gathering"
ROUNDS = 4
ROWS, COLUMNS = "ABC", "1234"
WAYS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def beyond(district: str, way: str) -> str:
    """The district in that direction; empty off the map."""
    row, column = ROWS.index(district[0]) + WAYS[way][0], COLUMNS.index(district[1]) + WAYS[way][1]
    return f"{ROWS[row]}{COLUMNS[column]}" if 0 <= row < 3 and 0 <= column < 4 else ""


def picture(view: View, specs: Sequence[ActionSpec], text: Catalogue) -> dict[str, Any]:
    """`districts` (`id`, `row`, `column`, `meeting`, `mine`), `ways` from one's own (`id`, `name`, `to`, `closed`),
    `here`, `with`, `meeting`, `needed`, `made` (one's own move of this round), and at the end `gathered`, `missing`
    and `success`."""
    game = today(view)
    here = str(game.get("area", view.seat, ""))
    meeting = str(game.get("meeting", default=""))
    closed = game.get("barred", view.seat, ()) if view.phase == "day_game" else ()
    going = move(specs, "go") is not None
    made = last_move(game, view.seat)
    came = game.get("gathered")
    absent = [seat for seat in sorted(view.alive) if seat not in came] if came is not None else []
    return {
        "actions": ["go", "wait"], "of": ROUNDS,
        "districts": [
            {"id": f"{row}{column}", "row": r, "column": c, "meeting": f"{row}{column}" == meeting,
             "mine": f"{row}{column}" == here}
            for r, row in enumerate(ROWS) for c, column in enumerate(COLUMNS)
        ],
        "here": here, "portrait": face(view.seat, view, text)["portrait"],
        "meeting": meeting, "needed": int(game.get("needed", default=0)), "going": going,
        "people": len(view.alive),
        "ways": [
            {"id": way, "name": word(way, text), "to": beyond(here, way), "closed": way in closed}
            for way in WAYS if here and beyond(here, way)
        ],
        "with": faces((seat for seat in game.get("with", view.seat, ()) if seat != view.seat), view, text),
        "made": "" if made is None else made.picks["way"][0] if made.action == "go" else "wait",
        "gathered": faces(came or (), view, text), "missing": faces(absent, view, text),
        "done": came is not None, "success": came is not None and len(came) >= game.get("needed", default=0),
    }  # fmt: skip
