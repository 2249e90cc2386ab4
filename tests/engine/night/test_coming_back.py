"""self_revival — 自己蘇生処理, reverse_revival — 反魂執行, grave_robbing — 墓荒らし処理, revival — 他者蘇生処理."""

from __future__ import annotations

from fractions import Fraction

import pytest
from scenes import Village

ONCE = ["hermit_healer", "snake_god", "tibet_doll", "corpse_immortal", "evil_immortal", "yato_god"]


def p(n: int, of: int = 100) -> Fraction:
    return Fraction(n, of)


# self_revival


@pytest.mark.parametrize("role", ONCE)
def test_some_come_back_once(role: str) -> None:
    """self_revival"""
    seats = f"H:{role} B:villager W:werewolf V:werewolf"
    back = Village(seats).acts("W eat H").only()

    assert not back.deaths and "lost_ability" in back.traits_added["H"]
    assert Village(seats.replace(role, role + "+lost_ability")).acts("W eat H").only().deaths == {"H": "wolf_killed"}
    assert Village(seats.replace(role, role + "+lovers=B")).acts("W eat H").only().deaths == {"H": "wolf_killed"}
    assert Village(seats, weather="clear_sky").acts("W eat H").only().deaths == {"H": "wolf_killed"}
    assert Village(seats.replace("V:werewolf", "X:assassin")).acts("X assassinate H").only().deaths


@pytest.mark.parametrize("role", [*ONCE, "immortal_wolf"])
def test_nothing_is_spent_where_nobody_died(role: str) -> None:
    """self_revival"""
    v = Village(f"H:{role} G:bodyguard W:werewolf V:werewolf").acts("W eat H", "G guard H")

    assert not v.only().deaths and not v.only().traits_added


@pytest.mark.parametrize("role", ["hermit_healer", "snake_god", "corpse_demon", "jiangshi+copied_seat=B"])
def test_whom_the_last_sirius_wolf_killed_stays_dead(role: str) -> None:
    """self_revival · sirius_wolf"""
    v = Village(f"H:{role} B:villager W:sirius_wolf").acts("W eat H")

    assert v.odds(v.died("H", "wolf_killed")) == 1


def test_a_corpse_immortal_befriends_its_attacker() -> None:
    """self_revival · corpse_immortal"""
    night = Village("H:corpse_immortal B:villager W:werewolf V:werewolf").acts("W eat H").only()

    assert night.traits_added["W"] == [["mind_friend", "H"]] and ["mind_friend", "H"] in night.traits_added["H"]


@pytest.mark.parametrize(("role", "weather", "odds"), [
    ("corpse_demon", "", 40), ("corpse_demon", "thunderstorm", 100), ("corpse_demon", "clear_sky", 0),
    ("corpse_demon", "hazy_moon", 40), ("revive_ogre", "", 40), ("revive_ogre", "hazy_moon", 100),
    ("revive_ogre", "gathering_clouds", 0), ("jiangshi+copied_seat=B", "", 40), ("jiangshi+copied_seat=D", "", 0),
    ("jiangshi+copied_seat=B", "thunderstorm", 100), ("jiangshi", "", 0), ("corpse_demon+lovers=B", "", 0),
])
def test_some_come_back_by_chance(role: str, weather: str, odds: int) -> None:
    """self_revival · corpse_demon, revive_ogre, jiangshi, hazy_moon, gathering_clouds, thunderstorm"""
    v = Village(f"H:{role} B:villager -D:seer W:werewolf V:werewolf", weather=weather).acts("W eat H")

    assert v.odds(v.lived("H")) == p(odds) and all("H" not in o.traits_added for o in v.outcomes())


def test_the_partner_of_jiangshi_is_known_by_what_resounds() -> None:
    """self_revival · jiangshi, mind_friend"""
    v = Village("H:jiangshi+mind_friend=H B:villager+mind_friend=H W:werewolf V:werewolf").acts("W eat H")

    assert v.odds(v.lived("H")) == p(40)


def test_a_gotoku_cat_calls_its_partner_back() -> None:
    """self_revival · gotoku_cat"""
    seats = "H:gotoku_cat+copied_seat=D -D:{} B:villager W:werewolf V:werewolf"
    acts = ("W eat H",)

    assert "self_revival.partner revived" in Village(seats.format("seer")).acts(*acts).steps()
    assert "self_revival.partner revived" not in Village(seats.format("cat")).acts(*acts).steps()
    assert "self_revival.partner revived" not in Village(seats.format("seer"), weather="clear_sky").acts(*acts).steps()
    assert Village(seats.format("seer")).acts(*acts).only().deaths == {"H": "wolf_killed"}


