"""What a seat may do now: pure questions about a state. The only place that knows who may choose whom."""

from __future__ import annotations

from engine.actions import ActionSpec
from engine.rulebook import Bearer
from engine.shikigami.acting import Acting, Bond, Fancying, Seeing, Unwritten
from engine.shikigami.seats import walks
from engine.shikigami.state import Chosen, State
from engine.shikigami.traits import TRAITS

HEAVEN = ActionSpec(id="say", kind="say", channels=("heaven",))
ANYBODY = Acting("vote")
WILL = ActionSpec(id="will", kind="will")

def waiting(s: State) -> int:
    """The mask of seats the phase still waits for."""
    players = s.living & ~(1 << s.dummy) if s.dummy else s.living
    if s.phase == "day":
        return players & ~s.ready & ~s.silent if s.quota else 0
    if s.phase == "vote":
        return players & ~s.voted
    if s.phase != "night":
        return 0
    if "skipped" in s.sky:
        return 0
    wanted = players & ~s.ready if s.options["rest"] else 0
    for seat, acting, _ in actors(s):
        if not acted(s, seat, acting) and targets(s, seat, acting)[0]:
            wanted |= 1 << seat
    return wanted


def actors(s: State) -> list[tuple[int, Acting, Bearer]]:
    """Who has a night vote tonight: the seat, its vote, and whose ability it is (role or trait). Nobody in a night that
    is skipped (白澤)."""
    if s.actors is None:
        s.actors = [] if "skipped" in s.sky else _actors(s)
    return s.actors


def _actors(s: State) -> list[tuple[int, Acting, Bearer]]:
    found: list[tuple[int, Acting, Bearer]] = []
    for seat in s.seated().holders(Acting):
        if s.living >> seat & 1 and seat != s.dummy:
            role = s.roles[seat]
            found += [(seat, acting, role) for acting in role.every(Acting) if entitled(s, seat, acting)]
    if s.marked:
        for seat in range(1, s.n + 1):
            for trait, arg in s.marks[seat]:
                mine = TRAITS[trait].get(Acting)
                if mine is not None and arg == s.day and s.alive(seat) and seat != s.dummy and mine.on(s.day):
                    found.append((seat, mine, TRAITS[trait]))
    return found


def entitled(s: State, seat: int, acting: Acting) -> bool:
    """Whether the vote may be cast on this night at all."""
    if not acting.on(s.day) or (seat, acting.action) in s.done or (acting.revives and s.options["open_cast"]):
        return False
    return not (acting.once and any(trait == "lost_ability" for trait, _ in s.marks[seat]))


def acted(s: State, seat: int, acting: Acting) -> bool:
    """Whether the vote is in: one's own, or that of the pack."""
    for act in s.acts:
        if act.action == acting.action if acting.pack else act.seat == seat and act.action == acting.action:
            return True
    return bool(acting.pack) and any(pack_of(s, act.seat, act.action) == acting.pack for act in s.acts)


def pack_of(s: State, seat: int, action: str) -> str:
    """The pack for which *seat* votes with *action*."""
    return next((mine.pack for mine in s.roles[seat].every(Acting) if mine.action == action), "")


def bonded(s: State, seat: int, bond: str) -> bool:
    """Whether *seat* belongs to *bond*."""
    mine = s.roles[seat].get(Bond)
    return mine is not None and mine.name == bond


def targets(s: State, seat: int, acting: Acting) -> Chosen:
    """Whom *seat* may choose. Nobody, where there are fewer than it needs."""
    chosen = s.choices.get((seat, acting.action))
    if chosen is None:
        chosen = s.choices[seat, acting.action] = _targets(s, seat, acting)
    return chosen


def _targets(s: State, seat: int, acting: Acting) -> Chosen:
    may: list[int] = []
    barred: list[tuple[int, str]] = []
    bodies = s.bodies
    me = s.body(seat)
    if s.phase == "vote" and (two := duel(s)):
        return tuple(sorted(two)), tuple((t, "duel") for t in range(1, s.n + 1) if t not in two)
    for other in range(1, s.n + 1):
        free = acting.path or acting.line
        mine = "self" if other == me and not acting.oneself else ""
        why = mine if free else _why_not(s, acting, me, other, bodies)
        if why:
            barred.append((other, why))
        else:
            may.append(other)
    if acting.path and not ends(s, seat, acting):
        may = []  # nobody that may be chosen can be walked to
    return (tuple(may) if len(may) >= acting.least else (), tuple(barred))


def _why_not(s: State, acting: Acting, me: int, other: int, bodies: int) -> str:
    """Why the body *other* may not be chosen from the body *me*, empty where it may."""
    if not acting.either and bool(bodies >> other & 1) is acting.dead:
        return "alive" if acting.dead else "dead"
    if other == me and not acting.oneself:
        return "self"
    if other != me and acting.only_self:
        return "not_self"
    if acting.pack and not acting.kin and bonded(s, s.person(other) or other, acting.pack):
        return "partner"
    if other == s.dummy and not acting.dummy:
        return "dummy"
    only_dummy = acting.dummy_first and s.day == 1 and s.dummy != 0 and s.alive(s.dummy)
    return "not_dummy" if only_dummy and other != s.dummy else ""


def ends(s: State, seat: int, acting: Acting) -> tuple[int, ...]:
    """Where a walk may end: whom one might choose without walking, as far as the legs carry."""
    me, bodies = s.body(seat), s.bodies
    return tuple(
        end for end, way in sorted(walks(me, s.n).items())
        if len(way) <= acting.most and not _why_not(s, acting, me, end, bodies)
    )


