"""Reads what is still whole in a damaged save: every command up to the damage, and nothing after it."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
import zlib
from pathlib import Path

import msgspec

from desktop.store.errors import BROKEN
from desktop.store.game_file import Table
from engine.events import AnyEvent
from engine.setup import Setup


def read_what_is_whole(path: Path) -> tuple[Setup, Table, list[AnyEvent]] | None:
    """Set-up, seating and the events of all whole commands, or `None` where nothing can be read.

    A command counts as whole when a later one can be read too, or when the file says it ended the list. The file
    itself is only looked at through a copy.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        for suffix in ("", "-wal"):
            source = path.with_name(path.name + suffix)
            if source.exists():
                shutil.copyfile(source, copy.with_name(copy.name + suffix))
        try:
            connection = sqlite3.connect(copy)
        except sqlite3.Error:
            return None
        try:
            text, seating = connection.execute("select setup, host from games").fetchone()
            setup = msgspec.json.decode(text, type=Setup)
            table = msgspec.json.decode(seating, type=Table)
            events = _whole_batches(connection)
        except BROKEN:
            return None
        finally:
            connection.close()
    return (setup, table, events) if events else None


def _whole_batches(connection: sqlite3.Connection) -> list[AnyEvent]:
    whole: list[AnyEvent] = []
    open_batch: list[AnyEvent] = []
    crc = current = seq = 0
    decode = msgspec.json.Decoder(AnyEvent).decode  # type: ignore[arg-type]
    rows = connection.execute("select seq, batch, body, crc from events order by seq")
    while True:
        try:
            row = rows.fetchone()
            if row is None:
                return whole + open_batch if current else whole
            at, batch, body, kept = row
            raw = str(body).encode()
            crc = zlib.crc32(raw, crc)
            if at != seq or crc != kept:
                return whole
            event = decode(raw)
        except BROKEN:
            return whole
        if batch != current:
            whole += open_batch
            open_batch = []
            current = batch
        open_batch.append(event)
        seq += 1
