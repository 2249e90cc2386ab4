"""The words of the rules: camps, counts, families, and what a role, a trait and a weather are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from engine.rulebook import Bearer, Facet

VILLAGE = "village"
WEREWOLF = "werewolf"
FOX = "fox"
LOVERS = "lovers"
QUIZ = "quiz"
VAMPIRE = "vampire"
BAT = "bat"
OGRE = "ogre"
DUELIST = "duelist"
TENGU = "tengu"
MANIA = "mania"


class Count(Enum):
    """The head counted for victory."""

    HUMAN = "human"
    WOLF = "wolf"
    FOX = "fox"


@dataclass(frozen=True, slots=True)
class Family:
    """系: a group of main roles. *camp* and *count* hold for its members unless a role says otherwise.

    *basic*: what a member becomes whose own role is stripped; *upper* and *lower*: what 覚醒者 and 夢語部 become who
    copied a member.
    """

    id: str
    camp: str
    count: Count = Count.HUMAN
    basic: str = "villager"
    upper: str = "villager"
    lower: str = "villager"


class Role(Bearer):
    """A main role. It says only how it differs: its family, and its facets.

    *ref* is the id in the original script (an alias on input). *seen_as* is what ordinary divination shows,
    *medium_as* what the medium is told of it when it was executed. *shown_as* is the role its holder takes itself for,
    its own where it knows (catalogue: *displays_as*).
    """

    __slots__ = ("camp", "count", "family", "medium_as", "ref", "seen_as", "shown_as")

    def __init__(
        self,
        id: str,
        family: Family,
        ref: str,
        facets: Iterable[Facet] = (),
        *,
        brings: Iterable[str | Bearer] = (),
        gives: Iterable[str] = (),
        camp: str = "",
        count: Count | None = None,
        seen_as: str = "",
        medium_as: str = "",
        shown_as: str = "",
    ) -> None:
        super().__init__(id, facets, brings=brings, gives=gives)
        self.family = family
        self.ref = ref
        self.camp = camp or family.camp
        self.count = count or family.count
        self.seen_as = seen_as or ("werewolf" if self.count is Count.WOLF else "human")
        self.medium_as = medium_as or self.seen_as
        self.shown_as = shown_as or id


class Trait(Bearer):
    """サブ役職: an extra label on a seat.

    *shown*: its bearer knows that it carries it. *of_seat*: its argument is a seat. *secret*: only the rules' own
    memory (a count of successes, a seat copied), named in no outcome.
    """

    __slots__ = ("of_seat", "ref", "secret", "shown")

    def __init__(
        self, id: str, ref: str, facets: Iterable[Facet] = (), *, gives: Iterable[str] = (), shown: bool = False,
        of_seat: bool = False, secret: bool = False,
    ) -> None:
        super().__init__(id, facets, gives=gives)
        self.ref = ref
        self.shown = shown
        self.of_seat = of_seat
        self.secret = secret


class Weather(Bearer):
    """天候: what holds for everybody today."""

    __slots__ = ("ref",)

    def __init__(self, id: str, ref: str, facets: Iterable[Facet] = (), *, gives: Iterable[str] = ()) -> None:
        super().__init__(id, facets, gives=gives)
        self.ref = ref


Mark = tuple[str, int]
"""A trait on a seat with its argument (a day or a seat; 0: none)."""
