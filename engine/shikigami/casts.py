"""The cast tables: `classic` is the standard table with its usual options."""

from __future__ import annotations

from dataclasses import dataclass

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
    """Replaces *taken* roles by *given* ones from *least* players on; does nothing where they are missing."""

    least: int
    taken: dict[str, int]
    given: tuple[str, ...]


CAST_OPTIONS: dict[str, CastOption] = {
    "poisoner": CastOption(20, {"villager": 2}, ("poisoner", "werewolf")),
    "werewolf": CastOption(20, {"villager": 1}, ("werewolf",)),
    "possessed": CastOption(10, {"villager": 1}, ("possessed",)),
    "fox": CastOption(8, {"villager": 1}, ("fox",)),
    "no_fox": CastOption(15, {"fox": 1}, ("villager",)),
    "depraver": CastOption(8, {"villager": 1}, ("depraver",)),
    "cupid": CastOption(16, {"villager": 1}, ("cupid",)),
}
"""The options of the standard table, in the order in which they are applied."""

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
        if name in options and n >= option.least and all(cast.get(r, 0) >= k for r, k in option.taken.items()):
            for role, count in option.taken.items():
                cast[role] -= count
            for role in option.given:
                cast[role] = cast.get(role, 0) + 1
    return {role: count for role, count in cast.items() if count}


def classic(n: int) -> dict[str, int]:
    """The cast `classic` for *n* players, dummy included."""
    return apply(standard(n), DEFAULT_OPTIONS)
