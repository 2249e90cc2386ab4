"""埋毒者系 — those who are not eaten unpunished."""

from __future__ import annotations

from engine.shikigami.night.attack import Poisonous
from engine.shikigami.night.dreams import Dreaming
from engine.shikigami.terms import VILLAGE, Family, Role

POISONERS = Family("poison", VILLAGE, basic="poisoner", upper="strong_poisoner", lower="dream_poisoner")

POISONER = Role("poisoner", POISONERS, "poison", (Poisonous(),))  # 埋毒者
DREAM_POISONER = Role(  # 夢毒者
    "dream_poisoner", POISONERS, "dummy_poison",
    (Poisonous(by_night=False), Dreaming()),
)
STRONG_POISONER = Role("strong_poisoner", POISONERS, "strong_poison", (Poisonous(),))  # 強毒者

ROLES = (POISONER, DREAM_POISONER, STRONG_POISONER)
