"""`simple`: rules of thumb, no belief, next to no cost. It plays rollouts and the engine's speed tests.

Seers and mediums say what they found, possessed say they did, everybody hangs whom a seer calls a wolf, else whoever.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from ai.agent import Budget
from ai.anyspec import Lot, answer
from engine.actions import ActionSpec
from engine.commands import Act, AnyCommand, Ready, Say, Skip, Vote
from engine.events import Acted, PhaseBegan
from engine.speech import Statement
from engine.views import View

_READY = Ready()
_FOUND = {
    "divined_wolf": ("seer", "divined", "werewolf"),
    "divined_human": ("seer", "divined", "human"),
    "medium_wolf": ("medium", "medium", "werewolf"),
    "medium_human": ("medium", "medium", "human"),
}
_HARM = frozenset({"eat", "assassinate", "bite"})


class Simple:
    """The rule-of-thumb player."""

    name = "simple"

    def urge(self, view: View, specs: Sequence[ActionSpec], budget: Budget) -> float:
        """Only those with something to report speak, once a day; in Survival those who wish to do something."""
        if view.ruleset == "survival":
            return 0.3 if _wished(view, specs, budget) else 0.0
        return 0.6 if self._speech(view, budget) else 0.0

    def decide(self, view: View, specs: Sequence[ActionSpec], budget: Budget) -> AnyCommand:
        """A vote, a night action, a report, or `Ready`."""
        if view.ruleset == "survival":
            return _survive(view, specs, budget)
        phase = view.phase
        if phase == "day":
            spoken = self._speech(view, budget)
            return Say(statements=spoken) if spoken else _READY
        lot = crc32(f"{budget.seed}/{view.seat}/{len(view.events)}".encode())
        acts = [spec for spec in specs if spec.kind == "act" and spec.targets and not spec.blocked]
        if len(acts) > 1:
            return self._act(view, acts[lot % len(acts)], lot >> 4)
        for spec in specs:
            if spec.blocked:
                continue
            if spec.kind == "vote":
                return Vote(target=self._vote(view, spec.targets, lot))
            if spec.kind == "act" and spec.targets:
                return self._act(view, spec, lot)
        return _READY

    def _speech(self, view: View, budget: Budget) -> tuple[Statement, ...]:
        role = view.role
        if role != "possessed" and not view.told:
            return ()
        seat, day = view.seat, view.day
        for said in reversed(view.said):
            if said.day != day:
                break
            if said.seat == seat and said.channel == "talk":
                return ()
        if role == "possessed":
            lot = crc32(f"{budget.seed}/{seat}/{day}".encode())
            others = [s for s in sorted(view.alive) if s != seat]
            if not others:
                return ()
            value = "werewolf" if lot & 0x100 else "human"
            return (
                Statement("claim", role="seer"),
                Statement("report", target=others[lot % len(others)], kind="divined", value=value, night=day - 1),
            )
        news: list[Statement] = []
        for told in view.told:
            if told.day == day - 1 and told.result in _FOUND:
                claimed, kind, value = _FOUND[told.result]
                if not news:
                    news.append(Statement("claim", role=claimed))
                news.append(Statement("report", target=told.about, kind=kind, value=value, night=told.day))
        return tuple(news)

    def _marks(self, view: View) -> dict[int, int]:
        marks: dict[int, int] = {}
        for said in view.said:
            if said.channel != "talk":
                continue
            for statement in said.statements:
                if statement.type == "report" and statement.kind == "divined":
                    change = 2 if statement.value == "werewolf" else -1
                    marks[statement.target] = marks.get(statement.target, 0) + change
        return marks

    def _vote(self, view: View, targets: tuple[int, ...], lot: int) -> int:
        pack = view.bonds.get("wolf", ())
        known = {t.about: t.result for t in view.told}
        marks = self._marks(view)
        most, chosen = -99, targets[0]
        led: tuple[int, ...] = ()
        if view.round > 1 and view.counts:
            received = view.counts[-1].received
            led = tuple(seat for seat, votes in received if votes == received[0][1] and seat in targets)
        among = led or targets
        n = len(among)
        for i in range(n):
            seat = among[(i + lot) % n]
            score = marks.get(seat, 0)
            result = known.get(seat)
            if result is not None:
                score += 9 if result.endswith("wolf") else -9
            if seat in pack:
                score -= 5
            if score > most:
                most, chosen = score, seat
        return chosen

    def _act(self, view: View, spec: ActionSpec, lot: int) -> AnyCommand:
        targets = spec.targets
        least = max(spec.least, 1)
        if spec.may_skip and lot & 0x1000:
            return Skip(action=spec.id)
        if spec.id in _HARM or spec.id == "guard":
            for said in view.said:
                if (
                    said.channel == "talk"
                    and said.seat in targets
                    and said.statements[:1]
                    and said.statements[0].type == "claim"
                    and lot & 0x2000
                ):
                    return Act(action=spec.id, targets=(said.seat,))
        if spec.id == "divine":
            seen = {t.about for t in view.told}
            targets = tuple(s for s in targets if s not in seen) or targets
        if spec.path or spec.line:
            return self._walk(view, spec, lot)
        chosen: list[int] = [spec.must_include] if spec.must_include else []
        for i in range(len(targets)):
            if len(chosen) >= least:
                break
            seat = targets[(lot + i) % len(targets)]
            if seat not in chosen:
                chosen.append(seat)
        return Act(action=spec.id, targets=tuple(chosen))

    def _walk(self, view: View, spec: ActionSpec, lot: int) -> AnyCommand:
        """A walk to anybody it can reach, or a line from anybody."""
        from ai.policy.abilities import line, way

        n = len(view.seats)
        scores = {seat: float((seat * 7919 + lot) % 997) for seat in spec.targets}
        path = way(spec, view.body, n, scores) if spec.path else line(spec, n, scores)
        return Act(action=spec.id, targets=path) if path or not spec.may_skip else Skip(action=spec.id)


def _survive(view: View, specs: Sequence[ActionSpec], budget: Budget) -> AnyCommand:
    """Survival by lot: a ballot on a known wolf, what is owed, now and then what is offered."""
    wished = _wished(view, specs, budget)
    if wished is None:
        return _READY
    lot = Lot(f"{budget.seed}/{view.seat}/{len(view.events)}")
    known = {told.about: told.value == "wolf" for told in view.told if told.result in ("camp", "role")}
    first: list[int] = []
    if wished.kind == "vote":
        pack = view.bonds.get("wolf", ())
        pool = [seat for seat in wished.targets if seat not in (view.seat, *pack) and known.get(seat, True)]
        first = [seat for seat in pool if seat in known] or ([pool[lot.below(len(pool))]] if pool else [])
    elif wished.id in ("divine", "sniff"):
        pool = [seat for seat in wished.targets if seat not in known]
        first = [pool[lot.below(len(pool))]] if pool else []
    return answer(wished, view, lot, first)


def _wished(view: View, specs: Sequence[ActionSpec], budget: Budget) -> ActionSpec | None:
    """What the seat does next: what is owed first; of what is only offered some, and each once a window."""
    open_ = [spec for spec in specs if spec.kind in ("act", "vote") and not spec.blocked]
    owed = [spec for spec in open_ if spec.required]
    key = f"{budget.seed}/{view.seat}/{view.day}/{view.phase}/{view.round}"
    if owed:
        return owed[crc32(key.encode()) % len(owed)]
    done = set()
    for event in reversed(view.events):
        if isinstance(event, PhaseBegan):
            break
        if isinstance(event, Acted):
            done.add(event.action)
    for spec in open_:
        if spec.id not in done and spec.id not in _NEVER and crc32(f"{key}/{spec.id}".encode()) % 3 == 0:
            return spec
    return None


_NEVER = frozenset({"sabotage", "step_out", "restrain", "nominate"})
"""What a seat without a plan leaves alone unless it is owed."""
