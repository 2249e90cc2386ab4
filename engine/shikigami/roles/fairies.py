"""妖精系 — those who play pranks."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.dreams import Fairylike
from engine.shikigami.terms import BAT, Family, Role

FAIRIES = Family("fairy", BAT)

FAIRY = Role("fairy", FAIRIES, "fairy", (Acting("prank", first=1), Fairylike()))  # 妖精
LIGHT_FAIRY = Role("light_fairy", FAIRIES, "light_fairy", (Acting("prank", first=1), Fairylike()))  # 光妖精
DARK_FAIRY = Role("dark_fairy", FAIRIES, "dark_fairy", (Acting("prank", first=1), Fairylike()))  # 闇妖精
STAR_FAIRY = Role("star_fairy", FAIRIES, "star_fairy", (Acting("prank", first=1), Fairylike()))  # 星妖精
FLOWER_FAIRY = Role(  # 花妖精
    "flower_fairy", FAIRIES, "flower_fairy",
    (Acting("prank", first=1), Fairylike()),
)
ICE_FAIRY = Role("ice_fairy", FAIRIES, "ice_fairy", (Acting("prank", first=1), Fairylike()))  # 氷妖精
LOVE_FAIRY = Role(  # 恋妖精
    "love_fairy", FAIRIES, "sweet_fairy",
    (Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, dummy=False), Fairylike()),
)
GRASS_FAIRY = Role("grass_fairy", FAIRIES, "grass_fairy", (Acting("prank", first=1), Fairylike()))  # 草妖精
MIRROR_FAIRY = Role(  # 鏡妖精
    "mirror_fairy", FAIRIES, "mirror_fairy",
    (Acting("shoot_arrow", first=1, last=1, least=2, most=2, oneself=True, dummy=False), Fairylike()),
)

ROLES = (FAIRY, LIGHT_FAIRY, DARK_FAIRY, STAR_FAIRY, FLOWER_FAIRY, ICE_FAIRY, LOVE_FAIRY, GRASS_FAIRY, MIRROR_FAIRY)
