"""Powers, gods, perks and ballots: whom to use them on, by what each is for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ai.anyspec import Lot, answer
from ai.survival.mind import VAMPIRE, WOLF, Mind
from engine import catalogue
from engine.actions import ActionSpec
from engine.commands import AnyCommand, Vote

Score = Callable[[Mind, int], float]


def suspect(mind: Mind, seat: int) -> float:
    """An enemy of one's camp, as likely as one believes."""
    if mind.camp == WOLF:
        return -2.0 if seat in mind.pack else mind.worth(seat)
    known = mind.certain.get(seat, "")
    if mind.camp == VAMPIRE:
        return -2.0 if known == VAMPIRE else 0.5 * mind.suspicion().get(seat, 0.0) + 0.3 * mind.worth(seat)
    return 1.5 if known in (WOLF, VAMPIRE) else mind.suspicion().get(seat, 0.0) - (0.2 * mind.worth(seat))


def friend(mind: Mind, seat: int) -> float:
    """Somebody worth keeping: oneself a little, one's own, those the village needs."""
    if mind.camp == WOLF:
        return 1.0 if seat in mind.pack else -mind.worth(seat)
    return mind.worth(seat) * (1.0 - mind.suspicion().get(seat, 0.0)) + 0.15 * (seat == mind.seat)


def doubt(mind: Mind, seat: int) -> float:
    """Where a reading tells most: neither cleared nor sure."""
    if any(page.target == seat for page in mind.pages) or seat in mind.certain:
        return -1.0
    p = mind.suspicion(outside=mind.lying).get(seat, 0.0)
    return p * (1.0 - p) + 0.05 * mind.nature("doubt", seat, mind.view.day)


def prey(mind: Mind, seat: int) -> float:
    """Whom the pack raids: those who matter and are not watched over; the same whoever submits it."""
    guarded = any(role in (mind.cast) for role in ("knight", "paladin"))
    worth = mind.worth(seat)
    if guarded and mind.reading.claimed(seat) == "seer":
        worth *= 0.55
    lot = mind.shared("prey", mind.view.day, seat).real()
    return -3.0 if seat in mind.pack else worth + 0.25 * lot


def rich(mind: Mind, seat: int) -> float:
    return float(mind.board("janken", "apples", seat, 0)) - (100 if seat in mind.pack else 0)


def gone(mind: Mind, seat: int) -> float:
    """Of those who left: the last voted out for the medium, the best for a return."""
    death = mind.view.deaths.get(seat)
    return (death.day if death else 0) + 0.5 * (death is not None and not death.night)


def back(mind: Mind, seat: int) -> float:
    return friend(mind, seat) + 0.4 - mind.suspicion().get(seat, 0.0)


def anybody(mind: Mind, seat: int) -> float:
    return mind.nature("any", mind.view.day, seat)


AIMS: dict[str, Score] = {
    "guard": friend, "ward": friend, "borrow.knight": friend, "divine": doubt, "sniff": doubt, "borrow.seer": doubt,
    "use_perk.astrologer": doubt, "commune": gone, "borrow.medium": gone, "check_twin": anybody, "nominate": prey,
    "sun_raid": prey, "overwrite_to_wolf": prey, "overwrite_to_vampire": anybody, "moon_mark": prey, "divert": prey,
    "devour_apples": rich, "gift_apples": friend, "void_perks": anybody, "restrain": suspect,
    "call.heimdall": doubt, "call.tyr": friend, "call.forseti": suspect, "call.freyja": suspect, "call.mimir": friend,
    "call.uller": suspect, "use_perk.sealer": suspect, "use_perk.hypnotist": suspect, "use_perk.shield_bearer": friend,
    "use_perk.nouveau_riche": friend,
}  # fmt: skip
"""Action → what makes a seat its best target."""
EAGER = {
    "witch": 0.0, "arm": 0.5, "double_raid": 0.35, "decline_raid": 0.0, "play_flute": 1.0, "delete_rule": 0.4,
    "hide_heart": 1.0, "survey": 1.0, "step_out": 0.0, "restrain": 0.0, "sabotage": 0.0, "visit": 0.3,
    "call.loki": 0.3, "call.baldr": 0.5, "use_perk.night_watch": 1.0, "gift_apples": 0.5, "overwrite_to_wolf": 0.5,
    "overwrite_to_vampire": 0.4,
}  # fmt: skip
"""How often what is only offered is used at its first chance; others always."""
_VILLAGE_CALLS = ("call.odin", "call.thor", "call.hermod", "call.heimdall", "call.njord", "call.tyr", "call.freyja")


