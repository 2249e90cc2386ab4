"""delayed_copy to death_note_move: what the end of a night brings."""

from __future__ import annotations

from fractions import Fraction

import pytest
from scenes import Village

from engine.shikigami.roles import FAMILIES, ROLES

HALF = Fraction(1, 2)


# delayed_copy, delayed_change


@pytest.mark.parametrize(("copied", "upper", "lower"), [
    ("bodyguard", "knight", "dream_warden"), ("wizard", "trigram_wizard", "heterodox_wizard"),
    ("seer", "soul_seer", "dream_seer"), ("werewolf", "sirius_wolf", "emperor_wolf"),
    ("fox", "heavenly_fox", "wild_zen"),
    ("possessed", "whisperer", "martyr"), ("villager", "executioner", "suspicious"), ("nue", "villager", "villager"),
    ("seer+copied", "villager", "villager"), ("knight+copied_soul", "villager", "villager"),
])
def test_late_copiers_become_the_strong_or_the_weak_role(copied: str, upper: str, lower: str) -> None:
    """delayed_copy · awakener, dream_teller"""
    v = Village(f"A:awakener+copied_seat=X D:dream_teller+copied_seat=X X:{copied} W:werewolf", night=3)

    assert v.only().traits_added == {"A": ["copied_soul"], "D": ["copied_teller"]}
    assert [s.split(":")[1] for s in v.steps() if "became" in s] == [upper, lower]
    assert not Village(f"A:awakener+copied_seat=X X:{copied} W:werewolf", night=2).only().traits_added


def test_what_they_become_is_in_the_rule_book() -> None:
    """delayed_copy · all families"""
    families = {role.family for family in FAMILIES for role in family.ROLES}

    assert {name for f in families for name in (f.basic, f.upper, f.lower)} <= set(ROLES)
    assert len(families) == 36


def test_a_day_fox_grows_up_on_the_fourth_night() -> None:
    """delayed_change · day_fox"""
    v = Village("F:day_fox W:werewolf", night=4)

    assert v.only().traits_added == {"F": ["changed_vindictive"]} and "delayed_change became:fox" in v.steps()
    assert not Village("F:day_fox W:werewolf", night=3).only().traits_added


# followed_suicide


def test_lovers_follow_chain_wise_and_shrine_maidens_hear_their_camps() -> None:
    """followed_suicide · lovers, shrine_maiden, wind_celebrant"""
    v = Village(
        "A:villager+lovers=Q B:werewolf+lovers=Q+lovers=R C:fox+lovers=R Q:cupid R:cupid M:shrine_maiden"
        " N:wind_celebrant -O:shrine_maiden W:werewolf"
    ).acts("W eat A")
    told = [["shrine_result", "B", "werewolf"], ["shrine_result", "C", "fox"]]

    assert v.only().deaths == {"A": "wolf_killed", "B": "lovers_followed", "C": "lovers_followed"}
    assert v.only().results == {"M": told, "N": told}


def test_of_another_cupids_couple_nobody_follows() -> None:
    """followed_suicide · lovers"""
    v = Village("A:villager+lovers=Q B:seer+lovers=R C:seer+lovers=R Q:cupid R:cupid W:werewolf").acts("W eat A")

    assert v.only().deaths == {"A": "wolf_killed"}


@pytest.mark.parametrize("role", ["depraver", "iroku"])
def test_depravers_follow_the_last_fox(role: str) -> None:
    """followed_suicide · depraver, iroku"""
    v = Village(f"D:{role} F:fox K:white_fox W:werewolf X:assassin Y:assassin")
    none = Village(f"D:{role} W:werewolf B:villager").acts("W eat B").only()

    assert v.acts("X assassinate F").only().deaths == {"F": "assassinated"}
    assert v.acts("Y assassinate K").only().deaths == {
        "F": "assassinated", "K": "assassinated", "D": "fox_followed",
    }
    assert none.deaths == {"B": "wolf_killed"}


# night_medium


def test_an_insect_princess_learns_who_was_spared() -> None:
    """night_medium · insect_princess"""
    seats = "P:insect_princess G:bodyguard B:villager X:assassin O:ogre C:seer F:fox W:werewolf T:samurai"
    night = Village(seats).acts("W eat B", "G guard B", "X assassinate T", "O abduct_pass").only()

    assert night.results["P"] == [["attempt_result", "B"], ["attempt_result", "T"]]
    fox = Village(seats).acts("W eat F", "X assassinate_pass").only()
    assert fox.results["P"] == [["attempt_result", "F"]]
    dead = Village(seats).acts("W eat B").only()
    assert "P" not in dead.results
    ogre = Village(seats, weather="gathering_clouds").acts("O abduct C").only()
    assert ogre.results == {"P": [["attempt_result", "C"]]}


