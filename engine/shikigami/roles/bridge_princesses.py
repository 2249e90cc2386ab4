"""橋姫系 — those who are against lovers."""

from __future__ import annotations

from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.oracles import Oracle, counts_lovers, odd_nights
from engine.shikigami.terms import VILLAGE, Family, Role

BRIDGE_PRINCESSES = Family("jealousy", VILLAGE, basic="bridge_princess", upper="serpent_princess", lower="mermaid")

LOVE_PRIEST = Role(  # 恋司祭
    "love_priest", BRIDGE_PRINCESSES, "priest_jealousy",
    (GuardLimited(), Oracle(counts_lovers, odd_nights)),
)
SERPENT_PRINCESS = Role("serpent_princess", BRIDGE_PRINCESSES, "miasma_jealousy")  # 蛇姫
MERMAID = Role("mermaid", BRIDGE_PRINCESSES, "critical_jealousy")  # 人魚
BRIDGE_PRINCESS = Role("bridge_princess", BRIDGE_PRINCESSES, "jealousy")  # 橋姫

ROLES = (LOVE_PRIEST, SERPENT_PRINCESS, MERMAID, BRIDGE_PRINCESS)
