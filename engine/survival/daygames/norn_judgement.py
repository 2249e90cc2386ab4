"""Norn's judgement: rings go into a lake one by one; every twentieth brings mead, or an end by a cursed ring."""

from __future__ import annotations

from engine.actions import ActionSpec, Field
from engine.survival.daygames.base import DayGame, Moves, Play, move, put
from engine.survival.settle import settle
from engine.survival.state import State

RINGS = ("plain", "cursed", "purifying")
LAPS, PLAIN, MOST, MULTIPLE = 3, 6, 3, 20


class NornJudgement(DayGame):
    id = "norn_judgement"
    moves = frozenset({"throw"})

    def last(self, s: State) -> int:
        return LAPS * len(put(s, self.id, "order", 0, ()))

    def supplies(self, play: Play) -> None:
        for seat in play.seats:
            held = dict(play.get("rings", seat) or {"plain": 0, "cursed": 1, "purifying": 1})
            held["plain"] += PLAIN
            play.own("rings", held, seat)
        if play.get("lake") is None:
            play.show("lake", 0)
            play.keep("tally", [0, 0])

    def start(self, play: Play) -> None:
        first = play.below(len(play.seats))
        play.show("order", [*play.seats[first:], *play.seats[:first]])

    def turn(self, s: State) -> int:
        order = put(s, self.id, "order", 0, ())
        return int(order[(s.round - 1) % len(order)]) if order and s.round else 0

    def owes(self, s: State) -> list[int]:
        seat = self.turn(s)
        held = put(s, self.id, "rings", seat, {})
        return [seat] if seat and s.alive(seat) and any(held.values()) else []

    def guess(self, play: Play) -> None:
        if play.get("tally") is None:
            play.keep("tally", [0, 0])
        for seat in play.seats:
            if play.get("rings", seat) is None:
                play.keep("rings", {"plain": PLAIN * play.s.day, "cursed": 1, "purifying": 1}, seat)

    def specs(self, s: State, seat: int) -> list[ActionSpec]:
        if seat not in self.owes(s):
            return []
        held = put(s, self.id, "rings", seat)
        kinds = tuple(ring for ring in RINGS if held[ring])
        most = min(MOST, sum(held.values()))
        stock = tuple(held[ring] for ring in kinds)
        return [move("throw", Field("rings", kinds, 1, most, stock, ordered=True))]

    def close_round(self, play: Play, moves: Moves, round_: int) -> None:
        seat = self.turn(play.s)
        if not play.s.alive(seat):
            return
        held = dict(play.get("rings", seat, {}))
        act = next(iter(moves.get(seat, ())), None)
        rings = list(act.picks["rings"]) if act else [ring for ring in RINGS if held.get(ring)][:1]
        if not rings:
            return
        for ring in rings:
            held[ring] -= 1
        play.own("rings", held, seat)
        play.own("thrown", rings, seat)
        play.show("count", len(rings), seat)
        for ring in rings:
            if play.s.phase != "over":
                self.sink(play, seat, ring)

    def sink(self, play: Play, seat: int, ring: str) -> None:
        lake = play.get("lake") + 1
        cursed, pure = play.get("tally")
        cursed, pure = cursed + (ring == "cursed"), pure + (ring == "purifying")
        play.show("lake", lake)
        if lake % MULTIPLE:
            play.keep("tally", [cursed, pure])
            return
        play.keep("tally", [0, 0])
        if cursed <= pure:
            if play.s.alive(seat):
                play.table.supply("mead", seat, play.s.stock("mead", seat) + 1)
            return
        scene = play.table.scene()
        settle(scene, [(seat, "cursed_ring")])
        play.table.publish(scene)
        if scene.course:
            play.table.ended()
