"""司祭系 — those who count."""

from __future__ import annotations

from engine.shikigami.night.bodies import PossessionLimited
from engine.shikigami.night.door import GuardLimited
from engine.shikigami.night.dreams import Dreaming
from engine.shikigami.night.first_night import Heavenly, KeepsItsRole
from engine.shikigami.night.oracles import (
    Oracle,
    RainPraying,
    counts_by_turns,
    counts_camps_around,
    counts_dead_others,
    counts_dreamers,
    counts_traits,
    counts_villagers,
    counts_visits,
    even_nights,
    every_night,
    first,
    fourth,
    from_night_2,
    from_night_4,
    names_the_dummys_role,
    names_the_heir,
    odd_nights,
    the_dummy,
)
from engine.shikigami.night.revival import RevivalLimited
from engine.shikigami.terms import VILLAGE, Family, Role

PRIESTS = Family("priest", VILLAGE, basic="priest", upper="high_priest", lower="dream_priest")

PRIEST = Role("priest", PRIESTS, "priest", (GuardLimited(), Oracle(counts_villagers, odd_nights)))  # 司祭
BISHOP = Role("bishop", PRIESTS, "bishop_priest", (GuardLimited(), Oracle(counts_dead_others, even_nights)))  # 司教
DOWSER = Role("dowser", PRIESTS, "dowser_priest", (GuardLimited(), Oracle(counts_traits, odd_nights)))  # 探知師
RAIN_PRAYER = Role("rain_prayer", PRIESTS, "weather_priest", (GuardLimited(), RainPraying()))  # 祈祷師
HIGH_PRIEST = Role(  # 大司祭
    "high_priest", PRIESTS, "high_priest",
    (GuardLimited(), Oracle(counts_by_turns, from_night_4)),
)
PROPHET = Role(  # 預言者
    "prophet", PRIESTS, "crisis_priest", (Oracle(names_the_heir, every_night),), shown_as="villager",
)
WIDOW = Role(  # 未亡人
    "widow", PRIESTS, "widow_priest",
    (Oracle(names_the_dummys_role, first, result="sympathy", about=the_dummy), KeepsItsRole()),
    gives=("mind_sympathy",), shown_as="villager",
)
SAINT_PRINCE = Role(  # 聖徳道士
    "saint_prince", PRIESTS, "holy_priest",
    (GuardLimited(), Oracle(counts_camps_around, fourth)),
)
CELESTIAL = Role(  # 天人
    "celestial", PRIESTS, "revive_priest",
    (PossessionLimited(), RevivalLimited(), Heavenly(), KeepsItsRole()),
)
BOUNDARY_PRIEST = Role(  # 境界師
    "boundary_priest", PRIESTS, "border_priest",
    (GuardLimited(), Oracle(counts_visits, from_night_2)),
)
DREAM_PRIEST = Role(  # 夢司祭
    "dream_priest", PRIESTS, "dummy_priest",
    (GuardLimited(), Dreaming(), Oracle(counts_dreamers, odd_nights, dreams=True)),
    shown_as="priest",
)

ROLES = (
    PRIEST, BISHOP, DOWSER, RAIN_PRAYER, HIGH_PRIEST, PROPHET, WIDOW, SAINT_PRINCE, CELESTIAL, BOUNDARY_PRIEST,
    DREAM_PRIEST,
)
