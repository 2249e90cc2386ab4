"""A village being set up, without a window."""

from __future__ import annotations

import pytest

from desktop.viewmodels.draft import FIRST_PEOPLE, LEAST, MOST, ROLES, Draft, Options, all_roles, random_cast
from engine import catalogue
from engine.game import Game
from engine.setup import Illegal


@pytest.mark.parametrize("people", range(LEAST, MOST + 1))
@pytest.mark.parametrize("dummy", [True, False])
def test_every_number_of_people_gives_a_village_that_opens(people: int, dummy: bool) -> None:
    draft = Draft(people=people, seed="7", options=Options(dummy=dummy))

    assert draft.trouble() is None
    setup, you = draft.setup()
    assert Game.new(setup).phase == "night"
    assert setup.seats[you - 1].persona == draft.you
    assert len({info.persona for info in setup.seats if not info.dummy}) == people


def test_the_first_village_has_five_people_and_a_stand_in_who_is_a_villager() -> None:
    draft = Draft().with_village("first")

    setup, _ = draft.setup()

    assert draft.people == FIRST_PEOPLE
    assert setup.seats[-1].dummy and setup.fixed == {6: "villager"}
    assert setup.cast == {"villager": 3, "seer": 1, "possessed": 1, "werewolf": 1}


def test_the_same_seed_seats_the_same_people_the_same_way() -> None:
    assert Draft(seed="31").setup() == Draft(seed="31").setup()
    assert Draft(seed="31").setup() != Draft(seed="32").setup()


def test_seats_as_listed_begin_with_the_player() -> None:
    draft = Draft(seed="31").with_options(by_lot=False)

    setup, you = draft.setup()

    assert you == 1
    assert [info.persona for info in setup.seats[1:-1]] == list(draft.guests())


def test_an_added_role_takes_a_villagers_place() -> None:
    draft = Draft(people=9)
    edited = draft.with_role("poisoner", 1)

    assert edited.cast["poisoner"] == 1
    assert edited.cast["villager"] == draft.cast["villager"] - 1
    assert edited.trouble() is None and edited.edited


def test_a_swapped_role_leaves_the_number_as_it_was() -> None:
    edited = Draft(people=9).with_swap("possessed", "fox")

    assert "possessed" not in edited.cast and edited.cast["fox"] == 1
    assert sum(edited.cast.values()) == edited.seats


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda d: d.with_role("villager", 3), "cast_size"),
        (lambda d: d.with_swap("werewolf", "villager").with_swap("werewolf", "villager"), "no_wolf"),
        (lambda d: d.with_role("werewolf", 5), "over_at_once"),
        (lambda d: Draft(name="い" * 13), "name"),
        (lambda d: Draft(name="a\x1b[2J"), "name_signs"),
        (lambda d: Draft(name="two\nlines"), "name_signs"),
    ],
)
def test_what_cannot_start_says_why(change: object, reason: str) -> None:
    trouble = change(Draft(people=9)).trouble()  # type: ignore[operator]

    assert isinstance(trouble, Illegal) and trouble.reason == reason


def test_more_people_keep_an_edited_casts_powers() -> None:
    edited = Draft(people=9).with_role("cat", 1)

    grown = edited.with_people(12)

    assert grown.cast["cat"] == 1 and grown.trouble() is None
    assert grown.cast["villager"] == edited.cast["villager"] + 3


def test_a_face_sits_at_one_place_only() -> None:
    draft = Draft(seed="5")
    third = draft.guests()[2]

    swapped = draft.with_guest(0, third)
    masked = swapped.with_face(third)

    assert swapped.guests()[0] == third and len(set(swapped.guests())) == len(swapped.guests())
    assert third not in masked.guests() and masked.you == third


def test_an_own_name_stays_on_the_players_seat() -> None:
    setup, you = Draft(name="たろう", seed="1").setup()

    assert setup.seats[you - 1].name == "たろう"


def test_the_editors_roles_are_roles_of_the_rules() -> None:
    assert all(catalogue.role("shikigami", role).id == role for role in ROLES)


@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5"])
def test_a_shuffled_cast_still_fills_the_seats(seed: str) -> None:
    draft = Draft(people=12)

    assert sum(random_cast(draft.seats, draft.table_cast, seed).values()) == draft.seats


@pytest.mark.parametrize("ready", catalogue.tables(), ids=lambda one: one.id)
def test_a_ready_table_fills_the_page_and_opens(ready: object) -> None:
    draft = Draft(seed="7").with_table(ready.id)  # type: ignore[attr-defined]

    assert draft.people == ready.people and draft.seats == ready.seats  # type: ignore[attr-defined]
    assert draft.options.weather == ready.weather  # type: ignore[attr-defined]
    assert draft.trouble() is None and draft.cautions() == () and not draft.edited
    setup, _ = draft.setup()
    assert setup.cast == dict(ready.roles) and Game.new(setup).phase == "night"  # type: ignore[attr-defined]


def test_another_number_of_people_leaves_the_ready_table() -> None:
    draft = Draft().with_table("red_thread")

    assert draft.with_people(draft.people).table == "red_thread"
    assert draft.with_people(12).table == "" and draft.with_people(12).trouble() is None


def test_any_role_can_be_dealt_and_taken_out_again() -> None:
    draft = Draft(people=9)

    for role in all_roles():
        edited = draft.with_role(role, 1)
        assert edited.cast[role] == draft.cast.get(role, 0) + 1
        if role != "villager":
            assert edited.with_role(role, -1).cast == draft.cast
    assert set(all_roles()) == {role.id for role in catalogue.roles()}


def test_an_exchange_is_put_in_and_out() -> None:
    draft = Draft(people=9, seed="7")

    assert draft.with_exchange("fanatics").cast["fanatic"] == 1
    assert draft.with_exchange("fanatics").with_exchange("fanatics") == draft


def test_what_is_odd_is_said_and_does_not_stop_the_start() -> None:
    draft = Draft(people=9).with_role("freemason", 1)

    assert draft.trouble() is None
    assert [one.id for one in draft.cautions()] == ["alone"]
    assert Draft(people=9).with_role("werewolf", 5).cautions() == ()


def test_every_rule_of_the_page_reaches_the_village() -> None:
    draft = Draft(people=9, seed="7").with_options(weather=True, joker=True, wills=False, poison_voters_only=True)

    options = draft.setup()[0].options
    assert options["weather"] and options["joker"] and options["poison_voters_only"] and not options["wills"]
    assert not options["death_note"]
