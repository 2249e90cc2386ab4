"""Who has won: counts, the order of judgement, and who wins personally."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from engine.rulebook import Facet
from engine.shikigami.terms import FOX, LOVERS, VILLAGE, WEREWOLF, Count, Mark, Role


@dataclass(frozen=True, slots=True)
class OwnCondition(Facet):
    """Wins only if this holds as well."""

    holds: Callable[[Standing, int], bool]


class Standing:
    """The village as victory looks at it: roles, marks, who lives. Seats count from 1."""

    __slots__ = ("living", "marks", "roles")

    def __init__(self, roles: Sequence[Role], marks: Sequence[Sequence[Mark]], living: int) -> None:
        self.roles = roles
        self.marks = marks
        self.living = living

    def seats(self) -> Iterable[int]:
        return range(1, len(self.roles))

    def alive(self, seat: int) -> bool:
        return bool(self.living >> seat & 1)

    def has(self, seat: int, trait: str) -> bool:
        return any(t == trait for t, _ in self.marks[seat])


def judge(now: Standing, revotes_spent: bool = False) -> str:
    """The result id of the village as it stands, empty while the game goes on. *revotes_spent*: after the last
    re-vote."""
    wolf = fox = human = lovers = 0
    living = now.living
    for seat in now.seats():
        if living >> seat & 1:
            count = now.roles[seat].count
            if count is Count.HUMAN:
                human += 1
            elif count is Count.WOLF:
                wolf += 1
            else:
                fox += 1
            if now.marks[seat] and now.has(seat, "lovers"):
                lovers += 1
    if not (wolf or fox or human):
        return "vanish"
    if not wolf:
        return "lovers" if lovers > 1 else "fox_human" if fox else "village"
    if wolf >= human:
        return "lovers" if lovers > 1 else "fox_wolf" if fox else "werewolf"
    if lovers >= human + wolf + fox:
        return "lovers"
    return "draw" if revotes_spent else ""


CAMPS = {
    "village": VILLAGE, "werewolf": WEREWOLF, "fox_human": FOX, "fox_wolf": FOX, "lovers": LOVERS,
    "draw": "draw", "vanish": "draw",
}
"""Result → the camp that won (`draw` for none)."""


def winners(now: Standing, result: str) -> tuple[int, ...]:
    """The seats that win personally, in seat order. A draw is a draw for all."""
    camp = CAMPS[result]
    if camp == "draw":
        return ()
    return tuple(seat for seat in now.seats() if wins(now, seat, camp))


def wins(now: Standing, seat: int, camp: str) -> bool:
    """Whether *seat* wins when *camp* has won."""
    role = now.roles[seat]
    mine = camp_of(now, seat)
    if mine == FOX and camp != FOX and role.count is not Count.FOX:
        no_fox = all(other.count is not Count.FOX for other in now.roles[1:])
        return no_fox and now.alive(seat)
    own = role.get(OwnCondition)
    return mine == camp and (own is None or own.holds(now, seat))


def camp_of(now: Standing, seat: int) -> str:
    """The winning camp of a seat: lovers and paramours belong to the lovers."""
    if now.has(seat, "lovers") or now.has(seat, "fake_lovers"):
        return LOVERS
    return now.roles[seat].camp
