"""no_vote — 突然死: whoever still owes a vote or an act when the time is up dies of it (day.md §0)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.rulebook import Case, Stage
from engine.shikigami.day.draft import Dusk


def the_late(dusk: Dusk) -> Iterable[Case]:
    return [Case(0, seat) for seat in dusk.late]


NO_VOTE = Stage("no_vote", the_late)


@NO_VOTE.step("")
def the_late_die(dusk: Dusk, case: Case) -> None:
    dusk.kill(case.target, "no_vote")
