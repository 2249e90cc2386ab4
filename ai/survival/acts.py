"""Powers, gods, perks and ballots: whom to use them on, by what each is for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from ai.anyspec import Lot, answer
from ai.survival import calls, choices
from ai.survival.knowing import VAMPIRE, WOLF
from ai.survival.mind import Mind
from engine import catalogue
from engine.actions import ActionSpec
from engine.commands import Act, AnyCommand, Vote

Score = Callable[[Mind, int], float]


def suspect(mind: Mind, seat: int) -> float:
    """An enemy of one's camp, as likely as one believes."""
    if mind.camp == WOLF:
        return -2.0 if seat in mind.pack else mind.worth(seat) + mind.undying(seat)
    known = mind.certain.get(seat, "")
    if mind.camp == VAMPIRE:
        return -2.0 if known == VAMPIRE else 0.5 * mind.suspicion().get(seat, 0.0) + 0.3 * mind.worth(seat)
    if known in (WOLF, VAMPIRE):
        return 1.5
    return mind.suspicion().get(seat, 0.0) + 0.6 * mind.undying(seat) - 0.2 * mind.worth(seat)


def friend(mind: Mind, seat: int) -> float:
    """Somebody worth keeping: oneself a little, one's own, those the village needs."""
    if mind.camp == WOLF:
        return 1.0 if seat in mind.pack else -mind.worth(seat)
    return mind.worth(seat) * (1.0 - mind.suspicion().get(seat, 0.0)) + 0.15 * (seat == mind.seat)


def doubt(mind: Mind, seat: int) -> float:
    """Where a reading tells most: neither cleared nor sure; a vampire leaves when it is read."""
    if any(page.target == seat for page in mind.pages) or seat in mind.certain:
        return -1.0
    p = mind.suspicion(outside=mind.lying).get(seat, 0.0)
    return p * (1.0 - p) + 0.5 * mind.undying(seat) + 0.05 * mind.nature("doubt", seat, mind.view.day)


def unseen(mind: Mind, seat: int) -> float:
    """Whom the pack's nose should learn of: not yet sniffed, silent on its role; a vampire leaves when it is read."""
    if seat in mind.seen:
        return -1.0
    claim = 0.3 if mind.reading.claimed(seat) else 0.0
    return mind.undying(seat) - claim + 0.3 * mind.nature("unseen", seat, mind.view.day)


def prey(mind: Mind, seat: int) -> float:
    """Whom the pack raids: those who matter and are not watched over; the same whoever submits it."""
    guarded = any(role in (mind.cast) for role in ("knight", "paladin"))
    worth = mind.worth(seat)
    if guarded and mind.reading.claimed(seat) == "seer":
        worth *= 0.55
    lot = mind.shared("prey", mind.view.day, seat).real()
    return -3.0 if seat in mind.pack else worth - mind.undying(seat) + 0.25 * lot


def read_next(mind: Mind, seat: int) -> float:
    """Whom the other side's seer is likely to look at: most doubted by all, nobody's reading yet."""
    if seat in mind.pack or any(report.target == seat for report in mind.reading.reports):
        return -1.0
    return mind.suspicion(outside=True).get(seat, 0.0) + 0.1 * mind.shared("read", mind.view.day, seat).real()


def decoy(mind: Mind, seat: int) -> float:
    """Where the pack sends the seers: to a vampire, to whom they read as village though a wolf's friend, never to a
    wolf they would know."""
    role = mind.seen.get(seat, "")
    if seat in mind.pack:
        return 0.6 if role and catalogue.role("survival", role).seen_as != WOLF else -1.0
    return mind.undying(seat) + 0.2 * mind.shared("decoy", mind.view.day, seat).real()


def heir(mind: Mind, seat: int) -> float:
    """Whom a queen takes: somebody a believed seer has read already, and so will not read again."""
    cleared = max(
        (mind.trust(r.seat) for r in mind.reading.reports if r.target == seat and r.value == "human"), default=0.0
    )
    return cleared + 0.2 * mind.nature("heir", seat) - mind.suspicion().get(seat, 0.0)


def rich(mind: Mind, seat: int) -> float:
    return float(mind.board("janken", "apples", seat, 0)) - (100 if seat in mind.pack else 0)


def gone(mind: Mind, seat: int) -> float:
    """Of those who left: whose camp nobody has shown yet, and of these the last voted out."""
    death = mind.view.deaths.get(seat)
    known = seat in mind.certain
    return (death.day if death else 0) + 0.5 * (death is not None and not death.night) - 100.0 * known


