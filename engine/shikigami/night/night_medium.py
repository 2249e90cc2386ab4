"""night_medium — 霊能(夜型)処理."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.rulebook import FROM_NIGHT_2, Case, Facet, Stage
from engine.shikigami.night.attack import fix_attack
from engine.shikigami.night.draft import Night


@dataclass(frozen=True, slots=True)
class SensingSurvivors(Facet):
    """蟲姫: learns whom the wolves, assassins and ogres came for, if it is alive in the morning."""


STRIKES = frozenset({"assassinate", "abduct"})
"""風神's line (`step_assassinate`) is not among them."""


def spared(night: Night) -> Iterable[Case]:
    attack = fix_attack(night)
    chosen = {vote.target for vote in night.votes if vote.action in STRIKES}
    if attack is not None:
        chosen.add(attack.target)
    alive = [seat for seat in sorted(chosen) if night.alive(seat)]
    return [Case(s, seat) for s in night.holders(SensingSurvivors) if night.alive(s) for seat in alive]


NIGHT_MEDIUM = Stage("night_medium", spared, SensingSurvivors, nights=FROM_NIGHT_2)


@NIGHT_MEDIUM.step("")
def the_spared_are_sensed(night: Night, case: Case) -> None:
    night.tell(case.seat, "attempt_result", night.apparent(case.target))
