"""Survival at a table that stands still: moments of real games, the same every time, for pictures of the screens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from desktop.table.brains import InlineBrains
from desktop.table.host import Host
from desktop.viewmodels import played
from desktop.viewmodels.sample import SampleFeed
from engine.actions import ActionSpec
from engine.events import AnyEvent, visible

if TYPE_CHECKING:
    from desktop.viewmodels.table import Table


@dataclass(frozen=True, slots=True)
class Moment:
    """When to stop: before the player's move in *phase* and *round* of *day*. *before*: so many events untold."""

    preset: str
    role: str
    phase: str
    day: int = 1
    round: int = 0
    seed: str = "7"
    before: int = 0


GAMES: dict[str, Moment] = {
    "gathering": Moment("town_6", "knight", "day_game", round=2),
    "bbj": Moment("black_7", "seer", "day_game", day=2),
    "craft": Moment("snow_8", "medium", "day_game", round=3),
    "ten_billion_yen": Moment("billion_9", "witch", "day_game", round=2),
    "poker": Moment("poker_9", "paladin", "day_game"),
    "colour_collecting": Moment("colour_10", "piper", "day_game", round=2),
    "janken": Moment("palace_11", "valkyrie", "day_game", round=2),
    "wolf_tag": Moment("canal_12", "medium", "day_game", round=3),
    "norn_judgement": Moment("norn_13", "fylgja", "day_game"),
}
"""Day game → the moment its scene is drawn at."""
TABLES: dict[str, Moment] = {
    "survival-talk": Moment("town_6", "villager", "discussion", day=3, seed="3"),
    "survival-vote": Moment("palace_11", "medium", "vote", day=2, seed="2"),
    "survival-night": Moment("palace_11", "wolf", "night", day=2, seed="1"),
}
"""Picture → the moment of the plain table."""
SUMMONING = "palace_11"
_BEATS = 20_000


@cache
def frozen(moment: Moment) -> tuple[tuple[AnyEvent, ...], tuple[ActionSpec, ...], int]:
    """The log of *moment*, what the player may do then, and the player's seat."""
    setup, table = played.hall(moment.preset, moment.seed, role=moment.role)
    host = Host.new(setup, table, InlineBrains())
    seat = table.humans[0]
    for _ in range(_BEATS):
        beat = host.run()
        view = host.game.view(seat)
        at = view.day == moment.day and view.phase == moment.phase and view.round >= moment.round
        if at and seat in beat.seats and any(not spec.blocked for spec in host.legal(seat)):
            log = tuple(event for event in host.game.log if visible(event, seat))
            specs = tuple(host.legal(seat))
            host.close()
            return log, specs, seat
        if beat.kind == "over":
            break
        for other in sorted(beat.seats):
            host.submit(other, played.move(host, other))
    raise RuntimeError(f"no such moment: {moment}")


def show(table: Table, moment: Moment) -> None:
    """Sits the player of *table* down at *moment*."""
    log, specs, seat = frozen(moment)
    feed = SampleFeed(seat, list(log), list(specs), told=len(log) - moment.before)
    table.attend(feed, seat, told=feed.told)
    table.skip()
