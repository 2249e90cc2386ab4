"""tailing — 尾行・透視処理."""

from __future__ import annotations

from fractions import Fraction

import pytest
from scenes import Village


def tail(seats: str, *acts: str, **more):
    return Village(f"T:reporter {seats}", **more).acts(*acts)


def test_a_reporter_learns_who_came() -> None:
    """tailing · reporter"""
    assert tail("B:villager W:werewolf", "W eat B", "T tail B").only().results == {"T": [["reporter_scoop", "B", "W"]]}


@pytest.mark.parametrize(("target", "wolf"), [
    ("werewolf", "werewolf"), ("fox", "werewolf"), ("villager", "doom_wolf"), ("villager", "chick_wolf"),
    ("therian", "werewolf"), ("villager", "possessing_wolf"), ("fox", "hungry_wolf"),
])
def test_what_counts_as_an_attack(target: str, wolf: str) -> None:
    """tailing · killed, wolf_failed_wolf, wolf_failed_fox, doom_wolf, chick_wolf, therian"""
    night = tail(f"B:{target} W:{wolf} V:werewolf", "W eat B", "T tail B").only()

    assert ["reporter_scoop", "B", "W"] in night.results["T"] and "T" not in night.deaths


@pytest.mark.parametrize(("target", "wolf", "acts"), [
    ("villager", "werewolf", ("G guard B",)), ("ogre", "werewolf", ()), ("possessed", "sharp_wolf", ()),
    ("villager", "hungry_wolf", ()), ("doll_master", "werewolf", ()), ("sturdy_man", "werewolf", ()),
])
def test_what_does_not(target: str, wolf: str, acts: tuple[str, ...]) -> None:
    """tailing · guarded, ogre, backed off, doubled, resisted"""
    v = tail(f"B:{target} W:{wolf} G:bodyguard D:shanghai_doll V:werewolf", "W eat B", *acts, "T tail B")
    weather = Village(
        f"T:reporter B:{target} W:{wolf} G:bodyguard D:shanghai_doll V:werewolf", weather="hazy_moon"
    ).acts("W eat B", *acts, "T tail B")

    assert not [o for o in weather.outcomes() if "T" in o.results or "T" in o.deaths]
    assert v.odds(v.lived("T")) == 1


@pytest.mark.parametrize("role", ["werewolf", "fox", "child_fox", "day_fox", "white_wolf"])
def test_a_reporter_dies_at_other_wolves_and_foxes(role: str) -> None:
    """tailing · reporter"""
    assert tail(f"X:{role} B:villager W:werewolf", "T tail X").only().deaths == {"T": "reporter_duty"}


def test_it_does_not_at_dead_ones_and_other_people() -> None:
    """tailing · reporter"""
    assert not tail("-X:fox W:werewolf", "T tail X").only().deaths
    assert not tail("X:possessed W:werewolf", "T tail X").only().deaths


@pytest.mark.parametrize(("role", "action"), [("reporter", "tail"), ("orangutan", "scan")])
def test_traps_meet_those_who_follow(role: str, action: str) -> None:
    """tailing · trapper, snow_woman"""
    deadly = Village(f"T:{role} X:trapper B:seer C:bat").acts("X trap B", "B divine C", f"T {action} B").only()
    cold = Village(f"T:{role} X:snow_woman B:seer C:bat").acts("X trap B", "B divine C", f"T {action} B").only()

    assert deadly.deaths == {"T": "trapped"} and "T" not in deadly.results
    assert cold.traits_added == {"T": [["frostbite", 3]]} and ("T" in cold.results) == (role == "orangutan")


def test_the_full_moon_stops_the_reporter_and_flowers_stop_both() -> None:
    """weather_nullification · full_moon, blossom_haze"""
    seats = "T:reporter O:orangutan X:fox S:seer"

    assert not Village(seats, weather="full_moon").acts("T tail X").only().deaths
    night = Village(seats, weather="blossom_haze").acts("T tail X", "S divine T", "O scan S").only()
    assert "T" not in night.deaths and "O" not in night.results


def test_a_clairvoyant_sees_all_seats_of_a_vote() -> None:
    """tailing · orangutan"""
    v = Village("T:orangutan M:barrier_mage B:villager C:villager").acts("M barrier B C", "T scan M")
    none = Village("T:orangutan X:assassin B:villager").acts("X assassinate_pass", "T scan X")

    assert v.only().results["T"] == [["clairvoyance", "M", "B"], ["clairvoyance", "M", "C"]]
    assert "T" not in none.only().results


def test_the_dead_follow_nobody() -> None:
    """tailing"""
    assert "T" not in Village("T:orangutan S:seer B:villager W:werewolf").acts(
        "W eat T", "S divine B", "T scan S"
    ).only().results


def test_a_thunder_god_dies_in_a_trap_on_its_line_and_feels_no_frost() -> None:
    """tailing · thunder_god"""
    deadly = Village("T:thunder_god X:trapper A:villager B:villager").acts("X trap A", "T step_scan A B").only()
    cold = Village("T:thunder_god X:snow_woman A:villager B:villager").acts("X trap A", "T step_scan A B").only()

    assert deadly.deaths == {"T": "trapped"}
    assert not cold.deaths and not cold.traits_added


@pytest.mark.parametrize(("talker", "weather", "heard"), [
    ("freemason", "", True), ("werewolf", "", True), ("villager", "", False), ("freemason", "ground_blizzard", False),
    ("villager+mind_friend=T", "", True),
])
def test_a_line_of_thunder_sounds_where_talkers_are_near(talker: str, weather: str, heard: bool) -> None:
    """tailing · thunder_god, ground_blizzard"""
    v = Village(f"A:villager T:thunder_god X:{talker} B:villager C:villager D:villager", weather=weather)
    notes = [note for o in v.acts("T step_scan T").outcomes() for note in o.trace if note.step == "tailing.thunder"]

    assert any(note.verdict == "proclaimed" or note.odds for note in notes) is heard


def test_the_more_neighbours_the_louder() -> None:
    """tailing · thunder_god: min(80, 10 × neighbours) percent"""
    v = Village("A:villager T:thunder_god X:freemason B:villager").acts("T step_scan T")
    (odds,) = {note.odds for o in v.outcomes() for note in o.trace if note.step == "tailing.thunder" and note.odds}

    assert Fraction(*odds) == Fraction(20, 100)
