"""Set-ups, casts and the catalogue: what opens a village, and what is refused with a reason."""

from __future__ import annotations

import msgspec
import pytest
from scenes import night, of, people, table, vote

from engine import catalogue
from engine import commands as do
from engine import events as ev
from engine.events import MASTER, SeatInfo
from engine.game import Game, imagine
from engine.lots import Seeded
from engine.setup import Illegal, Setup
from engine.shikigami.calendar import comes, due
from engine.shikigami.casts import apply, standard
from engine.shikigami.checks import may_be_dummy
from engine.shikigami.roles import ROLES

GOOD = Setup(seats=people(5), cast={"villager": 2, "seer": 1, "possessed": 1, "werewolf": 1})
DUMMY = (*people(4), SeatInfo("D", dummy=True))


@pytest.mark.parametrize(("change", "reason"), [
    ({"ruleset": "chess"}, "unknown_ruleset"),
    ({"version": "3.0.0"}, "unknown_version"),
    ({"options": {"moonlight": True}}, "unknown_option"),
    ({"options": {"talk": True}}, "option_value"),
    ({"options": {"talk": -1}}, "option_value"),
    ({"options": {"dummy": 1}}, "option_value"),
    ({"seats": people(3), "cast": {"villager": 2, "werewolf": 1}}, "seats"),
    ({"seats": people(25), "cast": {"villager": 22, "werewolf": 3}}, "seats"),
    ({"seats": DUMMY}, "dummy_place"),
    ({"options": {"dummy": True}}, "dummy_place"),
    ({"cast": {"villager": 4, "wolfman": 1}}, "unknown_role"),
    ({"cast": {"villager": 3, "werewolf": 1}}, "cast_size"),
    ({"cast": {"villager": 5, "seer": -1, "werewolf": 1}}, "cast_size"),
    ({"cast": {"villager": 5}}, "no_wolf"),
    ({"cast": {"villager": 2, "werewolf": 3}}, "over_at_once"),
    ({"cast": {"villager": 1, "fox": 2, "werewolf": 2}}, "over_at_once"),
    ({"fixed": {1: "fox"}}, "role_not_in_cast"),
    ({"fixed": {1: "seer", 2: "seer"}}, "role_not_in_cast"),
    ({"fixed": {6: "seer"}}, "target"),
    ({"seats": DUMMY, "options": {"dummy": True}, "fixed": {5: "werewolf"}}, "dummy_role"),
    (
        {"seats": DUMMY, "options": {"dummy": True}, "cast": {"poisoner": 2, "cat": 1, "werewolf": 1, "fox": 1}},
        "dummy_role",
    ),
])
def test_a_bad_set_up_is_refused_before_anything_is(change: dict, reason: str) -> None:
    """check"""
    setup = msgspec.structs.replace(GOOD, **change)
    for refuse in (Game.new, catalogue.check):
        with pytest.raises(Illegal) as error:
            refuse(setup)
        assert error.value.reason == reason


def test_the_same_seed_deals_the_same_and_another_another() -> None:
    """Seeded"""
    games = [Game.new(msgspec.structs.replace(GOOD, seed=seed)) for seed in "aabcdefgh"]
    deals = [tuple(dealt.role for dealt in of(ev.Dealt, game.log)) for game in games]

    assert deals[0] == deals[1] and len(set(deals)) > 4
    assert all(sorted(deal) == ["possessed", "seer", "villager", "villager", "werewolf"] for deal in deals)


def test_the_dummy_is_never_dealt_a_barred_role() -> None:
    """casts.json, dummy: no wolf, no fox, nothing poisonous"""
    cast = {"werewolf": 2, "fox": 1, "poisoner": 1, "cat": 1, "villager": 1, "seer": 1, "possessed": 1, "depraver": 1}
    seats = people(9, dummy=True)
    dealt = {
        Game.new(Setup(seats=seats, cast=cast, options={"dummy": True}, seed=str(seed))).state.roles[9].id
        for seed in range(60)
    }

    assert dealt == {"villager", "seer", "possessed", "depraver"}
    assert not may_be_dummy(ROLES["cat"])


