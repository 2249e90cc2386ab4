"""Seven-card showing as a picture: the own seven cards, what each five of them pay, and the frames of all seats."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from desktop.survival_words import word
from desktop.text import Catalogue
from desktop.viewmodels.daygames.cards import card
from desktop.viewmodels.daygames.frame import face, last_move, move, today
from engine import events as ev
from engine.actions import ActionSpec
from engine.survival.daygames.poker import CHOICES, DEALT, HANDS, PAYS, SHOWN, best, hand_of
from engine.survival.perks import PERKS
from engine.views import View

GAME = "poker"


def picture(view: View, specs: Sequence[ActionSpec], text: Catalogue) -> dict[str, Any]:
    """`cards` (the own seven), `fives` (`0,1,2,3,4`: places of five cards → `hand`, `pays`, `choose`: how many perks of
    one's choice), `best` (the places of the best five), `made` (the places shown already), `perks` (`id`, `name`,
    `about`), `pays` (every hand and what it pays), `frames` of all seats and `done`."""
    game = today(view)
    cards = [str(one) for one in game.get("cards", view.seat, ())]
    made = last_move(game, view.seat)
    seats = [seat for seat in view.everyone if seat in view.alive or game.get("shown", seat)]
    return {
        "actions": ["show"], "of": 1,
        "cards": [card(one, text) for one in cards], "size": SHOWN,
        "may": move(specs, "show") is not None and len(cards) == DEALT,
        "fives": {",".join(map(str, five)): worth([cards[at] for at in five], text)
                  for five in combinations(range(len(cards)), SHOWN)},
        "best": places(best(cards), cards) if len(cards) >= SHOWN else [],
        "made": places(made.picks.get("cards", ()), cards) if made is not None else [],
        "perks": [
            {"id": perk, "name": text.of(f"survival-perk-{perk}"),
             "about": text.of(key) if text.has(key := f"survival-perk-{perk}-short") else ""}
            for perk in PERKS
        ],
        "pays": [{"id": hand, **payment(hand, text)} for hand in reversed(HANDS)],
        "frames": [
            {
                **face(seat, view, text), "shown": [card(one, text) for one in game.get("shown", seat, [""] * SHOWN)],
                "hand": word(game.get("hand", seat, ""), text),
                "gained": gained(game.get("gained", seat), text), "paid": bool(game.get("gained", seat)),
            }
            for seat in seats
        ],
        "done": any(isinstance(e, ev.Shown) and (e.scene, e.key) == (GAME, "shown") for e in game.events),
    }  # fmt: skip


def places(five: Sequence[str], cards: Sequence[str]) -> list[int]:
    """Where in *cards* each of *five* lies; of two equal ones each has its own place."""
    found: list[int] = []
    for one in five:
        found.append(next(at for at, other in enumerate(cards) if other == one and at not in found))
    return found


def payment(hand: str, text: Catalogue) -> dict[str, Any]:
    """`hand` by its name, what it `pays` in words, and how many perks one may `choose`."""
    choose = CHOICES.get(hand, 0)
    pays = text.of(f"survival-perk-{PAYS[hand]}") if hand in PAYS else text.of(f"survival-scene-poker-choice-{choose}")
    return {"hand": word(hand, text), "pays": pays, "choose": choose}


def worth(five: Sequence[str], text: Catalogue) -> dict[str, Any]:
    """What showing *five* is worth."""
    hand = hand_of(five)
    return {"id": hand, **payment(hand, text)}


def gained(perks: Sequence[str] | None, text: Catalogue) -> str:
    """What a seat has won, in words; empty before the showing."""
    if perks is None:
        return ""
    if not perks:
        return text.of("survival-scene-poker-choice-0")
    return text.of("story-separator").join(text.of(f"survival-perk-{perk}") for perk in perks)
