"""A night on the lab's table: its seats and acts, ready scenes for every role and weather, and the way to and from
scenario files.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

MOST_SEATS = 24
OPTIONS = ("open_cast", "joker", "death_note")


@dataclass(frozen=True, slots=True)
class LabAct:
    """A night vote: *targets* are names of seats; *passed* says that it is let be."""

    action: str
    targets: tuple[str, ...] = ()
    passed: bool = False


@dataclass(frozen=True, slots=True)
class LabSeat:
    """A seat: its *name* in the file (no two alike), the *persona* whose face and names it wears, where it wears one.

    *traits* are (id, argument), the argument a seat's name, a day, or nothing (0). *vote*: whom it votes for by day.
    *rest*: what else its file said.
    """

    name: str
    role: str
    persona: str = ""
    alive: bool = True
    traits: tuple[tuple[str, int | str], ...] = ()
    acts: tuple[LabAct, ...] = ()
    vote: str = ""
    rest: dict[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class LabDraft:
    """All that the lab counts from: night acts, or votes where it is *day*; *night* is the date of either."""

    seats: tuple[LabSeat, ...] = ()
    night: int = 2
    weather: str = ""
    version: str = "3.1.0b1"
    options: tuple[str, ...] = ()
    title: str = ""
    day: bool = False

    def seat(self, name: str) -> LabSeat:
        return next(seat for seat in self.seats if seat.name == name)

    def changed(self, seat: LabSeat) -> LabDraft:
        """With *seat* in the place of the one of its name."""
        return replace(self, seats=tuple(seat if one.name == seat.name else one for one in self.seats))

    def scenario(self) -> dict[str, Any]:
        """As a scenario of a file, a question without outcomes. It holds the acts of its own phase only."""
        return {
            "id": self.title or "night", "ruleset": "shikigami", "version": self.version, "night": self.night,
            "weather": [self.weather] if self.weather else [],
            "seats": [
                {
                    **seat.rest, "name": seat.name, "role": seat.role,
                    **({} if seat.alive else {"alive": False}),
                    **({"traits": [[one, arg] if arg else one for one, arg in seat.traits]} if seat.traits else {}),
                }
                for seat in self.seats
            ],
            **(self._votes() if self.day else self._actions()),
            **({"options": list(self.options)} if self.options else {}),
        }  # fmt: skip

    def _votes(self) -> dict[str, Any]:
        return {"phase": "day", "votes": {seat.name: seat.vote for seat in self.seats if seat.vote}}

    def _actions(self) -> dict[str, Any]:
        return {
            "actions": [
                {"actor": seat.name, "action": f"{act.action}_pass" if act.passed else act.action,
                 "targets": list(act.targets)}
                for seat in self.seats for act in seat.acts
            ],
        }  # fmt: skip


def draft_of(scenario: Any) -> LabDraft:
    """A scenario of a file (`engine.shikigami.scenario.Scenario`) on the table, in the rules' own ids."""
    from engine import catalogue
    from engine.shikigami.names import ACTION_ALIASES, PASS_ALIASES
    from engine.shikigami.scenario import TRAIT_ALIASES, WEATHER_ALIASES

    acts: dict[str, list[LabAct]] = {}
    for action in scenario.actions:
        word = PASS_ALIASES.get(action.action, action.action)
        word, passed = word.removesuffix("_pass"), word.endswith("_pass")
        acts.setdefault(action.actor, []).append(
            LabAct(ACTION_ALIASES.get(word, word), tuple(action.targets), passed)
        )
    faces = personas_by_name()
    seats = []
    for seat in scenario.seats:
        marks = [(word, 0) if isinstance(word, str) else (word[0], word[1]) for word in seat.traits]
        rest = {key: value for key, value in (("sex", seat.sex), ("dummy_boy", seat.dummy_boy), ("wears", seat.wears))
                if value not in ("", False, "male")}  # fmt: skip
        seats.append(LabSeat(
            seat.name, catalogue.role("shikigami", seat.role).id, faces.get(seat.name, ""), seat.alive,
            tuple((TRAIT_ALIASES.get(trait, trait), arg) for trait, arg in marks), tuple(acts.get(seat.name, ())),
            scenario.votes.get(seat.name, ""), rest,
        ))
    weather = WEATHER_ALIASES.get(scenario.weather[0], scenario.weather[0]) if scenario.weather else ""
    options = [*scenario.options, *(["open_cast"] if scenario.open_cast else [])]
    return LabDraft(
        tuple(seats), scenario.day or scenario.night, weather, scenario.version, tuple(dict.fromkeys(options)),
        scenario.id, scenario.phase == "day",
    )  # fmt: skip


def personas_by_name() -> dict[str, str]:
    """Any name of a persona → its id."""
    from ai.personas import PERSONAS

    return {name: who.id for who in PERSONAS for name in (who.id, *who.name.values())}