@pytest.mark.parametrize("acts", [("V eat W",), ("X assassinate W",), ("E dispel W",)])
def test_an_immortal_wolf_comes_back_from_any_death(acts: tuple[str, ...]) -> None:
    """self_revival · immortal_wolf"""
    seats = "W:immortal_wolf V:hungry_wolf X:assassin E:exorcist B:villager"
    v = Village(seats).acts(*acts)

    assert not v.only().deaths
    if acts[0].startswith("E"):
        return
    assert v.only().traits_added == {"W": ["lost_ability"]}
    assert Village(seats.replace("immortal_wolf", "immortal_wolf+lost_ability")).acts(*acts).only().deaths
    assert Village(seats, weather="clear_sky").acts(*acts).only().deaths
    assert Village(seats.replace("W:immortal_wolf", "W:immortal_wolf+lovers=B")).acts(*acts).only().deaths


# reverse_revival


def test_the_recalled_come_back_even_if_killed_tonight() -> None:
    """reverse_revival · soul_returner"""
    night = Village("X:soul_returner B:villager W:werewolf").acts("W eat B", "X assassinate B").only()

    assert not night.deaths


# grave_robbing


def test_a_robbed_grave_curses_seven_in_ten_who_open_it() -> None:
    """grave_robbing, revival · grave_robber, cat_god"""
    seats = "G:grave_robber C:{} -X:villager W:werewolf"
    v = Village(seats.format("immortal_fox"), weather="scattered_rain").acts("G desecrate X", "C revive X")
    special = Village(seats.format("immortal_fox+vega_lovers")).acts("G desecrate X", "C revive X")
    storm = Village(seats.format("immortal_fox"), weather="thunderstorm").acts("G desecrate X", "C revive X")

    assert v.odds(lambda o: ["death_warrant", 4] in o.traits_added["C"]) == p(70)
    assert special.odds(lambda o: ["death_warrant", 4] in o.traits_added.get("C", [])) == 0
    assert storm.odds(lambda o: bool(o.traits_added)) == 0


@pytest.mark.parametrize(("seats", "options"), [
    ("G:grave_robber C:immortal_fox -X:inugami W:werewolf", ()),
    ("-G:grave_robber C:immortal_fox -X:villager W:werewolf", ()),
])
def test_possessors_are_not_robbed_nor_do_dead_hands_rob(seats: str, options: tuple[str, ...]) -> None:
    """grave_robbing"""
    v = Village(seats, options=options).acts("G desecrate X", "C revive X")

    assert v.odds(lambda o: ["death_warrant", 4] in o.traits_added.get("C", [])) == 0


# revival: one other dead seat, so that a mistake is seen


@pytest.mark.parametrize(("role", "chosen", "other"), [
    ("cat", 20, 5), ("wind_celebrant", 20, 5), ("hermit_cat", 64, 16), ("hermit_cat+successes=1", 16, 4),
    ("hermit_cat+successes=2", 4, 1), ("hermit_cat+successes=3", 2, 0), ("hermit_cat+successes=4", 1, 0),
    ("cat_god", 100, 0), ("divine_doctor", 20, 15), ("eternal_god", 0, 30), ("eclipse_cat", 20, 20),
    ("immortal_fox", 80, 20), ("immortal_fox+lost_ability", 0, 0), ("saigyo", 12, 3),
])
def test_the_rates_of_revival(role: str, chosen: int, other: int) -> None:
    """revival"""
    v = Village(f"C:{role} -X:villager -Y:seer W:werewolf").acts("C revive X")

    assert v.odds(v.told("C", "revive_success", "X")) == p(chosen)
    assert v.odds(v.told("C", "revive_success", "Y")) == p(other)


def test_dolls_help_saigyo() -> None:
    """revival · saigyo: 15 + 10 for each living doll"""
    v = Village("C:saigyo A:lily_doll B:shanghai_doll -D:tibet_doll -X:villager W:werewolf").acts("C revive X")

    assert v.odds(v.told("C", "revive_success", "X")) == p(35)


@pytest.mark.parametrize(("role", "weather", "chosen", "other"), [
    ("cat", "thunderstorm", 100, 0), ("eternal_god", "thunderstorm", 100, 0), ("cat", "clear_sky", 0, 0),
    ("cat_god", "clear_sky", 0, 0), ("cat", "scattered_rain", 15, 10), ("divine_doctor", "scattered_rain", 5, 30),
    ("eternal_god", "scattered_rain", 0, 30), ("eclipse_cat", "scattered_rain", 0, 40),
])
def test_the_weather_of_revival(role: str, weather: str, chosen: int, other: int) -> None:
    """revival · thunderstorm, clear_sky, scattered_rain"""
    v = Village(f"C:{role} -X:villager -Y:seer W:werewolf", weather=weather).acts("C revive X")

    assert v.odds(v.told("C", "revive_success", "X")) == p(chosen)
    assert v.odds(v.told("C", "revive_success", "Y")) == p(other)


