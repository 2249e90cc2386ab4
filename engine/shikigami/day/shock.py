"""day.thunderbolt and day.shock_death — ショック死: who does not survive the count itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.rulebook import Case, Facet, Stage
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.voting import spared
from engine.shikigami.night.immunity import VegaImmune, specially_resists
from engine.shikigami.scene import once


@dataclass(frozen=True, slots=True)
class Shocking(Facet):
    """The bearer dies of shock (*kind*) when *when* (dusk, seat, argument) holds. *order* as in the rulebook.

    A trait's shock does not come in 凪; a main role's does. *weaver_only*: none but 織姫 is immune.
    """

    kind: str
    when: Callable[[Dusk, int, int], bool]
    order: int
    by_vega: bool = False
    """Whether 織姫 is immune."""


@dataclass(frozen=True, slots=True)
class Curing(Facet):
    """Saves whom it voted for from its shock death, unless it was executed (仙人, 河童)."""


@dataclass(frozen=True, slots=True)
class Calm(Facet):
    """Weather: traits cause no shock death (凪)."""


@dataclass(frozen=True, slots=True)
class Thunder(Facet):
    """Weather: every count strikes somebody (青天の霹靂)."""


@dataclass(frozen=True, slots=True)
class Thorny(Facet):
    """茨狼: its vote drives the thorns in (荊十字)."""


THUNDERBOLT = Stage("day.thunderbolt", once, Thunder)


@THUNDERBOLT.step("")
def the_bolt_falls(dusk: Dusk, case: Case) -> str | None:
    if dusk.weather(Thunder) is None:
        return None
    reached = [seat for seat in dusk.survivors() if not specially_resists(dusk, seat) and not spared(dusk, seat)]
    if not reached:
        return "nobody"
    struck = dusk.one_of(reached)
    if not _cured(dusk, struck, "thunderbolt"):
        dusk.shock(struck, "thunderbolt")
    return None


SHOCK_DEATH = Stage("day.shock_death", lambda dusk: [Case(0, seat) for seat in dusk.survivors()], Shocking)


@SHOCK_DEATH.step("")
def the_first_shock_that_applies(dusk: Dusk, case: Case) -> str | None:
    """Each living body in seat order; votes of this round count, also those of the executed and the poisoned."""
    seat = case.target
    if not dusk.alive(seat):
        return "dead"
    for facet, arg in sorted(_shocks(dusk, seat), key=lambda found: found[0].order):
        if facet.by_vega and dusk.bears(seat, VegaImmune):
            continue
        if facet.when(dusk, seat, arg):
            if _cured(dusk, seat, facet.kind):
                return "cured"
            dusk.shock(seat, facet.kind)
            return None
    return None


def _shocks(dusk: Dusk, seat: int) -> Iterable[tuple[Shocking, int]]:
    if not dusk.weather(Calm):
        yield from dusk.traits_of(seat, Shocking)
    own = dusk.facet(seat, Shocking)
    if own is not None:
        yield own, 0


def _cured(dusk: Dusk, seat: int, kind: str) -> bool:
    """Somebody who can cure voted for *seat* and was not executed: nothing happens, and it is told so."""
    healers = [s for s, _ in dusk.users(Curing) if s != dusk.decided and dusk.registered[s] == seat]
    for healer in healers:
        dusk.cured.append((healer, seat))
        dusk.keep(healer, "cured", dusk.apparent(seat))
    return bool(healers)