def test_a_hidden_cast_stays_with_the_master() -> None:
    """option cast_shown"""
    game = Game.new(msgspec.structs.replace(GOOD, options={"cast_shown": False}))
    opened, sealed = game.log[:2]

    assert isinstance(opened, ev.Opened) and opened.cast == {} and opened.options["talk"] == 8
    assert isinstance(sealed, ev.Sealed) and sealed.to == MASTER and sealed.cast == GOOD.cast
    assert game.view(1).cast == {}


@pytest.mark.parametrize("n", range(4, 26))
def test_the_classic_cast_seats_everybody_and_can_be_played(n: int) -> None:
    """casts.json, standard"""
    cast = catalogue.cast("shikigami", "classic", n)

    assert sum(cast.values()) == n
    seats = people(n, dummy=n > 24)
    Game.new(Setup(seats=seats, cast=cast, options={"dummy": n > 24}))
    assert ("poisoner" in cast) == (n >= 20 or n == 6)


def test_five_seats_are_the_contest_village() -> None:
    """seer, possessed, werewolf and two villagers"""
    assert catalogue.cast("shikigami", "classic", 5) == {"seer": 1, "possessed": 1, "werewolf": 1, "villager": 2}


def test_options_of_the_cast_are_replacements() -> None:
    """casts.json, options"""
    assert catalogue.cast("shikigami", "classic", 9, ("depraver",))["depraver"] == 1
    assert "cupid" not in catalogue.cast("shikigami", "classic", 9, ("cupid",))
    assert catalogue.cast("shikigami", "classic", 16, ("cupid",))["villager"] == 5
    assert "fox" not in catalogue.cast("shikigami", "classic", 16, ("no_fox",))
    bad = {"unknown_cast": ("pizza", 9), "no_cast": ("classic", 3), "unknown_option": ("classic", 9, ("x",))}
    for name, args in bad.items():
        with pytest.raises(Illegal) as error:
            catalogue.cast("shikigami", *args)
        assert error.value.reason == name


def test_the_catalogue_knows_every_role_by_both_ids() -> None:
    """catalogue.role: where a script's id is the id of another role here, ours stands"""
    for facts in catalogue.roles("shikigami"):
        assert catalogue.role("shikigami", facts.id) == facts
        assert facts.ref in ROLES or catalogue.role("shikigami", facts.ref) == facts
    wolf, cat, depraver = (catalogue.role("shikigami", name) for name in ("werewolf", "cat", "depraver"))
    assert (wolf.camp, wolf.count, wolf.seen_as, wolf.action, wolf.from_night, wolf.bond) == (
        "werewolf", "wolf", "werewolf", "eat", 1, "wolf",
    )
    assert (cat.action, cat.may_skip, cat.on_dead) == ("revive", True, True)
    assert (depraver.camp, depraver.count, depraver.sees) == ("fox", "human", "fox")
    with pytest.raises(Illegal):
        catalogue.role("shikigami", "wolfman")


def test_imagining_needs_a_role_for_every_seat() -> None:
    """imagine"""
    view = Game.new(GOOD).view(1)

    for world, reason in (({1: "seer"}, "seats"), (dict.fromkeys(range(1, 6), "nobody"), "unknown_role")):
        with pytest.raises(Illegal) as error:
            imagine(view, world)
        assert error.value.reason == reason


def test_an_imagined_medium_still_learns_of_the_execution() -> None:
    """imagine: what the master keeps till morning is read again from the world"""
    from scenes import all_vote, night, table

    roles = ["villager", "medium", "villager", "villager", "villager", "villager", "werewolf", "werewolf"]
    game = table(" ".join(roles))
    night(game, "7 eat 1")
    all_vote(game, 8)
    world = dict(enumerate(roles, 1))
    dream = imagine(game.view(3), world | {8: "villager", 3: "werewolf"})
    night(dream, "7 eat 4")

    assert [(told.about, told.value) for told in dream.view(2).told] == [(8, "human")]


