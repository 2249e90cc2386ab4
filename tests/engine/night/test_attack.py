"""wolf_attack — 襲撃処理: from the door to the kill (attack.entry to attack.after 8)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from scenes import Village

LIMITED = (
    "priest", "bishop", "dowser", "rain_prayer", "high_priest", "saint_prince", "boundary_priest", "dream_priest",
    "love_priest", "long_nosed_tengu", "assassin", "reaper", "oshira", "wind_god", "sweeper", "professional",
    "ascetic", "soul_returner", "street_slayer", "eclipse_assassin", "doll_master", "toy_princess", "saigyo",
    "serving_doll_girl", "pale_lady", "spirit_judge", "emissary", "reporter", "detective", "boss_mason", "kuzunoha",
    "orangutan", "birth_god", "trigram_wizard", "esper", "clown_wizard", "barrier_mage",
)


def attacked(target: str, *more: str, weather: str = "", night: int = 2, wolf: str = "werewolf") -> Village:
    """T is attacked by W; beside a second wolf, so that W is not the last one."""
    return Village(f"W:{wolf} T:{target} U:werewolf {' '.join(more)}", night=night, weather=weather).acts("W eat T")


def test_the_guard_limit_has_37_members() -> None:
    """D28"""
    assert len(LIMITED) == 37


@pytest.mark.parametrize("role", LIMITED)
def test_a_common_guard_cannot_save_them_but_is_told(role: str) -> None:
    """attack.05 · the guard limit, azure_sky"""
    plain = Village(f"W:werewolf T:{role} V:werewolf G:bodyguard").acts("G guard T", "W eat T")
    blue = Village(f"W:werewolf T:{role} V:werewolf G:bodyguard", weather="azure_sky").acts("G guard T", "W eat T")

    assert plain.odds(plain.told("G", "guard_success", "T")) == 1
    assert not any("attack.10" in note for note in plain.steps())
    assert "attack.10 guard" in blue.steps()


@pytest.mark.parametrize(("role", "holds"), [("knight", 1), ("veteran", Fraction(7, 10)), ("night_sparrow", 1)])
def test_some_guards_know_no_limit(role: str, holds: Fraction) -> None:
    """attack.03, attack.05, D29 · knight, veteran, night_sparrow"""
    v = Village(f"W:werewolf T:priest G:{role}").acts("W eat T", "G guard T")

    assert v.odds(v.lived("T")) == holds
    assert v.odds(v.told("G", "guard_success", "T")) == holds


def test_a_mountain_hunter_knows_no_limit() -> None:
    """attack.05 · mountain_hunter"""
    v = Village("G:mountain_hunter C:villager T:priest W:werewolf").acts("W eat T", "G step_guard C T")

    assert v.only().deaths == {}


@pytest.mark.parametrize("role", ["hunter", "gatekeeper", "inch_warrior", "samurai", "ninja", "bodyguard"])
def test_the_others_do(role: str) -> None:
    """attack.05 · hunter, gatekeeper, inch_warrior, samurai, ninja, bodyguard"""
    v = Village(f"W:werewolf T:priest G:{role}").acts("W eat T", "G guard T")

    assert v.only().deaths["T"] == "wolf_killed"


def test_the_hunter_dies_doing_so_whether_the_door_holds_or_not() -> None:
    """attack.07, D13 · hunter"""
    held = Village("W:werewolf T:villager G:hunter").acts("W eat T", "G guard T")
    broken = Village("W:werewolf T:villager+penetration G:hunter").acts("W eat T", "G guard T")

    assert held.only().deaths == {"G": "wolf_killed"}
    assert broken.only().deaths == {"G": "wolf_killed", "T": "wolf_killed"}


def test_the_night_sparrow_blinds_the_wolf() -> None:
    """attack.07 · night_sparrow"""
    v = Village("W:werewolf T:villager G:night_sparrow").acts("W eat T", "G guard T")

    assert v.only().traits_added == {"W": ["blinder"]}


def test_a_gravekeeper_guards_the_living_three_nights_in_ten() -> None:
    """attack.03 · gravekeeper"""
    v = Village("W:werewolf T:villager G:gravekeeper").acts("W eat T", "G guard T")

    assert v.odds(v.lived("T")) == Fraction(3, 10)


@pytest.mark.parametrize(("doors", "weather", "odds"), [
    (1, "", "4/5"), (2, "", "3/5"), (3, "", "2/5"), (4, "", "1/5"), (1, "misty_rain", "1"), (2, "misty_rain", "3/4"),
    (1, "withering_wind", "3/5"), (4, "withering_wind", "3/20"),
])
def test_a_barrier_is_weaker_the_wider_it_is(doors: int, weather: str, odds: str) -> None:
    """attack.03 · barrier_mage, misty_rain, withering_wind"""
    v = Village("W:werewolf T:villager A:villager B:villager C:villager G:barrier_mage", weather=weather)
    v.acts("W eat T", f"G barrier {' '.join('TABC'[:doors])}")

    assert v.odds(v.lived("T")) == Fraction(odds)


def test_the_birth_god_guards_the_village_but_not_itself_and_not_on_the_first_night() -> None:
    """attack.01, D11 · birth_god"""
    village = attacked("villager", "B:birth_god", "C:birth_god")
    stranger = attacked("bat", "B:birth_god")
    itself = attacked("birth_god")
    early = attacked("villager", "B:birth_god", night=1)
    lover = attacked("villager+lovers=U", "B:birth_god")

    assert village.odds(village.lived("T")) == Fraction(1, 10)
    assert [stranger.odds(stranger.lived("T")), itself.odds(itself.lived("T")), early.odds(early.lived("T"))] == [0] * 3
    assert lover.odds(lover.lived("T")) == 0
    assert all(not outcome.results for outcome in village.outcomes())


def test_each_target_so_guarded_costs_a_doll_stopped_or_not() -> None:
    """attack.08, D13 · serving_doll_girl, shanghai_doll"""
    held = Village("W:werewolf T:villager G:serving_doll_girl D:shanghai_doll").acts("W eat T", "G guard T")
    pierced = Village("W:werewolf T:villager+penetration G:serving_doll_girl D:shanghai_doll")
    pierced.acts("W eat T", "G guard T")

    assert held.only().deaths == {"D": "sacrificed"}
    assert pierced.only().deaths == {"D": "sacrificed", "T": "wolf_killed"}


def test_two_girls_at_one_door_cost_one_doll_and_each_doll_is_as_likely() -> None:
    """attack.07, attack.08 · serving_doll_girl"""
    v = Village("W:werewolf T:villager G:serving_doll_girl H:serving_doll_girl D:shanghai_doll E:lily_doll")
    v.acts("W eat T", "G guard T", "H guard T")

    assert v.odds(lambda o: set(o.deaths) == {"D"}) == Fraction(1, 2)
    assert v.odds(lambda o: set(o.deaths) == {"E"}) == Fraction(1, 2)


def test_without_dolls_she_is_weak_and_owes_nothing_under_fireflies() -> None:
    """attack.03, attack.07 · serving_doll_girl, firefly_light"""
    alone = Village("W:werewolf T:villager G:serving_doll_girl -D:shanghai_doll").acts("W eat T", "G guard T")
    glow = Village("W:werewolf T:villager G:serving_doll_girl D:shanghai_doll", weather="firefly_light")
    glow.acts("W eat T", "G guard T")

    assert alone.odds(alone.lived("T")) == Fraction(3, 10)
    assert glow.only().deaths == {}


def test_fire_and_thorns_for_those_who_stopped_it() -> None:
    """attack.10, D4 · fire_wolf, thorn_wolf"""
    fire = Village("W:fire_wolf T:villager G:bodyguard H:hunter K:veteran").acts("W eat T", "G guard T", "H guard T")
    thorn = Village("W:thorn_wolf T:villager G:bodyguard H:bodyguard+vega_lovers").acts("W eat T", "G guard T")
    thorn.acts("H guard T")
    limited = Village("W:fire_wolf T:priest G:bodyguard H:knight").acts("W eat T", "G guard T", "H guard T")

    assert fire.only().traits_added == {"G": ["black_wisp"], "H": ["black_wisp"]}
    assert thorn.only().traits_added == {"G": ["thorn_cross"]}
    assert limited.only().traits_added == {"H": ["black_wisp"]}


def test_the_last_sirius_wolf_passes_guards_resistance_counters_and_poison() -> None:
    """attack.09, attack.after 2, 3, 6, 8 · sirius_wolf"""
    for target in ("villager", "ninja", "ogre", "boss_mason", "curse_god", "poisoner", "sturdy_man", "guardian_angel"):
        v = Village(f"W:sirius_wolf T:{target} V:villager G:bodyguard").acts("W eat T", "G guard T")
        assert (v.only().deaths, v.only().traits_added) == ({"T": "wolf_killed"}, {}), target


def test_foxes_kin_and_empty_houses_stop_even_it() -> None:
    """attack.after 4, 5 · sirius_wolf"""
    fox = Village("W:sirius_wolf T:fox").acts("W eat T")
    away = Village("W:sirius_wolf T:escaper V:villager").acts("W eat T", "T escape V")

    assert fox.only().deaths == away.only().deaths == {}
    assert fox.only().results == {"T": [["fox_targeted", "T"]]}


def test_an_awakened_sirius_wolf_walks_past_traps() -> None:
    """attack.trap · sirius_wolf"""
    three = Village("W:sirius_wolf U:werewolf V:werewolf K:trapper T:villager").acts("W eat T", "K trap T")
    two = Village("W:sirius_wolf U:werewolf -V:werewolf K:trapper T:villager").acts("W eat T", "K trap T")

    assert three.only().deaths == {"W": "trapped"}
    assert two.only().deaths == {"T": "wolf_killed"}


def test_a_trapped_wolf_reaches_neither_guests_nor_guards() -> None:
    """attack.trap, D21 · trapper"""
    v = Village("W:werewolf K:trapper T:villager E:lost_child G:bodyguard").acts("W eat T", "K trap T")
    v.acts("G guard T")

    assert v.only().deaths == {"W": "trapped", "G": "trapped"}
    assert v.only().results == {}


def test_frost_lets_the_wolf_in() -> None:
    """attack.trap · snow_woman"""
    v = Village("W:werewolf K:snow_woman T:villager").acts("W eat T", "K trap T")

    assert v.only().deaths == {"T": "wolf_killed"}
    assert v.only().traits_added == {"W": [["frostbite", 3]]}


def test_guests_of_the_victim_die_guarded_or_not() -> None:
    """attack.escapees · escaper"""
    v = Village("W:werewolf T:villager E:escaper G:bodyguard").acts("W eat T", "E escape T", "G guard T")

    assert v.only().deaths == {"E": "wolf_killed"}


@pytest.mark.parametrize("weather", ["new_moon", "blossom_haze"])
def test_a_void_attack_leaves_no_message_and_guests_are_safe(weather: str) -> None:
    """attack.entry · new_moon, blossom_haze"""
    v = Village("W:werewolf T:villager G:bodyguard", weather=weather).acts("W eat T", "G guard T")

    assert (v.only().deaths, v.only().results) == ({}, {})
    assert "attack.entry void" in v.steps()


def test_nobody_is_attacked_in_a_quiz_village() -> None:
    """attack.entry, D6 · quizmaster"""
    v = Village("W:werewolf T:quizmaster V:villager", options=("quiz_village",)).acts("W eat T")

    assert v.only().deaths == {}


# attack.after, line by line


def test_the_dummy_withstands_nothing_and_has_no_double() -> None:
    """attack.after 1 · 身代わり君"""
    ninja = Village("W:werewolf *T:ninja V:villager").acts("W eat T")
    boss = Village("W:werewolf *T:boss_mason V:villager").acts("W eat T")

    assert ninja.only().deaths == boss.only().deaths == {"T": "wolf_killed"}


def test_a_demon_tengu_takes_one_of_the_largest_camp_along_as_dummy_too() -> None:
    """attack.after 1, 6 · demon_tengu"""
    v = Village("W:werewolf *T:demon_tengu A:villager B:villager C:detective L:villager+lovers=W").acts("W eat T")

    assert v.odds(lambda o: o.deaths == {"T": "wolf_killed", "A": "spirited_away"}) == Fraction(1, 2)
    assert v.odds(lambda o: o.deaths == {"T": "wolf_killed", "B": "spirited_away"}) == Fraction(1, 2)


@pytest.mark.parametrize("role", ["guardian_angel", "doom_vampire", "substitute_jizo", "body_double"])
def test_some_are_never_eaten(role: str) -> None:
    """attack.after 2 · guardian_angel, doom_vampire, substitute_jizo, body_double"""
    v = attacked(role)

    assert (v.only().deaths, v.only().traits_added) == ({}, {})
    assert "attack.after.resist resist" in v.steps()


@pytest.mark.parametrize("role", ["ninja", "nun"])
def test_some_survive_once(role: str) -> None:
    """attack.after 2 · ninja, nun"""
    first, again = attacked(role), attacked(f"{role}+lost_ability")

    assert (first.only().deaths, first.only().traits_added) == ({}, {"T": ["lost_ability"]})
    assert again.only().deaths == {"T": "wolf_killed"}


def test_a_sturdy_man_has_a_day() -> None:
    """attack.after 2 · sturdy_man"""
    assert attacked("sturdy_man").only().traits_added == {"T": [["death_warrant", 3]]}


@pytest.mark.parametrize(("night", "lives"), [(2, True), (4, True), (5, False)])
def test_a_challenge_protects_for_three_nights(night: int, lives: bool) -> None:
    """attack.after 2 · challenge_lovers"""
    v = attacked("villager+challenge_lovers", night=night)

    assert ("T" not in v.only().deaths) is lives


def test_a_weaver_star_is_not_eaten_and_spares_other_resistances() -> None:
    """attack.after 2 · vega_lovers before ninja"""
    v = attacked("ninja+vega_lovers")

    assert (v.only().deaths, v.only().traits_added) == ({}, {})


def test_a_protector_dies_instead() -> None:
    """attack.after 2 · protected, firefly_light, vega_lovers"""
    words = "villager+protected=P+protected=Q+protected=R"
    crew = ("P:villager", "Q:villager", "-R:villager")
    v = attacked(words, *crew)
    glow = attacked(words, *crew, weather="firefly_light")
    star = attacked("villager+protected=P", "P:villager+vega_lovers")

    assert v.odds(lambda o: o.deaths == {"P": "sacrificed"}) == Fraction(1, 2)
    assert v.odds(lambda o: o.deaths == {"Q": "sacrificed"}) == Fraction(1, 2)
    assert glow.only().deaths == star.only().deaths == {"T": "wolf_killed"}


@pytest.mark.parametrize(("dead", "odds"), [(1, 0), (2, 10), (4, 10), (5, 20), (8, 30)])
def test_an_ascetic_prays_among_the_dead(dead: int, odds: int) -> None:
    """attack.after 2 · ascetic: 10% for each full three of one and the dead around"""
    around = iter("-" * dead + "+" * (8 - dead))
    seats = [f"{'-' if next(around) == '-' else ''}S{at}:villager" for at in range(8)]
    rows = [*seats[:3], "A:villager", "B:villager", seats[3], "T:ascetic", seats[4], "C:villager", "D:villager"]
    v = Village(" ".join([*rows, *seats[5:], "W:werewolf"])).acts("W eat T")

    assert v.odds(v.lived("T")) == Fraction(odds, 100)


OGRES = {
    "ogre": 30, "hannya": 40, "sakaki_ogre": 30, "yaksha": 20, "takiyasha": 20, "revive_ogre": 0, "shuten_doji": 0,
    "bishamonten": 40, "dakini": 20,
}


@pytest.mark.parametrize(("role", "percent"), OGRES.items())
def test_ogres_are_hard_to_eat(role: str, percent: int) -> None:
    """attack.after 3 · the ogre camp, hazy_moon, gathering_clouds"""
    odds = []
    for weather in ("", "hazy_moon", "gathering_clouds"):
        v = attacked(role, weather=weather)
        odds.append(v.odds(lambda o: any((n.step, n.verdict) == ("attack.after.ogre", "ogre") for n in o.trace)))
    assert odds == [Fraction(percent, 100), 1, 0]


def test_who_is_out_is_not_found_even_if_dead_on_the_way() -> None:
    """attack.after 4 · escaper, insider"""
    out = Village("W:werewolf U:werewolf T:escaper V:villager").acts("W eat T", "T escape V")
    fallen = Village("W:werewolf U:werewolf T:escaper V:villager").acts("W eat T", "T escape U")
    gone = Village("W:werewolf T:insider V:villager").acts("W eat T", "T exit T")

    assert out.only().deaths == {} and "attack.after.escaping escaper" in out.steps()
    assert fallen.only().deaths == {"T": "escape_failed"}
    assert gone.only().deaths == {"T": "spirited_away"} and "attack.after.escaping exit" in gone.steps()


def test_kin_is_not_eaten_except_by_the_hungry() -> None:
    """attack.after 5, 6, 7 · silver_wolf, hungry_wolf"""
    kin = Village("W:silver_wolf T:werewolf").acts("W eat T")
    hungry = Village("W:hungry_wolf T:werewolf V:villager").acts("W eat T")
    fox = Village("W:hungry_wolf T:fox V:villager").acts("W eat T")
    human = Village("W:hungry_wolf T:villager V:villager").acts("W eat T")

    assert kin.only().deaths == {} and "attack.after.kin wolf" in kin.steps()
    assert hungry.only().deaths == fox.only().deaths == {"T": "hungry_wolf_killed"}
    assert human.only().deaths == {} and "attack.after.ability action" in human.steps()


HARDY = (
    "fox", "black_fox", "phantom_fox", "nine_tails", "echo_fox", "immortal_fox", "possessing_fox", "doom_fox",
    "cunning_fox", "heavenly_fox", "mist_fox", "tiger_fox", "wild_zen",
)


@pytest.mark.parametrize("role", HARDY)
def test_most_foxes_slip_away_and_know_it(role: str) -> None:
    """attack.after 5 · foxes with wolf resistance"""
    v = attacked(role)

    assert v.only().deaths == {} and v.only().results == {"T": [["fox_targeted", "T"]]}
    assert v.only().traits_added == ({"T": ["muster_ability"]} if role == "wild_zen" else {})


@pytest.mark.parametrize("role", ["white_fox", "kudagitsune", "hakuzosu", "child_fox", "moon_fox", "day_fox"])
def test_some_foxes_are_eaten(role: str) -> None:
    """attack.after 5 · foxes without it"""
    assert attacked(role).only().deaths["T"] == "wolf_killed"


def test_what_a_fox_gets_from_some_wolves() -> None:
    """attack.after 5 · blue_wolf, doom_wolf, honey_wolf"""
    assert attacked("fox", wolf="blue_wolf").only().traits_added == {"T": ["mind_lonely"]}
    assert attacked("fox", wolf="doom_wolf").only().traits_added == {"T": [["death_warrant", 4]]}
    assert attacked("fox", wolf="honey_wolf").only().deaths == {"W": "suicide"}
    assert Village("W:honey_wolf T:fox").acts("W eat T").only().deaths == {}


DOUBLES = [
    ("boss_mason", "villager"), ("boss_mason", "bat"), ("doll_master", "shanghai_doll"), ("toy_princess", "lily_doll"),
    ("saigyo", "tibet_doll"), ("serving_doll_girl", "shanghai_doll"), ("hakuzosu", "child_fox"), ("hakuzosu", "bat"),
    ("vampire_duke", "villager+infected=T"), ("great_bat", "fairy"), ("shuten_doji", "seer+psycho_infected"),
]


@pytest.mark.parametrize(("role", "double"), DOUBLES)
def test_a_double_dies_in_its_place(role: str, double: str) -> None:
    """attack.after 6 · doubles, firefly_light, vega_lovers"""
    v = attacked(role, f"D:{double}")
    glow = attacked(role, f"D:{double}", weather="firefly_light")
    star = attacked(role, f"D:{double}+vega_lovers")

    assert v.only().deaths == {"D": "sacrificed"} and "attack.after.reaction reaction" in v.steps()
    assert glow.only().deaths["T"] == star.only().deaths["T"] == "wolf_killed"


@pytest.mark.parametrize(("role", "other"), [
    ("boss_mason", "seer"), ("doll_master", "doll_master"), ("hakuzosu", "fox"),
    ("vampire_duke", "villager+infected=W"),
    ("great_bat", "vampire"), ("shuten_doji", "seer"),
])
def test_others_do_not(role: str, other: str) -> None:
    """attack.after 6 · whom each may cost"""
    assert attacked(role, f"D:{other}").only().deaths == {"T": "wolf_killed"}


def test_a_therian_turns_wolf() -> None:
    """attack.after 6 · therian"""
    v = attacked("therian")

    assert v.only().deaths == {} and v.only().traits_added == {"T": ["changed_therian"]}
    assert "attack.after.reaction became:werewolf" in v.steps()


def test_some_wolves_do_something_else() -> None:
    """attack.after 6 · doom_wolf, chick_wolf, sharp_wolf"""
    doom, chick = attacked("villager", wolf="doom_wolf"), attacked("villager", wolf="chick_wolf")
    woman = Village("W:chick_wolf T:villager/female").acts("W eat T")

    assert (doom.only().deaths, doom.only().traits_added) == ({}, {"T": [["death_warrant", 4]]})
    assert (chick.only().deaths, chick.only().results) == ({}, {"W": [["wolf_sexed", "T", "male"]]})
    assert woman.only().results == {"W": [["wolf_sexed", "T", "female"]]}


@pytest.mark.parametrize(("role", "backs_off"), [
    ("possessed", True), ("poisoner", True), ("knight", True), ("lily_doll", True), ("dream_poisoner", False),
    ("villager", False),
])
def test_a_sharp_wolf_smells_madmen_and_poison(role: str, backs_off: bool) -> None:
    """attack.after 6 · sharp_wolf"""
    v = attacked(role, wolf="sharp_wolf")

    assert v.only().deaths == ({} if backs_off else {"T": "wolf_killed"})
    assert v.only().results == ({"W": [["sharp_avoid", "T"]]} if backs_off else {})


def test_a_honey_wolf_dies_of_its_meal() -> None:
    """attack.after 6 · honey_wolf"""
    assert attacked("villager", wolf="honey_wolf").only().deaths == {"T": "wolf_killed", "W": "suicide"}
    last = Village("W:honey_wolf T:villager").acts("W eat T")
    lover = Village("W:honey_wolf+lovers=U T:villager U:werewolf").acts("W eat T")
    assert last.only().deaths == lover.only().deaths == {"T": "wolf_killed"}


@pytest.mark.parametrize(("target", "mark"), [
    ("ghost_lady", {"W": ["chicken"]}), ("curse_god", {"W": [["death_warrant", 4]]}),
    ("miasma_fox", {"W": [["febris", 3]]}), ("martyr", {"T": ["muster_ability"]}),
    ("villager+mind_sheep=U", {"W": [["sheep_wisp", 3]]}),
])
def test_some_strike_back_and_die(target: str, mark: dict) -> None:
    """attack.after 6 · ghost_lady, curse_god, miasma_fox, martyr, mind_sheep"""
    v = attacked(target)

    assert (v.only().deaths, v.only().traits_added) == ({"T": "wolf_killed"}, mark)


def test_the_keepers_of_an_omen_calf_learn_who_ate_it() -> None:
    """attack.after 6 · omen_calf, mind_presage"""
    v = attacked("omen_calf", "K:villager+mind_presage=T")

    assert v.only().results == {"K": [["presage", "T", "W"]]}


def test_those_infected_by_a_blood_lady_die_with_her() -> None:
    """attack.after 6 · blood_lady"""
    v = attacked("blood_lady", "A:villager+infected=T", "B:detective+infected=T", "C:villager+infected=U")

    assert v.only().deaths == {"T": "wolf_killed", "A": "vampire_killed"}


def test_a_silver_tongue_learns_until_it_eats_a_villager() -> None:
    """attack.after 7 · silver_tongue_wolf"""
    seer, plain = attacked("seer", wolf="silver_tongue_wolf"), attacked("villager", wolf="silver_tongue_wolf")
    spent = attacked("seer", wolf="silver_tongue_wolf+lost_ability")

    assert seer.only().results == {"W": [["tongue_reveal", "T", "seer"]]} and seer.only().traits_added == {}
    assert plain.only().traits_added == {"W": ["lost_ability"]}
    assert spent.only().results == {}


@pytest.mark.parametrize(("target", "cause"), [
    ("villager", "possessed_targeted"), ("white_fox", "wolf_killed"), ("detective", "wolf_killed"),
    ("misfortune_god", "wolf_killed"), ("tibet_doll", "wolf_killed"),
])
def test_a_possessing_wolf_takes_a_body_where_it_can(target: str, cause: str) -> None:
    """attack.after 7 · possessing_wolf"""
    v = attacked(f"{target}+lovers=Q" if target == "tibet_doll" else target, "Q:villager", wolf="possessing_wolf")

    assert v.only().deaths["T"] == cause


def test_a_misfortune_god_costs_it_the_body_it_wears() -> None:
    """attack.after 7 · possessing_wolf, misfortune_god"""
    v = Village("W:possessing_wolf~Q T:misfortune_god -Q:villager V:villager").acts("W eat T")

    assert v.only().deaths == {"T": "wolf_killed"}
    assert v.only().traits_lost == {"W": [["wears_body", "Q"]], "Q": [["worn_by", "W"]]}


@pytest.mark.parametrize("role", ["poisoner", "cat", "lily_doll", "kudagitsune", "poison_bat", "sakaki_ogre", "knight"])
def test_whoever_eats_poison_dies_of_it(role: str) -> None:
    """attack.after 8 · the poisonous, drought"""
    clouds = "gathering_clouds"
    v, dry = attacked(role, weather=clouds), attacked(role, weather=f"drought {clouds}")

    assert v.only().deaths == {"T": "wolf_killed", "W": "poisoned"}
    assert dry.only().deaths == {"T": "wolf_killed"}


def test_some_wolves_stand_poison() -> None:
    """attack.after 8 · resist_wolf, vega_lovers, challenge_lovers, poison_wolf's reach"""
    proof, spent = (attacked("poisoner", wolf=f"resist_wolf{mark}") for mark in ("", "+lost_ability"))
    star, lover = (attacked("poisoner", wolf=f"werewolf+{mark}") for mark in ("vega_lovers", "challenge_lovers"))
    kin = Village("W:hungry_wolf T:poison_wolf V:villager").acts("W eat T")

    assert (proof.only().deaths, proof.only().traits_added) == ({"T": "wolf_killed"}, {"W": ["lost_ability"]})
    assert spent.only().deaths == {"T": "wolf_killed", "W": "poisoned"}
    assert star.only().deaths == lover.only().deaths == {"T": "wolf_killed"}
    assert kin.only().deaths == {"T": "hungry_wolf_killed"}


def test_the_last_vote_of_the_first_kind_counts() -> None:
    """traps: the wolves' recorded vote"""
    v = Village("W:werewolf U:echo_wolf T:villager A:villager B:villager")
    v.acts("U silent_eat A", "W eat B", "W eat T")

    assert v.only().deaths == {"T": "wolf_killed"}
