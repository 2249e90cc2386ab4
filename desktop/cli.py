"""The command line. Every import that costs time waits inside the command that needs it: the window comes first.

Exit codes: 0 done, 1 done with a difference or failed, 2 a mistake of the user. A mistake is one clear line on stderr.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from desktop.text import LANGUAGES, Text

if TYPE_CHECKING:
    from desktop.store import Row
    from desktop.table.opening import Wishes

WIRE = 1
"""The version of the wire form a table and its guests must share."""
RULESETS = ("shikigami",)

language_option = click.option("--lang", type=click.Choice(LANGUAGES), help="Language of the output.")
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


class Mistake(click.ClickException):
    """What the user got wrong, in the user's language."""

    exit_code = 2


class Failed(click.ClickException):
    """What could not be done."""

    exit_code = 1


def _text(language: str | None = None) -> Text:
    """The catalogues: in the language asked for, else that of the settings, else that of the system."""
    if language:
        return Text(language)
    from desktop import settings

    loaded, kept = settings.load()
    text = Text(loaded.chosen_language())
    if kept:
        click.echo(text.of("cli-bad-settings", kept=kept), err=True)
    return text


def _print_json(value: object) -> None:
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", "version", is_flag=True, help="Print the versions of program, rules, saves and wire.")
@click.option("--selftest", is_flag=True, help="Load the window offscreen, play one game of AIs, exit 0.")
@click.option(
    "--bare-window", is_flag=True, hidden=True, help="An empty window for one frame: what `bench` compares to."
)
@click.pass_context
def tsukimori(context: click.Context, version: bool, selftest: bool, bare_window: bool) -> None:
    """Tsukimori 月守: a village, a table, and wolves among you. Without a command the game opens."""
    if version:
        _version()
    elif selftest:
        _selftest()
    elif bare_window:
        from desktop.bench import BARE

        exec(BARE, {"__name__": "bare"})
    elif context.invoked_subcommand is None:
        context.exit(_window_or_terminal("title", {}, None))


def _version() -> None:
    import desktop
    from desktop.store.game_file import FORMAT
    from engine.setup import Setup

    click.echo(f"tsukimori {desktop.__version__}")
    click.echo(f"rules shikigami {Setup().version}")
    click.echo(f"save {FORMAT}")
    click.echo(f"wire {WIRE}")


def _selftest() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    os.environ["TSUKIMORI_FIRST_FRAME_EXIT"] = "1"
    from desktop import app
    from desktop.table.brains import WorkerBrains
    from desktop.table.host import Host
    from desktop.table.opening import Wishes, prepare

    if code := app.run("title", {}, ["tsukimori"]):
        raise Failed(f"the window did not come up (code {code})")
    click.echo("window: first frame shown")
    setup, table = prepare(Wishes(seats=5, seed="selftest", agent="simple"))
    host = Host.new(setup, table, WorkerBrains())
    try:
        host.run()
    finally:
        host.close()
    if not host.over or host.slips:
        raise Failed("; ".join(host.slips) or "the game did not end")
    click.echo(f"game: {len(host.game.log)} events, day {host.game.day}, over")


# -- playing
# -------------------------------------------------------------------------------------------------------------


@tsukimori.command()
@click.option("--ruleset", default="shikigami", show_default=True, help="Rule set.")
@click.option("--cast", default="classic", show_default=True, help="Named cast.")
@click.option(
    "--seats", type=click.IntRange(4, 24), default=9, show_default=True, help="Players; a dummy comes on top."
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
    context: click.Context, ruleset: str, cast: str, seats: int, seed: str, role: str, level: str, agent: str,
    options: tuple[str, ...], name: str, saved: str | None, text_table: bool, lang: str | None,
) -> None:  # fmt: skip
    """Opens straight into a game."""
    text = _text(lang)
    if ruleset not in RULESETS:
        raise Mistake(text.of("cli-unknown-ruleset", id=ruleset, known=", ".join(RULESETS)))
    from desktop.table.opening import Wishes

    wishes = Wishes(
        ruleset=ruleset, cast=cast, seats=seats, seed=seed, role=role, level=level, agent=agent,
        people=(name or text.of("terminal-you"),), options=_options(options, text),
    )  # fmt: skip
    if saved:
        _find(saved, text)
    else:
        _checked(wishes, text)
    if text_table:
        context.exit(_play_text(wishes, saved, text))
    page = {"saved": saved or "", "wishes": _wishes_for_window(wishes)}
    context.exit(_window_or_terminal("table", page, text, wishes, saved))