def new_seat(taken: Sequence[LabSeat], role: str = "villager", **more: Any) -> LabSeat:
    """A seat with the first face that nobody wears."""
    from ai.personas import PERSONAS

    names = {seat.name for seat in taken}
    who = next((who for who in PERSONAS if who.name["en"] not in names), None)
    if who is not None:
        rest = {"sex": "female"} if who.sex == "female" else {}
        return LabSeat(who.name["en"], role, who.id, rest=rest, **more)
    return LabSeat(next(f"{n}" for n in range(1, 99) if f"{n}" not in names), role, **more)


def village(roles: Sequence[str], dead: Sequence[str] = ()) -> tuple[LabSeat, ...]:
    """Seats of *roles*, then seats of *dead* ones."""
    seats: list[LabSeat] = []
    for role in roles:
        seats.append(new_seat(seats, role))
    for role in dead:
        seats.append(replace(new_seat(seats, role), alive=False))
    return tuple(seats)


def scene_for(role: str) -> LabDraft:
    """A small night in which *role* acts; one without a night act is the wolves' prey, or hunts with them."""
    from engine import handbook

    votes = [vote for vote in handbook.votes("role", role) if not vote.revives] or list(handbook.votes("role", role))
    seats = village((role, "werewolf", "seer", "bodyguard", "villager", "medium", "fox"), ("villager",))
    vote = votes[0] if votes else None
    night = next((n for n in (2, 1, 3, 4, 5, 6) if vote is None or vote.on(n)), 2)
    draft = LabDraft(seats, night, title=role)
    me, wolf, seer, guard, farmer, *_, gone = (seat.name for seat in seats)
    prey = seer if vote is not None and vote.action != "revive" else me
    if is_wolf(role):
        prey = seer
    acts = {guard: LabAct("guard", (prey,)), seer: LabAct("divine", (wolf if prey != seer else me,))}
    if not is_wolf(role) or (vote is not None and vote.action not in EATING):
        acts[wolf] = LabAct("eat", (prey,))
    if vote is not None:
        acts[me] = LabAct(vote.action, targets_for(draft, vote, me, prey, wolf, gone, farmer))
    if night == 1:
        acts.pop(guard)
    for name, act in acts.items():
        draft = draft.changed(replace(draft.seat(name), acts=(act,)))
    return draft


EATING = ("eat", "silent_eat", "step_eat")
HELPING = ("guard", "step_guard", "barrier", "ward_off", "dispel")


def targets_for(
    draft: LabDraft, vote: Any, me: str, prey: str, wolf: str, dead: str, farmer: str
) -> tuple[str, ...]:
    """Whom *me* may sensibly choose with *vote* in a ready scene."""
    names = [seat.name for seat in draft.seats]
    many = max(vote.least, min(1, vote.most))
    if vote.only_self:
        return (me,)
    if vote.path or vote.line:
        return tuple(names[1 : 1 + max(1, many)])
    if vote.dead and not vote.either:
        return (dead,)[:many]
    first = prey if vote.action in (*HELPING, *EATING) else wolf
    if first == me and not vote.oneself:
        first = farmer
    order = [first, *([me] if vote.oneself else []), *(n for n in names if n not in (me, first, dead)), dead]
    return tuple(order[:many])


def is_wolf(role: str) -> bool:
    from engine import catalogue

    return catalogue.role("shikigami", role).count == "wolf"


def voting(draft: LabDraft) -> LabDraft:
    """*draft* by day. Where nobody votes yet, all the living vote for the first wolf, who votes for another."""
    living = [seat for seat in draft.seats if seat.alive]
    if len(living) < 2 or any(seat.vote for seat in draft.seats):
        return replace(draft, day=True)
    accused = next((seat for seat in living if is_wolf(seat.role)), living[-1])
    other = next(seat for seat in living if seat is not accused)
    votes = {seat.name: accused.name for seat in living} | {accused.name: other.name}
    seats = tuple(replace(seat, vote=votes.get(seat.name, "")) for seat in draft.seats)
    return replace(draft, seats=seats, day=True)


def scene_under(weather: str) -> LabDraft:
    """The plain night under *weather*."""
    return replace(scene_for("bodyguard"), weather=weather, title=weather)


def sample() -> LabDraft:
    """The night that a fresh lab opens with: a barrier under a clouded sky, by the older edition."""
    roles = ("barrier_mage", "seer", "bodyguard", "werewolf", "fox", "medium")
    seats = village(roles)
    mage, seer, guard, wolf, fox, medium = (seat.name for seat in seats)
    draft = LabDraft(seats, 3, "overcast", "3.1.0a9", title="barrier")
    acts = {
        mage: LabAct("barrier", (seer, fox, medium)), seer: LabAct("divine", (fox,)), guard: LabAct("guard", (medium,)),
        wolf: LabAct("eat", (seer,)),
    }  # fmt: skip
    for name, act in acts.items():
        draft = draft.changed(replace(draft.seat(name), acts=(act,)))
    return draft
