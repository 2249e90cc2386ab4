"""divination — 占い関連処理: seers, kit foxes, fairies, tengu."""

from __future__ import annotations

from fractions import Fraction

import pytest
from scenes import Village

from engine.shikigami.roles import ROLES

COLOURS = {"human": "divined_human", "werewolf": "divined_wolf", "ogre": "divined_ogre", "bat": "divined_chiroptera"}
WOLVES = [
    "werewolf", "cursed_wolf", "phantom_wolf", "immortal_wolf", "poison_wolf", "resist_wolf", "trap_wolf", "fire_wolf",
    "thorn_wolf", "echo_wolf", "doom_wolf", "chick_wolf", "sharp_wolf", "honey_wolf", "hungry_wolf",
    "silver_tongue_wolf", "possessing_wolf", "silver_wolf", "eye_wolf", "blue_wolf",
]
SEEN = {
    "werewolf": [
        *WOLVES, "suspicious", "cute_seer", "inaba_rabbit", "black_fox", "cute_bat", "sandal_general",
    ],
    "ogre": ["ogre", "hannya", "revive_ogre", "shuten_doji", "sakaki_ogre", "yaksha", "takiyasha", "tiger_fox"],
    "bat": [
        "vampire", "bluebeard", "hinoenma", "doom_vampire", "vampire_duke", "vampire_princess", "blood_lady",
        "war_king", "corpse_demon", "peony_lantern", "mist_fox", "great_bat",
    ],
    "human": ["villager", "white_wolf", "fox", "bat", "possessed", "child_fox", "cupid", "tengu", "nue", "avenger"],
}


@pytest.mark.parametrize(("role", "colour"), [(role, colour) for colour, roles in SEEN.items() for role in roles])
def test_what_each_is_seen_as(role: str, colour: str) -> None:
    """divination · seer; curses and illusions aside"""
    v = Village(f"Z:misfortune_god S:seer X:{role} W:werewolf").acts("Z ward_off S", "S divine X")

    assert v.only().results["S"] == [[COLOURS[colour], "X"]]


def test_no_other_role_is_seen_as_wolf_ogre_or_bat() -> None:
    """divination · 242 roles and what copiers become"""
    others = {role.id for role in ROLES.values() if role.seen_as != "human"}
    listed = {role for colour in ("werewolf", "ogre", "bat") for role in SEEN[colour]}

    assert others - listed == {"sirius_wolf", "emperor_wolf", "bishamonten", "dakini"}


def test_the_last_sirius_wolf_is_seen_as_human() -> None:
    """divination · sirius_wolf"""
    assert Village("S:seer X:sirius_wolf").acts("S divine X").only().results["S"] == [["divined_human", "X"]]
    assert Village("S:seer X:sirius_wolf W:werewolf").acts("S divine X").only().results["S"] == [["divined_wolf", "X"]]


@pytest.mark.parametrize(("traits", "result"), [
    ("black_wisp", "divined_wolf"), ("wisp", "divined_ogre"), ("foughten_wisp", "divined_chiroptera"),
    ("black_wisp+foughten_wisp", "divined_chiroptera"), ("foughten_wisp+wisp", "divined_ogre"),
    ("wisp+sheep_wisp=2", "divined_human"), ("wisp+sheep_wisp=3", "divined_ogre"),
])
def test_fires_decide_what_is_seen(traits: str, result: str) -> None:
    """divination · black_wisp, wisp, foughten_wisp, sheep_wisp (on its day only)"""
    assert Village(f"S:seer B:werewolf+{traits}").acts("S divine B").only().results == {"S": [[result, "B"]]}


def test_a_spirit_judge_and_a_cute_seer_see_as_seers_do() -> None:
    """divination, spell_kill · spirit_judge, cute_seer"""
    for role, action in (("spirit_judge", "step_divine"), ("cute_seer", "divine")):
        night = Village(f"S:{role} F:fox").acts(f"S {action} F").only()
        assert night.deaths == {"F": "spell_killed"} and night.results == {"S": [["divined_human", "F"]]}


