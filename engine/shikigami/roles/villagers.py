"""村人系 — those without a night."""

from __future__ import annotations

from engine.shikigami.night.attack import Resisting
from engine.shikigami.night.divination import Lying
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.terms import VILLAGE, Family, Role

VILLAGERS = Family("villager", VILLAGE, upper="executioner", lower="suspicious")

VILLAGER = Role("villager", VILLAGERS, "human")  # 村人
PALE_LADY = Role("pale_lady", VILLAGERS, "prince", (GuardLimited(),))  # ろくろ首


def dies_a_day_later(night: Night, assault: Assault, arg: int) -> bool:
    """益荒男 stands any attack, until the next day's vote."""
    night.gain(assault.target, "death_warrant", night.n + 1)
    return True


STURDY_MAN = Role(  # 益荒男
    "sturdy_man", VILLAGERS, "tough",
    (Resisting(dies_a_day_later),),
    gives=("death_warrant",),
)
SUSPICIOUS = Role("suspicious", VILLAGERS, "suspect", (Lying(),), seen_as="werewolf", medium_as="human")  # 不審者
UNAWARE = Role("unaware", VILLAGERS, "unconscious", (Lying(),))  # 無意識
EXECUTIONER = Role("executioner", VILLAGERS, "executor")  # 執行者

ROLES = (VILLAGER, PALE_LADY, STURDY_MAN, SUSPICIOUS, UNAWARE, EXECUTIONER)
