"""子狐系 — foxes that divine."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.terms import FOX, Count, Family, Role

CHILD_FOXES = Family("child_fox", FOX, Count.FOX)

CHILD_FOX = Role(  # 子狐
    "child_fox", CHILD_FOXES, "child_fox",
    (Acting("fox_divine", first=1),),
    medium_as="child_fox",
)
MOON_FOX = Role(  # 月狐
    "moon_fox", CHILD_FOXES, "jammer_fox",
    (Acting("jam", first=1),),
    medium_as="child_fox",
)
DAY_FOX = Role("day_fox", CHILD_FOXES, "vindictive_fox", medium_as="child_fox")  # 昼狐
MIASMA_FOX = Role("miasma_fox", CHILD_FOXES, "miasma_fox", medium_as="child_fox")  # 蟲狐
JEALOUS_FOX = Role("jealous_fox", CHILD_FOXES, "critical_fox", medium_as="child_fox")  # 寿羊狐

ROLES = (CHILD_FOX, MOON_FOX, DAY_FOX, MIASMA_FOX, JEALOUS_FOX)
