"""Measures this program on this machine. Every figure carries its unit and how it was got."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

Figure = dict[str, Any]


class UnknownFigure(ValueError):
    """Nothing of that name is measured."""


def measure(names: Iterable[str] = (), tell: Callable[[str], None] | None = None) -> dict[str, Figure]:
    """The figures *names* (all by default), each `{"value", "unit", "method"}`. *tell* gets a line as each is ready.

    A figure that cannot be had here (no Qt, no display) has the value `None` and says why in its method.
    """
    wanted = list(names) or list(FIGURES)
    for name in wanted:
        if name not in FIGURES:
            raise UnknownFigure(f"no such figure: {name}; there is {', '.join(FIGURES)}")
    found: dict[str, Figure] = {}
    for name in wanted:
        figure = FIGURES[name]()
        found[name] = figure
        if tell is not None:
            value = "–" if figure["value"] is None else f"{figure['value']:g}"
            tell(f"{name}: {value} {figure['unit']}  ({figure['method']})")
    return found


def _figure(value: float | None, unit: str, method: str) -> Figure:
    return {"value": None if value is None else float(f"{value:.4g}"), "unit": unit, "method": method}


def _rate(work: Callable[[], int], seconds: float = 3.0) -> float:
    """How much of *work* (which returns how many it did) gets done in a second, after one round to warm up."""
    work()
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        done += work()
    return done / (time.perf_counter() - start)


# -- the rules ----------------------------------------------------------------------------------------------------


def _nights(cast: dict[str, int], what: str) -> Figure:
    from engine.lab import Batch

    batch = Batch(cast)
    nights = 500

    def work() -> int:
        batch.run(nights)
        return nights

    method = f"night 2 of {what}: every seat that may act does, on targets drawn anew each night; reader `play`, 3 s"
    return _figure(_rate(work), "nights/s", f"{method}, one process")


def night_16() -> Figure:
    """Nights a second of a 16-seat classic village."""
    from engine import catalogue

    return _nights(catalogue.cast("shikigami", "classic", 16), "the classic cast at 16 seats")


def night_22_wide() -> Figure:
    """A wide night: 22 seats, three wolves and nineteen different roles that act at night, from all over the rule
    book."""
    from engine import catalogue

    acting = [
        facts.id
        for facts in catalogue.roles("shikigami")
        if facts.action and facts.from_night <= 2 and not facts.to_night and facts.least == 1 and not facts.on_dead
        if facts.family != "werewolf"
    ]  # fmt: skip
    wide = [acting[number * len(acting) // 19] for number in range(min(19, len(acting)))]
    cast = {"werewolf": 3, **dict.fromkeys(wide, 1)}
    cast["villager"] = 22 - sum(cast.values())
    return _nights(cast, f"22 seats: three wolves and {len(wide)} different roles that act, evenly from the rule book")


def lab_scenario_p50() -> Figure:
    """Milliseconds for the exact outcomes of one worked night: the median of all that the tests keep."""
    from engine import lab

    file = Path(__file__).parents[1] / "tests" / "scenarios" / "shikigami.json"
    if not file.exists():
        return _figure(None, "ms", "the worked nights are not here (they come with the source, not with a bundle)")
    clock = []
    for scenario in lab.load(file.read_bytes()):
        start = time.perf_counter()
        lab.outcomes(scenario)
        clock.append(time.perf_counter() - start)
    clock.sort()
    method = f"outcomes with traces of each of {len(clock)} worked nights, plans bound where new, median"
    return _figure(clock[len(clock) // 2] * 1000, "ms", method)


# -- games --------------------------------------------------------------------------------------------------------


def _games(seats: int, agent: str, games: int) -> Figure:
    from ai import arena

    arena.run("shikigami", "classic", seats, 1, seed=0, agents=(agent,), workers=1)
    found = arena.run("shikigami", "classic", seats, games, seed=1, agents=(agent,), workers=1)
    method = f"{games} whole games of agent `{agent}`, classic cast, {seats} seats, seed 1, one process"
    return _figure(found["games_per_s"], "games/s", method)


def games_classic_9() -> Figure:
    """Games a second of the thinking agent at nine seats."""
    return _games(9, "first", 6)


def games_simple_5() -> Figure:
    """Games a second of the rule-of-thumb agent at five seats."""
    return _games(5, "simple", 400)


def games_simple_15() -> Figure:
    """Games a second of the rule-of-thumb agent at fifteen seats."""
    return _games(15, "simple", 60)


def decision_16_p95() -> Figure:
    """How long one decision of the thinking agent takes at 16 seats, 95th percentile."""
    from ai import arena
    from ai.agent import Budget, make

    clock: list[float] = []
    agent = make("first")
    for number in range(2):
        key = f"bench-{number}"
        setup = arena.setup_for("shikigami", "classic", 16, key)
        arena.play(setup, [agent] * len(setup.seats), Budget(seed=key), clock=clock)
    clock.sort()
    p95 = clock[int(len(clock) * 0.95)] * 1000
    method = f"p95 of {len(clock)} decisions and wishes to speak in two games at 16 seats, one process"
    return _figure(p95, "ms", method)


# -- the store ----------------------------------------------------------------------------------------------------


def _long_game() -> Any:
    from ai import arena
    from ai.agent import Budget, make

    setup = arena.setup_for("shikigami", "classic", 15, "bench")
    game = arena.play(setup, [make("simple")] * len(setup.seats), Budget(seed="bench"), trace=True)
    return setup, list(game.log)


def save_command() -> Figure:
    """What storing one command costs."""
    from desktop.store import Library, Table
    from engine import events as ev

    setup, log = _long_game()
    batches = [[event] for event in log if isinstance(event, (ev.Said, ev.Voted, ev.Acted))][:400]
    with tempfile.TemporaryDirectory() as folder:
        file = Library(Path(folder)).create(setup, Table(), log)
        times = []
        for batch in batches:
            start = time.perf_counter()
            file.append(batch)
            times.append(time.perf_counter() - start)
        file.close()
    method = (
        f"median of {len(times)} commands, one transaction each, WAL, synchronous=NORMAL, in the system's temp folder"
    )
    return _figure(statistics.median(times) * 1000, "ms", method)


def load_game() -> Figure:
    """What continuing a finished 15-seat game costs."""
    from desktop.store import Library, Table
    from engine.game import Game

    setup, log = _long_game()
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Path(folder))
        library.create(setup, Table(), log).close()
        times = []
        for _ in range(7):
            start = time.perf_counter()
            file = library.open("latest")
            Game.load(file.events())
            file.close()
            times.append(time.perf_counter() - start)
    method = f"median of 7: open, integrity check, read, verify and fold {len(log)} events of a 15-seat game"
    return _figure(statistics.median(times) * 1000, "ms", method)


# -- the window ---------------------------------------------------------------------------------------------------

BARE = """
import sys
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
import PySide6.QtQuick
app = QGuiApplication(sys.argv)
engine = QQmlApplicationEngine()
engine.loadData(b"import QtQuick; Window { visible: true; width: 640; height: 480 }")
engine.rootObjects()[0].frameSwapped.connect(app.quit)
sys.exit(app.exec())
"""
"""What the start of this program is measured against."""


def lan_24_6_p95() -> Figure:
    """From a guest's command to the last of all views at a full party."""
    import asyncio

    try:
        from desktop.lan.load import spread
    except ImportError as error:
        return _figure(None, "ms", f"not measured: {error}")
    times = sorted(asyncio.run(spread()))
    p95 = times[int(len(times) * 0.95)] * 1000
    method = (
        f"p95 of {len(times)} utterances at a party of 24 people and 6 onlookers, every second one a phone: from "
        "sending until all 30 have received their view; host and guests in one process, sockets of 127.0.0.1"
    )
    return _figure(p95, "ms", method)


