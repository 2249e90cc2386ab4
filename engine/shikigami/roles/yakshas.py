"""夜叉系 — ogres that are choosy."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.divination import CurseBearing
from engine.shikigami.terms import OGRE, Family, Role

YAKSHAS = Family("yaksha", OGRE)

YAKSHA = Role("yaksha", YAKSHAS, "yaksa", (Acting("abduct", may_skip=True),), seen_as="ogre")  # 夜叉
TAKIYASHA = Role(  # 滝夜叉姫
    "takiyasha", YAKSHAS, "cursed_yaksa",
    (Acting("abduct", may_skip=True), CurseBearing()),
    seen_as="ogre",
)
BISHAMONTEN = Role(  # 毘沙門天
    "bishamonten", YAKSHAS, "dowser_yaksa",
    (Acting("abduct", may_skip=True),),
    seen_as="ogre",
)
DAKINI = Role(  # 荼枳尼天
    "dakini", YAKSHAS, "succubus_yaksa",
    (Acting("abduct", may_skip=True),),
    seen_as="ogre",
)

ROLES = (YAKSHA, TAKIYASHA, BISHAMONTEN, DAKINI)
