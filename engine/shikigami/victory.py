"""Who has won: the heads counted, the order of judgement, and who wins personally.

A role's own condition is a facet on the role (`OwnCondition`); what a trait adds (ジョーカー, 宿敵) comes last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.rulebook import Facet
from engine.shikigami.camps import winning_camp
from engine.shikigami.night.delayed import FORMER_COPIERS
from engine.shikigami.night.divination import SIDES
from engine.shikigami.terms import (
    BAT,
    DUELIST,
    FOX,
    LOVERS,
    MANIA,
    OGRE,
    QUIZ,
    TENGU,
    VAMPIRE,
    VILLAGE,
    WEREWOLF,
    Count,
    Mark,
    Role,
)

if TYPE_CHECKING:
    from engine.shikigami.state import State


@dataclass(frozen=True, slots=True)
class OwnCondition(Facet):
    """What must hold for its bearer to win: *holds(now, seat, result)*.

    In a camp that wins together it comes on top of the camp's victory; in one that wins personally it stands alone.
    """

    holds: Callable[[Standing, int, str], bool]


@dataclass(frozen=True, slots=True)
class Questioning(Facet):
    """出題者: counted apart, as those for whom the questions end well when nobody else is left."""


class Standing:
    """The village as victory looks at it. Seats count from 1, *living* is a mask of seats.

    *day* is the date of the judgement (a dawn belongs to the new day); *foxes*: a fox-count role has appeared; *quiz*:
    this is a quiz village.
    """

    __slots__ = ("day", "foxes", "living", "marks", "quiz", "roles", "sexes")

    def __init__(
        self, roles: Sequence[Role], marks: Sequence[Sequence[Mark]], living: int, *, sexes: Sequence[str] = (),
        day: int = 0, foxes: bool | None = None, quiz: bool = False,
    ) -> None:
        self.roles = roles
        self.marks = marks
        self.living = living
        self.sexes = sexes
        self.day = day
        self.foxes = any(role.count is Count.FOX for role in roles[1:]) if foxes is None else foxes
        self.quiz = quiz

    @classmethod
    def of(cls, s: State) -> Standing:
        """The standing of a village in play."""
        return cls(
            s.roles, s.marks, s.living, sexes=("", *(info.sex for info in s.infos)),
            day=s.day + (s.phase == "night"), foxes=s.foxes, quiz=bool(s.options.get("quiz_village", False)),
        )

    def seats(self) -> Iterable[int]:
        return range(1, len(self.roles))

    def alive(self, seat: int) -> bool:
        return bool(self.living >> seat & 1)

    def survivors(self) -> list[int]:
        return [seat for seat in self.seats() if self.alive(seat)]

    def has(self, seat: int, trait: str) -> bool:
        return any(t == trait for t, _ in self.marks[seat])

    def carrying(self, trait: str, arg: int) -> list[int]:
        """The seats that carry *trait* with that argument: *arg*'s rivals, enemies, protégés."""
        return [seat for seat in self.seats() if (trait, arg) in self.marks[seat]]

    def copied(self, seat: int) -> int:
        """Whom a copier chose on night 1; 0 where nobody remembers."""
        return next((arg for trait, arg in self.marks[seat] if trait == "copied_seat"), 0)

    def lives(self, of: Callable[[Role], bool], besides: int = 0) -> bool:
        """Whether somebody lives, *besides* excepted, whose role is one *of* those asked for."""
        return any(of(self.roles[seat]) for seat in self.survivors() if seat != besides)


def of_family(*families: str) -> Callable[[Role], bool]:
    """Roles of these families, for `Standing.lives`."""
    return lambda role: role.family.id in families


# The village.


def judge(now: Standing, revotes_spent: bool = False) -> str:
    """The result id of the village as it stands, empty while the game goes on. *revotes_spent*: after the last
    re-vote."""
    wolf = fox = human = lovers = quiz = vampires = 0
    living = now.living
    for seat in now.seats():
        if living >> seat & 1:
            role = now.roles[seat]
            if role.count is Count.HUMAN:
                human += 1
            elif role.count is Count.WOLF:
                wolf += 1
            else:
                fox += 1
            vampires += role.camp == VAMPIRE
            if role.get(Questioning) is not None and not any(now.has(seat, trait) for trait in FORMER_COPIERS):
                quiz += 1
            if now.marks[seat] and now.has(seat, "lovers"):
                lovers += 1
    if not wolf and not fox and human == quiz:
        return "quiz" if quiz else "vanish"
    if vampires and vampires_rule(now):
        return "lovers" if lovers > 1 else "vampire"
    if not wolf:
        return "lovers" if lovers > 1 else "fox_human" if fox else "village"
    if wolf >= human:
        return "lovers" if lovers > 1 else "fox_wolf" if fox else "werewolf"
    if lovers >= human + wolf + fox:
        return "lovers"
    if now.quiz and not quiz:
        return "quiz_dead"
    return "draw" if revotes_spent else ""


