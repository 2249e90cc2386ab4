"""priest_oracle — 神託(司祭型)処理."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.rulebook import Case, Facet, Stage
from engine.shikigami.night.divination import NoDreams
from engine.shikigami.night.draft import Night
from engine.shikigami.night.dreams import Dreaming, Fairylike
from engine.shikigami.night.first_night import Heavenly
from engine.shikigami.scene import once
from engine.shikigami.seats import around
from engine.shikigami.terms import FOX, LOVERS, VILLAGE, WEREWOLF, Count

Reading = Callable[[Night, int], str]
"""What the oracle tells a seat; empty: nothing."""


@dataclass(frozen=True, slots=True)
class Oracle(Facet):
    """Told *reading* in the morning after those nights that *on* names; *dreams*: not under 熱帯夜."""

    reading: Reading
    on: Callable[[int], bool]
    dreams: bool = False
    result: str = "priest_result"
    about: Callable[[Night], int] | None = None


@dataclass(frozen=True, slots=True)
class RainPraying(Facet):
    """祈祷師: sets the weather of the day after tomorrow on nights divisible by 3."""


# Nights.


def every_night(n: int) -> bool:
    return True


def odd_nights(n: int) -> bool:
    return n >= 3 and n % 2 == 1


def even_nights(n: int) -> bool:
    return n % 2 == 0


def from_night_2(n: int) -> bool:
    return n >= 2


def from_night_4(n: int) -> bool:
    return n >= 4


def first(n: int) -> bool:
    return n == 1


def fourth(n: int) -> bool:
    return n == 4


# Readings.


def counts_villagers(night: Night, me: int) -> str:
    """司祭: living people of the village, by main camp."""
    return str(sum(night.main_camp(s) == VILLAGE for s in night.survivors()))


def counts_dead_others(night: Night, me: int) -> str:
    """司教: dead people of other winning camps."""
    return str(sum(not night.alive(s) and night.camp(s) != VILLAGE for s in night.seats()))


def counts_by_turns(night: Night, me: int) -> str:
    """大司祭: as 司教 on even nights, as 司祭 on odd ones."""
    return counts_villagers(night, me) if night.n % 2 else counts_dead_others(night, me)


def counts_traits(night: Night, me: int) -> str:
    """探知師: traits of the living; several sources of one count once."""
    traits = night.start.traits
    return str(sum(len({t for t, _ in night.marks[s] if not traits[t].secret}) for s in night.survivors()))


def counts_dreamers(night: Night, me: int) -> str:
    """夢司祭: living dreamers and fairies."""
    return str(sum(night.bears(s, Dreaming) or night.bears(s, Fairylike) for s in night.survivors()))


def counts_lovers(night: Night, me: int) -> str:
    """恋司祭: living lovers."""
    return str(sum(night.has(s, "lovers") for s in night.survivors()))


def counts_both_sides(night: Night, me: int) -> str:
    """鼻高天狗: the living of the village's and the wolves' winning camps."""
    return str(sum(night.camp(s) in (VILLAGE, WEREWOLF) for s in night.survivors()))


def counts_camps_around(night: Night, me: int) -> str:
    """聖徳道士: winning camps among itself, those around it, dead or alive, and the dummy."""
    seats = {me, *around(me, night.start.n)} | ({night.start.dummy} - {0})
    return str(len({night.camp(s) for s in seats}))


def counts_visits(night: Night, me: int) -> str:
    """境界師: recorded votes that named it; nothing if it was called back tonight."""
    if me in night.revived:
        return ""
    return str(sum(vote.targets.count(me) for vote in night.votes if not vote.borrowed))


def names_the_heir(night: Night, me: int) -> str:
    """預言者: which camp is about to win, in a crisis."""
    survivors = night.survivors()
    lovers = [s for s in survivors if night.has(s, "lovers")]
    if len(survivors) - len(lovers) <= 2:
        return LOVERS
    wolves = heads(night, Count.WOLF)
    close = heads(night, Count.HUMAN) - wolves <= 2
    if not close and wolves != 1:
        return ""
    if len(lovers) >= 2:
        return LOVERS
    if heads(night, Count.FOX):
        return FOX
    return WEREWOLF if close else ""


def names_the_dummys_role(night: Night, me: int) -> str:
    """未亡人: feels with the dummy, and learns its role."""
    dummy = night.start.dummy
    if not dummy or dummy == me:
        return ""
    night.gain(me, "mind_sympathy")
    return night.role(dummy).id


def the_dummy(night: Night) -> int:
    return night.start.dummy


def heads(night: Night, count: Count) -> int:
    """How many of that *count* are alive now."""
    return (night.start.seating.counts[count] & night.living).bit_count()


def crisis(night: Night) -> bool:
    """At most two living seats are no lovers, or the wolves are about to win or to fall with somebody to inherit."""
    survivors = night.survivors()
    lovers = sum(night.has(s, "lovers") for s in survivors)
    wolves = heads(night, Count.WOLF)
    if len(survivors) - lovers <= 2 or heads(night, Count.HUMAN) - wolves <= 2:
        return True
    return wolves == 1 and (heads(night, Count.FOX) > 0 or lovers >= 2)


# The chapter.


def oracles(night: Night) -> Iterable[Case]:
    return [Case(s) for s in night.holders(Oracle) if night.alive(s)]


PRIEST_ORACLE = Stage("priest_oracle", oracles, Oracle)


@PRIEST_ORACLE.step("")
def the_oracle_speaks(night: Night, case: Case) -> None:
    oracle = night.facet(case.seat, Oracle)
    assert oracle is not None
    if not oracle.on(night.n) or (oracle.dreams and night.weather(NoDreams)):
        return
    value = oracle.reading(night, case.seat)
    if value:
        night.tell(case.seat, oracle.result, oracle.about(night) if oracle.about else 0, value)


RAIN_PRAYER = Stage("priest_oracle", once, RainPraying)


@RAIN_PRAYER.step("rain")
def prayers_change_the_weather(night: Night, case: Case) -> None:
    """Where those who are not of the village outnumber the wolves twice."""
    survivors = night.survivors()
    others = sum(night.camp(s) != VILLAGE for s in survivors)
    praying = any(night.alive(s) for s in night.holders(RainPraying))
    if night.n % 3 == 0 and praying and others > 2 * heads(night, Count.WOLF):
        night.foretell(night.n + 2, "drawn")


def the_heavenly(night: Night) -> Iterable[Case]:
    """Who comes back, and who has stayed too long: judged before anybody does."""
    survivors = night.survivors()
    due = night.n == 4 or heads(night, Count.WOLF) == 1 or 2 * len(survivors) <= night.start.n or crisis(night)
    cases = []
    for seat in night.holders(Heavenly):
        if night.spent(seat):
            continue
        if night.alive(seat):
            if night.n >= 4:
                cases.append(Case(seat, 0))
        elif due and not night.has(seat, "lovers"):
            cases.append(Case(seat, seat))
    return cases


HEAVEN_SENT = Stage("priest_oracle", the_heavenly, Heavenly)


@HEAVEN_SENT.step("heaven")
def heaven_sends_them_back(night: Night, case: Case) -> None:
    if case.target:
        night.revive(case.target)
    night.gain(case.seat, "lost_ability")
