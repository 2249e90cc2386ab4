"""The names of Survival's things in words: actions, places, cards, what may be chosen in a field."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from desktop.text import Catalogue

CARD = re.compile(r"(A|[2-9]|10|J|Q|K)([SHDC])")
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
NAMED = {"perk": "perk", "perks": "perk", "trap": "god", "clause": "clause", "prohibition": "prohibition"}
"""Fields whose options have names of their own kind."""


def action(id: str, text: Catalogue) -> str:
    """The name of an action; those of gods, perks and lenders are made of theirs."""
    head, _, tail = id.partition(".")
    if not tail:
        return text.of(f"survival-action-{id}")
    kind = {"call": "god", "use_perk": "perk", "borrow": "role"}[head]
    return text.of(f"survival-action-{head}", name=text.of(f"survival-{kind}-{tail}"))


def word(thing: str, text: Catalogue) -> str:
    """A place, material, throw, shop, hand … by its id; a card by its suit and rank; a number as it is."""
    if card := CARD.fullmatch(thing):
        return f"{SUITS[card[2]]}{card[1]}"
    if thing.isdecimal():
        return thing
    if thing.startswith("object_"):
        return text.of("survival-word-object", n=thing.removeprefix("object_"))
    key = f"survival-word-{thing}"
    return text.of(key) if text.has(key) else thing


def option(field: str, thing: str, text: Catalogue, names: Mapping[int, str] | None = None) -> str:
    """What *thing* means as an option of *field*. *names*: seats by number, for fields that ask for seats."""
    if kind := NAMED.get(field):
        return text.of(f"survival-{kind}-{thing}")
    if field == "pair" and names:
        return names.get(int(thing), thing)
    return word(thing, text)


def words(things: Sequence[Any], text: Catalogue) -> str:
    """Several things in a row."""
    return text.of("story-separator").join(word(str(thing), text) for thing in things)


def amounts(things: Mapping[str, int], text: Catalogue) -> str:
    """Things with their numbers; nothing at all has a word too."""
    if not things:
        return text.of("survival-word-nothing")
    return text.of("story-separator").join(
        text.of("survival-word-amount", thing=word(thing, text), n=n) for thing, n in things.items()
    )
