"""蝙蝠系 — those who win by living."""

from __future__ import annotations

from engine.shikigami.acting import Acting, SlippingHowls
from engine.shikigami.night.attack import Poisonous, Reacting, double_dies
from engine.shikigami.night.divination import CurseBearing
from engine.shikigami.night.draft import Assault, Night
from engine.shikigami.night.dreams import Dreaming
from engine.shikigami.night.hunt import Prey
from engine.shikigami.scene import Stand
from engine.shikigami.terms import BAT, Count, Family, Role

BATS = Family("bat", BAT, basic="bat", upper="great_bat", lower="dream_suitor")

BAT_ROLE = Role("bat", BATS, "chiroptera")  # 蝙蝠


def wolves_foxes_and_bats(scene: Stand, seat: int) -> bool:
    return scene.count(seat) is not Count.HUMAN or scene.main_camp(seat) == BAT


POISON_BAT = Role(  # 毒蝙蝠
    "poison_bat", BATS, "poison_chiroptera",
    (Prey(), Poisonous(reach=wolves_foxes_and_bats)),
)
CURSED_BAT = Role("cursed_bat", BATS, "cursed_chiroptera", (Prey(), CurseBearing()))  # 呪蝙蝠


def another_bat_dies(night: Night, assault: Assault) -> bool:
    """大蝙蝠: another seat of the bat camp dies in its place (attack.after 6)."""
    return double_dies(night, assault, (s for s in night.seats() if night.camp(s) == BAT))


GREAT_BAT = Role(  # 大蝙蝠
    "great_bat", BATS, "boss_chiroptera",
    (Reacting(another_bat_dies), Prey()),
    seen_as="bat", medium_as="human",
)
DREAM_SUITOR = Role(  # 夢求愛者
    "dream_suitor", BATS, "dummy_chiroptera",
    (
        Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, self_below=99, dummy=False),
        Dreaming(),
    ),
    shown_as="suitor",
)
CUTE_BAT = Role(  # 萌蝙蝠
    "cute_bat", BATS, "cute_chiroptera", (SlippingHowls(),), seen_as="werewolf", medium_as="bat",
)

ROLES = (BAT_ROLE, POISON_BAT, CURSED_BAT, GREAT_BAT, DREAM_SUITOR, CUTE_BAT)
