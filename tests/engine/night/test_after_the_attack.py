"""death_note to dream_hunt: stages 10 to 20, and wolf_failed."""

from __future__ import annotations

from fractions import Fraction

import pytest
from scenes import Village

from engine.shikigami.night.hunt import Prey
from engine.shikigami.roles import ROLES

# death_note


def test_a_death_note_asks_nobody() -> None:
    """death_note · trait death_note"""
    v = Village("A:villager+death_note=2 T:samurai+vega_lovers G:gatekeeper W:werewolf")
    v.acts("A death_note T", "G guard T")
    late = Village("A:villager+death_note=3 T:villager W:werewolf").acts("A death_note T")
    dead = Village("A:villager+death_note=2 T:villager W:werewolf").acts("W eat A", "A death_note T")

    assert v.only().deaths == {"T": "assassinated"}
    assert late.only().deaths == {} and dead.only().deaths == {"A": "wolf_killed"}


# hunt

PREY = {
    "moon_rabbit", "curse_doctor", "badger", "siren", "baku", "inugami", "grave_robber", "trapper", "snow_woman",
    "corpse_cart", "umbrella_ghost", "agitator", "earth_spider", "bucket_drop", "smoke_ghost", "ship_ghost",
    "possessing_fox", "phantom_fox", "nine_tails", "immortal_fox", "doom_fox", "cunning_fox", "heavenly_fox",
    "fallen_angel", "bluebeard", "hinoenma", "doom_vampire", "vampire_duke", "vampire_princess", "poison_bat",
    "cursed_bat", "great_bat", "gashadokuro", "kyokotsu", "great_tengu",
}


@pytest.mark.parametrize("role", sorted(PREY))
def test_general_prey_is_hunted_by_who_guards_it(role: str) -> None:
    """hunt.13 · general hunt targets"""
    v = Village(f"G:bodyguard T:{role} W:werewolf").acts("G guard T")

    assert v.only().deaths == {"T": "hunted"}
    assert v.only().results == {"G": [["hunt_success", "T"]]}


def test_nobody_else_is() -> None:
    """hunt.13 · all other roles"""
    assert {role.id for role in ROLES.values() if role.get(Prey) is not None} == PREY


@pytest.mark.parametrize("guard", ["hunter", "inch_warrior", "samurai", "knight", "ninja"])
def test_these_hunt_too(guard: str) -> None:
    """hunt.11 · hunter, inch_warrior, samurai, knight, ninja"""
    assert Village(f"G:{guard} T:trapper W:werewolf").acts("G guard T").only().deaths == {"T": "hunted"}


@pytest.mark.parametrize("guard", ["night_sparrow", "gatekeeper", "veteran", "serving_doll_girl", "dream_warden",
                                   "gravekeeper"])
def test_these_hunt_nobody(guard: str) -> None:
    """hunt.11, hunt.12 · night_sparrow, gatekeeper, veteran, serving_doll_girl, dream_warden, gravekeeper"""
    assert Village(f"G:{guard} T:trapper W:werewolf").acts("G guard T").only().deaths == {}


def test_a_mountain_hunter_hunts_at_the_end_of_its_way() -> None:
    """hunt.13 · mountain_hunter"""
    v = Village("G:mountain_hunter A:trapper T:snow_woman W:werewolf").acts("G step_guard A T")

    assert v.only().deaths == {"T": "hunted"}


def test_barriers_hunt_in_the_older_edition_only() -> None:
    """hunt.11, V14, D3 · barrier_mage"""
    for version, deaths in (("3.1.0a9", {"T": "hunted", "U": "hunted"}), ("3.1.0b1", {})):
        v = Village("G:barrier_mage T:trapper U:snow_woman W:werewolf", version=version).acts("G barrier T U")
        assert v.only().deaths == deaths


def test_a_hunter_hunts_foxes_and_a_samurai_ogres() -> None:
    """hunt.13 · hunter, samurai"""
    for guard, prey in (("hunter", "fox"), ("hunter", "child_fox"), ("samurai", "ogre"), ("samurai", "takiyasha")):
        assert Village(f"G:{guard} T:{prey} W:werewolf").acts("G guard T").only().deaths == {"T": "hunted"}
    for prey in ("fox", "ogre", "werewolf"):
        assert Village(f"G:bodyguard T:{prey} W:werewolf").acts("G guard T").only().deaths == {}


