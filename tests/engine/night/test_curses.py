"""exorcism — 御祓い処理, cursing — 呪術処理, jamming — 他者占い妨害処理."""

from __future__ import annotations

from fractions import Fraction

import pytest
from scenes import Village

BEARERS = (
    "cursed_wolf", "heavenly_fox", "cursed_bat", "fallen_angel", "curse_god", "gashadokuro", "takiyasha",
)


@pytest.mark.parametrize("role", BEARERS)
def test_bearers_of_curses_die_of_exorcism_and_strike_back_at_all_others(role: str) -> None:
    """exorcism, cursing, jamming, divination · curse_bearer"""
    seats = f"X:{role} E:exorcist C:curse_doctor J:moon_rabbit S:seer"

    exorcised = Village(seats).acts("E dispel X").only()
    assert exorcised.deaths == {"X": "cursed"} and exorcised.results == {"E": [["dispel_success", "X"]]}
    assert Village(seats).acts("C curse X").only().deaths == {"C": "cursed"}
    assert Village(seats).acts("J jam X").only().deaths == {"J": "cursed"}
    seen = Village(seats).acts("S divine X").only()
    assert seen.deaths == {"S": "cursed"} and not seen.results


@pytest.mark.parametrize("role", ["possessing_wolf", "inugami", "possessing_fox"])
def test_possessors_die_of_exorcism(role: str) -> None:
    """exorcism · exorcist, possessor"""
    night = Village(f"X:{role} E:exorcist").acts("E dispel X").only()

    assert night.deaths == {"X": "cursed"} and night.results == {"E": [["dispel_success", "X"]]}


def test_others_are_exorcised_in_vain() -> None:
    """exorcism · exorcist"""
    night = Village("B:werewolf E:exorcist").acts("E dispel B").only()

    assert not night.deaths and not night.results


def test_the_weaver_star_is_beyond_exorcism() -> None:
    """exorcism · vega_lovers"""
    assert not Village("X:cursed_bat+vega_lovers E:exorcist").acts("E dispel X").only().deaths


def test_a_dead_bearer_is_not_exorcised_and_strikes_nobody() -> None:
    """exorcism, cursing, divination · curse_bearer"""
    night = Village("-X:cursed_bat E:exorcist").acts("E dispel X").only()
    cursing = Village("-X:cursed_bat C:curse_doctor").acts("C curse X").only()
    seen = Village("X:cursed_bat S:seer W:werewolf").acts("W eat X", "S divine X").only()

    assert not night.deaths and not night.results and not cursing.deaths
    assert seen.deaths == {"X": "wolf_killed"} and seen.results == {"S": [["divined_human", "X"]]}


def test_exorcism_works_on_the_first_night() -> None:
    """exorcism · n = 1"""
    assert Village("X:cursed_bat E:exorcist", night=1).acts("E dispel X").only().deaths == {"X": "cursed"}


def test_an_exorcised_seat_cannot_be_cursed() -> None:
    """exorcism, cursing, success_recording · exorcist, curse_doctor"""
    night = Village("C:curse_doctor E:exorcist S:seer B:villager").acts(
        "C curse B", "E dispel B", "S divine B"
    ).only()

    assert night.deaths == {} and night.results == {
        "E": [["dispel_success", "B"]], "S": [["divined_human", "B"]],
    }


def test_a_possession_of_the_exorcised_is_cancelled() -> None:
    """exorcism, possession · exorcist"""
    night = Village("P:possessing_wolf E:exorcist B:villager C:villager").acts("P eat B", "E dispel B").only()

    assert night.deaths == {"B": "wolf_killed"} and night.results == {"E": [["dispel_success", "B"]]}


def test_a_dead_exorcist_does_nothing() -> None:
    """exorcism · exorcist"""
    assert Village("W:werewolf X:cursed_bat E:exorcist").acts("W eat E", "E dispel X").only().deaths == {
        "E": "wolf_killed",
    }


@pytest.mark.parametrize(("role", "action"), [("curse_doctor", "curse"), ("nine_tails", "fox_curse")])
def test_whoever_divines_or_jams_a_cursed_seat_dies(role: str, action: str) -> None:
    """cursing, jamming, divination · curse_doctor, nine_tails"""
    v = Village(f"C:{role} S:seer J:moon_rabbit B:villager").acts(f"C {action} B", "J jam B", "S divine B")

    assert v.only().deaths == {"J": "cursed", "S": "cursed"}


def test_two_curses_on_one_seat_kill_those_who_laid_them() -> None:
    """cursing · curse_doctor, nine_tails, misfortune_god"""
    seats = "C:curse_doctor N:nine_tails S:seer B:villager Z:misfortune_god"
    both = ("C curse B", "N fox_curse B")

    assert Village(seats).acts(*both).only().deaths == {"C": "cursed", "N": "cursed"}
    assert Village(seats).acts(*both, "S divine B").only().deaths["S"] == "cursed"
    warded = Village(seats).acts(*both, "Z ward_off C").only()
    assert warded.deaths == {"N": "cursed"} and warded.results == {"Z": [["ward_success", "C"]]}


def test_a_dead_curse_doctor_curses_nobody() -> None:
    """cursing · curse_doctor"""
    night = Village("W:werewolf C:curse_doctor S:seer B:villager").acts("W eat C", "C curse B", "S divine B").only()

    assert night.deaths == {"C": "wolf_killed"}


def test_the_lunar_eclipse_silences_bearers_but_not_curses_laid_tonight() -> None:
    """cursing, jamming, divination · lunar_eclipse"""
    v = Village("X:cursed_bat C:curse_doctor J:moon_rabbit S:seer B:villager", weather="lunar_eclipse")

    assert v.acts("C curse X", "J jam X", "S divine B").only().deaths == {"J": "cursed"}
    seen = Village("X:cursed_bat S:seer", weather="lunar_eclipse").acts("S divine X").only()
    assert not seen.deaths and seen.results == {"S": [["divined_human", "X"]]}


def test_a_jammed_divination_fails() -> None:
    """jamming, divination · moon_rabbit"""
    night = Village("J:moon_rabbit S:seer F:fox").acts("J jam S", "S divine F").only()

    assert not night.deaths and night.results == {"S": [["divined_failed", "F"]]}


def test_a_moon_fox_jams_seven_times_in_ten() -> None:
    """jamming · moon_fox"""
    v = Village("J:moon_fox S:seer B:villager").acts("J jam S", "S divine B")

    assert v.odds(v.told("S", "divined_failed", "B")) == Fraction(7, 10)
    assert v.odds(v.told("S", "divined_human", "B")) == Fraction(3, 10)


def test_a_dead_jammer_jams_nobody() -> None:
    """jamming · moon_rabbit"""
    v = Village("W:werewolf J:moon_rabbit S:seer B:villager").acts("W eat J", "J jam S", "S divine B")

    assert v.only().results == {"S": [["divined_human", "B"]]}


@pytest.mark.parametrize(("seats", "acts"), [
    ("J:moon_rabbit S:seer B:villager", ("J jam S", "S divine B")),
    ("C:curse_doctor S:seer B:villager", ("C curse B", "S divine B")),
    ("N:nine_tails S:seer B:villager", ("N fox_curse B", "S divine B")),
])
def test_the_full_moon_takes_jams_and_curses_away(seats: str, acts: tuple[str, ...]) -> None:
    """weather_nullification · full_moon"""
    night = Village(seats, weather="full_moon").acts(*acts).only()

    assert not night.deaths and night.results == {"S": [["divined_human", "B"]]}
