"""What night and dusk have in common: a position, who lives, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from engine.lots import Lots
from engine.rulebook import Bearer, Case, Facet, Plan, Scene
from engine.shikigami.camps import winning_camp
from engine.shikigami.terms import Count, Mark, Role, Trait, Weather
from engine.shikigami.versions import Version

F = TypeVar("F", bound=Facet)


class Seating:
    """Who has which role, bound once for as long as nobody's role changes. Index 0 holds no seat."""

    __slots__ = ("_holders", "counts", "n", "roles")

    def __init__(self, roles: Sequence[Role]) -> None:
        self.roles = tuple(roles)
        self.n = len(self.roles) - 1
        seats = range(1, self.n + 1)
        self.counts = {count: sum(1 << s for s in seats if self.roles[s].count is count) for count in Count}
        self._holders: dict[type[Facet], tuple[int, ...]] = {}

    def holders(self, kind: type[Facet]) -> tuple[int, ...]:
        """The seats whose main role has a facet of that *kind*, in seat order."""
        seats = self._holders.get(kind)
        if seats is None:
            seats = tuple(s for s in range(1, self.n + 1) if self.roles[s].get(kind) is not None)
            self._holders[kind] = seats
        return seats


class Position:
    """How things stood when the scene began; shared by all its drafts and never changed by them.

    *living* is a mask (bit s for seat s); *marks[s]* are the traits of seat s; *wears* maps a possessor to the body it
    wears; *dummy* is 0 where there is none; *foxes* says whether a fox count has been in play. *roles* and *traits* are
    the whole tables, for stages that borrow or change roles.
    """

    __slots__ = (
        "dummy", "foxes", "living", "marks", "n", "night", "options", "roles", "seating", "sexes", "traits", "version",
        "wears", "weathers",
    )

    def __init__(
        self,
        night: int,
        seating: Seating,
        living: int,
        marks: Sequence[tuple[Mark, ...]],
        traits: Mapping[str, Trait],
        version: Version,
        *,
        weathers: tuple[Weather, ...] = (),
        wears: Mapping[int, int] | None = None,
        dummy: int = 0,
        sexes: Sequence[str] = (),
        options: Mapping[str, bool | int | str] | None = None,
        foxes: bool = False,
        roles: Mapping[str, Role] | None = None,
    ) -> None:
        self.night = night
        self.seating = seating
        self.n = seating.n
        self.living = living
        self.marks = marks
        self.traits = traits
        self.version = version
        self.weathers = weathers
        self.wears = wears or {}
        self.dummy = dummy
        self.sexes = sexes
        self.options = options or {}
        self.foxes = foxes
        self.roles = roles or {}


