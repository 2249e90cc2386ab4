"""The posterior: hard facts cut, evidence weighs, and the sampler agrees with enumeration."""

from __future__ import annotations

from itertools import combinations
from math import comb

import numpy as np
import pytest

from ai.belief import posterior as posterior_module
from ai.belief.posterior import Known, Posterior
from ai.belief.worlds import enumerate_worlds, number, sample_worlds
from ai.factions import FAN, VILLAGE, WOLF
from ai.reading import Reading
from engine import events as ev
from engine.speech import Statement

NINE = {"villager": 4, "werewolf": 2, "seer": 1, "medium": 1, "possessed": 1}


def reading(cast: dict[str, int], *more: ev.AnyEvent) -> Reading:
    """Day 2 of a village of *cast* whose last seat was found dead."""
    n = sum(cast.values())
    folded = Reading()
    for event in (
        ev.Opened(ruleset="shikigami", seats=tuple(ev.SeatInfo(str(i)) for i in range(n)), cast=cast),
        ev.PhaseBegan(phase="night", day=1),
        ev.Died(seat=n, day=1, night=True),
        ev.PhaseBegan(phase="day", day=2),
        *more,
    ):
        folded.apply(event)
    return folded


def said(seat: int, n: int, *statements: Statement) -> ev.Said:
    return ev.Said(seat=seat, day=2, n=n, statements=statements)


def two_seers() -> tuple[ev.Said, ...]:
    black = Statement("report", target=3, kind="divined", value="werewolf", night=1)
    white = Statement("report", target=4, kind="divined", value="human", night=1)
    return (
        said(1, 1, Statement("claim", role="seer"), black),
        said(2, 2, Statement("counter_claim", role="seer", target=1), white),
        said(4, 3, Statement("suspect", target=2, degree=2)),
    )


def test_all_worlds_are_laid_out_once():
    worlds = enumerate_worlds(6, (0, 2, 1, 0, 0))

    rows = {(frozenset(row[:2]), row[2]) for row in worlds.columns.tolist()}
    expected = {
        (frozenset(pair), fan) for pair in combinations(range(1, 7), 2) for fan in range(1, 7) if fan not in pair
    }
    assert rows == expected
    assert len(worlds) == number(6, (0, 2, 1, 0, 0)) == comb(6, 2) * 4


def test_sixteen_classic_seats_are_enumerated():
    village = {"villager": 6, "seer": 1, "medium": 1, "bodyguard": 1, "freemason": 2}
    cast = {**village, "werewolf": 3, "possessed": 1, "fox": 1}
    believed = Posterior(reading(cast)).belief()

    assert believed.support == 87_360
    assert believed.wolf[1:].sum() == pytest.approx(3.0)
    assert believed.chances("seer")[1:].sum() == pytest.approx(1.0, abs=0.02)


def test_without_evidence_the_living_are_alike():
    believed = Posterior(reading({"villager": 5, "werewolf": 2, "seer": 1, "medium": 1})).belief()

    living = believed.wolf[1:9]
    assert living.max() - living.min() < 1e-9
    assert believed.wolf[9] < 0.01
    assert living.sum() == pytest.approx(2.0, abs=0.02)


def test_the_seer_knows_whom_it_saw():
    posterior = Posterior(reading(NINE, *two_seers()))
    seer = posterior.belief(Known(roles=((1, "seer"),), wolves=(3,)))

    assert seer.wolf[3] > 0.999
    assert seer.role(2, "seer") == pytest.approx(0.0, abs=1e-9)
    assert seer.enemy(2) > 0.9
    assert seer.enemy(1) == pytest.approx(0.0, abs=1e-9)


def test_a_pack_knows_its_own():
    posterior = Posterior(reading(NINE, *two_seers()))
    wolf = posterior.belief(Known(kinds=((3, WOLF), (5, WOLF)), clear=(1, 2, 4, 6, 7, 8, 9)))

    assert wolf.wolf[3] == wolf.wolf[5] == pytest.approx(1.0)
    assert wolf.role(1, "seer") > wolf.role(2, "seer") > 0.3
    assert wolf.kinds[FAN][1] + wolf.kinds[FAN][2] > 0.85


def test_a_black_report_weighs_as_much_as_its_seer():
    posterior = Posterior(reading(NINE, *two_seers()))
    villager = posterior.belief(Known(kinds=((5, VILLAGE),)))

    assert villager.wolf[3] == max(villager.wolf[3:9])
    assert villager.because(3)[0][1].kind == "result"
    assert villager.entropy < Posterior(reading(NINE)).belief(Known(kinds=((5, VILLAGE),))).entropy


def brute(posterior: Posterior, seats: int) -> np.ndarray:
    """P(wolf) by writing every world and every seat of the seer and the medium out, in plain loops."""
    scales = posterior.scales
    total = np.zeros(seats + 1)
    mass = 0.0
    worlds = enumerate_worlds(seats, posterior.shape)
    base = scales.weigh(worlds)
    for row, weight in zip(worlds.columns.tolist(), base.tolist(), strict=True):
        if not np.isfinite(weight):
            continue
        free = [s for s in range(1, seats + 1) if s not in row]
        wolves = {s for s, kind in zip(row, worlds.kinds, strict=True) if kind == WOLF}
        inside = {}
        for role in scales.roles:
            inside[role] = 0.0
            for holder in free:
                factor = scales.ratio[role][holder]
                for vouch in scales.vouches:
                    if vouch.role == role and vouch.seat == holder and (vouch.target in wolves) != vouch.wolf:
                        factor *= np.exp(vouch.slip)
                inside[role] += factor
        w = np.exp(weight) * np.prod(list(inside.values()))
        mass += w
        for s in wolves:
            total[s] += w
    return total / mass