def test_a_soul_seer_learns_the_role_and_kills_no_fox() -> None:
    """divination · soul_seer"""
    night = Village("S:soul_seer F:fox+black_wisp").acts("S divine F").only()

    assert not night.deaths and night.results == {"S": [["role_divined", "F", "fox"]]}


@pytest.mark.parametrize(("role", "mind"), [
    ("villager", "normal"), ("possessed", "liar"), ("inaba_rabbit", "normal"), ("depraver", "liar"),
    ("iroku", "liar"), ("dream_mason", "liar"), ("dream_suitor", "liar"), ("dream_teller", "liar"),
    ("suspicious", "liar"), ("unaware", "liar"), ("ogre", "ogre"), ("yaksha", "ogre"), ("cupid", "lovers"),
    ("fallen_angel", "lovers"), ("werewolf", "normal"), ("cursed_wolf", "normal"),
])
def test_a_mind_examiner_knows_liars(role: str, mind: str) -> None:
    """divination · mind_examiner, heedless of curses"""
    night = Village(f"S:mind_examiner X:{role}").acts("S divine X").only()

    assert not night.deaths and night.results == {"S": [[f"mind_{mind}", "X"]]}


def test_lovers_of_other_camps_are_sane() -> None:
    """divination · mind_examiner: main camps"""
    v = Village("S:mind_examiner X:villager+lovers=Q Q:cupid").acts("S divine X")

    assert v.only().results == {"S": [["mind_normal", "X"]]}


@pytest.mark.parametrize(("role", "sex"), [
    ("villager", "male"), ("villager/female", "female"), ("bat/female", "chiroptera"), ("fairy", "chiroptera"),
    ("ogre", "ogre"), ("cursed_bat", "chiroptera"),
])
def test_a_chick_sexer_knows_the_sex(role: str, sex: str) -> None:
    """divination · chick_sexer, heedless of curses"""
    night = Village(f"S:chick_sexer X:{role}").acts("S divine X").only()

    assert not night.deaths and night.results == {"S": [[f"sex_{sex}", "X"]]}


@pytest.mark.parametrize(("acts", "stars"), [
    ((), "nothing"), (("X assassinate_pass",), "ability"), (("X assassinate B",), "ability"),
])
def test_an_astrologer_knows_who_voted(acts: tuple[str, ...], stars: str) -> None:
    """divination · astrologer; a pass is a vote"""
    v = Village("S:astrologer X:assassin B:villager").acts(*acts, "S divine X")

    assert v.only().results["S"] == [[f"stars_{stars}", "X"]]


def test_wolves_and_votes_the_weather_took_count_for_the_astrologer() -> None:
    """divination · astrologer, searchlight"""
    wolf = Village("S:astrologer X:werewolf").acts("S divine X").only()
    sealed = Village("S:astrologer X:assassin B:villager", weather="searchlight").acts("X assassinate B", "S divine X")

    assert wolf.results == {"S": [["stars_ability", "X"]]}
    assert sealed.only().results == {"S": [["stars_ability", "X"]]} and not sealed.only().deaths


def test_an_astrologer_heeds_no_curse() -> None:
    """divination · astrologer"""
    assert Village("S:astrologer X:cursed_bat").acts("S divine X").only().results == {"S": [["stars_nothing", "X"]]}


@pytest.mark.parametrize(("target", "result"), [
    ("werewolf", "divined_human"), ("villager", "divined_wolf"), ("ogre", "divined_ogre"),
    ("vampire", "divined_chiroptera"), ("villager+black_wisp", "divined_human"),
    ("cursed_wolf", "divined_human"), ("phantom_wolf", "divined_human"), ("fox", "divined_wolf"),
])
def test_a_dream_seer_sees_the_reverse_and_meets_no_harm(target: str, result: str) -> None:
    """divination · dream_seer"""
    night = Village(f"S:dream_seer X:{target} J:moon_rabbit", weather="half_moon").acts("J jam S", "S divine X").only()

    assert night.deaths == {} and night.results == {"S": [[result, "X"]]} and not night.traits_added


