"""The words of Survival: camps, roles and the facets in which roles differ."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.rulebook import Bearer, Facet

VILLAGE, WOLF, VAMPIRE = "village", "wolf", "vampire"
CAMPS = (VILLAGE, WOLF, VAMPIRE)

CAUSES = (
    "vote", "raid", "skoll_raid", "counter", "drag", "divined", "queen_link", "witch", "warg_doom", "gevaudan_term",
    "thor", "mimir_price", "uller_shot", "uller_price", "baldr_term", "loki_trap", "cursed_ring", "rule_violation",
)
"""Why a seat leaves play. A seat named with several causes gets the first of them."""
RAIDS = frozenset({"raid", "skoll_raid"})
SECRET_BY_DAY = frozenset({"queen_link"})
"""Causes of a day that the report leaves out: they would name a role."""


class Role(Bearer):
    """A secret identity. *wolf*: it belongs to the pack (every role of the wolf camp but the accomplice)."""

    __slots__ = ("camp", "wolf")

    def __init__(self, id: str, camp: str, facets: Iterable[Facet] = (), wolf: bool | None = None) -> None:
        super().__init__(id, facets)
        self.camp = camp
        self.wolf = camp == WOLF if wolf is None else wolf

    @property
    def counts_as(self) -> str:
        """`wolf`, `human` or `vampire`, for the parity of README section 6."""
        return WOLF if self.wolf else VAMPIRE if self.camp == VAMPIRE else "human"


@dataclass(frozen=True, slots=True)
class Power(Facet):
    """Something its owner may do at the appointed time *when*.

    *targets* is a target kind of README section 9; between *least* and *most* of them. *once*: `game`, `day` or
    empty (as often as there is a window). Without *may_skip* a missing answer is drawn (§10).
    """

    action: str
    stage: str
    targets: str = "none"
    least: int = 0
    most: int = 0
    when: str = "night"
    once: str = ""
    may_skip: bool = False


@dataclass(frozen=True, slots=True)
class ReadsVillage(Facet):
    """Divination reads the owner as `village` and as role `villager`."""


@dataclass(frozen=True, slots=True)
class Drag(Facet):
    """On leaving play on day *from_day* or later it takes up to three others along."""

    from_day: int = 1


@dataclass(frozen=True, slots=True)
class Returning(Facet):
    """Taken by a raid, it comes back when somebody of the wolf camp leaves play."""


@dataclass(frozen=True, slots=True)
class RaidImmune(Facet):
    """A raid does not reach it. *option*: only while that option is on."""

    option: str = ""


@dataclass(frozen=True, slots=True)
class DivinedExits(Facet):
    """It leaves play when divined. *option*: only while that option is on."""

    option: str = ""


@dataclass(frozen=True, slots=True)
class Queen(Facet):
    """When it leaves play, every seat that *follows* leaves with it."""

    follows: str = VAMPIRE


@dataclass(frozen=True, slots=True)
class Smoke(Facet):
    """As a biter it heeds neither a knight's guard nor a valkyrie's arms."""


@dataclass(frozen=True, slots=True)
class Term(Facet):
    """It leaves play at dusk of *day*, for *cause*. No ability: a seal does not stop it."""

    day: int
    cause: str


@dataclass(frozen=True, slots=True)
class Twin(Facet):
    """Dealt to exactly two seats, who know each other."""


@dataclass(frozen=True, slots=True)
class HeartsInPlay(Facet):
    """With it in the setup every dealt pack wolf hides its heart in an object."""


UNSEALED = frozenset({Term, Twin, HeartsInPlay})
"""Facets that are no abilities: neither a seal nor sleep touches them."""
