"""Saved games as the menus show them: where each stands and who the player is in it. They are only read."""

from __future__ import annotations

import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ai.personas import persona, seat_name
from desktop.store.errors import BROKEN, Damaged, StoreError
from desktop.store.game_file import Table
from desktop.store.library import Library
from desktop.text import Catalogue as Words
from engine import events as ev
from engine.events import AnyEvent, SeatInfo
from engine.setup import Illegal, Setup

OPENING = 400
"""Events looked at to find the player's seat and role: the opening, never the whole game."""
KANJI = "〇一二三四五六七八九"
MOONS = (
    "0_new",
    "1_waxing_crescent",
    "2_first_quarter",
    "3_waxing_gibbous",
    "4_full",
    "5_waning_gibbous",
    "6_last_quarter",
    "7_waning_crescent",
)

_decode_event = msgspec.json.Decoder(AnyEvent).decode  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class SavedRow:
    """One game on the shelf. *portrait*, *nameJa*, *nameEn* and *role* are the player's; empty in a game of AIs.

    *when* is the key of the phase (`menu-day-night` …), *kanji* its day in kanji; *clock* fills the date keys.
    """

    game: str
    broken: bool
    finished: bool
    winner: str
    when: str
    day: int
    kanji: str
    seats: int
    alive: int
    nameJa: str
    nameEn: str
    role: str
    portrait: str
    ruleset: str
    dateKey: str
    clock: dict[str, str]


def kanji(number: int) -> str:
    """*number* from 0 to 99 as display text writes it: 三, 十, 二十一."""
    if not 0 <= number <= 99:
        return str(number)
    tens, ones = divmod(number, 10)
    if not tens:
        return KANJI[ones]
    return ("" if tens == 1 else KANJI[tens]) + "十" + (KANJI[ones] if ones else "")


def moon(day: int) -> str:
    """The moon of night *day*: a new one every eight nights, so that night 3 waxes towards the full."""
    return MOONS[day % len(MOONS)]


def when(phase: str, day: int) -> tuple[str, int]:
    """The key that words the phase, and its day."""
    known = {"night": "menu-day-night", "day": "menu-day-day", "vote": "menu-day-vote", "over": "menu-day-over"}
    return known.get(phase, "menu-day-night"), max(day, 1)


def date(updated: float, now: float | None = None) -> tuple[str, dict[str, str]]:
    """The key and the arguments that word the moment *updated* (seconds since 1970), seen from *now*."""
    then, today = time.localtime(updated), time.localtime(time.time() if now is None else now)
    clock = f"{then.tm_hour}:{then.tm_min:02}"
    yesterday = time.localtime((time.time() if now is None else now) - 86_400)
    if then[:3] == today[:3]:
        key = "menu-today"
    elif then[:3] == yesterday[:3]:
        key = "menu-yesterday"
    elif then.tm_year == today.tm_year:
        key = "menu-date"
    else:
        key = "menu-date-year"
    return key, {"time": clock, "year": str(then.tm_year), "month": str(then.tm_mon), "day": str(then.tm_mday)}


def player(path: Path) -> tuple[SeatInfo | None, str]:
    """Who the player is in the game at *path*, and their first role; nobody where none plays or it is unreadable."""
    try:
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=5.0)
        try:
            (host,) = connection.execute("select host from games").fetchone()
            humans = msgspec.json.decode(host, type=Table).humans
            if not humans:
                return None, ""
            info: SeatInfo | None = None
            for (body,) in connection.execute("select body from events order by seq limit ?", [OPENING]):
                match _decode_event(body):
                    case ev.Opened(seats=seats):
                        info = seats[humans[0] - 1]
                    case ev.Dealt(seat=seat, role=role) if seat == humans[0]:
                        return info, role
            return info, ""
        finally:
            connection.close()
    except (*BROKEN, IndexError):
        return None, ""


def shelf(library: Library, now: float | None = None) -> list[SavedRow]:
    """All games, the latest played first; unreadable ones last."""
    rows: list[SavedRow] = []
    for entry in library.entries():
        if entry.row is None:
            rows.append(_broken(entry.path))
            continue
        row = entry.row
        info, role = player(entry.path)
        face = persona(info.persona) if info else None
        key, day = when("over" if row.finished else row.phase, row.day)
        date_key, clock = date(row.updated, now)
        rows.append(
            SavedRow(
                game=row.id,
                broken=False,
                finished=row.finished,
                winner=row.winner,
                when=key,
                day=day,
                kanji=kanji(day),
                seats=row.seats,
                alive=row.alive,
                nameJa=seat_name(info, "ja") if info else "",
                nameEn=seat_name(info, "en") if info else "",
                role=role,
                portrait=face.portrait if face else "",
                ruleset=row.ruleset,
                dateKey=date_key,
                clock=clock,
            )
        )
    return rows


def read(library: Library, game: str) -> tuple[Setup, Table, list[AnyEvent]]:
    """Set-up, seating and the whole log of *game*, read without touching the file. Raises the store's errors."""
    path = library.path(game)
    try:
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=5.0)
        try:
            setup, host = connection.execute("select setup, host from games").fetchone()
            bodies = connection.execute("select body from events order by seq").fetchall()
        finally:
            connection.close()
        return (
            msgspec.json.decode(setup, type=Setup),
            msgspec.json.decode(host, type=Table),
            [_decode_event(body) for (body,) in bodies],
        )
    except BROKEN as error:
        raise Damaged(file=str(path), kept="", why=str(error)) from error


def told(error: Exception, text: Words) -> str:
    """What went wrong, in the player's language where the program knows it."""
    if isinstance(error, StoreError) and text.has(error.key):
        return text.of(error.key, **error.args_)
    if isinstance(error, Illegal) and text.has(f"illegal-{error.reason}"):
        return text.of(f"illegal-{error.reason}", **error.detail)
    return str(error)


def _broken(path: Path) -> SavedRow:
    return SavedRow(
        game=path.stem,
        broken=True,
        finished=False,
        winner="",
        when="",
        day=0,
        kanji="",
        seats=0,
        alive=0,
        nameJa="",
        nameEn="",
        role="",
        portrait="",
        ruleset="shikigami",
        dateKey="",
        clock={},
    )
