"""蝙蝠系 — those who win by living."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.attack import Poisonous
from engine.shikigami.night.divination import CurseBearing
from engine.shikigami.night.dreams import Dreaming
from engine.shikigami.night.hunt import Prey
from engine.shikigami.terms import BAT, Family, Role

BATS = Family("bat", BAT)

BAT_ROLE = Role("bat", BATS, "chiroptera")  # 蝙蝠
POISON_BAT = Role("poison_bat", BATS, "poison_chiroptera", (Prey(), Poisonous()))  # 毒蝙蝠
CURSED_BAT = Role("cursed_bat", BATS, "cursed_chiroptera", (Prey(), CurseBearing()))  # 呪蝙蝠
GREAT_BAT = Role("great_bat", BATS, "boss_chiroptera", (Prey(),), seen_as="bat", medium_as="human")  # 大蝙蝠
DREAM_SUITOR = Role(  # 夢求愛者
    "dream_suitor", BATS, "dummy_chiroptera",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=99, dummy=False),
        Dreaming(),
    ),
)
CUTE_BAT = Role("cute_bat", BATS, "cute_chiroptera", seen_as="werewolf", medium_as="bat")  # 萌蝙蝠

ROLES = (BAT_ROLE, POISON_BAT, CURSED_BAT, GREAT_BAT, DREAM_SUITOR, CUTE_BAT)
