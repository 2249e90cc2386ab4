"""instant_actions to escape: stages 1 to 8, and the delayed traps of 12 and 18."""

from __future__ import annotations

from fractions import Fraction

import pytest
from scenes import Village, all_vote, table
from scenes import night as acts

from engine.rulebook import outcomes, play
from engine.setup import Illegal
from engine.shikigami.scenario import Village as Scene
from engine.shikigami.seats import around, bends, column, row

# instant_actions


@pytest.mark.parametrize(("role", "marks"), [
    ("cupid", {"A": [["lovers", "Q"]], "B": [["lovers", "Q"]]}),
    ("minstrel", {"A": [["lovers", "Q"]], "B": [["lovers", "Q"]]}),
    ("snow_hag", {"A": [["lovers", "Q"]], "B": [["lovers", "Q"]]}),
    ("evil_immortal", {a: [["death_warrant", 7], ["lovers", "Q"]] for a in "AB"}),
    ("guardian_angel", {a: [["lovers", "Q"], "mind_sympathy", ["protected", "Q"]] for a in "AB"}),
    ("angel", {a: [["lovers", "Q"], "mind_sympathy"] for a in "AB"}),
    ("fallen_angel", {a: [["lovers", "Q"], "mind_sympathy"] for a in "AB"}),
])
def test_what_an_arrow_gives(role: str, marks: dict) -> None:
    """instant_actions · cupids and angels"""
    v = Village(f"Q:{role} A:villager B:bat/female W:werewolf", night=1).acts("Q shoot_arrow A B")

    assert v.only().traits_added == marks


def test_some_pairs_do_not_learn_each_others_roles() -> None:
    """instant_actions · angel, fallen_angel"""
    men = Village("Q:angel A:villager B:bat W:werewolf", night=1).acts("Q shoot_arrow A B")
    camp = Village("Q:fallen_angel A:villager B:seer W:werewolf", night=1).acts("Q shoot_arrow A B")

    assert men.only().traits_added == camp.only().traits_added == {"A": [["lovers", "Q"]], "B": [["lovers", "Q"]]}
    assert men.only().results == {}


def test_those_who_sympathise_are_told() -> None:
    """instant_actions · mind_sympathy"""
    v = Village("Q:guardian_angel A:villager B:seer W:werewolf", night=1).acts("Q shoot_arrow A B")

    assert v.only().results == {"A": [["sympathy", "B", "seer"]], "B": [["sympathy", "A", "villager"]]}


@pytest.mark.parametrize(("role", "action", "marks"), [
    ("suitor", "shoot_arrow", {"Q": [["lovers", "Q"]], "A": [["lovers", "Q"], ["mind_receiver", "Q"]]}),
    ("duelist", "challenge", {"Q": [["rival", "Q"]], "A": [["mind_receiver", "Q"], ["rival", "Q"]]}),
    ("gladiator", "challenge", {"Q": [["rival", "Q"]], "A": [["rival", "Q"]]}),
    ("sea_lady", "challenge", {"Q": [["rival", "Q"]], "A": [["rival", "Q"]]}),
])
def test_those_who_include_themselves(role: str, action: str, marks: dict) -> None:
    """instant_actions · suitor, duelists"""
    assert Village(f"Q:{role} A:villager W:werewolf", night=1).acts(f"Q {action} Q A").only().traits_added == marks


@pytest.mark.parametrize(("role", "mark"), [
    *((role, "enemy") for role in ("avenger", "gashadokuro", "kyokotsu", "yato_god", "sandal_general")),
    ("patron", "supported"), ("hinna_god", "supported"),
])
def test_those_who_name_others(role: str, mark: str) -> None:
    """instant_actions · avengers, patrons"""
    v = Village(f"Q:{role} A:villager W:werewolf", night=1).acts("Q challenge A")

    assert v.only().traits_added == {"A": [[mark, "Q"]]}


def test_a_jizo_protects_at_once() -> None:
    """instant_actions · substitute_jizo: the attack of the same night meets the protector"""
    v = Village("Q:substitute_jizo A:villager W:werewolf", night=1).acts("W eat A", "Q challenge A")

    assert v.only().traits_added == {"A": [["protected", "Q"], ["supported", "Q"]]}
    assert v.only().deaths == {"Q": "sacrificed"}


