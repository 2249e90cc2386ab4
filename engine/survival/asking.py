"""What a seat may do now: the `ActionSpec`s, the only description of it. Commands are checked against them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.actions import ActionSpec, Field
from engine.events import Audience
from engine.survival import daytime
from engine.survival.choosing import choices
from engine.survival.clauses import DELETABLE, REPORTABLE
from engine.survival.roles import ROLES
from engine.survival.state import State
from engine.survival.terms import VAMPIRE, VILLAGE, WOLF, HeartsInPlay, Power

RESTING = frozenset({"morning", "free_time", "perk_use", "discussion", "night"})
"""Phases that last until everybody has pressed ready, so that nothing shows who has used a window."""


def specs(s: State, seat: int) -> list[ActionSpec]:
    """All that *seat* (0: the host) may do now, or could if it were not blocked."""
    if seat == 0:
        return host(s)
    if s.phase == "over" or not s.alive(seat):
        return []
    found = [*daytime.specs(s, seat), *powers(s, seat), *common(s, seat)]
    if s.phase == "vote":
        found.append(vote(s, seat))
    where = channels(s, seat)
    if where:
        found.append(say(s, seat, where))
    if s.phase in RESTING and waits_for_ready(s):
        done = bool(s.ready >> seat & 1)
        first = any(spec.required and not spec.blocked for spec in found)
        found.append(ActionSpec(
            id="ready", kind="ready", required=not done, blocked="already" if done else "act_first" if first else "",
        ))
    return found


def say(s: State, seat: int, where: tuple[str, ...]) -> ActionSpec:
    left = max(0, int(s.options["talk"]) - s.spoken[seat])
    blocked = "silenced" if s.has(seat, "silenced") and "talk" in where else ""
    if not blocked and s.phase == "discussion" and s.ready >> seat & 1:
        blocked = "already"
    if not blocked and not left:
        blocked = "no_talk_left"
    return ActionSpec(id="say", kind="say", channels=where, left=left, blocked=blocked)


def waits_for_ready(s: State) -> bool:
    """Whether this window is one in which everybody presses ready."""
    if s.phase == "morning":
        return has_window(s, "morning")
    return s.phase != "free_time" or s.round == 2


def has_window(s: State, when: str) -> bool:
    """Whether the setup may hold a role with a power at that time; a hidden role list does not tell."""
    return not s.options["show_role_list"] or any(
        power.when == when for id in s.cast for power in ROLES[id].every(Power)
    )


def hushed(s: State, seat: int) -> str:
    return "silenced" if s.has(seat, "silenced") else ""


def channels(s: State, seat: int) -> tuple[str, ...]:
    """Where the seat may speak now."""
    if s.phase == "discussion":
        return ("talk",)
    if s.phase == "night":
        camp = s.roles[seat].camp
        return (camp,) if camp in (WOLF, VAMPIRE) else ()
    return daytime.channels(s, seat)


def waiting(s: State) -> int:
    """The mask of the seats the phase still waits for."""
    if s.phase == "vote":
        return mask(seat for seat in owing(s) if seat not in s.votes)
    if s.phase in ("day_game", "day_game_result"):
        return mask(daytime.owing(s))
    if s.phase == "free_time" and s.round == 1:
        return mask(seat for seat in s.active() if not s.has(seat, "silenced") and not acted(s, seat, "go_room"))
    if s.phase in RESTING and waits_for_ready(s):
        quiet = s.phase == "discussion"
        return mask(
            seat for seat in s.active() if not s.ready >> seat & 1 and not (quiet and s.has(seat, "silenced"))
        )
    return 0


def mask(seats: Iterable[int]) -> int:
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def owing(s: State) -> list[int]:
    """Who owes a ballot: neither silenced nor stepped out; in a runoff whoever has voted before."""
    first = s.board.get(("vote", "voters", 0), ()) if s.round > 1 else ()
    return [
        seat for seat in s.active()
        if not s.has(seat, "silenced") and not s.has(seat, "stepped_out") and (s.round < 2 or seat in first)
    ]


def slots(s: State, seat: int) -> int:
    """How many slips its ballot has. Jormungandr's four are a ceiling."""
    return 4 if s.has(seat, "jormungandr") else 1 + s.count(seat, "riches")


def vote(s: State, seat: int) -> ActionSpec:
    may, barred = choices(s, seat, "vote")
    blocked = hushed(s, seat) or ("stepped_out" if s.has(seat, "stepped_out") else "")
    if not blocked and seat in s.votes:
        blocked = "already"
    if not blocked and seat not in owing(s):
        blocked = "phase"
    return ActionSpec(
        id="vote", kind="vote", targets=may, least=1, most=1, barred=barred, required=not blocked, blocked=blocked,
        extra=slots(s, seat) - 1, repeat=True,
    )


def acted(s: State, seat: int, action: str) -> bool:
    return any(act.seat == seat and act.action == action for act in s.acts)


def now(s: State, when: str) -> bool:
    """Whether a power of that appointed time may be used now."""
    if when == "call":
        return daytime.calling(s)
    return s.phase == when and (when != "free_time" or s.round == 2)


