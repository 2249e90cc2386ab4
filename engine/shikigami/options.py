"""The options of a village: their ids, defaults and ranges. All are public."""

from __future__ import annotations

from dataclasses import dataclass

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """*default*, and for a number the least and most it may be."""

    default: Value
    least: int = 0
    most: int = 0


OPTIONS: dict[str, Option] = {
    "dummy": Option(False),              # 身代わり君: the last seat is nobody's, and the wolves' first victim
    "open_cast": Option(False),          # 霊界公開: the dead see roles, nobody is called back
    "cast_shown": Option(True),          # the role list is public
    "self_vote": Option(False),          # one's own seat is a legal vote
    "revotes": Option(4, 0, 20),         # so many re-votes; the next undecided vote is a draw
    "settled": Option(False),            # 決着村: a tie is decided by lot
    "open_vote": Option(False),          # votes are seen as they are cast
    "poison_voters_only": Option(False),  # the poison of the executed reaches its voters only
    "talk": Option(8, 0, 200),           # utterances a seat and day (and a seat and night)
    "rest": Option(False),               # a night lasts until everybody sleeps, so that nothing shows who acts
    "wills": Option(True),               # last words are read out
    "lovers_talk": Option(False),        # lovers whisper at night; the rulebook gives them monologues only
    "weather": Option(False),            # 天候: one is drawn for every third day
    "weather_every": Option(3, 1, 9),    # on every third day; 1: 天候完全発生, every day
    "weather_chance": Option(100, 0, 100),  # per cent: whether there is any on such a day
    "opening_day": Option(False),        # 開始日: a day of talk without a vote comes before the first night
    "joker": Option(False),              # ババ抜き村: one holds the joker from day 2
    "death_note": Option(False),         # デスノート村: every dawn a note finds a hand
    "no_silence": Option(False),         # 沈黙禁止: whoever says nothing all day dies of it when the time is up
    "quiz_village": Option(False),       # クイズ村: all but the question master are panelists; it ends with its death
    "authority": Option(False),          # 権力者: from 16 players on, one vote counts twice
    "deep_sleep": Option(False),         # 静寂村: nobody hears whispers or howls
    "blinder": Option(False),            # 宵闇村: nobody sees who speaks by day
    "mind_open": Option(False),          # 白夜村: all hear what is said at night, from night 2
    "passion": Option(False),            # 恋色迷彩村: words of the game become words of love
    "critical": Option(False),           # 急所村: a vote may weigh a hundred more, as may votes against one
    "seal_message": Option(False),       # 天啓封印
}


def settle(chosen: dict[str, Value]) -> dict[str, Value]:
    """All options with the *chosen* ones in place of the defaults (which are known to be legal)."""
    return {name: chosen.get(name, option.default) for name, option in OPTIONS.items()}


def fault(name: str, value: object) -> str:
    """Why *value* cannot stand for the option *name*: `option_unknown`, `option_type`, `option_range`, or nothing."""
    option = OPTIONS.get(name)
    if option is None:
        return "option_unknown"
    if value.__class__ is not option.default.__class__:
        return "option_type"
    if isinstance(value, int) and not isinstance(value, bool) and not option.least <= value <= option.most:
        return "option_range"
    return ""
