"""Playing cards in a scene: what a card shows, and how it is called."""

from __future__ import annotations

from typing import Any

from desktop.survival_words import CARD
from desktop.text import Catalogue

BACK = {"id": "", "rank": "", "suit": ""}


def card(id: str | None, text: Catalogue) -> dict[str, Any]:
    """A card by its *id* (`10H`), or a back for one the viewer does not see: `id`, `rank`, `suit`, `label`."""
    found = CARD.fullmatch(id or "")
    if found is None:
        return {**BACK, "label": text.of("survival-scene-card-back")}
    rank, suit = found[1], found[2]
    key = f"survival-scene-card-rank-{rank}"
    spoken = text.of(key) if text.has(key) else rank
    label = text.of("survival-scene-card", suit=text.of(f"survival-scene-card-suit-{suit}"), rank=spoken)
    return {"id": found[0], "rank": rank, "suit": suit, "label": label}