class Stand(Scene, shared=("start", "plan", "by", "public")):
    """A scene of this rule set: the night and the dusk are two of them.

    Roles and traits asked for here are those of the *start* of the scene; life and death are those of *now*. What is
    only said aloud (*public*) makes no difference between drafts.
    """

    __slots__ = (
        "became", "by", "deaths", "gained", "living", "lost", "marks", "plan", "public", "revived", "start", "told",
    )

    def __init__(self, start: Position, plan: Plan, lots: Lots) -> None:
        super().__init__(lots)
        self.start = start
        self.plan = plan
        self.living = start.living
        self.marks = start.marks
        self.deaths: dict[int, str] = {}
        self.by: dict[int, tuple[int, ...]] = {}
        self.revived: list[int] = []
        self.told: list[tuple[int, str, int, str]] = []
        self.gained: list[tuple[int, str, int]] = []
        self.lost: list[tuple[int, str, int]] = []
        self.became: list[tuple[int, str]] = []
        self.public: tuple[tuple[str, tuple[int, ...]], ...] = ()

    # Asking.

    def alive(self, seat: int) -> bool:
        """Alive now: not killed so far, or alive again."""
        return bool(self.living >> seat & 1)

    def was_alive(self, seat: int) -> bool:
        """Alive when the scene began."""
        return bool(self.start.living >> seat & 1)

    def seats(self) -> range:
        return range(1, self.start.n + 1)

    def survivors(self) -> list[int]:
        """Everybody alive now, in seat order."""
        living = self.living
        return [s for s in range(1, self.start.n + 1) if living >> s & 1]

    def role(self, seat: int) -> Role:
        return self.start.seating.roles[seat]

    def facet(self, seat: int, kind: type[F]) -> F | None:
        """The facet of that *kind* of the seat's main role."""
        return self.start.seating.roles[seat].get(kind)

    def holders(self, kind: type[Facet]) -> tuple[int, ...]:
        """The seats whose main role has such a facet, living or dead, in seat order."""
        return self.start.seating.holders(kind)

    def borne(self, seat: int, kind: type[F]) -> Iterator[tuple[F, int]]:
        """The facets of that *kind* on a seat: of its main role, then of its traits with their arguments."""
        own = self.start.seating.roles[seat].get(kind)
        if own is not None:
            yield own, 0
        traits = self.start.traits
        for trait, arg in self.marks[seat]:
            facet = traits[trait].get(kind)
            if facet is not None:
                yield facet, arg

    def bears(self, seat: int, kind: type[Facet]) -> bool:
        return next(self.borne(seat, kind), None) is not None

    def has(self, seat: int, trait: str) -> bool:
        marks = self.marks[seat]
        return bool(marks) and any(t == trait for t, _ in marks)

    def args(self, seat: int, trait: str) -> list[int]:
        marks = self.marks[seat]
        return [arg for t, arg in marks if t == trait] if marks else []

    def spent(self, seat: int) -> bool:
        """Its one-use ability is gone (`lost_ability` counts at once)."""
        return self.has(seat, "lost_ability") or any(s == seat and t == "lost_ability" for s, t, _ in self.gained)

    def sex(self, seat: int) -> str:
        """`male` or `female`."""
        return self.start.sexes[seat] if self.start.sexes else "male"

    def weather(self, kind: type[F]) -> F | None:
        """Today's weather facet of that *kind*."""
        for weather in self.start.weathers:
            facet = weather.get(kind)
            if facet is not None:
                return facet
        return None

    def count(self, seat: int) -> Count:
        return self.start.seating.roles[seat].count

    def last_wolf(self, wolf: int) -> bool:
        """LW: *wolf* was the only living wolf when the night began."""
        wolves = self.start.seating.counts[Count.WOLF] & self.start.living
        return wolves == 1 << wolf

    def camp(self, seat: int) -> str:
        """The winning camp, lovers and copiers seen through (`camps.winning_camp`)."""
        return winning_camp(seat, self.start.seating.roles.__getitem__, self.loves, self.copied)

    def loves(self, seat: int) -> bool:
        """Whether *seat* is of the lovers: one of them, or a paramour."""
        return bool(self.marks[seat]) and (self.has(seat, "lovers") or self.has(seat, "fake_lovers"))

    def copied(self, seat: int) -> int:
        """Whom a copier chose on night 1; 0 where nobody remembers.

        Known by the secret trait `copied_seat`, or else by what the copier gave: `mind_friend` or `protected`.
        """
        for arg in self.args(seat, "copied_seat"):
            return arg
        bonds = {("mind_friend", seat), ("protected", seat)}
        return next((s for s in self.seats() if s != seat and not bonds.isdisjoint(self.marks[s])), 0)

    def camp_of_copier(self, seat: int) -> str:
        """The camp of the seat whom 覚醒者 or 夢語部 copied; empty for everybody else."""
        return self.camp(seat) if self.family(seat) == "mania" else ""

    def main_camp(self, seat: int) -> str:
        """The camp without love. Copiers are of the village, or of the side of whom they copied."""
        return winning_camp(seat, self.start.seating.roles.__getitem__, lambda one: False, self.copied)

    def family(self, seat: int) -> str:
        """系: the family of the main role."""
        return self.start.seating.roles[seat].family.id

    def apparent(self, seat: int) -> int:
        """The body the person *seat* wears."""
        return self.start.wears.get(seat, seat)

    def named(self, seat: int) -> str:
        """*seat* as the value of a revelation: the number of the body it wears."""
        return str(self.apparent(seat))

    def real(self, body: int) -> int:
        """The person inside *body*."""
        for person, worn in self.start.wears.items():
            if worn == body:
                return person
        return body

    def seemed_alive(self, body: int) -> bool:
        """見かけ上の生存 when the scene began: whoever is inside *body* lived, and its owner had not left it."""
        person = self.real(body)
        return self.was_alive(person) and (person != body or body not in self.start.wears)

    # Acting.

    def kill(self, seat: int, cause: str, *by: int) -> bool:
        """Kills *seat*; one that is not alive now stays dead of its first cause. Says whether it died of this."""
        if not self.living >> seat & 1:
            return False
        self.living &= ~(1 << seat)
        self.deaths[seat] = cause
        self.by[seat] = by
        if self.notes is not None:
            self.mark("killed", seat, cause)
        return True

    def revive(self, seat: int) -> None:
        """*seat* lives again from now on."""
        self.living |= 1 << seat
        self.revived.append(seat)
        if self.notes is not None:
            self.mark("revived", seat, "")

    def tell(self, seat: int, result: str, about: int, value: str = "") -> None:
        """A private revelation, shown in the morning."""
        if self.start.options.get("seal_message") and result in SEALED_MESSAGES:
            return
        self.told.append((seat, result, about, value))
        if self.notes is not None:
            self.mark("told", seat, result)

    def gain(self, seat: int, trait: str, arg: int = 0) -> None:
        """*seat* carries *trait* from the next scene on. Nobody gains what it has."""
        if (trait, arg) not in self.start.marks[seat] and (seat, trait, arg) not in self.gained:
            self.gained.append((seat, trait, arg))
            if self.notes is not None:
                self.mark("gained", seat, trait)

    def gain_at_once(self, seat: int, trait: str, arg: int = 0) -> None:
        """*seat* carries *trait* already in this scene (instant actions)."""
        self.gain(seat, trait, arg)
        marks = list(self.marks)
        marks[seat] = (*marks[seat], (trait, arg))
        self.marks = tuple(marks)

    def lose(self, seat: int, trait: str, arg: int = 0) -> None:
        self.lost.append((seat, trait, arg))
        if self.notes is not None:
            self.mark("lost", seat, trait)

    def become(self, seat: int, role: str) -> None:
        """*seat* has another main role from the next scene on."""
        self.became.append((seat, role))
        if self.notes is not None:
            self.mark("became", seat, role)

    def proclaim(self, message: str, *seats: int) -> None:
        """A public line of the morning (who may read it is the table's to say)."""
        self.public = (*self.public, (message, seats))
        if self.notes is not None:
            self.mark("proclaimed", seats[0] if seats else 0, message)


