"""Properties of any night: the three readers agree, odds sum to exactly 1, a pruned plan is the full plan."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given, note, settings
from hypothesis import strategies as st
from scenes import CLASSIC

from engine.lab import outcomes
from engine.lots import Forking, Sampling, Seeded
from engine.rulebook import explain, play
from engine.shikigami.scenario import Action, Scenario, Seat, Village
from engine.shikigami.traits import TRAITS
from engine.shikigami.weathers import ONLY_LATER, WEATHERS

ACTS = {"werewolf": "eat", "seer": "divine", "bodyguard": "guard", "cat": "revive"}


@st.composite
def nights(draw: st.DrawFn) -> Scenario:
    """Any night of the classic roles, with traits and weather, votes in any order, the dead among the voters too."""
    n = draw(st.integers(3, 8))
    names = [f"S{at}" for at in range(n)]
    number = draw(st.integers(1, 4))
    seats = []
    for name in names:
        traits: list[str | tuple[str, int | str]] = []
        for trait in draw(st.lists(st.sampled_from(sorted(TRAITS)), max_size=2, unique=True)):
            if TRAITS[trait].of_seat:
                traits.append((trait, draw(st.sampled_from(names))))
            elif trait in ("death_note", "death_selected", "joker", "death_warrant"):
                traits.append((trait, draw(st.integers(number, number + 1))))
            else:
                traits.append(trait)
        role = draw(st.sampled_from((*CLASSIC, "werewolf", "cat", "bodyguard")))
        seats.append(Seat(name, role, alive=draw(st.integers(0, 5)) > 0, traits=traits))
    actions = [
        Action(seat.name, ACTS[seat.role], [draw(st.sampled_from(names))])
        for seat in seats if seat.role in ACTS and draw(st.integers(0, 4))
    ]
    version = draw(st.sampled_from(("3.1.0a9", "3.1.0b1")))
    sky = draw(st.lists(st.sampled_from(sorted(WEATHERS)), max_size=2, unique=True))
    if version == "3.1.0a9":
        sky = [name for name in sky if name not in ONLY_LATER]
    options = draw(st.lists(st.sampled_from(("joker", "death_note", "seal_message")), max_size=1))
    return Scenario(
        version=version, night=number, weather=sky, seats=seats, actions=draw(st.permutations(actions)),
        options=options,
    )


@settings(max_examples=250, deadline=None)
@given(nights(), st.integers(0, 2**32))
def test_every_play_is_among_the_outcomes_and_odds_sum_to_one(scenario: Scenario, seed: int) -> None:
    """play · outcomes"""
    village = Village(scenario)
    found = outcomes(scenario, trace=False)
    assert sum((outcome.p for outcome in found.outcomes), Fraction(0)) == 1
    assert all(0 < outcome.p <= 1 for outcome in found.outcomes)
    rows = [outcome.row() | {"p": ""} for outcome in found.outcomes]
    assert all(rows.count(row) == 1 for row in rows)
    for lots in (Seeded(str(seed), "night"), Sampling(seed)):
        night = village.again(lots)
        play(village.bounds, night)
        assert village.row(village.key(night)) | {"p": ""} in rows


@settings(max_examples=250, deadline=None)
@given(nights(), st.integers(0, 2**32))
def test_a_pruned_plan_is_the_full_plan(scenario: Scenario, seed: int) -> None:
    """What a step needs only prunes."""
    pruned, full = outcomes(scenario, trace=False), outcomes(scenario, trace=False, pruned=False)
    assert pruned.row() == full.row()
    one, other = Village(scenario).again(Seeded(str(seed))), Village(scenario, pruned=False)
    two = other.again(Seeded(str(seed)))
    play(Village(scenario).bounds, one)
    play(other.bounds, two)
    assert one.key() == two.key()


@settings(max_examples=150, deadline=None)
@given(nights(), st.integers(0, 2**32))
def test_explaining_changes_nothing_and_leaves_no_death_without_a_line(scenario: Scenario, seed: int) -> None:
    """explain · play"""
    village = Village(scenario)
    one, two = village.again(Seeded(str(seed))), village.again(Seeded(str(seed)))
    play(village.bounds, one)
    notes = explain(village.bounds, two)
    note(str(notes))
    assert one.key() == two.key()
    killed = [(n.target, n.what) for n in notes if n.verdict == "killed"]
    assert all(death in killed for death in two.deaths.items())
    assert len(killed) >= len(two.deaths)
    told = [(n.target, n.what) for n in notes if n.verdict == "told"]
    assert sorted(told) == sorted((seat, result) for seat, result, _, _ in two.told)
    if two.struck and two.struck != "killed":
        line = [n for n in notes if n.step.startswith("attack") and n.verdict == two.struck]
        assert line, "a quiet night without a line"


@settings(max_examples=100, deadline=None)
@given(nights())
def test_drafts_are_values(scenario: Scenario) -> None:
    """A copy equals its original, and changing it leaves the original alone."""
    village = Village(scenario)
    before = village.night.key()
    twin = village.again(Forking())
    assert twin.key() == before
    play(village.bounds, twin)
    assert village.night.key() == before