def vampires_rule(now: Standing) -> bool:
    """Some vampire has infected everybody else alive; 洗脳者 count for every vampire."""
    free = [seat for seat in now.survivors() if not now.has(seat, "psycho_infected")]
    return any(
        now.roles[one].camp == VAMPIRE and all(seat == one or ("infected", one) in now.marks[seat] for seat in free)
        for one in free
    )


CAMPS = {
    "village": VILLAGE, "werewolf": WEREWOLF, "fox_human": FOX, "fox_wolf": FOX, "lovers": LOVERS, "quiz": QUIZ,
    "vampire": VAMPIRE, "draw": "draw", "vanish": "draw", "quiz_dead": "draw", "unfinished": "draw", "none": "draw",
}
"""Result → the camp that won (`draw` for none)."""


# The people.


def winners(now: Standing, result: str) -> tuple[int, ...]:
    """The seats that win personally, in seat order. A draw is nobody's victory; `quiz_dead` is a draw for all but the
    quiz camp."""
    if CAMPS[result] == "draw":
        return ()
    return tuple(seat for seat in now.seats() if wins(now, seat, result))


def wins(now: Standing, seat: int, result: str) -> bool:
    """Whether *seat* wins when the village has come to *result*."""
    return side_wins(now, seat, result) and not cursed_by_a_joker(now, seat) and rivals_are_gone(now, seat)


def side_wins(now: Standing, seat: int, result: str) -> bool:
    """The victory of its camp, or its own, before what traits take away."""
    camp = camp_of(now, seat)
    role = now.roles[seat]
    own = role.get(OwnCondition)
    if camp == LOVERS or own is None or role.camp != camp:
        return PERSONAL.get(camp, with_its_camp)(now, seat, result)
    if camp in ALONE:
        return own.holds(now, seat, result)
    return PERSONAL.get(camp, with_its_camp)(now, seat, result) and own.holds(now, seat, result)


def with_its_camp(now: Standing, seat: int, result: str) -> bool:
    return CAMPS[result] == camp_of(now, seat)


def alive_at_the_end(now: Standing, seat: int, result: str) -> bool:
    return now.alive(seat)


def with_the_foxes(now: Standing, seat: int, result: str) -> bool:
    """Those of the camp who are no foxes may do without, where none has appeared: then they need only live."""
    if CAMPS[result] == FOX:
        return True
    return now.roles[seat].count is not Count.FOX and not now.foxes and now.alive(seat)


def as_a_vampire(now: Standing, seat: int, result: str) -> bool:
    """Vampires have won, and it lives; who only copied one wins along."""
    return CAMPS[result] == VAMPIRE and (now.alive(seat) or now.roles[seat].camp == MANIA)


def with_the_joined_side(now: Standing, seat: int, result: str) -> bool:
    """The side all 天狗 joined on night 1 has won."""
    joined = [SIDES[arg] for marks in now.marks for trait, arg in marks if trait == "joined_side"]
    return bool(joined) and CAMPS[result] == joined[0]


PERSONAL: dict[str, Callable[[Standing, int, str], bool]] = {
    FOX: with_the_foxes, VAMPIRE: as_a_vampire, BAT: alive_at_the_end, OGRE: alive_at_the_end,
    DUELIST: alive_at_the_end, TENGU: with_the_joined_side,
}
"""Camp → how its members win; those not named win together. Ogres and duelists have conditions of their own on their
roles: alive is enough only for who copied one."""

ALONE = frozenset({BAT, OGRE, DUELIST})
"""Camps in which a role's own condition is the whole of it."""


def cursed_by_a_joker(now: Standing, seat: int) -> bool:
    """ジョーカー: its present holder, the one with the latest day, loses unless nobody else survives."""
    if not now.has(seat, "joker"):
        return False
    latest = max(arg for marks in now.marks for trait, arg in marks if trait == "joker")
    return ("joker", latest) in now.marks[seat] and now.survivors() != [seat]


def rivals_are_gone(now: Standing, seat: int) -> bool:
    """宿敵: alive, and every other rival of the same duelist dead. Void for lovers."""
    makers = [arg for trait, arg in now.marks[seat] if trait == "rival"]
    if not makers or now.has(seat, "lovers"):
        return True
    return now.alive(seat) and not any(
        now.alive(other) for maker in makers for other in now.carrying("rival", maker) if other != seat
    )


def camp_of(now: Standing, seat: int) -> str:
    """The winning camp of a seat (`camps.winning_camp`)."""
    return winning_camp(
        seat, now.roles.__getitem__, lambda one: now.has(one, "lovers") or now.has(one, "fake_lovers"), now.copied
    )


# Conditions of one's own that several families share.

REMEMBERED = frozenset({"successes", "joined_side", "copied_seat", "left_village"})
"""Traits that are only the rules' memory."""


def lives(now: Standing, seat: int, result: str) -> bool:
    return now.alive(seat)


def wish_fulfilled(now: Standing, seat: int, result: str) -> bool:
    """能力発現: the wolves came for it once."""
    return now.has(seat, "muster_ability")


SURVIVING = OwnCondition(lives)
FULFILLED = OwnCondition(wish_fulfilled)
