"""The nine day games: each policy decides from what the seat sees on the board; the wolves have aims of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ai.survival.games.cards import hand_of, jack, show
from ai.survival.games.places import craft, gather, operate, step
from ai.survival.games.stakes import duel, harvest, perk_ballot, spend, throw
from ai.survival.knowing import WOLF
from ai.survival.mind import Mind
from engine.actions import ActionSpec
from engine.commands import Act

Specs = dict[str, ActionSpec]


def play(mind: Mind, specs: Sequence[ActionSpec]) -> Act | None:
    """The move in the game of the day, None where it has no opinion."""
    open_ = {spec.id: spec for spec in specs if spec.kind == "act" and not spec.blocked}
    if "sabotage" in open_ and _breaks(mind, open_):
        return Act(action="sabotage")
    for action, policy in POLICIES.items():
        if action in open_:
            return policy(mind, open_)
    return None


def _breaks(mind: Mind, specs: Specs) -> bool:
    """Nobody is named: a wolf ends a game whose success would keep the pack at home, but not on its first move."""
    return mind.camp == WOLF and mind.view.round >= 2 and bool({"go", "gather", "deliver"} & set(specs))


POLICIES: dict[str, Callable[[Mind, Specs], Act]] = {
    "go": gather, "stay": jack, "deliver": craft, "gather": craft, "move": craft, "buy": spend,
    "perk_ballot": perk_ballot, "show": show, "harvest": harvest, "duel": duel, "step": step, "operate": operate,
    "throw": throw,
}  # fmt: skip
"""The action that gives a game away → its policy."""

__all__ = ["POLICIES", "hand_of", "play"]
