"""A village played by itself for pictures and tests: real rules, real AI players, the same every time."""

from __future__ import annotations

from functools import cache

from ai.anyspec import Lot, answer
from desktop.store.game_file import Table
from desktop.store.library import Library
from desktop.table.brains import InlineBrains
from desktop.table.host import Host, plain
from desktop.table.opening import Wishes, prepare
from desktop.viewmodels.draft import Draft
from engine import catalogue
from engine.commands import AnyCommand, Ready
from engine.events import AnyEvent
from engine.setup import Setup

SEED = "48213"
PEOPLE = 12
AGENT = "first"
PALACE = "palace_11"
_BEATS = 20_000


def sitting(people: int = PEOPLE, seed: str = SEED, agent: str = AGENT) -> tuple[Setup, Table]:
    """A classic village with the player in a seat."""
    setup, you = Draft(people=people, seed=seed).setup()
    return setup, Table(humans=(you,), agent=agent, ai_seed=seed)


def until(host: Host, day: int = 0, phase: str = "") -> None:
    """Plays on, the person moving plainly, until *phase* of *day* waits for the person; without *day* to the end."""
    for _ in range(_BEATS):
        beat = host.run()
        if beat.kind == "over" or (day and (host.game.day, host.game.phase) >= (day, phase) and beat.kind == "waiting"):
            return
        for seat in sorted(beat.seats):
            host.submit(seat, move(host, seat))
    raise RuntimeError("the village found no end")


def move(host: Host, seat: int) -> AnyCommand:
    """What the person does: the plainest thing; in Survival any that must be done, the same every time."""
    specs = host.legal(seat)
    if host.game.view(seat).ruleset != "survival":
        return plain(specs)
    owed = [spec for spec in specs if spec.required and not spec.blocked and spec.kind in ("act", "vote")]
    view = host.game.view(seat)
    return answer(owed[0], view, Lot(f"{view.day}/{view.phase}/{view.round}/{seat}")) if owed else Ready()


@cache
def played(
    day: int = 0, people: int = PEOPLE, seed: str = SEED, agent: str = AGENT
) -> tuple[Setup, Table, tuple[AnyEvent, ...]]:
    """Set-up, seating and log of a village played up to the night of *day*, or to its end (0)."""
    setup, table = sitting(people, seed, agent)
    host = Host.new(setup, table, InlineBrains())
    until(host, day, "night")
    host.close()
    return setup, table, tuple(host.game.log)


def hall(preset: str = PALACE, seed: str = "7", agent: str = "simple", role: str = "") -> tuple[Setup, Table]:
    """A game of Survival in *preset* with the player, who holds *role* (any if empty), in a seat."""
    seats = sum(catalogue.table("survival", preset).roles.values())
    return prepare(
        Wishes(ruleset="survival", cast=preset, seats=seats, seed=seed, agent=agent, role=role, people=("You",),
               faced=True)
    )  # fmt: skip


@cache
def survived(preset: str = PALACE, seed: str = "7", agent: str = "simple") -> tuple[Setup, Table, tuple[AnyEvent, ...]]:
    """Set-up, seating and log of a game of Survival played to its end."""
    setup, table = hall(preset, seed, agent)
    host = Host.new(setup, table, InlineBrains())
    until(host)
    host.close()
    return setup, table, tuple(host.game.log)


def save(library: Library, day: int = 3, people: int = PEOPLE, seed: str = SEED, agent: str = AGENT) -> str:
    """Puts such a game on the shelf; its id."""
    file = library.create(*played(day, people, seed, agent))
    file.close()
    return file.id
