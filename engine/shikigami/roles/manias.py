"""神話マニア系 — those who become somebody else."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.dreams import Dreaming
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.terms import MANIA, Family, Role

MANIAS = Family("mania", MANIA)

MYTH_MANIAC = Role("myth_maniac", MANIAS, "mania", (Acting("copy", first=1, last=1),))  # 神話マニア
AWAKENER = Role(  # 覚醒者
    "awakener", MANIAS, "soul_mania",
    (Acting("copy", first=1, last=1), RevivalLimited()),
)
DREAM_TELLER = Role(  # 夢語部
    "dream_teller", MANIAS, "dummy_mania",
    (Acting("copy", first=1, last=1), Dreaming(), RevivalLimited()),
)

ROLES = (MYTH_MANIAC, AWAKENER, DREAM_TELLER)
