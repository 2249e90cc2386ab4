"""traps — 罠処理: what lies at whose door, and trappers that meet each other. Then delayed_trap_death and frostbite."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.rulebook import FROM_NIGHT_2, Case, Facet, Nights, Stage
from engine.shikigami.night.attack import SelfTrapping, fix_attack
from engine.shikigami.night.draft import Night, Trap
from engine.shikigami.night.guards import Trapping, meet_traps
from engine.shikigami.scene import Vote


@dataclass(frozen=True, slots=True)
class NoOwnTraps(Facet):
    """Weather: nobody's trap lies at its own door by itself (花曇, 雪明り, 闇夜)."""


def trappers(night: Night) -> Iterable[Vote]:
    return night.votes_of(Trapping)


TRAPS = Stage("traps", trappers, Trapping, nights=FROM_NIGHT_2)


@TRAPS.step("set")
def a_trap_is_laid(night: Night, vote: Vote) -> str | None:
    """Whether the setter lives is not asked. Nothing is set or lost if the wolves come for the setter meanwhile."""
    attack = fix_attack(night)
    if attack is not None and attack.target == vote.seat and vote.target != vote.seat:
        return "interrupted"
    trapping = vote.role.get(Trapping)
    assert trapping is not None
    night.traps.append(Trap(vote.seat, vote.target, trapping.lethal))
    if trapping.lethal:
        night.gain(vote.seat, "lost_ability")
    return None


def wolves_with_traps(night: Night) -> Iterable[Case]:
    if night.weather(NoOwnTraps):
        return ()
    return [Case(seat, seat) for seat in night.holders(SelfTrapping) if night.alive(seat)]


OWN_TRAPS = Stage("traps", wolves_with_traps, SelfTrapping, nights=Nights(3))


@OWN_TRAPS.step("own")
def a_trap_at_ones_own_door(night: Night, case: Case) -> None:
    night.traps.append(Trap(case.seat, case.seat, lethal=True))


def traps_elsewhere(night: Night) -> Iterable[Trap]:
    """Traps on oneself are exempt."""
    return [trap for trap in night.traps if trap.seat != trap.target]


TRAPS_MEET = Stage("traps", traps_elsewhere, Trapping, nights=FROM_NIGHT_2)


@TRAPS_MEET.step("meet")
def trappers_meet_each_others_traps(night: Night, mine: Trap) -> None:
    meet_traps(night, mine.seat, (mine.target,), mine)


def the_doomed(night: Night) -> Iterable[Case]:
    return [Case(0, seat) for seat in night.seats() if seat in night.doomed]


DELAYED_TRAP_DEATH = Stage("delayed_trap_death", the_doomed, Trapping, SelfTrapping, nights=FROM_NIGHT_2)


@DELAYED_TRAP_DEATH.step("")
def whoever_stepped_into_one_dies(night: Night, case: Case) -> None:
    """Trappers and guards; the flags are spent with it."""
    night.doomed.discard(case.target)
    night.kill(case.target, "trapped")


def the_frosted(night: Night) -> Iterable[Case]:
    return [Case(0, seat) for seat in night.survivors() if seat in night.frosted]


FROSTBITE = Stage("frostbite", the_frosted, Trapping, SelfTrapping, nights=FROM_NIGHT_2)


@FROSTBITE.step("")
def the_frosted_freeze_tomorrow(night: Night, case: Case) -> None:
    night.gain(case.target, "frostbite", night.n + 1)
