"""The nine day games."""

from __future__ import annotations

from engine.survival.daygames.base import DayGame, Moves, Play, Prizes
from engine.survival.daygames.bbj import BlackBlackJack
from engine.survival.daygames.colour_collecting import ColourCollecting
from engine.survival.daygames.craft import Craft
from engine.survival.daygames.gathering import Gathering
from engine.survival.daygames.janken import Janken
from engine.survival.daygames.norn_judgement import NornJudgement
from engine.survival.daygames.poker import Poker
from engine.survival.daygames.ten_billion_yen import TenBillionYen
from engine.survival.daygames.wolf_tag import WolfTag

DAY_GAMES: dict[str, DayGame] = {game.id: game for game in (
    Gathering(), BlackBlackJack(), Craft(), TenBillionYen(), Poker(), ColourCollecting(), Janken(), WolfTag(),
    NornJudgement(),
)}

__all__ = ["DAY_GAMES", "DayGame", "Moves", "Play", "Prizes"]
