"""Who wins personally: every role with a condition of its own, and what traits take away."""

from __future__ import annotations

import pytest
from test_victory import standing

from engine.lots import Forking
from engine.shikigami.night.draft import Night
from engine.shikigami.plans import plans
from engine.shikigami.roles import ROLES
from engine.shikigami.scene import Position, Seating
from engine.shikigami.terms import MANIA
from engine.shikigami.traits import TRAITS
from engine.shikigami.versions import LATEST
from engine.shikigami.victory import OwnCondition, Standing, camp_of, winners

ESCAPERS = ("escaper", "lost_child", "harpy", "qilin", "agent", "unicorn", "water_nymph", "bean_tanuki")
DOLLS = ("shanghai_doll", "lily_doll", "tibet_doll", "russian_doll")
MASTERS = ("doll_master", "toy_princess", "saigyo", "serving_doll_girl")
DUELISTS = ("duelist", "gladiator", "sea_lady")
AVENGERS = ("avenger", "gashadokuro", "kyokotsu", "trick_avenger", "yato_god", "sandal_general")
PATRONS = ("patron", "substitute_jizo", "hinna_god")

CASES: list[tuple[str, str, str, bool]] = [
    # role, seats (it is the first), result, whether it wins
    *((role, f"{role} villager -werewolf", "village", True) for role in ESCAPERS),
    *((role, f"-{role} villager -werewolf", "village", False) for role in ESCAPERS),
    *((role, f"{role} villager werewolf", "werewolf", False) for role in ESCAPERS),
    *((role, f"-{role} -{master} -werewolf", "village", True) for role in DOLLS for master in MASTERS),
    *((role, f"{role} {master} -werewolf", "village", False) for role in DOLLS for master in MASTERS),
    *((role, f"{role} villager -werewolf", "village", True) for role in DOLLS),
    ("emperor_wolf", "-emperor_wolf werewolf -possessed", "werewolf", True),
    ("emperor_wolf", "emperor_wolf villager fanatic", "werewolf", False),
    ("martyr", "-martyr+muster_ability werewolf villager", "werewolf", True),
    ("martyr", "martyr werewolf villager", "werewolf", False),
    ("wild_zen", "wild_zen+muster_ability villager", "fox_human", True),
    ("wild_zen", "wild_zen villager", "fox_human", False),
    ("jealous_fox", "jealous_fox -fox villager", "fox_human", True),
    ("jealous_fox", "-jealous_fox fox villager", "fox_human", False),
    ("ogre", "ogre werewolf villager", "werewolf", True),
    ("ogre", "ogre -werewolf villager", "village", False),
    ("ogre", "-ogre werewolf villager", "werewolf", False),
    ("hannya", "hannya/female villager -seer/female", "village", True),
    ("hannya", "hannya/female villager seer/female", "village", False),
    ("hannya", "-hannya/female villager", "village", False),
    ("revive_ogre", "revive_ogre villager -possessed", "village", True),
    ("revive_ogre", "revive_ogre villager possessed", "village", False),
    ("revive_ogre", "revive_ogre villager dream_suitor", "village", False),
    ("revive_ogre", "revive_ogre villager inaba_rabbit", "village", True),
    ("shuten_doji", "shuten_doji werewolf", "werewolf", True),
    ("shuten_doji", "shuten_doji villager", "village", False),
    ("shuten_doji", "-shuten_doji werewolf", "werewolf", False),
    ("sakaki_ogre", "sakaki_ogre villager", "village", True),
    ("sakaki_ogre", "-sakaki_ogre quizmaster", "quiz", True),
    ("sakaki_ogre", "-sakaki_ogre villager", "village", False),
    ("yaksha", "yaksha villager -werewolf", "village", True),
    ("yaksha", "yaksha werewolf villager", "fox_wolf", False),
    ("yaksha", "yaksha -werewolf", "werewolf", False),
    ("takiyasha", "takiyasha -seer -wizard villager", "village", True),
    ("takiyasha", "takiyasha seer", "village", False),
    ("takiyasha", "takiyasha wizard", "village", False),
    ("bishamonten", "bishamonten+joined_side villager+successes", "village", True),
    ("bishamonten", "bishamonten villager+passion", "village", False),
    ("bishamonten", "bishamonten -villager+passion", "village", True),
    ("dakini", "dakini villager/female -seer", "village", True),
    ("dakini", "dakini villager", "village", False),
    ("dakini", "-dakini villager/female", "village", False),
    *((role, f"{role}+rival villager seer -werewolf+rival", "village", True) for role in DUELISTS),
    *((role, f"{role}+rival werewolf+rival seer", "werewolf", False) for role in DUELISTS),
    *((role, f"{role} -werewolf+rival -seer+rival", "village", False) for role in DUELISTS),
    *((role, f"-{role} werewolf+rival -seer+rival", "village", True) for role in DUELISTS),
    *((role, f"{role} werewolf", "werewolf", True) for role in DUELISTS + AVENGERS + PATRONS),
    *((role, f"-{role} werewolf", "werewolf", False) for role in DUELISTS + AVENGERS + PATRONS),
    *((role, f"-{role} -seer+enemy -fox+enemy werewolf", "werewolf", True) for role in AVENGERS),
    *((role, f"{role} -seer+enemy werewolf+enemy", "werewolf", False) for role in AVENGERS),
    *((role, f"-{role} seer+supported werewolf", "werewolf", True) for role in PATRONS),
    *((role, f"{role} -seer+supported werewolf", "werewolf", False) for role in PATRONS),
]


@pytest.mark.parametrize(("role", "seats", "result", "won"), CASES)
def test_a_condition_of_ones_own(role: str, seats: str, result: str, won: bool) -> None:
    """victory.json, personal"""
    assert (1 in winners(standing(seats), result)) is won