def owed(mind: Mind, specs: Sequence[ActionSpec]) -> ActionSpec | None:
    """What the window waits for, or what the seat wishes to use; each once."""
    open_ = [s for s in specs if s.kind == "act" and not s.blocked and s.id not in mind.done]
    for spec in open_:
        if spec.required:
            return spec
    for spec in open_:
        if _wished(mind, spec):
            return spec
    return None


def _wished(mind: Mind, spec: ActionSpec) -> bool:
    if spec.id == "nominate":
        return _submits(mind)
    if spec.id == "witch":
        return bool(_witched(mind, spec))
    if spec.id.startswith("call.") and mind.camp != WOLF:
        return spec.id in _VILLAGE_CALLS or mind.nature(spec.id, mind.view.day) < 0.3
    return mind.nature(spec.id, mind.view.day, mind.view.round) < EAGER.get(spec.id, 1.0)


def _submits(mind: Mind) -> bool:
    """One of the pack says whom to raid, and takes the risk of it: not the same one every night."""
    able = [seat for seat in sorted(mind.pack) if seat in mind.view.alive]
    nominated = any(act.action == "nominate" and act.day == mind.view.day for act in mind.view.acts)
    if nominated:
        return False
    chosen = mind.shared("biter", mind.view.day).one_of(able) if able else mind.seat
    return chosen == mind.seat or catalogue.role("survival", mind.role).count == WOLF


def _witched(mind: Mind, spec: ActionSpec) -> tuple[int, ...]:
    """Kill whom one is nearly sure of, or call back whom one misses."""
    best, chosen = 0.0, 0
    for seat in spec.targets:
        score = back(mind, seat) - 0.35 if seat not in mind.view.alive else suspect(mind, seat) - 0.65
        if score > best:
            best, chosen = score, seat
    return (chosen,) if chosen else ()


def use(mind: Mind, spec: ActionSpec) -> AnyCommand:
    """The command that uses *spec*."""
    lot = Lot(f"{mind.budget.seed}/{mind.seat}/{len(mind.view.events)}/{spec.id}")
    if spec.id == "witch":
        return answer(spec, mind.view, lot, _witched(mind, spec) or spec.targets)
    aim = AIMS.get(spec.id, anybody)
    order = sorted(spec.targets, key=lambda seat: (-aim(mind, seat), seat))
    return answer(spec, mind.view, lot, order)


def ballot(mind: Mind, spec: ActionSpec) -> Vote:
    """The last plan spoken; else whom one would see go, with an eye on what the table is about to do."""
    plan = mind.reading.plans.get(mind.seat)
    voters = max(1, len(mind.view.alive) - 1)
    plans: dict[int, int] = {}
    for line in mind.reading.plans.values():
        plans[line.said.target] = plans.get(line.said.target, 0) + 1

    def wish(seat: int) -> float:
        outside = mind.suspicion(outside=mind.lying).get(seat, 0.0)
        score = outside + 0.2 * plans.get(seat, 0) / voters + 0.02 * mind.nature("tie", seat, mind.view.day)
        if seat == mind.seat:
            return -5.0
        if mind.camp == WOLF:
            score += -0.5 if seat in mind.pack and outside < 0.75 else 0.12 * mind.worth(seat)
        elif mind.certain.get(seat) == VAMPIRE and mind.camp == VAMPIRE:
            score -= 2.0
        return score

    target = max(spec.targets, key=lambda seat: (wish(seat), -seat))
    if plan is not None and plan.said.target in spec.targets and mind.view.round <= 1:
        target = plan.said.target
    return Vote(target=target, more=(target,) * spec.extra)
