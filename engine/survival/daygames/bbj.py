"""Black Black Jack: two cards, one swap each, fourteen is best."""

from __future__ import annotations

from engine.actions import ActionSpec, Field
from engine.events import PUBLIC
from engine.survival.daygames.base import DayGame, Moves, Play, Prizes, move, put
from engine.survival.state import State

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
DECK = tuple(f"{rank}{suit}" for suit in "SHDC" for rank in RANKS)
SLOTS = ("open", "hidden")
BUST = 15
ALL = 0
"""In the list of those who know a card: everybody."""


def value(card: str) -> int:
    return RANKS.index(card.rstrip("SHDC")) + 1


class BlackBlackJack(DayGame):
    id = "bbj"
    moves = frozenset({"change", "stay"})
    vote_day = True

    def last(self, s: State) -> int:
        return len(put(s, self.id, "order", 0, ()))

    def start(self, play: Play) -> None:
        deck = list(DECK)
        play.keep("known", {})
        for seat in play.seats:
            # what lay there on an earlier day
            play.show("hidden", None, seat)
            for slot in SLOTS:
                card = deck.pop(play.below(len(deck), seat))
                play.show(slot, card, seat, PUBLIC if slot == "open" else frozenset((seat,)))
        first = play.below(len(play.seats))
        play.show("order", [*play.seats[first:], *play.seats[:first]])

    def turn(self, s: State) -> int:
        order = put(s, self.id, "order", 0, ())
        return int(order[s.round - 1]) if 0 < s.round <= len(order) else 0

    def owes(self, s: State) -> list[int]:
        return [seat for seat in (self.turn(s),) if seat and s.alive(seat)]

    def guess(self, play: Play) -> None:
        known = {play.get(slot, seat) for seat in play.seats for slot in SLOTS}
        deck = [card for card in DECK if card not in known]
        for seat in play.seats:
            if play.get("open", seat) and play.get("hidden", seat) is None:
                play.keep("hidden", deck.pop(play.below(len(deck), seat)), seat)

    def specs(self, s: State, seat: int) -> list[ActionSpec]:
        if seat not in self.owes(s):
            return []
        others = tuple(t for t in s.active() if t != seat and put(s, self.id, "open", t))
        return [
            move("change", Field("own_slot", SLOTS), Field("target_slot", SLOTS), targets=others, least=1,
                 barred=((seat, "self"),)),
            move("stay"),
        ]

    def close_round(self, play: Play, moves: Moves, round_: int) -> None:
        for seat, acts in moves.items():
            for act in acts:
                if act.action == "change":
                    self.swap(play, seat, act.targets[0], act.picks["own_slot"][0], act.picks["target_slot"][0])

    def swap(self, play: Play, seat: int, other: int, mine: str, yours: str) -> None:
        """The cards change places; slots keep their facing. Whoever has seen a card goes on knowing where it is, and
        for everybody else what now lies in a hidden slot is unknown again."""
        gave, took = play.get(mine, seat), play.get(yours, other)
        known = dict(play.get("known", default={}))
        play.show("swapped", [seat, mine, other, yours], seat)
        for owner, slot, card, giver, left in ((seat, mine, took, other, yours), (other, yours, gave, seat, mine)):
            seen = known.get(card, [giver])
            seen = [ALL] if ALL in seen or "open" in (slot, left) else sorted({*seen, owner})
            known[card] = seen
            if slot == "hidden" and ALL not in seen:
                play.show(slot, None, owner)
            play.show(slot, card, owner, PUBLIC if ALL in seen else frozenset(seen))
        play.keep("known", known)

    def finish(self, play: Play) -> Prizes:
        totals = {seat: sum(value(play.get(slot, seat)) for slot in SLOTS) for seat in play.seats
                  if play.get("open", seat)}
        for seat, total in totals.items():
            play.show("cards", [play.get(slot, seat) for slot in SLOTS], seat)
            play.show("score", "bust" if total >= BUST else total, seat)
        best = max((total for total in totals.values() if total < BUST), default=0)
        return Prizes(winners=[seat for seat, total in totals.items() if total == best])
