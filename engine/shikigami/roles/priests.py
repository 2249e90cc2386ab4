"""司祭系 — those who count."""

from __future__ import annotations

from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.dreams import Dreaming
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.terms import VILLAGE, Family, Role

PRIESTS = Family("priest", VILLAGE)

PRIEST = Role("priest", PRIESTS, "priest", (GuardLimited(),))  # 司祭
BISHOP = Role("bishop", PRIESTS, "bishop_priest", (GuardLimited(),))  # 司教
DOWSER = Role("dowser", PRIESTS, "dowser_priest", (GuardLimited(),))  # 探知師
RAIN_PRAYER = Role("rain_prayer", PRIESTS, "weather_priest", (GuardLimited(),))  # 祈祷師
HIGH_PRIEST = Role("high_priest", PRIESTS, "high_priest", (GuardLimited(),))  # 大司祭
PROPHET = Role("prophet", PRIESTS, "crisis_priest")  # 預言者
WIDOW = Role("widow", PRIESTS, "widow_priest")  # 未亡人
SAINT_PRINCE = Role("saint_prince", PRIESTS, "holy_priest", (GuardLimited(),))  # 聖徳道士
CELESTIAL = Role("celestial", PRIESTS, "revive_priest", (PossessionLimited(), RevivalLimited()))  # 天人
BOUNDARY_PRIEST = Role("boundary_priest", PRIESTS, "border_priest", (GuardLimited(),))  # 境界師
DREAM_PRIEST = Role("dream_priest", PRIESTS, "dummy_priest", (GuardLimited(), Dreaming()))  # 夢司祭

ROLES = (
    PRIEST, BISHOP, DOWSER, RAIN_PRAYER, HIGH_PRIEST, PROPHET, WIDOW, SAINT_PRINCE, CELESTIAL, BOUNDARY_PRIEST,
    DREAM_PRIEST,
)
