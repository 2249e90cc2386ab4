"""Gathering: reach the meeting district in four rounds of closed streets."""

from __future__ import annotations

from engine.actions import ActionSpec, Field
from engine.events import Audience
from engine.survival.daygames.base import DayGame, Moves, Play, Prizes, move, together
from engine.survival.state import State

DISTRICTS = tuple(f"{row}{column}" for row in "ABC" for column in "1234")
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
CLOSED = 3


def place(district: str) -> tuple[int, int]:
    return "ABC".index(district[0]), "1234".index(district[1])


def beyond(district: str, way: str) -> str:
    """The neighbour in that direction, empty off the map."""
    row, column = (a + b for a, b in zip(place(district), STEPS[way], strict=True))
    return f"{'ABC'[row]}{'1234'[column]}" if 0 <= row < 3 and 0 <= column < 4 else ""


def street(one: str, other: str) -> str:
    return "-".join(sorted((one, other)))


STREETS = sorted({
    street(district, beyond(district, way)) for district in DISTRICTS for way in STEPS if beyond(district, way)
})


class Gathering(DayGame):
    id = "gathering"
    moves = frozenset({"go", "wait"})
    rounds = 4
    areas = True

    def start(self, play: Play) -> None:
        meeting = play.one(list(DISTRICTS))
        seats = play.seats
        play.show("meeting", meeting)
        play.show("needed", -(-3 * len(seats) // 4))
        row, column = place(meeting)
        near = [d for d in DISTRICTS if 1 <= abs(place(d)[0] - row) + abs(place(d)[1] - column) <= 3]
        for seat in seats:
            play.own("area", play.one(near, seat), seat)
        self.company(play)

    def open_round(self, play: Play, round_: int) -> None:
        closed = list(play.some(CLOSED, STREETS))
        play.keep("closed", closed)
        for seat in play.seats:
            here = play.get("area", seat)
            play.own("barred", [way for way in STEPS if street(here, beyond(here, way)) in closed], seat)

    def guess(self, play: Play) -> None:
        for seat in play.seats:
            if play.get("area", seat) is None:
                play.keep("area", play.one(list(DISTRICTS), seat), seat)

    def specs(self, s: State, seat: int) -> list[ActionSpec]:
        return [move("go", Field("way", tuple(STEPS))), move("wait")]

    def close_round(self, play: Play, moves: Moves, round_: int) -> None:
        closed = play.get("closed", default=[])
        for seat in play.seats:
            here = play.get("area", seat)
            for act in moves.get(seat, ()):
                if act.action == "go":
                    there = beyond(here, act.picks["way"][0])
                    here = there if there and street(here, there) not in closed else here
            play.own("area", here, seat)
        self.company(play)

    def company(self, play: Play) -> None:
        for seat in play.seats:
            here = play.get("area", seat)
            play.own("with", [t for t in play.seats if play.get("area", t) == here], seat)

    def finish(self, play: Play) -> Prizes:
        areas = {seat: play.get("area", seat) for seat in play.seats}
        gathered = [seat for seat, area in areas.items() if area == play.get("meeting")]
        play.show("gathered", gathered)
        missing = [seat for seat in areas if seat not in gathered]
        return Prizes(no_raid=len(gathered) >= play.get("needed"), silenced=missing, areas=areas)

    def hears(self, s: State, seat: int) -> Audience:
        return together(s, self.id, seat)
