"""村人系 — those without a night."""

from __future__ import annotations

from engine.shikigami.acting import Sleepwalking, SlippingHowls
from engine.shikigami.day.count import Rallying, Voting
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.execution import not_of_the_village
from engine.shikigami.day.tie import Naming
from engine.shikigami.day.voting import Cancelling
from engine.shikigami.night.attack import Resisting
from engine.shikigami.night.divination import Lying
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.terms import VILLAGE, Family, Role

VILLAGERS = Family("villager", VILLAGE, upper="executioner", lower="suspicious")


def rallied(dusk: Dusk, seat: int, arg: int) -> int:
    """村人: one vote more while a 座敷童子 lives or in 慈雨; it does not add up."""
    return int(dusk.weather(Rallying) is not None or any(dusk.alive(s) for s in dusk.holders(Rallying)))


VILLAGER = Role("villager", VILLAGERS, "human", (Voting(depends=rallied),))  # 村人
PALE_LADY = Role("pale_lady", VILLAGERS, "prince", (GuardLimited(), Cancelling()), gives=("lost_ability",))  # ろくろ首


def dies_a_day_later(night: Night, assault: Assault, arg: int) -> bool:
    """益荒男 stands any attack, until the next day's vote."""
    night.gain(assault.target, "death_warrant", night.n + 1)
    return True


STURDY_MAN = Role(  # 益荒男
    "sturdy_man", VILLAGERS, "tough",
    (Resisting(dies_a_day_later),),
    gives=("death_warrant",),
)
SUSPICIOUS = Role(  # 不審者
    "suspicious", VILLAGERS, "suspect", (Lying(), SlippingHowls()),
    seen_as="werewolf", medium_as="human", shown_as="villager",
)
UNAWARE = Role(  # 無意識
    "unaware", VILLAGERS, "unconscious", (Lying(), Sleepwalking()), shown_as="villager",
)
EXECUTIONER = Role(  # 執行者
    "executioner", VILLAGERS, "executor", (Naming(10, "executioner", among=not_of_the_village),),
    shown_as="villager",
)

ROLES = (VILLAGER, PALE_LADY, STURDY_MAN, SUSPICIOUS, UNAWARE, EXECUTIONER)
