"""The shelf of saved games: list, open, bring in, take out, check.

Listing needs `sqlite3` only and reads one row a file.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from desktop.places import saves
from desktop.store.errors import BROKEN, Damaged, NoSave, NoShelf, NotFound, NotSaved, StoreError
from desktop.store.game_file import GameFile, Row, Table, connect_to_read, is_save, read_row
from engine.events import AnyEvent
from engine.setup import Setup

SUFFIX = ".tsukimori"
DRAFT = ".draft"


@dataclass(frozen=True, slots=True)
class Entry:
    """A file on the shelf: its game's *row*, or *trouble* where it cannot be read."""

    path: Path
    row: Row | None
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check of one file found; *trouble* is empty when all is well."""

    id: str
    events: int
    trouble: str = ""


class Library:
    """All saved games of one folder (the player's own by default)."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or saves()

    def usable(self) -> None:
        """Raises `NoShelf` where the folder cannot be: a plain file stands in its way, or nothing may be written."""
        at = self.folder
        while not os.path.lexists(at) and at != at.parent:
            at = at.parent
        if not at.is_dir() or not os.access(at, os.W_OK | os.X_OK):
            raise NoShelf(file=str(at))

    def entries(self) -> list[Entry]:
        """Every file, the latest played first; unreadable ones last."""
        found = [self._entry(path) for path in self.folder.glob(f"*{SUFFIX}")]
        return sorted(found, key=lambda entry: (-(entry.row.updated if entry.row else 0), str(entry.path)))

    def rows(self) -> list[Row]:
        """Where each readable game stands, the latest played first."""
        return [entry.row for entry in self.entries() if entry.row]

    def latest(self) -> Row | None:
        """The latest played game that is not over, for *continue*."""
        return next((row for row in self.rows() if not row.finished), None)

    def path(self, game: str) -> Path:
        """The file of *game*: a whole id, a beginning that fits one game only, or `latest`. Raises `NotFound`."""
        if game == "latest":
            row = self.latest() or next(iter(self.rows()), None)
            if row is None:
                raise NotFound(id=game)
            return self.folder / f"{row.id}{SUFFIX}"
        exact = self.folder / f"{game}{SUFFIX}"
        if game and "/" not in game and "\\" not in game and exact.exists():
            return exact
        fits = [path for path in self.folder.glob(f"*{SUFFIX}") if game and path.name.startswith(game)]
        if len(fits) != 1:
            raise NotFound(id=game)
        return fits[0]

    def create(self, setup: Setup, table: Table, events: Sequence[AnyEvent]) -> GameFile:
        """A new game on the shelf. It appears there whole: a process killed before leaves a draft nobody sees."""
        game = self._new_id()
        path = self.folder / f"{game}{SUFFIX}"
        self._write(path, game, setup, table, events)
        return GameFile.open(path)

    def _write(self, path: Path, game: str, setup: Setup, table: Table, events: Sequence[AnyEvent]) -> None:
        draft = path.with_name(f".{path.stem}{DRAFT}")
        GameFile.create(draft, game, setup, table, events).close()
        try:
            draft.replace(path)
        except OSError as error:
            raise NotSaved(file=str(path), why=str(error)) from error
        for old in self.folder.glob(f".*{DRAFT}*"):
            with contextlib.suppress(OSError):
                if time.time() - old.stat().st_mtime > 3600:
                    old.unlink()

    def open(self, game: str) -> GameFile:
        """Opens *game*. A damaged file is set aside whole in `damaged/` before `Damaged` says where it is now.

        What can still be read of it (all whole commands up to the damage) is put back as a game of the same id; then
        the error's `restored` is the number of events that could be read.
        """
        path = self.path(game)
        try:
            return GameFile.open(path)
        except Damaged as error:
            kept = self._set_aside(path)
            restored = self._salvage(kept, path)
            raise Damaged(**{**error.args_, "kept": str(kept), "restored": restored}) from error

    def read(self, game: str) -> GameFile:
        """*game* to be looked at only: nothing on disk changes, a damaged file stays where it is."""
        return GameFile.read(self.path(game))

    def is_damaged(self, entry: Entry) -> bool:
        """Whether the file of *entry* cannot be read wholly. It is only looked at."""
        if entry.row is None:
            return True
        try:
            GameFile.read(entry.path).close()
        except Damaged:
            return True
        except StoreError:
            return False
        return False

    def remove(self, game: str) -> None:
        """Deletes *game* for good."""
        for path in _with_companions(self.path(game)):
            path.unlink(missing_ok=True)

    def export(self, game: str, target: Path) -> Path:
        """Writes *game* as one file that another table can take in. Raises `NotSaved` if *target* exists."""
        if target.is_dir():
            target = target / self.path(game).name
        if target.exists():
            raise NotSaved(file=str(target), why="exists")
        file = self.read(game)
        try:
            file.export(target)
        finally:
            file.close()
        return target

    def take_in(self, source: Path) -> str:
        """Brings an exported file onto the shelf and returns its id (a new one where the old is taken).

        The source is checked first and left as it is. Raises `NotFound`, `NoSave`, `Damaged`, `TooNew`,
        `NotSaved`.
        """
        if not source.exists():
            raise NotFound(id=str(source))
        try:
            if not source.is_file() or not is_save(source):
                raise NoSave(file=str(source))
            self.folder.mkdir(parents=True, exist_ok=True)
            copy = self.folder / f".{secrets.token_hex(4)}.incoming"
            for old, new in zip(_with_companions(source), _with_companions(copy), strict=True):
                if old.exists():
                    shutil.copyfile(old, new)
        except OSError as error:
            raise NotSaved(file=str(source), why=str(error)) from error
        try:
            file = GameFile.open(copy)
            try:
                file.events()
                game = file.id
                if (self.folder / f"{game}{SUFFIX}").exists():
                    game = self._new_id()
                    file.rename(game)
            finally:
                file.close()
            copy.replace(self.folder / f"{game}{SUFFIX}")
        except StoreError as error:
            raise type(error)(**{**error.args_, "file": str(source)}) from error
        finally:
            for path in _with_companions(copy):
                path.unlink(missing_ok=True)
        return game

    def verify(self, game: str) -> Verdict:
        """Reads *game* wholly: pages, keys, every event and its check sum, and folds it. Changes nothing."""
        path = self.path(game)
        name = path.name.removesuffix(SUFFIX)
        try:
            file = GameFile.open(path)
        except StoreError as error:
            return Verdict(name, 0, str(error.args_.get("why", error)))
        try:
            trouble = file.check()
            events = file.events()
            if not trouble:
                from engine.game import Game

                Game.load(events)
            return Verdict(name, len(events), trouble)
        except (StoreError, *BROKEN) as error:
            return Verdict(name, 0, str(error))
        finally:
            file.close()

    def _entry(self, path: Path) -> Entry:
        try:
            with contextlib.closing(connect_to_read(path)) as connection:
                return Entry(path, read_row(connection))
        except BROKEN as error:
            return Entry(path, None, str(error))

    def _new_id(self) -> str:
        while True:
            game = f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}"
            if not (self.folder / f"{game}{SUFFIX}").exists():
                return game

    def _set_aside(self, path: Path) -> Path:
        folder = self.folder / "damaged"
        folder.mkdir(exist_ok=True)
        kept = folder / f"{path.stem}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}{SUFFIX}"
        for old, new in zip(_with_companions(path), _with_companions(kept), strict=True):
            if old.exists():
                old.replace(new)
        return kept

    def _salvage(self, kept: Path, path: Path) -> int:
        from desktop.store.salvage import read_what_is_whole

        found = read_what_is_whole(kept)
        if found is None:
            return 0
        setup, table, events = found
        self._write(path, path.name.removesuffix(SUFFIX), setup, table, events)
        return len(events)


def _with_companions(path: Path) -> list[Path]:
    """The file and what SQLite keeps beside it."""
    return [path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")]
