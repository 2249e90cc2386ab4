"""Games of cards: black black jack and the seven cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ai.survival.knowing import WOLF
from ai.survival.mind import Mind
from engine.actions import ActionSpec
from engine.commands import Act

Specs = dict[str, ActionSpec]
_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_VILLAGE_HANDS = {"one_pair": 5, "two_pair": 4, "three_of_a_kind": 6, "straight": 3, "flush": 2, "full_house": 1,
                  "four_of_a_kind": 8, "straight_flush": 9}  # fmt: skip
_WOLF_HANDS = {"one_pair": 2, "two_pair": 5, "three_of_a_kind": 1, "straight": 3, "flush": 6, "full_house": 4,
               "four_of_a_kind": 8, "straight_flush": 9}  # fmt: skip
"""How glad each camp is of what a hand pays."""


def jack(mind: Mind, specs: Specs) -> Act:
    """Changes only where the expected total comes nearer to fourteen; a wolf may spoil a good hand instead."""
    mine = {slot: mind.board("bbj", slot, mind.seat) for slot in ("open", "hidden")}
    if None in mine.values() or "change" not in specs:
        return Act(action="stay")
    total = sum(map(_worth, mine.values()))
    best, choice = _gap(total), None
    for seat in specs["change"].targets:
        for theirs in ("open", "hidden"):
            card = mind.board("bbj", theirs, seat)
            for own in ("open", "hidden"):
                after = total - _worth(mine[own]) + (_worth(card) if card else 7)
                gap = _gap(after) + (0 if card else 2.5)
                if gap < best - 0.5:
                    best, choice = gap, (seat, own, theirs)
    if choice is None:
        return Act(action="stay")
    seat, own, theirs = choice
    return Act(action="change", targets=(seat,), picks={"own_slot": (own,), "target_slot": (theirs,)})


def _worth(card: str | None) -> int:
    return _RANKS.index(card.rstrip("SHDC")) + 1 if card else 7


def _gap(total: int) -> float:
    return 14.0 - total if total <= 14 else 9.0 + total - 14


def show(mind: Mind, specs: Specs) -> Act:
    """The hand whose perk is worth most, of all that can be shown."""
    field = specs["show"].fields[0]
    stock = field.stock or (1,) * len(field.options)
    cards = [card for card, many in zip(field.options, stock, strict=True) for _ in range(many)]
    order = _WOLF_HANDS if mind.camp == WOLF else _VILLAGE_HANDS
    best = max(combinations(cards, field.least), key=lambda five: (order.get(hand_of(five), 0), five))
    picks = {"cards": tuple(best)}
    free = specs["show"].fields[1] if len(specs["show"].fields) > 1 else None
    hand = hand_of(best)
    wished = ("sealer", "nouveau_riche") if mind.camp == WOLF else ("astrologer", "night_watch")
    if free is not None and hand in ("four_of_a_kind", "straight_flush"):
        picks["perks"] = wished[: 1 if hand == "four_of_a_kind" else 2]
    return Act(action="show", picks=picks)


def hand_of(cards: Sequence[str]) -> str:
    """The name of five cards."""
    ranks = sorted((_RANKS.index(card[:-1]) + 1 for card in cards), reverse=True)
    counts = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
    flush = len({card[-1] for card in cards}) == 1
    lone = len(set(ranks)) == 5
    straight = lone and (ranks[0] - ranks[4] == 4 or sorted(ranks) == [1, 10, 11, 12, 13])
    if counts[0] >= 4:
        return "four_of_a_kind"
    if straight and flush:
        return "straight_flush"
    if counts[:2] == [3, 2]:
        return "full_house"
    if flush:
        return "flush"
    if straight:
        return "straight"
    if counts[0] == 3:
        return "three_of_a_kind"
    pairs = counts.count(2)
    return ("high_card", "one_pair", "two_pair")[pairs]
