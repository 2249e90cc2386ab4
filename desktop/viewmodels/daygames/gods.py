"""The gods as a seat sees them: who may be called, at what price, what each does, what is still to be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.survival_words import option
from desktop.text import Catalogue
from desktop.viewmodels.daygames.frame import faces
from engine.actions import ActionSpec
from engine.views import View

GLYPHS = {
    "heimdall": "hunting-horn", "hermod": "winged-leg", "tyr": "crossed-swords", "forseti": "scales",
    "freyja": "heart-beats", "odin": "crown", "thor": "thor-hammer", "mimir": "well", "njord": "wave-crest",
    "jormungandr": "sea-serpent", "uller": "bow-arrow", "baldr": "sun-radiations", "loki": "devil-mask",
}  # fmt: skip
PRICE = 50
"""Apples of a call (rules of Survival: gods, cost)."""


def short_name(god: str, text: Catalogue) -> str:
    """The name under a statue: in Japanese what the god is god of, without the foreign name in brackets."""
    return text.of(f"survival-god-{god}").partition("(")[0]


def purse(view: View) -> dict[str, int]:
    """One's own means: `apples` and `mead`."""
    return {thing: int(view.board.get(("supplies", thing, view.seat), 0)) for thing in ("apples", "mead")}


def listed(view: View) -> list[str]:
    """The gods of this game, in the order of the rules."""
    named = str(view.options.get("gods", ""))
    return [god for god in GLYPHS if god in named.split(",")]


def called(view: View, god: str) -> bool:
    """Whether the seat knows that *god* has been called."""
    return ("call", god, 0) in view.board


def gods(view: View, specs: Sequence[ActionSpec], text: Catalogue) -> list[dict[str, Any]]:
    """Every god of the game: `id`, `name`, `short`, `glyph`, `called`, `can` (may be called now), `why` (not, in
    words), `about`, `more`, `seats` (who may be named), `count` (how many), `barred`, `fields` (`name`, `label`,
    `options`)."""
    by_id = {spec.id.removeprefix("call."): spec for spec in specs if spec.id.startswith("call.")}
    people = {one["seat"]: one for one in faces(view.everyone, view, text)} if by_id else {}
    found = []
    for god in listed(view):
        spec = by_id.get(god)
        why = spec.blocked if spec is not None else "phase"
        key = f"illegal-{why}"
        found.append({
            "id": god, "name": text.of(f"survival-god-{god}"), "short": short_name(god, text), "glyph": GLYPHS[god],
            "called": called(view, god), "can": not why,
            "why": "" if not why else text.of(key if text.has(key) else "illegal-other"),
            "about": _said(f"survival-god-{god}-short", text), "more": _said(f"survival-god-{god}-long", text),
            "count": spec.most if spec is not None else 0,
            "seats": [people[seat] for seat in spec.targets] if spec is not None else [],
            "fields": [
                {
                    "name": one.name, "label": text.of(f"survival-field-{one.name}"), "least": one.least,
                    "options": [{"id": thing, "label": option(one.name, thing, text)} for thing in one.options],
                }
                for one in (spec.fields if spec is not None else ())
            ],
        })  # fmt: skip
    return found


def _said(key: str, text: Catalogue) -> str:
    return text.of(key) if text.has(key) else ""
