"""天候: at most one a day. A weather holds facets like a role or a trait."""

from __future__ import annotations

from engine.lots import HALF
from engine.shikigami.night.attack import CallsOffAttacks, NoPoison
from engine.shikigami.night.divination import NoCurses, NoSpells, Veiling
from engine.shikigami.night.door import BreaksGuards, LiftsLimit
from engine.shikigami.night.guards import VoidsGuards
from engine.shikigami.night.hunt import HidesPrey
from engine.shikigami.night.nullification import Nullifying
from engine.shikigami.night.revival import RevivalWeather
from engine.shikigami.terms import Weather

BITES = frozenset({"bite", "step_bite"})
STABS = frozenset({"assassinate", "step_assassinate"})

WEATHERS: dict[str, Weather] = {
    weather.id: weather
    for weather in (
        Weather("full_moon", "full_moon", (                                                          # 満月
            Nullifying(frozenset({"guard", "step_guard", "tail", "ward_off", "jam", "curse", "fox_curse"})),
        )),
        Weather("new_moon", "new_moon", (                                                            # 新月
            Nullifying(BITES | {
                "cast", "barrier", "divine", "step_divine", "dispel", "fox_divine", "tengu_power", "prank",
            }),
            CallsOffAttacks(),
        )),
        Weather("snow_glow", "no_trap", (Nullifying(frozenset({"trap"})),)),                       # 雪明り
        Weather("dark_night", "full_escape", (Nullifying(frozenset({"trap"})),)),                     # 闇夜
        Weather("searchlight", "no_escape", (Nullifying(STABS | {"escape", "exit"}),)),            # サーチライト
        Weather("blossom_haze", "no_contact", (                                                    # 花曇
            Nullifying(
                BITES | STABS | {"trap", "abduct", "escape", "exit", "tail", "scan", "step_scan"},
                walks_in_some_editions=True,
            ),
            VoidsGuards(),
            CallsOffAttacks(),
        )),
        Weather("tropical_night", "no_dream", (                                                # 熱帯夜
            Nullifying(frozenset({"dream_eat"})), VoidsGuards(dream=True),
        )),
        Weather("thunderstorm", "full_revive", (                                                    # 雷雨
            Nullifying(frozenset({"desecrate"})), RevivalWeather(rate=100),
        )),
        Weather("clear_sky", "no_revive", (RevivalWeather(rate=0),)),                                # 快晴
        Weather("scattered_rain", "missfire_revive", (RevivalWeather(doubled=True),)),                # 疎雨
        Weather("overcast", "half_guard", (BreaksGuards(HALF),)),                                      # 曇天
        Weather("azure_sky", "full_guard", (LiftsLimit(),)),                                          # 蒼天
        Weather("river_fog", "no_hunt", (HidesPrey(),)),                                           # 川霧
        Weather("half_moon", "half_moon", (Veiling(HALF),)),                                         # 半月
        Weather("sunshower", "no_fox_dead", (NoSpells(),)),                                            # 天気雨
        Weather("lunar_eclipse", "no_cursed", (NoCurses(),)),                                    # 月蝕
        Weather("drought", "no_poison", (NoPoison(),)),                                                # 旱魃
    )
}

ONLY_LATER = frozenset({"white_feathered_arrow", "dark_night", "searchlight"})
"""V1: the weathers that only some editions know (`Version.later_weathers`)."""
