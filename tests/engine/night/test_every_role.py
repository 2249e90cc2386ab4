"""What no other test of the night asks of a role, trait or weather."""

from __future__ import annotations

from fractions import Fraction

import pytest
from scenes import Village


@pytest.mark.parametrize("role", [
    "werewolf", "white_wolf", "cursed_wolf", "phantom_wolf", "immortal_wolf", "poison_wolf", "resist_wolf",
    "trap_wolf", "fire_wolf", "thorn_wolf", "silver_wolf", "eye_wolf", "blue_wolf", "emperor_wolf", "sirius_wolf",
])
def test_every_plain_wolf_eats(role: str) -> None:
    """attack.after 7"""
    assert Village(f"W:{role} B:villager").acts("W eat B").only().deaths == {"B": "wolf_killed"}


@pytest.mark.parametrize(("role", "act", "weather", "heard"), [
    ("spirit_judge", "P step_divine B C", "", True), ("house_noise", "P footstep B C", "", True),
    ("echo_fox", "P footstep B C", "", True), ("house_noise", "P footstep B C", "ground_blizzard", False),
    ("spirit_judge+levitation", "P step_divine B C", "", False),
])
def test_who_is_heard(role: str, act: str, weather: str, heard: bool) -> None:
    """footsteps · spirit_judge, house_noise, echo_fox, levitation, ground_blizzard"""
    v = Village(f"P:{role} B:villager C:villager", weather=weather).acts(act)

    assert any("proclaimed:footsteps" in step for step in v.steps()) is heard


def test_the_ground_sounds_where_frost_stands() -> None:
    """footsteps · frost_pillars: no outcome differs, all ways are walked"""
    v = Village("P:villager B:villager C:villager", weather="frost_pillars")
    odds = {note.odds for note in v.outcomes()[0].trace if note.step == "footsteps"}

    assert len(v.outcomes()) == 1 and odds and v.outcomes()[0].p == 1


@pytest.mark.parametrize("role", ["poison_wolf", "strong_poisoner", "poisoner", "kudagitsune", "poison_bat"])
def test_poison_kills_who_stabs_it_in_the_street(role: str) -> None:
    """assassination · street_slayer, poisonous"""
    night = Village(f"S:street_slayer X:{role} W:werewolf").acts("S assassinate X").only()

    assert night.deaths == {"X": "assassinated", "S": "poisoned"}


@pytest.mark.parametrize("role", ["cat_god", "divine_doctor", "eternal_god", "eclipse_cat", "headman"])
def test_more_who_cannot_be_called_back(role: str) -> None:
    """revival · revival_limited"""
    v = Village(f"C:cat_god -X:{role} F:fox W:werewolf").acts("C revive X")

    assert v.only().results == {"C": [["revive_failed", "X"]]}


def test_a_headman_follows_the_foxes_and_is_not_recalled() -> None:
    """followed_suicide, reverse_assassin · headman"""
    v = Village("H:headman F:fox X:assassin W:werewolf").acts("X assassinate F")
    recalled = Village("-H:headman F:fox X:soul_returner W:werewolf").acts("X assassinate H")

    assert v.only().deaths == {"F": "assassinated", "H": "fox_followed"}
    assert not recalled.steps() or not any("revived" in step for step in recalled.steps())


@pytest.mark.parametrize(("taker", "corpse"), [("inugami", "inugami"), ("possessing_fox", "possessing_fox")])
def test_no_possessor_is_possessed(taker: str, corpse: str) -> None:
    """corpse_possession · possession_limited"""
    assert not Village(f"I:{taker} -X:{corpse} W:werewolf").acts("I possess X").only().traits_added


@pytest.mark.parametrize("role", ["evil_immortal", "hermit_healer", "detective"])
def test_the_possessing_wolf_simply_eats_some(role: str) -> None:
    """attack.after 7 · possession_limited"""
    night = Village(f"P:possessing_wolf X:{role}+lost_ability B:villager").acts("P eat X").only()

    assert night.deaths == {"X": "wolf_killed"} and not night.traits_added


@pytest.mark.parametrize("role", ["three_legged_crow", "hakutaku"])
def test_some_deaths_change_the_next_day(role: str) -> None:
    """attack.after 6 · three_legged_crow, hakutaku"""
    assert any("foretold" in step for step in Village(f"W:werewolf X:{role} B:villager").acts("W eat X").steps())


