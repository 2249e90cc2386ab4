"""The dusk's draft: what the count and everything after it work on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from engine.lots import Lots
from engine.rulebook import Bearer, Case, Facet, Plan
from engine.shikigami.scene import Position, Stand
from engine.shikigami.terms import Trait

F = TypeVar("F", bound=Facet)


@dataclass(frozen=True, slots=True)
class Spreading(Facet):
    """Weather: by day everybody carries these traits."""

    traits: tuple[str, ...]


class Slip(Case):
    """One vote: *seat* for *target* with *weight*."""

    __slots__ = ("weight",)

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat, target)
        self.weight = 1


class Dusk(Stand, shared=("registered", "given")):
    """One count of a day and what comes of it.

    *slips* in seat order; *received* the votes of each living seat; *candidates* those with most; *decided* the
    seat to be executed (0: nobody), *how* what decided it. *registered* is who voted for whom, whatever became of the
    slip. *magic* is the ability a sage has today. *kept* are results their owners are told next morning: (seat, result,
    about, value). *kinds* says of what kind each shock death was; *shocked* are all who count as suicides, followers
    included. *cures* are the seats whose poison or shock was cured, by whom. *skies* foretells later days: (day, sky).
    *stolen*: nobody reads the executed; *hidden*: the table of votes is shown to nobody; *back*: the executed lives.
    """

    __slots__ = (
        "back", "candidates", "cured", "decided", "detoxified", "given", "hidden", "how", "kept", "kinds", "late",
        "magic", "received", "redirected", "registered", "shocked", "skies", "slips", "stolen",
    )

    def __init__(
        self, start: Position, plan: Plan, lots: Lots, votes: dict[int, int], late: tuple[int, ...] = (),
        decided: int = 0,
    ) -> None:
        super().__init__(start, plan, lots)
        self.late = late
        self.registered = dict(sorted(votes.items()))
        self.slips = [Slip(voter, target) for voter, target in self.registered.items()]
        self.received: dict[int, int] = {}
        self.candidates: list[int] = []
        self.decided = decided
        self.how = ""
        self.magic: dict[int, Bearer] = {}
        self.kept: list[tuple[int, str, int, str]] = []
        self.kinds: dict[int, str] = {}
        self.shocked: list[int] = []
        self.cured: list[tuple[int, int]] = []
        self.skies: list[tuple[int, str]] = []
        self.detoxified = False
        self.redirected = False
        self.stolen = False
        self.hidden = False
        self.back = False
        self.given: tuple[Trait, ...] = tuple(
            start.traits[trait]
            for weather in start.weathers
            if (spread := weather.get(Spreading)) is not None
            for trait in spread.traits
            if trait in start.traits
        )

    @property
    def day(self) -> int:
        """The day whose votes are counted."""
        return self.start.night

    def votes_for(self, seat: int) -> list[int]:
        """Who voted for *seat*, in seat order, the executed and the poisoned included."""
        return [voter for voter, target in self.registered.items() if target == seat]

    def borne(self, seat: int, kind: type[F]) -> Iterator[tuple[F, int]]:
        """The facets of that *kind*: of the main role of the person, then of the traits of the body it shows, those
        of the weather last."""
        own = self.start.seating.roles[seat].get(kind)
        if own is not None:
            yield own, 0
        yield from self.traits_of(seat, kind)

    def traits_of(self, seat: int, kind: type[F]) -> Iterator[tuple[F, int]]:
        """The facets of that *kind* on the body *seat* shows, with the arguments of their traits."""
        marks = self.marks[self.start.wears.get(seat, seat)]
        if marks:
            traits = self.start.traits
            for trait, arg in marks:
                facet = traits[trait].get(kind)
                if facet is not None:
                    yield facet, arg
        for given in self.given:
            facet = given.get(kind)
            if facet is not None and all(trait != given.id for trait, _ in marks):
                yield facet, 0

    def uses(self, seat: int, kind: type[F]) -> F | None:
        """The ability of that *kind* that *seat* has today: its role's, or the spell a sage has drawn."""
        if seat in self.magic:
            return self.magic[seat].get(kind)
        return self.start.seating.roles[seat].get(kind)

    def users(self, kind: type[F]) -> list[tuple[int, F]]:
        """Everybody who voted with such an ability, in seat order, and the ability."""
        found = ((seat, self.uses(seat, kind)) for seat in self.registered)
        return [(seat, ability) for seat, ability in found if ability is not None]

    def shock(self, seat: int, kind: str, *by: int) -> bool:
        """A death of shock of that *kind* (day.shock_death and its likes); a suicide for those who read them."""
        if not self.kill(seat, "sudden_death", *by):
            return False
        self.kinds[seat] = kind
        self.shocked.append(seat)
        if self.notes is not None:
            self.mark("shocked", seat, kind)
        return True

    def keep(self, seat: int, result: str, about: int, value: str = "") -> None:
        """A result that *seat* is told next morning."""
        self.kept.append((seat, result, about, value))
        if self.notes is not None:
            self.mark("told", seat, result)

    def foretell(self, day: int, sky: str) -> None:
        """What *day* brings for everybody."""
        self.skies.append((day, sky))
        if self.notes is not None:
            self.mark("foretold", 0, sky)


def if_decided(dusk: Dusk) -> Iterable[Case]:
    """The case of the steps that run only when somebody is executed."""
    return (Case(0, dusk.decided),) if dusk.decided else ()
