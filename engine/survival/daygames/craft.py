"""The craft game: gather, carry home, deliver; the wolves may hide what is in the chest."""

from __future__ import annotations

from engine.actions import ActionSpec, Field
from engine.events import Audience
from engine.survival.daygames.base import DayGame, Moves, Play, Prizes, move, put, together
from engine.survival.state import State

LODGE = "lodge"
OUTER = {"north_lake": ("ice", "fish"), "west_mine": ("ore", "coal"), "east_forest": ("wood", "resin")}
MATERIALS = ("ice", "fish", "ore", "coal", "wood", "resin")
RECIPES = {
    "snow_lantern": ("ice", "ore", "resin"), "sled": ("wood", "ice", "coal"), "pickaxe": ("ore", "wood", "resin"),
    "smokehouse": ("wood", "ice", "fish"),
}
CARRY = 4


class Craft(DayGame):
    id = "craft"
    moves = frozenset({"move", "gather", "deliver", "hide", "wait"})
    rounds = 7
    areas = True

    def start(self, play: Play) -> None:
        name = play.one(list(RECIPES))
        n = len(play.seats)
        play.show("recipe", {thing: -(-n // part) for thing, part in zip(RECIPES[name], (2, 3, 6), strict=True)})
        play.show("product", name)
        play.show("chest", {})
        play.keep("hidden", [])
        for seat in play.seats:
            play.own("hand", {}, seat)
            play.own("area", LODGE, seat)
        self.company(play)

    def guess(self, play: Play) -> None:
        for seat in play.seats:
            if play.get("area", seat) is None:
                play.keep("area", play.one([LODGE, *OUTER], seat), seat)
                play.keep("hand", {}, seat)
        if play.get("hidden") is None:
            play.keep("hidden", [])

    def specs(self, s: State, seat: int) -> list[ActionSpec]:
        here = put(s, self.id, "area", seat)
        hand: dict[str, int] = put(s, self.id, "hand", seat, {})
        found = [move("wait")]
        if here == LODGE:
            found.append(move("move", Field("area", tuple(OUTER))))
            held = tuple(thing for thing in MATERIALS if hand.get(thing))
            stock = tuple(hand[thing] for thing in held)
            most = sum(stock)
            found.append(move("deliver", Field("goods", held, 1, max(1, most), stock), blocked="" if held else "empty"))
            chest: dict[str, int] = put(s, self.id, "chest", 0, {})
            full = tuple(thing for thing in MATERIALS if chest.get(thing))
            used = seat in put(s, self.id, "hidden", 0, [])
            found.append(move(
                "hide", Field("goods", full), blocked="already_used" if used else "" if full else "empty"
            ))
        else:
            found.append(move("move", Field("area", (LODGE,))))
            found.append(move("gather", blocked="too_many" if sum(hand.values()) >= CARRY else ""))
        return found

    def close_round(self, play: Play, moves: Moves, round_: int) -> None:
        acts = [act for seat in sorted(moves) for act in moves[seat]]
        for act in acts:
            if act.action == "move":
                play.own("area", act.picks["area"][0], act.seat)
        for act in acts:
            if act.action == "gather":
                self.gather(play, act.seat)
        chest = dict(play.get("chest"))
        for act in acts:
            if act.action == "deliver":
                hand = dict(play.get("hand", act.seat))
                for thing in act.picks["goods"]:
                    hand[thing] -= 1
                    chest[thing] = chest.get(thing, 0) + 1
                play.own("hand", {thing: count for thing, count in hand.items() if count}, act.seat)
        for act in acts:
            thing = act.picks["goods"][0] if act.action == "hide" else ""
            if thing and chest.get(thing):
                chest[thing] -= 1
                play.keep("hidden", [*play.get("hidden"), act.seat])
        play.show("chest", {thing: count for thing, count in chest.items() if count})
        play.show("lodge", [seat for seat in play.seats if play.get("area", seat) == LODGE])
        self.company(play)

    def gather(self, play: Play, seat: int) -> None:
        """One unit: two times in three the common material."""
        common, rare = OUTER[play.get("area", seat)]
        thing = (common, rare)[play.weigh((2, 1), seat)]
        hand = dict(play.get("hand", seat, {}))
        hand[thing] = hand.get(thing, 0) + 1
        play.own("hand", hand, seat)

    def company(self, play: Play) -> None:
        for seat in play.seats:
            here = play.get("area", seat)
            play.own("with", [t for t in play.seats if play.get("area", t) == here], seat)

    def finish(self, play: Play) -> Prizes:
        chest = play.get("chest")
        done = all(chest.get(thing, 0) >= count for thing, count in play.get("recipe").items())
        play.show("success", done)
        return Prizes(no_raid=done, areas={seat: play.get("area", seat) for seat in play.seats})

    def hears(self, s: State, seat: int) -> Audience:
        return together(s, self.id, seat)
