"""Counting deals: the same as laying all of them out, and the truth is always among what is held possible."""

from __future__ import annotations

import secrets
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ai.agent import Budget, make
from ai.arena import play, setup_for
from ai.logic import Facts, count, findings, gather
from ai.reading import Reading, Report
from engine import events as ev
from engine.events import visible
from engine.game import Game
from engine.speech import Ref
from engine.views import View

CASTS = (
    {"seer": 1, "medium": 1, "werewolf": 1, "villager": 3},
    {"seer": 1, "medium": 1, "werewolf": 2, "possessed": 1, "villager": 2},
    {"seer": 1, "werewolf": 2, "fox": 1, "freemason": 2, "villager": 1},
)


@st.composite
def tables(draw: st.DrawFn) -> Facts:
    """A table in the middle of a game, with claims and reports as they fall."""
    cast = draw(st.sampled_from(CASTS))
    n = sum(cast.values())
    seats = st.integers(1, n)
    alive = frozenset(draw(st.sets(seats, min_size=2)))
    domains = {seat: frozenset(cast) for seat in range(1, n + 1)}
    for seat in draw(st.sets(seats, max_size=2)):
        domains[seat] = frozenset(draw(st.sets(st.sampled_from(sorted(cast)), min_size=1)))
    claims = draw(st.dictionaries(seats, st.sampled_from([r for r in ("seer", "medium") if r in cast]), max_size=3))
    reports = tuple(
        Report(giver, "divined" if role == "seer" else "medium", target, value, night, Ref(2, 1), 2)
        for giver, role in claims.items()
        for night, (target, value) in enumerate(
            draw(st.lists(st.tuples(seats, st.sampled_from(("human", "werewolf"))), max_size=2)), 1
        )
    )
    killed = {seat: 1 for seat in domains if seat not in alive and draw(st.booleans())}
    return Facts("shikigami", cast, n, alive, domains, claims, reports, draw(st.booleans()), killed=killed)


def fits(facts: Facts, deal: tuple[str, ...]) -> bool:
    """Whether *deal* (the role of seat 1, seat 2 …) fits, straight from the meaning of the facts."""
    if any(role not in facts.domains[seat] for seat, role in enumerate(deal, 1)):
        return False
    living = [deal[seat - 1] for seat in facts.alive]
    wolves, foxes = living.count("werewolf"), living.count("fox")
    if facts.plain and not 0 < wolves < len(living) - wolves - foxes:
        return False
    for report in facts.reports:
        if deal[report.seat - 1] == facts.claims[report.seat]:
            if (deal[report.target - 1] == "werewolf") != (report.value == "werewolf"):
                return False
            looked = report.kind == "divined" and facts.plain
            if looked and any(
                night == report.night and deal[seat - 1] == "fox" and seat != report.target
                for seat, night in facts.killed.items()
            ):
                return False
    return True


@given(tables())
@settings(max_examples=120, deadline=None)
def test_counting_is_laying_out_all_deals(facts: Facts):
    pool = [role for role, n in facts.cast.items() for _ in range(n)]
    deals = [deal for deal in set(permutations(pool)) if fits(facts, deal)]
    held = Counter((seat, role) for deal in deals for seat, role in enumerate(deal, 1))
    living = Counter(sum(deal[seat - 1] == "werewolf" for seat in facts.alive) for deal in deals)

    found = count(facts)

    assert found.worlds == len(deals)
    assert {k: n for k, n in found.held.items() if n} == dict(held)
    assert {k: n for k, n in found.wolves.items() if n} == dict(living)


@pytest.mark.parametrize(("table", "seats"), [("classic", 9), ("classic", 12), ("classic", 16)])
def test_the_deal_itself_is_never_ruled_out(table: str, seats: int):
    """At every dawn and dusk, for an onlooker and for every seat: what truly was dealt fits what is known."""
    seed = secrets.token_hex(4)
    print(f"seed {seed}")
    game = play(setup_for("shikigami", table, seats, seed), [make("first")] * seats, Budget(seed))
    dealt = {e.seat: e.role for e in game.log if isinstance(e, ev.Dealt)}
    public = Reading()
    views = [View(seat) for seat in range(seats + 1)]
    tried = 0
    for event in game.log:
        if event.to == ev.PUBLIC:
            public.apply(event)
        for mine in views:
            if visible(event, mine.seat):
                mine.apply(event)
        if isinstance(event, ev.PhaseBegan) and event.phase in ("day", "vote") and not public.ended:
            for mine in views:
                facts = gather(public, mine)
                if mine.seat == 0:
                    _true_to(facts, dealt)
                assert all(dealt[seat] in facts.domains[seat] for seat in dealt), (event.day, mine.seat)
                tried += 1
    assert tried > seats


def _true_to(facts: Facts, dealt: dict[int, str]) -> None:
    """The truth is possible, what is proven is true, and what a true claim entails is true."""
    found = count(facts)
    assert facts.plain
    assert all(found.possible(seat, role) for seat, role in dealt.items())
    for finding in findings(facts, found):
        if finding.kind == "entails" and dealt[finding.seat] != finding.role:
            continue
        assert finding.kind != "broken" or dealt[finding.seat] != finding.role
        assert all(dealt[seat] == "werewolf" for seat in finding.wolves)
        assert all(dealt[seat] != "werewolf" for seat in finding.clear)
        assert all(dealt[seat] != facts.claims[seat] for seat in finding.false)


def test_two_seers_and_a_wolf_found():
    """One of two seers found a wolf: if it is the true one, the other lies and one wolf fewer is unknown."""
    cast = {"seer": 1, "werewolf": 2, "possessed": 1, "villager": 3}
    facts = Facts(
        "shikigami", cast, 7, frozenset(range(1, 8)), {seat: frozenset(cast) for seat in range(1, 8)},
        {1: "seer", 2: "seer"}, (Report(1, "divined", 3, "werewolf", 1, Ref(2, 1), 2),), plain=True,
    )  # fmt: skip

    found = findings(facts)

    assert [f.seats for f in found if f.kind == "too_many"] == [(1, 2)]
    first, second = (f for f in found if f.kind == "entails")
    assert (first.seat, first.wolves, first.false, first.left) == (1, (3,), (2,), (2, 2))
    assert (second.seat, second.wolves, second.false) == (2, (), (1,))
    assert first.worlds < second.worlds


def test_a_seer_whose_reports_leave_too_few_wolves_is_broken():
    """Five clears of six others, and two wolves to be had: that claim fits no deal."""
    cast = {"seer": 1, "werewolf": 2, "villager": 4}
    reports = tuple(Report(1, "divined", t, "human", t - 1, Ref(2, 1), 2) for t in range(2, 7))
    facts = Facts(
        "shikigami", cast, 7, frozenset(range(1, 8)), {seat: frozenset(cast) for seat in range(1, 8)},
        {1: "seer"}, reports, plain=True,
    )  # fmt: skip

    assert [(f.kind, f.seat) for f in findings(facts)] == [("broken", 1)]


def test_a_cast_that_hides_and_turns_proves_nothing_by_deaths():
    game = Game.new(setup_for("shikigami", "doll_house", 13, "dolls"))
    public = Reading()
    for event in game.log:
        if event.to == ev.PUBLIC:
            public.apply(event)

    assert not gather(public).plain
    assert count(gather(public)).worlds
