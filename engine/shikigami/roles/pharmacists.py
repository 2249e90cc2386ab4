"""薬師系 — those who know poison."""

from __future__ import annotations

from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.night.self_revival import SelfReviving
from engine.shikigami.terms import VILLAGE, Family, Role

PHARMACISTS = Family("pharmacist", VILLAGE, basic="pharmacist", upper="alchemist", lower="centaur")

HERMIT_HEALER = Role(  # 仙人
    "hermit_healer", PHARMACISTS, "revive_pharmacist",
    (PossessionLimited(), RevivalLimited(), SelfReviving()),
)
ALCHEMIST = Role("alchemist", PHARMACISTS, "alchemy_pharmacist")  # 錬金術師
CENTAUR = Role("centaur", PHARMACISTS, "centaurus_pharmacist")  # 人馬
PHARMACIST = Role("pharmacist", PHARMACISTS, "pharmacist")  # 薬師

ROLES = (HERMIT_HEALER, ALCHEMIST, CENTAUR, PHARMACIST)
