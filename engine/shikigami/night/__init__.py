"""The night: its stages in the rulebook's order (night.md §0.1). Each module is a chapter; this list is its
contents page.

A stage that is not listed has no user yet; it comes in at the place its number gives it.
"""

from __future__ import annotations

from engine.rulebook import Stage
from engine.shikigami.night.aftermath import DEATH_NOTE, DEATH_NOTE_MOVE, DEATH_SELECTED, JOKER_MOVE
from engine.shikigami.night.attack import ATTACK
from engine.shikigami.night.divination import DIVINATION, SPELL_KILL
from engine.shikigami.night.followers import FOLLOWED_SUICIDE
from engine.shikigami.night.guards import GUARDS
from engine.shikigami.night.hunt import HUNT
from engine.shikigami.night.instant import INSTANT
from engine.shikigami.night.nullification import NULLIFICATION
from engine.shikigami.night.revival import REVIVAL
from engine.shikigami.night.wolf_failed import WOLF_FAILED

NIGHT: tuple[Stage, ...] = (
    INSTANT,            # 1
    NULLIFICATION,      # 2
    GUARDS,             # 6
    ATTACK,             # 9
    DEATH_NOTE,         # 10
    HUNT,               # 11
    DEATH_SELECTED,     # 16
    DIVINATION,         # 25
    SPELL_KILL,         # 26
    REVIVAL,            # 32
    FOLLOWED_SUICIDE,   # 38
    WOLF_FAILED,        # 42
    JOKER_MOVE,         # 43
    DEATH_NOTE_MOVE,    # 44
)