def test_a_trigram_wizard_has_eight_spells() -> None:
    """wizard_decision · trigram_wizard"""
    v = Village("M:trigram_wizard X:villager W:werewolf").acts("M cast X")

    assert v.odds(lambda o: o.results.get("M") == [["role_divined", "X", "villager"]]) == Fraction(1, 8)
    assert v.odds(lambda o: o.traits_added == {"X": [["death_warrant", 4]]}) == Fraction(1, 8)
    assert v.odds(v.died("X", "assassinated")) == Fraction(1, 8)


@pytest.mark.parametrize(("weather", "result"), [("misty_rain", "divined_human"), ("withering_wind", "sex_male")])
def test_a_nun_divines_three_times_in_ten(weather: str, result: str) -> None:
    """wizard_decision · nun, misty_rain, withering_wind"""
    seats = "M:nun{} X:villager W:werewolf"
    v = Village(seats.format(""), weather=weather).acts("M cast X")
    after = Village(seats.format("+lost_ability")).acts("M cast X").only()

    assert v.odds(v.told("M", result, "X")) == Fraction(3, 10)
    assert v.odds(v.told("M", "divined_failed", "X")) == Fraction(7, 10)
    assert after.results == {"M": [["role_divined", "X", "villager"]]}


def test_a_mimic_divines_half_the_nights() -> None:
    """wizard_decision · mimic"""
    v = Village("M:mimic F:fox W:werewolf").acts("M cast F")

    assert v.odds(v.died("F", "spell_killed")) == v.odds(v.told("M", "divined_failed", "F")) == Fraction(1, 2)


def test_a_russian_doll_pays_too() -> None:
    """attack.08 · russian_doll"""
    v = Village("S:serving_doll_girl D:russian_doll B:villager W:werewolf").acts("W eat B", "S guard B")

    assert v.only().deaths == {"D": "sacrificed"}


def test_a_heavenly_fox_dies_of_divination_when_its_curse_is_eclipsed() -> None:
    """divination, spell_kill · heavenly_fox, lunar_eclipse"""
    v = Village("S:seer X:heavenly_fox W:werewolf", weather="lunar_eclipse").acts("S divine X")

    assert v.only().deaths == {"X": "spell_killed"}


def test_the_weak_roles_do_what_their_families_do() -> None:
    """first_night, divination, followed_suicide · leaf_tengu, eclipse_maiden"""
    tengu = Village("T:leaf_tengu X:bodyguard A:villager W:werewolf", weather="tengu_wind").acts("T tengu_power X")
    joined = Village("T:leaf_tengu A:villager W:werewolf V:werewolf", night=1).only()
    maiden = Village("M:eclipse_maiden A:villager+lovers=Q B:seer+lovers=Q Q:cupid W:werewolf").acts("W eat A").only()

    shouting = {next(iter(way.traits_added)): way.p for way in tengu.outcomes()}
    assert shouting == {"X": Fraction(1, 2), "T": Fraction(1, 2)}, "half of its successes fall on itself"
    assert joined.results == {"T": [["tengu_camp", "", "village"]]}
    assert maiden.results == {"M": [["shrine_result", "B", "village"]]}


def test_a_dream_warden_is_a_liar() -> None:
    """divination · dream_warden, mind_examiner"""
    v = Village("S:mind_examiner X:dream_warden").acts("S divine X")

    assert v.only().results == {"S": [["mind_liar", "X"]]}


def test_snow_light_melts_traps() -> None:
    """weather_nullification · snow_glow"""
    v = Village("T:trapper G:bodyguard B:villager W:werewolf", weather="snow_glow").acts("T trap B", "G guard B")

    assert not v.only().deaths and not v.only().traits_added


@pytest.mark.parametrize(("weather", "trapped"), [("misty_rain", True), ("misty_rain blossom_haze", False)])
def test_under_flowers_no_wolf_traps_its_own_door(weather: str, trapped: bool) -> None:
    """traps · trap_wolf, blossom_haze; a borrowed 反魂師 comes all the same"""
    v = Village("T:trap_wolf M:heterodox_wizard B:villager", night=3, weather=weather).acts("M cast T")

    assert (v.only().deaths.get("M") == "trapped") is trapped
    assert (v.only().deaths.get("T") == "assassinated") is not trapped
