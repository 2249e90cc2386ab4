"""What the menus know of a saved game, read without opening it for writing."""

from __future__ import annotations

import time
from pathlib import Path

from desktop.store import Library
from desktop.viewmodels import played
from desktop.viewmodels.saved import date, kanji, moon, read, shelf, when


def test_a_day_is_written_in_kanji() -> None:
    assert [kanji(n) for n in (1, 3, 10, 12, 20, 21, 99)] == ["一", "三", "十", "十二", "二十", "二十一", "九十九"]


def test_the_moon_follows_the_night() -> None:
    assert moon(3) == "3_waxing_gibbous" and moon(4) == "4_full" and moon(11) == moon(3)


def test_a_moment_is_worded_from_today_backwards() -> None:
    now = time.mktime((2026, 3, 5, 12, 0, 0, 0, 0, -1))
    day = 86_400

    assert date(now - 60, now)[0] == "menu-today"
    assert date(now - day, now)[0] == "menu-yesterday"
    assert date(now - 5 * day, now)[0] == "menu-date"
    assert date(now - 400 * day, now)[0] == "menu-date-year"
    assert date(now, now)[1]["time"] == "12:00"


def test_a_vote_is_the_dusk_of_its_day() -> None:
    assert when("vote", 3) == ("menu-day-vote", 3)


def test_a_running_game_shows_where_it_stands_and_who_you_are(tmp_path: Path) -> None:
    library = Library(tmp_path)
    game = played.save(library, day=2, people=9, agent="simple")

    (row,) = shelf(library)

    setup, table, log = read(library, game)
    assert row.game == game and not row.finished and not row.broken
    assert (row.nameJa, row.nameEn, row.portrait) == ("沙夜", "Sayo", "p15")
    dealt = next(e.role for e in log if type(e).__name__ == "Dealt" and e.seat == table.humans[0])
    assert row.role == dealt and row.seats == len(setup.seats) == 10


def test_a_damaged_file_is_listed_and_harms_no_other(tmp_path: Path) -> None:
    library = Library(tmp_path)
    played.save(library, day=2, people=5, agent="simple")
    (tmp_path / "wreck.tsukimori").write_bytes(b"not a village")

    rows = shelf(library)

    assert [row.broken for row in rows] == [False, True]
