"""day.vote_weight to day.vote_registered — who votes how heavily, what is counted, and which magic works today."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.lots import percent
from engine.rulebook import Bearer, Case, Facet, Stage
from engine.shikigami.day.draft import Dusk, Slip
from engine.shikigami.night.wizardry import FixesSpells
from engine.shikigami.scene import once


@dataclass(frozen=True, slots=True)
class Voting(Facet):
    """Votes with another weight: *more* is added, or what *depends* (dusk, seat, argument of the trait) says.
    *sets*: the weight is exactly this, whatever else."""

    more: int = 0
    depends: Callable[[Dusk, int, int], int] | None = None
    sets: int | None = None


@dataclass(frozen=True, slots=True)
class Polling(Facet):
    """Receives votes of another weight, in the same way."""

    more: int = 0
    depends: Callable[[Dusk, int, int], int] | None = None
    sets: int | None = None


@dataclass(frozen=True, slots=True)
class Rallying(Facet):
    """Villagers vote with one more while the bearer lives (座敷童子), or under this weather (慈雨)."""


@dataclass(frozen=True, slots=True)
class TraitsWeighNothing(Facet):
    """Weather: traits change neither vote weight nor received votes (蜃気楼)."""


@dataclass(frozen=True, slots=True)
class AlwaysCritical(Facet):
    """Weather: critical traits always strike (烈日)."""


@dataclass(frozen=True, slots=True)
class Hailing(Facet):
    """Weather: each vote weighs 0 to *most* more, after everything else (雹)."""

    most: int


@dataclass(frozen=True, slots=True)
class VoteMagic(Facet):
    """賢者: at each vote acts as one of *spells*. 霧雨 draws the first of them, 木枯らし the last."""

    spells: tuple[Bearer, ...]


@dataclass(frozen=True, slots=True)
class Mute(Facet):
    """Said nothing on the day of the trait's argument, under the option `no_silence`, and the time ran out."""


def slips(dusk: Dusk) -> Iterable[Slip]:
    return dusk.slips


def criticals(dusk: Dusk, seat: int, arg: int) -> int:
    """会心, 痛恨: a hundred more, one time in twenty; always under 烈日."""
    return 100 if dusk.weather(AlwaysCritical) or dusk.happens(percent(5)) else 0


def _weighed(
    dusk: Dusk, seat: int, kind: type[Voting] | type[Polling], own: int, traits_only: bool = False
) -> int:
    """*own* after the main role, then the traits (not in 蜃気楼), then what sets it; never below 0."""
    fixed: int | None = None
    role = dusk.facet(seat, kind)
    if role is not None and not traits_only:
        own += role.depends(dusk, seat, 0) if role.depends else role.more
    if not dusk.weather(TraitsWeighNothing):
        for facet, arg in dusk.traits_of(seat, kind):
            own += facet.depends(dusk, seat, arg) if facet.depends else facet.more
            fixed = facet.sets if facet.sets is not None else fixed
    return max(0, own if fixed is None else fixed)


VOTE_WEIGHT = Stage("day.vote_weight", slips, Voting, Hailing)


@VOTE_WEIGHT.step("", Voting)
def some_votes_weigh_more(dusk: Dusk, slip: Slip) -> None:
    """Main role first, then traits; never below 0."""
    slip.weight = _weighed(dusk, slip.seat, Voting, slip.weight)


@VOTE_WEIGHT.step("hail", Hailing)
def hail_falls_on_the_votes(dusk: Dusk, slip: Slip) -> None:
    hail = dusk.weather(Hailing)
    if hail is not None:
        slip.weight += dusk.pick((1,) * (hail.most + 1))


def the_mute(dusk: Dusk) -> Iterable[Case]:
    return [
        Case(0, seat) for seat in dusk.survivors()
        if any(arg == dusk.day for _, arg in dusk.traits_of(seat, Mute))
    ]


SILENCE = Stage("day.silence", the_mute, Mute)


@SILENCE.step("")
def who_said_nothing_dies(dusk: Dusk, case: Case) -> None:
    """Its vote is dropped and votes for it are not counted."""
    dusk.kill(case.target, "silence")
    dusk.slips = [slip for slip in dusk.slips if case.target not in (slip.seat, slip.target)]


COUNT = Stage("day.count", once)


@COUNT.step("")
def the_box_is_opened(dusk: Dusk, case: Case) -> None:
    dusk.received = received = dict.fromkeys(dusk.survivors(), 0)
    for slip in dusk.slips:
        if slip.target in received:
            received[slip.target] += slip.weight


POLL_WEIGHT = Stage("day.poll_weight", once, Polling)


@POLL_WEIGHT.step("")
def some_draw_more_votes(dusk: Dusk, case: Case) -> None:
    for seat in list(dusk.received):
        dusk.received[seat] = _weighed(dusk, seat, Polling, dusk.received[seat])


def the_sages(dusk: Dusk) -> Iterable[Case]:
    return [Case(seat) for seat in dusk.holders(VoteMagic) if seat in dusk.registered]


VOTE_MAGIC = Stage("day.vote_magic", the_sages, VoteMagic)


@VOTE_MAGIC.step("")
def a_sage_draws_its_spell(dusk: Dusk, case: Case) -> None:
    mine = dusk.facet(case.seat, VoteMagic)
    assert mine is not None
    fixed = dusk.weather(FixesSpells)
    at = dusk.pick((1,) * len(mine.spells)) if fixed is None else len(mine.spells) - 1 if fixed.last else 0
    dusk.magic[case.seat] = mine.spells[at]
    dusk.mark("spell", case.seat, mine.spells[at].id)
