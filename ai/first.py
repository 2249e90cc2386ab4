"""`first`: the belief-based player. Thinks with an exact posterior, talks from its spoken mind, acts by ability."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ai.agent import Budget
from ai.belief.posterior import Belief
from ai.mind import Mind, note, spec_of
from ai.phrasing import unrepeated, worded
from ai.policy import abilities, night, talk, voting
from ai.policy.talk.move import Move
from ai.policy.whispers import whisper
from ai.policy.wills import will
from ai.tables import Tables
from engine.actions import ActionSpec
from engine.commands import AnyCommand, Ready, Say, Skip, Vote, WriteWill
from engine.events import AnyEvent
from engine.views import View

if TYPE_CHECKING:
    from ai.survival.player import Survivor

_KEEP = 64


class First:
    """The player called `first`. Holds caches over views only: a new one decides the same."""

    name = "first"

    def __init__(self) -> None:
        self._tables = Tables()
        self._survivor: Survivor | None = None
        self._moves: OrderedDict[int, tuple[list[AnyEvent], int, Budget, Move | None]] = OrderedDict()

    def mind(self, view: View, budget: Budget) -> Mind:
        """The mind of *view*'s seat at this moment."""
        return Mind(view, self._tables.of(view), budget)

    def belief(self, view: View, budget: Budget | None = None) -> Belief:
        """What the seat truly believes now (for calibration and explanations)."""
        return self.mind(view, budget or Budget("")).belief

    def suspicion(self, view: View, budget: Budget | None = None) -> dict[int, float]:
        """Seat → P(wolf), of everybody but the view's own seat; in both rule sets."""
        if view.ruleset == "survival":
            return self._survival().mind(view, budget or Budget("")).suspicion()
        wolf = self.belief(view, budget).wolf
        return {seat: float(wolf[seat]) for seat in view.everyone if seat != view.seat}

    def urge(self, view: View, specs: Sequence[ActionSpec], budget: Budget) -> float:
        """The score of the best thing to say, 0 when there is nothing new or nothing may be said."""
        if view.ruleset == "survival":
            return self._survival().urge(view, specs, budget)
        say = spec_of(specs, "say")
        if say is None or "talk" not in say.channels or not view.lives(view.seat):
            return 0.0
        move = self._move(view, budget)
        return move.score if move is not None else 0.0

    def decide(self, view: View, specs: Sequence[ActionSpec], budget: Budget) -> AnyCommand:
        """The next command in any phase."""
        if view.ruleset == "survival":
            return self._survival().decide(view, specs, budget)
        if view.phase == "day":
            return self._talk(view, specs, budget)
        vote = spec_of(specs, "vote")
        if vote is not None and vote.targets:
            return self._vote(self.mind(view, budget), specs, vote)
        return self._night(self.mind(view, budget), specs)

    def _survival(self) -> Survivor:
        """Who plays the other rule set."""
        from ai.survival.player import Survivor

        if self._survivor is None:
            self._survivor = Survivor(self._tables)
        return self._survivor

    def _move(self, view: View, budget: Budget) -> Move | None:
        """The best thing to say, worked out once a moment."""
        key = id(view.events)
        found = self._moves.get(key)
        if found is not None and found[0] is view.events and found[1] == len(view.events) and found[2] == budget:
            return found[3]
        move = talk.best(self.mind(view, budget))
        self._moves[key] = (view.events, len(view.events), budget, move)
        self._moves.move_to_end(key)
        while len(self._moves) > _KEEP:
            self._moves.popitem(last=False)
        return move

    def _talk(self, view: View, specs: Sequence[ActionSpec], budget: Budget) -> AnyCommand:
        say = spec_of(specs, "say")
        move = (
            self._move(view, budget) if say is not None and "talk" in say.channels and view.lives(view.seat) else None
        )
        if move is None:
            return Ready()
        statements, wording = unrepeated(view, budget, move.statements)
        return Say(note=move.note, statements=statements, channel="talk", wording=wording)

    def _vote(self, mind: Mind, specs: Sequence[ActionSpec], vote: ActionSpec) -> AnyCommand:
        """The last plan spoken; in a re-vote one of those who led. Before the first ballot the will is renewed."""
        if mind.view.round <= 1:
            pen = spec_of(specs, "will")
            if pen is not None:
                left = will(mind)
                if left and (mind.view.will is None or mind.view.will.statements != left) and not _settled(mind):
                    return WriteWill(statements=left)
            plan = mind.reading.plans.get(mind.seat)
            if plan is not None and plan.said.target in vote.targets:
                return Vote(target=plan.said.target)
            return Vote(target=voting.choose(mind, vote.targets))
        return Vote(target=voting.deadlock(mind, vote.targets))

    def _night(self, mind: Mind, specs: Sequence[ActionSpec]) -> AnyCommand:
        acts = [s for s in specs if s.kind == "act" and not s.blocked]
        say = spec_of(specs, "say")
        if say is not None and mind.view.lives(mind.seat):
            prey = next((s.targets for s in acts if abilities.TAGS.get(s.id) == "attack"), ())
            word = whisper(mind, say.channels, prey)
            if word is not None:
                channel, statement = word
                memory = note(mind.cover, mind.diary) if mind.lying else ""
                return Say(
                    note=memory,
                    statements=(statement,),
                    channel=channel,
                    wording=worded(mind.view, mind.budget, mind.persona, (statement,)),
                )
        lots = mind.lots("which act")
        for spec in sorted(acts, key=lambda s: (not s.required, lots.real())):
            if spec.targets:
                return night.act(mind, spec)
            if spec.may_skip:
                return Skip(action=spec.id)
        return Ready()


def _settled(mind: Mind) -> bool:
    """Whether the will was already looked at in this vote: one rewrite a day is enough."""
    from engine.events import PhaseBegan, WillWritten

    for event in reversed(mind.view.events):
        if isinstance(event, WillWritten):
            return True
        if isinstance(event, PhaseBegan):
            return False
    return False
