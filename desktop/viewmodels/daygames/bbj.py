"""Black Black Jack as a picture: two cards before every seat, whose turn it is, and what a swap would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from desktop.narrate import Narrator
from desktop.survival_words import word
from desktop.text import Catalogue
from desktop.viewmodels.daygames.cards import card
from desktop.viewmodels.daygames.frame import Today, face, last_move, move, name, today
from engine import events as ev
from engine.actions import ActionSpec
from engine.events import PUBLIC
from engine.survival.daygames.bbj import BUST, SLOTS, value
from engine.views import View

GAME = "bbj"


def picture(view: View, specs: Sequence[ActionSpec], text: Catalogue) -> dict[str, Any]:
    """`places` (see `place`; the viewer's own among them, in seat order), `slots` (`id`, `name`), `may` (a swap is
    possible), `after` (`slot-seat-slot` → what the own total would be), `turn`, `yours`, `swaps` so far and the `last`
    one, `done` and `winners` in words, `rounds`."""
    game = today(view)
    swap = move(specs, "change")
    order = [seat for seat in game.get("order", default=()) if seat]
    at = order[view.round - 1] if view.phase == "day_game" and 0 < view.round <= len(order) else 0
    seats = [seat for seat in view.everyone if game.get("open", seat)]
    scores = {seat: game.get("score", seat) for seat in seats if game.get("score", seat) is not None}
    best = max((score for score in scores.values() if score != "bust"), default=0)
    done = bool(scores) and all(seat in scores for seat in seats if seat in view.alive)
    winners = [seat for seat, score in scores.items() if score == best]
    swaps = [e.value for e in game.events if isinstance(e, ev.Shown) and (e.scene, e.key) == (GAME, "swapped")]
    moved = {e.seat: e for e in game.events if isinstance(e, ev.Acted) and e.action in ("change", "stay")}
    gone = set(order if view.phase == "day_game_result" else order[: view.round - 1] if at else ())
    targets = set(swap.targets) if swap is not None else set()
    return {
        "actions": ["change", "stay"], "of": len(order),
        "places": [
            {
                **place(seat, game, view, text), "turn": seat == at, "gone": seat in gone or seat in moved,
                "can": seat in targets, "won": done and bool(best) and seat in winners,
            }
            for seat in seats
        ],
        "slots": [{"id": slot, "name": word(slot, text)} for slot in SLOTS],
        "may": swap is not None, "after": afters(swap, game, view, text),
        "turn": "" if not at else text.of("survival-scene-bbj-turn-you") if at == view.seat else text.of(
            "survival-scene-bbj-turn", name=name(at, view, text)
        ),
        "yours": bool(at) and at == view.seat, "made": last_move(game, view.seat) is not None,
        "swaps": len(swaps), "last": list(swaps[-1]) if swaps else [],
        "done": done,
        "winners": "" if not done else text.of("survival-scene-bbj-nobody") if not best else text.of(
            "survival-scene-bbj-winners", total=best,
            names=text.of("story-separator").join(name(seat, view, text) for seat in winners),
        ),
        "rounds": list(rounds(game, view, text)),
    }  # fmt: skip


def place(seat: int, game: Today, view: View, text: Catalogue) -> dict[str, Any]:
    """A seat at the table: who it is, its `open` and `hidden` card, `known` (the mark on a hidden card: `all` see it,
    or `you` see somebody else's), and its `total`: the viewer's own, anybody's at the showdown."""
    shown = game.get("cards", seat)
    hidden = shown[1] if shown else game.get("hidden", seat)
    known = ""
    if hidden and not shown:
        last = next(e for e in reversed(game.events) if isinstance(e, ev.Shown)
                    and (e.scene, e.key, e.seat) == (GAME, "hidden", seat))  # fmt: skip
        known = "all" if last.to == PUBLIC else "you" if seat != view.seat else ""
    score = game.get("score", seat)
    if score is None and seat == view.seat and hidden:
        score = total(game.get("open", seat), hidden)
    return {
        **face(seat, view, text), "open": card(game.get("open", seat), text), "hidden": card(hidden, text),
        "known": known, "knownWord": text.of(f"survival-scene-bbj-known-{known}") if known else "",
        "bust": score == "bust",
        "total": "" if score is None else text.of("survival-scene-bbj-bust") if score == "bust" else str(score),
    }  # fmt: skip


def total(*cards: str) -> int | str:
    """The sum of the cards, or that it is bust."""
    points = sum(value(one) for one in cards)
    return "bust" if points >= BUST else points


def afters(swap: ActionSpec | None, game: Today, view: View, text: Catalogue) -> dict[str, str]:
    """`slot-seat-slot` → the own total after that swap, in words, as far as the viewer knows the cards."""
    if swap is None:
        return {}
    found = {}
    for mine in SLOTS:
        kept = game.get(SLOTS[1 - SLOTS.index(mine)], view.seat)
        for seat in swap.targets:
            for theirs in SLOTS:
                taken = game.get(theirs, seat)
                points = total(kept, taken) if kept and taken else None
                key = "unknown" if points is None else "bust" if points == "bust" else "total"
                found[f"{mine}-{seat}-{theirs}"] = text.of(f"survival-scene-bbj-after-{key}", total=points or 0)
    return found


def rounds(game: Today, view: View, text: Catalogue) -> Iterator[dict[str, Any]]:
    """The deal, every turn and the showdown, as they were told."""
    narrator = Narrator(view, text)
    part: dict[str, Any] = {}
    dealing = True
    order = game.get("order", default=())
    for event in game.events:
        match event:
            case ev.PhaseBegan():
                if part.get("lines"):
                    yield part
                at = order[event.round - 1] if event.phase == "day_game" and 0 < event.round <= len(order) else 0
                title = text.of("survival-scene-bbj-turn", name=narrator.name(at)) if at else text.of(
                    f"survival-scene-bbj-{'deal' if event.phase == 'day_game_brief' else 'showdown'}"
                )
                part = {"title": title, "lines": []}
                dealing = event.phase == "day_game_brief"
            case ev.Shown(scene="bbj", key="hidden", value=None) if dealing:
                continue
            case ev.Shown() | ev.Gained() | ev.Acted(action="stay") if part:
                if line := narrator.line(event):
                    part["lines"].append(line)
    if part.get("lines"):
        yield part
