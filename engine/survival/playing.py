"""The day game at the table: its supplies, its rounds, its result (README section 3, phases 2–4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import commands as do
from engine import events as ev
from engine.events import MASTER
from engine.setup import Illegal
from engine.survival import daytime
from engine.survival.daygames import DayGame, Moves, Play, Prizes
from engine.survival.daygames.ten_billion_yen import count
from engine.survival.state import State

if TYPE_CHECKING:
    from engine.survival.table import Table


def supplies(table: Table) -> None:
    """What each morning hands out: the apples and rings of the day's game."""
    game = daytime.today(table.s)
    if game is not None:
        game.supplies(Play(table, game.id))


def begin_game(table: Table) -> bool:
    """day_game_brief and the first round; says whether there is a game today."""
    game = daytime.today(table.s)
    if game is None or len(table.s.active()) < 2:
        return False
    table.begin("day_game_brief")
    table.show("day_game", "game", game.id)
    game.start(Play(table, game.id))
    begin_round(table, game, 1)
    return True


def begin_round(table: Table, game: DayGame, round_: int) -> None:
    table.begin("day_game", round_)
    game.open_round(Play(table, game.id), round_)


def moves_of(s: State, game: DayGame) -> Moves:
    """The moves of this round, by seat."""
    found: dict[int, list[ev.Acted]] = {}
    for act in s.acts:
        if act.action in game.moves and s.alive(act.seat):
            found.setdefault(act.seat, []).append(act)
    return found


def end_round(table: Table) -> None:
    """A round has all its moves, or its time is up."""
    s = table.s
    game = daytime.today(s)
    if game is None:
        return
    play = Play(table, game.id)
    round_ = s.round
    game.close_round(play, moves_of(s, game), round_)
    if s.phase == "over":
        return
    if round_ < game.last(s) and len(s.active()) > 1:
        begin_round(table, game, round_ + 1)
    else:
        result(table, game.finish(play))


def result(table: Table, prizes: Prizes) -> None:
    """day_game_result: prize and penalty; silence starts."""
    table.begin("day_game_result")
    award(table, prizes)
    if prizes.ballot:
        table.gain(0, "perk_ballot")


def award(table: Table, prizes: Prizes) -> None:
    """Hands out what a game has brought."""
    s = table.s
    if prizes.no_raid and not s.has(0, "no_raid"):
        table.gain(0, "no_raid")
    for seat in prizes.silenced:
        table.gain(seat, "silenced")
    for seat in prizes.winners:
        table.gain(seat, "bbj_winner")
    for seat, perk in prizes.perks:
        table.gain(seat, f"perk:{perk}")
    for area_of, area in sorted(prizes.areas.items()):
        table.show("free_time", "end", [s.day, area], area_of, MASTER)


def end_result(table: Table) -> None:
    """Where there is a perk ballot it is closed: what was chosen is announced, the recipient is told."""
    s = table.s
    game = daytime.today(s)
    if game is None or not s.has(0, "perk_ballot"):
        return
    play = Play(table, game.id)
    found: dict[int, list[ev.Acted]] = {}
    for act in s.acts:
        if act.action == "perk_ballot" and s.alive(act.seat):
            found[act.seat] = [act]
    table.lose(0, "perk_ballot")
    won = count(play, found)
    if won is not None:
        seat, perks = won
        for perk in perks:
            play.show("perk", perk)
            if s.alive(seat):
                table.gain(seat, f"perk:{perk}")


def areas(s: State) -> dict[int, str]:
    """Where the day game has left everybody, if its areas serve as rooms today."""
    found = {}
    for seat in s.active():
        day, area = s.board.get(("free_time", "end", seat), (0, ""))
        if day == s.day:
            found[seat] = area
    return found


def before(table: Table, seat: int, command: do.Act) -> None:
    """A move that answers its spec may still break a rule of its game."""
    s = table.s
    game = daytime.today(s)
    if s.phase == "day_game" and game is not None and command.action in game.moves:
        why = game.refuse(s, seat, command.action, command.picks)
        if why:
            raise Illegal(why)


def guess(table: Table) -> None:
    """In an imagined game: what the view does not hold of today's game is drawn."""
    game = daytime.today(table.s)
    if game is not None and table.s.phase == "day_game":
        game.guess(Play(table, game.id))


def sabotage(table: Table, seat: int, command: do.Act) -> None:
    """The game ends without result; the saboteur is not named."""
    table.show("day_game", "sabotaged", table.s.day)
    table.begin("day_game_result")