def duel(s: State) -> set[int]:
    """The two bodies that alone may be voted for today (鏡妖精), while both live; nobody otherwise."""
    two = {s.body(seat) for seat in s.survivors() if ("facing", s.day) in s.marks[seat]} if s.marked else set()
    return two if len(two) == 2 else set()


def channels(s: State, seat: int) -> tuple[str, ...]:
    """Where *seat* may speak at night, its own bond first."""
    found: tuple[str, ...] = ("mono",)
    if s.options["lovers_talk"] and any(trait == "lovers" for trait, _ in s.marks[seat]):
        found = ("lovers", *found)
    role = s.roles[seat]
    fancied = role.get(Fancying)
    own = fancied.bond if fancied is not None else talks_on(s, seat)
    return (own, *found) if own else found


def talks_on(s: State, seat: int) -> str:
    """The channel of those whom *seat* talks with by its role; empty for the lonely (はぐれ者)."""
    role = s.roles[seat]
    bond, seeing = role.get(Bond), role.get(Seeing)
    own = bond.name if bond is not None and bond.talks else seeing.bond if seeing is not None and seeing.talks else ""
    return "" if own and ("mind_lonely", 0) in s.marks[seat] else own


def hearers(s: State, seat: int, channel: str) -> frozenset[int]:
    """Who hears *seat* on a night channel: the living members, and the dead where roles are open to them."""
    if channel == "mono" or (s.roles[seat].get(Fancying) is not None and channel != "lovers"):
        return frozenset((seat,))
    mine = {mark for mark in s.marks[seat] if mark[0] == "lovers"}

    def hears(other: int) -> bool:
        if not s.alive(other):
            return bool(s.options["open_cast"])
        return not mine.isdisjoint(s.marks[other]) if channel == "lovers" else talks_on(s, other) == channel

    return frozenset(other for other in range(1, s.n + 1) if hears(other))


def specs(s: State, seat: int) -> list[ActionSpec]:
    """Everything *seat* may do now, the most pressing first."""
    if s.phase == "over" or not 1 <= seat <= s.n or seat == s.dummy:
        return []
    if not s.alive(seat):
        return [HEAVEN, WILL] if writes_for(s, seat) else [HEAVEN]
    found: list[ActionSpec] = []
    if s.phase == "vote":
        found.append(vote_spec(s, seat))
    elif s.phase == "night":
        found += [act_spec(s, seat, acting) for actor, acting, _ in actors(s) if actor == seat]
        owing = any(spec.required for spec in found)
        found.append(say_spec(s, seat, channels(s, seat), False))
        if s.options["rest"]:
            found.append(ready_spec(s, seat, "act_first" if owing else ""))
    elif s.phase == "day":
        found.append(say_spec(s, seat, ("talk",), bool(s.ready >> seat & 1)))
        found.append(ready_spec(s, seat, ""))
    if writes_for(s, seat):
        found.append(WILL)
    return found


def writes_for(s: State, seat: int) -> int:
    """Whose last words *seat* may write now: the living their own; the dead those of a living イタコ that called them
    (口寄せ), who cannot write itself. 0 for nobody's."""
    if not s.options["wills"]:
        return 0
    if s.alive(seat):
        unwritten = s.roles[seat].get(Unwritten)
        return seat if unwritten is None or unwritten.writes else 0
    if s.options["open_cast"]:
        return 0
    return next((arg for trait, arg in s.marks[seat] if trait == "mind_evoke" and s.alive(arg)), 0)


def say_spec(s: State, seat: int, where: tuple[str, ...], ready: bool) -> ActionSpec:
    left = max(0, s.quota - s.spoken[seat])
    blocked = "already" if ready else "" if left else "no_talk_left"
    return ActionSpec(id="say", kind="say", channels=where, left=left, blocked=blocked)


def ready_spec(s: State, seat: int, blocked: str) -> ActionSpec:
    done = s.ready >> seat & 1
    return ActionSpec(id="ready", kind="ready", required=not done, blocked="already" if done else blocked)


def vote_spec(s: State, seat: int) -> ActionSpec:
    if s.voted >> seat & 1:
        return ActionSpec(id="vote", kind="vote", least=1, most=1, blocked="already")
    may, barred = targets(s, 0, ANYBODY)
    if not s.options["self_vote"]:
        me = s.body(seat)
        if me in may:
            at = may.index(me)
            may, barred = may[:at] + may[at + 1:], (*barred, (me, "self"))
    return ActionSpec(id="vote", kind="vote", targets=may, least=1, most=1, barred=barred, required=True)


def act_spec(s: State, seat: int, acting: Acting) -> ActionSpec:
    may, barred = targets(s, seat, acting)
    done = acted(s, seat, acting)
    return ActionSpec(
        id=acting.action, kind="act", targets=may, least=acting.least, most=acting.most, barred=barred,
        may_skip=acting.may_skip, must_include=by_force(s, seat, acting), path=acting.path, line=acting.line,
        ends=ends(s, seat, acting) if acting.path else (),
        required=bool(may) and not done, blocked="already" if done else "" if may else "target",
    )


def by_force(s: State, seat: int, acting: Acting) -> int:
    """The seat that must be among the targets: oneself, in small villages; 0 for none."""
    return s.body(seat) if s.n < acting.self_below else 0
