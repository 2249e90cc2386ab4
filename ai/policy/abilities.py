"""What every ability does, in a word: a role plays sensibly from its declaration, because its action has a tag.

Each tag has one default policy over the belief (`ai.policy.night` for the classic ones, here for the others). Scores
are per seat; the highest is chosen, nobody where passing is allowed and no score is above 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ai.duties import claimed
from ai.factions import FAN, FOX, FRIEND, VILLAGE, WOLF
from engine import catalogue

if TYPE_CHECKING:
    from ai.mind import Mind
    from engine.actions import ActionSpec

Scores = dict[int, float]

TAGS = {
    "divine": "investigate", "step_divine": "investigate", "scan": "investigate", "step_scan": "investigate",
    "tail": "investigate", "fox_divine": "investigate", "cast": "investigate",
    "guard": "protect", "step_guard": "protect", "barrier": "protect", "dispel": "protect", "ward_off": "protect",
    "eat": "attack", "step_eat": "attack", "silent_eat": "attack",
    "assassinate": "kill", "step_assassinate": "kill", "abduct": "kill", "death_note": "kill",
    "bite": "convert", "step_bite": "convert",
    "jam": "block", "curse": "block", "fox_curse": "block",
    "trap": "trap", "escape": "hide", "exit": "leave",
    "revive": "revive", "possess": "take_body", "desecrate": "rob",
    "shoot_arrow": "bond", "challenge": "challenge", "copy": "copy",
    "prank": "mischief", "tengu_power": "mischief", "footstep": "noise", "dream_eat": "eat_dreams",
}  # fmt: skip
"""Action id → what it does."""

_SEER, _GUARD, _MEDIUM = "seer", "bodyguard", "medium"


def threat(mind: Mind, seat: int) -> float:
    """How much *seat* stands in the way of this seat's side, about 0 to 1."""
    belief = mind.belief
    wolf, fan = float(belief.wolf[seat]), float(belief.kinds[FAN][seat])
    fox = float(belief.kinds[FOX][seat]) + 0.6 * float(belief.kinds[FRIEND][seat])
    useful = 0.5 * _power(mind, seat)
    if mind.side in (WOLF, FAN):
        return max(0.0, 0.55 + useful - wolf - 0.8 * fan + 0.2 * fox)
    if mind.side in (FOX, FRIEND):
        return max(0.0, 0.35 + 0.35 * wolf + useful - fox)
    return belief.enemy(seat)


def _power(mind: Mind, seat: int) -> float:
    """How likely *seat* is somebody with a say: a seer, a medium, a guard, or who claims to be one."""
    belief = mind.belief
    strong = max(belief.role(seat, _SEER), 0.6 * belief.role(seat, _MEDIUM), 0.6 * belief.role(seat, _GUARD))
    claim = claimed(mind.reading, seat)
    return max(strong, 0.5 if claim and claim != "villager" else 0.0)


def _lot(mind: Mind, spec: ActionSpec, seat: int) -> float:
    return 0.1 * mind.lots("ability", spec.id, seat).real()


def _free(mind: Mind, spec: ActionSpec) -> list[int]:
    """The targets that are not loved ones."""
    return [seat for seat in spec.targets if seat != mind.lover] or list(spec.targets)


def convert(mind: Mind, spec: ActionSpec) -> Scores:
    """Vampires: those not bitten before, those who look harmless to bite first."""
    bitten = {act.targets[-1] for act in mind.view.acts if act.action in ("bite", "step_bite") and act.targets}
    return {
        seat: 0.6 - 0.5 * (seat in bitten) - 0.3 * float(mind.belief.wolf[seat]) + _lot(mind, spec, seat)
        for seat in _free(mind, spec)
    }


def kill(mind: Mind, spec: ActionSpec) -> Scores:
    """Chance of standing in the way, only when likelier than not; who kills for a living of its own is less choosy."""
    aim = 0.55 if mind.kind == VILLAGE and not _alone(mind) else 0.35
    return {seat: threat(mind, seat) - aim + _lot(mind, spec, seat) for seat in _free(mind, spec)}


def _alone(mind: Mind) -> bool:
    """Whether the seat plays for a camp of its own (ogres, vampires …)."""
    return catalogue.role(mind.ruleset, mind.role).camp not in ("village", "werewolf", "fox")