def test_a_dream_seer_sees_nothing_in_a_tropical_night() -> None:
    """divination · dream_seer, tropical_night"""
    assert not Village("S:dream_seer B:villager", weather="tropical_night").acts("S divine B").only().results


@pytest.mark.parametrize(("role", "result"), [
    ("seer", "divined_failed"), ("spirit_judge", "divined_failed"), ("soul_seer", "divined_failed"),
    ("cute_seer", "divined_failed"), ("mind_examiner", "mind_failed"), ("chick_sexer", "sex_failed"),
    ("astrologer", "stars_failed"),
])
def test_all_seers_can_be_jammed_veiled_and_deceived(role: str, result: str) -> None:
    """divination · moon_rabbit, half_moon, phantom_fox, phantom_wolf"""
    action = "step_divine" if role == "spirit_judge" else "divine"
    jammed = Village(f"S:{role} J:moon_rabbit B:villager").acts("J jam S", f"S {action} B").only()
    veiled = Village(f"S:{role} B:villager", weather="half_moon").acts(f"S {action} B")
    for phantom in ("phantom_wolf", "phantom_fox"):
        deceived = Village(f"S:{role} X:{phantom}").acts(f"S {action} X").only()
        assert deceived.results == {"S": [[result, "X"]]} and not deceived.deaths
        assert deceived.traits_added == {"X": ["lost_ability"]}

    assert jammed.results == {"S": [[result, "B"]]}
    assert veiled.odds(veiled.told("S", result, "B")) == Fraction(1, 2)


def test_an_illusion_fools_all_of_one_night_and_no_other() -> None:
    """divination · phantom_wolf"""
    twice = Village("S:seer T:seer X:phantom_wolf").acts("S divine X", "T divine X").only()
    spent = Village("S:seer X:phantom_wolf+lost_ability").acts("S divine X").only()
    dead = Village("S:seer -X:phantom_wolf").acts("S divine X").only()

    assert twice.results == {"S": [["divined_failed", "X"]], "T": [["divined_failed", "X"]]}
    assert spent.results == {"S": [["divined_wolf", "X"]]} == dead.results
    assert not dead.traits_added


def test_a_kit_fox_divines_seven_times_in_ten() -> None:
    """divination · child_fox"""
    v = Village("K:child_fox X:werewolf").acts("K fox_divine X")

    assert v.odds(lambda o: o.results == {"K": [["fox_divined", "X", "werewolf"]]}) == Fraction(7, 10)
    assert v.odds(lambda o: o.results == {"K": [["fox_divined", "X", "failed"]]}) == Fraction(3, 10)


def test_a_kit_fox_kills_no_fox_and_dies_of_curses() -> None:
    """divination · child_fox"""
    fox = Village("K:child_fox F:fox").acts("K fox_divine F")
    jammed = Village("K:child_fox J:moon_rabbit F:fox").acts("J jam K", "K fox_divine F").only()

    assert fox.odds(fox.lived("F")) == 1
    assert Village("K:child_fox X:cursed_bat").acts("K fox_divine X").only().deaths == {"K": "cursed"}
    assert jammed.results == {"K": [["fox_divined", "F", "failed"]]}


def test_a_dead_target_still_gives_a_result() -> None:
    """divination · seer"""
    night = Village("S:seer B:villager W:werewolf").acts("W eat B", "S divine B").only()

    assert night.results == {"S": [["divined_human", "B"]]}


def test_a_dead_diviner_learns_nothing() -> None:
    """divination · seer"""
    assert not Village("S:seer B:villager W:werewolf").acts("W eat S", "S divine B").only().results


@pytest.mark.parametrize("role", ["seer", "soul_seer", "spirit_judge", "cute_seer"])
def test_divining_the_attacking_possessor_cancels_its_possession(role: str) -> None:
    """divination, possession · seer, soul_seer, possessing_wolf"""
    action = "step_divine" if role == "spirit_judge" else "divine"
    night = Village(f"P:possessing_wolf S:{role} B:villager C:villager").acts("P eat B", f"S {action} P").only()

    assert night.deaths == {"B": "wolf_killed"} and not night.traits_added


