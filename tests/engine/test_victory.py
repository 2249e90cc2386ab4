"""Who has won: the order of judgement, and who wins personally."""

from __future__ import annotations

import pytest

from engine.shikigami.roles import ROLES
from engine.shikigami.victory import Standing, judge, winners


def standing(seats: str) -> Standing:
    """`role`, `-role` (dead), `role+lovers`, in seat order."""
    words = seats.split()
    roles = [ROLES["villager"]]
    marks: list[tuple[tuple[str, int], ...]] = [()]
    living = 0
    for seat, word in enumerate(words, 1):
        role, *traits = word.lstrip("-").split("+")
        roles.append(ROLES[role])
        marks.append(tuple((trait, 1) for trait in traits))
        living |= (not word.startswith("-")) << seat
    return Standing(roles, marks, living)


@pytest.mark.parametrize(("seats", "result"), [
    ("-werewolf -villager", "vanish"),
    ("-werewolf villager", "village"),
    ("-werewolf villager fox", "fox_human"),
    ("-werewolf fox", "fox_human"),
    ("-werewolf villager+lovers fox+lovers", "lovers"),
    ("-werewolf villager+lovers -villager+lovers seer", "village"),
    ("werewolf villager", "werewolf"),
    ("werewolf villager fox", "fox_wolf"),
    ("werewolf possessed", "werewolf"),
    ("werewolf villager villager", ""),
    ("werewolf depraver villager", ""),
    ("werewolf+lovers villager+lovers", "lovers"),
    ("werewolf+lovers villager+lovers fox", "lovers"),
    ("werewolf+lovers villager+lovers fox+lovers villager+lovers", "lovers"),
    ("werewolf+lovers villager+lovers villager villager", ""),
])
def test_the_order_of_judgement(seats: str, result: str) -> None:
    """victory.json, steps 1 to 5"""
    assert judge(standing(seats)) == result


def test_too_many_revotes_are_a_draw_unless_somebody_has_won() -> None:
    """victory.json, step 7"""
    assert judge(standing("werewolf villager villager"), revotes_spent=True) == "draw"
    assert judge(standing("-werewolf villager villager"), revotes_spent=True) == "village"


@pytest.mark.parametrize(("seats", "result", "who"), [
    ("villager -seer werewolf possessed fox depraver cupid", "village", (1, 2)),
    ("villager -seer -werewolf possessed fox depraver cupid", "werewolf", (3, 4)),
    ("villager seer werewolf possessed -fox -depraver cupid", "fox_wolf", (5, 6)),
    ("villager+lovers werewolf+lovers -cupid possessed villager", "lovers", (1, 2, 3)),
    ("villager+lovers -werewolf cupid villager", "village", (4,)),
    ("villager werewolf depraver -depraver", "village", (1, 3)),
    ("villager werewolf -fox depraver", "village", (1,)),
    ("villager werewolf", "draw", ()),
    ("villager werewolf", "vanish", ()),
])
def test_who_wins_personally(seats: str, result: str, who: tuple[int, ...]) -> None:
    """victory.json, personal"""
    assert winners(standing(seats), result) == who