def test_every_condition_is_both_met_and_missed_above() -> None:
    tried = {(role, won) for role, _, _, won in CASES} | {("insider", True), ("insider", False)}
    for role in ROLES.values():
        if role.get(OwnCondition) is not None:
            assert {(role.id, True), (role.id, False)} <= tried, role


@pytest.mark.parametrize(("seats", "day", "won"), [
    ("-insider+left_village=2 werewolf villager", 4, True),
    ("-insider+left_village=2 werewolf villager", 5, False),
    ("insider werewolf villager", 3, False),
    ("-insider+left_village=2" + " werewolf" * 16, 5, True),
    ("-insider+left_village=2" + " werewolf" * 16, 6, False),
])
def test_an_insider_leaves_when_the_end_is_near(seats: str, day: int, won: bool) -> None:
    """insider: within max(2, an eighth of the seats) days."""
    assert (1 in winners(standing(seats, day), "werewolf")) is won


@pytest.mark.parametrize(("seats", "result", "who"), [
    ("bat -great_bat fairy -villager werewolf", "werewolf", (1, 3, 5)),
    ("vampire -vampire nue+copied_seat=1 -nue+copied_seat=2 villager", "vampire", (1, 3, 4)),
    ("-vampire villager -werewolf", "village", (2,)),
    ("tengu+joined_side=0 -great_tengu+joined_side=0 villager -werewolf", "village", (1, 2, 3)),
    ("-tengu+joined_side=1 -villager werewolf", "werewolf", (1, 3)),
    ("tengu+joined_side=1 villager -werewolf", "village", (2,)),
    ("tengu villager -werewolf", "village", (2,)),
    ("-quizmaster quizmaster", "quiz", (1, 2)),
    ("depraver villager -werewolf", "village", (1, 2)),
    ("-depraver villager -werewolf", "village", (2,)),
    ("-fox depraver villager -werewolf", "village", (3,)),
    ("depraver fox villager -werewolf", "fox_human", (1, 2)),
])
def test_camps_that_win_in_their_own_way(seats: str, result: str, who: tuple[int, ...]) -> None:
    """victory.json, personal"""
    assert winners(standing(seats), result) == who


@pytest.mark.parametrize(("seats", "camp"), [
    ("nue+copied_seat=2 werewolf", "werewolf"),
    ("nue+copied_seat=2 nue+copied_seat=3 fox", "fox"),
    ("nue+copied_seat=2 nue+copied_seat=1", "village"),
    ("nue", "village"),
    ("nue+copied_seat=2 villager+lovers", "lovers"),
    ("awakener+copied_seat=2 werewolf", "werewolf"),
    ("awakener+copied_seat=2 nue+copied_seat=3 werewolf", "village"),
    ("dream_teller+copied_seat=2 ogre", "ogre"),
    ("myth_maniac werewolf", "village"),
    ("werewolf+fake_lovers cupid", "lovers"),
    ("tengu villager", "tengu"),
])
def test_the_side_one_belongs_to(seats: str, camp: str) -> None:
    """victory.json, winning_camp"""
    assert camp_of(standing(seats), 1) == camp


@pytest.mark.parametrize(("seats", "result", "won"), [
    ("villager+joker=3 seer+joker=2 -werewolf", "village", False),
    ("villager+joker=2 seer+joker=3 -werewolf", "village", True),
    ("villager+joker=3 -seer -werewolf", "village", True),
    ("-villager+joker=3 seer -werewolf", "village", False),
    ("villager+rival=4 -werewolf+rival=4 seer", "village", True),
    ("villager+rival=4 seer+rival=4 -werewolf", "village", False),
    ("villager+rival=4 seer+rival=5 -werewolf", "village", True),
    ("-villager+rival=4 -seer+rival=4 -werewolf villager", "village", False),
    ("villager+lovers+rival=4 cupid+lovers+rival=4", "lovers", True),
    ("villager+fake_lovers+rival=4 cupid+lovers+rival=4", "lovers", False),
    ("nue+copied_seat=2 ogre -werewolf villager", "village", True),
    ("-nue+copied_seat=2 ogre werewolf villager", "werewolf", False),
    ("-escaper+lovers werewolf+lovers", "lovers", True),
    ("nue+copied_seat=2 -escaper villager", "village", True),
])
def test_what_traits_take_away(seats: str, result: str, won: bool) -> None:
    """victory.json, after_win_traits: ジョーカー, 宿敵; and copiers need no condition they did not copy."""
    assert (1 in winners(standing(seats), result)) is won


@pytest.mark.parametrize("chain, camp", [
    ("awakener werewolf villager", "werewolf"), ("nue nue werewolf", "werewolf"),
    ("awakener nue werewolf", "village"),
    ("nue awakener werewolf", "werewolf"), ("awakener awakener werewolf", "village"), ("nue nue villager", "village"),
])  # fmt: skip
def test_the_night_and_the_judgement_see_one_camp(chain: str, camp: str) -> None:
    """winning_camp: each copied the next, the last nobody. A 覚醒者 sees through no copier, a 鵺 through all."""
    roles = [ROLES[role] for role in chain.split()]
    marks = [(), *((("copied_seat", at + 1),) if role.camp == MANIA else () for at, role in enumerate(roles, 1))]
    now = Standing([roles[0], *roles], marks, 0b1110)
    bound = plans(frozenset(role.id for role in roles), frozenset())
    start = Position(2, Seating([roles[0], *roles]), 0b1110, tuple(marks), TRAITS, LATEST, roles=ROLES)

    assert camp_of(now, 1) == camp
    assert Night(start, bound.night, Forking(), []).camp(1) == camp
