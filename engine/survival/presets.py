"""Ready setups: the presets of the law, and a default role list for every number of seats.

Two presets are mended, because simulation gave their wolves less than one game in ten: in `town_6` a lone wolf cannot
keep five of six from meeting, so a Fenrir takes the place of a villager; in `snow_8` an accomplice does.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.survival.gods import GODS
from engine.survival.options import Value

ALL_GODS = ",".join(GODS)


@dataclass(frozen=True, slots=True)
class Preset:
    """*roles* in the order of the law (dealing permutes them), *options* besides the defaults, *minutes* about."""

    id: str
    roles: tuple[str, ...]
    options: dict[str, Value]
    minutes: int

    @property
    def cast(self) -> dict[str, int]:
        """Role id → how many."""
        return {role: self.roles.count(role) for role in self.roles}


def _preset(id: str, minutes: int, roles: str, **options: Value) -> Preset:
    return Preset(id, tuple(roles.split()), options, minutes)


PRESETS: dict[str, Preset] = {preset.id: preset for preset in (
    _preset(
        "quick_5", 6,
        "wolf seer knight villager villager",
        perks="", knight_self_guard=False,
    ),
    _preset(
        "town_6", 10,
        "wolf fenrir seer knight medium villager",
        day_game="gathering", perks="",
    ),
    _preset(
        "black_7", 12,
        "wolf garm seer knight red_hood villager villager",
        day_game="bbj", perks="",
    ),
    _preset(
        "snow_8", 18,
        "wolf orthrus accomplice seer knight medium valkyrie villager",
        day_game="craft", perks="",
    ),
    _preset(
        "billion_9", 22,
        "wolf garm accomplice seer knight medium witch villager villager",
        day_game="ten_billion_yen", witch_kills=1, witch_revives=1,
    ),
    _preset(
        "poker_9", 20,
        "wolf fenrir seer paladin medium twin twin villager villager",
        day_game="poker",
    ),
    _preset(
        "colour_10", 25,
        "wolf lycanthrope hati seer knight medium red_hood piper villager villager",
        day_game="colour_collecting",
    ),
    _preset(
        "palace_11", 30,
        "wolf freki geri seer knight medium valkyrie twin twin villager villager",
        day_game="janken", gods=ALL_GODS, perks="", free_time="on",
    ),
    _preset(
        "canal_12", 30,
        "wolf skoll kajigakaka vampire seer paladin medium feng_shui_master red_hood villager "
        "villager villager",
        day_game="wolf_tag", perks="", skoll_replaces_night_raid=True,
    ),
    _preset(
        "norn_13", 35,
        "wolf chain_fenrir warg vampire seer knight medium fylgja witch piper villager villager "
        "villager",
        day_game="norn_judgement", gods=ALL_GODS, perks="", witch_kills=1, witch_revives=1,
    ),
    _preset(
        "chaos_14", 40,
        "chaos gevaudan garm accomplice seer knight medium witch valkyrie twin twin villager villager "
        "villager",
        day_game="gathering,bbj,craft,poker", witch_kills=1, witch_revives=1,
    ),
    _preset(
        "queen_15", 40,
        "wolf garm orthrus skoll vampire_queen seer knight medium paladin red_hood piper fylgja "
        "villager villager villager",
        day_game="gathering", perks="", free_time="auto",
    ),
    _preset(
        "full_palace_16", 60,
        "fenrir orthrus hati chaos vampire_queen seer paladin medium witch red_hood valkyrie fylgja "
        "feng_shui_master piper twin twin",
        day_game="janken", gods=ALL_GODS, perks="", witch_kills=1, witch_revives=1,
    ),
)}

DEFAULT_ROLES: dict[int, tuple[str, ...]] = {seats: tuple(roles.split()) for seats, roles in (
    (5, "wolf seer knight villager villager"),
    (6, "wolf seer knight medium villager villager"),
    (7, "wolf wolf seer knight medium villager villager"),
    (8, "wolf wolf seer knight medium villager villager villager"),
    (9, "wolf wolf seer knight medium red_hood villager villager villager"),
    (10, "wolf wolf accomplice seer knight medium red_hood villager villager villager"),
    (11, "wolf wolf garm seer knight medium valkyrie villager villager villager villager"),
    (12, "wolf wolf garm vampire seer knight medium valkyrie villager villager villager villager"),
    (13, "wolf wolf garm vampire seer knight medium valkyrie piper villager villager villager villager"),
    (14, "wolf wolf garm orthrus seer knight medium valkyrie witch twin twin villager villager villager"),
    (15, "wolf wolf garm orthrus vampire seer knight medium valkyrie witch twin twin villager villager villager"),
    (16, "wolf wolf garm orthrus vampire seer paladin medium valkyrie witch twin twin red_hood villager "
         "villager villager"),
)}
"""A role list for each number of seats."""
