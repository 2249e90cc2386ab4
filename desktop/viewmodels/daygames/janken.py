"""Palace rock-paper-scissors as a picture: the duels, apples, throw and stake, and the statues of the gods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.survival_words import word
from desktop.text import Catalogue
from desktop.viewmodels.daygames.frame import Today, face, faces, last_move, move, name, options, today
from desktop.viewmodels.daygames.gods import GLYPHS, PRICE, called, listed, purse, short_name
from engine import events as ev
from engine.actions import ActionSpec
from engine.views import View

GAME = "janken"
ROUNDS = 6
THROWS = {"rock": "fist", "scissors": "scissors", "paper": "hand"}
BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


def results(game: Today, view: View, text: Catalogue) -> list[dict[str, Any]]:
    """One's own duels so far: `n` (the round), `name`, `portrait`, `gain`, `how`, and both throws."""
    found, at = [], 0
    for event in game.events:
        if isinstance(event, ev.PhaseBegan) and event.phase == "day_game":
            at = event.round
        elif isinstance(event, ev.Shown) and (event.scene, event.key, event.seat) == (GAME, "duel", view.seat):
            other, mine, stake, theirs, their_stake = event.value
            how = "draw" if mine == theirs else "won" if BEATS[mine] == theirs else "lost"
            found.append({
                "n": at, "name": name(other, view, text), "portrait": face(other, view, text)["portrait"],
                "how": how, "mine": THROWS[mine], "theirs": THROWS[theirs],
                "mineWord": word(mine, text), "theirsWord": word(theirs, text), "stake": stake,
                "theirStake": their_stake, "gain": {"draw": 0, "won": stake + their_stake, "lost": -stake}[how],
                "said": text.of(f"survival-scene-janken-{how}", n=at, name=name(other, view, text)),
            })  # fmt: skip
    return found


def picture(view: View, specs: Sequence[ActionSpec], text: Catalogue) -> dict[str, Any]:
    """`duels` (`one`, `other`, `yours`, `state`), `resting` in words, `opponent`, `throws`, `most`, `apples`, `price`,
    `results`, `made` (throw and stake of this round) and `statues` (`id`, `name`, `glyph`, `called`, `can`)."""
    game = today(view)
    mine = move(specs, "duel")
    made = last_move(game, view.seat) if view.phase == "day_game" else None
    pairs = game.get("pairs", default=()) if view.phase == "day_game" else ()
    rival = next((b if a == view.seat else a for a, b in pairs if view.seat in (a, b)), 0)
    bye = game.get("bye", default=0) if view.phase == "day_game" else 0
    silent = [seat for seat in sorted(view.alive) if ("silenced", 0) in view.traits.get(seat, ())]
    resting = [text.of("survival-scene-janken-bye", name=name(bye, view, text))] if bye else []
    resting += [text.of("survival-scene-janken-silent", name=name(seat, view, text)) for seat in silent]
    owned = purse(view)
    stakes = [int(one) for one in options(mine, "stake")]
    callable_ = {spec.id.removeprefix("call.") for spec in specs if spec.id.startswith("call.") and not spec.blocked}
    duels = [
        {
            "one": face(a, view, text), "other": face(b, view, text), "yours": view.seat in (a, b),
            "state": "" if view.seat not in (a, b) else text.of(
                "survival-scene-janken-chosen" if made else "survival-scene-janken-choose"
            ),
        }
        for a, b in sorted(pairs, key=lambda pair: view.seat not in pair)
    ]
    done = results(game, view, text)
    return {
        "actions": ["duel"], "of": ROUNDS, "duels": duels, "resting": resting,
        "opponent": face(rival, view, text) if rival else {}, "mayDuel": mine is not None,
        "throws": [{"id": id, "name": word(id, text), "glyph": glyph} for id, glyph in THROWS.items()],
        "most": max(stakes, default=0), "apples": owned["apples"], "mead": owned["mead"], "price": PRICE,
        "results": done, "last": done[-1] if done and (not rival or view.phase != "day_game") else {},
        "made": {} if made is None else {
            "throw": made.picks["throw"][0], "word": word(made.picks["throw"][0], text),
            "stake": int(made.picks["stake"][0]),
        },
        "sitsOut": faces([bye] if bye == view.seat else [], view, text),
        "statues": [
            {"id": god, "name": short_name(god, text), "glyph": GLYPHS[god], "called": called(view, god),
             "can": god in callable_}
            for god in listed(view)
        ],
    }  # fmt: skip
