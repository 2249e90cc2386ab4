"""狩人系 — those who guard."""

from __future__ import annotations

from engine.shikigami.acting import Acting
from engine.shikigami.night.attack import Poisonous
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.dreams import Dreaming
from engine.shikigami.night.guards import Guarding
from engine.shikigami.night.hunt import Hunting
from engine.shikigami.terms import VILLAGE, Family, Role

BODYGUARDS = Family("bodyguard", VILLAGE)

BODYGUARD = Role(  # 狩人
    "bodyguard", BODYGUARDS, "guard",
    (Acting("guard", dead=True, dummy=False), Guarding(), Hunting()),
)
HUNTER = Role(  # 猟師
    "hunter", BODYGUARDS, "hunter_guard",
    (Acting("guard", dead=True, dummy=False), Guarding(), Hunting()),
)
NIGHT_SPARROW = Role(  # 夜雀
    "night_sparrow", BODYGUARDS, "blind_guard",
    (Acting("guard", dead=True, dummy=False), Guarding()),
)
GATEKEEPER = Role(  # 門番
    "gatekeeper", BODYGUARDS, "gatekeeper_guard",
    (Acting("guard", dead=True, dummy=False), Guarding()),
)
MOUNTAIN_HUNTER = Role(  # 山立
    "mountain_hunter", BODYGUARDS, "step_guard",
    (Acting("step_guard", most=10, path=True), Guarding(), Hunting()),
)
GRAVEKEEPER = Role(  # 墓守
    "gravekeeper", BODYGUARDS, "grave_guard",
    (Acting("guard", either=True, dummy=False), Guarding(), Hunting()),
)
INCH_WARRIOR = Role(  # 一寸法師
    "inch_warrior", BODYGUARDS, "wanderer_guard",
    (Acting("guard", dead=True, dummy=False), Guarding(), Hunting()),
)
SAMURAI = Role(  # 侍
    "samurai", BODYGUARDS, "reflect_guard",
    (Acting("guard", dead=True, dummy=False), Guarding(), Hunting()),
)
KNIGHT = Role(  # 騎士
    "knight", BODYGUARDS, "poison_guard",
    (Acting("guard", dead=True, dummy=False), Guarding(), Hunting(), Poisonous(by_day=False)),
)
NINJA = Role(  # 忍者
    "ninja", BODYGUARDS, "fend_guard",
    (Acting("guard", dead=True, dummy=False), Guarding(), Hunting()),
)
REPORTER = Role("reporter", BODYGUARDS, "reporter", (Acting("tail"), GuardLimited()))  # ブン屋
MISFORTUNE_GOD = Role("misfortune_god", BODYGUARDS, "anti_voodoo", (Acting("ward_off"),))  # 厄神
VETERAN = Role(  # 老兵
    "veteran", BODYGUARDS, "elder_guard",
    (Acting("guard", dead=True, dummy=False), Guarding()),
)
DREAM_WARDEN = Role(  # 夢守人
    "dream_warden", BODYGUARDS, "dummy_guard",
    (Acting("guard", dead=True, dummy=False), Dreaming()),
)

ROLES = (
    BODYGUARD, HUNTER, NIGHT_SPARROW, GATEKEEPER, MOUNTAIN_HUNTER, GRAVEKEEPER, INCH_WARRIOR, SAMURAI, KNIGHT,
    NINJA, REPORTER, MISFORTUNE_GOD, VETERAN, DREAM_WARDEN,
)