def test_she_does_not_sense_a_line_of_wind_and_tells_nothing_when_dead() -> None:
    """night_medium · wind_god"""
    v = Village("P:insect_princess X:wind_god B:villager C:villager W:werewolf").acts("X step_assassinate B C")
    dead = Village("-P:insect_princess G:bodyguard B:villager W:werewolf").acts("W eat B", "G guard B").only()

    assert all("P" not in o.results for o in v.outcomes()) and "P" not in dead.results


# priest_oracle


def oracle(role: str, n: int, rest: str = "A:villager B:seer -C:werewolf -D:fox -E:medium W:werewolf F:dream_mason",
           weather: str = "", acts: tuple[str, ...] = ()) -> str:
    """What the seat P is told on night *n*; empty for nothing."""
    told = Village(f"P:{role} {rest}", night=n, weather=weather).acts(*acts).only().results.get("P", [])
    return told[0][2] if told else ""


@pytest.mark.parametrize(("role", "n", "value"), [
    ("priest", 1, ""), ("priest", 2, ""), ("priest", 3, "4"), ("priest", 4, ""), ("priest", 5, "4"),
    ("bishop", 1, ""), ("bishop", 2, "2"), ("bishop", 3, ""), ("bishop", 4, "2"),
    ("high_priest", 3, ""), ("high_priest", 4, "2"), ("high_priest", 5, "4"),
    ("dream_priest", 2, ""), ("dream_priest", 3, "2"), ("saint_prince", 3, ""), ("saint_prince", 5, ""),
    ("saint_prince", 4, "2"), ("boundary_priest", 1, ""), ("boundary_priest", 2, "0"),
    ("long_nosed_tengu", 3, "4"), ("long_nosed_tengu", 2, ""), ("love_priest", 3, "0"), ("love_priest", 2, ""),
    ("dowser", 3, "0"), ("dowser", 2, ""),
])
def test_the_nights_and_numbers_of_oracles(role: str, n: int, value: str) -> None:
    """priest_oracle"""
    assert oracle(role, n) == value


def test_what_they_count() -> None:
    """priest_oracle · love_priest, dowser, bishop, boundary_priest, dream_priest"""
    lovers = "A:villager+lovers=Q B:seer+lovers=Q+blinder+blinder -C:medium+lovers=Q Q:cupid W:werewolf"

    assert oracle("love_priest", 3, lovers) == "2"
    assert oracle("dowser", 3, lovers) == "3"
    assert oracle("bishop", 2, lovers) == "1"
    assert oracle("priest", 3, lovers) == "3"
    assert oracle("dream_priest", 3, "A:fairy B:dream_seer -C:dream_mason W:werewolf", weather="tropical_night") == ""
    assert oracle("dream_priest", 3, "A:fairy B:dream_seer -C:dream_mason W:werewolf") == "3"
    assert oracle("boundary_priest", 2, "S:seer T:seer J:moon_rabbit W:werewolf",
                  acts=("S divine P", "T divine S", "J jam P")) == "2"


def test_a_saint_prince_looks_at_the_seats_around_and_at_the_dummy() -> None:
    """priest_oracle · saint_prince: rows of five"""
    far = "A:villager B:werewolf -{}D:fox"

    assert oracle("saint_prince", 4, far.format("*")) == "2" and oracle("saint_prince", 4, far.format("")) == "1"
    assert oracle("saint_prince", 4, "A:villager C:villager D:fox B:bat F:ogre W:werewolf") == "3"


def test_a_dead_oracle_is_silent() -> None:
    """priest_oracle"""
    assert not Village("P:priest A:villager W:werewolf", night=3).acts("W eat P").only().results


@pytest.mark.parametrize(("rest", "heir"), [
    ("A:villager W:werewolf B:villager C:seer D:medium", ""),
    ("A:villager W:werewolf B:villager", "werewolf"),
    ("A:villager+lovers=A B:villager+lovers=A W:werewolf", "lovers"),
    ("A:villager B:seer C:medium D:villager F:fox W:werewolf", "fox"),
    ("A:villager+lovers=Q B:villager+lovers=Q C:medium D:villager Q:cupid W:werewolf", "lovers"),
    ("A:villager B:seer C:medium D:villager E:villager F:fox W:werewolf V:werewolf", ""),
])
def test_a_prophet_names_the_heir_in_a_crisis(rest: str, heir: str) -> None:
    """priest_oracle · prophet"""
    assert oracle("prophet", 2, rest) == heir