SEALED_MESSAGES = frozenset({
    "guard_success", "hunt_success", "penetration_added", "ward_success", "dispel_success", "fox_targeted",
    "sharp_avoid", "revive_success", "revive_failed",
})
"""What the option 天啓封印 `seal_message` suppresses."""


class Vote(Case):
    """A recorded night vote: *seat* uses *action* on *targets*; *target* is the last of them.

    *targets* are persons, *bodies* the seats that were named (the same unless somebody is possessed). *role* is whose
    ability it is: the actor's own role, the one a wizard borrowed (*borrowed*), or a trait that acts.
    """

    __slots__ = ("action", "bodies", "borrowed", "role", "targets")

    def __init__(
        self, seat: int, action: str, targets: tuple[int, ...], role: Bearer, borrowed: bool = False,
        bodies: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.target = targets[-1] if targets else 0
        self.action = action
        self.targets = targets
        self.bodies = bodies or targets
        self.role = role
        self.borrowed = borrowed


def persons(bodies: tuple[int, ...], wears: Mapping[int, int], living: int) -> tuple[int, ...]:
    """Whom a vote for *bodies* is stored for: the person inside each, or the body itself if that person is dead."""
    if not wears:
        return bodies
    inside = {body: person for person, body in wears.items() if living >> person & 1}
    return tuple(inside.get(body, body) for body in bodies)


def once(scene: Scene) -> Iterable[Case]:
    """The cases of a stage that looks once, for nobody in particular."""
    return (Case(),)


def brought(first: Iterable[Bearer], roles: Mapping[str, Role], traits: Mapping[str, Trait]) -> list[Bearer]:
    """*first* and every role, ability and trait they may bring into play, each once."""
    found: list[Bearer] = []
    todo = list(first)
    while todo:
        bearer = todo.pop()
        if bearer not in found:
            found.append(bearer)
            todo.extend(roles[name] if isinstance(name, str) else name for name in bearer.brings)
            todo.extend(traits[name] for name in bearer.gives)
    return found