def test_a_settled_possessing_fox_is_left_to_the_hunter() -> None:
    """hunt.13 · possessing_fox"""
    common = Village("G:bodyguard P:possessing_fox~T -T:villager W:werewolf").acts("G guard T")
    hunter = Village("G:hunter P:possessing_fox~T -T:villager W:werewolf").acts("G guard T")

    assert common.only().deaths == {}
    assert hunter.only().deaths == {"P": "hunted"} and hunter.only().results == {"G": [["hunt_success", "T"]]}


def test_fog_stars_doubles_and_the_dead_end_a_hunt() -> None:
    """hunt.13, river_fog · vega_lovers, D17, D25"""
    fog = Village("G:bodyguard T:trapper W:werewolf", weather="river_fog").acts("G guard T")
    star = Village("G:bodyguard T:trapper+vega_lovers W:werewolf").acts("G guard T")
    late = Village("G:bodyguard H:bodyguard T:trapper W:werewolf").acts("G guard T", "H guard T")
    double = Village("G:bodyguard B:great_bat T:cursed_bat W:werewolf U:werewolf").acts("W eat B", "G guard T")

    assert (fog.only().results, star.only().results) == ({}, {})
    assert late.only().results == {"G": [["hunt_success", "T"]], "H": [["hunt_success", "T"]]}
    assert (double.only().deaths, double.only().results) == ({"T": "sacrificed"}, {})


@pytest.mark.parametrize(("target", "cursed"), [
    ("-T:werewolf", True), ("-T:fox", True), ("-T:villager", False), ("T:fox", False), ("-T:fox+vega_lovers", True),
])
def test_a_gravekeeper_curses_wolves_and_foxes_in_their_graves(target: str, cursed: bool) -> None:
    """hunt.12, D14 · gravekeeper"""
    v = Village(f"G:gravekeeper {target} W:werewolf").acts("G guard T")

    assert v.only().traits_added == ({"T": [["death_warrant", 5]]} if cursed else {})
    assert "hunt_success" not in str(v.only().results)


# vampire_bite

BITERS = ("vampire", "vampire_duke", "blood_lady", "corpse_demon")


@pytest.mark.parametrize("role", BITERS)
def test_a_bite_infects(role: str) -> None:
    """vampire.29 · vampire, vampire_duke, blood_lady, corpse_demon"""
    v = Village(f"V:{role} T:villager W:werewolf").acts("V bite T")
    again = Village(f"V:{role} T:villager+infected=V W:werewolf").acts("V bite T")

    assert v.only().traits_added == {"T": [["infected", "V"]]}
    assert again.only().traits_added == {}


def test_what_else_some_bites_do() -> None:
    """vampire.29 · war_king, doom_vampire, vampire_princess, peony_lantern"""
    king = Village("V:war_king A:villager T:villager W:werewolf").acts("V step_bite A T")
    doom = Village("V:doom_vampire T:villager W:werewolf").acts("V bite T")
    star = Village("V:doom_vampire T:villager+vega_lovers W:werewolf").acts("V bite T")
    princess = Village("V:vampire_princess T:seer W:werewolf").acts("V bite T")
    peony = Village("V:peony_lantern T:villager W:werewolf").acts("V bite T")

    assert king.only().traits_added == star.only().traits_added == {"T": [["infected", "V"]]}
    assert doom.only().traits_added == {"T": [["death_warrant", 6], ["infected", "V"]]}
    assert princess.only().results == {"V": [["vampire_reveal", "T", "seer"]]}
    assert peony.odds(lambda o: o.traits_added == {"T": [["infected", "V"], "passion"]}) == Fraction(1, 2)


@pytest.mark.parametrize(("role", "infects", "drains"), [
    ("bluebeard", "female", "male"), ("hinoenma", "male", "female"),
])
def test_some_are_choosy_and_kill_the_others(role: str, infects: str, drains: str) -> None:
    """vampire.29 · bluebeard, hinoenma, 特殊耐性"""
    kept = Village(f"V:{role} T:villager/{infects} W:werewolf").acts("V bite T")
    killed = Village(f"V:{role} T:villager/{drains} W:werewolf").acts("V bite T")
    tough = Village(f"V:{role} T:detective/{drains} W:werewolf").acts("V bite T")

    assert (kept.only().deaths, kept.only().traits_added) == ({}, {"T": [["infected", "V"]]})
    assert (killed.only().deaths, killed.only().traits_added) == ({"T": "vampire_killed"}, {})
    assert (tough.only().deaths, tough.only().traits_added) == ({}, {})