def block(mind: Mind, spec: ActionSpec) -> Scores:
    """Those whose nights matter most to the other side."""
    return {
        seat: 0.1 + _power(mind, seat) + _lot(mind, spec, seat) - 2.0 * (seat in mind.pack) for seat in spec.targets
    }


def trap(mind: Mind, spec: ActionSpec) -> Scores:
    """At the door people will come to: whoever is worth guarding or looking at."""
    return {
        seat: 0.15 + 0.7 * _power(mind, seat) + 0.2 * (seat == mind.seat) + _lot(mind, spec, seat)
        for seat in spec.targets
    }


def hide(mind: Mind, spec: ActionSpec) -> Scores:
    """With somebody harmless whom nobody will come for."""
    return {
        seat: 1.0 - float(mind.belief.wolf[seat]) - 0.6 * _power(mind, seat) + _lot(mind, spec, seat)
        for seat in spec.targets
    }


def leave(mind: Mind, spec: ActionSpec) -> Scores:
    """内通者: when its side is about to win, so that it lives to see it."""
    wolves = sum(float(mind.belief.wolf[seat]) for seat in mind.view.alive)
    near = wolves * 2 + 2 >= len(mind.view.alive)
    return dict.fromkeys(spec.targets, 0.5 if near else -0.5)


def take_body(mind: Mind, spec: ActionSpec) -> Scores:
    """A dead one that the village believed in, once it knows enough to be missed."""
    reading = mind.reading
    ready = mind.view.day >= 3
    return {
        seat: (0.3 if ready else -0.2) - float(mind.posterior.belief().wolf[seat]) + 0.3 * bool(reading.claimed(seat))
        + _lot(mind, spec, seat)
        for seat in spec.targets
    }  # fmt: skip


def rob(mind: Mind, spec: ActionSpec) -> Scores:
    """Graves from which somebody might be called back."""
    return {seat: 0.3 + _power(mind, seat) + _lot(mind, spec, seat) for seat in spec.targets}


def challenge(mind: Mind, spec: ActionSpec) -> Scores:
    """Rivals and enemies by lot, oneself where that is the custom; a patron chooses whom it likes."""
    return {seat: 0.5 + 0.5 * (seat == mind.seat) + _lot(mind, spec, seat) for seat in spec.targets}


def mischief(mind: Mind, spec: ActionSpec) -> Scores:
    """On whoever is in the way, but anybody will do."""
    return {seat: 0.3 + 0.5 * threat(mind, seat) + 3 * _lot(mind, spec, seat) for seat in _free(mind, spec)}


def copy(mind: Mind, spec: ActionSpec) -> Scores:
    """Somebody by lot: nobody knows anything on the first night."""
    people = [seat for seat in spec.targets if seat != mind.reading.dummy] or list(spec.targets)
    return {seat: 0.5 + _lot(mind, spec, seat) for seat in people}


def eat_dreams(mind: Mind, spec: ActionSpec) -> Scores:
    """Those who claim to see, in the hope that they only dream it."""
    return {
        seat: 0.3 + 0.4 * (claimed(mind.reading, seat) in (_SEER, _MEDIUM)) + _lot(mind, spec, seat)
        for seat in spec.targets if seat not in mind.pack
    }  # fmt: skip


POLICIES: dict[str, Callable[[Mind, ActionSpec], Scores]] = {
    "convert": convert, "kill": kill, "block": block, "trap": trap, "hide": hide, "leave": leave,
    "take_body": take_body, "rob": rob, "challenge": challenge, "mischief": mischief, "noise": mischief, "copy": copy,
    "eat_dreams": eat_dreams,
}  # fmt: skip


def way(spec: ActionSpec, me: int, seats: int, scores: Scores) -> tuple[int, ...]:
    """The walk from *me* to the best of the seats where it may end, empty when there is none."""
    found = catalogue.walks(me, seats)
    for target in sorted(spec.ends, key=lambda seat: (-scores.get(seat, 0.0), seat)):
        path = found.get(target, ())
        if path and spec.least <= len(path) <= spec.most:
            return path
    return ()


def line(spec: ActionSpec, seats: int, scores: Scores) -> tuple[int, ...]:
    """A straight line of seats that begins at the best one."""
    for start in sorted(scores, key=lambda seat: (-scores[seat], seat)):
        for row in catalogue.rows(start, seats):
            path = tuple(seat for seat in row[: min(spec.most, 3)] if seat in spec.targets)
            if len(path) >= max(spec.least, 1) and path == row[: len(path)]:
                return path
    return ()
