"""The day games as pictures: what a scene shows, made of one seat's own view and of its legal moves.

A game without a picture is played at the plain table, by its fields.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from desktop.text import Catalogue
from desktop.viewmodels.daygames import (
    bbj,
    colour_collecting,
    craft,
    gathering,
    janken,
    norn_judgement,
    poker,
    ten_billion_yen,
    wolf_tag,
)
from engine.actions import ActionSpec
from engine.views import View

Picture = Callable[[View, Sequence[ActionSpec], Catalogue], dict[str, Any]]

PICTURES: dict[str, Picture] = {
    gathering.GAME: gathering.picture,
    bbj.GAME: bbj.picture,
    craft.GAME: craft.picture,
    poker.GAME: poker.picture,
    colour_collecting.GAME: colour_collecting.picture,
    janken.GAME: janken.picture,
    ten_billion_yen.GAME: ten_billion_yen.picture,
    wolf_tag.GAME: wolf_tag.picture,
    norn_judgement.GAME: norn_judgement.picture,
}
"""Game id → what makes its picture."""
SCENES: dict[str, str] = {
    gathering.GAME: "Gathering",
    bbj.GAME: "Bbj",
    craft.GAME: "Craft",
    poker.GAME: "Poker",
    colour_collecting.GAME: "ColourCollecting",
    janken.GAME: "Janken",
    ten_billion_yen.GAME: "TenBillionYen",
    wolf_tag.GAME: "WolfTag",
    norn_judgement.GAME: "NornJudgement",
}
"""Game id → the file of `desktop/qml/daygames` that draws it, without its ending."""
