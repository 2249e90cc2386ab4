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
SURVIVAL = {
    "knight": "edged-shield", "witch": "poison-bottle", "paladin": "magic-shield", "red_hood": "cycle",
    "valkyrie": "winged-shield", "twin": "two-shadows", "fylgja": "owl", "feng_shui_master": "scales",
    "piper": "hunting-horn", "wolf": "wolf-head", "garm": "wolf-howl", "orthrus": "crossed-swords",
    "accomplice": "devil-mask", "fenrir": "werewolf", "skoll": "sun", "hati": "moon", "kajigakaka": "whirlwind",
    "gevaudan": "fog", "lycanthrope": "open-book", "chain_fenrir": "padlock", "freki": "shiny-apple",
    "geri": "hot-meal", "chaos": "paper", "warg": "cultist", "vampire": "bat", "vampire_queen": "vampire-dracula",
}  # fmt: skip
"""The roles of Survival that the other rule set does not have, or has otherwise."""
ACTIONS = {
    "divine": "crystal-ball",
    "guard": "edged-shield",
    "eat": "wolf-head",
    "shoot_arrow": "cupidon-arrow",
    "revive": "cycle",
    "vote": "vote",
    "silent_eat": "wolf-head",
    "bite": "vampire-dracula",
    "assassinate": "katana",
    "abduct": "oni",
    "barrier": "rune-stone",
    "cast": "spell-book",
    "challenge": "crossed-swords",
    "copy": "mirror-mirror",
    "curse": "prayer-beads",
    "jam": "prayer-beads",
    "death_note": "notebook",
    "desecrate": "tombstone",
    "dispel": "winged-shield",
    "ward_off": "shinto-shrine",
    "dream_eat": "night-sky",
    "escape": "running-ninja",
    "exit": "running-ninja",
    "footstep": "footsteps",
    "possess": "two-shadows",
    "prank": "dice-six-faces-four",
    "scan": "all-seeing-eye",
    "tail": "magnifying-glass",
    "tengu_power": "bird-mask",
    "trap": "bow-arrow",
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


def role(role_id: str, ruleset: str = "shikigami") -> str:
    """The glyph of a role: its own, or the emblem of its family."""
    if ruleset == "survival" and role_id in SURVIVAL:
        return SURVIVAL[role_id]
    if role_id in ROLES:
        return ROLES[role_id]
    from desktop import marks

    return marks.of("role", role_id).glyph


def camp(id: str) -> str:
    """The camp whose mark stands for *id*: the wolves of both rule sets have one."""
    return "werewolf" if id == "wolf" else id


def action(action_id: str) -> str:
    """The glyph of what a seat may do; a pointing hand for what has none of its own."""
    return ACTIONS.get(action_id, ACTIONS.get(action_id.removeprefix("step_").removeprefix("fox_"), "pointing"))
