"""Craft as a picture: the snow map with its four places, the recipe over the chest, and one's own pack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop.survival_words import word
from desktop.text import Catalogue
from desktop.viewmodels.daygames.frame import face, faces, last_move, move, options, today
from engine import events as ev
from engine.actions import ActionSpec
from engine.survival.daygames.craft import CARRY, LODGE, OUTER
from engine.views import View

GAME = "craft"
ROUNDS = 7


def picture(view: View, specs: Sequence[ActionSpec], text: Catalogue) -> dict[str, Any]:
    """`places` (`id`, `name`, `gives` in words, `mine`, `can`: one may go there), `gives` of one's own place, `recipe`
    (`id`, `name`, `need`, `have`), `spare` (other things in the chest), `product`, `pack` (a thing for each of the
    `slots`), `gather`, `deliver` and `hide` (whether they may be done), `takeable`, `hidden` (one's own hiding is used
    up), `lodge`, `with`, `made` in words, `done` and `success`."""
    game = today(view)
    here = str(game.get("area", view.seat, ""))
    chest: Mapping[str, int] = game.get("chest", default={})
    recipe: Mapping[str, int] = game.get("recipe", default={})
    hand: Mapping[str, int] = game.get("hand", view.seat, {})
    reach = options(move(specs, "move"), "area")
    made = last_move(game, view.seat) if view.phase == "day_game" else None
    success = game.get("success")
    hide = move(specs, "hide")
    return {
        "actions": ["move", "gather", "deliver", "hide", "wait"], "of": ROUNDS,
        "portrait": face(view.seat, view, text)["portrait"],
        "places": [place(id, here, reach, text) for id in (LODGE, *OUTER)],
        "here": here, "inLodge": here == LODGE,
        "recipe": [thing(id, text) | {"need": need, "have": min(need, chest.get(id, 0)), "chest": chest.get(id, 0)}
                   for id, need in recipe.items()],
        "spare": [thing(id, text) | {"n": n} for id, n in chest.items() if id not in recipe],
        "product": word(str(game.get("product", default="")), text),
        "pack": [thing(id, text) for id, n in hand.items() for _ in range(n)], "slots": CARRY,
        "moving": bool(reach), "gather": move(specs, "gather") is not None,
        "deliver": move(specs, "deliver") is not None, "hide": hide is not None,
        "takeable": [thing(id, text) for id in options(hide, "goods")],
        "hidden": any(isinstance(event, ev.Acted) and (event.action, event.seat) == ("hide", view.seat)
                      for event in game.events),
        "lodge": faces(game.get("lodge", default=()), view, text), "lodgeKnown": game.get("lodge") is not None,
        "with": faces((seat for seat in game.get("with", view.seat, ()) if seat != view.seat), view, text),
        "made": "" if made is None else said(made, text),
        "done": success is not None, "success": bool(success),
    }  # fmt: skip


def thing(id: str, text: Catalogue) -> dict[str, Any]:
    """A material: `id` and `name`."""
    return {"id": id, "name": word(id, text)}


def place(id: str, here: str, reach: Sequence[str], text: Catalogue) -> dict[str, Any]:
    common, rare = OUTER.get(id, ("", ""))
    gives = text.of("survival-scene-craft-gives", common=word(common, text), rare=word(rare, text)) if common else ""
    return {"id": id, "name": word(id, text), "gives": gives, "common": common, "rare": rare, "mine": id == here,
            "can": id in reach}  # fmt: skip


def said(made: ev.Acted, text: Catalogue) -> str:
    """What one has decided in this round."""
    if made.action == "move":
        return text.of("survival-scene-craft-made-move", area=word(made.picks["area"][0], text))
    return text.of(f"survival-scene-craft-made-{made.action}")
