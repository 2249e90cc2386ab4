"""The village camp."""

from __future__ import annotations

from engine.survival.terms import VILLAGE, HeartsInPlay, Power, Returning, Role, Twin

VILLAGER = Role("villager", VILLAGE)
BORROWED = {"knight": ("guard", "self_or_other"), "seer": ("divine", "active_other"), "medium": ("commune", "exited")}
"""What a fylgja may borrow: the lender → the power and whom it may name."""

ROLES = (
    VILLAGER,
    Role("knight", VILLAGE, [Power("guard", "protect", "self_or_other", 1, 1)]),
    Role("seer", VILLAGE, [Power("divine", "divine", "active_other", 1, 1)]),
    Role("witch", VILLAGE, [Power("witch", "witch_kill", "witch", 1, 1, may_skip=True)]),
    Role("medium", VILLAGE, [Power("commune", "medium", "exited", 1, 1)]),
    Role("paladin", VILLAGE, [Power("ward", "protect", "active", 2, 2)]),
    Role("red_hood", VILLAGE, [Returning()]),
    Role("valkyrie", VILLAGE, [Power("arm", "valkyrie_arm", once="game", may_skip=True)]),
    Role("twin", VILLAGE, [Twin(), Power("check_twin", "twin_check", once="game", may_skip=True)]),
    Role("fylgja", VILLAGE, [
        Power(f"borrow.{lender}", "fylgja_take", kind, 1, 1) for lender, (_, kind) in BORROWED.items()
    ]),
    Role("feng_shui_master", VILLAGE, [HeartsInPlay(), Power("survey", "feng_shui", "object", may_skip=True)]),
    Role("piper", VILLAGE, [Power("play_flute", "flute", may_skip=True)]),
)