def test_vampires_bite_each_other_to_death() -> None:
    """vampire.28 · vampire, doom_vampire, vampire_princess, 特殊耐性"""
    plain = Village("V:vampire T:corpse_demon W:werewolf").acts("V bite T")
    doom = Village("V:vampire T:doom_vampire W:werewolf").acts("V bite T")
    princess = Village("V:vampire T:vampire_princess W:werewolf").acts("V bite T")
    tough = Village("V:vampire T:corpse_demon+vega_lovers W:werewolf").acts("V bite T")
    safe = Village("V:vampire+vega_lovers T:vampire_princess W:werewolf").acts("V bite T")

    assert plain.only().deaths == {"T": "vampire_killed"}
    assert princess.only().deaths == {"V": "vampire_killed"}
    assert doom.only().deaths == tough.only().deaths == safe.only().deaths == {}
    assert all(v.only().traits_added == {} for v in (plain, doom, princess, tough, safe))


def test_a_copier_of_a_vampire_is_drained() -> None:
    """vampire.28 · awakener, dream_teller"""
    for role in ("awakener", "dream_teller"):
        v = Village(f"V:vampire T:{role}+copied_seat=V W:werewolf").acts("V bite T")
        other = Village(f"V:vampire T:{role}+copied_seat=W W:werewolf").acts("V bite T")
        assert v.only().deaths == {"T": "vampire_killed"} and other.only().deaths == {}


def test_guards_hold_against_vampires_as_against_wolves() -> None:
    """vampire.22 to 28 · guards, penetration, overcast, azure_sky"""
    held = Village("V:vampire T:villager G:bodyguard W:werewolf").acts("V bite T", "G guard T")
    pierced = Village("V:vampire T:villager+penetration G:bodyguard W:werewolf").acts("V bite T", "G guard T")
    limited = Village("V:vampire T:priest G:bodyguard W:werewolf").acts("V bite T", "G guard T")
    cloudy = Village("V:vampire T:villager G:bodyguard W:werewolf", weather="overcast").acts("V bite T", "G guard T")
    blue = Village("V:vampire T:priest G:bodyguard W:werewolf", weather="azure_sky").acts("V bite T", "G guard T")
    dead = Village("V:vampire T:villager G:bodyguard W:werewolf").acts("W eat G", "V bite T", "G guard T")

    assert held.only().traits_added == blue.only().traits_added == {}
    assert held.only().results == {"G": [["guard_success", "T"]]}
    for v in (pierced, limited):
        assert v.only().traits_added == {"T": [["infected", "V"]]} and v.only().results == held.only().results
    assert cloudy.odds(lambda o: o.traits_added != {}) == Fraction(1, 2)
    assert dead.only().traits_added == {"T": [["infected", "V"]]}


def test_what_guarding_costs_there() -> None:
    """vampire.27, D2 · hunter, night_sparrow, serving_doll_girl"""
    hunter = Village("V:vampire T:villager G:hunter W:werewolf").acts("V bite T", "G guard T")
    sparrow = Village("V:vampire T:villager G:night_sparrow W:werewolf").acts("V bite T", "G guard T")
    girl = Village("V:vampire T:villager G:serving_doll_girl D:shanghai_doll W:werewolf").acts("V bite T", "G guard T")
    both = Village("V:vampire T:villager G:serving_doll_girl D:shanghai_doll E:lily_doll W:werewolf")
    both.acts("W eat T", "V bite T", "G guard T")

    assert hunter.only().deaths == {}
    assert sparrow.only().traits_added == {"V": ["blinder"]}
    assert girl.only().deaths == {"D": "sacrificed"}
    assert both.odds(lambda o: len(o.deaths) == 1) == 1


def test_the_birth_god_guards_against_bites_too() -> None:
    """vampire.21 · birth_god"""
    v = Village("V:vampire T:villager B:birth_god W:werewolf").acts("V bite T")

    assert v.odds(lambda o: o.traits_added == {}) == Fraction(1, 10)