def test_other_diviners_do_not_and_corpse_takers_book_later() -> None:
    """divination, possession · mind_examiner, child_fox, inugami"""
    wolf = Village("P:possessing_wolf S:mind_examiner B:villager C:villager").acts("P eat B", "S divine P").only()
    dog = Village("I:inugami S:seer -X:villager").acts("I possess X", "S divine I").only()

    assert wolf.deaths == {"B": "possessed_targeted"}
    assert ["wears_body", "X"] in dog.traits_added["I"]


def test_results_name_the_body() -> None:
    """divination, appendix B · possession"""
    v = Village("S:seer P:possessing_wolf~Q -Q:villager").acts("S divine Q")

    assert v.only().results == {"S": [["divined_wolf", "Q"]]}


def test_the_new_moon_takes_all_divination_away() -> None:
    """weather_nullification · new_moon"""
    night = Village(
        "S:seer K:child_fox F:ice_fairy T:spirit_judge E:exorcist G:great_tengu X:cursed_bat B:villager",
        weather="new_moon",
    ).acts("S divine B", "K fox_divine B", "F prank B", "T step_divine B", "E dispel X", "G tengu_power B").only()

    assert not night.deaths and not night.results and not night.traits_added


# Fairies.


def test_a_fairy_makes_its_target_whisper() -> None:
    """divination · fairy"""
    assert Village("F:fairy B:villager").acts("F prank B").only().traits_added == {"B": [["bad_status", "F"]]}


@pytest.mark.parametrize(("role", "sky"), [
    ("light_fairy", "white_night"), ("dark_fairy", "dusk"), ("grass_fairy", "squall"), ("badger", "one_face"),
])
def test_some_pranks_come_true_only_if_the_target_is_eaten(role: str, sky: str) -> None:
    """divination · light_fairy, dark_fairy, grass_fairy, badger"""
    seats = f"F:{role} B:villager W:werewolf C:villager"

    assert f"divination.result foretold:{sky}" in Village(seats).acts("W eat B", "F prank B").steps()
    assert not [s for s in Village(seats).acts("W eat C", "F prank B").steps() if "foretold" in s]


@pytest.mark.parametrize(("role", "message"), [("star_fairy", "prank_star"), ("flower_fairy", "prank_flower")])
def test_some_pranks_are_read_by_everybody(role: str, message: str) -> None:
    """divination · star_fairy, flower_fairy"""
    assert f"divination.result proclaimed:{message}" in Village(f"F:{role} B:villager").acts("F prank B").steps()


def test_an_ice_fairy_freezes_its_target_or_itself() -> None:
    """divination · ice_fairy"""
    v = Village("F:ice_fairy B:villager").acts("F prank B")
    star = Village("F:ice_fairy B:villager+vega_lovers").acts("F prank B").only()
    dead = Village("F:ice_fairy -B:villager").acts("F prank B")

    for night in (v, dead):
        assert night.odds(lambda o: o.traits_added == {"B": [["frostbite", 3]]}) == Fraction(7, 10)
        assert night.odds(lambda o: o.traits_added == {"F": [["frostbite", 3]]}) == Fraction(3, 10)
    assert star.traits_added == {"F": [["frostbite", 3]]}


def test_fairies_are_jammed_in_silence_and_die_of_curses() -> None:
    """divination · ice_fairy, siren"""
    jammed = Village("F:fairy J:moon_rabbit B:villager").acts("J jam F", "F prank B").only()

    assert not jammed.results and not jammed.traits_added
    assert Village("F:fairy X:cursed_bat").acts("F prank X").only().deaths == {"F": "cursed"}


def test_a_siren_sings_on_nights_divisible_by_three() -> None:
    """divination · siren"""
    assert Village("F:siren B:villager", night=3).acts("F prank B").only().traits_added == {"B": ["infatuated"]}
    assert not Village("F:siren B:villager", night=2).acts("F prank B").only().traits_added


# Tengu. In a village of more people than wolves they are on the wolves' side.


