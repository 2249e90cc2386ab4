"""`lab`, `arena`, `bench`, `shot`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from desktop.commands.common import (
    RULESETS,
    USUAL_CASTS,
    Failed,
    Mistake,
    catalogues,
    json_option,
    language_option,
    print_json,
    reason,
    seats_for,
)


@click.command()
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
    from engine.setup import Illegal

    text = catalogues(lang)
    findings: list[dict[str, Any]] = []
    for file in files:
        try:
            data = file.read_bytes()
        except OSError as error:
            raise Mistake(text.of("cli-no-file", file=str(file), why=error.strerror or str(error))) from error
        try:
            findings += laboratory.examine(data, ruleset, trace)
        except Illegal as error:
            raise Mistake(text.of("cli-bad-file", file=str(file), why=reason(error, text))) from error
    if as_json:
        print_json(findings)
    else:
        for line in laboratory.lines(findings, text):
            click.echo(line)
    context.exit(1 if any(finding["equal"] is False for finding in findings) else 0)


@click.command()
@click.option("--ruleset", default="shikigami", show_default=True)
@click.option("--cast", default="", help="Named cast.  [default: classic; standard in Survival]")
@click.option("--seats", type=click.IntRange(4, 24), help="People.  [default: the table's, or 9]")
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
    ruleset: str, cast: str, seats: int | None, games: int, seed: int, agents: str, level: str, log_file: Path | None,
    report: bool, workers: int | None, as_json: bool, lang: str | None,
) -> None:  # fmt: skip
    """AI against AI: win rates with 95 % intervals and games a second."""
    from ai import arena as ring
    from engine.setup import Illegal

    text = catalogues(lang)
    if ruleset not in RULESETS:
        raise Mistake(text.of("cli-unknown-ruleset", id=ruleset, known=", ".join(RULESETS)))
    cast = cast or USUAL_CASTS[ruleset]
    from engine import catalogue

    ready = catalogue.table(ruleset, cast)
    try:
        found = ring.run(
            ruleset=ruleset, cast=cast, seats=seats_for(ruleset, cast, seats), games=games, seed=seed,
            agents=tuple(agents.split(",")), level=level, log=log_file, report=report,
            workers=workers or os.cpu_count() or 1, options=dict(ready.options) if ready else None,
        )  # fmt: skip
    except Illegal as error:
        raise Mistake(text.of("cli-refused", why=reason(error, text))) from error
    except ValueError as error:
        raise Mistake(text.of("cli-unknown-agent", id=str(error))) from error
    except OSError as error:
        raise Mistake(text.of("cli-no-log", file=str(log_file), why=error.strerror or str(error))) from error
    if as_json:
        print_json(found)
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


@click.command()
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
        print_json(figures)


@click.command()
@click.argument("screen")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--size", default="1280x800", show_default=True, metavar="WxH")
@click.option("--scale", type=click.IntRange(80, 200), default=100, show_default=True, help="Text size in per cent.")
@click.option("--theme", default="", help="Palette: standard or safe.")
@language_option
@click.pass_context
def shot(context: click.Context, screen: str, file: Path, size: str, scale: int, theme: str, lang: str | None) -> None:
    """A screenshot of SCREEN with sample data, written to FILE."""
    text = catalogues(lang)
    width, cross, height = size.partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
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
