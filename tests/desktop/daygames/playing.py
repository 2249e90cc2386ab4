"""A day game at the window: sitting down to one, and playing its rounds as a person would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from desktop.table.brains import InlineBrains
from desktop.table.opening import Wishes, prepare
from engine import catalogue
from tests.desktop.menus.reading import troubles


def seated(preset: str, role: str, seed: str = "11", patience: float = 0, **options: Any) -> Callable[[Any], None]:
    """A fresh game of *preset* with some of its *options* otherwise, in which the person holds *role*."""

    def prepare_engine(engine: Any) -> None:
        table = engine.singletonInstance("Tsukimori.Vm", "Table")
        table.make_brains, table.patience = InlineBrains, patience
        seats = sum(catalogue.table("survival", preset).roles.values())
        wishes = Wishes(ruleset="survival", cast=preset, seats=seats, seed=seed, agent="simple", role=role,
                        people=("Me",))  # fmt: skip
        setup, people = prepare(wishes)
        table.begin(msgspec.structs.replace(setup, options={**setup.options, **options}), people, save=False)

    return prepare_engine


def until_open(ui: Any, beats: int = 3000, begun: bool = False) -> bool:
    """Lets the table go on until the scene waits for the player's move; False when the game of the day is over.

    *begun*: a move has been made already, so that a scene which is gone means the end.
    """
    table, game = ui.vm("Table"), ui.vm("DayGame")
    for _ in range(beats):
        if game.now["open"]:
            return True
        begun = begun or game.on
        if (begun and not game.on) or table.over:
            return False
        if not game.on:
            get_to_the_game(table)
        ui.qtbot.wait(1)
    raise AssertionError(f"no end: {table.phase} {table.task['id']} {table.waiting}")


def get_to_the_game(table: Any) -> None:
    """What lies before the day game: nights are slept through, powers rest."""
    if table.task["id"]:
        table.pass_()
    elif table.mayReady and not table.busy:
        table.ready()
    else:
        table.forward()


def rounds(ui: Any, move: Callable[[int], None], most: int = 40) -> int:
    """Plays the day game to its end: *move* is called with the number of the move for each that is waited for.

    The number of moves made. The table must have taken each of them before the next.
    """
    table = ui.vm("Table")
    for n in range(most):
        if not until_open(ui, begun=n > 0):
            return n
        before = len(acts(table))
        move(n)
        ui.wait(lambda before=before: len(acts(table)) > before)
    raise AssertionError(f"more than {most} moves")


def acts(table: Any) -> list[Any]:
    """What the player has done, as the engine took it."""
    return [act for act in table._feed.view(table.you).acts if act.seat == table.you]


def press(ui: Any, *names: str) -> None:
    """Clicks one item after the other, each as soon as it is there."""
    for name in names:
        ui.wait_for(name)
        ui.click(name)


def watch(ui: Any) -> list[dict[str, Any]]:
    """Everything the scene shows from now on, picture after picture."""
    shown: list[dict[str, Any]] = []
    game = ui.vm("DayGame")
    game.changed.connect(lambda: shown.append(game.picture))
    return shown


def readable(ui: Any) -> None:
    """Nothing of the scene is cut off or covered, in both languages, at letters of the usual and of twice the size."""

    def still() -> None:
        assert troubles(ui.win, elided_may_be=True) == []

    for scale in (1.0, 2.0):
        ui.vm("Looks").textScale = scale
        for lang in ("ja", "en"):
            ui.vm("Catalogue").lang = lang
            ui.qtbot.wait(30)
            ui.qtbot.waitUntil(still, timeout=5000)