def _window_environment(until: str = "1") -> dict[str, str]:
    """Where a window can be opened: the display there is, else Qt's own offscreen one. *until* as `desktop.app.run`
    says."""
    environment = dict(os.environ)
    if not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")) and sys.platform.startswith("linux"):
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        environment.setdefault("QT_QUICK_BACKEND", "software")
    environment["TSUKIMORI_FIRST_FRAME_EXIT"] = until
    return environment


def _start_of(command: list[str], environment: dict[str, str]) -> float:
    start = time.perf_counter()
    done = subprocess.run(command, env=environment, capture_output=True, timeout=120, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr.decode(errors="replace").strip().splitlines()[-1:] or done.returncode)
    return time.perf_counter() - start


def program() -> list[str]:
    """The command that runs this program: the bundle itself, or this interpreter."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "desktop"]


def start_ratio() -> Figure:
    """The program's first frame over that of a bare window."""
    unit, rounds = "ratio", 5
    bare_command = [sys.executable, "--bare-window"] if getattr(sys, "frozen", False) else [sys.executable, "-c", BARE]
    environment = _window_environment()
    with tempfile.TemporaryDirectory() as home:
        environment["TSUKIMORI_HOME"] = home
        mine: list[float] = []
        bare: list[float] = []
        try:
            for round_ in range(rounds + 1):
                first, second = _start_of(bare_command, environment), _start_of(program(), environment)
                if round_:  # the first pair fills the caches of the disk
                    bare.append(first)
                    mine.append(second)
        except (OSError, RuntimeError, subprocess.TimeoutExpired) as error:
            return _figure(None, unit, f"not measured here: {error}")
    platform = environment.get("QT_QPA_PLATFORM", "the display's")
    ours, theirs = statistics.median(mine), statistics.median(bare)
    method = (
        f"exec to exit after the first frame (the night sky, before the pages), median of {rounds}, interleaved:"
        f" {ours:.2f} s over {theirs:.2f} s for `import QtQuick; Window {{}}`; platform {platform}"
    )
    return _figure(ours / theirs, unit, method)


