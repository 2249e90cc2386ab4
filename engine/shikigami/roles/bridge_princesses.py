"""橋姫系 — those who are against lovers."""

from __future__ import annotations

from engine.shikigami.night.door import GuardLimited
from engine.shikigami.terms import VILLAGE, Family, Role

BRIDGE_PRINCESSES = Family("jealousy", VILLAGE)

LOVE_PRIEST = Role("love_priest", BRIDGE_PRINCESSES, "priest_jealousy", (GuardLimited(),))  # 恋司祭
SERPENT_PRINCESS = Role("serpent_princess", BRIDGE_PRINCESSES, "miasma_jealousy")  # 蛇姫
MERMAID = Role("mermaid", BRIDGE_PRINCESSES, "critical_jealousy")  # 人魚
BRIDGE_PRINCESS = Role("bridge_princess", BRIDGE_PRINCESSES, "jealousy")  # 橋姫

ROLES = (LOVE_PRIEST, SERPENT_PRINCESS, MERMAID, BRIDGE_PRINCESS)
