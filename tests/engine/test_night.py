"""The night as scenarios: one sentence a test, the step and role it comes from in the docstring."""

from __future__ import annotations

from fractions import Fraction

import pytest
from scenes import Village

from engine.shikigami.plans import plans


def test_a_guard_at_the_door_turns_the_wolf_away() -> None:
    """attack.06, attack.10 · bodyguard"""
    v = Village("W:werewolf G:bodyguard B:villager").acts("W eat B", "G guard B")

    assert v.only().deaths == {}
    assert v.only().results == {"G": [["guard_success", "B"]]}


def test_a_guard_elsewhere_saves_nobody() -> None:
    """attack.01 · bodyguard"""
    v = Village("W:werewolf G:bodyguard B:villager C:villager").acts("W eat B", "G guard C")

    assert v.only().deaths == {"B": "wolf_killed"}


def test_a_dead_guard_guards_nobody() -> None:
    """attack.02 · bodyguard"""
    v = Village("W:werewolf -G:bodyguard B:villager").acts("W eat B", "G guard B")

    assert v.only().deaths == {"B": "wolf_killed"}


def test_nobody_guards_on_the_first_night() -> None:
    """guard_declaration, n ≥ 2 · bodyguard"""
    v = Village("W:werewolf G:bodyguard B:villager", night=1).acts("W eat B", "G guard B")

    assert v.only().deaths == {"B": "wolf_killed"}


def test_clouds_break_every_other_guard_who_is_told_all_the_same() -> None:
    """attack.04 · overcast"""
    v = Village("W:werewolf G:bodyguard B:villager", weather="overcast").acts("W eat B", "G guard B")

    assert v.odds(v.died("B", "wolf_killed")) == Fraction(1, 2)
    assert v.odds(v.told("G", "guard_success", "B")) == 1


def test_each_guard_is_broken_for_itself() -> None:
    """attack.04, D4 · overcast"""
    v = Village("W:werewolf G:bodyguard H:bodyguard B:villager", weather="overcast")
    v.acts("W eat B", "G guard B", "H guard B")

    assert v.odds(v.died("B", "wolf_killed")) == Fraction(1, 4)


def test_no_guard_stops_an_attack_on_the_pierced() -> None:
    """attack.09 · penetration"""
    v = Village("W:werewolf G:bodyguard B:villager+penetration").acts("W eat B", "G guard B")

    assert v.only().deaths == {"B": "wolf_killed"}
    assert v.only().results == {"G": [["guard_success", "B"]]}


@pytest.mark.parametrize("weather", ["full_moon", "blossom_haze"])
def test_weather_takes_the_guard_away(weather: str) -> None:
    """weather_nullification, guard.01 · full_moon, blossom_haze"""
    v = Village("W:werewolf G:bodyguard B:villager", weather=weather).acts("W eat B", "G guard B")

    assert "G" not in v.only().results
    assert v.only().deaths == ({} if weather == "blossom_haze" else {"B": "wolf_killed"})


@pytest.mark.parametrize("weather", ["new_moon", "blossom_haze"])
def test_weather_calls_the_attack_off(weather: str) -> None:
    """attack.entry · new_moon, blossom_haze"""
    v = Village("W:werewolf B:villager", weather=weather).acts("W eat B")

    assert v.only().deaths == {}
    assert "attack.entry void" in v.steps()


def test_a_fox_slips_away_and_knows_it() -> None:
    """attack.after 5 · fox"""
    v = Village("W:werewolf F:fox B:villager").acts("W eat F")

    assert v.only().deaths == {}
    assert v.only().results == {"F": [["fox_targeted", "F"]]}


def test_wolves_do_not_eat_wolves() -> None:
    """attack.after 5 · werewolf"""
    v = Village("W:werewolf X:werewolf B:villager").acts("W eat X")

    assert v.only().deaths == {}
    assert "attack.after.kin wolf" in v.steps()


@pytest.mark.parametrize("role", ["poisoner", "cat"])
def test_poison_kills_the_wolf_that_bites(role: str) -> None:
    """attack.after 8 · poisoner, cat"""
    v = Village(f"W:werewolf X:werewolf B:{role} C:villager").acts("W eat B")

    assert v.only().deaths == {"B": "wolf_killed", "W": "poisoned"}


def test_drought_takes_the_poison() -> None:
    """attack.after 8 · drought"""
    v = Village("W:werewolf B:poisoner C:villager", weather="drought").acts("W eat B")

    assert v.only().deaths == {"B": "wolf_killed"}


