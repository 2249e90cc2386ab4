"""Villages of one kind: グレラン村 (plain roles), 足音村 (footsteps), クイズ村 (quiz) and 決闘村 (duels)."""

from __future__ import annotations

from engine.shikigami.terms import Role

FOOTSTEPS = {
    "seer": "spirit_judge", "medium": "medium", "bodyguard": "mountain_hunter", "werewolf": "echo_wolf",
    "madman": "house_noise", "fox": "echo_fox",
}
"""Family → the role that walks audibly; everybody else is a villager."""
PLAIN = {"werewolf": "werewolf", "madman": "possessed", "fox": "fox"}
QUIZ_VILLAGE = {"freemason": "freemason", **PLAIN}
"""So maps a クイズ村; one of its villagers is the question master."""

OPEN_DUEL = {"assassin": 11, "werewolf": 4, "trapper": 5}
"""Shares of a 決闘村 with open after-life; the largest takes what rounding leaves.

The other two moods ask for roles that wait with the Chaos villages."""


def mapped(cast: dict[str, int], roles: dict[str, Role], kinds: dict[str, str]) -> dict[str, int]:
    """*cast* with every role replaced by its family's of *kinds*, else by a villager."""
    found: dict[str, int] = {}
    for role, count in cast.items():
        kind = kinds.get(roles[role].family.id, "villager")
        found[kind] = found.get(kind, 0) + count
    return found


def quiz(cast: dict[str, int], roles: dict[str, Role]) -> dict[str, int]:
    """*cast* as a クイズ村. The question master sits at the table like everybody: a dummy could not ask."""
    found = mapped(cast, roles, QUIZ_VILLAGE)
    return {**found, "villager": found["villager"] - 1, "quizmaster": 1}


def duel(n: int, shares: dict[str, int] = OPEN_DUEL) -> dict[str, int]:
    """*n* seats shared out in proportion, rounded half up; the largest share takes the remainder."""
    whole = sum(shares.values())
    found = {role: (2 * n * share + whole) // (2 * whole) for role, share in shares.items()}
    largest = max(shares, key=lambda role: shares[role])
    found[largest] += n - sum(found.values())
    return found
