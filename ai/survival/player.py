"""The player of Survival behind the agent `first`."""

from __future__ import annotations

from collections.abc import Sequence

from ai.agent import Budget
from ai.phrasing import unrepeated
from ai.survival import acts, games, talk
from ai.survival.mind import Mind
from ai.tables import Tables
from engine.actions import ActionSpec
from engine.commands import AnyCommand, Ready, Say, Skip
from engine.speech import Statement


class Survivor:
    """Keeps caches over views only: a new one decides the same."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def mind(self, view: object, budget: Budget) -> Mind:
        from engine.views import View

        assert isinstance(view, View)
        return Mind(view, self._tables.of(view), budget)

    def urge(self, view: object, specs: Sequence[ActionSpec], budget: Budget) -> float:
        """How much it wishes to speak or to do something now, 0 for nothing."""
        mind = self.mind(view, budget)
        if _says(specs) and (found := _speech(mind)):
            return found[0]
        return 0.2 if acts.owed(mind, specs) is not None else 0.0

    def decide(self, view: object, specs: Sequence[ActionSpec], budget: Budget) -> AnyCommand:
        """The next command of any window."""
        mind = self.mind(view, budget)
        vote = next((s for s in specs if s.kind == "vote" and not s.blocked and s.targets), None)
        if vote is not None:
            return acts.ballot(mind, vote)
        if mind.view.phase in ("day_game", "day_game_result"):
            move = games.play(mind, specs)
            if move is not None and _fits(move.action, specs):
                return move
        if _says(specs) and (found := _speech(mind)):
            statements, wording = unrepeated(mind.view, budget, found[1])
            return Say(statements=statements, channel="talk", wording=wording)
        spec = acts.owed(mind, specs)
        if spec is None:
            return Ready()
        if spec.may_skip and spec.required and not spec.targets and not spec.fields:
            return Skip(action=spec.id)
        return acts.use(mind, spec)


def _says(specs: Sequence[ActionSpec]) -> bool:
    return any(s.kind == "say" and not s.blocked and "talk" in s.channels and s.left for s in specs)


def _fits(action: str, specs: Sequence[ActionSpec]) -> bool:
    return any(s.id == action and not s.blocked for s in specs)


def _speech(mind: Mind) -> tuple[float, tuple[Statement, ...]] | None:
    """What it most wishes to say, None for nothing new."""
    if mind.view.phase != "discussion":
        return None
    return max(talk.moves(mind), key=lambda move: move[0], default=None)
