"""Palace rock-paper-scissors: duels for Idun's apples."""

from __future__ import annotations

from engine.actions import ActionSpec, Field
from engine.events import Audience
from engine.survival.daygames.base import DayGame, Moves, Play, move, put
from engine.survival.state import State

THROWS = ("rock", "paper", "scissors")
MOST = 10


class Janken(DayGame):
    id = "janken"
    moves = frozenset({"duel"})
    rounds = 6
    calls_from = 2

    def supplies(self, play: Play) -> None:
        for seat in play.seats:
            play.table.supply("apples", seat, play.s.stock("apples", seat) + int(play.s.options["daily_apples"]))

    def open_round(self, play: Play, round_: int) -> None:
        left = [t for t in play.seats if play.s.stock("apples", t) and not play.s.has(t, "silenced")]
        order = []
        while left:
            order.append(left.pop(play.below(len(left))))
        pairs = [order[at:at + 2] for at in range(0, len(order) - 1, 2)]
        play.show("pairs", pairs)
        play.show("bye", order[-1] if len(order) % 2 else 0)

    def owes(self, s: State) -> list[int]:
        return [seat for pair in put(s, self.id, "pairs", 0, []) for seat in pair if s.alive(seat)]

    def guess(self, play: Play) -> None:
        for seat in play.seats:
            if play.s.board.get(("supplies", "apples", seat)) is None:
                play.table.supply("apples", seat, int(play.s.options["daily_apples"]) * play.s.day)

    def specs(self, s: State, seat: int) -> list[ActionSpec]:
        if seat not in self.owes(s):
            return []
        most = min(MOST, s.stock("apples", seat))
        stakes = tuple(str(stake) for stake in range(1, most + 1))
        return [move("duel", Field("throw", THROWS), Field("stake", stakes), blocked="" if stakes else "cannot_pay")]

    def close_round(self, play: Play, moves: Moves, round_: int) -> None:
        for pair in play.get("pairs", default=[]):
            if all(play.s.alive(seat) for seat in pair):
                self.duel(play, pair, moves)

    def duel(self, play: Play, pair: list[int], moves: Moves) -> None:
        throws, stakes = [], []
        for seat in pair:
            act = next(iter(moves.get(seat, ())), None)
            throws.append(act.picks["throw"][0] if act else play.one(list(THROWS), seat))
            stakes.append(min(int(act.picks["stake"][0]) if act else 1, play.s.stock("apples", seat)))
        for me, you in ((0, 1), (1, 0)):
            play.own("duel", [pair[you], throws[me], stakes[me], throws[you], stakes[you]], pair[me])
        won = (THROWS.index(throws[0]) - THROWS.index(throws[1])) % 3
        if won:
            winner, loser = (0, 1) if won == 1 else (1, 0)
            gain = stakes[0] + stakes[1]
            play.table.supply("apples", pair[winner], play.s.stock("apples", pair[winner]) + gain)
            play.table.supply("apples", pair[loser], play.s.stock("apples", pair[loser]) - stakes[loser])

    def hears(self, s: State, seat: int) -> Audience:
        for pair in put(s, self.id, "pairs", 0, []):
            if seat in pair:
                return frozenset(pair)
        return frozenset((seat,))
