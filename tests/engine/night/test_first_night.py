"""first_night — 初日限定処理."""

from __future__ import annotations

from fractions import Fraction

import pytest
from scenes import Village

CROWD = "B:villager C:villager E:villager F:villager G:villager H:villager W:werewolf V:werewolf"


@pytest.mark.parametrize(("role", "trait"), [
    ("mind_reader", "mind_read"), ("spirit_medium", "mind_evoke"), ("omen_calf", "mind_presage"),
])
def test_a_mind_is_opened_on_the_first_night(role: str, trait: str) -> None:
    """first_night.scan"""
    assert Village(f"T:{role} B:villager", night=1).acts("T scan B").only().traits_added == {"B": [[trait, "T"]]}
    assert not Village(f"T:{role} B:villager", night=2).acts("T scan B").only().traits_added


def test_the_dead_open_no_minds_and_copy_nobody() -> None:
    """first_night.scan, first_night.copy: killed tonight"""
    scan = Village("T:mind_reader B:villager W:werewolf", night=1).acts("W eat T", "T scan B").only()
    copy = Village("T:myth_maniac B:villager W:werewolf", night=1).acts("W eat T", "T copy B").only()

    assert not scan.traits_added and not copy.traits_added and not copy.results


@pytest.mark.parametrize(("target", "role"), [
    ("seer", "seer"), ("werewolf", "werewolf"), ("myth_maniac", "villager"), ("nue", "villager"),
    ("awakener", "villager"),
])
def test_a_myth_maniac_takes_the_role_of_its_choice(target: str, role: str) -> None:
    """first_night.copy · myth_maniac"""
    v = Village(f"M:myth_maniac X:{target}", night=1).acts("M copy X")

    assert v.only().traits_added == {"M": ["copied"]} and v.only().results == {"M": [["copied_role", "X", role]]}
    assert f"first_night.copy became:{role}" in v.steps()


@pytest.mark.parametrize("role", [
    "nue", "awakener", "dream_teller", "jiangshi", "gotoku_cat", "lute_ghost", "harp_ghost",
])
def test_others_only_remember(role: str) -> None:
    """first_night.copy · nue, awakener, dream_teller"""
    v = Village(f"M:{role} X:seer", night=1).acts("M copy X")

    assert not v.only().traits_added and not v.only().results
    assert "first_night.copy gained:copied_seat" in v.steps()


def test_a_body_double_protects_whom_it_copies() -> None:
    """first_night.copy · body_double"""
    assert Village("M:body_double X:seer", night=1).acts("M copy X").only().traits_added == {"X": [["protected", "M"]]}


def test_a_celestial_goes_home() -> None:
    """first_night.heaven_return · celestial"""
    assert Village(f"T:celestial A:villager {CROWD}", night=1).only().deaths == {"T": "returned"}
    assert not Village(f"T:celestial A:villager {CROWD}", night=2).only().deaths


def test_in_love_or_with_open_roles_it_stays() -> None:
    """first_night.heaven_return · celestial, lovers, open_cast"""
    loving = Village(f"T:celestial+lovers=Q A:villager+lovers=Q Q:cupid {CROWD}", night=1).only()
    shown = Village(f"T:celestial A:villager {CROWD}", night=1, options=("open_cast",)).only()

    assert not loving.deaths and loving.traits_added == {"T": ["lost_ability"]}
    assert not shown.deaths and not shown.traits_added


def test_in_a_small_village_it_is_back_at_once() -> None:
    """priest_oracle · celestial"""
    night = Village("T:celestial A:villager B:villager W:werewolf", night=1).only()

    assert not night.deaths and night.traits_added == {"T": ["lost_ability"]}


def test_the_beloved_of_altair_becomes_a_star() -> None:
    """first_night.lovers_lottery · altair"""
    v = Village("Q:altair+lovers=Q B:villager+lovers=Q W:werewolf", night=1)

    assert v.only().traits_added == {"B": ["vega_lovers"]}
    assert "first_night.lovers_lottery proclaimed:star_made" in v.steps()