def back(mind: Mind, seat: int) -> float:
    return friend(mind, seat) + 0.4 - mind.suspicion().get(seat, 0.0)


def anybody(mind: Mind, seat: int) -> float:
    return mind.nature("any", mind.view.day, seat)


AIMS: dict[str, Score] = {
    "guard": friend, "ward": friend, "borrow.knight": friend, "divine": doubt, "sniff": unseen, "borrow.seer": doubt,
    "use_perk.astrologer": doubt, "commune": gone, "borrow.medium": gone, "check_twin": anybody, "nominate": prey,
    "sun_raid": prey, "overwrite_to_wolf": prey, "overwrite_to_vampire": heir, "moon_mark": read_next, "divert": decoy,
    "devour_apples": rich, "gift_apples": friend, "void_perks": anybody, "restrain": suspect, "visit": suspect,
    "call.heimdall": doubt, "call.tyr": friend, "call.forseti": suspect, "call.freyja": suspect, "call.mimir": friend,
    "call.uller": suspect, "use_perk.sealer": suspect, "use_perk.hypnotist": suspect, "use_perk.shield_bearer": friend,
    "use_perk.nouveau_riche": friend,
}  # fmt: skip
"""Action → what makes a seat its best target."""
EAGER = {
    "decline_raid": 0.06, "delete_rule": 0.8, "use_perk.hypnotist": 0.25, "gift_apples": 0.5, "overwrite_to_wolf": 0.5,
    "overwrite_to_vampire": 0.6,
}  # fmt: skip
"""How often what is only offered is used at its first chance; others always."""


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
    if spec.id.startswith("call."):
        return calls.wished(mind, spec.id.removeprefix("call."))
    when = WHEN.get(spec.id)
    if when is not None:
        return when(mind, spec)
    return mind.nature(spec.id, mind.view.day, mind.view.round) < EAGER.get(spec.id, 1.0)


def _arms(mind: Mind, spec: ActionSpec) -> bool:
    """A valkyrie arms herself when she is the likely prey: after a claim, or cleared by a believed seer."""
    cleared = any(
        r.target == mind.seat and r.value == "human" and mind.trust(r.seat) > 0.5 for r in mind.reading.reports
    )
    return bool(cleared or mind.reading.claimed(mind.seat)) or mind.nature("arm", mind.view.day) < 0.25


def _doubles(mind: Mind, spec: ActionSpec) -> bool:
    """An orthrus waits for the night on which two exits end it, or on which two are worth it."""
    wolves = sum(seat in mind.view.alive for seat in mind.pack)
    others = len(mind.view.alive) - wolves
    good = sum(prey(mind, seat) > 0.5 for seat in mind.others)
    return others - 2 <= wolves or good >= 2 or mind.nature("double", mind.view.day) < 0.15


def _checks(mind: Mind, spec: ActionSpec) -> bool:
    """A twin looks at the other one once something may have changed it, or when it is doubted."""
    changing = {"warg", "vampire_queen", "chaos"} & set(mind.cast)
    doubted = mind.suspicion(outside=True).get(mind.lover, 0.0) > 0.4
    return doubted or (bool(changing) and mind.view.day >= 3)


def _restrains(mind: Mind, spec: ActionSpec) -> bool:
    """Before everybody's eyes: worth it against an enemy one is nearly sure of."""
    most = max((suspect(mind, seat) for seat in spec.targets), default=0.0)
    return most > (0.8 if mind.camp == WOLF else 0.65)


def _leaves(mind: Mind, spec: ActionSpec) -> bool:
    """Who is outside cannot be voted for, and casts no ballot: for those whose neck is at stake."""
    return mind.danger > 0.4


def _never(mind: Mind, spec: ActionSpec) -> bool:
    """Whoever breaks a game does so as its move (`ai.survival.games`)."""
    return False


def _voids(mind: Mind, spec: ActionSpec) -> bool:
    return mind.view.day > 1


WHEN: dict[str, Callable[[Mind, ActionSpec], bool]] = {
    "arm": _arms, "double_raid": _doubles, "check_twin": _checks, "restrain": _restrains, "step_out": _leaves,
    "void_perks": _voids, "sabotage": _never,
}
"""Action → whether this is the time for it."""


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
    if spec.id == "nominate":  # as many as may be named: those above the night's number are passed over
        outside = [seat for seat in order if seat not in mind.pack] or order
        return Act(action=spec.id, targets=tuple(outside[: spec.most]))
    command = answer(spec, mind.view, lot, order)
    chosen = choices.picks(mind, spec)
    if chosen and isinstance(command, Act):
        return replace(command, picks={**command.picks, **chosen})
    return command


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
