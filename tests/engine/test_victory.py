"""Who has won: the order of judgement, and who wins personally."""

from __future__ import annotations

import pytest

from engine.shikigami.roles import ROLES
from engine.shikigami.victory import CAMPS, Standing, judge, winners


def standing(seats: str, day: int = 0, quiz: bool = False) -> Standing:
    """`role`, `-role` (dead), `role/female`, `role+trait` (of seat 1), `role+trait=argument`, in seat order."""
    words = seats.split()
    sexes = [""]
    roles = [ROLES["villager"]]
    marks: list[tuple[tuple[str, int], ...]] = [()]
    living = 0
    for seat, word in enumerate(words, 1):
        role, *traits = word.lstrip("-").split("+")
        role, _, sex = role.partition("/")
        roles.append(ROLES[role])
        sexes.append(sex or "male")
        marks.append(tuple((trait.partition("=")[0], int(trait.partition("=")[2] or 1)) for trait in traits))
        living |= (not word.startswith("-")) << seat
    return Standing(roles, marks, living, sexes=sexes, day=day, quiz=quiz)


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
    ("quizmaster -villager -werewolf", "quiz"),
    ("quizmaster+copied -villager -werewolf", "village"),
    ("quizmaster -werewolf villager", "village"),
    ("vampire -werewolf -villager", "vampire"),
    ("vampire werewolf+infected villager+infected", "vampire"),
    ("vampire werewolf+infected=9 villager+infected", ""),
    ("vampire werewolf+psycho_infected villager+infected", "vampire"),
    ("vampire werewolf+infected villager+psycho_infected+lovers seer+infected+lovers", "lovers"),
    ("vampire+psycho_infected werewolf+infected villager+infected seer+infected", ""),
    ("vampire+infected=2 vampire werewolf+infected=2 villager+infected=2", "vampire"),
    ("-vampire werewolf+infected villager+infected seer+infected", ""),
    ("vampire -werewolf villager", "village"),
    ("vampire fox+infected", "vampire"),
])
def test_the_order_of_judgement(seats: str, result: str) -> None:
    """victory.json, steps 1 to 5"""
    assert judge(standing(seats)) == result


def test_too_many_revotes_are_a_draw_unless_somebody_has_won() -> None:
    """victory.json, step 7"""
    assert judge(standing("werewolf villager villager"), revotes_spent=True) == "draw"
    assert judge(standing("-werewolf villager villager"), revotes_spent=True) == "village"


def test_a_quiz_without_its_master_is_over() -> None:
    """victory.json, step 6: a draw for all but the quiz camp, which loses."""
    assert judge(standing("-quizmaster werewolf villager villager", quiz=True)) == "quiz_dead"
    assert judge(standing("-quizmaster werewolf villager villager")) == ""
    assert judge(standing("quizmaster werewolf villager villager", quiz=True)) == ""
    assert winners(standing("-quizmaster werewolf villager villager", quiz=True), "quiz_dead") == ()


def test_every_result_has_a_camp() -> None:
    """victory.json, results"""
    assert set(CAMPS) == {
        "village", "werewolf", "fox_human", "fox_wolf", "lovers", "quiz", "vampire", "draw", "vanish", "quiz_dead",
        "unfinished", "none",
    }
    for nobody in ("draw", "vanish", "quiz_dead", "unfinished", "none"):
        assert winners(standing("bat ogre villager werewolf"), nobody) == ()


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