def test_guests_of_the_vampire_and_of_its_prey_are_infected() -> None:
    """vampire_bite · escapers"""
    v = Village("V:vampire T:villager E:escaper F:escaper G:bodyguard W:werewolf")
    v.acts("V bite T", "E escape T", "F escape V", "G guard T")
    away = Village("V:vampire T:villager E:escaper W:werewolf").acts("V bite E", "E escape T")

    assert v.only().traits_added == {"E": [["infected", "V"]], "F": [["infected", "V"]]}
    assert away.only().traits_added == {}


def test_a_trap_kills_a_vampire_when_all_have_bitten() -> None:
    """vampire_bite, vampire.29 · trapper, snow_woman"""
    lethal = Village("V:vampire U:vampire K:trapper T:villager W:werewolf")
    lethal.acts("V bite T", "U bite V", "K trap T")
    frost = Village("V:vampire K:snow_woman T:villager W:werewolf").acts("V bite T", "K trap T")

    assert lethal.only().deaths == {"V": "trapped"}
    assert frost.only().traits_added == {"V": [["frostbite", 3]], "T": [["infected", "V"]]}


# assassination, reverse_assassin, death_selected


@pytest.mark.parametrize("role", ["assassin", "sweeper", "ascetic", "soul_returner", "street_slayer"])
def test_a_strike_kills(role: str) -> None:
    """assassination 6, reverse_assassin · assassin, sweeper, ascetic, soul_returner, street_slayer"""
    v = Village(f"A:{role} T:seer W:werewolf").acts("A assassinate T")

    assert v.only().deaths == {"T": "assassinated"}
    assert v.only().results == ({"A": [["assassin_reveal", "T", "seer"]]} if role == "street_slayer" else {})


def test_some_strikes_do_something_else() -> None:
    """assassination 6 · reaper, oshira, doom_fox"""
    for role, mark in (
        ("reaper", ["death_warrant", 4]), ("oshira", ["death_selected", 3]), ("doom_fox", ["death_warrant", 6]),
    ):
        v = Village(f"A:{role} T:seer W:werewolf").acts("A assassinate T")
        assert (v.only().deaths, v.only().traits_added) == ({}, {"T": [mark]}), role


@pytest.mark.parametrize(("target", "dies"), [
    ("villager", False), ("werewolf", False), ("fox", False), ("possessed", True), ("bat", True),
    ("villager+lovers=W", True), ("nue+copied_seat=A", False),
])
def test_a_professional_works_for_a_fee(target: str, dies: bool) -> None:
    """assassination 6 · professional"""
    v = Village(f"A:professional T:{target} W:werewolf").acts("A assassinate T")

    assert ("T" in v.only().deaths) is dies


def test_a_street_slayer_may_taste_poison() -> None:
    """assassination 6 · street_slayer, drought"""
    v = Village("A:street_slayer T:poisoner W:werewolf").acts("A assassinate T")
    dry = Village("A:street_slayer T:poisoner W:werewolf", weather="drought").acts("A assassinate T")

    assert (v.only().deaths, v.only().results) == ({"A": "poisoned", "T": "assassinated"}, {})
    assert dry.only().results == {"A": [["assassin_reveal", "T", "poisoner"]]}


@pytest.mark.parametrize(("length", "percent"), [(1, 85), (2, 70), (3, 55), (6, 10), (7, 1)])
def test_a_wind_thins_out_with_its_length(length: int, percent: int) -> None:
    """assassination 6 · wind_god"""
    names = [f"S{at}" for at in range(length)]
    v = Village(f"A:wind_god {' '.join(f'{n}:villager' for n in names)} W:werewolf")
    v.acts(f"A step_assassinate {' '.join(names)}")

    for name in names:
        assert v.odds(lambda o, n=name: o.traits_added.get(n) == [["febris", 3]]) == Fraction(percent, 100)


def test_a_gatekeeper_is_told_only_of_winds_that_came() -> None:
    """assassination 2, 6 · gatekeeper, wind_god"""
    v = Village("A:wind_god G:gatekeeper T:priest+penetration W:werewolf").acts("A step_assassinate T", "G guard T")

    assert v.odds(v.told("G", "guard_success", "T")) == Fraction(85, 100)
    assert v.odds(lambda o: o.traits_added != {}) == 0