def test_a_love_fairy_makes_a_day_of_it() -> None:
    """instant_actions · love_fairy, dream_suitor"""
    fairy = Village("Q:love_fairy A:villager B:seer W:werewolf", night=1).acts("Q shoot_arrow A B")
    dream = Village("Q:dream_suitor A:villager B:seer W:werewolf", night=1).acts("Q shoot_arrow Q A")

    assert fairy.only().traits_added == {"A": [["sweet_status", "Q"]], "B": [["sweet_status", "Q"]]}
    assert dream.only().traits_added == {}


# weather_nullification

VOTES = {
    "guard": "bodyguard", "barrier": "barrier_mage", "tail": "reporter", "ward_off": "misfortune_god",
    "jam": "moon_rabbit", "curse": "curse_doctor", "fox_curse": "nine_tails", "cast": "wizard", "bite": "vampire",
    "divine": "seer", "dispel": "exorcist", "fox_divine": "child_fox", "prank": "ice_fairy", "tengu_power": "tengu",
    "trap": "snow_woman", "escape": "escaper", "assassinate": "assassin", "abduct": "ogre", "scan": "orangutan",
    "dream_eat": "baku", "step_guard": "mountain_hunter", "step_bite": "war_king", "step_divine": "spirit_judge",
    "step_assassinate": "wind_god", "step_scan": "thunder_god",
}
GONE = {
    "full_moon": "guard step_guard tail ward_off jam curse fox_curse",
    "new_moon": "cast barrier bite step_bite divine step_divine dispel fox_divine tengu_power prank",
    "snow_glow": "trap", "dark_night": "trap", "searchlight": "escape assassinate step_assassinate",
    "blossom_haze": "trap bite step_bite assassinate step_assassinate abduct escape tail scan step_scan step_guard",
    "tropical_night": "dream_eat", "overcast": "",
}


@pytest.mark.parametrize("weather", GONE)
def test_which_votes_each_weather_takes_away(weather: str) -> None:
    """weather_nullification · 満月, 新月, 雪明り, 闇夜, サーチライト, 花曇, 熱帯夜"""
    gone = set()
    for action, role in VOTES.items():
        v = Village(f"A:{role} T:villager W:werewolf", weather=weather).acts(f"A {action} T")
        if not survives(v, action):
            gone.add(action)
    assert gone == set(GONE[weather].split())


def survives(v: Village, action: str) -> bool:
    """Whether the vote is still there when the night is over."""
    scene = Scene(v.scenario())
    play(scene.bounds[:2], scene.night)
    return any(vote.action == action for vote in scene.night.votes)


def test_the_desecrators_and_insiders_votes_go_too() -> None:
    """weather_nullification · thunderstorm, searchlight, blossom_haze"""
    robber = Village("A:grave_robber -T:villager W:werewolf", weather="thunderstorm").acts("A desecrate T")

    assert not survives(robber, "desecrate")
    for weather in ("searchlight", "blossom_haze"):
        v = Village("I:insider V:villager W:werewolf", weather=weather).acts("I exit I")
        assert v.only().deaths == {}


def test_a_walk_under_the_haze_sounds_in_the_older_edition_only() -> None:
    """weather_nullification, V6, D27 · mountain_hunter, blossom_haze"""
    for version, heard in (("3.1.0a9", True), ("3.1.0b1", False)):
        v = Village("A:mountain_hunter B:villager C:villager W:werewolf", weather="blossom_haze", version=version)
        v.acts("A step_guard B C", "W eat C")
        assert ("footsteps proclaimed:footsteps" in v.steps()) is heard


# wizard_decision


def spells(role: str, weather: str = "") -> list[tuple[Fraction, str]]:
    """How often it borrows what."""
    v = Village(f"M:{role} T:villager/female W:werewolf", weather=weather).acts("M cast T")
    scene = Scene(v.scenario())
    upto = [bound for bound in scene.bounds if bound[0] in ("wizard_decision", "weather_nullification")]
    return [(branch.p, branch.scene.votes[-1].role.id) for branch in outcomes(upto, scene.night)]


SPELLS = {
    "wizard": "seer mind_examiner bodyguard assassin chick_sexer",
    "trigram_wizard": "soul_seer mind_examiner astrologer knight reaper street_slayer light_fairy chick_sexer",
    "clown_wizard": "soul_seer clown_strike clown_prank grass_fairy star_fairy flower_fairy ice_fairy chick_sexer",
    "heterodox_wizard": "soul_returner moon_rabbit curse_doctor baku snow_woman doom_fox dark_fairy",
    "mimic": "seer blunder",
}


