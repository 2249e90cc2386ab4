"""What can go wrong with a saved game. Each carries a text id and its arguments, so that a player reads a sentence."""

from __future__ import annotations

import sqlite3

import msgspec

BROKEN = (sqlite3.Error, msgspec.MsgspecError, ValueError, TypeError, OverflowError)
"""What reading a damaged file may raise: SQLite's own words, and values that are not what was stored."""


class StoreError(Exception):
    """The base. *key* is a key of `cli.ftl`, *args_* fill it."""

    key = "store-error"

    def __init__(self, **args_: object) -> None:
        super().__init__(self.key, args_)
        self.args_ = args_

    def __str__(self) -> str:
        return self.key + "".join(f" {name}={value}" for name, value in self.args_.items())


class NotFound(StoreError):
    """No game of that id, or several that begin so."""

    key = "store-not-found"


class Damaged(StoreError):
    """The file cannot be read. `file`, `kept` (where the damaged copy is now) and `why`."""

    key = "store-damaged"


class NoSave(StoreError):
    """What was to be taken in is no saved game: another file, or a folder. `file`."""

    key = "store-no-save"


class NoShelf(StoreError):
    """The player's folder is no folder, or nothing may be written there. `file`."""

    key = "store-no-shelf"


class TooNew(StoreError):
    """A newer program wrote the file; it is left untouched."""

    key = "store-too-new"


class NotSaved(StoreError):
    """The disk refused to take an event (full, read-only …); nothing of it has been shown."""

    key = "store-not-saved"