def test_a_gatekeeper_stops_every_strike_whatever_limits_other_guards() -> None:
    """assassination 2, D16 · gatekeeper, overcast"""
    v = Village("A:assassin G:gatekeeper H:gatekeeper T:priest+penetration W:werewolf", weather="overcast")
    v.acts("A assassinate T", "G guard T", "H guard T")
    dead = Village("A:assassin G:gatekeeper T:priest W:werewolf").acts("W eat G", "A assassinate T", "G guard T")

    assert v.only().deaths == {}
    assert v.only().results == {"G": [["guard_success", "T"]], "H": [["guard_success", "T"]]}
    assert dead.only().deaths == {"G": "wolf_killed", "T": "assassinated"}


MIRRORS = {
    "samurai": 100, "detective": 100, "heavenly_fox": 100, "vampire_princess": 100, "villager+vega_lovers": 100,
    "villager+challenge_lovers": 100, "curse_god": 30, "ogre": 30, "hannya": 40, "revive_ogre": 40, "shuten_doji": 50,
    "sakaki_ogre": 30, "yaksha": 20, "takiyasha": 20, "bishamonten": 40, "dakini": 20, "villager": 0,
}
OGRISH = ("ogre", "hannya", "revive_ogre", "shuten_doji", "sakaki_ogre", "yaksha", "takiyasha", "bishamonten", "dakini")


@pytest.mark.parametrize(("target", "percent"), MIRRORS.items())
def test_some_turn_the_strike_back(target: str, percent: int) -> None:
    """assassination 4 · reflection, solar_eclipse, cold_wave, hazy_moon, gathering_clouds"""
    odds = {}
    for weather in ("", "solar_eclipse", "cold_wave", "hazy_moon", "gathering_clouds"):
        v = Village(f"A:assassin T:{target} W:werewolf", weather=weather).acts("A assassinate T")
        odds[weather] = v.odds(v.died("A", "assassinated"))
        assert v.odds(v.died("T", "assassinated")) == 1 - odds[weather]
    ogre = target in OGRISH
    assert [odds[""], odds["solar_eclipse"], odds["cold_wave"]] == [
        Fraction(percent, 100), 0, min(1, Fraction(percent + 30, 100)),
    ]
    assert odds["hazy_moon"] == (1 if ogre else Fraction(percent, 100))
    assert odds["gathering_clouds"] == (0 if ogre else Fraction(percent, 100))


def test_an_awakened_sirius_wolf_reflects() -> None:
    """assassination 4 · sirius_wolf"""
    two = Village("A:assassin T:sirius_wolf W:werewolf").acts("A assassinate T")
    three = Village("A:assassin T:sirius_wolf W:werewolf U:werewolf").acts("A assassinate T")

    assert two.only().deaths == {"A": "assassinated"} and three.only().deaths == {"T": "assassinated"}


def test_a_challenge_reflects_on_its_nights_only() -> None:
    """assassination 4 · challenge_lovers"""
    v = Village("A:assassin T:villager+challenge_lovers W:werewolf", night=5).acts("A assassinate T")

    assert v.only().deaths == {"T": "assassinated"}


def test_an_eclipse_assassin_may_strike_itself() -> None:
    """assassination 4 · eclipse_assassin, solar_eclipse: 30% fall on itself, on a dead target too"""
    v = Village("A:eclipse_assassin T:villager W:werewolf").acts("A assassinate T")
    dead = Village("A:eclipse_assassin T:villager W:werewolf").acts("W eat T", "A assassinate T")
    dark = Village("A:eclipse_assassin T:villager W:werewolf", weather="solar_eclipse").acts("A assassinate T")

    assert v.odds(v.died("A", "assassinated")) == dead.odds(dead.died("A", "assassinated")) == Fraction(3, 10)
    assert dark.only().deaths == {"T": "assassinated"}


