"""共有者系 — those who know each other."""

from __future__ import annotations

from engine.shikigami.acting import Bond
from engine.shikigami.terms import VILLAGE, Family, Role

FREEMASONS = Family("freemason", VILLAGE)

FREEMASON = Role("freemason", FREEMASONS, "common", (Bond("mason", noise="whisper"),))          # 共有者

ROLES = (FREEMASON,)
