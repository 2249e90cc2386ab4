"""The cast tables, what may be exchanged in them, ready tables, and what is odd about a cast."""

from __future__ import annotations

import pytest
from scenes import people

from engine import catalogue
from engine.game import Game
from engine.setup import Illegal, Setup
from engine.shikigami.festivals import FESTIVALS
from engine.shikigami.roles import ROLES
from engine.shikigami.tables import TABLES
from engine.shikigami.versions import VERSIONS


def setup(cast: dict[str, int], version: str = "3.1.0b1", **options: bool | int | str) -> Setup:
    n = sum(cast.values())
    return Setup(seats=people(n, bool(options.get("dummy"))), cast=cast, options=options, version=version)


@pytest.mark.parametrize("ready", TABLES.values(), ids=TABLES)
def test_a_ready_table_opens_without_a_caution(ready) -> None:
    village = setup(dict(ready.roles), **ready.options)

    assert catalogue.cast("shikigami", ready.id, ready.seats) == dict(ready.roles)
    assert Game.new(village).phase == "night"
    assert catalogue.warnings(village) == ()
    assert ready.people == ready.seats - 1


def test_ready_tables_go_from_a_first_evening_to_a_wild_one_through_many_families() -> None:
    levels = [ready.level for ready in TABLES.values()]
    assert levels == sorted(levels, key=["beginner", "usual", "lively", "wild"].index) and len(set(levels)) == 4
    assert len(TABLES) >= 12
    assert len({ROLES[role].family.id for ready in TABLES.values() for role in ready.roles}) >= 28
    assert {ready.weather for ready in TABLES.values()} == {True, False}


def test_a_ready_table_has_its_own_number_of_seats() -> None:
    with pytest.raises(Illegal, match="no_cast") as refused:
        catalogue.cast("shikigami", "red_thread", 9)
    assert refused.value.detail["needs"] == TABLES["red_thread"].seats


@pytest.mark.parametrize("n", FESTIVALS)
def test_a_festival_seats_as_many_as_it_says(n: int) -> None:
    cast = catalogue.cast("shikigami", "festival", n)
    assert sum(cast.values()) == n
    assert Game.new(setup(cast)).phase == "night"


@pytest.mark.parametrize("n", range(4, 26))
@pytest.mark.parametrize("name", ["classic", "standard", "gray_random", "footsteps", "open_duel"])
def test_a_table_by_seats_deals_known_roles_to_all(name: str, n: int) -> None:
    cast = catalogue.cast("shikigami", name, n)
    assert sum(cast.values()) == n and set(cast) <= set(ROLES)


@pytest.mark.parametrize(("name", "n", "gone", "come"), [
    ("white_wolf", 18, {"werewolf": 1}, {"white_wolf": 1}),
    ("white_wolf", 17, {}, {}),
    ("poison_wolf", 20, {"werewolf": 1, "villager": 1}, {"poison_wolf": 1, "pharmacist": 1}),
    ("detective", 8, {"villager": 1}, {"detective": 1}),
    ("child_fox", 15, {"fox": 1}, {"child_fox": 1}),
    ("child_fox", 14, {}, {}),
    ("all_bat", 9, {"villager": 5}, {"bat": 5}),
    ("fanatics", 10, {"possessed": 1}, {"fanatic": 1}),
    ("myth_maniac", 16, {"villager": 1}, {"myth_maniac": 1}),
    ("silver_tongue_wolf", 8, {"werewolf": 1}, {"silver_tongue_wolf": 1}),
])
def test_an_option_exchanges_roles(name: str, n: int, gone: dict[str, int], come: dict[str, int]) -> None:
    """casts.json, options and replacements"""
    usual = catalogue.cast("shikigami", "standard", n)
    changed = catalogue.cast("shikigami", "standard", n, (name,))
    assert {r: c - changed.get(r, 0) for r, c in usual.items() if c > changed.get(r, 0)} == gone
    assert {r: c - usual.get(r, 0) for r, c in changed.items() if c > usual.get(r, 0)} == come


