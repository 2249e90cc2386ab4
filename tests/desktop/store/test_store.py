"""Saved games on a real disk."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from desktop.store import Damaged, GameFile, Library, NotFound, NotSaved, Table, TooNew
from engine import events as ev
from engine.setup import Setup
from engine.speech import Reason, Ref, Statement

SEATS = tuple(ev.SeatInfo(name) for name in ("あい", "Ben", "Cho", "Dan", "Eve"))


def opening() -> list[ev.AnyEvent]:
    return [
        ev.Opened(
            ruleset="shikigami",
            version="3.1.0b1",
            seats=SEATS,
            cast={"werewolf": 1, "villager": 4},
            options={"talk": 8},
        ),
        ev.Sealed(to=ev.MASTER, seed="7"),
        *(
            ev.Dealt(to=frozenset({seat}), seat=seat, role="werewolf" if seat == 3 else "villager")
            for seat in range(1, 6)
        ),
        ev.PhaseBegan(phase="night", day=1),
    ]


def batches(count: int) -> list[list[ev.AnyEvent]]:
    made: list[list[ev.AnyEvent]] = []
    for number in range(count):
        said = ev.Said(
            seat=number % 5 + 1,
            day=2,
            n=number + 1,
            text="人狼は誰？ ☃",
            statements=(Statement("suspect", target=3, degree=2, because=(Reason("vote", 1, (3, 1), ref=Ref(1, 2)),)),),
        )
        made.append([said, ev.Noted(to=frozenset({number % 5 + 1}), seat=number % 5 + 1, note='{"m":1}')])
    return made


@pytest.fixture
def shelf(tmp_path: Path) -> Library:
    return Library(tmp_path / "saves")


def a_game(shelf: Library, commands: int = 30) -> tuple[str, list[ev.AnyEvent]]:
    events = opening()
    file = shelf.create(
        Setup(seats=SEATS, cast={"werewolf": 1, "villager": 4}), Table(humans=(1,), ai_seed="9"), events
    )
    for batch in batches(commands):
        file.append(batch)
        events += batch
    file.close()
    return file.id, events


def test_what_was_stored_is_read_back_equal(shelf):
    game, events = a_game(shelf)

    file = shelf.open(game)
    assert file.events() == events
    assert file.table() == Table(humans=(1,), ai_seed="9")
    assert file.setup().cast == {"werewolf": 1, "villager": 4}
    file.close()


def test_an_opened_game_goes_on_where_it_stopped(shelf):
    game, events = a_game(shelf, 3)
    more = [ev.Died(seat=2, day=1, night=True), ev.PhaseBegan(phase="day", day=2)]

    file = shelf.open(game)
    file.append(more)
    file.close()
    again = shelf.open(game)
    assert again.events() == events + more
    row = again.row()
    assert (row.day, row.phase, row.alive, row.seats, row.finished) == (2, "day", 4, 5, False)
    again.close()


def test_the_row_tells_the_end(shelf):
    game, _ = a_game(shelf, 1)
    file = shelf.open(game)
    file.append([ev.Ended(result="village", camp="village", winners=(1, 2))])
    file.close()

    assert [(row.finished, row.winner, row.phase) for row in shelf.rows()] == [(True, "village", "over")]
    assert shelf.latest() is None


def test_the_latest_played_game_comes_first_and_a_beginning_of_its_id_finds_it(shelf):
    first, _ = a_game(shelf, 1)
    second, _ = a_game(shelf, 1)
    file = shelf.open(first)
    file.append(batches(1)[0])
    file.close()

    assert [row.id for row in shelf.rows()] == [first, second]
    assert shelf.path("latest").name.startswith(first)
    assert shelf.path(second[:-1]).name.startswith(second)
    for wrong in ("2", "", "nobody", "../x"):
        with pytest.raises(NotFound):
            shelf.path(wrong)


def test_a_write_that_fails_leaves_nothing_of_the_command(shelf):
    game, events = a_game(shelf, 2)
    file = shelf.open(game)
    file._connection.execute("pragma query_only=on")
    with pytest.raises(NotSaved):
        file.append(batches(1)[0])
    file._connection.execute("pragma query_only=off")
    file.append(batches(1)[0])
    file.close()

    again = shelf.open(game)
    assert again.events() == events + batches(1)[0]
    again.close()


def test_a_game_appears_whole_or_not_at_all(shelf, monkeypatch):
    """Killed while the file is made, nothing half-made stands on the shelf."""

    def killed(self, events):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(GameFile, "append", killed)
        with pytest.raises(KeyboardInterrupt):
            a_game(shelf)
    assert shelf.entries() == []
    game, _ = a_game(shelf, 1)
    assert [row.id for row in shelf.rows()] == [game]


def test_a_torn_page_sets_the_file_aside_and_leaves_the_others_alone(shelf):
    good, good_events = a_game(shelf)
    bad, bad_events = a_game(shelf, 400)
    path = shelf.path(bad)
    data = bytearray(path.read_bytes())
    for at in range(len(data) * 3 // 4, len(data) * 3 // 4 + 6000):
        data[at] = 0x5A
    path.write_bytes(data)

    with pytest.raises(Damaged) as caught:
        shelf.open(bad)

    kept = Path(str(caught.value.args_["kept"]))
    assert kept.read_bytes() == bytes(data)
    restored = int(str(caught.value.args_["restored"]))
    if restored:
        file = shelf.open(bad)
        assert file.events() == bad_events[:restored]
        file.close()
    file = shelf.open(good)
    assert file.events() == good_events
    file.close()


@pytest.mark.parametrize("junk", [b"", b"not a database at all, but long enough to look at" * 50])
def test_a_file_that_is_no_database_says_so(shelf, junk):
    game, _ = a_game(shelf, 2)
    shelf.path(game).write_bytes(junk)
    for suffix in ("-wal", "-shm"):
        shelf.path(game).with_name(shelf.path(game).name + suffix).unlink(missing_ok=True)

    assert [entry.row for entry in shelf.entries()] == [None]
    assert shelf.verify(game).trouble
    with pytest.raises(Damaged):
        shelf.open(game)


def test_one_changed_letter_is_noticed_and_all_before_it_restored(shelf):
    game, events = a_game(shelf, 40)
    connection = sqlite3.connect(shelf.path(game))
    connection.execute("update events set body = replace(body, 'suspect', 'SUSPECT') where seq = 40")
    connection.commit()
    connection.close()

    assert shelf.verify(game).trouble
    with pytest.raises(Damaged) as caught:
        shelf.open(game)
    restored = int(str(caught.value.args_["restored"]))
    file = shelf.open(game)
    assert file.events() == events[:restored]
    assert restored == 38, "two events a command: everything before the damaged command, and not half of it"
    file.close()


def test_random_damage_never_crashes_and_never_invents(shelf):
    seed = random.randrange(10**9)
    print(f"seed {seed}")
    lots = random.Random(seed)
    for _ in range(12):
        game, events = a_game(shelf, 60)
        path = shelf.path(game)
        data = bytearray(path.read_bytes())
        for _ in range(lots.randrange(1, 200)):
            data[lots.randrange(len(data))] = lots.randrange(256)
        path.write_bytes(data[: lots.randrange(len(data))] if lots.random() < 0.3 else data)
        try:
            file = shelf.open(game)
        except TooNew:
            continue
        except Damaged:
            if not path.exists():
                continue
            file = shelf.open(game)
        assert file.events() == events[: len(file.events())]
        file.close()


def test_a_file_of_a_newer_program_is_left_alone(shelf):
    game, _ = a_game(shelf, 1)
    connection = sqlite3.connect(shelf.path(game))
    connection.execute("update meta set value = '99' where key = 'format'")
    connection.commit()
    connection.close()

    with pytest.raises(TooNew):
        shelf.open(game)
    assert shelf.path(game).exists()


def test_a_game_travels_as_one_file(shelf, tmp_path):
    game, events = a_game(shelf, 20)
    target = shelf.export(game, tmp_path / "mine.tsukimori")
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["mine.tsukimori"]

    other = Library(tmp_path / "elsewhere")
    assert other.take_in(target) == game
    file = other.open(game)
    assert file.events() == events
    file.close()
    again = other.take_in(target)
    assert again != game
    file = other.open(again)
    assert (file.id, file.events()) == (again, events)
    file.close()
    assert len(other.rows()) == 2

    with pytest.raises(NotSaved):
        shelf.export(game, target)


def test_a_damaged_file_is_not_taken_in_and_leaves_no_rest(shelf, tmp_path):
    source = tmp_path / "odd.tsukimori"
    source.write_bytes(b"SQLite format 3\x00" + b"junk" * 900)

    with pytest.raises(Damaged):
        shelf.take_in(source)
    with pytest.raises(NotFound):
        shelf.take_in(tmp_path / "none")
    assert list(shelf.folder.iterdir()) == []
    assert source.exists()


def test_a_migration_makes_a_backup_first(shelf):
    from sqlite_utils.migrations import Migrations

    from desktop.store.migrations import m001_games_events_meta

    game, events = a_game(shelf, 5)
    newer = Migrations("save")
    newer(name="m001_games_events_meta")(m001_games_events_meta)

    @newer()
    def m002_a_later_step(db):
        db.execute("create table later (x integer)")

    file = GameFile.open(shelf.path(game), newer)
    assert file.events() == events
    assert file._connection.execute("select count(*) from later").fetchone() == (0,)
    file.close()
    (backup,) = (shelf.folder / "backups").glob("*.bak")
    connection = sqlite3.connect(backup)
    assert connection.execute("select count(*) from events").fetchone() == (len(events),)
    assert connection.execute("select name from sqlite_master where name = 'later'").fetchone() is None
    connection.close()


def test_the_file_is_set_up_for_hard_knocks(shelf):
    game, _ = a_game(shelf, 1)
    file = shelf.open(game)
    ask = lambda pragma: file._connection.execute(f"pragma {pragma}").fetchone()[0]  # noqa: E731
    assert (ask("journal_mode"), ask("synchronous"), ask("foreign_keys")) == ("wal", 1, 1)
    assert ask("busy_timeout") >= 1000
    file.close()
    assert [path.suffix for path in shelf.folder.iterdir()] == [".tsukimori"], "no WAL is left behind"
