"""Night actions by what they do: one default policy an ability, over the belief."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ai import duties
from ai.factions import FAN, FOX
from ai.policy import abilities
from engine.actions import ActionSpec
from engine.commands import Act, AnyCommand, Skip

if TYPE_CHECKING:
    from ai.mind import Mind

def act(mind: Mind, spec: ActionSpec) -> AnyCommand:
    """The seat's choice for the action *spec*."""
    tag = abilities.TAGS.get(spec.id, "")
    scores = (POLICIES.get(tag) or abilities.POLICIES.get(tag) or _any)(mind, spec)
    if not scores or (spec.may_skip and max(scores.values()) <= 0.0):
        return Skip(action=spec.id)
    if spec.path or spec.line:
        seats = len(mind.view.seats)
        path = (
            abilities.way(spec, mind.seat, seats, scores)
            if spec.path else abilities.line(spec, seats, scores)
        )  # fmt: skip
        return Act(action=spec.id, targets=path) if path or not spec.may_skip else Skip(action=spec.id)
    lots = mind.lots("act", spec.id)
    wanted = min(spec.most, 2) if tag == "protect" else max(1, spec.least)
    chosen: list[int] = [spec.must_include] if spec.must_include else []
    while len(chosen) < wanted:
        left = {s: v for s, v in scores.items() if s not in chosen}
        if not left:
            break
        chosen.append(lots.best(left))
    return Act(action=spec.id, targets=tuple(chosen))


def prey(mind: Mind, targets: tuple[int, ...]) -> int:
    """Whom the pack should eat: as agreed by whisper, else the likeliest to hurt it."""
    agreed = agreed_prey(mind, targets)
    return agreed or mind.lots("prey").best(_attack(mind, ActionSpec("eat", "act", targets=targets)))


def agreed_prey(mind: Mind, targets: tuple[int, ...]) -> int:
    """The seat last named in the pack's whispers tonight, 0 when none was."""
    for said in reversed(mind.view.said):
        if said.channel == "wolf" and said.day == mind.view.day:
            for statement in said.statements:
                if statement.type == "whisper_attack" and statement.target in targets:
                    return statement.target
        elif said.day < mind.view.day:
            break
    return 0


def _attack(mind: Mind, spec: ActionSpec) -> dict[int, float]:
    """Worth of each seat as prey: seers first, then leaders; not where a guard may stand, not one's own helper."""
    belief, reading = mind.belief, mind.reading
    vain = [a.targets[0] for a in mind.view.acts if a.action == "eat" and a.targets and a.day in reading.quiet]
    guard_lives = mind.duties.get(duties.GUARD, 0) > 0 and not any(
        duties.claimed(reading, s) == duties.GUARD for s in reading.dead_on
    )
    lots = mind.lots("attack")
    seers = [s for s in duties.claimants(reading, duties.SEER) if s in mind.view.alive]
    scores: dict[int, float] = {}
    for seat in spec.targets:
        claim = duties.claimed(reading, seat)
        worth = 0.30 + 0.15 * lots.real()
        worth += 0.9 * belief.role(seat, "seer") + 0.45 * belief.role(seat, "medium")
        worth += 0.5 * belief.role(seat, "bodyguard") + 0.3 * belief.role(seat, "freemason")
        worth -= 0.9 * float(belief.kinds[FAN][seat]) + 0.6 * float(belief.kinds[FOX][seat])
        if claim in ("poisoner", "cat"):
            worth -= 0.5 * belief.role(seat, claim)
        hunts = sum(
            1
            for line in reading.today
            if line.seat == seat
            and line.said.target in (mind.seat, *mind.pack)
            and line.said.type in ("suspect", "vote_plan", "request_vote")
        )
        worth += 0.12 * min(hunts, 2)
        whites = [
            r
            for r in reading.reports
            if r.target == seat and r.value == "human" and duties.claimed(reading, r.seat) == duties.SEER
        ]
        worth += 0.12 * bool(whites)
        suspects = float(mind.posterior.belief().wolf[seat])
        worth -= 0.35 * suspects
        if seat in vain:
            worth *= 0.15 if seat == vain[-1] else 0.5
        if guard_lives and claim in ("seer", "medium"):
            covered = 0.55 if claim == "seer" and len(seers) == 1 else 0.35
            worth *= 1.0 - covered
        if seat == mind.lover:
            worth -= 5.0
        scores[seat] = worth
    return scores