def start_page() -> Figure:
    """How long it takes until the title page can be used."""
    environment = _window_environment("page")
    with tempfile.TemporaryDirectory() as home:
        environment["TSUKIMORI_HOME"] = home
        try:
            times = [_start_of(program(), environment) for _ in range(4)][1:]
        except (OSError, RuntimeError, subprocess.TimeoutExpired) as error:
            return _figure(None, "s", f"not measured here: {error}")
    return _figure(statistics.median(times), "s", "exec to exit after the first frame of the title page, median of 3")


def idle_cpu() -> Figure:
    """What the window costs at rest."""
    environment = _window_environment()
    environment.pop("TSUKIMORI_FIRST_FRAME_EXIT")
    if not Path("/proc/self/stat").exists():
        return _figure(None, "% of a core", "not measured here: needs /proc")
    with tempfile.TemporaryDirectory() as home:
        environment["TSUKIMORI_HOME"] = home
        process = subprocess.Popen(program(), env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            time.sleep(38.0)
            before = _cpu(process.pid)
            time.sleep(10.0)
            used = _cpu(process.pid) - before
        except OSError as error:
            return _figure(None, "% of a core", f"not measured here: the window closed ({error})")
        finally:
            process.kill()
            process.wait()
    return _figure(
        used / 10.0 * 100,
        "% of a core",
        "title page, untouched, from 38 s to 48 s after the start (its motions rest after 30 s)",
    )


def _cpu(pid: int) -> float:
    """Seconds of processor time *pid* has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


FIGURES: dict[str, Callable[[], Figure]] = {
    "night_16": night_16,
    "night_22_wide": night_22_wide,
    "lab_scenario_p50": lab_scenario_p50,
    "games_classic_9": games_classic_9,
    "games_simple_5": games_simple_5,
    "games_simple_15": games_simple_15,
    "decision_16_p95": decision_16_p95,
    "start_ratio": start_ratio,
    "start_page": start_page,
    "save_command": save_command,
    "load_game": load_game,
    "idle_cpu": idle_cpu,
    "lan_24_6_p95": lan_24_6_p95,
}
