"""鬼系 — those who carry people off."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.attack import Poisonous
from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.terms import OGRE, Family, Role

OGRES = Family("ogre", OGRE)

OGRE_ROLE = Role("ogre", OGRES, "ogre", (Acting("abduct", may_skip=True),), seen_as="ogre")  # 鬼
HANNYA = Role("hannya", OGRES, "incubus_ogre", (Acting("abduct", may_skip=True),), seen_as="ogre")  # 般若
REVIVE_OGRE = Role(  # 茨木童子
    "revive_ogre", OGRES, "revive_ogre",
    (Acting("abduct", may_skip=True), PossessionLimited(), RevivalLimited()),
    seen_as="ogre",
)
SHUTEN_DOJI = Role(  # 酒呑童子
    "shuten_doji", OGRES, "sacrifice_ogre",
    (Acting("abduct", may_skip=True),),
    seen_as="ogre",
)
SAKAKI_OGRE = Role(  # 榊鬼
    "sakaki_ogre", OGRES, "poison_ogre",
    (Acting("abduct", may_skip=True), Poisonous()),
    seen_as="ogre",
)

ROLES = (OGRE_ROLE, HANNYA, REVIVE_OGRE, SHUTEN_DOJI, SAKAKI_OGRE)
