"""day.tie_break — who is executed. The first rule that decides wins; nobody decided means a re-vote."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.rulebook import Case, Facet, Stage
from engine.shikigami.day.draft import Dusk
from engine.shikigami.night.immunity import VegaImmune
from engine.shikigami.scene import once


@dataclass(frozen=True, slots=True)
class Naming(Facet):
    """In a tie the candidates the bearers of one *order* voted for count; a single one is executed.

    *among* says which candidates count; *agitates*: all other candidates die of shock at once. *how* names it.
    """

    order: int
    how: str
    among: Callable[[Dusk, int], bool] | None = None
    agitates: bool = False


@dataclass(frozen=True, slots=True)
class Settling(Facet):
    """Weather: what nothing decides a lot decides (彩雲)."""


def the_top(dusk: Dusk) -> Iterable[Case]:
    top = max(dusk.received.values(), default=0)
    dusk.candidates = [seat for seat, votes in dusk.received.items() if votes == top]
    return once(dusk) if dusk.candidates else ()


TIE_BREAK = Stage("day.tie_break", the_top)


@TIE_BREAK.step(0)
def a_single_candidate_is_executed(dusk: Dusk, case: Case) -> str | None:
    if len(dusk.candidates) > 1:
        return None
    dusk.decided, dusk.how = dusk.candidates[0], "most"
    return "most"


@TIE_BREAK.step(6, VegaImmune)
def whom_the_weaver_names(dusk: Dusk, case: Case) -> str | None:
    """織姫: its target, if a candidate. Several of them must name the same one."""
    return _named(dusk, (seat for seat in dusk.registered if dusk.bears(seat, VegaImmune)), "vega_lovers")


@TIE_BREAK.step(9, Naming)
def whom_the_quizmasters_name(dusk: Dusk, case: Case) -> str | None:
    return _by_order(dusk, 9)


@TIE_BREAK.step(10, Naming)
def whom_the_executioners_name(dusk: Dusk, case: Case) -> str | None:
    return _by_order(dusk, 10)


@TIE_BREAK.step(12, Naming)
def whom_the_agitators_name(dusk: Dusk, case: Case) -> str | None:
    return _by_order(dusk, 12)


def _by_order(dusk: Dusk, order: int) -> str | None:
    naming = [(seat, facet) for seat, facet in dusk.users(Naming) if facet.order == order]
    if not naming:
        return None
    facet = naming[0][1]
    verdict = _named(dusk, (seat for seat, _ in naming), facet.how, facet.among)
    if verdict and facet.agitates:
        for seat in dusk.candidates:
            if seat != dusk.decided:
                dusk.shock(seat, "agitated", naming[0][0])
    return verdict


def _named(
    dusk: Dusk, seats: Iterable[int], how: str, among: Callable[[Dusk, int], bool] | None = None
) -> str | None:
    """Decides for the one candidate that *seats* voted for, where it is exactly one."""
    named = {dusk.registered[seat] for seat in seats} & set(dusk.candidates)
    if among is not None:
        named = {seat for seat in named if among(dusk, seat)}
    if len(named) != 1:
        return None
    dusk.decided, dusk.how = named.pop(), how
    return how


@TIE_BREAK.step(13)
def a_settled_village_draws_lots(dusk: Dusk, case: Case) -> str | None:
    if not dusk.start.options.get("settled") and not dusk.weather(Settling):
        return "tie"
    dusk.decided, dusk.how = dusk.one_of(dusk.candidates), "settled"
    return "settled"
