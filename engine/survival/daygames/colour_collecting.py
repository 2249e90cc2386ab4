"""Colour collecting: fill a box to its weight; whoever gave most to a full box gains its perk."""

from __future__ import annotations

from engine.actions import ActionSpec, Field
from engine.events import Audience
from engine.survival.daygames.base import DayGame, Moves, Play, Prizes, move, together
from engine.survival.options import many
from engine.survival.perks import BOXES, PERKS
from engine.survival.state import State

PAYS = dict(zip(BOXES, PERKS, strict=True))
FARM = "farmhouse"
EACH = 2


class ColourCollecting(DayGame):
    id = "colour_collecting"
    moves = frozenset({"harvest", "rest"})
    rounds = 4
    areas = True

    def start(self, play: Play) -> None:
        play.show("weight", EACH * len(play.seats))
        perks = play.s.perks_in_play()
        play.show("open", [box for box in many(play.s.options["boxes"]) if PAYS[box] in perks])
        for box in BOXES:
            play.show(f"box.{box}", 0)
        play.keep("gifts", [])
        for seat in play.seats:
            play.own("area", FARM, seat)

    def guess(self, play: Play) -> None:
        if play.get("gifts") is None:
            filled = {box: play.get(f"box.{box}", default=0) for box in BOXES}
            play.keep("gifts", [[play.one(play.seats), box, kilos] for box, kilos in filled.items() if kilos])
        for seat in play.seats:
            if play.get("area", seat) is None:
                play.keep("area", FARM, seat)

    def specs(self, s: State, seat: int) -> list[ActionSpec]:
        return [move("harvest", Field("colour", BOXES)), move("rest")]

    def close_round(self, play: Play, moves: Moves, round_: int) -> None:
        gifts = list(play.get("gifts", default=[]))
        boxes = {box: play.get(f"box.{box}", default=0) for box in BOXES}
        for seat in play.turn_from(round_):
            act = next((act for act in moves.get(seat, ()) if act.action == "harvest"), None)
            play.own("area", act.picks["colour"][0] if act else FARM, seat)
            if act is not None:
                box = act.picks["colour"][0]
                drawn = play.below(6, seat) + 1
                room = play.get("weight") - boxes[box] if box in play.get("open", default=BOXES) else 0
                taken = min(drawn, max(0, room))
                play.own("harvest", [box, drawn, taken], seat)
                boxes[box] += taken
                if taken:
                    gifts.append([seat, box, taken])
        play.keep("gifts", gifts)
        # Once, after the round: a total for each harvest would tell who gave how much.
        for box, weight in boxes.items():
            if weight != play.get(f"box.{box}", default=0):
                play.show(f"box.{box}", weight)
        for seat in play.seats:
            here = play.get("area", seat)
            play.own("with", [t for t in play.seats if play.get("area", t) == here], seat)

    def finish(self, play: Play) -> Prizes:
        won = []
        for box in BOXES:
            if play.get(f"box.{box}") < play.get("weight"):
                continue
            sums: dict[int, int] = {}
            last: dict[int, int] = {}
            for at, (seat, colour, weight) in enumerate(play.get("gifts")):
                if colour == box:
                    sums[seat] = sums.get(seat, 0) + weight
                    last[seat] = at
            winner = min(sums, key=lambda seat: (-sums[seat], last[seat]))
            if play.s.alive(winner):
                won.append((winner, PAYS[box]))
        return Prizes(perks=won, areas={seat: play.get("area", seat) for seat in play.seats})

    def hears(self, s: State, seat: int) -> Audience:
        return together(s, self.id, seat)
