"""footsteps — 足音処理: who is heard walking tonight."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import combinations
from math import comb

from engine.rulebook import Case, Facet, Stage
from engine.shikigami.night.draft import Night
from engine.shikigami.scene import Vote, once
from engine.shikigami.seats import column, row


@dataclass(frozen=True, slots=True)
class Walking(Facet):
    """Its *action* is heard: along the path but not at its last seat (*whole*: there too).

    *silent*: the action that makes no steps, at the cost of the ability.
    """

    action: str
    whole: bool = False
    silent: str = ""


@dataclass(frozen=True, slots=True)
class Haunting(Facet):
    """Copies on night 1, and sounds a random stretch of *around* that runs through its choice."""

    around: Callable[[int, int], range]


@dataclass(frozen=True, slots=True)
class Levitating(Facet):
    """Makes no footsteps."""


@dataclass(frozen=True, slots=True)
class MutesSteps(Facet):
    """Weather: no footsteps at all (地吹雪)."""


@dataclass(frozen=True, slots=True)
class RandomSteps(Facet):
    """Weather: seats sound at random (霜柱)."""


def unless_muted(night: Night) -> Iterable[Case]:
    return () if night.weather(MutesSteps) else once(night)


FOOTSTEPS = Stage("footsteps", unless_muted, Walking, Haunting, RandomSteps)


@FOOTSTEPS.step("")
def one_line_names_all_that_sound(night: Night, case: Case) -> None:
    """Whether the walker still lives is not asked. The seats are public, in number order, and nothing else is."""
    heard: set[int] = set()
    for vote in night.votes_of(Walking):
        heard |= steps_of(night, vote)
    if night.n == 1:
        for vote in night.votes_of(Haunting):
            heard |= stretch(night, vote)
    if night.weather(RandomSteps):
        heard |= random_steps(night)
    if heard:
        night.proclaim("footsteps", *sorted(heard))


def steps_of(night: Night, vote: Vote) -> set[int]:
    walking = vote.role.get(Walking)
    assert walking is not None
    if vote.action == walking.silent:
        night.gain(vote.seat, "lost_ability")
        return set()
    if vote.action != walking.action or night.bears(vote.seat, Levitating):
        return set()
    path = vote.bodies if walking.whole else vote.bodies[:-1]
    return {body for body in path if night.seemed_alive(body)}


def stretch(night: Night, vote: Vote) -> set[int]:
    """A random straight slice that runs through the copied seat."""
    haunting = vote.role.get(Haunting)
    assert haunting is not None
    target = vote.bodies[-1]
    line = list(haunting.around(target, night.start.n))
    at = line.index(target)
    first = night.pick((1,) * (at + 1)) if at else 0
    rest = len(line) - at
    last = at + (night.pick((1,) * rest) if rest > 1 else 0)
    return {body for body in line[first:last + 1] if night.seemed_alive(body)}


def random_steps(night: Night) -> set[int]:
    """Shuffled, each seat sounds with 20%, until the third: first how many, then which."""
    seats = [body for body in night.seats() if night.seemed_alive(body)]
    n = len(seats)
    fewer = [comb(n, k) * 4 ** (n - k) for k in range(min(n, 2) + 1)]
    many = night.pick((*fewer, 5 ** n - sum(fewer)))
    if not many:
        return set()
    sets = list(combinations(seats, many))
    return set(sets[night.pick((1,) * len(sets))])


HAUNTED_COLUMN = Haunting(column)
HAUNTED_ROW = Haunting(row)