def powers(s: State, seat: int) -> list[ActionSpec]:
    """The powers of the seat's role in this window."""
    found = []
    for power in s.roles[seat].every(Power):
        if not now(s, power.when):
            continue
        may, barred = choices(s, seat, power.targets) if power.most else ((), ())
        blocked = hindrance(s, seat, power)
        if not blocked and power.most and len(may) < power.least:
            blocked = "target"
        fields: tuple[Field, ...] = ()
        if power.targets == "object":
            fields = (Field("object", objects(s)),)
        elif power.targets == "clause":
            fields = (Field("clause", DELETABLE),)
        owed = not power.may_skip and not blocked
        if power.action == "ward" and owed:
            owed = len(may) > 2 or not s.has(seat, "last_pair")
        found.append(ActionSpec(
            id=power.action, kind="act", targets=may, least=power.least, most=power.most, barred=barred,
            may_skip=power.may_skip, required=owed, blocked=blocked, fields=fields,
        ))
    return found


def hindrance(s: State, seat: int, power: Power) -> str:
    """Why the owner may not use it now, or nothing."""
    action = power.action
    if power.when == "call" and hushed(s, seat):
        return "silenced"
    if power.when == "free_time" and not s.area(seat):
        return "not_in_area"
    if power.once == "game" and used(s, seat, action):
        return "already_used"
    if acted(s, seat, action):
        return "already_used" if power.once else "already_done"
    if s.roles[seat].camp == VILLAGE and s.has(seat, "asleep"):
        return "asleep"
    if action == "double_raid" and daytime.raid_off(s):
        return "no_raid"
    if action == "void_perks":
        if hushed(s, seat):
            return "silenced"
        return "" if s.pack() == [seat] else "not_alone"
    if action == "gift_apples" and s.has(seat, "sealed"):
        return "no_effect"
    if action.startswith("borrow."):
        if any(act.seat == seat and act.action.startswith("borrow.") for act in s.acts):
            return "already_done"
        if s.options["fylgja_repeat"] == "no_consecutive":
            lenders = ("", "borrow.knight", "borrow.seer", "borrow.medium")
            return "already_used" if lenders[s.arg(seat, "last_borrowed")] == action else ""
        return "already_used" if s.has(seat, f"used:{action}") else ""
    return ""


def used(s: State, seat: int, action: str) -> bool:
    limit = int(s.options["queen_limit"]) if action == "overwrite_to_vampire" else 1
    return s.count(seat, f"used:{action}") >= limit


def common(s: State, seat: int) -> list[ActionSpec]:
    """What is open to a camp or to everybody: the nomination, an astrologer's night, visits, hiding a heart."""
    found = []
    if s.phase == "night":
        if s.roles[seat].wolf:
            found.append(nomination(s, seat))
        may, barred = choices(s, seat, "active_other")
        if s.has(seat, "perk:astrologer"):
            found.append(ActionSpec(
                id="use_perk.astrologer", kind="act", targets=may, least=2, most=2, barred=barred, may_skip=True,
                blocked="already_done" if acted(s, seat, "use_perk.astrologer") else "" if len(may) > 1 else "target",
            ))
        if s.struck("no_room_entry") and s.roles[seat].camp != WOLF:
            found.append(ActionSpec(
                id="visit", kind="act", targets=may, least=1, most=1, barred=barred, may_skip=True,
                blocked="already_done" if acted(s, seat, "visit") else "",
            ))
    if s.day == 1 and hides(s, seat) and s.phase != "setup":
        mine = tuple(name for name in objects(s) if seat in s.board["hearts", name, 0])
        found.append(ActionSpec(
            id="hide_heart", kind="act", may_skip=True, fields=(Field("object", mine),),
            blocked="already_done" if s.has(seat, "heart") else "",
        ))
    return found


def nomination(s: State, seat: int) -> ActionSpec:
    """nominate: the last valid one stands; who submitted it bites."""
    may, barred = choices(s, seat, "prey")
    double = any(
        power.action == "double_raid" and not used(s, wolf, "double_raid")
        for wolf in s.pack() for power in s.roles[wolf].every(Power)
    )
    standing = any(act.action in ("nominate", "decline_raid") for act in s.acts)
    return ActionSpec(
        id="nominate", kind="act", targets=may, least=1, most=1 + double + s.struck("wolf_one_per_night"),
        barred=barred, required=bool(may) and not standing and not daytime.raid_off(s),
        blocked="" if may else "target",
    )


def objects(s: State) -> tuple[str, ...]:
    """The objects laid out for hearts, in their order."""
    return tuple(name for scene, name, seat in s.board if scene == "hearts" and seat == 0)


def hides(s: State, seat: int) -> bool:
    """Whether the seat is a dealt pack wolf that hides its heart."""
    return s.roles[seat].wolf and bool(objects(s))


def hearts_in_play(s: State) -> bool:
    return any(s.roles[seat].get(HeartsInPlay) for seat in range(1, s.n + 1))


def host(s: State) -> list[ActionSpec]:
    """report_violation, where the options let the host report."""
    kinds = [
        kind for kind in REPORTABLE
        if s.options["incidents"] or (kind == "leave_area" and s.options["leave_rule"] == "exit")
    ] if s.options else []
    if not kinds or s.phase in ("over", "setup"):
        return []
    may, barred = choices(s, 0, "active")
    return [ActionSpec(
        id="report_violation", kind="act", targets=may, least=1, most=1, barred=barred,
        fields=(Field("prohibition", tuple(kinds)),),
    )]


def hearers(s: State, seat: int, channel: str) -> Audience:
    """Who hears what the seat says there."""
    if channel in (WOLF, VAMPIRE):
        return frozenset(t for t in s.camp(channel) if s.alive(t))
    return daytime.hearers(s, seat)
