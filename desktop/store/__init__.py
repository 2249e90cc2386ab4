"""Saved games: one SQLite file a game, so that a damaged one never takes another with it."""

from desktop.store.errors import Damaged, NoSave, NoShelf, NotFound, NotSaved, StoreError, TooNew
from desktop.store.game_file import GameFile, Row, Table
from desktop.store.library import Entry, Library, Verdict

__all__ = [
    "Damaged",
    "Entry",
    "GameFile",
    "Library",
    "NoSave",
    "NoShelf",
    "NotFound",
    "NotSaved",
    "Row",
    "StoreError",
    "Table",
    "TooNew",
    "Verdict",
]
