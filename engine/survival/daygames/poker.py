"""Seven-card showing: five of seven cards are shown, and the hand pays a perk."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from engine.actions import ActionSpec, Field
from engine.survival.daygames.base import DayGame, Moves, Play, Prizes, move, put
from engine.survival.daygames.bbj import DECK, value
from engine.survival.perks import PERKS
from engine.survival.state import State

HANDS = (
    "high_card", "one_pair", "two_pair", "three_of_a_kind", "straight", "flush", "full_house", "four_of_a_kind",
    "straight_flush",
)
PAYS = dict(zip(HANDS[1:7], (
    "night_watch", "nouveau_riche", "astrologer", "shield_bearer", "sealer", "hypnotist",
), strict=True))
CHOICES = {"four_of_a_kind": 1, "straight_flush": 2}
"""Hands that pay perks of the seat's choice."""
DEALT, SHOWN = 7, 5


def hand_of(cards: Sequence[str]) -> str:
    """The hand of five cards; five equal ranks count as four of a kind."""
    ranks = sorted(value(card) for card in cards)
    many = sorted(Counter(ranks).values(), reverse=True)
    flush = len({card[-1] for card in cards}) == 1
    run = many[0] == 1 and (ranks[-1] - ranks[0] == 4 or ranks == [1, 10, 11, 12, 13])
    if flush and run:
        return "straight_flush"
    if many[0] >= 4:
        return "four_of_a_kind"
    if many[:2] == [3, 2]:
        return "full_house"
    if flush:
        return "flush"
    if run:
        return "straight"
    if many[0] == 3:
        return "three_of_a_kind"
    return ("high_card", "one_pair", "two_pair")[many.count(2)]


def best(cards: Sequence[str]) -> tuple[str, ...]:
    """The best five of the cards."""
    return max(combinations(cards, SHOWN), key=lambda five: HANDS.index(hand_of(five)))


class Poker(DayGame):
    id = "poker"
    moves = frozenset({"show"})

    def start(self, play: Play) -> None:
        deck = list(DECK) * -(-DEALT * len(play.seats) // len(DECK))
        for seat in play.seats:
            play.own("cards", [deck.pop(play.below(len(deck), seat)) for _ in range(DEALT)], seat)

    def guess(self, play: Play) -> None:
        deck = list(DECK) * -(-DEALT * len(play.seats) // len(DECK))
        for seat in play.seats:
            for card in play.get("cards", seat, ()):
                deck.remove(card)
        for seat in play.seats:
            if play.get("cards", seat) is None:
                play.keep("cards", [deck.pop(play.below(len(deck), seat)) for _ in range(DEALT)], seat)

    def specs(self, s: State, seat: int) -> list[ActionSpec]:
        held: list[str] = put(s, self.id, "cards", seat, [])
        cards = tuple(dict.fromkeys(held))
        stock = tuple(held.count(card) for card in cards)
        perks = s.perks_in_play()
        free = (Field("perks", perks, 0, 2),) if perks else ()
        return [move("show", Field("cards", cards, SHOWN, SHOWN, stock), *free, blocked="" if held else "empty")]

    def owes(self, s: State) -> list[int]:
        return [seat for seat in s.active() if put(s, self.id, "cards", seat)]

    def close_round(self, play: Play, moves: Moves, round_: int) -> None:
        for seat in self.owes(play.s):
            act = next(iter(moves.get(seat, ())), None)
            five = act.picks["cards"] if act else best(play.get("cards", seat))
            hand = hand_of(five)
            play.show("shown", list(five), seat)
            play.show("hand", hand, seat)
            wanted = list(act.picks.get("perks", ())) if act else []
            offered = play.s.perks_in_play()
            free = [perk for perk in dict.fromkeys((*wanted, *PERKS)) if perk in offered]
            gained = [PAYS[hand]] if PAYS.get(hand) in offered else free[:CHOICES.get(hand, 0)]
            play.show("gained", gained, seat)

    def finish(self, play: Play) -> Prizes:
        return Prizes(perks=[(seat, perk) for seat in self.owes(play.s) for perk in play.get("gained", seat, [])])
