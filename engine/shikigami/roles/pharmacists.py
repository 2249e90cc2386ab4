"""薬師系 — those who know poison."""

from __future__ import annotations

from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.execution import Detoxing, poison_class
from engine.shikigami.day.shock import Curing
from engine.shikigami.day.voting import VoteActing
from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.night.self_revival import SelfReviving
from engine.shikigami.terms import VILLAGE, Family, Role

PHARMACISTS = Family("pharmacist", VILLAGE, basic="pharmacist", upper="alchemist", lower="centaur")

HERMIT_HEALER = Role(  # 仙人
    "hermit_healer", PHARMACISTS, "revive_pharmacist",
    (PossessionLimited(), RevivalLimited(), SelfReviving(), Curing()),
)
ALCHEMIST = Role("alchemist", PHARMACISTS, "alchemy_pharmacist", (Detoxing(redirects=True),))  # 錬金術師


def tasted_poison(dusk: Dusk, seat: int, target: int) -> bool:
    return poison_class(dusk, target) != "none"


def dies_of_it(dusk: Dusk, seat: int, target: int) -> None:
    """人馬 dies of the poison of whom it votes for, taken away or not."""
    dusk.kill(seat, "poisoned", target)


CENTAUR = Role(  # 人馬
    "centaur", PHARMACISTS, "centaurus_pharmacist", (VoteActing(5, dies_of_it, tasted_poison, whoever=True),),
)
PHARMACIST = Role("pharmacist", PHARMACISTS, "pharmacist", (Detoxing(stops=True),))  # 薬師

ROLES = (HERMIT_HEALER, ALCHEMIST, CENTAUR, PHARMACIST)