@pytest.mark.parametrize("role", SPELLS)
def test_every_spell_of_the_list_is_as_likely_and_weather_takes_an_end(role: str) -> None:
    """wizard_decision · wizards, misty_rain, withering_wind"""
    listed = SPELLS[role].split()

    assert sorted(spells(role)) == sorted((Fraction(1, len(listed)), spell) for spell in listed)
    assert spells(role, "misty_rain") == [(1, listed[0])]
    assert spells(role, "withering_wind") == [(1, listed[-1])]


def test_a_nun_mostly_blunders_until_she_has_survived() -> None:
    """wizard_decision · nun"""
    asleep = {spell: p for p, spell in spells("nun")}

    assert asleep == {"seer": Fraction(1, 10), "astrologer": Fraction(1, 10), "chick_sexer": Fraction(1, 10),
                      "blunder": Fraction(7, 10)}
    assert sorted(spells("nun", "misty_rain")) == [(Fraction(3, 10), "seer"), (Fraction(7, 10), "blunder")]
    assert spells("nun+lost_ability") == [(1, "soul_seer")]


def test_a_clowns_strike_dooms_for_one_of_nine_days() -> None:
    """wizard_decision · clown_wizard"""
    v = Village("M:clown_wizard T:villager W:werewolf", night=3).acts("M cast T")

    for day in range(5, 14):
        assert v.odds(lambda o, day=day: o.traits_added == {"T": [["death_warrant", day]]}) == Fraction(1, 72)


@pytest.mark.parametrize(("target", "marks"), [("villager", 7), ("detective", 4)])
def test_an_esper_marks_the_living(target: str, marks: int) -> None:
    """wizard_decision · esper, 特殊耐性"""
    v = Village(f"M:esper T:{target} W:werewolf").acts("M cast T")
    dead = Village("M:esper -T:villager W:werewolf").acts("M cast T")
    skies = ("misty_rain", "withering_wind")
    first, last = (Village("M:esper T:villager W:werewolf", weather=sky).acts("M cast T") for sky in skies)

    assert [v.odds(lambda o: "T" in o.traits_added)] == [Fraction(marks, 7)]
    assert dead.only().traits_added == {}
    assert first.only().traits_added == {"T": [["death_warrant", 6]]}
    assert last.only().traits_added == {"T": ["levitation"]}


def test_a_borrowed_guard_hunts_and_works_under_the_full_moon_but_not_in_the_haze() -> None:
    """wizard_decision, guard.01, D7 · wizard, full_moon, blossom_haze"""
    moon = Village("M:wizard T:bluebeard W:werewolf", weather="full_moon").acts("M cast T")
    haze = Village("M:wizard T:bluebeard W:werewolf", weather="blossom_haze").acts("M cast T")

    assert moon.odds(moon.died("T", "hunted")) == Fraction(1, 5)
    assert haze.odds(haze.died("T", "hunted")) == 0
    assert haze.odds(haze.died("T", "assassinated")) == Fraction(1, 5)


# footsteps


def heard(v: Village) -> list[tuple[int, ...]]:
    """The seats of each line of footsteps, over all ways of the night's second stage on."""
    scene = Scene(v.scenario())
    at = [bound for bound in scene.bounds if bound[0] == "footsteps"]

    class Loud(scene.night.__class__, shared=()):
        __slots__ = ()
        draft = (*scene.night.draft, "public")

    loud = Loud.__new__(Loud)
    for name in (*scene.night.shared, *scene.night.draft):
        setattr(loud, name, getattr(scene.night, name))
    return [(b.p, *(seats for _, seats in b.scene.public)) for b in outcomes(at, loud)]


def test_a_path_sounds_but_not_at_its_end_and_the_dead_make_no_sound() -> None:
    """footsteps · mountain_hunter, echo_wolf, war_king, spirit_judge, levitation"""
    for role, action in (
        ("mountain_hunter", "step_guard"), ("echo_wolf", "step_eat"), ("war_king", "step_bite"),
        ("spirit_judge", "step_divine"),
    ):
        v = Village(f"A:{role} B:villager -C:villager D:villager E:villager").acts(f"A {action} B C D E")
        floats = Village(f"A:{role}+levitation B:villager C:villager").acts(f"A {action} B C")
        assert heard(v) == [(1, (2, 4))], role
        assert heard(floats) == [(1,)], role