def test_assassins_kill_each_other_and_traps_strike_first() -> None:
    """assassination 1, 3 and after all · assassin, trapper, snow_woman, escaper"""
    duel = Village("A:assassin B:assassin W:werewolf").acts("A assassinate B", "B assassinate A")
    trap = Village("A:assassin B:assassin K:trapper T:villager W:werewolf")
    trap.acts("A assassinate T", "B assassinate A", "K trap T")
    frost = Village("A:assassin K:snow_woman T:villager W:werewolf").acts("A assassinate T", "K trap T")
    away = Village("A:assassin T:escaper V:villager W:werewolf").acts("A assassinate T", "T escape V")

    assert duel.only().deaths == {"A": "assassinated", "B": "assassinated"}
    assert trap.only().deaths == {"A": "trapped"}
    assert frost.only().traits_added == {"A": [["frostbite", 3]]} and frost.only().deaths == {"T": "assassinated"}
    assert away.only().deaths == {}


def test_the_selected_go_home_by_the_body_they_wear() -> None:
    """death_selected, Appendix B"""
    v = Village("T:villager+death_selected=2 U:villager+death_selected=3 W:werewolf")
    worn = Village("P:possessing_fox~T -T:villager+death_selected=2 W:werewolf")

    assert v.only().deaths == {"T": "returned"} and worn.only().deaths == {"P": "returned"}


def test_a_soul_returner_calls_back_whom_others_killed() -> None:
    """reverse_assassin, reverse_revival · soul_returner"""
    called = Village("A:soul_returner T:villager W:werewolf").acts("W eat T", "A assassinate T")
    twice = Village("A:soul_returner B:soul_returner T:villager W:werewolf")
    twice.acts("W eat T", "A assassinate T", "B assassinate T")

    assert called.only().deaths == {}
    assert twice.only().deaths == {"T": "wolf_killed"}


@pytest.mark.parametrize("target", ["villager+lovers=W", "depraver", "iroku", "awakener", "dream_teller"])
def test_some_are_not_called_back(target: str) -> None:
    """reverse_assassin · lovers, 背徳者系, awakener, dream_teller"""
    v = Village(f"A:soul_returner T:{target} W:werewolf").acts("W eat T", "A assassinate T")

    assert v.only().deaths["T"] == "wolf_killed"


# abduction

RATES = {
    "ogre": (100, 20, 4, 1, 1), "hannya": (100, 50, 25, 13, 7), "revive_ogre": (100, 50, 25, 13, 7),
    "shuten_doji": (100, 60, 36, 22, 13), "sakaki_ogre": (100, 34, 12, 4, 2), "bishamonten": (100, 50, 25, 13, 7),
    "dakini": (100, 50, 25, 13, 7),
}


@pytest.mark.parametrize("role", RATES)
def test_success_makes_the_next_less_likely(role: str) -> None:
    """abduction: ⌈100·r^k⌉% · the ogres, hazy_moon, gathering_clouds"""
    found = []
    for k in range(5):
        mark = f"+successes={k}" if k else ""
        v = Village(f"O:{role}{mark} T:villager+authority W:werewolf").acts("O abduct T")
        found.append(v.odds(lambda o: "T" in o.deaths or "T" in o.traits_added))
    assert found == [Fraction(percent, 100) for percent in RATES[role]]
    for weather, odds in (("hazy_moon", 1), ("gathering_clouds", 0)):
        v = Village(f"O:{role}+successes=3 T:villager+authority W:werewolf", weather=weather).acts("O abduct T")
        assert v.odds(lambda o: "T" in o.deaths or "T" in o.traits_added) == odds


@pytest.mark.parametrize(("role", "taken", "left"), [
    ("yaksha", "werewolf", "villager"), ("takiyasha", "seer", "villager"), ("takiyasha", "wizard", "werewolf"),
    ("bishamonten", "villager+authority", "villager"), ("dakini", "villager", "villager/female"),
])
def test_some_are_choosy(role: str, taken: str, left: str) -> None:
    """abduction · yaksha, takiyasha, bishamonten, dakini"""
    assert Village(f"O:{role} T:{taken} W:werewolf").acts("O abduct T").only().deaths == {"T": "abducted"}
    assert Village(f"O:{role} T:{left} W:werewolf").acts("O abduct T").only().deaths == {}


def test_some_do_not_kill() -> None:
    """abduction · sakaki_ogre, shuten_doji"""
    for role, mark, never in (("sakaki_ogre", "panelist", "quizmaster"), ("shuten_doji", "psycho_infected", "vampire")):
        v = Village(f"O:{role} T:villager W:werewolf").acts("O abduct T")
        other = Village(f"O:{role} T:{never} W:werewolf").acts("O abduct T")
        assert (v.only().deaths, v.only().traits_added) == ({}, {"T": [mark]})
        assert other.only().traits_added == {}


