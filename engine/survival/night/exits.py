"""Stages in which somebody leaves play, comes back, or becomes another."""

from __future__ import annotations

from engine.survival.night.draft import Night
from engine.survival.roles import ROLES
from engine.survival.settle import settle
from engine.survival.terms import VAMPIRE, VILLAGE, WOLF


def witch_kill(night: Night) -> None:
    """witch_kill: the named seat, if it is still active."""
    for act in night.of("witch"):
        target = act.targets[0]
        if night.s.alive(target):
            night.spend(act.seat, "witch_kill")
            if target in night.living:
                night.batch.append((target, "witch"))
            night.note("witch_kill", act.seat, target, "kill" if target in night.living else "gone")


def night_exit(night: Night) -> None:
    """night_exit: raided, countered and killed leave in one batch."""
    settle(night, night.batch)


def witch_revive(night: Night) -> None:
    """witch_revive: the named exited seat returns, if the red hood's own return has not brought it back."""
    for act in night.of("witch"):
        target = act.targets[0]
        if not night.s.alive(target):
            night.spend(act.seat, "witch_revive")
            night.note("witch_revive", act.seat, target, "there" if target in night.living else "returned")
            if target not in night.living:
                night.back(target)


def convert(night: Night) -> None:
    """convert: wargs, then queens, then the exchange of a struck `roles_fixed`. Both must be in play now."""
    for act in night.of("overwrite_to_wolf"):
        target = act.targets[0]
        if not night.living.issuperset((act.seat, target)):
            night.note("convert", act.seat, target, "gone")
        elif night.roles[target].camp != VILLAGE:
            night.tell(act.seat, "fails", 0, "overwrite_to_wolf:no_effect")
            night.note("convert", act.seat, target, "no_effect")
        else:
            night.spend(act.seat, "overwrite_to_wolf")
            night.gained.append((act.seat, "doomed", 0))
            become(night, act.seat, target, WOLF)
    for act in night.of("overwrite_to_vampire"):
        target = act.targets[0]
        if not night.living.issuperset((act.seat, target)):
            night.note("convert", act.seat, target, "gone")
        else:
            night.spend(act.seat, "overwrite_to_vampire")
            become(night, act.seat, target, VAMPIRE)
    if night.s.struck("roles_fixed"):
        swap(night)


def become(night: Night, owner: int, target: int, role: str) -> None:
    night.note("convert", owner, target, role)
    if night.roles[target].id != role:
        night.roles[target] = ROLES[role]
        night.became.append((target, role))


def swap(night: Night) -> None:
    """Two active village seats exchange their roles; what is used up goes with the role."""
    pool = [seat for seat in sorted(night.living) if night.roles[seat].camp == VILLAGE]
    if len(pool) < 2:
        return
    one, other = night.streams.some(2, pool, "role_swap")
    night.note("convert", one, other, "role_swap")
    mine, yours = night.roles[one], night.roles[other]
    if mine is yours:
        return
    night.roles[one], night.roles[other] = yours, mine
    night.became += [(one, yours.id), (other, mine.id)]
    for seat, there in ((one, other), (other, one)):
        spent = [mark for mark in night.s.marks[seat] if mark[0].startswith("used:")]
        fresh = [mark for mark in night.gained if mark[0] == seat and mark[1].startswith("used:")]
        night.gained = [mark for mark in night.gained if mark not in fresh]
        night.lost += [(seat, name, arg) for name, arg in spent]
        night.moved += [(there, name, arg) for name, arg in spent]
        night.moved += [(there, name, arg) for _, name, arg in fresh]
    night.gained += night.moved