def test_the_vectors_say_what_plain_loops_say():
    posterior = Posterior(reading(NINE, *two_seers()))

    assert posterior.belief().wolf == pytest.approx(brute(posterior, 9), abs=1e-9)


def test_sampler_and_enumeration_agree(monkeypatch: pytest.MonkeyPatch):
    exact = Posterior(reading(NINE, *two_seers()))
    monkeypatch.setattr(posterior_module, "LIMIT", 1)
    drawn = Posterior(reading(NINE, *two_seers()), work=8000)

    for known in (Known(), Known(kinds=((5, VILLAGE),)), Known(roles=((1, "seer"),), wolves=(3,))):
        a, b = exact.belief(known), drawn.belief(known)
        assert not b._worlds.exact
        assert b.wolf == pytest.approx(a.wolf, abs=0.04)
        assert b.chances("seer") == pytest.approx(a.chances("seer"), abs=0.05)


def test_the_sampler_keeps_what_is_fixed_and_repeats_itself():
    def flat(worlds):
        return np.zeros(len(worlds))

    counts = (0, 3, 1, 1, 0)
    one = sample_worlds(20, counts, ((4, WOLF), (7, FAN)), flat, seed=5, particles=500)
    two = sample_worlds(20, counts, ((4, WOLF), (7, FAN)), flat, seed=5, particles=500)

    assert (one.columns == two.columns).all()
    assert one.holds(4, WOLF).all() and one.holds(7, FAN).all()
    assert all(len(set(row)) == 5 for row in one.columns.tolist())


def test_a_draw_may_set_out_from_worlds_already_drawn():
    counts = (0, 3, 1, 1, 0)
    lean = np.zeros(21)
    lean[9] = 2.0

    def weigh(worlds):
        return sum((lean[worlds.columns[:, c]] for c in range(3)), np.zeros(len(worlds)))

    public = sample_worlds(20, counts, (), weigh, seed=5, particles=4000)
    fixed = ((4, WOLF), (7, FAN))
    nowhere = sample_worlds(20, counts, fixed, weigh, seed=6, particles=4000)
    onward = sample_worlds(20, counts, fixed, weigh, seed=7, particles=4000, start=public.columns)
    even = np.full(4000, 1 / 4000)

    assert onward.holds(4, WOLF).all() and onward.holds(7, FAN).all()
    assert all(len(set(row)) == 5 for row in onward.columns.tolist())
    assert onward.spread(even, WOLF) == pytest.approx(nowhere.spread(even, WOLF), abs=0.04)


def test_a_result_proves_only_what_it_can_in_this_cast():
    """白狼 passes as human: who was seen as one is cleared where no wolf looks so, and only likelier to be innocent
    where one does."""
    plain = {"villager": 5, "werewolf": 2, "seer": 1, "medium": 1}
    masked = {"villager": 5, "werewolf": 1, "white_wolf": 1, "seer": 1, "medium": 1}
    saw = Known(roles=((1, "seer"),), clear=(3,))
    sure, unsure = (Posterior(reading(cast)).belief(saw) for cast in (plain, masked))

    assert sure.wolf[3] < 1e-9
    assert 0.05 < unsure.wolf[3] < 0.7 * unsure.wolf[4]


def test_variants_have_the_duty_of_their_plain_role():
    cast = {"villager": 5, "werewolf": 2, "spirit_judge": 1, "soul_medium": 1, "ninja": 1, "hermit_healer": 1}
    claim = said(1, 1, Statement("claim", role="spirit_judge"), *two_seers()[0].statements[1:])
    named = said(4, 2, Statement("claim", role="hermit_healer"))
    believed = Posterior(reading(cast, claim, named)).belief(Known(kinds=((5, VILLAGE),)))

    assert believed.roles == ("seer", "medium", "bodyguard", "named")
    assert believed.role(1, "seer") == believed.role(1, "spirit_judge") > 0.5
    assert believed.wolf[3] > 0.5 > believed.wolf[4]
    assert believed.role(4, "hermit_healer") > 0.3


def test_information_of_a_divination_is_largest_where_one_is_least_sure():
    posterior = Posterior(reading(NINE, *two_seers()))
    believed = posterior.belief(Known(roles=((1, "seer"),), wolves=(3,)))

    gains = {s: believed.gain(s) for s in range(2, 10)}
    assert gains[3] < 0.01
    assert max(gains.values()) == max(gains[s] for s in range(2, 10) if 0.05 < believed.wolf[s] < 0.95)


def test_a_game_that_goes_on_has_a_living_wolf():
    cast = {"villager": 3, "werewolf": 1, "seer": 1}
    folded = reading(cast, ev.PhaseBegan(phase="vote", day=2, round=1), ev.Died(seat=1, cause="vote_killed", day=2))
    believed = Posterior(folded).belief()

    assert believed.wolf[1] == 0.0


def test_a_freemason_clears_its_partner():
    cast = {"villager": 5, "werewolf": 2, "seer": 1, "freemason": 2}
    silent = Posterior(reading(cast)).belief(Known(kinds=((5, VILLAGE),)))
    named = Posterior(reading(cast, said(1, 1, Statement("claim", role="freemason", others=(2,)))))
    believed = named.belief(Known(kinds=((5, VILLAGE),)))

    assert believed.wolf[1] < 0.3 * silent.wolf[1]
    assert believed.wolf[2] < 0.3 * silent.wolf[2]