def test_what_else_stops_an_ogre() -> None:
    """abduction · trapper, snow_woman, gatekeeper, escaper, samurai, curse_god, solar_eclipse"""
    trap = Village("O:ogre K:trapper T:villager W:werewolf").acts("O abduct T", "K trap T")
    frost = Village("O:ogre K:snow_woman T:villager W:werewolf").acts("O abduct T", "K trap T")
    gate = Village("O:ogre G:gatekeeper T:villager W:werewolf").acts("O abduct T", "G guard T")
    away = Village("O:ogre T:escaper V:villager W:werewolf").acts("O abduct T", "T escape V")
    mirror = Village("O:ogre T:samurai W:werewolf").acts("O abduct T")
    god = Village("O:ogre T:curse_god W:werewolf").acts("O abduct T")
    dark = Village("O:ogre T:samurai W:werewolf", weather="solar_eclipse").acts("O abduct T")
    dead = Village("O:ogre T:villager W:werewolf").acts("W eat T", "O abduct T")

    assert trap.only().deaths == {"O": "trapped"}
    assert frost.only().deaths == {"T": "abducted"} and frost.only().traits_added == {"O": [["frostbite", 3]]}
    assert gate.only().results == {"G": [["guard_success", "T"]]}
    assert away.only().deaths == gate.only().deaths == {}
    assert mirror.only().deaths == {"O": "abducted"} and dark.only().deaths == {"T": "abducted"}
    assert god.odds(god.died("O", "abducted")) == Fraction(3, 10)
    assert dead.only().deaths == {"T": "wolf_killed"}


# dream_eating, dream_hunt


@pytest.mark.parametrize("role", [role.id for role in ROLES.values() if role.family.id == "fairy"])
def test_fairies_are_eaten_and_hunted_in_dreams(role: str) -> None:
    """dream_eat.33, dream_hunt.43 · 妖精系"""
    eaten = Village(f"B:baku T:{role} W:werewolf").acts("B dream_eat T")
    hunted = Village(f"G:dream_warden T:{role} W:werewolf").acts("G guard T")

    assert eaten.only().deaths == {"T": "dream_killed"} and hunted.only().deaths == {"T": "hunted"}
    assert hunted.only().results == {"G": [["guard_success", "T"], ["hunt_success", "T"]]}


DREAMERS = (
    "dream_seer", "dream_medium", "dream_priest", "dream_mason", "dream_poisoner", "illusionist", "dream_suitor",
    "dream_teller",
)


@pytest.mark.parametrize("role", DREAMERS)
def test_dreamers_are_eaten_but_not_hunted(role: str) -> None:
    """dream_eat.33, dream_hunt.41 · 夢系"""
    eaten = Village(f"B:baku T:{role} W:werewolf").acts("B dream_eat T")
    guarded = Village(f"G:dream_warden T:{role} W:werewolf").acts("G guard T")

    assert eaten.only().deaths == {"T": "dream_killed"} and guarded.only().deaths == {}


def test_others_do_not_dream() -> None:
    """dream_eat.33 · vega_lovers"""
    for target in ("villager", "seer", "fairy+vega_lovers"):
        assert Village(f"B:baku T:{target} W:werewolf").acts("B dream_eat T").only().deaths == {}


def test_a_baku_dies_of_a_warden_or_at_its_ward() -> None:
    """dream_eat.31, dream_eat.32 · baku, dream_warden"""
    at = Village("B:baku D:dream_warden W:werewolf", weather="full_moon").acts("B dream_eat D")
    ward = Village("B:baku D:dream_warden E:dream_warden T:villager W:werewolf")
    ward.acts("B dream_eat T", "D guard T", "E guard T")
    dead = Village("B:baku D:dream_warden T:fairy W:werewolf").acts("W eat D", "B dream_eat T", "D guard T")

    assert (at.only().deaths, at.only().results) == ({"B": "hunted"}, {"D": [["hunt_success", "B"]]})
    assert ward.only().deaths == {"B": "hunted"}
    assert ["hunt_success", "B"] in ward.only().results["D"] and ["hunt_success", "B"] in ward.only().results["E"]
    assert dead.only().deaths == {"D": "wolf_killed", "T": "dream_killed"}


