"""`play`, and where a game opens: the window, the terminal, or told on stdout."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from desktop.commands.common import (
    RULESETS,
    USUAL_CASTS,
    Mistake,
    catalogues,
    guarded,
    language_option,
    reason,
    seats_for,
    trouble,
    warn,
)
from desktop.text import Text

if TYPE_CHECKING:
    from desktop.table.opening import Wishes


@click.command()
@click.option("--ruleset", default="shikigami", show_default=True, help="Rule set.")
@click.option("--cast", default="", help="Named cast.  [default: classic; standard in Survival]")
@click.option(
    "--seats", type=click.IntRange(4, 24), help="Players; a dummy comes on top.  [default: the table's, or 9]"
)
@click.option("--seed", default="", help="The same seed opens the same village.")
@click.option("--role", default="", help="The role you want.")
@click.option("--level", default="normal", show_default=True, type=click.Choice(["easy", "normal", "hard", "expert"]))
@click.option("--agent", default="first", show_default=True, type=click.Choice(["first", "simple"]), help="AI player.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the rules; repeatable.")
@click.option("--name", default="", help="What you are called.")
@click.option("--continue", "saved", metavar="ID", help="Go on with a saved game (an id, its beginning, or `latest`).")
@click.option("--text", "text_table", is_flag=True, help="Play in the terminal.")
@language_option
@click.pass_context
def play(
    context: click.Context, ruleset: str, cast: str, seats: int | None, seed: str, role: str, level: str, agent: str,
    options: tuple[str, ...], name: str, saved: str | None, text_table: bool, lang: str | None,
) -> None:  # fmt: skip
    """Opens straight into a game."""
    text = catalogues(lang)
    if ruleset not in RULESETS:
        raise Mistake(text.of("cli-unknown-ruleset", id=ruleset, known=", ".join(RULESETS)))
    cast = cast or USUAL_CASTS[ruleset]
    from desktop.table.opening import Wishes

    wishes = Wishes(
        ruleset=ruleset, cast=cast, seats=seats_for(ruleset, cast, seats), seed=seed, role=role, level=level,
        agent=agent, people=(name or text.of("terminal-you"),), options=_options(options, text),
        faced=not (name or text_table),
    )  # fmt: skip
    if saved:
        _find(saved, text)
    else:
        warn(_checked(wishes, text)[0], text)
        from desktop.store import Library

        guarded(Library().usable, text)
    if text_table:
        context.exit(_play_text(wishes, saved, text))
    page = {"saved": saved or "", "wishes": _wishes_for_window(wishes), "lang": lang or ""}
    context.exit(window_or_terminal("table", page, text, wishes, saved))


def _options(given: tuple[str, ...], text: Text) -> dict[str, bool | int | str]:
    """`name=value` pairs; true/false and numbers are taken as such."""
    found: dict[str, bool | int | str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not name or not equals:
            raise Mistake(text.of("cli-bad-option", given=pair))
        known: dict[str, bool] = {"true": True, "false": False, "yes": True, "no": False, "on": True, "off": False}
        found[name] = known[value.lower()] if value.lower() in known else int(value) if value.isdecimal() else value
    return found


def _checked(wishes: Wishes, text: Text) -> Any:
    """Set-up and seating, or the user's mistake in words."""
    from desktop.table.opening import prepare
    from engine.setup import Illegal

    try:
        return prepare(wishes)
    except Illegal as error:
        raise Mistake(text.of("cli-refused", why=reason(error, text))) from error


def _find(game: str, text: Text) -> Path:
    from desktop.store import Library, StoreError

    try:
        return Library().path(game)
    except StoreError as error:
        raise Mistake(text.of(error.key, **error.args_)) from error


def _wishes_for_window(wishes: Wishes) -> dict[str, Any]:
    import msgspec

    return msgspec.to_builtins(wishes)


def window_or_terminal(
    page: str, arguments: dict[str, Any], text: Text | None, wishes: Wishes | None = None, saved: str | None = None
) -> int:
    """The window; without a display the text table; without a terminal too, one narrated game."""
    from desktop import app

    try:
        return app.run(page, arguments)
    except app.NoDisplay:
        text = text or catalogues()
    if wishes is None:
        from desktop.table.opening import Wishes as NewWishes

        wishes = NewWishes(people=(text.of("terminal-you"),))
    if sys.stdin.isatty() and sys.stdout.isatty():
        click.echo(text.of("cli-no-display"), err=True)
        return _play_text(wishes, saved, text)
    click.echo(text.of("cli-no-display-narrated"), err=True)
    return _narrate(wishes, text)


def _play_text(wishes: Wishes, saved: str | None, text: Text) -> int:
    from desktop.store import Library, StoreError
    from desktop.table.brains import WorkerBrains
    from desktop.table.host import Host
    from desktop.texttable import TextTable

    brains = WorkerBrains()
    try:
        if saved:
            host = Host.resume(Library(), saved, brains)
        else:
            setup, table = _checked(wishes, text)
            host = Host.new(setup, table, brains, Library())
    except StoreError as error:
        brains.close()
        raise trouble(error, text) from error
    try:
        if not host.humans:
            from desktop.texttable import narrate

            narrate(host, text, click.echo)
        else:
            TextTable(host, text, _ask_line, click.echo).play(continued=bool(saved))
    finally:
        host.close()
    return 0


def _ask_line(prompt: str) -> str:
    """One line from the terminal. The prompt is a line's beginning that a screen reader reads out."""
    return input(prompt)


def _narrate(wishes: Wishes, text: Text) -> int:
    import msgspec

    from desktop.table.brains import WorkerBrains
    from desktop.table.host import Host
    from desktop.table.opening import new_seed
    from desktop.texttable import narrate

    seed = wishes.seed or new_seed()
    setup, table = _checked(msgspec.structs.replace(wishes, people=(), role="", seed=seed), text)
    click.echo(text.of("narrated-welcome", seed=seed))
    host = Host.new(setup, table, WorkerBrains())
    try:
        narrate(host, text, click.echo)
    finally:
        host.close()
    return 0
