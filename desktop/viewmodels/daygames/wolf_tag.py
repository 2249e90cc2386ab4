"""Wolf tag as a picture: the canal city in nine areas, one's own gondola, and the Ookami where all saw it last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.survival_words import word
from desktop.text import Catalogue
from desktop.viewmodels.daygames.frame import face, faces, field_of, last_move, move, options, today
from engine.actions import ActionSpec
from engine.survival.daygames.wolf_tag import AREAS, WAYS, beyond, neighbours
from engine.views import View

GAME = "wolf_tag"
ROUNDS = 3


def picture(view: View, specs: Sequence[ActionSpec], text: Catalogue) -> dict[str, Any]:
    """`areas` (`id`, `row`, `column`, `mine`, `trail`: the Ookami's last path passes here, `next`: the areas joined to
    it), `wolf` (where the Ookami stands), `ways` (`id`, `name`, `to`), `moving` (a step may be made), `operating` (the
    Ookami walks; everybody answers), `steer` (one's own path counts) of at most `most` areas, `caught`, `with`, `made`
    (the way of this round's step, or that one has answered) and `done`."""
    game = today(view)
    here = str(game.get("area", view.seat, ""))
    path = [str(area) for area in game.get("path", default=())]
    step, operate = move(specs, "step"), move(specs, "operate")
    most = field_of(operate, "path")
    playing = view.phase == "day_game"
    made = last_move(game, view.seat) if playing else None
    ways = options(step, "way")
    return {
        "actions": ["step", "operate", "watch"], "of": ROUNDS, "round": (view.round + 1) // 2 if playing else 0,
        "portrait": face(view.seat, view, text)["portrait"],
        "areas": [
            {"id": area, "row": n // 3, "column": n % 3, "mine": area == here, "trail": area in path[:-1],
             "next": neighbours(area)}
            for n, area in enumerate(AREAS)
        ],
        "here": here, "wolf": path[-1] if path else "", "path": path,
        "ways": [{"id": way, "name": word(way, text), "to": beyond(here, way)}
                 for way in WAYS if way in ways and beyond(here, way) != here],
        "moving": step is not None, "operating": move(specs, "watch") is not None, "steer": operate is not None,
        "most": most.most if most is not None else 2,
        "time": ("moving" if view.round % 2 else "operating") if playing else "",
        "caught": bool(game.get("caught", view.seat)),
        "with": faces((seat for seat in game.get("with", view.seat, ()) if seat != view.seat), view, text),
        "made": "" if made is None else made.picks["way"][0] if made.action == "step" else "answered",
        "done": view.phase == "day_game_result",
    }  # fmt: skip