def test_a_line_sounds_as_a_whole() -> None:
    """footsteps · house_noise, echo_fox, wind_god"""
    for role, action in (("house_noise", "footstep"), ("echo_fox", "footstep"), ("wind_god", "step_assassinate")):
        v = Village(f"A:villager B:{role} C:villager -D:villager").acts(f"B {action} A B C D")
        assert heard(v) == [(1, (1, 2, 3))], role
        mute = Village(f"A:villager B:{role} C:villager", weather="ground_blizzard").acts(f"B {action} A B")
        assert heard(mute) == [(1,)], role


def test_a_silent_attack_costs_the_ability() -> None:
    """footsteps · echo_wolf"""
    v = Village("A:echo_wolf B:villager C:villager").acts("A silent_eat C")

    assert v.only().traits_added == {"A": ["lost_ability"]} and v.only().deaths == {"C": "wolf_killed"}
    assert heard(v) == [(1,)]


def test_frost_pillars_sound_at_random_up_to_three() -> None:
    """footsteps · frost_pillars"""
    ways = heard(Village("A:villager B:villager C:villager D:villager W:werewolf", weather="frost_pillars"))
    odds = {number: sum(p for p, *lines in ways if (len(lines[0]) if lines else 0) == number) for number in range(4)}

    assert odds[0] == Fraction(4, 5) ** 5 and odds[1] == 5 * Fraction(1, 5) * Fraction(4, 5) ** 4
    assert odds[2] == 10 * Fraction(1, 25) * Fraction(64, 125) and sum(odds.values()) == 1
    assert len(ways) == 1 + 5 + 10 + 10


def test_two_ghosts_sound_around_their_choice_on_the_first_night() -> None:
    """footsteps · lute_ghost, harp_ghost"""
    seats = " ".join(f"S{at}:villager" for at in range(2, 11))
    lute = heard(Village(f"A:lute_ghost {seats} W:werewolf", night=1).acts("A copy S7"))
    harp = heard(Village(f"A:harp_ghost {seats} W:werewolf", night=1).acts("A copy S7"))

    assert {line for _, line in lute} == {(7,), (2, 7)}
    assert {line for _, line in harp} == {
        (7,), (6, 7), (7, 8), (6, 7, 8), (7, 8, 9), (6, 7, 8, 9), (7, 8, 9, 10), (6, 7, 8, 9, 10),
    }


def test_five_sit_in_a_row() -> None:
    """README, Seat"""
    assert around(7, 13) == [1, 2, 3, 6, 8, 11, 12, 13] and around(1, 13) == [2, 6, 7]
    assert list(column(7, 13)) == [2, 7, 12] and list(row(12, 13)) == [11, 12, 13]
    assert [bends(path) for path in ((1, 2, 3), (1, 2, 7), (1, 2, 7, 8), (5, 6), (1, 7), (4,), (3, 8, 13))] == [
        0, 1, 2, -1, -1, 0, 0,
    ]


# traps, delayed_trap_death, frostbite


def test_a_trap_is_not_set_when_the_wolves_come_for_its_setter() -> None:
    """traps 1 · trapper"""
    met = Village("K:trapper V:villager W:werewolf").acts("W eat K", "K trap V")
    own = Village("K:trapper V:villager W:werewolf").acts("W eat K", "K trap K")
    void = Village("K:trapper V:villager G:bodyguard W:werewolf", weather="new_moon")
    void.acts("W eat K", "K trap V", "G guard V")

    assert met.only().traits_added == {} and met.only().deaths == {"K": "wolf_killed"}
    assert own.only().deaths == {"W": "trapped"} and own.only().traits_added == {"K": ["lost_ability"]}
    assert void.only().deaths == {}


def test_a_cunning_wolf_has_its_own_trap_from_the_third_night() -> None:
    """traps 2 · trap_wolf, snow_glow, dark_night"""
    found = {}
    for night, sky in ((2, ""), (3, ""), (3, "snow_glow"), (3, "dark_night"), (3, "blossom_haze")):
        v = Village("W:trap_wolf A:assassin V:villager U:werewolf", night=night, weather=sky).acts("A assassinate W")
        found[night, sky] = v.only().deaths
    assert found == {
        (2, ""): {"W": "assassinated"}, (3, ""): {"A": "trapped"}, (3, "snow_glow"): {"W": "assassinated"},
        (3, "dark_night"): {"W": "assassinated"}, (3, "blossom_haze"): {},
    }


