"""reverse_revival — 反魂執行."""

from __future__ import annotations

from collections.abc import Iterable

from engine.rulebook import FROM_NIGHT_2, Case, Stage
from engine.shikigami.night.assassination import Assassinating
from engine.shikigami.night.draft import Night


def the_recalled(night: Night) -> Iterable[Case]:
    return [Case(0, seat) for seat in sorted(night.recalled) if not night.alive(seat)]


REVERSE_REVIVAL = Stage("reverse_revival", the_recalled, Assassinating, nights=FROM_NIGHT_2)


@REVERSE_REVIVAL.step("")
def the_recalled_come_back(night: Night, case: Case) -> None:
    """Also those who were killed tonight."""
    night.revive(case.target)
