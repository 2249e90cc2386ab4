"""day.medium_result — what the executed was, for those who can hear it. Told next morning."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.lots import ALWAYS, Odds
from engine.rulebook import Case, Facet, Stage
from engine.shikigami.day.draft import Dusk, if_decided
from engine.shikigami.night.divination import NoDreams
from engine.shikigami.night.dreams import Dreaming
from engine.shikigami.night.wizardry import FixesSpells


@dataclass(frozen=True, slots=True)
class ReadingTheExecuted(Facet):
    """Learns next morning what the executed was (*result*, by *reading*; the medium's own reading unless said
    otherwise). *odds*: with less than certainty it reads `stolen`; 霧雨 makes *magic* certain, 木枯らし vain. *first*:
    from that day's execution on. *open*: nothing hides the executed from it. *early*: reads before the others."""

    result: str = "medium_result"
    reading: Callable[[Dusk, int], str] | None = None
    odds: Odds = ALWAYS
    magic: bool = False
    first: int = 1
    open: bool = False
    early: bool = False


@dataclass(frozen=True, slots=True)
class ReadingByLot(Facet):
    """交霊術師: one of these *readings* (result, reading) for all of them. 霧雨 fixes the first, 木枯らし the last."""

    readings: tuple[tuple[str, Callable[[Dusk, int], str]], ...]


@dataclass(frozen=True, slots=True)
class StealsReadings(Facet):
    """Weather: what can be hidden of the executed is stolen (砂塵嵐)."""


STOLEN = "stolen"
MEDIUM_RESULT = Stage("day.medium_result", if_decided, ReadingTheExecuted, ReadingByLot)


@MEDIUM_RESULT.step("spirits", ReadingByLot)
def spirits_tell_one_thing(dusk: Dusk, case: Case) -> str | None:
    """The same for all who call them."""
    callers = [seat for seat in dusk.holders(ReadingByLot) if dusk.alive(seat)]
    if not callers:
        return None
    readings = next(f.readings for seat in callers if (f := dusk.facet(seat, ReadingByLot)))
    fixed = dusk.weather(FixesSpells)
    at = dusk.pick((1,) * len(readings)) if fixed is None else len(readings) - 1 if fixed.last else 0
    result, reading = readings[at]
    value = STOLEN if hidden(dusk) else reading(dusk, case.target)
    for seat in callers:
        dusk.keep(seat, result, dusk.apparent(case.target), value)
    return None


@MEDIUM_RESULT.step("", ReadingTheExecuted)
def mediums_read_the_executed(dusk: Dusk, case: Case) -> None:
    """Shown the next morning; those that read by magic first."""
    found = [(seat, dusk.facet(seat, ReadingTheExecuted)) for seat in dusk.holders(ReadingTheExecuted)]
    readers = [(seat, mine) for seat, mine in found if mine is not None]
    for seat, mine in sorted(readers, key=lambda reader: (not reader[1].early, reader[0])):
        if dusk.alive(seat) and dusk.day >= mine.first and not (dusk.weather(NoDreams) and _dreams(dusk, seat)):
            dusk.keep(seat, mine.result, dusk.apparent(case.target), _read(dusk, mine, case.target))


def _dreams(dusk: Dusk, seat: int) -> bool:
    return dusk.facet(seat, Dreaming) is not None


def _read(dusk: Dusk, mine: ReadingTheExecuted, target: int) -> str:
    odds = mine.odds
    fixed = dusk.weather(FixesSpells) if mine.magic else None
    if fixed is not None:
        odds = Odds(0 if fixed.last else 1, 1)
    if not dusk.happens(odds):
        return STOLEN
    if not mine.open and hidden(dusk):
        return STOLEN
    return mine.reading(dusk, target) if mine.reading else dusk.role(target).medium_as


def hidden(dusk: Dusk) -> bool:
    """Whether what can be hidden is: by a 火車 that voted for the executed, or by 砂塵嵐."""
    return dusk.stolen or dusk.weather(StealsReadings) is not None
