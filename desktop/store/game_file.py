"""One saved game in one SQLite file: an append-only list of events, and a row that says where the game stands.

WAL, `synchronous=NORMAL`, one transaction a command: a process killed at any instant loses nothing that was stored. A
connection belongs to the thread that opened it.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import desktop
from desktop.store.errors import BROKEN, Damaged, NotSaved, TooNew
from desktop.store.sqlite import database
from engine import events as ev
from engine.events import AnyEvent
from engine.setup import Setup

if TYPE_CHECKING:
    from sqlite_utils import Database
    from sqlite_utils.migrations import Migrations

FORMAT = 1
"""The save format this program writes; a file with a higher one is left alone."""

MAGIC = b"SQLite format 3\x00"
"""How every SQLite file begins."""
LATEST_TIME = 250_000_000_000
"""Seconds since 1970 that every platform's calendar still knows (the year 9892)."""

_encode = msgspec.json.Encoder().encode
_decode_event = msgspec.json.Decoder(AnyEvent).decode  # type: ignore[arg-type]


class Table(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who plays which seat, beside the rules: kept with the game so that *continue* finds the same table.

    *humans* are the seats of people here; all others are played by *agent* at *level*, or as *agents* says for a seat.
    *ai_seed* feeds the AI's own randomness, which has nothing to do with the game's lots. *locks*: seat → what is kept
    of the token of its person elsewhere (`desktop.lan.seats`).
    """

    humans: tuple[int, ...] = ()
    agent: str = "first"
    level: str = "normal"
    ai_seed: str = "0"
    agents: dict[int, str] = {}
    locks: dict[int, str] = {}


@dataclass(frozen=True, slots=True)
class Row:
    """Where a saved game stands. *created* and *updated* in seconds since 1970; *winner* is a camp or empty."""

    id: str
    created: float
    updated: float
    program: str
    ruleset: str
    version: str
    seats: int
    day: int
    phase: str
    alive: int
    finished: bool
    winner: str


ROW = "id, created, updated, program, ruleset, version, seats, day, phase, alive, finished, winner"


class Standing:
    """Day, phase and who lives, followed along the events: what a list of games shows without folding them."""

    def __init__(self) -> None:
        self.ruleset = self.version = self.winner = ""
        self.phase = "setup"
        self.seats = self.day = 0
        self.alive: set[int] = set()
        self.finished = False

    def take(self, events: Iterable[AnyEvent]) -> None:
        """Moves on by *events*."""
        for event in events:
            match event:
                case ev.Opened():
                    self.ruleset, self.version, self.seats = event.ruleset, event.version, len(event.seats)
                    self.alive = set(range(1, self.seats + 1))
                case ev.PhaseBegan():
                    self.day, self.phase = event.day, event.phase
                case ev.Died():
                    self.alive.discard(event.seat)
                case ev.Revived():
                    self.alive.add(event.seat)
                case ev.Ended():
                    self.finished, self.winner, self.phase = True, event.camp, "over"


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=5.0)
    for pragma in ("busy_timeout=5000", "foreign_keys=on", "journal_mode=wal", "synchronous=normal"):
        connection.execute(f"pragma {pragma}").fetchall()
    return connection


class GameFile:
    """An open saved game. Made by `create` or `open`; `close` folds the WAL into the file."""

    def __init__(self, path: Path, connection: sqlite3.Connection, db: Database, game: str) -> None:
        self.path = path
        self.id = game
        self._connection = connection
        self._db = db
        self._standing = Standing()
        self._seq = self._batch = self._crc = 0

    # -- making and opening ------------------------------------------------------------------------------------------

    @classmethod
    def create(cls, path: Path, game: str, setup: Setup, table: Table, events: Sequence[AnyEvent]) -> GameFile:
        """A new file at *path* holding the opening *events*. Raises `NotSaved` where the disk refuses."""
        database_class = database()
        from desktop.store.migrations import save

        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            connection = _connect(path)
            db = database_class(connection)
            save.apply(db)
            now = time.time()
            with db.atomic():
                db.execute("insert into meta values ('format', ?)", [str(FORMAT)])
                db.execute(
                    f"insert into games ({ROW}, setup, host) values ({','.join('?' * 14)})",
                    [
                        game,
                        now,
                        now,
                        desktop.__version__,
                        "",
                        "",
                        0,
                        0,
                        "setup",
                        0,
                        0,
                        "",
                        msgspec.json.encode(setup).decode(),
                        msgspec.json.encode(table).decode(),
                    ],
                )
            file = cls(path, connection, db, game)
            file.append(events)
        except (OSError, sqlite3.Error) as error:
            raise NotSaved(file=str(path), why=str(error)) from error
        return file

    @classmethod
    def open(cls, path: Path, migrations: Migrations | None = None) -> GameFile:
        """The game in *path*, brought to today's form (a backup is made before). Raises `Damaged`, `TooNew`."""
        try:
            connection = _connect(path)
        except BROKEN as error:
            raise Damaged(file=str(path), kept="", why=str(error)) from error
        return cls._opened(path, connection, migrations, kept=True)

    @classmethod
    def read(cls, path: Path) -> GameFile:
        """The game in *path* as it is now, in memory: nothing on disk changes. Raises `Damaged`, `TooNew`."""
        connection = sqlite3.connect(":memory:")
        try:
            with contextlib.closing(connect_to_read(path)) as source:
                source.backup(connection)
        except BROKEN as error:
            connection.close()
            raise Damaged(file=str(path), kept="", why=str(error)) from error
        return cls._opened(path, connection, None, kept=False)

    @classmethod
    def _opened(cls, path: Path, connection: sqlite3.Connection, migrations: Migrations | None, kept: bool) -> GameFile:
        """The game behind *connection*, brought to today's form; *kept*: it is the file itself, backed up before."""
        database_class = database()
        from desktop.store.migrations import save

        migrations = migrations or save
        try:
            found = [text for (text,) in connection.execute("pragma quick_check").fetchall()]
            if found != ["ok"]:
                raise Damaged(file=str(path), kept="", why=found[0])
            written = connection.execute("select value from meta where key = 'format'").fetchone()
            if written and int(written[0]) > FORMAT:
                raise TooNew(file=str(path), format=int(written[0]), known=FORMAT)
            db = database_class(connection)
            if any(True for _ in migrations.pending(db)):
                if kept:
                    _back_up(connection, path)
                migrations.apply(db)
            row = connection.execute("select id from games").fetchone()
            if row is None:
                raise Damaged(file=str(path), kept="", why="no game in the file")
            file = cls(path, connection, db, row[0])
            file._standing.take(file.events())
            file.row(), file.setup(), file.table()  # whoever asks for them later need not be ready for damage
        except BROKEN as error:
            connection.close()
            raise Damaged(file=str(path), kept="", why=str(error)) from error
        except BaseException:
            connection.close()
            raise
        return file

    # -- reading -----------------------------------------------------------------------------------------------------

    def events(self) -> list[AnyEvent]:
        """All events in order. Raises `Damaged` when one is missing or was changed on disk."""
        found: list[AnyEvent] = []
        crc = batch = 0
        query = "select seq, batch, body, crc from events where game = ? order by seq"
        rows = self._connection.execute(query, [self.id])
        for seq, batch, body, kept in rows:  # noqa: B007  (the last batch is kept below)
            raw = body.encode()
            crc = zlib.crc32(raw, crc)
            if seq != len(found) or crc != kept:
                raise Damaged(file=str(self.path), kept="", why=f"event {len(found)}")
            found.append(_decode_event(raw))
        if not found:
            raise Damaged(file=str(self.path), kept="", why="no events")
        self._seq, self._batch, self._crc = len(found), batch, crc
        return found

    def setup(self) -> Setup:
        """The set-up the game was started with."""
        (text,) = self._connection.execute("select setup from games").fetchone()
        return msgspec.json.decode(text, type=Setup)

    def table(self) -> Table:
        """Who plays which seat."""
        (text,) = self._connection.execute("select host from games").fetchone()
        return msgspec.json.decode(text, type=Table)

    def row(self) -> Row:
        """Where the game stands."""
        return read_row(self._connection)

    # -- writing -----------------------------------------------------------------------------------------------------

    def append(self, events: Sequence[AnyEvent]) -> None:
        """Stores what one command caused, in one transaction. Raises `NotSaved`; then nothing of it is in the file."""
        if not events:
            return
        seq, batch, crc = self._seq, self._batch + 1, self._crc
        rows: list[tuple[Any, ...]] = []
        for event in events:
            raw = _encode(event)
            crc = zlib.crc32(raw, crc)
            rows.append((self.id, seq, batch, raw.decode(), crc))
            seq += 1
        self._standing.take(events)
        at = self._standing
        try:
            with self._db.atomic():
                self._connection.executemany("insert into events values (?, ?, ?, ?, ?)", rows)
                self._connection.execute(
                    "update games set updated = ?, program = ?, ruleset = ?, version = ?, seats = ?, day = ?,"
                    " phase = ?, alive = ?, finished = ?, winner = ?",
                    [
                        time.time(),
                        desktop.__version__,
                        at.ruleset,
                        at.version,
                        at.seats,
                        at.day,
                        at.phase,
                        len(at.alive),
                        at.finished,
                        at.winner,
                    ],
                )
        except sqlite3.Error as error:
            raise NotSaved(file=str(self.path), why=str(error)) from error
        self._seq, self._batch, self._crc = seq, batch, crc

    def change_table(self, table: Table) -> None:
        """Keeps another seating with the game."""
        with self._db.atomic():
            self._connection.execute("update games set host = ?", [msgspec.json.encode(table).decode()])

    def rename(self, game: str) -> None:
        """Gives the game another id (a copy beside the original)."""
        with self._db.atomic():
            self._connection.execute("pragma defer_foreign_keys=on")
            self._connection.execute("update games set id = ?", [game])
            self._connection.execute("update events set game = ?", [game])
        self.id = game

    def check(self) -> str:
        """The first thing wrong with pages or keys, or an empty text."""
        for pragma in ("integrity_check", "foreign_key_check"):
            for row in self._connection.execute(f"pragma {pragma}").fetchall():
                if row[0] != "ok":
                    return " ".join(str(value) for value in row)
        return ""

    def export(self, target: Path) -> None:
        """Writes the game as one self-contained file. *target* must not exist."""
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            self._connection.execute("vacuum into ?", [str(target)])
        except (OSError, sqlite3.Error) as error:
            raise NotSaved(file=str(target), why=str(error)) from error

    def close(self) -> None:
        """Folds the WAL into the file and lets go of it."""
        try:
            self._connection.execute("pragma wal_checkpoint(truncate)").fetchall()
        finally:
            self._connection.close()


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection that cannot write to *path*, whatever the file is called."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=5.0)


def is_save(path: Path) -> bool:
    """Whether *path* is, or once was, a saved game: a database with our tables, or one too damaged to tell."""
    with path.open("rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            return False
    try:
        with contextlib.closing(connect_to_read(path)) as connection:
            names = {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
    except BROKEN:
        return True
    return {"meta", "games", "events"} <= names


def read_row(connection: sqlite3.Connection) -> Row:
    """The row of the game in an open file. Raises one of `BROKEN` for values nobody stored."""
    found = connection.execute(f"select {ROW} from games").fetchone()
    if found is None:
        raise sqlite3.DatabaseError("no game in the file")
    values = list(found)
    values[10] = bool(values[10])
    row = msgspec.convert(dict(zip(ROW.split(", "), values, strict=True)), Row)
    if not (0 <= row.created < LATEST_TIME and 0 <= row.updated < LATEST_TIME):
        raise ValueError("no such time")
    return row


def _back_up(connection: sqlite3.Connection, path: Path) -> None:
    """A copy beside the file, in `backups`, before its tables change; the three latest of a game are kept."""
    folder = path.parent / "backups"
    folder.mkdir(exist_ok=True)
    target = sqlite3.connect(folder / f"{path.stem}-{time.strftime('%Y%m%d-%H%M%S')}.bak")
    try:
        connection.backup(target)
    finally:
        target.close()
    for old in sorted(folder.glob(f"{path.stem}-*.bak"))[:-3]:
        old.unlink()
