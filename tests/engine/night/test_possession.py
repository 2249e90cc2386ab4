"""corpse_possession — 憑依能力の選出処理, and possession — 憑依処理."""

from __future__ import annotations

import pytest
from scenes import Village

TAKERS = ["inugami", "possessing_fox"]


@pytest.mark.parametrize("role", TAKERS)
def test_a_corpse_is_taken_once(role: str) -> None:
    """corpse_possession, possession · inugami, possessing_fox"""
    seats = f"I:{role}{{}} -X:villager W:werewolf"
    night = Village(seats.format("")).acts("I possess X").only()

    assert night.traits_added == {"I": ["lost_ability", ["wears_body", "X"]], "X": [["worn_by", "I"]]}
    assert not Village(seats.format("+lost_ability")).acts("I possess X").only().traits_added


@pytest.mark.parametrize(("role", "corpse", "taken"), [
    ("inugami", "werewolf", True), ("possessing_fox", "werewolf", False), ("inugami", "fox", False),
    ("possessing_fox", "fox", True), ("inugami", "cupid", False), ("possessing_fox", "cupid", False),
    ("inugami", "villager+lovers=Q", False), ("possessing_fox", "villager+fake_lovers=Q", False),
    ("inugami", "detective", False), ("inugami", "hermit_healer", False), ("inugami", "snake_god", False),
    ("inugami", "tibet_doll", False), ("inugami", "celestial", False), ("inugami", "immortal_wolf", False),
    ("inugami", "possessing_wolf", False), ("inugami", "corpse_immortal", False), ("inugami", "corpse_demon", False),
    ("inugami", "revive_ogre", False), ("inugami", "yato_god", False), ("possessing_fox", "inugami", False),
    ("possessing_fox", "jiangshi", False), ("possessing_fox", "gotoku_cat", False),
])
def test_whose_body_can_be_taken(role: str, corpse: str, taken: bool) -> None:
    """corpse_possession · winning camps, possession_limited"""
    night = Village(f"I:{role} -X:{corpse} Q:cupid W:werewolf V:werewolf").acts("I possess X").only()

    assert ("I" in night.traits_added) is taken


def test_two_that_want_one_body_get_none_and_a_worn_one_is_not_free() -> None:
    """corpse_possession"""
    both = Village("I:inugami J:possessing_fox -X:bat W:werewolf").acts("I possess X", "J possess X").only()
    worn = Village("I:inugami P:possessing_wolf~X -X:bat W:werewolf").acts("I possess X").only()

    assert not both.traits_added and not worn.traits_added


def test_a_dead_taker_and_a_seat_called_back_end_it() -> None:
    """corpse_possession, possession · revived tonight, possessor dead"""
    raised = Village("I:inugami C:cat_god -X:bat W:werewolf").acts("I possess X", "C revive X").only()
    dead = Village("I:inugami -X:bat W:werewolf").acts("I possess X", "W eat I").only()

    assert not raised.traits_added and not dead.traits_added


def test_the_wolf_takes_the_body_of_its_victim() -> None:
    """possession · possessing_wolf"""
    night = Village("P:possessing_wolf B:villager C:villager").acts("P eat B").only()

    assert night.deaths == {"B": "possessed_targeted"}
    assert night.traits_added == {"P": [["wears_body", "B"]], "B": [["worn_by", "P"]]}


def test_it_leaves_the_body_it_wore() -> None:
    """possession · possessing_wolf"""
    night = Village("P:possessing_wolf~Q -Q:villager B:villager C:villager").acts("P eat B").only()

    assert night.traits_lost == {"P": [["wears_body", "Q"]], "Q": [["worn_by", "P"]]}
    assert night.traits_added["P"] == [["wears_body", "B"]]


@pytest.mark.parametrize("acts", [
    ("X assassinate P",), ("E dispel P",), ("R assassinate B",), ("R assassinate P", "X assassinate P"),
])
def test_what_ends_a_possession(acts: tuple[str, ...]) -> None:
    """possession: possessor dead or called back, victim called back"""
    night = Village("P:possessing_wolf B:villager C:villager X:assassin R:soul_returner E:exorcist").acts(
        "P eat B", *acts
    ).only()

    assert not night.traits_added and night.deaths.get("B") in ("wolf_killed", None)


def test_a_possessor_whose_beloved_died_takes_no_body() -> None:
    """possession, followed_suicide · lovers"""
    v = Village("P:possessing_wolf+lovers=Q B:villager C:villager+lovers=Q Q:cupid X:assassin")
    night = v.acts("P eat B", "X assassinate C").only()

    assert not night.traits_added
    assert night.deaths == {"B": "wolf_killed", "C": "assassinated", "P": "lovers_followed"}


def test_the_dead_wolf_of_a_poisoned_body() -> None:
    """possession · poisoner: the possessor is dead"""
    assert Village("P:possessing_wolf B:poisoner C:villager").acts("P eat B").only().deaths == {
        "B": "wolf_killed", "P": "poisoned",
    }
