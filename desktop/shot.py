"""Pictures of the screens with sample data, drawn without a display: for the README, for reviews and for tests."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

TABLES = ("table", "talk", "night", "vote", "dawn")
SURVIVAL = ("survival-talk", "survival-vote", "survival-night")
GAMES = (
    "gathering", "bbj", "craft", "ten_billion_yen", "poker", "colour_collecting", "janken", "wolf_tag",
    "norn_judgement",
)  # fmt: skip
SCENES = (*(f"day-game/{game}" for game in GAMES), "summoning")
"""Day games of Survival and the call of a god, drawn over the table."""
SCREENS = (
    "title", "new-game", "survival", *TABLES, *SURVIVAL, *SCENES, "result", "survival-result", "encyclopedia", "lab",
    "records", "settings", "how-to", "board", "party",
)  # fmt: skip
THEMES = {
    "standard": "standard",
    "safe": "redGreenSafe",
    "redGreenSafe": "redGreenSafe",
    "blueYellowSafe": "blueYellowSafe",
}
LEAST, MOST = (640, 480), (7680, 4320)
_SETTLE = 400
"""Milliseconds for pictures to load and layouts to come to rest."""
_PAGES = {"records": "saves", "survival": "new-game", "survival-result": "result"}


def take(
    screen: str, file: Path, lang: str = "ja", size: tuple[int, int] = (1280, 800), scale: int = 100,
    theme: str = "standard", seats: int = 12,
) -> int:  # fmt: skip
    """Draws *screen* in *lang* into the PNG *file*; 0 when done.

    *size* in px, *scale* the text size in per cent, *theme* a palette, *seats* those of a table's picture. Raises
    `ValueError` for a screen, size or theme there is none of or a *file* not called .png, `OSError` where the file
    cannot be written.
    """
    check(screen, size, scale, theme)
    check_target(file)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    with tempfile.TemporaryDirectory(prefix="tsukimori-shot-") as home:
        before = os.environ.get("TSUKIMORI_HOME")
        os.environ["TSUKIMORI_HOME"] = home  # the player's own saves and settings have no business here
        try:
            image = _draw(screen, lang, size, scale, theme, seats)
        finally:
            if before is None:
                os.environ.pop("TSUKIMORI_HOME", None)
            else:
                os.environ["TSUKIMORI_HOME"] = before
    file.parent.mkdir(parents=True, exist_ok=True)
    if not image.save(str(file), "PNG"):
        raise OSError(f"cannot write {file}")
    return 0


def check(screen: str, size: tuple[int, int], scale: int, theme: str) -> None:
    """Raises `ValueError` for what cannot be drawn."""
    if screen not in SCREENS:
        raise ValueError(f"no screen {screen!r}: one of {', '.join(SCREENS)}")
    if theme not in THEMES:
        raise ValueError(f"no theme {theme!r}: one of {', '.join(THEMES)}")
    if not (LEAST[0] <= size[0] <= MOST[0] and LEAST[1] <= size[1] <= MOST[1]):
        raise ValueError(f"size {size[0]}x{size[1]} is not within {LEAST[0]}x{LEAST[1]} and {MOST[0]}x{MOST[1]}")
    if not 80 <= scale <= 200:
        raise ValueError(f"scale {scale} is not within 80 and 200")


def check_target(file: Path) -> None:
    """Raises `ValueError` where *file* is no name for a picture: a folder, or not ending in `.png`."""
    if file.is_dir():
        raise ValueError(f"{file} is a folder: name a file that ends in .png")
    if file.suffix.lower() != ".png":
        raise ValueError(f"{file} is no name for a picture: it must end in .png")


def _draw(screen: str, lang: str, size: tuple[int, int], scale: int, theme: str, seats: int) -> Any:
    from PySide6.QtQuick import QQuickWindow

    from desktop import app as application

    app = application.make_app(sys.argv[:1])
    engine = application.make_engine(app, lambda made: prepare(made, screen, lang, scale, theme, seats))
    if not engine.rootObjects():
        raise RuntimeError("the window could not be made")
    window: QQuickWindow = engine.rootObjects()[0]
    window.resize(*size)
    _wait(_SETTLE)
    finish(engine, screen)
    image = window.grabWindow()
    application.close_engine(engine)
    if (image.width(), image.height()) != size:
        image = image.scaled(*size)
    return image


def prepare(
    engine: Any, screen: str, lang: str = "ja", scale: int = 100, theme: str = "standard", seats: int = 12
) -> None:
    """Sets the engine's view-models up so that *screen* opens with its sample data, at rest."""
    from desktop import app as application
    from desktop.settings import Settings

    def vm(name: str) -> Any:
        return application.singleton(engine, name)

    vm("Looks").still = True
    vm("Prefs").keep(Settings(language=lang, text_scale=scale, palette=THEMES[theme]))
    arrange: dict[str, Callable[[Callable[[str], Any]], None]] = {
        "title": _title, "records": _records, "result": _result, "new-game": _new_game, "survival": _survival,
        "encyclopedia": _encyclopedia, "lab": _lab, "survival-result": _survival_result, "board": _board,
    }  # fmt: skip
    if screen in TABLES:
        from desktop.viewmodels.sample import show

        show(vm("Table"), screen, seats)
    elif screen in SURVIVAL or screen in SCENES:
        _survive(vm("Table"), screen)
    elif screen in arrange:
        arrange[screen](vm)
    vm("Nav").start(page_of(screen), {})