def test_a_guarded_poisoner_poisons_nobody() -> None:
    """attack.10 · poisoner"""
    v = Village("W:werewolf B:poisoner G:bodyguard").acts("W eat B", "G guard B")

    assert v.only().deaths == {}


def test_the_dummy_is_simply_killed() -> None:
    """attack.after 1 · dummy"""
    v = Village("W:werewolf *D:fox B:villager", night=1).acts("W eat D")

    assert v.only().deaths == {"D": "wolf_killed"}


def test_a_protector_dies_instead() -> None:
    """attack.after 2 · protected"""
    v = Village("W:werewolf B:villager+protected=P+protected=Q P:villager Q:villager").acts("W eat B")

    assert v.odds(v.died("P", "sacrificed")) == Fraction(1, 2)
    assert v.odds(v.died("Q", "sacrificed")) == Fraction(1, 2)
    assert v.odds(v.lived("B")) == 1


def test_the_last_wolf_vote_of_the_night_counts_in_the_lab() -> None:
    """traps, preamble · werewolf"""
    v = Village("W:werewolf X:werewolf B:villager C:villager").acts("W eat B", "X eat C")

    assert v.only().deaths == {"C": "wolf_killed"}


@pytest.mark.parametrize(("role", "result"), [
    ("villager", "divined_human"), ("werewolf", "divined_wolf"), ("possessed", "divined_human"),
    ("fox", "divined_human"),
    ("depraver", "divined_human"), ("cupid", "divined_human"), ("villager+black_wisp", "divined_wolf"),
])
def test_a_seer_learns_the_colour(role: str, result: str) -> None:
    """divination · seer"""
    v = Village(f"S:seer B:{role} W:werewolf").acts("S divine B")

    assert v.only().results == {"S": [[result, "B"]]}


def test_a_divined_fox_dies() -> None:
    """spell_kill · seer, fox"""
    v = Village("S:seer F:fox W:werewolf").acts("S divine F")

    assert v.only().deaths == {"F": "spell_killed"}
    assert v.steps()[-1] == "spell_kill killed:spell_killed"


def test_a_seer_killed_tonight_sees_nothing() -> None:
    """divination · seer"""
    v = Village("S:seer F:fox W:werewolf").acts("W eat S", "S divine F")

    assert v.only().results == {} and v.only().deaths == {"S": "wolf_killed"}


def test_a_fox_killed_tonight_is_not_killed_again() -> None:
    """divination: a dead target still gives a result · fox"""
    v = Village("S:seer F:fox+death_selected=2 W:werewolf").acts("S divine F")

    assert v.only().deaths == {"F": "returned"}
    assert v.only().results == {"S": [["divined_human", "F"]]}


def test_a_sunshower_spares_the_fox() -> None:
    """spell_kill · sunshower"""
    v = Village("S:seer F:fox W:werewolf", weather="sunshower").acts("S divine F")

    assert v.only().deaths == {}


def test_half_the_divinations_fail_under_a_half_moon() -> None:
    """divination · half_moon"""
    v = Village("S:seer F:fox W:werewolf", weather="half_moon").acts("S divine F")

    assert v.odds(v.told("S", "divined_failed", "F")) == Fraction(1, 2)
    assert v.odds(v.died("F", "spell_killed")) == Fraction(1, 2)


def test_lovers_do_not_outlive_each_other() -> None:
    """followed_suicide · lovers"""
    v = Village("W:werewolf A:villager+lovers=Q B:villager+lovers=Q Q:cupid C:villager+lovers=R R:cupid")
    v.acts("W eat A")

    assert v.only().deaths == {"A": "wolf_killed", "B": "lovers_followed"}


def test_depravers_follow_the_last_fox() -> None:
    """followed_suicide · depraver"""
    v = Village("S:seer F:fox D:depraver E:depraver+lovers=Q Q:cupid+lovers=Q W:werewolf").acts("S divine F")

    assert v.only().deaths == {"F": "spell_killed", "D": "fox_followed"}


def test_depravers_live_while_a_fox_lives_or_none_ever_did() -> None:
    """followed_suicide · depraver"""
    two = Village("S:seer F:fox G:fox D:depraver W:werewolf").acts("S divine F")
    none = Village("S:seer D:depraver B:villager W:werewolf").acts("W eat B")

    assert two.only().deaths == {"F": "spell_killed"}
    assert none.only().deaths == {"B": "wolf_killed"}


def test_a_dummy_follows_nobody() -> None:
    """day.md, depraver: not as the dummy"""
    v = Village("S:seer F:fox *D:depraver W:werewolf").acts("S divine F")

    assert v.only().deaths == {"F": "spell_killed"}


