"""Which glyph of `assets/icons` stands for what. Icons help to find a word; they never replace one."""

from __future__ import annotations

ROLES = {
    "villager": "person",
    "seer": "crystal-ball",
    "medium": "candle-skull",
    "bodyguard": "edged-shield",
    "freemason": "shaking-hands",
    "poisoner": "poison-bottle",
    "cat": "cat",
    "werewolf": "wolf-head",
    "possessed": "devil-mask",
    "fox": "fox-head",
    "depraver": "cultist",
    "cupid": "cupidon-arrow",
}
ACTIONS = {
    "divine": "crystal-ball",
    "guard": "edged-shield",
    "eat": "wolf-head",
    "shoot_arrow": "cupidon-arrow",
    "revive": "cycle",
    "vote": "vote",
}
ARTS = {"divined": "crystal-ball", "medium": "candle-skull", "guarded": "edged-shield"}
"""Report kind → the glyph of the giver's art."""
STEPS = (
    ("night", "moon"),
    ("dawn", "sunrise"),
    ("talk", "talk"),
    ("vote", "vote"),
    ("execution", "own-execution"),
)
"""The five steps of a day, as the track at the top shows them."""


def role(role_id: str) -> str:
    """The glyph of a role; a plain person where it has none of its own."""
    return ROLES.get(role_id, "person")
