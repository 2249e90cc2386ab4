"""Ten billion yen: spend the budget to exactly nothing; then a perk ballot follows."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

from engine.actions import ActionSpec, Field
from engine.survival.daygames.base import DayGame, Moves, Play, Prizes, move, put
from engine.survival.state import State
from engine.survival.terms import VILLAGE, WOLF

T = TypeVar("T")
SHOPS = ("department_store", "jeweller", "car_dealer", "harbour_market")
EACH = 12
"""Units of the budget for each seat."""
NO_VOTE_PERKS = ("night_watch", "astrologer")


class TenBillionYen(DayGame):
    id = "ten_billion_yen"
    moves = frozenset({"buy", "refund", "wait"})
    rounds = 4

    def start(self, play: Play) -> None:
        play.show("budget", EACH * len(play.seats))
        play.show("balance", EACH * len(play.seats))
        for seat in play.seats:
            play.own("receipts", [], seat)
            play.keep("charged", [], seat)
            play.keep("refunded", False, seat)

    def open_round(self, play: Play, round_: int) -> None:
        play.show("faulty", play.one(list(SHOPS)), to=play.wolves)

    def guess(self, play: Play) -> None:
        if play.get("faulty") is None:
            play.keep("faulty", play.one(list(SHOPS)))

    def specs(self, s: State, seat: int) -> list[ActionSpec]:
        units = tuple(str(unit) for unit in range(1, 7))
        blocked = "too_late" if s.round >= self.rounds else "already_used" if put(s, self.id, "refunded", seat) else ""
        return [move("buy", Field("shop", SHOPS), Field("units", units)), move("refund", blocked=blocked), move("wait")]

    def close_round(self, play: Play, moves: Moves, round_: int) -> None:
        balance = play.get("balance")
        faulty = play.get("faulty")
        for seat in play.turn_from(round_):
            for act in moves.get(seat, ()):
                charged = list(play.get("charged", seat, []))
                receipts = list(play.get("receipts", seat, []))
                if act.action == "buy":
                    shop, units = act.picks["shop"][0], int(act.picks["units"][0])
                    accepted = units <= balance
                    receipts.append([round_, shop, units, "accepted" if accepted else "declined"])
                    play.own("receipts", receipts, seat)
                    if accepted and shop != faulty:
                        balance -= units
                        play.keep("charged", [*charged, units], seat)
                elif act.action == "refund":
                    play.keep("refunded", True, seat)
                    if charged:
                        balance += max(charged)
                        charged.remove(max(charged))
                        play.keep("charged", charged, seat)
        play.show("balance", balance)

    def finish(self, play: Play) -> Prizes:
        play.show("success", play.get("balance") == 0)
        return Prizes(ballot=bool(offered(play.s)))


def offered(s: State) -> tuple[str, ...]:
    """The perks of the ballot."""
    return tuple(perk for perk in s.perks_in_play() if s.votes_today or perk in NO_VOTE_PERKS)


def ballot_specs(s: State, seat: int) -> list[ActionSpec]:
    targets = tuple(s.active())
    return [move("perk_ballot", Field("perk", offered(s)), targets=targets, least=1)]


def count(play: Play, moves: Moves) -> tuple[int, tuple[str, ...]] | None:
    """Who gains which perks, `perk_count` of them: those named most, and only the camp that has won the game is
    counted; ties by stream `tie`."""
    camp = VILLAGE if play.get("success") else WOLF
    acts = [act for seat in sorted(moves) for act in moves[seat] if play.s.roles[seat].camp == camp]
    acts = [act for act in acts if act.action == "perk_ballot"]
    if not acts:
        return None
    entries = [act.picks["perk"][0] for act in acts]
    perks: list[str] = []
    while entries and len(perks) < int(play.s.options["perk_count"]):
        perks.append(most(play, entries))
        entries = [entry for entry in entries if entry != perks[-1]]
    return most(play, [act.targets[0] for act in acts]), tuple(perks)


def most(play: Play, entries: list[T]) -> T:
    """The entry named most."""
    found = Counter(entries)
    top = max(found.values())
    return play.one(sorted((entry for entry, many in found.items() if many == top), key=str), stream="tie")
