"""霊能者系 — those who learn from the dead."""

from __future__ import annotations

from engine.shikigami.acting import Noticing
from engine.shikigami.day.draft import Dusk
from engine.shikigami.day.medium import ReadingTheExecuted
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.dreams import Dreaming
from engine.shikigami.night.night_medium import SensingSurvivors
from engine.shikigami.terms import VILLAGE, Family, Role

MEDIUMS = Family("medium", VILLAGE, basic="medium", upper="soul_medium", lower="dream_medium")

MEDIUM = Role("medium", MEDIUMS, "necromancer", (ReadingTheExecuted(),))  # 霊能者


def of_its_own_camp(dusk: Dusk, target: int) -> str:
    """密偵: how many of those who voted for the executed share its winning camp."""
    return str(sum(dusk.camp(voter) == dusk.camp(target) for voter in dusk.votes_for(target)))


EMISSARY = Role(  # 密偵
    "emissary", MEDIUMS, "emissary_necromancer",
    (GuardLimited(), ReadingTheExecuted("emissary_result", of_its_own_camp, open=True)),
)
INSECT_PRINCESS = Role(  # 蟲姫
    "insect_princess", MEDIUMS, "attempt_necromancer", (SensingSurvivors(), Noticing("revive_failed")),
)


def dreamt(dusk: Dusk, target: int) -> str:
    """夢枕人: human and werewolf are swapped."""
    seen = dusk.role(target).medium_as
    return {"human": "werewolf", "werewolf": "human"}.get(seen, seen)


DREAM_MEDIUM = Role(  # 夢枕人
    "dream_medium", MEDIUMS, "dummy_necromancer", (Dreaming(), ReadingTheExecuted(reading=dreamt, open=True)),
    shown_as="medium",
)


def the_very_role(dusk: Dusk, target: int) -> str:
    """雲外鏡: the main role itself."""
    return dusk.role(target).id


SOUL_MEDIUM = Role(  # 雲外鏡
    "soul_medium", MEDIUMS, "soul_necromancer", (ReadingTheExecuted("medium_role", the_very_role),),
)

ROLES = (MEDIUM, EMISSARY, INSECT_PRINCESS, DREAM_MEDIUM, SOUL_MEDIUM)