@pytest.mark.parametrize(("role", "weather", "chosen", "other"), [
    ("cat", "", 27, 6), ("hermit_cat", "", 80, 20), ("eclipse_cat", "", 32, 20), ("divine_doctor", "", 31, 15),
    ("cat", "clear_sky", 0, 0), ("hermit_cat+successes=4", "", 2, 0),
])
def test_a_living_snake_god_raises_all_rates(role: str, weather: str, chosen: int, other: int) -> None:
    """revival · snake_god: ⌈rate × 1.3⌉, at most 100"""
    v = Village(f"C:{role} S:snake_god -X:villager -Y:seer W:werewolf", weather=weather).acts("C revive X")

    assert v.odds(v.told("C", "revive_success", "X")) == p(chosen)
    assert v.odds(v.told("C", "revive_success", "Y")) == p(other)


def test_a_dead_snake_god_raises_nothing() -> None:
    """revival · snake_god"""
    v = Village("C:cat -S:snake_god -X:villager W:werewolf").acts("C revive X")

    assert v.odds(v.told("C", "revive_success", "X")) == p(25)


@pytest.mark.parametrize("limited", [
    "cat", "hermit_cat", "depraver", "iroku", "hermit_healer", "snake_god", "tibet_doll", "detective", "celestial",
    "villager+lovers=Q", "immortal_wolf", "immortal_fox", "wind_celebrant", "saigyo", "corpse_immortal", "awakener",
    "dream_teller", "jiangshi", "gotoku_cat", "revive_ogre", "corpse_demon", "yato_god", "evil_immortal",
])
def test_some_cannot_be_called_back(limited: str) -> None:
    """revival · revival_limited"""
    v = Village(f"C:cat_god -X:{limited} Q:cupid W:werewolf").acts("C revive X").only()

    assert v.results == {"C": [["revive_failed", "X"]]} and not v.deaths


def test_a_mistake_spares_the_limited_and_the_dummy_and_may_raise_tonights_dead() -> None:
    """revival: who may come back by mistake"""
    v = Village("C:eternal_god -X:villager -Y:cat -*D:seer B:medium W:werewolf").acts("W eat B", "C revive X")

    assert v.odds(v.told("C", "revive_success", "B")) == p(30)
    none = Village("C:eternal_god -X:villager -Y:cat -*D:seer W:werewolf").acts("C revive X")
    assert none.odds(none.told("C", "revive_success", "X")) == p(30)


def test_of_several_each_is_as_likely() -> None:
    """revival"""
    v = Village("C:eternal_god -X:villager -Y:seer -Z:medium W:werewolf").acts("C revive X")

    assert v.odds(v.told("C", "revive_success", "Y")) == v.odds(v.told("C", "revive_success", "Z")) == p(15)


def test_two_revivers_of_one_seat_both_succeed() -> None:
    """revival · cat_god"""
    night = Village("C:cat_god D:cat_god -X:villager W:werewolf").acts("C revive X", "D revive X").only()

    assert night.results == {"C": [["revive_success", "X"]], "D": [["revive_success", "X"]]}
    assert night.deaths == {"C": "sacrificed", "D": "sacrificed"}


def test_under_thunder_nobody_pays() -> None:
    """revival · thunderstorm, cat_god, immortal_fox, hermit_cat"""
    seats = "C:{} -X:villager W:werewolf"

    assert not Village(seats.format("cat_god"), weather="thunderstorm").acts("C revive X").only().deaths
    assert not Village(seats.format("immortal_fox"), weather="thunderstorm").acts("C revive X").only().traits_added
    assert "revival.rate gained:successes" in Village(seats.format("hermit_cat")).acts("C revive X").steps()
    storm = Village(seats.format("hermit_cat"), weather="thunderstorm").acts("C revive X")
    assert "revival.rate gained:successes" not in storm.steps()
    assert Village(seats.format("immortal_fox")).acts("C revive X").only().traits_added == {"C": ["lost_ability"]}


def test_a_reviver_that_died_tonight_calls_nobody_even_if_it_came_back() -> None:
    """revival · soul_returner"""
    v = Village("C:cat_god R:soul_returner -X:villager W:werewolf").acts("W eat C", "R assassinate C", "C revive X")

    assert not v.only().deaths and not v.only().results


def test_success_puts_the_doctors_death_off_and_idleness_calls_it() -> None:
    """revival · divine_doctor"""
    seats = "C:divine_doctor{} -X:villager W:werewolf"
    off = Village(seats.format("+death_warrant=3"), weather="thunderstorm").acts("C revive X").only()
    over = Village(seats.format("+death_warrant=2"), weather="thunderstorm").acts("C revive X").only()

    assert off.traits_added == {"C": [["death_warrant", 5]]} and not over.traits_added
    assert Village(seats.format("")).acts("C revive_pass").only().traits_added == {"C": [["death_warrant", 5]]}
    assert not Village(seats.format("+death_warrant=9")).acts("C revive_pass").only().traits_added
    assert not Village(seats.format(""), options=("open_cast",)).acts("C revive_pass").only().traits_added


def test_with_open_roles_nobody_is_called_back_nor_robbed() -> None:
    """revival, grave_robbing · open_cast"""
    v = Village("C:cat_god G:grave_robber -X:villager W:werewolf", options=("open_cast",)).acts(
        "G desecrate X", "C revive X"
    )

    assert not v.only().results and not v.only().deaths and not v.steps()