def test_a_single_extra_gives_way_to_all_of_its_kind() -> None:
    """casts.json: cupid and myth_maniac are ignored together with the replacement of all villagers."""
    cast = catalogue.cast("shikigami", "standard", 16, ("cupid", "all_cupid"))
    assert cast["cupid"] == catalogue.cast("shikigami", "standard", 16)["villager"]


def test_only_options_whose_roles_are_in_play_are_offered() -> None:
    offered = catalogue.cast_options()
    assert "all_bat" in offered and "shrine_maiden" not in offered
    with pytest.raises(Illegal, match="unknown_option"):
        catalogue.cast("shikigami", "standard", 20, ("shrine_maiden",))


def test_footsteps_and_plain_villages_keep_the_sides() -> None:
    """casts.json, special"""
    assert catalogue.cast("shikigami", "footsteps", 15) == {
        "villager": 8, "echo_wolf": 2, "spirit_judge": 1, "medium": 1, "house_noise": 1, "mountain_hunter": 1,
        "echo_fox": 1,
    }
    assert catalogue.cast("shikigami", "gray_random", 15) == {"villager": 11, "werewolf": 2, "possessed": 1, "fox": 1}
    assert catalogue.cast("shikigami", "open_duel", 20) == {"assassin": 11, "werewolf": 4, "trapper": 5}
    assert catalogue.cast("shikigami", "open_duel", 9) == {"assassin": 5, "werewolf": 2, "trapper": 2}


BASE = {"villager": 5, "seer": 1, "medium": 1, "werewolf": 2, "possessed": 1}


@pytest.mark.parametrize(("cast", "options", "caution"), [
    ({"werewolf": 1, "possessed": 6}, {}, "no_village"),
    ({"werewolf": 2, "possessed": 6}, {}, "one_camp"),
    ({"werewolf": 2, "villager": 2, "seer": 1}, {}, "wolves_soon"),
    ({"werewolf": 1, "villager": 8, "seer": 1}, {}, "wolves_few"),
    ({"werewolf": 2, "villager": 3, "seer": 1, "possessed": 4}, {}, "village_weak"),
    ({"werewolf": 2, "villager": 8}, {}, "no_clues"),
    (BASE | {"fox": 3, "villager": 8}, {}, "foxes_many"),
    (BASE | {"bat": 6}, {}, "personal_many"),
    (BASE | {"cupid": 2}, {}, "arrows_many"),
    (BASE | {"freemason": 1}, {}, "alone"),
    (BASE | {"depraver": 1}, {}, "sees_nobody"),
    (BASE | {"cat": 1}, {"open_cast": True}, "cannot_revive"),
    (BASE | {"pharmacist": 1}, {}, "nothing_to_cure"),
    (BASE | {"doll_master": 1}, {}, "no_dolls"),
    (BASE | {"bridge_princess": 1}, {}, "no_lovers"),
    (BASE | {"quizmaster": 1}, {}, "no_quiz"),
])
def test_what_is_odd_is_said(cast: dict[str, int], options: dict[str, bool], caution: str) -> None:
    assert caution in [one.id for one in catalogue.warnings(setup(cast, **options))]


@pytest.mark.parametrize("cast", [
    BASE, BASE | {"freemason": 2}, BASE | {"depraver": 1, "fox": 1}, BASE | {"cat": 1}, BASE | {"cupid": 1},
    BASE | {"pharmacist": 1, "poisoner": 1}, BASE | {"doll_master": 1, "shanghai_doll": 1}, BASE | {"bat": 2},
])
def test_an_ordinary_village_is_passed_over_in_silence(cast: dict[str, int]) -> None:
    assert catalogue.warnings(setup(cast)) == ()


def test_an_edition_without_some_weathers_says_so() -> None:
    """V1"""
    for version in VERSIONS.values():
        ids = [one.id for one in catalogue.warnings(setup(BASE, version.id, weather=True))]
        assert ("weathers_missing" in ids) is not version.later_weathers