@pytest.mark.parametrize(("target", "odds"), [
    ("bodyguard", 70), ("assassin", 70), ("child_fox", 70), ("werewolf", 35), ("seer", 0),
])
@pytest.mark.parametrize("role", ["tengu", "long_nosed_tengu"])
def test_a_tengu_makes_some_shout(role: str, target: str, odds: int) -> None:
    """divination · tengu, long_nosed_tengu"""
    v = Village(f"T:{role} X:{target} A:villager B:villager C:villager W:werewolf").acts("T tengu_power X")

    assert v.odds(lambda o: o.traits_added == {"X": ["tengu_voice"]}) == Fraction(odds, 100)


def test_a_great_tengu_learns_roles() -> None:
    """divination · great_tengu"""
    v = Village("T:great_tengu X:seer A:villager W:werewolf").acts("T tengu_power X")

    assert v.odds(lambda o: o.results == {"T": [["tengu_reveal", "X", "seer"]]}) == Fraction(7, 10)


@pytest.mark.parametrize(("role", "target", "odds"), [
    ("meteor_tengu", "seer", 70), ("meteor_tengu", "werewolf", 35), ("meteor_tengu", "detective", 0),
    ("demon_tengu", "seer", 50), ("demon_tengu", "werewolf", 25), ("meteor_tengu", "seer+vega_lovers", 0),
])
def test_some_tengu_spirit_away(role: str, target: str, odds: int) -> None:
    """divination · meteor_tengu, demon_tengu"""
    v = Village(f"T:{role} X:{target} A:villager B:villager C:villager W:werewolf").acts("T tengu_power X")

    assert v.odds(v.died("X", "spirited_away")) == Fraction(odds, 100)


def test_the_wind_settles_what_tengu_can_do() -> None:
    """divination · tengu_wind, windless"""
    seats = "T:meteor_tengu X:seer A:villager W:werewolf"

    assert Village(seats, weather="tengu_wind").acts("T tengu_power X").only().deaths == {"X": "spirited_away"}
    assert not Village(seats, weather="windless").acts("T tengu_power X").only().deaths


def test_whoever_was_spirited_away_divines_no_more() -> None:
    """divination: tengu act before spirit judges"""
    v = Village("T:meteor_tengu S:spirit_judge A:villager W:werewolf", weather="tengu_wind").acts(
        "S step_divine A", "T tengu_power S"
    )

    assert v.only().deaths == {"S": "spirited_away"} and not v.only().results


# The sky.


def test_an_arrow_strikes_the_largest_camp() -> None:
    """divination · white_feathered_arrow"""
    v = Village("A:villager B:seer C:villager+vega_lovers W:werewolf X:werewolf", weather="white_feathered_arrow")

    assert {name: v.odds(v.died(name, "spirited_away")) for name in "ABCWX"} == {
        "A": Fraction(1, 2), "B": Fraction(1, 2), "C": 0, "W": 0, "X": 0,
    }


def test_of_equal_camps_the_arrow_draws_one_and_spares_lovers() -> None:
    """divination · white_feathered_arrow"""
    v = Village("A:villager+lovers=B B:seer W:werewolf X:werewolf", weather="white_feathered_arrow")

    assert v.odds(v.died("B", "spirited_away")) == Fraction(1, 2)
    assert v.odds(v.died("W", "spirited_away")) == v.odds(v.died("X", "spirited_away")) == Fraction(1, 4)


@pytest.mark.parametrize(("weather", "message"), [("starry_sky", "prank_star"), ("petal_storm", "prank_flower")])
def test_the_sky_plays_pranks_of_its_own(weather: str, message: str) -> None:
    """divination · starry_sky, petal_storm"""
    assert f"divination.sky proclaimed:{message}" in Village("A:villager B:seer", weather=weather).steps()


@pytest.mark.parametrize(("side", "odds"), [(0, 35), (1, 70)])
def test_the_side_joined_on_the_first_night_is_remembered(side: int, odds: int) -> None:
    """first_night.tengu_camp, divination · tengu"""
    v = Village(f"T:meteor_tengu+joined_side={side} X:seer A:villager W:werewolf").acts("T tengu_power X")

    assert v.odds(v.died("X", "spirited_away")) == Fraction(odds, 100)