def test_following_goes_on_and_on() -> None:
    """followed_suicide: chain-wise · lovers, depraver"""
    v = Village("W:werewolf A:villager+lovers=Q F:fox+lovers=Q D:depraver Q:cupid").acts("W eat A")

    assert v.only().deaths == {"A": "wolf_killed", "F": "lovers_followed", "D": "fox_followed"}


def test_an_arrow_makes_lovers_at_once() -> None:
    """instant_actions · cupid"""
    v = Village("Q:cupid A:villager B:villager W:werewolf", night=1).acts("Q shoot_arrow A B", "W eat A")

    assert v.only().deaths == {"A": "wolf_killed", "B": "lovers_followed"}
    assert v.only().traits_added == {"A": [["lovers", "Q"]], "B": [["lovers", "Q"]]}


def test_a_cat_calls_one_dead_in_five_back_and_now_and_then_another() -> None:
    """revival · cat"""
    v = Village("C:cat -X:villager -Y:villager -Z:villager W:werewolf").acts("C revive X")

    assert v.odds(v.told("C", "revive_failed", "X")) == Fraction(3, 4)
    assert v.odds(v.told("C", "revive_success", "X")) == Fraction(1, 5)
    assert v.odds(v.told("C", "revive_success", "Y")) == Fraction(1, 40)


@pytest.mark.parametrize("limited", ["cat", "depraver", "villager+lovers=C"])
def test_some_cannot_be_called_back(limited: str) -> None:
    """revival · cat, depraver, lovers"""
    v = Village(f"C:cat -X:{limited} W:werewolf", weather="thunderstorm").acts("C revive X")

    assert v.odds(v.told("C", "revive_failed", "X")) == 1


def test_a_cat_killed_tonight_calls_nobody() -> None:
    """revival · cat"""
    v = Village("C:cat -X:villager W:werewolf", weather="thunderstorm drought").acts("C revive X", "W eat C")

    assert v.only().results == {}


def test_nobody_comes_back_where_roles_are_open() -> None:
    """revival · open_cast"""
    v = Village("C:cat -X:villager W:werewolf", weather="thunderstorm", options=("open_cast",)).acts("C revive X")

    assert v.only().results == {}


def test_no_mistake_calls_the_dummy_back() -> None:
    """revival: with nobody else to raise, the mistake falls on the chosen one · cat"""
    v = Village("C:cat -X:villager -*D:villager W:werewolf").acts("C revive X")

    assert v.odds(v.told("C", "revive_success", "X")) == Fraction(1, 4)


def test_rain_doubles_the_mistakes() -> None:
    """revival · scattered_rain"""
    v = Village("C:cat -X:villager -Y:villager W:werewolf", weather="scattered_rain").acts("C revive X")

    assert v.odds(v.told("C", "revive_success", "Y")) == Fraction(1, 10)
    assert v.odds(v.told("C", "revive_failed", "X")) == Fraction(3, 4)


def test_the_note_kills_through_a_guard() -> None:
    """death_note"""
    v = Village("D:villager+death_note=2 A:villager G:bodyguard W:werewolf").acts("D death_note A", "G guard A")

    assert v.only().deaths == {"A": "assassinated"}


def test_yesterdays_note_does_nothing() -> None:
    """death_note: [n]"""
    v = Village("D:villager+death_note=1 A:villager W:werewolf").acts("D death_note A")

    assert v.only().deaths == {}


def test_sealed_messages_are_not_told() -> None:
    """option seal_message"""
    v = Village("W:werewolf G:bodyguard B:villager", options=("seal_message",)).acts("W eat B", "G guard B")

    assert v.only().results == {} and v.only().deaths == {}


def test_what_nobody_can_trigger_costs_nothing() -> None:
    """A plan drops the steps nobody in play needs, and keeps them where somebody may."""
    plain = plans(frozenset({"villager", "werewolf", "seer"})).night
    wide = plans(frozenset({"villager", "werewolf", "seer", "fox", "bodyguard", "cupid", "poisoner"})).night

    assert plain.step_ids(2) == [
        "attack.entry", "attack.after.dummy", "attack.after.kin", "attack.after.ability", "attack.after.kill",
        "divination.dead", "divination.result",
    ]
    wanted = {"attack.07", "attack.after.fox", "spell_kill", "followed_suicide", "attack.after.poison"}
    assert wanted <= set(wide.step_ids(2))
    assert "attack.04" not in wide.step_ids(2)
    assert "guard.02" not in wide.step_ids(1)