def page_of(screen: str) -> str:
    """The page on which *screen* is drawn."""
    return "table" if screen in (*TABLES, *SURVIVAL, *SCENES) else _PAGES.get(screen, screen)


def finish(engine: Any, screen: str) -> None:
    """What can be set up only when the window stands: a god, called and still there."""
    from PySide6.QtQuick import QQuickItem

    from desktop import app as application
    from desktop.viewmodels.daygames.gods import GLYPHS

    if screen != "summoning":
        return
    arch = engine.rootObjects()[0].findChild(QQuickItem, "summoning")
    text = application.singleton(engine, "Catalogue").text.catalogue()
    host, god = text.of("survival-term-count"), text.of("survival-god-thor")
    arch.setProperty("glyph", GLYPHS["thor"])
    arch.setProperty("words", text.of("survival-story-called", god=god, host=host))
    arch.setProperty("visible", True)
    _wait(120)


def _survive(table: Any, screen: str) -> None:
    from desktop.viewmodels import sample_survival as moments

    game = screen.removeprefix("day-game/")
    show = moments.GAMES.get("janken" if game == "summoning" else game) or moments.TABLES[screen]
    moments.show(table, show)


def _board(vm: Callable[[str], Any]) -> None:
    from desktop.viewmodels.sample import show

    show(vm("Table"), "talk", 12)


def _title(vm: Callable[[str], Any]) -> None:
    from desktop.viewmodels import played

    title = vm("Title")
    played.save(title.library)
    title.refresh()
    title.pin(replace(title.row, dateKey="menu-today", clock={"time": "21:14"}))


def _records(vm: Callable[[str], Any]) -> None:
    from desktop.viewmodels import played
    from desktop.viewmodels.saved import shelf

    saves = vm("Saves")
    played.save(saves.library, day=0, people=9, agent="simple")
    played.save(saves.library, day=2, people=5, agent="simple")
    played.save(saves.library)
    times = ("21:14", "20:02", "18:40")
    saves.pinned = [
        replace(row, dateKey="menu-today", clock={"time": time})
        for row, time in zip(shelf(saves.library), times, strict=True)
    ]


def _result(vm: Callable[[str], Any]) -> None:
    from desktop.viewmodels import played
    from desktop.viewmodels.doubt import work_out

    setup, table, log = played.played()
    result = vm("Result")
    result.show(setup, table, log, think=False)
    result.show_findings(work_out(log, table.humans, table.level, table.ai_seed))


def _survival_result(vm: Callable[[str], Any]) -> None:
    from desktop.viewmodels import played
    vm("Result").show(*played.survived(), think=False)


def _new_game(vm: Callable[[str], Any]) -> None:
    from desktop.viewmodels.draft import Draft
    from desktop.viewmodels.played import PEOPLE, SEED

    vm("NewGame").keep(Draft(people=PEOPLE, seed=SEED))


def _survival(vm: Callable[[str], Any]) -> None:
    from desktop.viewmodels.draft import Draft
    from desktop.viewmodels.played import SEED

    vm("NewGame").keep(Draft(people=11, seed=SEED).with_village("survival"))


def _encyclopedia(vm: Callable[[str], Any]) -> None:
    vm("Encyclopedia").look("role", "barrier_mage")


def _lab(vm: Callable[[str], Any]) -> None:
    from desktop.viewmodels.lab_scenes import sample

    lab = vm("Lab")
    lab.inline = True
    lab.keep(sample())
    lab.choose(1)


def _wait(milliseconds: int) -> None:
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
