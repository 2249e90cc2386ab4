"""The night's draft: one named field for whatever one stage leaves on the table for another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from engine.lots import Lots
from engine.rulebook import Bearer, Case, Facet, Plan
from engine.shikigami.scene import Position, Stand, Vote


class Post(Case):
    """An established guard (guard.02): *seat* watches over *targets* with the ability of *vote*."""

    __slots__ = ("targets", "vote")

    def __init__(self, vote: Vote, targets: tuple[int, ...]) -> None:
        super().__init__(vote.seat, vote.target)
        self.vote = vote
        self.targets = targets


class Trap(Case):
    """A trap that *seat* laid on *target*; lethal, or frost."""

    __slots__ = ("lethal",)

    def __init__(self, seat: int, target: int, lethal: bool) -> None:
        super().__init__(seat, target)
        self.lethal = lethal


class Assault(Case):
    """An attack or bite: *seat* comes for *target*. *stoppers*: the guards whose pass reached step 06."""

    __slots__ = ("by_wolf", "guards", "stopped", "stoppers")

    def __init__(self, seat: int, target: int, by_wolf: bool) -> None:
        super().__init__(seat, target)
        self.by_wolf = by_wolf
        self.guards: list[Post] = []
        self.stoppers: list[int] = []
        self.stopped = False


class Booking(Case):
    """A possession *seat* has booked tonight: it will wear the body of *target*."""

    __slots__ = ("cancelled",)

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat, target)
        self.cancelled = False


class Night(Stand, shared=("sorted_votes",)):
    """One night. *votes* are in the order in which they arrived, borrowed ones at the end of their kind; *passed*
    is who
    passed, or whose vote was cast and is gone.

    Fields, and the stage that fills them: *attack* (wolf_attack: the wolves' vote, known to traps even where it is
    void),
    *struck* (the attack took its course: `killed`, or why not), *traps* (traps), *posts* (guard_declaration),
    *doomed* and *frosted*
    (the trap-death and frost flags), *escapes* (escaper → host), *away* (everybody with a recorded escape),
    *exits*, *dolls* (doll-guarded targets still to
    be paid for, and
    *paid*), *warded*, *exorcised*, *cursed*, *jammed*, *spelled* (marked by divination), *bookings* (possessions),
    *bitten* and *drained* (whom a vampire will infect or kill), *stabbed* and *abducted* (whom an assassin or an ogre
    will kill), *returning* (whom a 反魂師 noted), *quarry* (what walks in
    dreams and was seen by a warden); all six as (seat, by whom). *recalled* (the revival list), *robbed*
    (marked corpses), *guarded* ((guard, target) pairs already told), *averted* and
    *dispelled* (where 厄神 and 陰陽師 had success), *sent_home* (possessors that lose the body they wear), *deceived*
    (幻系 that made a divination fail), *skies* (what holds for everybody on a later day: (day, what)).
    """

    __slots__ = (
        "abducted", "attack", "averted", "away", "bitten", "bookings", "cursed", "deceived", "dispelled", "dolls",
        "doomed", "drained", "escapes", "exits", "exorcised", "frosted", "guarded", "jammed", "paid", "passed",
        "posts", "quarry", "recalled", "returning", "robbed", "sent_home", "skies", "sorted_votes", "spelled",
        "stabbed", "struck", "traps", "votes", "warded",
    )

    def __init__(
        self, start: Position, plan: Plan, lots: Lots, votes: list[Vote], passed: frozenset[int] = frozenset()
    ) -> None:
        super().__init__(start, plan, lots)
        self.votes = votes
        self.sorted_votes: tuple[list[Vote], int, Mapping[type[Facet], Sequence[int]]] = (votes, -1, {})
        self.passed = passed
        self.attack: Vote | None = None
        self.struck = ""
        self.traps: list[Trap] = []
        self.posts: list[Post] = []
        self.doomed: set[int] = set()
        self.frosted: set[int] = set()
        self.escapes: dict[int, int] = {}
        self.away: set[int] = set()
        self.bitten: list[tuple[int, int]] = []
        self.drained: list[tuple[int, int]] = []
        self.stabbed: list[tuple[int, int]] = []
        self.abducted: list[tuple[int, int]] = []
        self.quarry: list[tuple[int, int]] = []
        self.returning: list[tuple[int, int]] = []
        self.exits: set[int] = set()
        self.dolls: list[int] = []
        self.paid: set[int] = set()
        self.guarded: set[tuple[int, int]] = set()
        self.warded: dict[int, list[int]] = {}
        self.exorcised: dict[int, list[int]] = {}
        self.cursed: dict[int, list[int]] = {}
        self.jammed: set[int] = set()
        self.spelled: list[int] = []
        self.bookings: list[Booking] = []
        self.recalled: set[int] = set()
        self.robbed: dict[int, int] = {}
        self.averted: set[int] = set()
        self.dispelled: set[int] = set()
        self.sent_home: set[int] = set()
        self.deceived: set[int] = set()
        self.skies: list[tuple[int, str]] = []

    @property
    def n(self) -> int:
        """The night's number; night n follows day n."""
        return self.start.night

    def votes_of(self, kind: type[Facet]) -> Iterable[Vote]:
        """The votes whose ability has a facet of that *kind*, in their order."""
        votes, many, places = self.sorted_votes
        if votes is not self.votes or many != len(votes):
            votes = self.votes
            places = places_of(tuple([vote.role for vote in votes]))
            self.sorted_votes = (votes, len(votes), places)
        return [votes[at] for at in places.get(kind, ())]

    def foretell(self, day: int, sky: str) -> None:
        """What holds for everybody on *day*: a weather, or what is like one."""
        if (day, sky) not in self.skies:
            self.skies.append((day, sky))
            if self.notes is not None:
                self.mark("foretold", 0, sky)

    def tell_guard(self, guard: int, target: int) -> None:
        """`guard_success`, at most once for each guard and target a night (D12)."""
        if (guard, target) not in self.guarded:
            self.guarded.add((guard, target))
            self.tell(guard, "guard_success", self.apparent(target))

    def trap_on(self, target: int, lethal: bool) -> bool:
        """Whether such a trap lies at the door of *target*."""
        return bool(self.traps) and any(trap.target == target and trap.lethal is lethal for trap in self.traps)



@lru_cache(maxsize=1024)
def places_of(abilities: tuple[Bearer, ...]) -> Mapping[type[Facet], Sequence[int]]:
    """Kind of facet → which of the *abilities* have one. The same people vote night after night."""
    found: dict[type[Facet], list[int]] = {}
    for at, ability in enumerate(abilities):
        for kind in ability.kinds:
            found.setdefault(kind, []).append(at)
    return found
