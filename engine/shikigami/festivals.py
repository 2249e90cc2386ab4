"""お祭り村 — a feast for each number of seats (the dummy included)."""

from __future__ import annotations

FESTIVALS: dict[int, dict[str, int]] = {
    8: {"villager": 2, "seer": 1, "medium": 1, "werewolf": 1, "possessed": 1, "whisperer": 1, "fox": 1},
    9: {"villager": 3, "bodyguard": 3, "werewolf": 2, "bat": 1},
    10: {
        "villager": 2, "seer": 1, "medium": 1, "bodyguard": 1, "escaper": 1, "werewolf": 2, "possessed": 1, "fox": 1,
    },
    12: {"villager": 5, "seer": 1, "medium": 1, "bodyguard": 1, "werewolf": 2, "possessed": 1, "vampire": 1},
    13: {
        "villager": 4, "seer": 1, "medium": 1, "bodyguard": 1, "shanghai_doll": 1, "doll_master": 1, "werewolf": 2,
        "fanatic": 1, "bat": 1,
    },
    14: {
        "villager": 6, "seer": 1, "medium": 1, "bodyguard": 1, "freemason": 1, "werewolf": 2, "possessed": 1,
        "moon_rabbit": 1,
    },
    15: {"poisoner": 3, "werewolf": 3, "fanatic": 1, "fox": 1, "bat": 6, "great_bat": 1},
    16: {
        "villager": 7, "seer": 1, "medium": 1, "bodyguard": 1, "freemason": 2, "werewolf": 3, "whisperer": 1,
    },
    17: {
        "villager": 6, "seer": 1, "medium": 1, "bodyguard": 1, "freemason": 2, "escaper": 1, "werewolf": 3,
        "possessed": 1, "fox": 1,
    },
    18: {
        "villager": 7, "seer": 1, "medium": 1, "bodyguard": 1, "freemason": 2, "werewolf": 3, "possessed": 1, "fox": 1,
        "vampire": 1,
    },
    19: {
        "villager": 7, "seer": 1, "medium": 1, "bodyguard": 1, "freemason": 2, "cat": 1, "werewolf": 4, "possessed": 1,
        "fox": 1,
    },
    20: {
        "villager": 5, "seer": 1, "medium": 1, "bodyguard": 1, "freemason": 2, "shanghai_doll": 1, "doll_master": 1,
        "werewolf": 4, "fanatic": 1, "fox": 1, "child_fox": 1, "bat": 1,
    },
    22: {
        "villager": 8, "seer": 1, "medium": 1, "possessed": 1, "bodyguard": 1, "freemason": 2, "cat": 1, "werewolf": 4,
        "white_wolf": 1, "fox": 1, "child_fox": 1,
    },
}
"""11 and 21 seats ask for roles that wait with the Chaos villages (賢狼, 連毒者): there is no feast for them yet."""
