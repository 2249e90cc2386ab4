"""day.tie_break — who is executed. The first rule that decides wins; nobody decided means a re-vote."""

from __future__ import annotations

from collections.abc import Iterable

from engine.rulebook import Case, Stage
from engine.shikigami.day.draft import Dusk
from engine.shikigami.scene import once


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


@TIE_BREAK.step(13)
def a_settled_village_draws_lots(dusk: Dusk, case: Case) -> str | None:
    if not dusk.start.options.get("settled"):
        return "tie"
    dusk.decided, dusk.how = dusk.one_of(dusk.candidates), "settled"
    return "settled"
