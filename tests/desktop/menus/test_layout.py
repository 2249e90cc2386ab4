"""No word is cut off, none lies over another, none leaves the window: screens × languages × sizes × text sizes."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QObject

from desktop import shot
from tests.desktop.menus.reading import troubles

LANGS = ("ja", "en")
SIZES = ((1024, 680), (1280, 800), (1920, 1080))
SCALES = (100, 200)
ALL = [*product(shot.SCREENS, LANGS, SIZES, SCALES)]
SAMPLE = 24
ONCE = (*shot.SCENES, *shot.SURVIVAL)
"""Drawn once by lot in the common run, in every way in the long one."""
ELIDED = (*shot.TABLES, *shot.SURVIVAL, *shot.SCENES)


def sample() -> list[tuple[str, str, tuple[int, int], int]]:
    """Each screen twice, once at either text size, those of `ONCE` once, the rest by lot; the same every time."""
    lots = random.Random("layout")
    twice = [screen for screen in shot.SCREENS if screen not in ONCE]
    picked = [(screen, lots.choice(LANGS), lots.choice(SIZES), scale) for screen, scale in product(twice, SCALES)]
    picked += [(screen, lots.choice(LANGS), lots.choice(SIZES), lots.choice(SCALES)) for screen in ONCE]
    rest = [one for one in ALL if one not in picked]
    return (picked + lots.sample(rest, max(0, SAMPLE - len(picked))))[: max(SAMPLE, len(picked))]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = ALL if metafunc.config.getoption("--soak") else sample()
    if "screen" in metafunc.fixturenames:
        ids = [f"{s}-{lang}-{w}x{h}-{scale}" for s, lang, (w, h), scale in chosen]
        metafunc.parametrize(("screen", "lang", "size", "scale"), chosen, ids=ids)


def test_every_word_can_be_read(
    open_ui: Callable[..., Any], qtbot: Any, screen: str, lang: str, size: tuple[int, int], scale: int
) -> None:
    page = shot.page_of(screen)
    ui = open_ui(page, lang=lang, size=size, scale=scale / 100, prepare=lambda e: shot.prepare(e, screen, lang, scale))
    qtbot.wait(250)  # pictures load, layouts come to rest
    shot.finish(ui.engine, screen)

    # names on narrow seat cards end in an ellipsis by design; the seat's page and its tip have them whole
    assert troubles(ui.win, elided_may_be=screen in ELIDED) == []


@pytest.mark.parametrize("sheet", ["add-role", "ready-tables", "exchanges"])
@pytest.mark.parametrize(("lang", "scale"), [("ja", 200), ("en", 200), ("en", 100)])
def test_every_word_of_the_cast_editors_sheets_can_be_read(
    open_ui: Callable[..., Any], qtbot: Any, sheet: str, lang: str, scale: int
) -> None:
    ui = open_ui("new-game", lang=lang, size=(1024, 680), scale=scale / 100)
    ui.win.findChild(QObject, "new-game").setProperty("open", True)

    ui.find(sheet).click()
    ui.wait(lambda: ui.has("sheet-close"))
    qtbot.wait(250)

    assert troubles(ui.win) == []


FAULTY = b"""
import QtQuick
Window {
    width: 300; height: 200; visible: true
    Text { y: 10; width: 40; text: "much too long for it"; wrapMode: Text.NoWrap }
    Text { y: 40; width: 40; text: "cut with an ellipsis"; elide: Text.ElideRight }
    Text { y: 70; text: "one text" }
    Text { y: 75; text: "another on it" }
    Text { x: 290; y: 120; text: "leaving" }
    Rectangle {
        y: 140; width: 200; height: 40; color: "white"
        Text { text: "hidden" }
        Rectangle { anchors.fill: parent; color: "grey"; Text { text: "on a sheet" } }
    }
}
"""


def test_the_measure_finds_what_it_is_for(qtbot: Any, qapp: Any) -> None:
    from PySide6.QtQml import QQmlApplicationEngine

    engine = QQmlApplicationEngine()
    engine.loadData(FAULTY)
    window = engine.rootObjects()[0]
    qtbot.waitUntil(window.isExposed)

    found = troubles(window)

    assert [line.split(":")[0].split(" by ")[0] for line in found] == [
        "wider than its box", "elided", "off the window", "over each other",
    ]  # fmt: skip
    assert "one text" in found[-1] and "another on it" in found[-1]
    window.close()
    engine.deleteLater()
