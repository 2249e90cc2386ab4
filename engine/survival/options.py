"""The options of a Survival game: their ids, defaults and ranges (README section 7). All are public."""

from __future__ import annotations

from dataclasses import dataclass

from engine.survival.gods import GODS
from engine.survival.perks import BOXES, PERKS

Value = bool | int | str

GAMES = (
    "gathering", "bbj", "craft", "ten_billion_yen", "poker", "colour_collecting", "janken", "wolf_tag",
    "norn_judgement",
)


@dataclass(frozen=True, slots=True)
class Option:
    """*default*; for a number the least and most it may be; for a word the *words* it may be, and with *many* a
    list of them joined by commas (in their order of play, empty for none)."""

    default: Value
    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()
    many: bool = False


OPTIONS: dict[str, Option] = {
    "day_game": Option("", words=GAMES, many=True),      # day by day, the last one repeated
    "gods": Option("", words=tuple(GODS), many=True),
    "perks": Option(",".join(PERKS), words=PERKS, many=True),
    "first_day_vote": Option(False),
    "first_night_raid": Option(True),
    "tie_rule": Option("runoff_then_none", words=("runoff_then_none", "none", "random", "all")),
    "vote_clock_s": Option(300, 10, 3600),
    "runoff_clock_s": Option(120, 10, 3600),
    "discussion_s": Option(180, 10, 7200),
    "night_s": Option(60, 5, 3600),
    "speech_rounds": Option(2, 1, 20),
    "talk": Option(8, 0, 200),                           # utterances a seat, in each speech round and each night
    "day_limit": Option(12, 1, 99),
    "show_role_list": Option(True),
    "knight_self_guard": Option(True),
    "witch_kills": Option(-1, -1, 99),                   # -1: no limit
    "witch_revives": Option(-1, -1, 99),
    "fylgja_repeat": Option("once_each", words=("once_each", "no_consecutive")),
    "queen_limit": Option(1, 1, 16),
    "queen_has_vampire_traits": Option(True),
    "skoll_replaces_night_raid": Option(False),
    "chaos_permanent": Option(False),
    "victims_remember": Option(False),
    "free_time": Option("auto", words=("auto", "on", "off")),
    "daily_apples": Option(10, 0, 99),
    "god_repeat": Option(False),
    "perk_count": Option(1, 1, 6),
    "boxes": Option(",".join(BOXES), words=BOXES, many=True),
    "leave_rule": Option("ai_takeover", words=("ai_takeover", "exit")),
    "leave_grace_s": Option(180, 0, 3600),
    "incidents": Option(False),
    "count_has_seat": Option(0, 0, 16),                  # 0: the Count only narrates
    "vote_place": Option("fixed", words=("fixed", "daily")),
    "hotseat_vote_s": Option(60, 5, 3600),
}


def settle(chosen: dict[str, Value]) -> dict[str, Value]:
    """All options with the *chosen* ones in place of the defaults (which are known to be legal)."""
    return {name: chosen.get(name, option.default) for name, option in OPTIONS.items()}


def many(value: Value) -> tuple[str, ...]:
    """The words of a list option."""
    return tuple(str(value).split(",")) if value else ()


def fault(name: str, value: object) -> str:
    """Why *value* cannot stand for the option *name*: `option_unknown`, `option_type`, `option_range`, or nothing."""
    option = OPTIONS.get(name)
    if option is None:
        return "option_unknown"
    if value.__class__ is not option.default.__class__:
        return "option_type"
    if isinstance(value, str):
        words = many(value) if option.many else (value,)
        return "" if all(word in option.words for word in words) else "option_range"
    if isinstance(value, int) and not isinstance(value, bool) and not option.least <= value <= option.most:
        return "option_range"
    return ""
