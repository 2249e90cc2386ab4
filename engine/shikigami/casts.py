"""The cast tables and what may be exchanged in them: `classic` is the standard table with its usual options.

Festivals, villages of one kind and the ready tables are in modules of their own (`festivals`, `villages`, `tables`).
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field

FIVE = {"seer": 1, "possessed": 1, "werewolf": 1, "villager": 2}
"""Five seats are the contest village, not the standard table's (two seers, two possessed, a wolf)."""

_COLUMNS = ("villager", "werewolf", "seer", "medium", "possessed", "bodyguard", "freemason", "fox", "poisoner", "cupid")
_STANDARD = {
    #   vil wol see med pos bod fre fox poi cup
    4: (1, 1, 1, 0, 1),
    6: (1, 1, 1, 0, 0, 0, 0, 1, 1, 1),
    7: (3, 1, 1, 0, 0, 1, 0, 1),
    8: (5, 2, 1),
    9: (5, 2, 1, 1),
    10: (5, 2, 1, 1, 1),
    11: (5, 2, 1, 1, 1, 1),
    12: (6, 2, 1, 1, 1, 1),
    13: (5, 2, 1, 1, 1, 1, 2),
    14: (6, 2, 1, 1, 1, 1, 2),
    15: (6, 2, 1, 1, 1, 1, 2, 1),
    16: (6, 3, 1, 1, 1, 1, 2, 1),
    17: (7, 3, 1, 1, 1, 1, 2, 1),
    18: (8, 3, 1, 1, 1, 1, 2, 1),
    19: (9, 3, 1, 1, 1, 1, 2, 1),
    20: (10, 3, 1, 1, 1, 1, 2, 1),
    21: (11, 3, 1, 1, 1, 1, 2, 1),
    22: (12, 3, 1, 1, 1, 1, 2, 1),
    23: (12, 4, 1, 1, 1, 1, 2, 1),
    24: (13, 4, 1, 1, 1, 1, 2, 1),
    25: (13, 4, 1, 1, 1, 1, 2, 2),
}


@dataclass(frozen=True, slots=True)
class CastOption:
    """Replaces *taken* roles by *given* ones from *least* players on; does nothing where they are missing.

    *all_of*: every seat of that role becomes the (single) given one instead. *first_of*: one seat of the first of these
    roles that is there. *unless*: not beside that other option.
    """

    least: int = 0
    taken: dict[str, int] = field(default_factory=dict)
    given: tuple[str, ...] = ()
    all_of: str = ""
    first_of: tuple[str, ...] = ()
    unless: str = ""


CAST_OPTIONS: dict[str, CastOption] = {
    "detective": CastOption(given=("detective",), first_of=("myth_maniac", "freemason", "villager")),
    "poisoner": CastOption(20, {"villager": 2}, ("poisoner", "werewolf")),
    "assassin": CastOption(22, {"villager": 2}, ("assassin", "werewolf")),
    "werewolf": CastOption(20, {"villager": 1}, ("werewolf",)),
    "white_wolf": CastOption(18, {"werewolf": 1}, ("white_wolf",)),
    "poison_wolf": CastOption(20, {"werewolf": 1, "villager": 1}, ("poison_wolf", "pharmacist")),
    "silver_tongue_wolf": CastOption(8, {"werewolf": 1}, ("silver_tongue_wolf",)),
    "possessing_wolf": CastOption(8, {"werewolf": 1}, ("possessing_wolf",)),
    "sirius_wolf": CastOption(8, {"werewolf": 1}, ("sirius_wolf",)),
    "possessed": CastOption(10, {"villager": 1}, ("possessed",)),
    "fox": CastOption(8, {"villager": 1}, ("fox",)),
    "no_fox": CastOption(15, {"fox": 1}, ("villager",)),
    "child_fox": CastOption(8, {"fox": 1}, ("child_fox",)),
    "depraver": CastOption(8, {"villager": 1}, ("depraver",)),
    "cupid": CastOption(16, {"villager": 1}, ("cupid",), unless="all_cupid"),
    "shrine_maiden": CastOption(20, {"villager": 2}, ("shrine_maiden", "goddess")),
    "myth_maniac": CastOption(16, {"villager": 1}, ("myth_maniac",), unless="all_myth_maniac"),
    # All villagers become something else; then all of another kind do.
    "all_escaper": CastOption(given=("escaper",), all_of="villager"),
    "all_possessed": CastOption(given=("possessed",), all_of="villager"),
    "all_cupid": CastOption(given=("cupid",), all_of="villager"),
    "all_quizmaster": CastOption(given=("quizmaster",), all_of="villager"),
    "all_vampire": CastOption(given=("vampire",), all_of="villager"),
    "all_bat": CastOption(given=("bat",), all_of="villager"),
    "all_patron": CastOption(given=("patron",), all_of="villager"),
    "all_myth_maniac": CastOption(given=("myth_maniac",), all_of="villager"),
    "all_nue": CastOption(given=("nue",), all_of="villager"),
    "moon_rabbits": CastOption(given=("moon_rabbit",), all_of="possessed"),
    "fanatics": CastOption(given=("fanatic",), all_of="possessed"),
    "whisperers": CastOption(given=("whisperer",), all_of="possessed"),
    "martyrs": CastOption(given=("martyr",), all_of="possessed"),
    "altairs": CastOption(given=("altair",), all_of="cupid"),
    "angels": CastOption(given=("angel",), all_of="cupid"),
    "soul_exchangers": CastOption(given=("soul_exchanger",), all_of="cupid"),
}
"""What may be exchanged in a table, in the order in which it is done. Those whose roles are not all in play are never
offered (`offered`)."""

DEFAULT_OPTIONS = ("poisoner",)

LEAST, MOST = 4, 24
"""How many people a table seats; the dummy, where chosen, is one more."""


def standard(n: int) -> dict[str, int]:
    """The standard table for *n* players, dummy included; raises `KeyError` outside 4 … 25."""
    if n == 5:
        return dict(FIVE)
    return {role: count for role, count in zip(_COLUMNS, _STANDARD[n], strict=False) if count}


def apply(cast: dict[str, int], options: tuple[str, ...]) -> dict[str, int]:
    """*cast* with *options* applied in the table's order."""
    n = sum(cast.values())
    cast = dict(cast)
    for name, option in CAST_OPTIONS.items():
        if name not in options or option.unless in options or n < option.least:
            continue
        taken = {option.all_of: cast.get(option.all_of, 0)} if option.all_of else option.taken
        if option.first_of:
            taken = {next((role for role in option.first_of if cast.get(role)), option.first_of[-1]): 1}
        if all(cast.get(role, 0) >= count for role, count in taken.items()):
            given = option.given * taken[option.all_of] if option.all_of else option.given
            for role, count in taken.items():
                cast[role] = cast.get(role, 0) - count
            for role in given:
                cast[role] = cast.get(role, 0) + 1
    return {role: count for role, count in cast.items() if count}


def offered(known: Container[str]) -> tuple[str, ...]:
    """The options all of whose roles are *known*."""
    return tuple(name for name, option in CAST_OPTIONS.items() if all(role in known for role in option.given))


def classic(n: int) -> dict[str, int]:
    """The cast `classic` for *n* players, dummy included."""
    return apply(standard(n), DEFAULT_OPTIONS)
