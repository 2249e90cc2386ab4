"""What the server sends, read with patience: late, odd or missing fields become harmless, never an exception."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

_MOST = 200
"""No table has so many seats, no day so many utterances a field; bigger numbers are nonsense."""


class Line(Struct, frozen=True):
    """One utterance: *index* restarts at 0 each day."""

    day: int
    index: int
    agent: int
    text: str


class Ballot(Struct, frozen=True):
    agent: int
    target: int


class Reading(Struct, frozen=True):
    """A divination or a medium's result about *target*."""

    target: int
    wolf: bool


class Info(Struct, frozen=True):
    """`gameInfo`, in our words. *alive* and *roles* by seat; seats are 0 or −1 where there is none."""

    day: int
    me: int
    alive: dict[int, bool]
    roles: dict[int, str]
    talk: tuple[Line, ...]
    whisper: tuple[Line, ...]
    divined: Reading | None
    medium: Reading | None
    executed: int
    executed_today: int
    attacked: int
    guarded: int
    night_dead: tuple[int, ...]
    votes: tuple[Ballot, ...]
    votes_today: tuple[Ballot, ...]


class Packet(Struct, frozen=True):
    """One message: *request*, and either *info* or what was *talked* and *whispered* since."""

    request: str
    info: Info | None
    setting: Mapping[str, Any]
    talked: tuple[Line, ...]
    whispered: tuple[Line, ...]


def read(line: bytes | str) -> Packet | None:
    """The packet in *line*, None when it is no packet at all."""
    try:
        raw = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None
    if not isinstance(raw, dict) or not isinstance(raw.get("request"), str):
        return None
    info = raw.get("gameInfo")
    setting = raw.get("gameSetting")
    return Packet(
        raw["request"],
        _info(info) if isinstance(info, dict) else None,
        setting if isinstance(setting, dict) else {},
        _lines(raw.get("talkHistory")),
        _lines(raw.get("whisperHistory")),
    )


def number(value: object, default: int = -1) -> int:
    """*value* as a whole number, *default* where it is none or beyond reason."""
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        return default
    try:
        found = int(value)
    except (ValueError, OverflowError):
        return default
    return found if -1 <= found <= 1_000_000 else default


def _info(raw: dict[str, Any]) -> Info:
    return Info(
        day=max(0, number(raw.get("day"), 0)),
        me=max(0, number(raw.get("agent"), 0)),
        alive={seat: status == "ALIVE" for seat, status in _by_seat(raw.get("statusMap")).items()},
        roles={seat: role for seat, role in _by_seat(raw.get("roleMap")).items() if isinstance(role, str)},
        talk=_lines(raw.get("talkList")),
        whisper=_lines(raw.get("whisperList")),
        divined=_reading(raw.get("divineResult")),
        medium=_reading(raw.get("mediumResult")),
        executed=number(raw.get("executedAgent")),
        executed_today=number(raw.get("latestExecutedAgent")),
        attacked=number(raw.get("attackedAgent")),
        guarded=number(raw.get("guardedAgent")),
        night_dead=tuple(seat for each in _list(raw.get("lastDeadAgentList")) if (seat := number(each)) > 0),
        votes=_ballots(raw.get("voteList")),
        votes_today=_ballots(raw.get("latestVoteList")),
    )


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _by_seat(value: object) -> dict[int, Any]:
    found: dict[int, Any] = {}
    if isinstance(value, dict):
        for key, each in value.items():
            seat = number(key)
            if 0 < seat <= _MOST:
                found[seat] = each
    return found


def _lines(value: object) -> tuple[Line, ...]:
    found = []
    for each in _list(value):
        if isinstance(each, dict) and isinstance(each.get("text"), str):
            line = Line(number(each.get("day")), number(each.get("idx")), number(each.get("agent")), each["text"])
            if min(line.day, line.index) >= 0 and 0 < line.agent <= _MOST:
                found.append(line)
    return tuple(found)


def _ballots(value: object) -> tuple[Ballot, ...]:
    found = []
    for each in _list(value):
        if isinstance(each, dict):
            ballot = Ballot(number(each.get("agent")), number(each.get("target")))
            if 0 < ballot.agent <= _MOST and 0 < ballot.target <= _MOST:
                found.append(ballot)
    return tuple(found)


def _reading(value: object) -> Reading | None:
    if not isinstance(value, dict) or value.get("result") not in ("HUMAN", "WEREWOLF"):
        return None
    target = number(value.get("target"))
    return Reading(target, value["result"] == "WEREWOLF") if target > 0 else None