def _protect(mind: Mind, spec: ActionSpec) -> dict[int, float]:
    """Chance of being attacked × worth."""
    belief, reading = mind.belief, mind.reading
    lots = mind.lots("guard")
    scores: dict[int, float] = {}
    for seat in spec.targets:
        claim = duties.claimed(reading, seat)
        good = 1.0 - belief.enemy(seat)
        worth = (
            0.25
            + 1.2 * belief.role(seat, "seer")
            + 0.6 * belief.role(seat, "medium")
            + 0.4 * belief.role(seat, "freemason")
        )
        chance = 0.12 + (0.5 if claim == "seer" else 0.3 if claim in ("medium", "freemason") else 0.0)
        if any(r.target == seat and r.value == "human" for r in reading.reports):
            chance += 0.06
        scores[seat] = good * worth * chance + 0.02 * lots.real()
        if seat == mind.lover:
            scores[seat] += 0.3
    return scores


def _investigate(mind: Mind, spec: ActionSpec) -> dict[int, float]:
    """Expected information, in bits; foxes are worth hitting, and claimants will be settled by talk."""
    belief, reading = mind.belief, mind.reading
    lots = mind.lots("divine")
    known = {f.target for f in mind.findings if f.kind == "divined"}
    scores: dict[int, float] = {}
    for seat in spec.targets:
        worth = mind.gain(seat) + 0.4 * float(belief.kinds[FOX][seat]) + 0.1 * lots.real()
        if duties.claimed(reading, seat) in ("seer", "medium", "freemason"):
            worth *= 0.6
        if seat in known:
            worth -= 1.0
        if seat == reading.dummy:
            worth -= 2.0
        scores[seat] = worth
    return scores


def _revive(mind: Mind, spec: ActionSpec) -> dict[int, float]:
    """Call back who was surely on one's side and useful; otherwise let the dead rest."""
    belief, reading = mind.belief, mind.reading
    scores: dict[int, float] = {}
    for seat in spec.targets:
        good = 1.0 - belief.enemy(seat)
        worth = good - 0.75
        if duties.claimed(reading, seat) in ("seer", "medium", "bodyguard"):
            worth += 0.3 * belief.role(seat, duties.claimed(reading, seat))
        if any(seat in night for night in reading.killed.values()):
            worth += 0.15
        if seat == mind.lover:
            worth += 1.0
        scores[seat] = worth
    return scores


def _bond(mind: Mind, spec: ActionSpec) -> dict[int, float]:
    """Arrows fly by liking: one's own heart first, then whoever."""
    lots = mind.lots("arrow")
    return {s: lots.real() + (1.0 if s == mind.seat else 0.0) for s in spec.targets}


def _any(mind: Mind, spec: ActionSpec) -> dict[int, float]:
    lots = mind.lots("any", spec.id)
    return {s: 0.5 + 0.1 * lots.real() for s in spec.targets}


def _eat(mind: Mind, spec: ActionSpec) -> dict[int, float]:
    agreed = agreed_prey(mind, spec.ends or spec.targets)
    return {agreed: 1.0} if agreed else _attack(mind, spec)


POLICIES: dict[str, Callable[[Mind, ActionSpec], dict[int, float]]] = {
    "investigate": _investigate,
    "protect": _protect,
    "attack": _eat,
    "revive": _revive,
    "bond": _bond,
}
