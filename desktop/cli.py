"""The command line. Every import that costs time waits inside the command that needs it: the window comes first.

Exit codes: 0 done, 1 done with a difference or failed, 2 a mistake of the user. A mistake is one clear line on stderr.
"""

from __future__ import annotations

import os
import sys

import click

from desktop.commands import books, contest, party, playing, saves, tools
from desktop.commands.common import WIRE, Failed


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
        context.exit(playing.window_or_terminal("title", {}, None))


def _version() -> None:
    import desktop
    from desktop.store.game_file import FORMAT
    from engine.setup import Setup

    click.echo(f"tsukimori {desktop.__version__}")
    click.echo(f"rules shikigami {Setup().version}")
    click.echo(f"save {FORMAT}")
    click.echo(f"wire {WIRE}")


def _selftest() -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_QUICK_BACKEND"] = "software"
    os.environ["TSUKIMORI_FIRST_FRAME_EXIT"] = "page"
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


PARTS = (
    playing.play, tools.lab, tools.arena, tools.bench, tools.shot,
    saves.saves, saves.replay, books.roles, books.weathers, contest.aiwolf,
    party.host, party.join,
)  # fmt: skip
for command in PARTS:
    tsukimori.add_command(command)


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
