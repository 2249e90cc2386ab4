"""The numbered steps from an empty file to today's tables.

A published step is never changed; a new one is added below.
"""

from __future__ import annotations

from sqlite_utils import Database
from sqlite_utils.migrations import Migrations

save = Migrations("save")


@save()
def m001_games_events_meta(db: Database) -> None:
    """The first form: one row in `games`, an append-only list in `events`, loose facts in `meta`."""
    db.execute("create table meta (key text primary key, value text not null) without rowid")
    db.execute(
        "create table games (id text primary key, created real not null, updated real not null, program text not null,"
        " ruleset text not null, version text not null, seats integer not null, day integer not null,"
        " phase text not null, alive integer not null, finished integer not null, winner text not null,"
        " setup text not null, host text not null)"
    )
    # `batch` numbers the commands: what one command caused is in the file as a whole or not at all.
    # `crc` chains over all bodies so far, so a page that was silently changed on disk is noticed.
    db.execute(
        "create table events (game text not null references games (id) on delete cascade, seq integer not null,"
        " batch integer not null, body text not null, crc integer not null, primary key (game, seq)) without rowid"
    )
