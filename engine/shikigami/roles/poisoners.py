"""埋毒者系 — those who are not eaten unpunished."""

from __future__ import annotations

from engine.shikigami.night.attack import Poisonous
from engine.shikigami.night.dreams import DreamEating, Dreaming, Fairylike
from engine.shikigami.scene import Stand
from engine.shikigami.terms import VILLAGE, Count, Family, Role

POISONERS = Family("poison", VILLAGE, basic="poisoner", upper="strong_poisoner", lower="dream_poisoner")

POISONER = Role("poisoner", POISONERS, "poison", (Poisonous(),))  # 埋毒者


def what_walks_in_dreams(scene: Stand, seat: int) -> bool:
    return scene.facet(seat, DreamEating) is not None or scene.facet(seat, Fairylike) is not None


DREAM_POISONER = Role(  # 夢毒者
    "dream_poisoner", POISONERS, "dummy_poison",
    (Poisonous(reach=what_walks_in_dreams, by_night=False), Dreaming()),
    shown_as="poisoner",
)


def wolves_and_foxes(scene: Stand, seat: int) -> bool:
    return scene.count(seat) is not Count.HUMAN


STRONG_POISONER = Role(  # 強毒者
    "strong_poisoner", POISONERS, "strong_poison",
    (Poisonous(reach=wolves_and_foxes, seen_as="strong"),), shown_as="poisoner",
)

ROLES = (POISONER, DREAM_POISONER, STRONG_POISONER)