def test_trappers_meet_each_others_traps_but_never_their_own() -> None:
    """traps 3, delayed_trap_death, frostbite · trapper, cunning_fox, snow_woman"""
    two = Village("K:trapper L:cunning_fox V:villager W:werewolf").acts("K trap V", "L trap V")
    mixed = Village("K:trapper L:snow_woman V:villager W:werewolf").acts("K trap V", "L trap V")
    frost = Village("K:snow_woman L:snow_woman V:villager W:werewolf").acts("K trap V", "L trap V")
    own = Village("K:trapper L:snow_woman W:werewolf").acts("K trap K", "L trap K")

    assert two.only().deaths == {"K": "trapped", "L": "trapped"}
    assert (mixed.only().deaths, mixed.only().traits_added) == (
        {"L": "trapped"}, {"K": [["frostbite", 3], "lost_ability"]},
    )
    assert frost.only().traits_added == {"K": [["frostbite", 3]], "L": [["frostbite", 3]]}
    assert (own.only().deaths, own.only().traits_added) == ({"L": "trapped"}, {"K": ["lost_ability"]})


# guard_declaration


def test_a_trapped_guard_guards_and_hunts_first() -> None:
    """guard.02, delayed_trap_death, D20 · bodyguard"""
    v = Village("G:bodyguard K:trapper T:bluebeard W:werewolf").acts("W eat T", "G guard T", "K trap T")
    w = Village("G:bodyguard K:trapper T:bluebeard V:vampire W:werewolf").acts("G guard T", "K trap T", "V bite G")

    assert v.only().deaths == {"W": "trapped", "T": "hunted", "G": "trapped"}
    assert w.only().deaths == {"T": "hunted", "G": "trapped"} and w.only().traits_added == {"K": ["lost_ability"]}


def test_dream_wardens_and_misfortune_gods_meet_no_traps() -> None:
    """guard.02, traps · dream_warden, misfortune_god"""
    v = Village("G:dream_warden M:misfortune_god K:trapper T:villager W:werewolf")
    v.acts("G guard T", "M ward_off T", "K trap T")

    assert v.only().deaths == {}


def test_any_door_of_a_barrier_may_be_trapped() -> None:
    """guard.02 · barrier_mage"""
    lethal = Village("G:barrier_mage K:trapper A:villager B:villager W:werewolf").acts("G barrier A B", "K trap B")
    frost = Village("G:barrier_mage K:snow_woman A:villager B:villager W:werewolf").acts("G barrier A B", "K trap A")

    assert lethal.only().deaths == {"G": "trapped"}
    assert frost.only().traits_added == {"G": [["frostbite", 3]]}


def test_haze_and_heat_void_some_guards() -> None:
    """guard.01 · blossom_haze, tropical_night"""
    haze = Village("G:bodyguard D:dream_warden B:barrier_mage T:ice_fairy W:werewolf", weather="blossom_haze")
    haze.acts("G guard T", "D guard T", "B barrier T")
    heat = Village("D:dream_warden T:ice_fairy W:werewolf", weather="tropical_night").acts("D guard T")

    assert haze.only().results == {"D": [["guard_success", "T"], ["hunt_success", "T"]]}
    assert "guard.01 void" in haze.steps() and len([s for s in haze.steps() if s.startswith("guard.01")]) == 1
    assert (heat.only().results, heat.only().deaths) == ({}, {})


# exit, escape


def test_an_insider_in_love_does_not_leave() -> None:
    """exit · insider, lovers, fake_lovers"""
    free = Village("I:insider V:villager W:werewolf").acts("I exit I")

    assert free.only().deaths == {"I": "spirited_away"}
    for mark in ("lovers=V", "fake_lovers=V"):
        assert Village(f"I:insider+{mark} V:villager W:werewolf").acts("I exit I").only().deaths == {}


ESCAPES = [
    ("escaper", "werewolf", "villager"), ("lost_child", "possessed", "villager"), ("lost_child", "depraver", "fox"),
    ("lost_child", "dream_seer", "seer"), ("lost_child", "suspicious", "inaba_rabbit"),
    ("unicorn", "villager", "villager/female"), ("water_nymph", "villager/female", "villager"),
    ("harpy", "villager+death_warrant=5", "villager"), ("qilin", "werewolf", "villager"),
    ("qilin", "assassin", "villager"), ("qilin", "yaksha", "bat"), ("bean_tanuki", "werewolf", "villager"),
]


