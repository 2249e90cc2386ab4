"""The night lab: what is too wide to walk is sampled, and says so."""

from __future__ import annotations

from fractions import Fraction

from scenes import Village

from engine.lab import outcomes


def test_beyond_the_cap_the_lab_samples_and_says_so() -> None:
    """outcomes: limit, estimate, trace"""
    v = Village("A:veteran B:villager C:cat -X:seer W:werewolf").acts("W eat B", "A guard B", "C revive X")
    exact = {str(o.row()["deaths"]) + str(o.results): o.p for o in outcomes(v.scenario()).outcomes}
    rough = outcomes(v.scenario(), limit=2, samples=4000)

    assert rough.estimate and not outcomes(v.scenario()).estimate and rough.equal is None
    assert sum(o.p for o in rough.outcomes) == 1
    for o in rough.outcomes:
        assert abs(o.p - exact[str(o.row()["deaths"]) + str(o.results)]) < Fraction(4, 100) and o.trace
    assert outcomes(v.scenario(), limit=2, samples=4000) == rough, "always the same nights"


def test_equal_drafts_are_merged() -> None:
    """霜柱: many ways, one outcome"""
    v = Village(" ".join(f"S{at}:villager" for at in range(1, 17)), weather="frost_pillars")

    assert [o.p for o in outcomes(v.scenario()).outcomes] == [1]
