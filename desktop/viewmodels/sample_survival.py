"""Survival at a table that stands still: moments of real games, the same every time, for pictures of the screens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from desktop.table.brains import InlineBrains
from desktop.table.host import Host
from desktop.viewmodels import played, table_survival
from desktop.viewmodels.sample import SampleFeed
from engine.actions import ActionSpec
from engine.events import AnyEvent, visible
from engine.views import View, view

if TYPE_CHECKING:
    from desktop.viewmodels.table import Table


@dataclass(frozen=True, slots=True)
class Moment:
    """When to stop: before the player's move in *phase* and *round* of *day*, where there is to be seen what *shows*
    (`silence`, `return`, or anything). The first game of a row of them that comes to it is taken, so that other players
    play another game and not none."""

    preset: str
    role: str
    phase: str
    day: int = 1
    round: int = 0
    shows: str = ""


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
    "survival-talk": Moment("town_6", "villager", "discussion", day=2, shows="silence"),
    "survival-vote": Moment("palace_11", "medium", "vote", day=2, shows="return"),
    "survival-night": Moment("palace_11", "wolf", "night", day=2),
}
"""Picture → the moment of the plain table."""
SUMMONING = "palace_11"
_BEATS = 20_000
_SEEDS = tuple(str(n) for n in range(1, 31))


@cache
def frozen(moment: Moment) -> tuple[tuple[AnyEvent, ...], tuple[ActionSpec, ...], int]:
    """The log of *moment*, what the player may do then, and the player's seat."""
    spare = None
    for seed in _SEEDS:
        found = _reached(moment, seed)
        if found is None:
            continue
        if _shows(moment.shows, view(found[2], found[0])):
            return found
        spare = spare or found
    if spare is None:
        raise RuntimeError(f"no such moment: {moment}")
    return spare


def _shows(what: str, seen: View) -> bool:
    match what:
        case "silence":
            return any(table_survival.silenced(seat, seen) for seat in seen.alive if seat != seen.seat)
        case "return":
            return bool(table_survival.returned(seen))
    return True


def _reached(moment: Moment, seed: str) -> tuple[tuple[AnyEvent, ...], tuple[ActionSpec, ...], int] | None:
    """*moment* in the game of *seed*, if it comes to it."""
    setup, table = played.hall(moment.preset, seed, role=moment.role)
    host = Host.new(setup, table, InlineBrains())
    seat = table.humans[0]
    try:
        for _ in range(_BEATS):
            beat = host.run()
            seen = host.game.view(seat)
            at = seen.day == moment.day and seen.phase == moment.phase and seen.round >= moment.round
            if at and seat in beat.seats and any(not spec.blocked for spec in host.legal(seat)):
                return tuple(e for e in host.game.log if visible(e, seat)), tuple(host.legal(seat)), seat
            if beat.kind == "over" or seen.day > moment.day:
                return None
            for other in sorted(beat.seats):
                host.submit(other, played.move(host, other))
        return None
    finally:
        host.close()


def show(table: Table, moment: Moment) -> None:
    """Sits the player of *table* down at *moment*."""
    log, specs, seat = frozen(moment)
    table.attend(SampleFeed(seat, list(log), list(specs)), seat)
    table.skip()