@pytest.mark.parametrize(("role", "closed", "open_"), ESCAPES)
def test_where_each_finds_no_shelter(role: str, closed: str, open_: str) -> None:
    """escape 2 · the escapers, dark_night"""
    failed = Village(f"E:{role} T:{closed} W:werewolf").acts("E escape T")
    safe = Village(f"E:{role} T:{open_} W:werewolf").acts("E escape T")
    dark = Village(f"E:{role} T:{closed} W:werewolf", weather="dark_night").acts("E escape T")

    assert failed.only().deaths == {"E": "escape_failed"}
    assert safe.only().deaths == dark.only().deaths == {}


def test_a_bean_tanuki_avoids_all_who_voted_even_in_vain() -> None:
    """escape 2 · bean_tanuki"""
    voted = Village("E:bean_tanuki T:seer W:werewolf").acts("E escape T", "T divine W")
    passed = Village("E:bean_tanuki T:assassin W:werewolf").acts("E escape T", "T assassinate_pass")
    removed = Village("E:bean_tanuki T:seer W:werewolf", weather="new_moon").acts("E escape T", "T divine W")
    idle = Village("E:bean_tanuki T:seer W:werewolf").acts("E escape T")

    assert [v.only().deaths for v in (voted, passed, removed)] == [{"E": "escape_failed"}] * 3
    assert idle.only().deaths == {}


def test_an_agent_keeps_away_from_the_seats_around_wolves() -> None:
    """escape 2 · agent"""
    seats = "T:villager {w} A:villager B:villager C:villager {x} E:agent"
    beside = Village(seats.format(w="W:werewolf", x="X:villager"), night=3).acts("E escape T")
    dead = Village(seats.format(w="-W:werewolf", x="X:villager"), night=3).acts("E escape T")
    below = Village(seats.format(w="X:villager", x="W:werewolf"), night=3).acts("E escape T")
    far = Village("T:villager A:villager W:werewolf E:agent", night=3).acts("E escape T")

    assert beside.only().deaths == below.only().deaths == {"E": "escape_failed"}
    assert dead.only().deaths == far.only().deaths == {}


def test_what_the_host_gets() -> None:
    """escape 3 · harpy, qilin"""
    harpy = Village("E:harpy T:villager W:werewolf").acts("E escape T")
    star = Village("E:harpy T:villager+vega_lovers W:werewolf").acts("E escape T")
    qilin = Village("E:qilin T:villager W:werewolf").acts("E escape T")
    other = Village("E:qilin T:bat W:werewolf").acts("E escape T")

    assert harpy.only().traits_added == {"T": [["death_warrant", 6]]}
    assert qilin.only().traits_added == {"T": [["day_voter", 3]]}
    assert star.only().traits_added == other.only().traits_added == {}


def test_traps_come_before_the_door_and_frost_after_it() -> None:
    """escape 1, 3 · trapper, snow_woman, frostbite"""
    lethal = Village("E:escaper K:trapper T:villager W:werewolf").acts("E escape T", "K trap T")
    frost = Village("E:escaper K:snow_woman T:villager W:werewolf").acts("E escape T", "K trap T")
    failed = Village("E:escaper K:snow_woman T:werewolf W:werewolf").acts("E escape T", "K trap T")

    assert lethal.only().deaths == {"E": "trapped"}
    assert frost.only().traits_added == {"E": [["frostbite", 3]]}
    assert (failed.only().deaths, failed.only().traits_added) == ({"E": "escape_failed"}, {})


def test_a_way_leads_from_neighbour_to_neighbour_and_turns_once() -> None:
    """footsteps: mountain_hunter's path, house_noise's line; the hungry may choose their kin"""
    game = table(
        "mountain_hunter villager villager villager villager villager villager werewolf house_noise "
        "hungry_wolf villager villager villager"
    )
    acts(game, "8 eat 3", "9 skip footstep")
    all_vote(game, 4)
    refused = {}
    for act in ("1 step_guard 3", "1 step_guard 2 8", "1 step_guard 2 7 8 3", "9 footstep 9 10 5", "9 footstep 3 5"):
        with pytest.raises(Illegal) as error:
            acts(game, act)
        refused[act] = error.value.reason
    acts(game, "1 step_guard 6 7", "9 footstep 9 10", "10 eat 8")

    assert set(refused.values()) == {"path"}