def test_a_warden_hunts_the_baku_it_guards_but_no_borrower() -> None:
    """dream_hunt.41, dream_hunt.42 · baku, heterodox_wizard, vega_lovers"""
    baku = Village("G:dream_warden T:baku W:werewolf").acts("G guard T")
    wizard = Village("G:dream_warden T:heterodox_wizard V:fairy W:werewolf").acts("G guard T")
    star = Village("G:dream_warden T:fairy+vega_lovers W:werewolf").acts("G guard T")
    dead = Village("G:dream_warden T:fairy W:werewolf").acts("W eat T", "G guard T")

    assert baku.only().deaths == {"T": "hunted"}
    for v in (wizard, star, dead):
        assert v.only().results == {"G": [["guard_success", "T"]]}


# wolf_failed


def test_an_inch_warrior_learns_from_a_failed_attack() -> None:
    """wolf_failed · inch_warrior"""
    v = Village("A:inch_warrior G:bodyguard T:villager B:villager W:werewolf").acts("W eat T", "G guard T", "A guard B")
    lost = Village("A:inch_warrior T:villager B:villager W:werewolf").acts("W eat T", "A guard B")

    assert v.only().traits_added == {"B": ["penetration"]}
    assert ["penetration_added", "B"] in v.only().results["A"]
    assert lost.only().traits_added == {}


def test_the_haze_takes_its_post_in_the_newer_edition() -> None:
    """wolf_failed, V20, D9 · inch_warrior, blossom_haze"""
    for version, marks in (("3.1.0a9", {"B": ["penetration"]}), ("3.1.0b1", {})):
        v = Village("A:inch_warrior T:villager B:villager W:werewolf", weather="blossom_haze", version=version)
        v.acts("W eat T", "A guard B")
        assert v.only().traits_added == marks


# Appendix B and the README's conventions


def test_a_gravekeeper_at_an_abandoned_body_guards_its_owner_surely() -> None:
    """vampire.23, Appendix B · gravekeeper, possessing_fox"""
    left = Village("G:gravekeeper P:possessing_fox~Q -Q:villager V:vampire W:werewolf").acts("V bite Q", "G guard P")
    worn = Village("G:gravekeeper P:possessing_fox~Q -Q:villager V:vampire W:werewolf").acts("V bite Q", "G guard Q")

    assert left.odds(lambda o: o.traits_added == {}) == 1
    assert worn.odds(lambda o: o.traits_added == {}) == Fraction(3, 10)
    assert left.odds(left.told("G", "guard_success", "Q")) == 1


def test_nobody_gains_what_it_has() -> None:
    """traits_added: what differs from nothing happening"""
    v = Village("W:fire_wolf T:villager G:bodyguard+black_wisp").acts("W eat T", "G guard T")

    assert v.only().traits_added == {}


def test_dead_hands_do_nothing() -> None:
    """night.md 0.2 · assassin, ogre, vampire, baku, dream_warden, street_slayer"""
    for role, action in (("assassin", "assassinate"), ("ogre", "abduct"), ("vampire", "bite"), ("baku", "dream_eat")):
        v = Village(f"A:{role} T:fairy W:werewolf").acts("W eat A", f"A {action} T")
        eaten = v.odds(v.died("A", "wolf_killed"))
        assert eaten == (Fraction(7, 10) if role == "ogre" else 1)
        assert v.odds(lambda o: "A" in o.deaths and ("T" in o.deaths or "T" in o.traits_added)) == 0, role
    warden = Village("D:dream_warden T:fairy W:werewolf").acts("W eat D", "D guard T")

    assert warden.only().results == {}


def test_nobody_carries_off_the_dead() -> None:
    """abduction · sakaki_ogre, vega_lovers: nothing is reflected or given either"""
    v = Village("O:sakaki_ogre T:samurai W:werewolf").acts("W eat T", "O abduct T")
    w = Village("O:sakaki_ogre T:villager W:werewolf").acts("W eat T", "O abduct T")

    assert v.only().deaths == w.only().deaths == {"T": "wolf_killed"}
    assert w.only().traits_added == {}
