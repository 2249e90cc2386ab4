"""狂人系 — people on the wolves' side."""

from __future__ import annotations

from engine.shikigami.terms import WEREWOLF, Family, Role

MADMEN = Family("madman", WEREWOLF)

POSSESSED = Role("possessed", MADMEN, "mad")                                                     # 狂人

ROLES = (POSSESSED,)