def test_a_day_of_talk_may_come_before_the_first_night() -> None:
    """day.md §0: without a vote"""
    game = table("villager villager villager seer werewolf", opening_day=True, talk=1)

    assert (game.phase, game.day) == ("day", 1)
    for seat in sorted(game.waiting()):
        game.submit(seat, do.Say(text="good morning"))
    assert (game.phase, game.day) == ("night", 1)


def test_without_talk_or_time_the_first_day_is_over_at_once() -> None:
    """day.md §0"""
    assert table("villager villager villager seer werewolf", opening_day=True, talk=0).phase == "night"
    game = table("villager villager villager seer werewolf", opening_day=True, no_silence=True)
    game.submit(0, do.TimeUp())
    assert (game.phase, game.day, game.state.living.bit_count()) == ("night", 1, 5)


@pytest.mark.parametrize(("every", "days"), [(3, [3, 6]), (1, [2, 3, 4, 5, 6, 7]), (2, [2, 4, 6])])
def test_the_weather_comes_as_often_as_chosen(every: int, days: list[int]) -> None:
    """catalogue, weather calendar: every third day, or every day from the second"""
    s = table("villager villager villager seer werewolf", weather=True, weather_every=every).state

    assert [day for night in range(1, 7) if (day := due(s, night))] == [day for day in days if day > 1]


def test_the_weather_may_stay_away() -> None:
    """weather_chance, in per cent"""
    never = table("villager villager villager seer werewolf", weather=True, weather_every=1, weather_chance=0)
    night(never, "4 divine 1", "5 eat 1")
    assert not never.state.skies
    half = table("villager villager villager seer werewolf", weather=True, weather_chance=50).state
    assert {comes(half, Seeded(str(n)), 3) for n in range(20)} == {True, False}


@pytest.mark.parametrize(("option", "traits"), [
    ("deep_sleep", {"deep_sleep"}), ("blinder", {"blinder"}), ("mind_open", {"mind_open"}), ("passion", {"passion"}),
    ("critical", {"critical_voter", "critical_luck"}),
])  # fmt: skip
def test_an_option_gives_everybody_a_trait(option: str, traits: set[str]) -> None:
    """casts.json: trait_options"""
    s = table("villager villager villager seer werewolf", **{option: True}).state

    assert all({trait for trait, _ in s.marks[seat]} == traits for seat in range(1, 6))


def test_one_of_sixteen_has_authority_and_alone_knows_it() -> None:
    """casts.json: trait_options"""
    few = table("seer werewolf " + "villager " * 13, authority=True).state
    game = table("seer werewolf " + "villager " * 14, authority=True)
    holders = [seat for seat in range(1, 17) if ("authority", 0) in game.state.marks[seat]]

    assert not any(few.marks) and len(holders) == 1
    assert [seat for seat in range(1, 17) if game.view(seat).traits] in ([], holders)


def test_in_a_quiz_village_the_question_master_alone_decides() -> None:
    """casts.json: special, trait_options; panelists weigh nothing and die if they vote for the question master"""
    cast = catalogue.cast("shikigami", "quiz", 9)
    assert cast == {"villager": 6, "quizmaster": 1, "werewolf": 2}
    game = table("quizmaster " + "villager " * 6 + "werewolf werewolf", quiz_village=True)
    night(game, "8 eat 2")
    assert game.state.living.bit_count() == 9
    made = vote(game, 3, 1, 4, 3, 3, 3, 3, 3, 3)

    assert {event.seat: event.shock or event.cause for event in of(ev.Died, made)} == {3: "vote_killed", 2: "panelist"}


def test_a_detective_takes_a_freemasons_place_before_a_villagers() -> None:
    """casts.json: options, detective"""
    assert apply(standard(13), ("detective",))["freemason"] == 1
    assert apply(standard(12), ("detective",))["villager"] == 5