def _options(given: tuple[str, ...], text: Text) -> dict[str, bool | int | str]:
    """`name=value` pairs; true/false and numbers are taken as such."""
    found: dict[str, bool | int | str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not name or not equals:
            raise Mistake(text.of("cli-bad-option", given=pair))
        known: dict[str, bool] = {"true": True, "false": False, "yes": True, "no": False, "on": True, "off": False}
        found[name] = known[value.lower()] if value.lower() in known else int(value) if value.isdigit() else value
    return found


def _checked(wishes: Wishes, text: Text) -> Any:
    """Set-up and seating, or the user's mistake in words."""
    from desktop.table.opening import prepare
    from engine.setup import Illegal

    try:
        return prepare(wishes)
    except Illegal as error:
        raise Mistake(text.of("cli-refused", why=_reason(error, text))) from error


def _reason(error: Any, text: Text) -> str:
    key = f"illegal-{error.reason}"
    said = text.of(key, **error.detail) if text.has(key) else text.of("illegal-other")
    detail = ", ".join(f"{name} {value}" for name, value in error.detail.items())
    return f"{said} ({detail})" if detail else said


def _find(game: str, text: Text) -> Path:
    from desktop.store import Library, StoreError

    try:
        return Library().path(game)
    except StoreError as error:
        raise Mistake(text.of(error.key, **error.args_)) from error


def _wishes_for_window(wishes: Wishes) -> dict[str, Any]:
    import msgspec

    return msgspec.to_builtins(wishes)


def _window_or_terminal(
    page: str, arguments: dict[str, Any], text: Text | None, wishes: Wishes | None = None, saved: str | None = None
) -> int:
    """The window; without a display the text table; without a terminal too, one narrated game."""
    from desktop import app

    try:
        return app.run(page, arguments)
    except app.NoDisplay:
        text = text or _text()
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
        raise _trouble(error, text) from error
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


def _trouble(error: Any, text: Text) -> click.ClickException:
    """A failure of the store as one line."""
    key = "store-damaged-kept" if error.args_.get("kept") else error.key
    return Failed(text.of(key, **error.args_))


# -- laboratory
# ----------------------------------------------------------------------------------------------------------


@tsukimori.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--ruleset", default="shikigami", show_default=True, help="For scenarios that name none.")
@click.option("--trace", is_flag=True, help="Show the numbered steps of every branch.")
@json_option
@language_option
@click.pass_context
def lab(
    context: click.Context, files: tuple[Path, ...], ruleset: str, trace: bool, as_json: bool, lang: str | None
) -> None:
    """Exact outcomes of scenarios. Exits 1 where a scenario states other outcomes than the rules give."""
    from desktop import laboratory

    text = _text(lang)
    findings: list[dict[str, Any]] = []
    for file in files:
        try:
            data = file.read_bytes()
        except OSError as error:
            raise Mistake(text.of("cli-no-file", file=str(file), why=error.strerror or str(error))) from error
        try:
            findings += laboratory.examine(data, ruleset, trace)
        except laboratory.BadScenario as error:
            raise Mistake(text.of("cli-bad-file", file=str(file), why=str(error))) from error
    if as_json:
        _print_json(findings)
    else:
        for line in laboratory.lines(findings, text):
            click.echo(line)
    context.exit(1 if any(finding["equal"] is False for finding in findings) else 0)


@tsukimori.command()
@click.option("--ruleset", default="shikigami", show_default=True)
@click.option("--cast", default="classic", show_default=True)
@click.option("--seats", type=click.IntRange(4, 24), default=9, show_default=True)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--agents", default="first", show_default=True, help="Agent names with commas; seats take them in turn.")
@click.option("--level", default="normal", show_default=True, type=click.Choice(["easy", "normal", "hard", "expert"]))
@click.option("--log", "log_file", type=click.Path(path_type=Path), help="Write every game's events to this file.")
@click.option("--report", is_flag=True, help="Add calibration, tells, blunders, speech measures and decision times.")
@click.option("--workers", type=click.IntRange(1), help="Processes (all cores by default).")
@json_option
@language_option
def arena(
    ruleset: str, cast: str, seats: int, games: int, seed: int, agents: str, level: str, log_file: Path | None,
    report: bool, workers: int | None, as_json: bool, lang: str | None,
) -> None:  # fmt: skip
    """AI against AI: win rates with 95 % intervals and games a second."""
    from ai import arena as ring
    from engine.setup import Illegal

    text = _text(lang)
    if ruleset not in RULESETS:
        raise Mistake(text.of("cli-unknown-ruleset", id=ruleset, known=", ".join(RULESETS)))
    try:
        found = ring.run(
            ruleset=ruleset, cast=cast, seats=seats, games=games, seed=seed, agents=tuple(agents.split(",")),
            level=level, log=log_file, report=report, workers=workers or os.cpu_count() or 1,
        )  # fmt: skip
    except Illegal as error:
        raise Mistake(text.of("cli-refused", why=_reason(error, text))) from error
    except ValueError as error:
        raise Mistake(text.of("cli-refused", why=str(error))) from error
    if as_json:
        _print_json(found)
        return
    for camp, rate in found["wins"].items():
        name = text.of(f"{ruleset}-camp-{camp}") if text.has(f"{ruleset}-camp-{camp}") else camp
        name = text.of(f"camp-{camp}") if text.has(f"camp-{camp}") else name
        low, high = f"{rate['low'] * 100:.1f}", f"{rate['high'] * 100:.1f}"
        click.echo(text.of("arena-line", name=name, rate=f"{rate['rate'] * 100:.1f}", low=low, high=high))
    seconds, speed = f"{found['seconds']:.1f}", f"{found['games_per_s']:.2f}"
    click.echo(text.of("arena-total", games=found["games"], seconds=seconds, rate=speed))
    for name, value in (found.get("report") or {}).items():
        click.echo(f"{name}: {value}")


@tsukimori.command()
@click.argument("names", nargs=-1)
@json_option
def bench(names: tuple[str, ...], as_json: bool) -> None:
    """Measures this program on this machine: all figures, or those named."""
    from desktop import bench as bench_module

    try:
        figures = bench_module.measure(names, None if as_json else lambda line: click.echo(line))
    except bench_module.UnknownFigure as error:
        raise Mistake(str(error)) from error
    if as_json:
        _print_json(figures)


# -- saved games
# -----------------------------------------------------------------------------------------------------------


@tsukimori.group()
def saves() -> None:
    """Saved games: list, show, export, import, verify."""


@saves.command("list")
@json_option
@language_option
def saves_list(as_json: bool, lang: str | None) -> None:
    """All saved games, the latest played first."""
    from desktop.store import Library

    entries = Library().entries()
    if as_json:
        _print_json([_row_json(entry.row) for entry in entries if entry.row])
        return
    text = _text(lang)
    if not entries:
        click.echo(text.of("cli-saves-none"))
    for entry in entries:
        if entry.row is None:
            click.echo(text.of("cli-saves-broken", file=str(entry.path), why=entry.trouble))
        else:
            click.echo(_row_line(entry.row, text))


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
    text = _text(lang)
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
        _print_json({**_row_json(row), "events": len(events), "table": seats})
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

    text = _text(lang)
    target = _guarded(lambda: Library().export(game, file), text)
    click.echo(text.of("cli-saves-exported", file=str(target)))


@saves.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@language_option
def saves_import(file: Path, lang: str | None) -> None:
    """Takes in an exported game."""
    from desktop.store import Library

    text = _text(lang)
    game = _guarded(lambda: Library().take_in(file), text)
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

    text = _text(lang)
    library = Library()
    names = games or tuple(entry.path.name.removesuffix(SUFFIX) for entry in library.entries())
    verdicts = [_guarded(lambda name=name: library.verify(name), text) for name in names]
    if as_json:
        _print_json([{"id": v.id, "events": v.events, "sound": not v.trouble, "trouble": v.trouble} for v in verdicts])
    else:
        for verdict in verdicts:
            key = "cli-saves-bad" if verdict.trouble else "cli-saves-ok"
            click.echo(text.of(key, id=verdict.id, events=verdict.events, why=verdict.trouble))
    context.exit(1 if any(verdict.trouble for verdict in verdicts) else 0)


def _opened(game: str, text: Text) -> Any:
    """The open file of *game*, closed at the end of a `with`."""
    from contextlib import closing

    from desktop.store import Library

    return closing(_guarded(lambda: Library().open(game), text))


def _guarded(work: Callable[[], Any], text: Text) -> Any:
    """What *work* gives; the store's troubles become one line. An id that fits nothing is the user's mistake."""
    from desktop.store import NotFound, StoreError

    try:
        return work()
    except NotFound as error:
        raise Mistake(text.of(error.key, **error.args_)) from error
    except StoreError as error:
        raise _trouble(error, text) from error


@tsukimori.command()
@click.argument("game", metavar="ID")
@click.option("--trace", is_flag=True, help="With the master's knowledge: lots, steps, true causes.")
@json_option
@language_option
def replay(game: str, trace: bool, as_json: bool, lang: str | None) -> None:
    """Tells a saved game again, from its opening on. A game that is not over is told as an onlooker saw it."""
    from desktop import replaying

    text = _text(lang)
    with _opened(game, text) as file:
        events = file.events()
    if as_json:
        _print_json(replaying.as_json(events, trace))
        return
    for line in replaying.lines(events, text, trace):
        click.echo(line)


# -- encyclopedia
# ----------------------------------------------------------------------------------------------------------


@tsukimori.command()
@click.argument("which", default="", metavar="[RULESET/][ID]")
@json_option
@language_option
def roles(which: str, as_json: bool, lang: str | None) -> None:
    """The roles that can be dealt: all, those of a rule set (`shikigami/`), or one (`seer`)."""
    from desktop import encyclopedia

    text = _text(lang)
    ruleset, slash, id = which.rpartition("/")
    if slash and ruleset not in RULESETS:
        raise Mistake(text.of("cli-unknown-ruleset", id=ruleset, known=", ".join(RULESETS)))
    found = [row for row in encyclopedia.roles((ruleset,) if slash else RULESETS) if not id or row["id"] == id]
    if not found:
        raise Mistake(text.of("cli-unknown-role", id=which))
    if as_json:
        _print_json(found)
        return
    for row in found:
        words = {"id": row["id"], "name": row["names"][text.language], "camp": _camp(row, text)}
        if id:
            words |= {"seen": row["seen_as"], "count": row["count"]}
        click.echo(text.of("roles-about" if id else "roles-line", **words))


def _camp(row: dict[str, Any], text: Text) -> str:
    return text.of(f"{row['ruleset']}-camp-{row['camp']}")


@tsukimori.command()
@json_option
@language_option
def weathers(as_json: bool, lang: str | None) -> None:
    """The weathers of the rule book, by name."""
    from desktop import encyclopedia

    found = encyclopedia.weathers()
    if as_json:
        _print_json(found)
        return
    text = _text(lang)
    for row in found:
        click.echo(f"{row['id']}  {row['names'][text.language]}")


@tsukimori.command()
@click.argument("screen")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--size", default="1280x800", show_default=True, metavar="WxH")
@click.option("--scale", type=click.IntRange(80, 200), default=100, show_default=True, help="Text size in per cent.")
@click.option("--theme", default="", help="Palette: standard or safe.")
@language_option
@click.pass_context
def shot(context: click.Context, screen: str, file: Path, size: str, scale: int, theme: str, lang: str | None) -> None:
    """A screenshot of SCREEN with sample data, written to FILE."""
    text = _text(lang)
    width, cross, height = size.partition("x")
    if not (cross and width.isdigit() and height.isdigit()):
        raise Mistake(f"--size: {size!r} is not WxH")
    from desktop import shot as shot_module

    try:
        code = shot_module.take(
            screen, file, lang=text.language, size=(int(width), int(height)), scale=scale, theme=theme or "standard"
        )  # fmt: skip
    except ValueError as error:
        raise Mistake(str(error)) from error
    except OSError as error:
        raise Failed(str(error)) from error
    context.exit(code or 0)


def main(arguments: list[str] | None = None) -> None:
    """Runs the command line and leaves the process with its exit code."""
    import multiprocessing

    multiprocessing.freeze_support()
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    sys.exit(run(arguments))


def run(arguments: list[str] | None = None) -> int:
    """The exit code of the command line *arguments* (those of the process by default)."""
    try:
        result = tsukimori.main(arguments, prog_name="tsukimori", standalone_mode=False)
        return result if isinstance(result, int) else 0
    except click.exceptions.Exit as error:
        return int(error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        return 1
    except click.ClickException as error:
        click.echo("tsukimori: " + " ".join(error.format_message().split()), err=True)
        return error.exit_code
    except BrokenPipeError:
        # The reader of the output has gone; what is left must not be written at exit either.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        return 0


if __name__ == "__main__":
    main()
