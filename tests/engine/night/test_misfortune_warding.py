"""misfortune_warding — 厄払い処理, and what is told of it (success_recording)."""

from __future__ import annotations

from fractions import Fraction

from scenes import Village

HALF = Fraction(1, 2)


def test_a_warded_seer_survives_the_curse_and_learns() -> None:
    """misfortune_warding, success_recording · misfortune_god"""
    night = Village("Z:misfortune_god S:seer X:cursed_wolf B:villager").acts("Z ward_off S", "S divine X").only()

    assert night.deaths == {}
    assert night.results == {"Z": [["ward_success", "S"]], "S": [["divined_wolf", "X"]]}


def test_a_warded_curse_doctor_survives_the_bearer_and_lays_no_curse() -> None:
    """cursing · misfortune_god"""
    v = Village("Z:misfortune_god C:curse_doctor X:cursed_bat S:dream_seer W:werewolf")

    assert v.acts("Z ward_off C", "C curse X").only().results == {"Z": [["ward_success", "C"]]}
    assert v.only().deaths == {}


def test_a_warded_jammer_survives_the_bearer_and_jams_it() -> None:
    """jamming · misfortune_god"""
    night = Village("Z:misfortune_god J:moon_rabbit C:curse_god").acts("Z ward_off J", "J jam C").only()

    assert night.deaths == {} and night.results == {"Z": [["ward_success", "J"]]}


def test_a_warded_diviner_is_not_jammed() -> None:
    """jamming · misfortune_god"""
    v = Village("Z:misfortune_god J:moon_rabbit S:seer B:villager").acts("Z ward_off S", "J jam S", "S divine B")

    assert v.only().results == {"Z": [["ward_success", "S"]], "S": [["divined_human", "B"]]}


def test_half_the_moon_and_illusions_do_not_fool_the_warded() -> None:
    """divination · misfortune_god, half_moon, phantom_wolf"""
    moon = Village("Z:misfortune_god S:seer B:villager", weather="half_moon").acts("Z ward_off S", "S divine B")
    wolf = Village("Z:misfortune_god S:seer P:phantom_wolf").acts("Z ward_off S", "S divine P").only()

    assert moon.odds(moon.told("S", "divined_human", "B")) == 1
    assert moon.odds(moon.told("Z", "ward_success", "S")) == HALF
    assert wolf.results == {"Z": [["ward_success", "S"]], "S": [["divined_wolf", "P"]]} and not wolf.traits_added


def test_a_possession_booked_on_the_warded_is_cancelled() -> None:
    """misfortune_warding, possession · misfortune_god, possessing_wolf"""
    night = Village("P:possessing_wolf Z:misfortune_god B:villager C:villager").acts("P eat B", "Z ward_off B").only()

    assert night.deaths == {"B": "wolf_killed"} and night.results == {"Z": [["ward_success", "B"]]}
    assert not night.traits_added


def test_an_attacking_possessor_that_is_warded_gets_no_body() -> None:
    """misfortune_warding · misfortune_god, possessing_wolf"""
    night = Village("P:possessing_wolf Z:misfortune_god B:villager C:villager").acts("P eat B", "Z ward_off P").only()

    assert night.deaths == {"B": "wolf_killed"} and night.results == {"Z": [["ward_success", "P"]]}


def test_a_warded_possessor_is_sent_home_and_gets_no_new_body() -> None:
    """misfortune_warding, possession · misfortune_god"""
    night = Village("P:possessing_wolf~Q -Q:villager Z:misfortune_god B:villager C:villager").acts(
        "P eat B", "Z ward_off Q"
    ).only()

    assert night.deaths == {"B": "wolf_killed"} and night.results == {"Z": [["ward_success", "Q"]]}
    assert night.traits_lost == {"P": [["wears_body", "Q"]], "Q": [["worn_by", "P"]]} and not night.traits_added


def test_a_warded_taker_of_corpses_stays_where_it_is() -> None:
    """corpse_possession · misfortune_god, inugami"""
    night = Village("I:inugami Z:misfortune_god -X:villager").acts("I possess X", "Z ward_off I").only()

    assert night.results == {"Z": [["ward_success", "I"]]} and not night.traits_added


def test_a_dead_misfortune_god_wards_nobody() -> None:
    """misfortune_warding · misfortune_god"""
    night = Village("Z:misfortune_god S:seer X:cursed_wolf W:werewolf").acts(
        "W eat Z", "Z ward_off S", "S divine X"
    ).only()

    assert night.deaths == {"Z": "wolf_killed", "S": "cursed"} and not night.results


def test_the_full_moon_takes_the_ward_away() -> None:
    """weather_nullification · full_moon, misfortune_god"""
    v = Village("Z:misfortune_god S:seer X:cursed_wolf", weather="full_moon").acts("Z ward_off S", "S divine X")

    assert v.only().deaths == {"S": "cursed"}


def test_flowers_do_not() -> None:
    """weather_nullification · blossom_haze, misfortune_god"""
    v = Village("Z:misfortune_god S:seer X:cursed_wolf", weather="blossom_haze").acts("Z ward_off S", "S divine X")

    assert v.only().deaths == {}


def test_all_who_warded_that_seat_are_told() -> None:
    """success_recording · misfortune_god"""
    v = Village("Z:misfortune_god Y:misfortune_god S:seer X:cursed_wolf").acts(
        "Z ward_off S", "Y ward_off S", "S divine X"
    )

    assert v.only().results["Z"] == v.only().results["Y"] == [["ward_success", "S"]]


def test_sealed_messages_tell_neither_of_wards_nor_of_exorcisms() -> None:
    """success_recording · seal_message"""
    v = Village("Z:misfortune_god E:exorcist S:seer X:cursed_wolf", options=("seal_message",)).acts(
        "Z ward_off S", "E dispel X", "S divine X"
    )

    assert "Z" not in v.only().results and "E" not in v.only().results
