"""Wolf tag: the wolf camp walks the Ookami over nine areas; whoever of the village it meets sleeps until dawn."""

from __future__ import annotations

from collections.abc import Mapping

from engine.actions import ActionSpec, Field
from engine.events import Audience
from engine.survival.daygames.base import DayGame, Moves, Play, Prizes, move, put, together
from engine.survival.state import State
from engine.survival.terms import VILLAGE, WOLF

AREAS = tuple("123456789")
WAYS = {"N": -3, "E": 1, "S": 3, "W": -1}


def beyond(area: str, way: str) -> str:
    """The area in that direction; off the map: the same."""
    at = int(area) - 1
    if (way == "E" and at % 3 == 2) or (way == "W" and at % 3 == 0):
        return area
    there = at + WAYS.get(way, 0)
    return str(there + 1) if 0 <= there < 9 else area


def neighbours(area: str) -> list[str]:
    return sorted({beyond(area, way) for way in WAYS} - {area})


class WolfTag(DayGame):
    """Round 2k − 1 is a moving time, round 2k the operating time after it. Everybody answers in an operating time,
    so that nothing shows who walks the Ookami; the last path stands."""

    id = "wolf_tag"
    moves = frozenset({"step", "operate", "watch"})
    rounds = 6
    areas = True

    def start(self, play: Play) -> None:
        play.show("path", ["5"])
        for seat in play.seats:
            play.own("caught", False, seat)
            play.own("area", play.one(list(AREAS), seat), seat)
        self.company(play)

    def guess(self, play: Play) -> None:
        for seat in play.seats:
            if play.get("area", seat) is None:
                play.keep("area", play.one(list(AREAS), seat), seat)

    def specs(self, s: State, seat: int) -> list[ActionSpec]:
        if s.round % 2:
            return [move("step", Field("way", (*WAYS, "stay")))]
        found = [move("watch")]
        if s.roles[seat].camp == WOLF:
            found.append(move("operate", Field("path", AREAS, 0, 2, stock=(2,) * 9, ordered=True)))
        return found

    def refuse(self, s: State, seat: int, action: str, picks: Mapping[str, tuple[str, ...]]) -> str:
        here = put(s, self.id, "path", 0)[-1]
        return "path" if action == "operate" and not walks(here, picks.get("path", ())) else ""

    def close_round(self, play: Play, moves: Moves, round_: int) -> None:
        if round_ % 2:
            for seat in play.seats:
                for act in moves.get(seat, ()):
                    play.own("area", beyond(play.get("area", seat), act.picks["way"][0]), seat)
            self.company(play)
            return
        here = play.get("path")[-1]
        acts = [act for act in play.s.acts if act.action == "operate" and act.seat in moves]
        acts = acts or [act for made in moves.values() for act in made if act.action == "operate"]
        path = [here, *acts[-1].picks.get("path", ())] if acts else self.wander(play, here)
        play.show("path", path)
        for seat in play.seats:
            met = play.s.roles[seat].camp == VILLAGE and play.get("area", seat) in path
            if met and not play.get("caught", seat):
                play.own("caught", True, seat)
                play.table.gain(seat, "asleep")
                play.note(acts[-1].seat if acts else 0, seat, "asleep")

    def wander(self, play: Play, here: str) -> list[str]:
        path = [here]
        for _ in range(2):
            path.append(play.one(neighbours(path[-1])))
        return path

    def company(self, play: Play) -> None:
        for seat in play.seats:
            here = play.get("area", seat)
            play.own("with", [t for t in play.seats if play.get("area", t) == here], seat)

    def finish(self, play: Play) -> Prizes:
        return Prizes(areas={seat: play.get("area", seat) for seat in play.seats})

    def hears(self, s: State, seat: int) -> Audience:
        return together(s, self.id, seat)


def walks(here: str, path: tuple[str, ...]) -> bool:
    """Whether each area of *path* joins the one before."""
    return all(there in neighbours(before) for before, there in zip((here, *path), path, strict=False))
