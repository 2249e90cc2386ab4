"""`saves` and `replay`: what was played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from desktop.commands.common import (
    catalogues,
    guarded,
    json_option,
    language_option,
    print_json,
)
from desktop.text import Text

if TYPE_CHECKING:
    from desktop.store import Entry, Row


@click.group()
def saves() -> None:
    """Saved games: list, show, export, import, verify."""


@saves.command("list")
@json_option
@language_option
def saves_list(as_json: bool, lang: str | None) -> None:
    """All saved games, the latest played first."""
    from desktop.store import Library

    text = catalogues(lang)
    library = Library()
    guarded(library.usable, text)
    entries = library.entries()
    damaged = {entry.path for entry in entries if library.is_damaged(entry)}
    if as_json:
        print_json([_entry_json(entry, entry.path in damaged) for entry in entries])
        return
    if not entries:
        click.echo(text.of("cli-saves-none"))
    for entry in entries:
        if entry.row is None or entry.path in damaged:
            click.echo(text.of("cli-saves-broken", id=_id(entry)))
        else:
            click.echo(_row_line(entry.row, text))


def _id(entry: Entry) -> str:
    """The id that finds *entry*, by its file's name: what the file holds may not be readable."""
    return entry.path.stem.encode(errors="replace").decode()


def _entry_json(entry: Entry, damaged: bool) -> dict[str, Any]:
    return {**(_row_json(entry.row) if entry.row else {}), "id": _id(entry), "damaged": damaged}


def _row_json(row: Row) -> dict[str, Any]:
    return {
        "id": row.id, "ruleset": row.ruleset, "version": row.version, "day": row.day, "phase": row.phase,
        "seats": row.seats, "alive": row.alive, "created": row.created, "updated": row.updated,
        "finished": row.finished, "winner": row.winner, "program": row.program,
    }  # fmt: skip


def _row_line(row: Row, text: Text) -> str:
    import time

    if row.finished:
        key = f"camp-{row.winner}" if text.has(f"camp-{row.winner}") else f"{row.ruleset}-camp-{row.winner}"
        where = text.of("cli-saves-finished", camp=text.of(key))
    else:
        where = text.of("cli-saves-where", day=row.day, phase=text.of(f"phase-{row.phase}"), alive=row.alive)
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.updated))
    return text.of("cli-saves-line", id=row.id, ruleset=row.ruleset, seats=row.seats, where=where, when=when)


@saves.command("show")
@click.argument("game", metavar="ID")
@json_option
@language_option
def saves_show(game: str, as_json: bool, lang: str | None) -> None:
    """Where a game stands and who sits at its table. The roles stay hidden while it is played."""
    text = catalogues(lang)
    with _opened(game, text) as file:
        row, events = file.row(), file.events()
        from desktop.narrate import Narrator
        from engine.views import view

        seen = view(0, events)
        people = set(file.table().humans)
    if as_json:
        seats = [
            {"seat": seat, "name": info.name, "persona": info.persona, "human": seat in people, "alive": seat in
            seen.alive} for seat, info in enumerate(seen.seats, 1)
        ]  # fmt: skip
        print_json({**_row_json(row), "events": len(events), "table": seats})
        return
    narrator = Narrator(seen, text.catalogue())
    click.echo(_row_line(row, text))
    for seat in seen.everyone:
        state = "alive" if seat in seen.alive else "dead"
        role = f" [{narrator.term('role', seen.roles[seat])}]" if seat in seen.roles else ""
        click.echo(text.of("terminal-seat", name=narrator.name(seat), state=state, role=role))


@saves.command("export")
@click.argument("game", metavar="ID")
@click.argument("file", type=click.Path(path_type=Path))
@language_option
def saves_export(game: str, file: Path, lang: str | None) -> None:
    """Writes a game as one file that can be carried elsewhere."""
    from desktop.store import Library

    text = catalogues(lang)
    target = guarded(lambda: Library().export(game, file), text)
    click.echo(text.of("cli-saves-exported", file=str(target)))


@saves.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@language_option
def saves_import(file: Path, lang: str | None) -> None:
    """Takes in an exported game."""
    from desktop.store import Library

    text = catalogues(lang)
    game = guarded(lambda: Library().take_in(file), text)
    click.echo(text.of("cli-saves-imported", id=game))


@saves.command("verify")
@click.argument("games", metavar="[ID]...", nargs=-1)
@json_option
@language_option
@click.pass_context
def saves_verify(context: click.Context, games: tuple[str, ...], as_json: bool, lang: str | None) -> None:
    """Reads games wholly and says whether they are sound (all by default). Exits 1 where one is not."""
    from desktop.store import Library
    from desktop.store.library import SUFFIX

    text = catalogues(lang)
    library = Library()
    names = games or tuple(entry.path.name.removesuffix(SUFFIX) for entry in library.entries())
    verdicts = [guarded(lambda name=name: library.verify(name), text) for name in names]
    if as_json:
        print_json([{"id": v.id, "events": v.events, "sound": not v.trouble, "trouble": v.trouble} for v in verdicts])
    else:
        for verdict in verdicts:
            key = "cli-saves-bad" if verdict.trouble else "cli-saves-ok"
            click.echo(text.of(key, id=verdict.id, events=verdict.events, why=verdict.trouble))
    context.exit(1 if any(verdict.trouble for verdict in verdicts) else 0)


def _opened(game: str, text: Text) -> Any:
    """The open file of *game*, closed at the end of a `with`."""
    from contextlib import closing

    from desktop.store import Library

    return closing(guarded(lambda: Library().read(game), text))


@click.command()
@click.argument("game", metavar="ID")
@click.option("--trace", is_flag=True, help="With the master's knowledge: lots, steps, true causes.")
@json_option
@language_option
def replay(game: str, trace: bool, as_json: bool, lang: str | None) -> None:
    """Tells a saved game again, from its opening on. A game that is not over is told as an onlooker saw it."""
    from desktop import replaying

    text = catalogues(lang)
    with _opened(game, text) as file:
        events = file.events()
    if as_json:
        print_json(replaying.as_json(events, trace))
        return
    for line in replaying.lines(events, text, trace):
        click.echo(line)