def test_a_widow_learns_the_dummys_role() -> None:
    """priest_oracle · widow"""
    night = Village("P:widow *D:seer W:werewolf", night=1).acts("W eat D").only()

    assert night.results == {"P": [["sympathy", "D", "seer"]]} and night.traits_added == {"P": ["mind_sympathy"]}
    assert not Village("P:widow *D:seer W:werewolf", night=2).only().results
    assert not Village("P:widow D:seer W:werewolf", night=1).only().results


def test_prayers_set_the_weather_of_the_day_after_tomorrow() -> None:
    """priest_oracle · rain_prayer: nights divisible by 3, with more others than twice the wolves"""
    crowd = "A:bat B:bat C:fox W:werewolf"

    assert "priest_oracle.rain foretold:drawn" in Village(f"P:rain_prayer {crowd}", night=3).steps()
    assert not Village(f"P:rain_prayer {crowd}", night=2).steps()
    assert not Village("P:rain_prayer A:villager B:bat W:werewolf", night=3).steps()
    assert not Village(f"-P:rain_prayer {crowd}", night=3).steps()


BUSY = "B:villager C:villager E:villager F:villager G:villager H:villager W:werewolf V:werewolf"


@pytest.mark.parametrize(("seats", "n", "back"), [
    (f"-T:celestial {BUSY}", 3, False), (f"-T:celestial {BUSY}", 4, True),
    (f"-T:celestial+lost_ability {BUSY}", 4, False), (f"-T:celestial+lovers=B {BUSY}", 4, False),
    ("-T:celestial B:seer C:seer E:seer F:seer G:seer W:werewolf", 3, True),
    ("-T:celestial B:seer C:seer E:seer F:seer W:werewolf V:werewolf", 3, True),
    (f"-T:celestial -X:bat -Y:bat -Z:bat -A:bat -D:bat -I:bat -J:bat {BUSY}", 3, True),
    ("-T:celestial B:seer C:bat E:bat F:bat G:bat H:fox I:bat W:werewolf V:werewolf", 3, False),
])
def test_when_a_celestial_comes_back(seats: str, n: int, back: bool) -> None:
    """priest_oracle · celestial: night 4, a crisis, one wolf, half the seats"""
    v = Village(seats, night=n)

    assert ("priest_oracle.heaven revived" in v.steps()) is back
    assert v.only().traits_added == ({"T": ["lost_ability"]} if back else {})


def test_one_that_lived_too_long_only_loses_its_ability() -> None:
    """priest_oracle · celestial"""
    assert Village(f"T:celestial {BUSY}", night=4).only().traits_added == {"T": ["lost_ability"]}
    assert not Village(f"T:celestial {BUSY}", night=3).only().traits_added


# wolf_failed


def test_an_inch_warrior_learns_from_what_lives() -> None:
    """wolf_failed · inch_warrior; a dead one learns nothing"""
    seats = "I:inch_warrior B:fox C:villager W:werewolf X:assassin"
    night = Village(seats).acts("W eat B", "I guard C").only()

    assert night.traits_added == {"C": ["penetration"]} and ["penetration_added", "C"] in night.results["I"]
    assert not Village(seats).acts("W eat B", "I guard C", "X assassinate I").only().traits_added
    assert not Village(seats, weather="full_moon").acts("W eat B", "I guard C").only().traits_added


@pytest.mark.parametrize(("version", "pierced"), [("3.1.0a9", True), ("3.1.0b1", False)])
def test_under_flowers_the_editions_differ(version: str, pierced: bool) -> None:
    """wolf_failed, V20 · inch_warrior"""
    v = Village("I:inch_warrior B:villager C:villager W:werewolf", weather="blossom_haze", version=version)

    assert bool(v.acts("W eat B", "I guard C").only().traits_added) is pierced


# joker_move, death_note_move


def test_the_joker_leaves_a_dead_hand_and_the_note_finds_a_new_one() -> None:
    """joker_move, death_note_move"""
    joker = Village("A:villager+joker=3 B:seer W:werewolf", options=("joker",)).acts("W eat A")
    note = Village("A:villager B:seer W:werewolf", options=("death_note",)).acts("W eat A")

    assert joker.odds(lambda o: o.traits_added == {"B": [["joker", 3]]}) == HALF
    assert note.odds(lambda o: o.traits_added == {"B": [["death_note", 3]]}) == HALF
    assert not Village("A:villager+joker=3 B:seer W:werewolf", options=("joker",)).only().traits_added
    assert not Village("A:villager+joker=3 B:seer W:werewolf").acts("W eat A").only().traits_added