def test_of_two_altairs_one_is_drawn() -> None:
    """first_night.lovers_lottery · altair"""
    v = Village("Q:altair+lovers=Q B:villager+lovers=Q R:altair+lovers=R C:seer+lovers=R W:werewolf", night=1)

    assert v.odds(lambda o: o.traits_added == {"B": ["vega_lovers"]}) == Fraction(1, 2)
    assert v.odds(lambda o: o.traits_added == {"C": ["vega_lovers"]}) == Fraction(1, 2)


def test_a_diary_is_begun_by_one_of_the_two() -> None:
    """first_night.lovers_lottery · letter_yokai"""
    v = Village("Q:letter_yokai A:villager+lovers=Q B:villager+lovers=Q W:werewolf", night=1)
    struck = Village("Q:letter_yokai R:cupid A:villager+lovers=Q+lovers=R B:villager+lovers=Q C:seer+lovers=R", night=1)

    assert v.odds(lambda o: o.traits_added == {"A": [["letter_exchange", 2]]}) == Fraction(1, 2)
    assert v.odds(lambda o: o.traits_added == {"B": [["letter_exchange", 2]]}) == Fraction(1, 2)
    assert not struck.only().traits_added


def test_the_diary_is_passed_on() -> None:
    """special_last_words · letter_exchange"""
    seats = "Q:letter_yokai A:villager+lovers=Q+letter_exchange=2 {}B:villager+lovers=Q W:werewolf"
    night = Village(seats.format("")).only()
    over = Village(seats.format("-")).only()
    other_day = Village(seats.format("").replace("=2", "=3")).only()

    assert night.traits_added == {"B": [["letter_exchange", 3]]}
    assert not over.traits_added and not other_day.traits_added


def test_lovers_change_bodies() -> None:
    """first_night.lovers_lottery · soul_exchanger"""
    night = Village("Q:soul_exchanger A:villager+lovers=Q B:villager+lovers=Q W:werewolf", night=1).only()
    taker = Village("Q:soul_exchanger A:inugami+lovers=Q B:villager+lovers=Q W:werewolf", night=1).only()

    assert night.traits_added == {"A": [["possessed_exchange", "B"]], "B": [["possessed_exchange", "A"]]}
    assert not taker.traits_added


def test_where_arrows_overlap_each_changes_once() -> None:
    """first_night.lovers_lottery · soul_exchanger"""
    v = Village(
        "Q:soul_exchanger R:soul_exchanger A:villager+lovers=Q B:seer+lovers=Q+lovers=R C:bat+lovers=R", night=1,
    )

    assert v.odds(lambda o: set(o.traits_added) == {"A", "B"}) == Fraction(1, 2)
    assert v.odds(lambda o: set(o.traits_added) == {"B", "C"}) == Fraction(1, 2)


def test_a_trick_takes_the_roles_of_idle_enemies() -> None:
    """first_night.duelist · trick_avenger"""
    v = Village("T:trick_avenger A:knight+enemy=T B:seer+enemy=T C:medium W:werewolf", night=1).acts("B divine C")

    assert [s for s in v.steps() if "became" in s] == ["first_night.duelist became:bodyguard"]


@pytest.mark.parametrize("role", ["widow", "celestial+lovers=Q", "villager"])
def test_some_keep_their_role(role: str) -> None:
    """first_night.duelist · widow, celestial"""
    v = Village(f"T:trick_avenger A:{role}+enemy=T B:seer C:medium Q:cupid W:werewolf", night=1)

    assert ("first_night.duelist became:villager" in v.steps()) is False
    assert not [s for s in v.steps() if "became" in s]


@pytest.mark.parametrize(("seats", "camp"), [
    ("A:villager B:seer W:werewolf", "werewolf"), ("A:villager W:werewolf", "village"),
    ("A:villager W:werewolf V:werewolf", "village"), ("W:werewolf", "werewolf"), ("A:seer", "village"),
    ("A:villager+lovers=T B:seer W:werewolf", "village"),
])
@pytest.mark.parametrize("role", ["tengu", "great_tengu", "meteor_tengu", "demon_tengu", "long_nosed_tengu"])
def test_tengu_join_the_smaller_side(role: str, seats: str, camp: str) -> None:
    """first_night.tengu_camp"""
    assert Village(f"T:{role} {seats}", night=1).only().results == {"T": [["tengu_camp", "", camp]]}
